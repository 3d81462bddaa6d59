# SPDX-License-Identifier: MIT
"""The set-up menu: every number of seats, who sits there, every option, and what goes with what."""

from __future__ import annotations

import pytest

from games.castle_panic import data
from host_sim.places import walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app import player
from tests.app.handheld import Handheld, Story

VERSION = t(K.OPTIONS)


def value(hand: Handheld, row: str) -> str:
    """What stands on the right of a row of the menu as it was drawn last."""
    drawn = [line for line in hand.lines if line != "▶"]
    return drawn[max(i for i, line in enumerate(drawn) if line == row) + 1]


def collect(hand: Handheld, rows: list[str]) -> Story:
    """Once through the menu: the words of its rows, in their order."""
    rows[:] = [hand.row]
    while True:
        yield "down"
        if hand.row == rows[0]:
            return
        rows.append(hand.row)


@pytest.mark.parametrize("key", ["left", "right"])
def test_each_number_of_players_has_a_row_a_player(hand, key):
    rows: list[str] = []

    def story():
        yield from walk(hand, "=New game")
        yield from hand.to_row(t(words.SEATS))
        n = 1
        for _ in range(7):
            yield key
            n = (n - 1 + (1 if key == "right" else -1)) % 6 + 1
            assert value(hand, t(words.SEATS)) == str(n) and hand.row == t(words.SEATS)
            yield from collect(hand, rows)
            assert [row for row in rows if row.startswith("Player ")] == [t(K.PLAYER, i + 1) for i in range(n)]

    assert hand.run(story)


def test_the_overlord_wants_a_second_seat_and_gets_the_computer(hand):
    rows: list[str] = []

    def story():
        yield from walk(hand, "=New game")
        yield from player.set_row(hand, VERSION, 2)
        assert value(hand, VERSION) == t(K.MODES + 2)
        yield from collect(hand, rows)
        assert t(K.OVERLORD) in rows and t(K.PLAYER, 2) not in rows
        yield from hand.to_row(t(words.SEATS))
        assert value(hand, t(words.SEATS)) == "2"
        yield "left"
        assert hand.heading == t(words.WHY_NOT) and "CP-220" in hand.text, "one seat is not enough, and it says why"
        yield "a"
        assert value(hand, t(words.SEATS)) == "2"
        yield from walk(hand, "right / right / right / right / a")
        assert hand.heading == t(words.WHY_NOT), "A is one more to the right"
        yield from walk(hand, "a / right")
        assert hand.heading == t(words.WHY_NOT), "it says so again, and nothing else"
        yield from walk(hand, "a / left / left / left / left")
        assert value(hand, t(words.SEATS)) == "2"
        yield from walk(hand, "=Start")
        assert hand.session.seats == b"\0\1" and hand.session.options == data.LORDLY

    assert hand.run(story)


@pytest.mark.parametrize("option", range(len(data.OPTIONS)), ids=[name for name, _, _ in data.OPTIONS])
def test_each_option_can_be_chosen(hand, option):
    _, bit, choices = data.OPTIONS[option]
    packed = (len(choices) - 1) << bit

    def story():
        yield from player.new_game(hand, b"\0\1\0", packed)
        assert (hand.session.options, hand.session.seats) == (packed, b"\0\1\0")

    assert hand.run(story)


@pytest.mark.parametrize("option", range(len(data.OPTIONS)), ids=[name for name, _, _ in data.OPTIONS])
def test_x_explains_each_option_and_says_where_it_changes_nothing(hand, option):
    solo_only, idle_alone = ("solo_discards",), ("closed_hands",)
    name = data.OPTIONS[option][0]
    needs_another = ("overlord_hands", "overlord_king", "spare_towers", "any_color_joins", "first_dwindle")

    def page(seats):
        yield from player.set_row(hand, t(words.SEATS), seats - 1)
        if option >= player.MAIN_OPTIONS:
            yield from hand.choose(t(words.RULINGS_MENU))
        yield from hand.to_row(t(K.OPTIONS + option))
        yield "x"
        assert hand.heading == t(K.OPTIONS + option) and "CP-" in hand.text
        idle = player.words_in(t(K.OPTION_IDLE).split(":")[0], hand)
        assert idle == (name in needs_another + (solo_only if seats > 1 else idle_alone))
        yield "a"
        assert hand.row == t(K.OPTIONS + option), "back where it was"
        yield "b"

    def story():
        yield from hand.choose(t(words.NEW_GAME))
        yield from page(1)
        if option < player.MAIN_OPTIONS:
            yield from hand.choose(t(words.NEW_GAME))
        yield from page(3)

    assert hand.run(story)
