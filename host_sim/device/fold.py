# SPDX-License-Identifier: MIT
"""Constants of other modules, put in their places before the firmware is compiled for a board.

mpy-cross folds `const(...)` inside one file only; a constant that other files use costs its name, an entry in a
dictionary and a look-up at each use, some 12 KB of heap in all. Here `data.PHASE` becomes its number wherever it
is certain what `data` is, and constants that nothing asks for by name any more become private ones, which
mpy-cross drops. Lines keep their numbers.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Edit = tuple[int, int, int, int, str]  # line, byte column, end line, end byte column, text


@dataclass
class Module:
    """One file: its tree, its constants and how it calls those of others."""

    name: str
    source: str
    tree: ast.Module
    constants: dict[str, int] = field(default_factory=dict)
    modules: dict[str, str] = field(default_factory=dict)  # local name -> module
    borrowed: dict[str, tuple[str, str]] = field(default_factory=dict)  # local name -> (module, constant)
    handed_on: list[str] = field(default_factory=list)  # modules of which it says `from x import *`
    bound: set[str] = field(default_factory=set)  # names that are assigned, other than by an import
    edits: list[Edit] = field(default_factory=list)


def folded(sources: Mapping[str, str]) -> dict[str, str]:
    """Module name -> source, with constants folded across all of them."""
    modules = {name: Module(name, text, ast.parse(text)) for name, text in sources.items()}
    for module in modules.values():
        module.bound = set(_bound(module.tree))
        module.constants = _constants(module.tree)
    for module in modules.values():
        _follow_imports(module, modules)
    asked: set[str] = set()
    for module in modules.values():
        asked |= _fold_uses(module, modules)
    for module in modules.values():
        _shorten_imports(module, asked)
        _hide(module, asked)
    return {name: _edited(module.source, module.edits) for name, module in modules.items()}


def _bound(tree: ast.Module) -> Iterable[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name


def _constants(tree: ast.Module) -> dict[str, int]:
    """NAME = const(...) at the top of a file, assigned once."""
    found: dict[str, int] = {}
    times: dict[str, int] = {}
    for name in _bound(tree):
        times[name] = times.get(name, 0) + 1
    for node in tree.body:
        target = _constant_name(node)
        if target and times[target] == 1:
            value = _value(node.value.args[0], found)  # type: ignore[attr-defined]
            if value is not None:
                found[target] = value
    return found


def _constant_name(node: ast.stmt) -> str | None:
    if not isinstance(node, ast.Assign) or len(node.targets) != 1 or not isinstance(node.targets[0], ast.Name):
        return None
    call = node.value
    if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "const" and len(call.args) == 1:
        return node.targets[0].id
    return None


def _value(node: ast.expr, known: Mapping[str, int]) -> int | None:
    """A constant expression of whole numbers, or None."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id not in known:
            return None
        if isinstance(part, ast.Constant) and type(part.value) is not int:
            return None
        if not isinstance(part, (ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.Constant, ast.Name, ast.expr_context)):
            return None
    return eval(compile(ast.Expression(node), "<const>", "eval"), {"__builtins__": {}}, dict(known))


def _follow_imports(module: Module, modules: Mapping[str, Module]) -> None:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname and alias.name in modules:
                    _call(module, alias.asname, alias.name)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                local = alias.asname or alias.name
                if alias.name == "*" and node.module in modules:
                    module.handed_on.append(node.module)
                elif f"{node.module}.{alias.name}" in modules:
                    _call(module, local, f"{node.module}.{alias.name}")
                elif node.module in modules and alias.name in modules[node.module].constants and local not in module.bound:
                    module.borrowed[local] = (node.module, alias.name)


def _call(module: Module, local: str, name: str) -> None:
    # a name that is something else elsewhere in the file is left alone
    if local in module.bound or module.modules.get(local, name) != name:
        module.bound.add(local)
        module.modules.pop(local, None)
    else:
        module.modules[local] = name


def _fold_uses(module: Module, modules: Mapping[str, Module]) -> set[str]:
    """Replace what can be; the names that are still asked for, as attributes or in strings."""
    asked: set[str] = set()
    todo: list[ast.AST] = [module.tree]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Attribute):
            number = _number_of(node, module, modules)
            if number is not None:
                _replace(module, node, number)
                continue
            asked.add(node.attr)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in module.borrowed:
            home, constant = module.borrowed[node.id]
            _replace(module, node, modules[home].constants[constant])
        elif isinstance(node, ast.ImportFrom):
            asked |= {alias.name for alias in node.names if (alias.asname or alias.name) not in module.borrowed}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            asked.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            # before Python 3.12 the places in an f-string are not to be trusted
            asked |= {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
            asked |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            continue
        todo.extend(ast.iter_child_nodes(node))
    return asked


def _number_of(node: ast.Attribute, module: Module, modules: Mapping[str, Module]) -> int | None:
    if isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name) and node.value.id in module.modules:
        home = modules[module.modules[node.value.id]]
        for owner in (home.name, *home.handed_on):
            if node.attr in modules[owner].constants:
                return modules[owner].constants[node.attr]
    return None


def _replace(module: Module, node: ast.expr, number: int) -> None:
    text = str(number) if number >= 0 else f"({number})"
    assert node.end_lineno is not None and node.end_col_offset is not None
    module.edits.append((node.lineno, node.col_offset, node.end_lineno, node.end_col_offset, text))


def _shorten_imports(module: Module, asked: set[str]) -> None:
    """Take out of `from x import A, B` the constants that are used by number only."""
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.ImportFrom):
            continue
        kept = [a for a in node.names if (a.asname or a.name) not in module.borrowed or (a.asname or a.name) in asked]
        asked |= {a.name for a in kept if (a.asname or a.name) in module.borrowed}
        if len(kept) == len(node.names):
            continue
        words = ", ".join(a.name + (f" as {a.asname}" if a.asname else "") for a in kept)
        text = f"from {node.module} import {words}" if kept else "pass"
        assert node.end_lineno is not None and node.end_col_offset is not None
        text += "\n" * (node.end_lineno - node.lineno) if node.col_offset == 0 else ""
        module.edits.append((node.lineno, node.col_offset, node.end_lineno, node.end_col_offset, text))


def _hide(module: Module, asked: set[str]) -> None:
    """Give a private name to each constant that nobody asks for."""
    gone = {name for name in module.constants if not name.startswith("_") and name not in asked}
    gone -= {name for name in gone if "_" + name in module.bound}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Name) and node.id in gone:
            assert node.end_lineno is not None and node.end_col_offset is not None
            module.edits.append((node.lineno, node.col_offset, node.end_lineno, node.end_col_offset, "_" + node.id))


def _edited(source: str, edits: list[Edit]) -> str:
    lines = [line.encode() for line in source.split("\n")]
    for line, start, last, end, text in sorted(edits, reverse=True):
        tail = lines[last - 1][end:]
        lines[line - 1 : last] = [*(lines[line - 1][:start] + text.encode()).split(b"\n")]
        # what stood behind goes to the end of the new text
        at = line - 1 + text.count("\n")
        lines[at] += tail
        missing = (last - line) - text.count("\n")
        lines[at + 1 : at + 1] = [b""] * missing
    return b"\n".join(lines).decode()
