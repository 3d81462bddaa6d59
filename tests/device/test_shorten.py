# SPDX-License-Identifier: MIT
"""Short names on the board: which names may change, and that the program stays the same."""

from __future__ import annotations

import ast

import pytest

from host_sim.device import files
from host_sim.device.shorten import shortened

SOURCE = '''
from other import _shared
_TABLE = (1, 2)
def _double(number, step=1):
    """number"""
    return number * 2 + step
class Box:
    def __init__(self, content):
        self._content = content
        self.size = _double(content)
    def _grown(self, by_much):
        self._content += by_much
        return self._content
box = Box(4)
answer = (box.size, box._grown(3), _double(5, step=2), _TABLE[1], _shared)
'''


def test_the_program_stays_the_same():
    short = shortened({"one": SOURCE, "other": "_shared = 'as it was'\n"})
    before, after = {}, {}
    for text, names in ((SOURCE, before), (short["one"], after)):
        exec(text.replace("from other import _shared", "_shared = 'as it was'"), names)
    assert before["answer"] == after["answer"]
    assert short["one"].count("\n") == SOURCE.count("\n")


def test_private_names_and_arguments_are_short():
    short = shortened({"one": SOURCE, "other": "_shared = 1\n"})["one"]
    names = {node.id for node in ast.walk(ast.parse(short)) if isinstance(node, ast.Name)}
    assert not names & {"_double", "_TABLE", "content", "by_much"}
    assert "_content" not in short and "_grown" not in short


@pytest.mark.parametrize("name", ["_shared", "Box", "size", "answer", "step"])
def test_names_that_others_ask_for_stay(name):
    # an import, public ones, and an argument that is given by its name
    assert name in shortened({"one": SOURCE, "other": "_shared = 1\n"})["one"]


@pytest.mark.parametrize("asking", ["getattr(x, '_content')", "f'{x._content}'"])
def test_a_name_in_a_string_stays(asking):
    assert "self._content" in shortened({"one": SOURCE, "two": f"def show(x):\n    return {asking}\n"})["one"]


def test_what_a_library_calls_stays():
    assert "self._content" in shortened({"one": SOURCE}, ["def f(box):\n    return box._content\n"])["one"]


def test_one_attribute_is_one_in_every_file():
    parts = {"one": "class A:\n    def __init__(self):\n        self._inner = 1\n", "two": "def look(a):\n    return a._inner\n"}
    short = shortened(parts)
    names = [node.attr for text in short.values() for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)]
    assert len(names) == 2 and len(set(names)) == 1 and names[0] != "_inner"


def test_it_pays():
    private = [
        node.name
        for source in files.sources().values()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("_") and not node.name.startswith("__")
    ]
    assert len(private) > 100 and sum(len(name) for name in private) < 4 * len(private)
