# SPDX-License-Identifier: MIT
"""Ten thousand seeded games over players, modes and options, with every invariant after every action."""

from __future__ import annotations

from array import array
from collections import Counter

import pytest
from castle_grid import Watch, begun, setup

from core import events
from games.castle_panic import data, rules

GAMES = 10_000
CHUNK = 500
# 49 tokens cannot last longer than so many decisions
LONGEST = 6000


def chosen(n: int, x: int, careful: int) -> int:
    """One of n choices from a random number; a careful player seldom takes the first, which is mostly to pass."""
    k = (x >> 8) % n
    return k if k or not careful or n < 3 else 1 + (x >> 20) % (n - 1)


def play(number: int) -> tuple[int, set[int]]:
    """Game `number` with its invariants: the outcome and the kinds of actions that were taken."""
    state = begun(number)
    watch = Watch(state)
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    x = number * 2654435761 + 1 & 0xFFFFFFFF
    kinds = set()
    for _ in range(LONGEST):
        n = rules.legal(state, out)
        if n == 0:
            watch.end()
            return state[0][data.OUTCOME], kinds
        assert 0 <= rules.to_move(state) < state[0][data.SEATS_N]
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
        action = out[chosen(n, x, number >> 1 & 1)]
        kinds.add(action >> 11)
        events.clear()
        rules.apply(state, action)
        watch.after(action)
    raise AssertionError("the game does not end")


# rules: CP-010, CP-011, CP-012, CP-013, CP-098, CP-205, CP-207, CP-211, CP-236, CP-262
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_invariants_of_ten_thousand_games(chunk):
    """P-1 .. P-7 and P-10: a chunk holds every number of players and every mode, with options of every kind."""
    outcomes, kinds = Counter(), set()
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        try:
            outcome, found = play(number)
        except Exception as fault:
            raise AssertionError(f"game {number} {setup(number)}: {fault!r}") from fault
        outcomes[outcome] += 1
        kinds |= found
    assert outcomes[data.WON] > 20 and outcomes[data.LOST] > 20
    assert kinds == set(range(data.TOKEN + 1))


def test_the_grid_has_everything():
    """Each mode with each number of seats, and each value of each option in each mode."""
    seen = set()
    for number in range(GAMES):
        seats, options = setup(number)
        mode = options & 3
        assert rules.setup_fault(seats, options) == 0
        seen.add(("seats", seats, mode))
        seen |= {(name, options >> shift & 1, mode) for name, shift, _words in data.OPTIONS[1:]}
    assert len(seen) == 2 + 5 * 4 + 2 * 4 * (len(data.OPTIONS) - 1)
