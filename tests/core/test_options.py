# SPDX-License-Identifier: MIT
"""Set-up choices packed into an int."""

from __future__ import annotations

import itertools

import pytest

from core import options

OPTIONS = (
    ("mode", 0, ("plain", "fancy", "wild")),
    ("sides", 2, ("off", "on")),
    ("level", 5, ("a", "b", "c", "d", "e")),
)


@pytest.mark.parametrize("n, bits", [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)])
def test_width(n, bits):
    assert options.width(("x",) * n) == bits


def test_defaults_are_the_first_words():
    assert [options.get(OPTIONS, 0, name) for name, _shift, _words in OPTIONS] == ["plain", "off", "a"]


def test_every_combination_comes_back():
    seen = set()
    for words in itertools.product(*(choices for _name, _shift, choices in OPTIONS)):
        packed = 0
        for (name, _shift, _choices), word in zip(OPTIONS, words):
            packed = options.put(OPTIONS, packed, name, word)
        assert options.valid(OPTIONS, packed)
        assert tuple(options.get(OPTIONS, packed, name) for name, _shift, _choices in OPTIONS) == words
        seen.add(packed)
    assert len(seen) == 3 * 2 * 5


def test_put_replaces_only_its_own():
    packed = options.put(OPTIONS, options.put(OPTIONS, 0, "mode", "wild"), "level", "e")
    packed = options.put(OPTIONS, packed, "mode", "fancy")
    assert (options.get(OPTIONS, packed, "mode"), options.get(OPTIONS, packed, "level")) == ("fancy", "e")
    assert options.put(OPTIONS, packed, "mode", "plain") == 4 << 5


def test_valid_is_exact():
    """Of all small numbers only those that put can make."""
    made = {a | b << 2 | c << 5 for a in range(3) for b in range(2) for c in range(5)}
    assert {packed for packed in range(1024) if options.valid(OPTIONS, packed)} == made


@pytest.mark.parametrize("name, value, told", [
    ("mode", "blue", "option mode takes plain or fancy or wild, not blue"),
    ("color", "red", "no option color; there are: mode, sides, level"),
])
def test_put_says_what_is_allowed(name, value, told):
    with pytest.raises(ValueError) as fault:
        options.put(OPTIONS, 0, name, value)
    assert str(fault.value) == told


def test_get_of_an_unknown_option():
    with pytest.raises(ValueError, match="no option color"):
        options.get(OPTIONS, 0, "color")
