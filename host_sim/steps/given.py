# SPDX-License-Identifier: MIT
"""Given: the game, its options, the position, what will be drawn and rolled."""

from __future__ import annotations

import re

import pytest
from pytest_bdd import given, parsers

from host_sim.errors import UserError
from host_sim.steps.table import Table

_GAME = (
    r"a game of (?P<game>\w+)(?: for (?P<seats>\d+) players?)?"
    r"(?: with (?:options )?(?P<options>[^\"]*?=[^\"]*?))?(?:,? (?:and|with) seed (?P<seed>\d+))?"
)


@given(parsers.re(_GAME), target_fixture="table")
def a_game(game: str, seats: str | None, options: str | None, seed: str | None) -> Table:
    """Sets up the table; without a position the game begins with its set-up."""
    try:
        table = Table(game)
    except ImportError as error:
        raise UserError(f"there is no game '{game}' ({error})") from None
    table.seats = int(seats) if seats else table.seats
    table.options = _packed(table, options or "")
    table.seed = None if seed is None else int(seed)
    if table.seed is not None and table.seed >= 1 << 32:
        raise UserError(f"a seed is at most {(1 << 32) - 1}, not {seed}")
    return table


def _packed(table: Table, options: str) -> int:
    from core import options as choices

    packed = 0
    for part in options.replace(",", " ").split():
        name, _, value = part.partition("=")
        try:
            packed = choices.put(table.rules.OPTIONS, packed, name, value)
        except ValueError as fault:
            raise UserError(str(fault)) from None
    return packed


@given("the position")
@given("the position:")
def the_position(table: Table, docstring: str = "", datatable: list[list[str]] | None = None) -> None:
    """The fields of a position text, in a docstring or in a table with a row a field."""
    table.give(docstring or "")
    for name, value in datatable or ():
        table.give(f"{name}: {value}")


@given(parsers.re(r'the position "(?P<text>.*)"'))
def the_position_in_line(table: Table, text: str) -> None:
    table.give(text.replace(";", "\n"))


@given(parsers.re(r'seat (?P<seat>\d+)\'s hand is "(?P<cards>.*)"'))
def the_hand(table: Table, seat: str, cards: str) -> None:
    table.give(f"hand {seat}: {cards}")


@given(parsers.re(r'the (?P<pile>\w+) to come is "(?P<cards>.*)"'))
def to_come(table: Table, pile: str, cards: str) -> None:
    """What will be drawn from the deck or the pile, the next one first."""
    table.give(f"{pile}: {cards}")


@given(parsers.re(r"the dic?e to come (?:is|are) (?P<dice>\d+(?:, *\d+)*)"))
def the_dice(table: Table, dice: str) -> None:
    """What the next rolls will show, as long as nothing is shuffled before."""
    table.must_be_new()
    table.dice = [int(die) for die in re.split(", *", dice)]


@pytest.fixture
def table() -> Table:
    """Stands in where no Given has set up a table."""
    raise AssertionError("the scenario says nothing of a game: it begins with 'Given a game of NAME'")
