# SPDX-License-Identifier: MIT
"""Moving bytes between zones, against Python's own lists."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import piles

BYTES = st.lists(st.integers(0, 255), min_size=1, max_size=60)


@given(BYTES, st.data())
def test_slide_is_pop_and_insert(values, data):
    i = data.draw(st.integers(0, len(values) - 1))
    j = data.draw(st.integers(0, len(values) - 1))
    b = bytearray(values)
    piles.slide(b, i, j)
    values.insert(j, values.pop(i))
    assert list(b) == values


@given(BYTES, st.integers(0, 255), st.data())
def test_place_keeps_the_order(values, x, data):
    start = data.draw(st.integers(0, len(values)))
    end = data.draw(st.integers(start, len(values)))
    b = bytearray(values[:start] + sorted(values[start:end]) + values[end:])
    k = piles.place(b, start, end, x)
    assert start <= k <= end
    part = list(b[start:end])
    part.insert(k - start, x)
    assert part == sorted(part)
    # in front of its equals
    assert x not in b[start:k]


@given(BYTES, st.integers(0, 255), st.data())
def test_find_gives_the_first(values, x, data):
    start = data.draw(st.integers(0, len(values)))
    end = data.draw(st.integers(start, len(values)))
    part = values[start:end]
    assert piles.find(bytearray(values), start, end, x) == (start + part.index(x) if x in part else -1)


@pytest.mark.parametrize("start, end", [(0, 0), (3, 3)])
def test_an_empty_zone(start, end):
    b = bytearray(b"abc")
    assert piles.find(b, start, end, 97) == -1
    assert piles.place(b, start, end, 97) == start
