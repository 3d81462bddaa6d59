# SPDX-License-Identifier: MIT
"""Dungeon Busters' own steps: a whole fight, what a game of chance comes to."""

from __future__ import annotations

from pytest_bdd import parsers, when

from games.dungeon_busters import data
from host_sim.steps.table import Table


@when(parsers.re(r'the cards are "(?P<cards>[1-7](?:, ?[1-7])*)"'))
def the_cards(table: Table, cards: str) -> None:
    """Seat 1 commits the first of these, and so on; the last one to commit closes the choice."""
    values = [int(card) for card in cards.split(",")]
    table.start()
    if len(values) != table.rules.seats(table.state):
        raise AssertionError(f"{len(values)} cards are named, and there are {table.rules.seats(table.state)} seats")
    for _ in values:
        if table.state[0][data.PHASE] != data.CHOOSE:
            raise AssertionError("no cards are chosen now")
        action = data.COMMIT << 11 | values[table.rules.to_move(table.state)]
        rule = table.why_not(action)
        if rule:
            raise AssertionError(f"{table.rule(rule)} forbids seat {table.rules.to_move(table.state) + 1} that card")
        table.apply(action)
    table.settle()
