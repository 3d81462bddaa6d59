# SPDX-License-Identifier: MIT
"""Every game's computer player: legal actions, in slices, from what it may see alone."""

from __future__ import annotations

from array import array

import pytest

from core import events
from host_sim.seeded import MAX_PLIES
from host_sim.seeded_cases import bot_of
from host_sim.seeded_table import Table, clone, pack

NO_ACTION = 0xFFFF


def decided(table: Table, state, level: int, budget: int, seed: int = 5) -> int:
    """What the computer does in this state when it thinks in slices of `budget`."""
    bot = bot_of(table.case.game)
    seat = table.rules.to_move(state)
    view = table.rules.make()
    table.rules.observe(state, seat, view)
    bot.start(view, seat, level, seed)
    for _ in range(100_000):
        action = bot.step(budget)
        if action != NO_ACTION:
            return action
    raise AssertionError("the computer does not come to an end")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_games_of_the_computer_end(table, level):
    for number in range(3):
        state = table.new(number)
        for ply in range(MAX_PLIES):
            if table.rules.to_move(state) < 0:
                break
            action = decided(table, state, level, 16, number + ply)
            assert table.rules.why_not(state, action) == 0
            table.apply(state, action)
        assert table.rules.result(state) >= 0


def test_slices_do_not_matter(table, seed):
    """Slow and quick thinking come to the same action, twice."""
    for state, _found, action in table.plies(seed):
        if action is not None:
            answers = {decided(table, state, 2, budget) for budget in (1, 7, 10_000, 10_000)}
            assert len(answers) == 1


def test_thinking_leaves_everything_as_it_is(table, seed):
    """State, observation and the events of the last action."""
    bot = bot_of(table.case.game)
    view = table.rules.make()
    for state, _found, action in table.plies(seed):
        if action is None:
            break
        seat = table.rules.to_move(state)
        table.rules.observe(state, seat, view)
        before, seen, told = pack(state), pack(view), array("H", events.LOG)
        bot.start(view, seat, 3, 1)
        while bot.step(4) == NO_ACTION:
            assert events.LOG == told
        assert (pack(state), pack(view), events.LOG) == (before, seen, told)


def test_it_does_not_see_what_is_hidden(table, seed):
    """In states that look alike to the seat it decides alike."""
    for ply, (state, _found, action) in enumerate(table.plies(seed)):
        if action is None or ply % 4:
            continue
        other = clone(state)
        table.rules.determinize(other, table.rules.to_move(state))
        assert decided(table, other, 2, 50) == decided(table, state, 2, 50)
