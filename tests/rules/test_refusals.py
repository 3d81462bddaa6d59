# SPDX-License-Identifier: MIT
"""Texts of Castle Panic that mean nothing, or what cannot be: each is refused, with its reason."""

import pytest

from host_sim.games.castle_panic import notation
from host_sim.games.fields import NotationError

POSITION = "monsters: Orc 1/2 @A1, Goblin @A2; walls: 1..5; hand 1: Red Archer, Fortify Wall, Brick, Mortar"


@pytest.mark.parametrize(
    "text, says",
    [
        ("play Red Archer on 2", "is not a monster"),
        ("play Fortify Wall on Orc @A1", "names no arc"),
        ("play Brick with Mortar on Orc @A1", "names no arc"),
        ("play Brick with Mortar on 7", "names no arc"),
        ("play Red Archer on Orc 1/3 @A1", "begins with 2, not 3"),
        ("play Red Archer on Orc 2/2 @A1", "no monster on the board"),
        ("play Red Archer", "does not say on what"),
        ("offer Brick to 9", "is no action"),
        ("send Brick to 1", "is no Monster token"),
        ("play Red Archer, Green Knight, Red Swordsman on Orc @A1", "of one colour"),
    ],
)
def test_actions_that_mean_nothing(text, says):
    state = notation.parse_position(POSITION)
    with pytest.raises(NotationError, match=says):
        notation.parse_action(state, text)


@pytest.mark.parametrize(
    "text, says",
    [
        ("trophies 1: 99 Troll, 99 Troll, 99 Troll", "line 1 .trophies 1.: there are not so many of Troll"),
        ("options: mode=coop mode=standard", "'mode' is named twice"),
        ("phase: tokens; token: Goblin; ask: wall 2; monsters: Orc @S2 !, Troll @S2 !", "leads to no such question"),
        (
            "phase: tokens; token: Monsters Move Clockwise; ask: wall 2; monsters: Orc @S2 !, Troll @S2 !",
            "leads to no such question",
        ),
        (
            "phase: tokens; token: Red Monsters Move 1; ask: wall 5; monsters: Orc @S5 !, Troll @S5 !",
            "moves only its own two arcs",
        ),
        ("phase: setup; swaps: 2", "in the set-up"),
        ("phase: setup; turn: 5", "no turn has begun"),
        ("phase: setup; discard: Tar", "no card is discarded"),
        ("phase: setup; trophies 1: Troll", "in the set-up"),
    ],
)
def test_positions_that_cannot_be(text, says):
    with pytest.raises(NotationError, match=says):
        notation.parse_position(text)
