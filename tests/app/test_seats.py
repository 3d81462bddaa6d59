# SPDX-License-Identifier: MIT
"""A seat is handed to the computer and taken back at any time, also while the computers play."""

from __future__ import annotations

import pytest

from core.session import Session
from games.castle_panic import data, rules
from host_sim import clock
from host_sim.front.keys import LONG_MS
from host_sim.places import walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app import player
from tests.app.handheld import Handheld, Story, forget_firmware


def sit(hand: Handheld, seat: int) -> Story:
    """From the pause menu: another one sits there now; back in the pause menu."""
    yield from walk(hand, "=Players")
    yield from player.set_row(hand, t(K.PLAYER, seat + 1), 1)
    yield "b"
    assert hand.heading == t(words.PAUSE)


def go_on(hand: Handheld) -> Story:
    yield from hand.choose(t(words.CONTINUE))


def test_a_seat_is_handed_over_and_taken_back(hand, monkeypatch):
    hand.blind(monkeypatch)
    shadow = Session(rules)
    shadow.start(bytes(3), 0, 4711)
    choose = player.of_any_kind(3)

    def story():
        yield from player.new_game(hand, bytes(3))
        yield from player.play(hand, shadow, choose, 4)
        yield from player.to_menu(hand, shadow)
        for seat in (1, 2):
            yield from sit(hand, seat)
            shadow.sit(seat, 1)
        assert hand.session.seats == b"\0\1\1"
        yield from go_on(hand)
        yield from player.play(hand, shadow, choose, 7)
        assert hand.session.seats == b"\0\1\1"
        yield from player.to_menu(hand, shadow)
        yield from sit(hand, 2)
        shadow.sit(2, 0)
        yield from go_on(hand)
        yield from player.play(hand, shadow, choose, 7)
        yield from player.to_menu(hand, shadow)
        yield from hand.choose(t(words.SAVE_QUIT))

    def again():
        yield from hand.choose(t(words.RESUME))
        assert hand.session.seats == b"\0\1\0" and hand.session.state == shadow.state
        yield from player.play(hand, shadow, choose, 5)

    assert hand.run(story) and hand.run(again)


def test_y_stops_computers_that_play_among_themselves(hand, monkeypatch):
    hand.blind(monkeypatch)

    def story():
        yield from player.new_game(hand, b"\0\1")
        yield from hand.to_header(t(K.AT_RANDOM))
        yield "a"
        yield "b"  # who begins may wait
        yield from sit(hand, 0)
        assert hand.session.seats == b"\1\1"
        hand.later("y", 20000)
        yield from go_on(hand)
        assert hand.heading == t(words.PAUSE)
        before = hand.session.plies
        assert before > 4, "they played on by themselves"
        hand.later("y", 20000)
        yield from go_on(hand)
        assert hand.heading == t(words.PAUSE) and hand.session.plies > before
        yield from sit(hand, 0)
        yield from sit(hand, 1)
        yield from go_on(hand)
        # a person is asked, and decides
        seat = rules.to_move(hand.session.state)
        assert hand.session.seats == b"\0\0" and hand.seat == seat + 1
        yield from player.play(hand, copy(hand), player.of_any_kind(1), 3)

    assert hand.run(story)


@pytest.mark.parametrize("key", ["a", "b", "left"])
def test_a_long_press_stops_them_on_a_board_of_six_buttons(hand, monkeypatch, key):
    # the firmware keeps the board it was started on
    forget_firmware()
    hand.blind(monkeypatch)
    monkeypatch.setattr(hand.rig.board, "BUTTONS", (*hand.rig.board.BUTTONS[:6], None, None))
    for lacking in "xy":
        monkeypatch.setitem(hand.rig._pins, lacking, None)

    def story():
        yield from player.new_game(hand, b"\0\1")
        yield from hand.to_header(t(K.AT_RANDOM))
        yield "a"
        yield "b"
        yield from sit(hand, 0)
        clock.current().after_ms(20000, lambda: hand.rig.press(key, LONG_MS))
        yield from go_on(hand)
        assert hand.heading == t(words.PAUSE)

    assert hand.run(story)


def copy(hand: Handheld) -> Session:
    other = Session(rules)
    other.load_replay(hand.session.replay())
    return other


def test_computers_alone_play_to_the_end(hand, monkeypatch):
    hand.blind(monkeypatch)
    shadow = Session(rules)
    shadow.start(b"\0\1\1", data.LORDLY, 4711)

    def story():
        yield from player.new_game(hand, b"\0\1\1", data.LORDLY)
        yield from player.play(hand, shadow, player.with_care, 2)
        yield "y"
        yield from sit(hand, 0)
        shadow.sit(0, 1)
        # any key hurries what is told
        for wait in range(1000, 550000, 1000):
            hand.later("a", wait)
        yield from go_on(hand)
        player.let_computers(shadow)
        assert shadow.is_over() and hand.session.is_over()

    hand.run(story)
    assert list(hand.session.actions[: hand.session.plies]) == list(shadow.actions[: shadow.plies])


def test_y_while_something_is_told_opens_the_menu_before_the_next_question(hand):
    def story():
        yield from player.new_game(hand)
        hand.later("y", 1200)
        yield from hand.to_header(t(K.AT_RANDOM))
        yield "a"
        assert hand.heading == t(words.PAUSE)
        yield from go_on(hand)
        assert hand.header == t(K.KEEP_ALL)
        yield "left"
        assert t(words.PAUSE) not in hand.lines, "and only once"

    assert hand.run(story)


def test_take_back_goes_to_the_persons_own_decision(hand, monkeypatch):
    """The computer moved since and showed nothing: it is asked again after the person, not before."""
    from app import play
    from games.cave_troll import data
    from host_sim.places import Place, state_of

    text = "seats: 2; actions: 1; active: 1; mover: 1; turns: 2; figures 1: Adv R08; figures 2: Adv R15; hand 1: Adv; hand 2: Orc"
    start = state_of(Place("", "", text, game="cave_troll"))
    asked = []

    def think(*_):
        asked.append(data.PASS)
        return data.PASS

    monkeypatch.setattr(play, "think", think)

    def story():
        before = bytes(hand.session.state[0])
        yield from walk(hand, "?Move a figure / a / a")
        assert asked and hand.session.plies == 2 and hand.seat == 1, "it is this person's turn again"
        yield from walk(hand, "y / =Take back")
        assert bytes(hand.session.state[0]) == before and hand.session.plies == 0 and len(asked) == 1
        yield from walk(hand, "y / =Take back")
        assert t(words.NO_UNDO).split(":")[0] in hand.text

    assert hand.run(story, lambda: hand.game(start, levels=b"\0\2", game="cave_troll"))


def test_whoever_hands_the_own_seat_over_does_not_see_the_others_hand(hand):
    """One person is left, and another one holds the handheld: a sheet lies before the hand all the same."""
    from host_sim.places import Place, state_of

    text = "seats: 2; actions: 1; active: 1; mover: 1; turns: 2; figures 1: Adv R08; figures 2: Adv R15; hand 1: Adv; hand 2: Orc"
    start = state_of(Place("", "", text, game="cave_troll"))

    def story():
        yield "a"
        assert hand.seat == 1
        yield from walk(hand, "y / =Players / right / b / b")
        while not hand.covered:
            assert hand.view.viewer != 1, "the screen shows what only player 2 may see"
            yield "wait:1"
        assert t(words.PASS_ON) in hand.text
        yield "a"
        assert hand.view.viewer == 1 and hand.seat == 2

    assert hand.run(story, lambda: hand.game(start, levels=b"\0\0", game="cave_troll"))
