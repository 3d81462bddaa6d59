# SPDX-License-Identifier: MIT
"""Texts of Monster Hex that mean nothing, or what cannot be: each is refused, with its reason; the rules behind a refusal."""

import pytest

from games.monster_hex import data, rules
from host_sim.games.fields import NotationError
from host_sim.games.monster_hex import notation


@pytest.mark.parametrize(
    "text, says",
    [
        ("place", "is no action; one begins with faction, ability"),
        ("place D1 @0/1 r0", "'d1' is no tile"),
        ("place S1 @0/0 r0", "no free hex 0/0"),
        ("place S1 @5/5 r0", "no free hex 5/5"),
        ("place S1 @1/0 r6", "is no action"),
        ("place S1 1/0 r1", "is no action"),
        ("target 1/0", "is no action"),
        ("target @north", "no hex like"),
        ("confuse @1/0", "is no action"),
        ("faction Pink", "none of Red, Blue"),
        ("ability Fly", "none of Enchant"),
        ("slot 3", "none of 1, 2"),
        ("use it", "is no action"),
        ("", "is no action"),
    ],
)
def test_actions_that_mean_nothing(text, says):
    with pytest.raises(NotationError, match=says):
        notation.parse_action(notation.parse_position("seats: 2"), text)


NO_ACTIONS = [0x0780, 0x006C, 0x0812, 0x106C, 0x1812, 0x2001, 0x2801, 0x3002, 0x3804, 0x4008, 0x4800, 0xFFFF]


@pytest.mark.parametrize("action", NO_ACTIONS)
def test_numbers_that_are_no_action(action):
    state = notation.parse_position("seats: 2")
    with pytest.raises(NotationError, match="is no action of this game"):
        notation.action_text(state, action)
    assert rules.why_not(state, action)


@pytest.mark.parametrize(
    "text, says",
    [
        ("seats: 5", "not a whole number from 1 to 4"),
        ("seats: 3; options: shared=on", "MH-150"),
        ("seats: 1; options: rotate=on", "MH-176"),
        ("options: abilities=maybe", "off or on"),
        ("seats: 2; faction 3: Red", "no such field"),
        ("faction 1: Red; faction 2: Red", "MH-003"),
        ("faction 1: Red; faction shared: Blue", "no such field"),
        ("options: abilities=on; faction 1: Red; ability 1: Curse", "MH-014"),
        ("faction 1: Red; ability 1: Bounty", "MH-014"),
        ("monsters: Green S1 @1/0 r0", "no faction in play"),
        ("monsters: Red S1 1/0", "not a monster like"),
        ("monsters: Red S1 @1/0 r0 +5", "-4 to .4"),
        ("monsters: Red S1 @1/0 r0, Blue S1 @1/0 r1", "two things stand on one hex"),
        ("monsters: Red S1 @1/0 r0, Red S1 @0/1 r1", "MH-004"),
        ("hand 1: S1, S1", "MH-004"),
        ("hand 1: S1, A1, A2, B1", "3 tiles at most"),
        ("hand 1: -", "MH-021"),
        ("stack 1: X1", "'X1' is no tile"),
        ("ring K: R S1:5", "this stone has 6 hexes"),
        ("ring K: R S1:1, -, -, -, -, -", "S1 has no edge with 1"),
        ("ring K: R S1, -, -, -, -, -", "not a monster with its power"),
        ("stones: 0/2 worth 1", "only Petrify"),
        ("stones: 0/2 worth 3", "not one of three temporary stones"),
        ("closed: L9", "'L9' is no stone"),
        ("struck: yes", "only Strike"),
        ("bounty 1: 1", "only Bounty"),
        ("king: 3", "'3' is no side"),
        ("round: 10", "from 1 to 9"),
        ("turn: shared", "is no side"),
        ("phase: power", "wants the field 'last'"),
        ("phase: power; last: 1/0", "MH-090"),
        ("options: abilities=on; phase: power; last: 1/0; monsters: Red A1 @1/0 r0", "MH-090"),
        ("phase: pick", "wants the field 'pick'"),
        ("phase: pick; pick: K", "no seat has a slot"),
        ("phase: pick; pick: s1; ring s1: R B1:3, B A1:3", "MH-046"),
        ("phase: pick; pick: K; ring K: R A1:1, -, -, -, -, -", "MH-046"),
        ("phase: over", "MH-060"),
        ("phase: faction; faction 2: Red", "MH-173"),
        ("phase: faction; monsters: -; points 1: 3", "MH-015"),
        ("phase: ability", "MH-173"),
        ("deck: Magpie", "MH-135"),
        ("options: objectives=on; open: Magpie", "MH-016"),
        ("options: objectives=on; open: Magpie, Magpie", "MH-016"),
        ("options: objectives=on; cards 1: Magpie, Humble", "MH-016"),
        ("options: objectives=on; cards 1: Treasure", "no objective"),
        ("rng: 1 2 3", "four hexadecimal words"),
        ("castle: red", "no such field"),
    ],
)
def test_positions_that_cannot_be(text, says):
    with pytest.raises(NotationError, match=says):
        notation.parse_position(text)


def test_what_play_cannot_have_brought_about():
    for text in ("closed: K", "ring s1: R B1:3, B A1:3"):
        state = notation.parse_position(text)
        with pytest.raises(NotationError, match="MH-040"):
            notation.validate(state)


@pytest.mark.parametrize(
    "text, action, rule",
    [
        ("seats: 2", data.PLACE << 11 | (10 << 5) * 6, 4),
        ("seats: 2", data.PLACE << 11 | 18 * 6, 8),
        ("seats: 2", data.FACTION << 11, 3),
        ("seats: 2", data.ABILITY << 11, 14),
        ("seats: 2", 9 << 11, 19),
        ("phase: pick; pick: K; ring K: R A1:1, R A2:1, R B1:1, R B2:1, R B3:1, R C1:1", data.SLOT << 11 | 2, 10),
        ("phase: pick; pick: K; ring K: R A1:1, R A2:1, R B1:1, R B2:1, R B3:1, R C1:1", data.USE << 11, 41),
        ("options: abilities=on; phase: power; last: 1/0; monsters: Red C1 @1/0 r0", data.DECLINE << 11 | 1, 92),
        ("options: abilities=on; phase: power; last: 1/0; monsters: Red C1 @1/0 r0", 9 << 11, 19),
    ],
)
def test_the_rule_behind_a_refusal(text, action, rule):
    assert rules.why_not(notation.parse_position(text), action) == rule
