# SPDX-License-Identifier: MIT
"""The names on the board: which ones may change, and that the program stays the same."""

from __future__ import annotations

import ast
import io
import tokenize

import pytest

from host_sim.device import files
from host_sim.device.shorten import rom_names, shortened

SOURCE = '''
from other import shared_thing
_TABLE = (1, 2)
_SIDE_CODE = const(3)
def doubled(number, by_step=1):
    """number"""
    return number * 2 + by_step
class Treasure:
    def __init__(self, content):
        self._content = content
        self.extent = doubled(content)
    def grown(self, by_much):
        self._content += by_much
        return self._content
chest = Treasure(4)
answer = (chest.extent, chest.grown(3), doubled(5, by_step=2), _TABLE[1], shared_thing)
QUESTION = "answer"
'''


def names_in(source: str) -> set[str]:
    return {token.string for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.type == tokenize.NAME}


def test_the_program_stays_the_same():
    short = shortened({"one": SOURCE, "other": "shared_thing = 'as it was'\n"})
    found = []
    for text in (SOURCE, short["one"]):
        names = {"const": int}
        lines = text.split("\n")
        shared = lines[1].split()[-1]
        exec(text.replace(lines[1], f"{shared} = 'as it was'"), names)
        found.append(names["answer"])
    assert found[0] == found[1]
    assert short["one"].count("\n") == SOURCE.count("\n")


def test_names_of_our_own_become_names_from_flash():
    before = {"one": SOURCE, "other": "shared_thing = 1\n"}
    short = shortened(before)
    gone = {"doubled", "_TABLE", "content", "_content", "grown", "by_step", "by_much", "Treasure", "extent", "shared_thing"}
    assert not gone & names_in(short["one"])
    assert names_in(short["one"]) - names_in(SOURCE) <= rom_names()
    # what one imports is what the other has
    assert short["one"].split("\n")[1].split()[-1] == short["other"].split()[0]


@pytest.mark.parametrize("name", ["answer", "_SIDE_CODE", "number"])
def test_names_that_are_asked_for_stay(name):
    # by a string, by mpy-cross, in a docstring of one word
    assert name in names_in(shortened({"one": SOURCE, "other": ""})["one"])


@pytest.mark.parametrize("asking", ["getattr(x, '_content')", "f'{x._content}'"])
def test_a_name_in_a_string_stays(asking):
    assert "self._content" in shortened({"one": SOURCE, "two": f"def show(x):\n    return {asking}\n"})["one"]


def test_what_a_library_calls_stays():
    assert "self._content" in shortened({"one": SOURCE}, ["def f(box):\n    return box._content\n"])["one"]
    assert "def sunrise(" in shortened({"one": "import almanac\ndef sunrise(): return almanac.sunrise\n"})["one"]


def test_an_exception_is_called_by_its_name():
    assert "BadLuckError" in shortened({"one": "class BadLuckError(ValueError):\n    pass\n"})["one"]


def test_one_attribute_is_one_in_every_file():
    parts = {"one": "class A:\n    def __init__(self):\n        self._inner = 1\n", "two": "def look(a):\n    return a._inner\n"}
    short = shortened(parts)
    names = [node.attr for text in short.values() for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)]
    assert len(names) == 2 and len(set(names)) == 1 and names[0] != "_inner"


def test_names_that_meet_differ():
    base = "class Base:\n    def lower_half(self):\n        return 1\n"
    derived = "from one import Base\nclass Derived(Base):\n    def upper_half(self):\n        return 2\n"
    setter = "def mark(thing):\n    thing.coloured = 3\n"
    short = shortened({"one": base, "two": derived, "three": setter})
    names: dict[str, object] = {}
    for text in short.values():
        exec(text.replace(short["two"].split("\n")[0], ""), names)
    kind = next(one for one in names.values() if isinstance(one, type) and one.__bases__ != (object,))
    marks = next(one for name, one in names.items() if name != "__builtins__" and callable(one) and not isinstance(one, type))
    thing = kind()
    marks(thing)
    found = [value() if callable(value) else value for value in (getattr(thing, name) for name in dir(thing) if name[0] != "_")]
    assert sorted(found) == [1, 2, 3]


def test_it_pays():
    # the names that the board has to keep, each once
    kept = {name for source in files.sources().values() for name in names_in(source)} - rom_names()
    functions = {
        node.name
        for path, source in files.sources().items()
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and not path.startswith("lib/")
    }
    assert len(functions & kept) < 60
