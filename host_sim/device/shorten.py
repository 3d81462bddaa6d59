# SPDX-License-Identifier: MIT
"""Other names for what only the firmware itself calls by name: functions, classes, attributes, arguments.

MicroPython keeps every name for ever once a module has been loaded, 7 bytes and its letters, and the table of them
grows by doubling. Names that it has in flash anyway (rom_names.txt) cost nothing; so those stand for ours.

A name of ours has one stand-in everywhere, so it need not be known what an object is. Two names may have the same
stand-in if they never meet: if no file has both, nor a file with its base classes' and star imports' files. A class
and a module have all their names in their own file; those that are set from outside share theirs with no other.
Lines keep their numbers, so a crash report still says where.
"""

from __future__ import annotations

import ast
import builtins
import io
import keyword
import string
import tokenize
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_ROM_NAMES = Path(__file__).with_name("rom_names.txt")
# what the compiler or the runtime looks for under these names, and what framebuf's own class has
_TAKEN = frozenset(
    "self const viper native bytecode ptr8 ptr16 ptr32 ptr uint execfile close read write ioctl readinto readline"
    " readblocks writeblocks send throw value errno flush seek tell args fill fill_rect pixel hline vline rect line"
    " ellipse poly text scroll blit".split()
) | {*dir(builtins), *keyword.kwlist}


@cache
def rom_names() -> frozenset[str]:
    """Names that MicroPython has in flash."""
    lines = _ROM_NAMES.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


@dataclass
class _File:
    source: str
    tree: ast.Module
    tokens: list[tokenize.TokenInfo]

    @classmethod
    def of(cls, source: str) -> _File:
        return cls(source, ast.parse(source), list(tokenize.generate_tokens(io.StringIO(source).readline)))

    @property
    def names(self) -> set[str]:
        return {token.string for token in self.tokens if token.type == tokenize.NAME}


def shortened(sources: Mapping[str, str], foreign: Iterable[str] = ()) -> dict[str, str]:
    """Module name -> source with stand-ins.  `foreign`: sources that are loaded as they are, and so keep their names."""
    files = {name: _File.of(source) for name, source in sources.items()}
    others = set().union(*(_File.of(source).names for source in foreign))
    fixed = others | rom_names() | _TAKEN | {part for name in files for part in name.split(".")}
    for file in files.values():
        fixed |= _asked_for(file.tree, files)
    ours = set().union(*(_defined(file.tree) for file in files.values())) - fixed
    ours = {name for name in ours if not (name.startswith("__") and name.endswith("__"))}
    free = _free(others.union(*(file.names for file in files.values())))
    stand_ins = _stand_ins(ours, _companies(files), set().union(*(_set_from_outside(file.tree) for file in files.values())), free)
    return {name: _renamed(file, stand_ins) for name, file in files.items()}


def _asked_for(tree: ast.Module, ours: Set[str] | Mapping[str, object]) -> set[str]:
    """Names that strings or modules of others ask for, those of exceptions, which are read, and folded constants."""
    found: set[str] = set()
    strangers: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.Import):
            strangers |= {(alias.asname or alias.name).split(".")[0] for alias in node.names if alias.name not in ours}
        elif isinstance(node, ast.ImportFrom) and node.module not in ours:
            strange = [a for a in node.names if f"{node.module}.{a.name}" not in ours]
            found |= {alias.name for alias in strange}
            strangers |= {alias.asname or alias.name for alias in strange}
        elif isinstance(node, ast.JoinedStr):
            # before Python 3.12 the tokens do not show what is in an f-string
            found |= {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            found |= {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}
        elif isinstance(node, ast.ClassDef) and any(ast.unparse(base).endswith(("Error", "Exception")) for base in node.bases):
            found.add(node.name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in strangers:
            found.add(node.attr)
    return found | _constants(tree)


def _constants(tree: ast.Module) -> set[str]:
    """Private constants: mpy-cross drops them by the way their names begin."""
    calls = [node for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)]
    names = {name for node in calls if ast.unparse(node.value.func) == "const" for name in _bound_in([node])}  # type: ignore[attr-defined]
    return {name for name in names if name.startswith("_")}


def _defined(tree: ast.Module) -> set[str]:
    """Names of the module, of its classes and their objects, and of arguments; not those of local variables."""
    found = set(_bound_in(tree.body))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            found |= set(_bound_in(node.body))
        elif isinstance(node, (ast.FunctionDef, ast.Lambda)):
            found |= {node.name} if isinstance(node, ast.FunctionDef) else set()
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.Global):
            found |= set(node.names)
    return found


def _bound_in(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
            continue
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                yield part.id
            elif isinstance(part, ast.alias) and part.asname:
                yield part.asname


def _set_from_outside(tree: ast.Module) -> set[str]:
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if not (isinstance(node.value, ast.Name) and node.value.id == "self")
    }


def _companies(files: Mapping[str, _File]) -> list[set[str]]:
    """The names that meet: of each file, with those of the files that it builds upon."""
    below = {name: _built_upon(file.tree) & set(files) for name, file in files.items()}
    companies = []
    for name in files:
        whole, todo = {name}, [name]
        while todo:
            new = below[todo.pop()] - whole
            whole |= new
            todo += new
        companies.append(set().union(*(files[part].names for part in whole)))
    return companies


def _built_upon(tree: ast.Module) -> set[str]:
    """Modules of which it has base classes, or all names."""
    origin: dict[str, set[str]] = {}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if alias.name == "*":
                    found.add(node.module)
                origin.setdefault(alias.asname or alias.name, set()).update((node.module, f"{node.module}.{alias.name}"))
        elif isinstance(node, ast.Import):
            for alias in node.names:
                origin.setdefault(alias.asname or alias.name.split(".")[0], set()).add(alias.name)
    for node in ast.walk(tree):
        for base in node.bases if isinstance(node, ast.ClassDef) else ():
            for part in ast.walk(base):
                if isinstance(part, ast.Name):
                    found |= origin.get(part.id, set())
    return found


def _free(seen: Set[str]) -> list[str]:
    """Names to give, the best first: short ones from flash, then more than will be needed."""
    usable = [name for name in rom_names() - _TAKEN - seen if not name.startswith("_") and not name[0].isupper()]
    made = (a + b + "_" for a in string.ascii_lowercase for b in string.ascii_letters)
    return sorted(usable, key=lambda name: (len(name), name)) + [name for name in made if name not in seen]


def _stand_ins(ours: set[str], companies: list[set[str]], alone: set[str], free: list[str]) -> dict[str, str]:
    meets = {name: [i for i, company in enumerate(companies) if name in company] for name in ours}
    given: list[set[str]] = [set() for _ in companies]
    found: dict[str, str] = {}
    # the ones with most company first: they have the least choice
    for name in sorted(ours, key=lambda name: (name not in alone, -len(meets[name]), name)):
        known = set().union(*(given[i] for i in meets[name]))
        found[name] = next(word for word in free if word not in known)
        for i in range(len(companies)) if name in alone else meets[name]:
            given[i].add(found[name])
    return found


def _renamed(file: _File, stand_ins: Mapping[str, str]) -> str:
    lines = file.source.split("\n")
    for token in reversed(file.tokens):
        new = stand_ins.get(token.string) if token.type == tokenize.NAME else None
        if new:
            (line, start), (_, end) = token.start, token.end
            text = lines[line - 1]
            lines[line - 1] = text[:start] + new + text[end:]
    return "\n".join(lines)
