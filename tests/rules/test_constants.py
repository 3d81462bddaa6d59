# SPDX-License-Identifier: MIT
"""Each hot module of a game declares its constants again: all must agree with the game's data."""

import ast
import importlib

import pytest

from host_sim.paths import FIRMWARE

FILES = sorted((FIRMWARE / "games").glob("*/*.py"))


def declared(path) -> dict[str, tuple[int, int]]:
    """Name without its underscore, value and line of each `_NAME = const(value)` of a file."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Call):
            continue
        name, call = node.targets[0], node.value
        if isinstance(call.func, ast.Name) and call.func.id == "const" and isinstance(name, ast.Name) and name.id[0] == "_":
            found[name.id[1:]] = eval(compile(ast.Expression(call.args[0]), str(path), "eval"), {}), node.lineno
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_constants_agree_with_data(path):
    if path.name in ("data.py", "__init__.py"):
        return
    data = importlib.import_module(f"games.{path.parent.name}.data")
    wrong = [
        f"{path}:{line}: _{name} is {value}, {data.__name__} has {getattr(data, name)}"
        for name, (value, line) in declared(path).items()
        if getattr(data, name, value) != value
    ]
    assert not wrong, "\n".join(wrong)


def test_the_hot_modules_do_declare_constants():
    """The test above would pass if it found nothing."""
    counts = {path.stem: len(declared(path)) for path in FILES if path.parent.name == "castle_panic"}
    assert counts["turn"] > 40 and counts["move"] > 20 and counts["legal"] > 20
