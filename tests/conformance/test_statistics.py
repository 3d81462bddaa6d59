# SPDX-License-Identifier: MIT
"""What statistics ask of each game that keeps them: modes with names of their own that fit a row, scores that fit the file."""

from __future__ import annotations

import importlib
import random
from array import array

import pytest

import lang
from app.settings import LANGUAGES
from core.stats import NO_SCORE, Stats
from games import NAMES
from host_sim import seeded_cases
from tests.session.disk import Box

# only games of the menu have a screen, and keep statistics
CASES = [case for case in seeded_cases.cases() if case.game in NAMES]
ROW = 31  # letters of a menu's row, of which five are the number of games


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_finished_game_can_be_counted(case, seed):
    name = case.game
    module = importlib.import_module(f"games.{name}.view_stats")
    rules = importlib.import_module(f"games.{name}.rules")
    state, out, dice = rules.make(), array("H", bytes(2 * rules.MAX_ACTIONS)), random.Random(seed)
    rules.new(state, case.seats, case.options, seed)
    first = module.mode_key(state)
    while rules.to_move(state) >= 0:
        rules.apply(state, out[dice.randrange(rules.legal(state, out))])
    key = module.mode_key(state)
    assert key == first and 0 <= key <= 255, "a game stays what it is"
    score = module.score(state, bytes(case.seats))
    assert NO_SCORE <= score < 0xFFFF
    assert module.score(state, b"\1" * case.seats) == NO_SCORE, "no person has a score"
    store = Box()
    Stats(store, name).count(key, True, score, 1, seed)
    assert list(Stats(store, name).modes) == [key]
    try:
        for code in LANGUAGES:
            lang.load(code)
            assert 0 < len(module.mode_word(key)) + 1 + 5 <= ROW
    finally:
        lang.load("en")
