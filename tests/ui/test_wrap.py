# SPDX-License-Identifier: MIT
"""The linear wrap."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui import text


def wrap(s: str, columns: int, room: int = 100) -> list[str]:
    data = s.encode()
    out = array("H", [0] * (2 * room))
    lines = text.wrap(data, columns, out)
    return [data[out[2 * i] :].decode(errors="ignore")[: out[2 * i + 1]] for i in range(min(lines, room))]


@pytest.mark.parametrize(
    ("s", "columns", "lines"),
    [
        ("", 5, [""]),
        ("one two", 7, ["one two"]),
        ("one two", 6, ["one", "two"]),
        ("one two", 3, ["one", "two"]),
        ("one two three", 8, ["one two", "three"]),
        ("a\nb", 5, ["a", "b"]),
        ("a\n\nb", 5, ["a", "", "b"]),
        ("end\n", 5, ["end"]),
        ("unbreakable", 4, ["unbr", "eaka", "ble"]),
        ("a unbreakable", 4, ["a", "unbr", "eaka", "ble"]),
        ("Замок под ударом", 9, ["Замок под", "ударом"]),
        ("Ο πύργος κρατά", 8, ["Ο πύργος", "κρατά"]),
    ],
)
def test_examples(s, columns, lines):
    assert wrap(s, columns) == lines


@given(st.text(alphabet="ab жΩ→\n", max_size=80), st.integers(1, 20))
def test_nothing_is_lost_and_nothing_sticks_out(s, columns):
    lines = wrap(s, columns)
    assert all(len(line) <= columns for line in lines)
    assert "".join(lines).replace(" ", "") == s.replace(" ", "").replace("\n", "")


def test_lines_beyond_the_room_are_counted_only():
    out = array("H", [7] * 5)
    assert text.wrap(b"a b c d", 1, out) == 4
    assert list(out) == [0, 1, 2, 1, 7]


def test_offsets_fit_an_unsigned_16_bit_field():
    out = array("H", [0] * 4)
    assert text.wrap("я".encode() * 30000, 30000, out) == 1
    assert list(out[:2]) == [0, 30000]
