# SPDX-License-Identifier: MIT
"""Numbers of the rules' source: copies of constants agree, and none is too big for a 32-bit board."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

from host_sim.paths import FIRMWARE
from host_sim.seeded_cases import games

# the least number that is no small int where words have 32 bits
TOO_BIG = 1 << 30


def reached(start: list[Path]) -> list[Path]:
    """These files of the firmware and all that they import, directly or not."""
    found: list[Path] = []
    wanted = list(start)
    while wanted:
        path = wanted.pop()
        if path in found or not path.is_file():
            continue
        found.append(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                base = FIRMWARE / node.module.replace(".", "/")
                wanted += [base.with_suffix(".py"), *(base / f"{name.name}.py" for name in node.names)]
            elif isinstance(node, ast.Import):
                wanted += [(FIRMWARE / name.name.replace(".", "/")).with_suffix(".py") for name in node.names]
    return sorted(found)


# what decides and searches; saves and seeds may be bigger numbers, but they are not asked at each step
SOURCES = reached([FIRMWARE / "games" / name / part for name in games() for part in ("rules.py", "bot.py", "log.py")])


def value_of(node: ast.AST) -> int | None:
    """The whole number an expression of literals comes to, else None."""
    try:
        value = eval(compile(ast.Expression(node), "constant", "eval"), {"__builtins__": {}})
    except (NameError, TypeError, ZeroDivisionError):
        return None
    return value if type(value) is int else None


def private_constants(tree: ast.Module) -> dict[str, int]:
    """`_NAME = const(number)` of a module."""
    found = {}
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="const"), args=[arg])):
                value = value_of(arg)
                if name.startswith("_") and value is not None:
                    found[name] = value
    return found


def wrong_copies(source: str, data) -> list[str]:
    """Private constants that bear the name of one of the game's data module but not its value."""
    mine = private_constants(ast.parse(source))
    return [name for name, value in mine.items() if hasattr(data, name[1:]) and getattr(data, name[1:]) != value]


@pytest.mark.parametrize("name", games())
def test_copied_constants_agree(name):
    data = importlib.import_module(f"games.{name}.data")
    copies = 0
    for path in sorted((FIRMWARE / "games" / name).glob("*.py")):
        source = path.read_text(encoding="utf-8")
        assert wrong_copies(source, data) == [], path.name
        copies += sum(1 for known in private_constants(ast.parse(source)) if hasattr(data, known[1:]))
    assert copies > 20


def test_the_rules_and_what_they_use_are_looked_at():
    names = {path.relative_to(FIRMWARE).as_posix() for path in SOURCES}
    assert {"core/rng.py", "core/events.py", "core/piles.py", "core/options.py"} <= names
    assert {f"games/{name}/rules.py" for name in games()} <= names


def test_a_wrong_copy_is_found():
    data = importlib.import_module("games.castle_panic.data")
    assert wrong_copies("_TAR = const(20)\n_DRIVE = const(20)", data) == ["_TAR"]


def big_numbers(source: str) -> list[str]:
    """Places of whole numbers, and of expressions of literals, that need more than a small int."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Constant, ast.BinOp, ast.UnaryOp)):
            value = value_of(node)
            if value is not None and not -TOO_BIG <= value < TOO_BIG:
                found.append(f"line {node.lineno}: {value:#x}")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(FIRMWARE).as_posix())
def test_no_big_numbers_in_the_source(path: Path):
    assert big_numbers(path.read_text(encoding="utf-8")) == []


def test_a_big_number_is_found():
    assert big_numbers("a = 0x3FFFFFFF\nb = (\n  1 << 30)\nc = -(1 << 30)\nd = 2 ** 31 - 1")[0] == "line 3: 0x40000000"


def numbers_in(value) -> list[int]:
    """All whole numbers of a table."""
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [value]
    if isinstance(value, (tuple, list)):
        return [number for part in value for number in numbers_in(part)]
    if isinstance(value, dict):
        return numbers_in(tuple(value) + tuple(value.values()))
    return []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(FIRMWARE).as_posix())
def test_no_big_numbers_in_tables(path: Path):
    parts = path.relative_to(FIRMWARE).with_suffix("").parts
    module = importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    for name, value in vars(module).items():
        if not name.startswith("__"):
            assert all(-TOO_BIG <= number < TOO_BIG for number in numbers_in(value)), name
