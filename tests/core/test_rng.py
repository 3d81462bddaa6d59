# SPDX-License-Identifier: MIT
"""The generator against an independent sfc16, and a light look at its evenness."""

from __future__ import annotations

from array import array
from collections import Counter

import pytest

from core import rng

MASK = 0xFFFF
SEEDS = (0, 1, 2, 0x1234, 0xFFFF, 0x10000, 0x2468ACE0, 0xFFFFFFFF)


def sfc16(seed: int):
    """Chris Doty-Humphrey's sfc16 with shifts 5, 3 and 6, warmed up by twelve steps; gives its raw words."""
    a, b, c, counter = seed & MASK, seed >> 16, 0x9E37, 1
    step = 0
    while True:
        word = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a, b = b ^ b >> 5, (c + (c << 3)) & MASK
        c = ((c << 6 | c >> 10) & MASK) + word & MASK
        step += 1
        if step > 12:
            yield word


def stream(seed: int) -> array:
    """The words of a generator started from a seed."""
    w = array("H", bytes(8))
    rng.seed(w, seed)
    return w


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("n", [2, 6, 49, 1000, 16384])
def test_numbers_are_those_of_sfc16(seed, n):
    w, words = stream(seed), sfc16(seed)
    assert [rng.rnd(w, n) for _ in range(500)] == [next(words) * n >> 16 for _ in range(500)]


def test_first_numbers():
    """Fixed for ever: saves and replays depend on them."""
    w = stream(1)
    assert [rng.rnd(w, 10000) for _ in range(8)] == FIRST
    assert list(w) == WORDS


FIRST = [2498, 4500, 7403, 1925, 3084, 5405, 3068, 4004]
WORDS = [36443, 18322, 18238, 21]


def test_all_of_the_state_is_in_the_words():
    w = stream(7)
    copy = array("H", w)
    assert [rng.rnd(w, 97) for _ in range(50)] == [rng.rnd(copy, 97) for _ in range(50)]
    assert w == copy


def test_only_four_words_are_touched():
    w = array("H", [0, 0, 0, 0, 11, 22])
    rng.seed(w, 3)
    rng.rnd(w, 6)
    assert list(w[4:]) == [11, 22]


def chi_square(counts: Counter, cells: int) -> float:
    """Pearson's statistic against equal chances."""
    expected = counts.total() / cells
    return sum((counts[i] - expected) ** 2 / expected for i in range(cells))


def test_dice_are_even():
    w = stream(5)
    # 99.99 % of fair dice stay below 25.7 with 5 degrees of freedom
    assert 0.1 < chi_square(Counter(rng.rnd(w, 6) for _ in range(60_000)), 6) < 25.7


def test_first_dice_of_games_numbered_in_a_row_are_even():
    first = Counter(rng.rnd(stream(seed), 6) for seed in range(20_000))
    assert 0.1 < chi_square(first, 6) < 25.7


def test_every_order_of_a_shuffle_is_equally_likely():
    w = stream(9)
    orders: Counter = Counter()
    for _ in range(24_000):
        pile = bytearray(range(4))
        rng.shuffle(w, pile, 0, 4)
        orders[bytes(pile)] += 1
    assert len(orders) == 24
    # 99.99 % below 56.0 with 23 degrees of freedom
    assert 4 < chi_square(Counter(dict(enumerate(orders.values()))), 24) < 56


def test_a_shuffle_stays_within_its_part():
    pile = bytearray(range(20))
    rng.shuffle(stream(4), pile, 5, 10)
    assert pile[:5] == bytes(range(5)) and pile[15:] == bytes(range(15, 20))
    assert sorted(pile[5:15]) == list(range(5, 15)) != list(pile[5:15])


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_to_shuffle_draws_nothing(count):
    w = stream(4)
    before = list(w)
    rng.shuffle(w, bytearray(3), 0, count)
    assert list(w) == before
