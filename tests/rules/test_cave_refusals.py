# SPDX-License-Identifier: MIT
"""Texts of Cave Troll that mean nothing, or what cannot be: each is refused, with its reason."""

import pytest

from host_sim.games.cave_troll import notation
from host_sim.games.fields import NotationError


@pytest.mark.parametrize(
    "text, says",
    [
        ("", "is no action; one begins with pass, draw"),
        ("fly Adv R08 to R09", "is no action; one begins with"),
        ("draw a card", "nothing comes behind 'draw'"),
        ("move", "something is missing"),
        ("move Adv", "something is missing"),
        ("move Pal to R08", "'Pal' is no figure of this game"),
        ("move Adv R08 R09", "'to' is wanted"),
        ("move Adv R34 to R09", "'R34' is no area"),
        ("play Kni", "something is missing"),
        ("play Paladin E1", "'Paladin' is no card of this game"),
        ("strike 5 Adv", "'5' is no seat"),
        ("expel 2 to R08", "'R08' is no area; there are P1, P2, P3"),
        ("chalice Kni R08", "'R08' is no area; there are E1"),
        ("call 1 Adv to R08", "'from' is wanted"),
    ],
)
def test_actions_that_mean_nothing(text, says):
    state = notation.parse_position("figures 1: Adv R08")
    with pytest.raises(NotationError, match=says):
        notation.parse_action(state, text)


# pass, draw and raid with operands, a door that is not there, a card, area, seat or kind that is not there
NUMBERS = (0x0001, 0x0801, 0x4801, 0x1807, 0x1340, 0x1028, 0x2005, 0x2828, 0x7060, 0x8028, 0xA000, 0xFFFF)


@pytest.mark.parametrize("action", NUMBERS)
def test_numbers_that_are_no_action(action):
    with pytest.raises(NotationError, match="is no action of this game"):
        notation.action_text(notation.parse_position("figures 1: Adv R08"), action)


@pytest.mark.parametrize(
    "text, says",
    [
        ("seats: 5", "not a whole number from 2 to 4"),
        ("viewer: 2", "no whole position"),
        ("figures 1: Adv", "is not of the form Kni R08"),
        ("figures 1: Knight R08", "'Knight' is no figure"),
        ("figures 1: 2 Kni R08", "nine Adventurers and one of each"),
        ("figures 1: 9 Adv E1, Adv E2", "nine Adventurers and one of each"),
        ("figures 1: Adv P1", "a hero in a pit"),
        ("figures 1: CTr P1", "Cave Troll lies in a room"),
        ("figures 1: 6 Adv R10", "R10 has too many figures"),
        ("figures 1: CTr R10, Adv R10", "a Cave Troll and others"),
        ("figures 1: Kni R10; figures 2: Orc R10", "an Orc and an enemy's Knight"),
        ("options: game=alternate; figures 1: Bsk R10; figures 2: Bsk R10", "two Berserkers"),
        ("options: game=alternate; figures 1: 6 Adv R10", "too many figures"),
        ("figures 5: Adv R10", "there is no such field"),
        ("hand 1: Adv, Kni", "can hold 1 card now"),
        ("phase: card; hand 1: Adv, Kni, Dwa", "can hold 2 cards now"),
        ("options: dark=on; hand 1: Adv", "can hold 0 cards now"),
        ("hand 1: Kni; deck 1: Kni", "not so many cards Kni"),
        ("hand 1: Kni; figures 1: Kni R08", "the card of Kni is not played"),
        ("hand 1: 7 Adv; figures 1: 3 Adv R08", "a card waits for each figure"),
        ("deck 2: -", "deck empty the game is over"),
        ("deck 1: 20", "not a whole number from 0 to 19"),
        ("deck 1: 19; hand 1: Adv", "18 cards that are nowhere else"),
        ("pool 1: Kni", "without hourglass"),
        ("pool 1: Score; pool 2: Score; pool 3: Adv*", "the pool is scored and emptied"),
        ("pool: 5", "not a whole number from 0 to 4"),
        ("seats: 2; pool: 4; deck 1: Score, ...; deck 2: Score", "cards in the pool have"),
        ("chest 1: E1", "'E1' is no room"),
        ("dead 1: Kni; figures 1: Kni R08", "discarded is who is neither"),
        ("artifact 1: Bell; artifact 2: Bell", "one of each artifact"),
        ("artifacts: Bell", "one of each artifact"),
        ("artifact 1: Bell; deck 1: Artifact, ...", "an artifact comes with its card"),
        ("phase: card", "there is no card to play"),
        ("phase: second; hand 1: Adv; options: exactly_one=on", "a second card is never played"),
        ("phase: second; hand 1: Adv; flags: -", "was drawn in this turn"),
        ("phase: flee; troll: R10", "the others flee from the active seat"),
        ("phase: flee; troll: R10; figures 1: CTr R10; mover: 2", "nowhere to flee"),
        ("phase: push", "nobody can be pushed"),
        ("phase: run", "nobody can run"),
        ("phase: cloak", "the Cloak was played"),
        ("phase: cloak; used: Cloak; cloak: Adv R09 from R08", "stands where it has come to"),
        ("phase: cloak; used: Cloak; figures 1: Adv R09; cloak: Adv R09 from R09", "does not end where it began"),
        ("phase: cloak; cloak: Adv in R09", "not of the form Adv R09 from R08"),
        ("steps: 2", "no forced steps now"),
        ("troll: R10; flags: drew", "nobody flees"),
        ("cloak: Adv R09 from R08", "nobody walks below the cloak"),
        ("mover: 2", "the active seat decides"),
        ("actions: 0", "a turn without actions"),
        ("flags: paid", "of the alternate game"),
        ("quiet: 40", "the game is over"),
        ("turns: 2; active: 1", "first turns go round"),
        ("options: first=seat1; first: 2", "seat 1 begins"),
        ("gold 1: 99999", "not a whole number from 0 to 60000"),
        ("rng: 1 2 3", "four hexadecimal words"),
        ("villain: V1-1", "no such field"),
    ],
)
def test_positions_that_cannot_be(text, says):
    with pytest.raises(NotationError, match=says):
        notation.parse_position(text)
