# SPDX-License-Identifier: MIT
"""Short names for what only the firmware itself calls by name: private functions and attributes, and arguments.

MicroPython keeps every such name for ever once a module has been loaded, 7 bytes and its letters, and the table of
them grows by doubling. Names of one file get the same few short ones in every file. Lines keep their numbers, so a
crash report still says where.
"""

from __future__ import annotations

import ast
import builtins
import io
import string
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

_LETTERS = string.ascii_letters + string.digits
_KEYWORDS = {*dir(builtins), "self", "const", "ptr8", "ptr16", "ptr32"}
# shorter ones cost no more than what would replace them
_SHORT = 2


@dataclass
class _File:
    source: str
    tree: ast.Module
    tokens: list[tokenize.TokenInfo]

    @classmethod
    def of(cls, source: str) -> _File:
        return cls(source, ast.parse(source), list(tokenize.generate_tokens(io.StringIO(source).readline)))


def shortened(sources: Mapping[str, str], foreign: Iterable[str] = ()) -> dict[str, str]:
    """Module name -> source with short names.  `foreign`: sources that are loaded as they are, and so keep their names."""
    files = {name: _File.of(source) for name, source in sources.items()}
    fixed = set(_KEYWORDS)
    for file in files.values():
        fixed |= _asked_for(file.tree)
    for source in foreign:
        fixed |= {token.string for token in _File.of(source).tokens if token.type == tokenize.NAME}
    attributes = set().union(*(_attributes(file) for file in files.values())) - fixed
    # one that is an attribute anywhere has one short name everywhere
    common = dict(zip(sorted(attributes), _names("{}_", set())))
    return {name: _renamed(file, common, fixed) for name, file in files.items()}


def _asked_for(tree: ast.Module) -> set[str]:
    """Names that strings, keywords of calls or imports ask for."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
        elif isinstance(node, ast.alias):
            found |= {*node.name.split("."), node.asname or ""}
        elif isinstance(node, ast.JoinedStr):
            found |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            found |= {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
    return found


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and len(name) > _SHORT


def _attributes(file: _File) -> set[str]:
    """Private names after a dot or in the body of a class."""
    found = {node.attr for node in ast.walk(file.tree) if isinstance(node, ast.Attribute)}
    for node in ast.walk(file.tree):
        if isinstance(node, ast.ClassDef):
            found |= set(_bound_in(node.body))
    return {name for name in found if _is_private(name)}


def _bound_in(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        for target in ast.walk(node) if not isinstance(node, (ast.FunctionDef, ast.ClassDef)) else ():
            if isinstance(target, ast.Name) and isinstance(target.ctx, ast.Store):
                yield target.id


def _constants(tree: ast.Module) -> set[str]:
    calls = [node for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)]
    return {name for node in calls if ast.unparse(node.value.func) == "const" for name in _bound_in([node])}


def _own(file: _File, fixed: set[str]) -> list[str]:
    """Names that mean something in this file only: private ones of the module, and arguments."""
    module = set(_bound_in(file.tree.body))
    members = {name for node in ast.walk(file.tree) if isinstance(node, ast.ClassDef) for name in _bound_in(node.body)}
    arguments = {node.arg for node in ast.walk(file.tree) if isinstance(node, ast.arg)}
    # mpy-cross drops private constants: they cost nothing
    own = {name for name in module - _constants(file.tree) if _is_private(name)}
    own |= {name for name in arguments - module - members if len(name) > _SHORT}
    return sorted(own - fixed)


def _renamed(file: _File, common: Mapping[str, str], fixed: set[str]) -> str:
    taken = {token.string for token in file.tokens if token.type == tokenize.NAME}
    own = [name for name in _own(file, fixed) if name not in common]
    plain = {**common, **dict(zip(own, _names("_{}", taken)))}
    lines = file.source.split("\n")
    before = ""
    edits = []
    for token in file.tokens:
        if token.type == tokenize.NAME:
            new = (common if before == "." else plain).get(token.string)
            if new:
                edits.append((token.start, token.end, new))
        if token.type not in (tokenize.NL, tokenize.COMMENT):
            before = token.string
    for (line, start), (_, end), new in reversed(edits):
        text = lines[line - 1]
        lines[line - 1] = text[:start] + new + text[end:]
    return "\n".join(lines)


def _names(form: str, taken: set[str]) -> Iterator[str]:
    for length in (1, 2):
        for number in range(len(_LETTERS) ** length):
            letters = _LETTERS[number % len(_LETTERS)] + (_LETTERS[number // len(_LETTERS)] if length == 2 else "")
            name = form.format(letters)
            if name not in taken and name.isidentifier():
                yield name
