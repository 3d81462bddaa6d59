# SPDX-License-Identifier: MIT
"""Monster Hex' statistics: each number of seats keeps its own for each choice of options, the lone player's best score too."""

from __future__ import annotations

import pytest

import lang
from app.settings import LANGUAGES
from core import stats
from core.stats import NO_SCORE
from games.monster_hex import data, rules, view_stats
from host_sim.games.monster_hex.notation import parse_position

ROW = (208 - 22) // 6  # letters of a row of the menu


def over(seats: int, points: list[int], options: str = "", bonus: int = 0):
    """A finished game with these points."""
    state = rules.make()
    packed = sum(1 << bit for name, bit, _ in data.OPTIONS if name in options)
    rules.new(state, seats, packed, 1)
    state[0][data.PHASE] = data.OVER
    for seat, n in enumerate(points):
        state[0][data.POINTS + seat] = n
    state[0][data.BONUS] = bonus
    return state


def test_there_is_a_mode_for_every_game_that_can_be_set_up():
    keys = set()
    for seats in rules.SEATS:
        for options in range(16):
            if not rules.setup_fault(seats, options):
                state = rules.make()
                rules.new(state, seats, options, 1)
                keys.add(view_stats.mode_key(state))
    assert sorted(keys) == list(view_stats.MODES)
    assert len(keys) == 36 and max(keys) < 256
    full = stats.pack({key: [1, 1, 20, 0] for key in keys}, 1)
    assert sorted(stats.unpack(full)[0]) == sorted(keys), "a file holds them all"


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_mode_has_a_name_of_its_own_that_leaves_room_for_its_count(code):
    lang.load(code)
    try:
        names = [view_stats.mode_word(key) for key in view_stats.MODES]
        assert len(set(names)) == len(names)
        assert max(len(name) for name in names) + len(" 65535") <= ROW
    finally:
        lang.load("en")


def test_the_score_is_the_best_persons_with_objectives():
    state = over(3, [20, 31, 25], bonus=6)
    assert view_stats.score(state, b"\0\0\0") == 31
    assert view_stats.score(state, b"\0\2\0") == 26
    assert view_stats.score(state, b"\1\2\3") == NO_SCORE


def test_what_the_shared_faction_has_is_no_score():
    state = parse_position("seats: 1; points shared: 40; points 1: 12")
    assert view_stats.score(state, b"\0") == 12
