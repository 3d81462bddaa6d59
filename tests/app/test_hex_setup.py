# SPDX-License-Identifier: MIT
"""The set-up of Monster Hex: which seats go with which options, whichever is changed first."""

from __future__ import annotations

import pytest

from app.setup import Setup
from core import options as choices
from games.monster_hex import data, rules

SHARED, ROTATE = data.SHARED, data.ROTATE


class Words:
    """A view's words, as far as the menu asks for them before it is drawn."""

    MAIN_OPTIONS = len(data.OPTIONS)

    def seat_name(self, seat, seats, packed):
        return f"seat {seat + 1}"

    def option_word(self, name):
        return name

    def choice_word(self, name, choice):
        return choice


class Nobody:
    def name(self, seat):
        return ""


def menu(seats: int, packed: int = 0) -> Setup:
    made = Setup(rules, Words(), Nobody())
    made.levels = [0] * seats
    made.packed = packed
    made._lay_out(False)
    return made


def change(made: Setup, row: str) -> int:
    """Press right on the row that begins so; the rule that is told."""
    made._lay_out(False)
    at = [i for i, word in enumerate(made.items()) if word.startswith(row)][0]
    made.change(at, 1)
    fault, made._fault = made._fault, 0
    return fault


# rules: MH-150, MH-160, MH-176
@pytest.mark.parametrize(
    ("seats", "row", "told", "then"),
    [
        (1, "shared", 0, (2, SHARED)),
        (2, "shared", 0, (2, SHARED)),
        (3, "shared", 150, (3, 0)),
        (4, "shared", 150, (4, 0)),
        (1, "rotate", 0, (2, ROTATE)),
        (4, "rotate", 0, (4, ROTATE)),
        (1, "abilities", 0, (1, data.ABLE)),
    ],
)
def test_an_option_gets_its_seats_or_is_refused_with_its_rule(seats, row, told, then):
    made = menu(seats)
    assert change(made, row) == told
    assert (len(made.levels), made.packed) == then
    assert not rules.setup_fault(*then)


# rules: MH-150, MH-160, MH-176
@pytest.mark.parametrize(
    ("seats", "packed", "step", "told"),
    [(2, SHARED, 1, 150), (2, SHARED, -1, 160), (2, ROTATE, -1, 176), (4, ROTATE, 1, 176), (2, ROTATE, 1, 0)],
)
def test_seats_that_an_option_forbids_are_refused_with_its_rule(seats, packed, step, told):
    made = menu(seats, packed)
    made.change(1, step)
    assert made._fault == told and made.packed == packed
    assert len(made.levels) == (seats if told else seats + step)


def test_every_set_up_that_the_menu_reaches_can_be_begun():
    todo, met, state = [(2, 0)], {(2, 0)}, rules.make()
    while todo:
        seats, packed = todo.pop()
        rules.new(state, seats, packed, 1)
        rows = len(menu(seats, packed).items())
        for row in range(rows):
            for step in (1, -1):
                made = menu(seats, packed)
                made.change(row, step)
                now = len(made.levels), made.packed
                if now not in met:
                    met.add(now)
                    todo.append(now)
    # alone without shared and rotating, two with any, three and four without shared
    assert len(met) == 4 + 16 + 8 + 8
    assert all(choices.valid(data.OPTIONS, packed) for _, packed in met)
