# SPDX-License-Identifier: MIT
"""Texts of Dungeon Busters that mean nothing, or what cannot be: each is refused, with its reason."""

import pytest

from host_sim.games.dungeon_busters import notation
from host_sim.games.fields import NotationError


@pytest.mark.parametrize(
    "text, says",
    [
        ("commit", "is no action; one begins with hero, commit"),
        ("commit 12", "is no action"),
        ("speak 0", "counted from 1"),
        ("take green", "none of red, yellow, blue"),
        ("hero Wizard", "none of Cook"),
        ("announce six", "is no action"),
        ("", "is no action"),
    ],
)
def test_actions_that_mean_nothing(text, says):
    state = notation.parse_position("villain: V1-3")
    with pytest.raises(NotationError, match=says):
        notation.parse_action(state, text)


@pytest.mark.parametrize("action", [0x0005, 0x0809, 0x1801, 0x2009, 0x2803, 0x3803, 0xFFFF])
def test_numbers_that_are_no_action(action):
    with pytest.raises(NotationError, match="is no action of this game"):
        notation.action_text(notation.parse_position("villain: V1-3"), action)


@pytest.mark.parametrize(
    "text, says",
    [
        ("seats: 2", "not a whole number from 3 to 5"),
        ("seats: 5; hero 1: Cook; hero 6: Smith", "line 1 .hero 6.: there is no such field"),
        ("seats: 3; hero 1: Cook; hero 2: Smith; hero 4: Scout; hero 5: Fiddler; hero 6: Scholar", "no such field"),
        ("seats: 4; hero 1: Cook; hero 2: Cook", "two seats have the same hero"),
        ("villain: V4-1", "'V4-1' is no villain"),
        ("phase: over; villain: V1-1", "no villain in play"),
        ("villain: V1-1; met: V1-1", "five different villains"),
        ("villain: V1-1; met: V2-1", "one battle after another"),
        ("villain: V1-1; deck: V1-2, V1-2", "five different villains"),
        ("tokens 1: 1/1", "not of the form 1/0/2"),
        ("tokens 1: 5/1/1; reserve: 11/11/11", "15 red tokens"),
        ("tokens 1: 15/1/1", "15 red tokens"),
        ("seats: 3; card 1: 1", "are 2 to 7"),
        ("row 1: 1, 2, 3, 4, 5", "four cards at most"),
        ("row 1: 3, 3; row 2: 1, 2; row 3: 1, 2; row 4: 1, 2", "each card once"),
        ("row 1: 3; row 2: 1; row 3: 1; row 4: 1; said 1: 3", "only a card of its hand"),
        ("options: talk=off; said 1: 3", "has announced nothing"),
        ("options: talk=off; talks 1: 3", "has announced nothing"),
        ("kept 1: 1", "in more fights than there were"),
        ("phase: pick; villain: V1-1; card 1: 1; card 2: 2; card 3: 3", "every seat has played"),
        ("phase: pick; villain: V1-1; card 1: 1; card 2: 1; card 3: 3; card 4: 2; centre: 1/1/0; mover: 1", "DB-047"),
        ("phase: lose; villain: V1-1; card 1: 1; card 2: 1; card 3: 3; card 4: 2", "DB-060"),
        ("phase: lose; villain: V1-5; card 1: 1; card 2: 1; card 3: 3; card 4: 2; tokens 1: 2/1/1", "DB-062"),
        ("phase: heroes; tokens 1: 2/1/1", "nothing has been played"),
        ("phase: heroes; hero 2: Cook", "DB-108"),
        ("phase: heroes; mover: 2", "DB-108"),
        ("options: talk=maybe", "on or off"),
        ("rng: 1 2 3", "four hexadecimal words"),
        ("castle: red", "no such field"),
    ],
)
def test_positions_that_cannot_be(text, says):
    with pytest.raises(NotationError, match=says):
        notation.parse_position(text)
