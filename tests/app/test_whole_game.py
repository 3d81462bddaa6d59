# SPDX-License-Identifier: MIT
"""Whole games by button presses alone, left and resumed in between, against the same game without a screen."""

from __future__ import annotations

import re

import pytest

from core.session import Session
from games.castle_panic import data, rules
from host_sim.places import walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app import player
from tests.app.handheld import BOARD, SMALL, Handheld, forget_firmware
from ui.past import Past


@pytest.mark.parametrize(
    ("board", "seed", "policy", "options", "won"),
    [
        (BOARD, 3, player.with_care, 0, True),
        (BOARD, 12, player.at_random(5), 0, False),
        (BOARD, 7, player.at_random(8), data.COOP | data.KING_2, False),
        (SMALL, 3, player.with_care, 0, True),
        (SMALL, 7, player.at_random(8), data.COOP | data.KING_2, False),
    ],
    ids=["won", "lost", "lost in co-op", "won on 128x64", "lost on 128x64"],
)
def test_a_game_by_buttons_left_and_resumed(monkeypatch, tmp_path, board, seed, policy, options, won):
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: seed)
    shadow = Session(rules)
    shadow.start(b"\0", options, seed)

    def first_evening(hand):
        assert not hand.row.startswith(t(words.RESUME))
        yield from player.new_game(hand, packed=options)
        assert hand.session.seed == seed and hand.session.options == shadow.options
        yield from player.play(hand, shadow, policy, 9)
        yield "y"
        yield from hand.choose(t(words.SAVE_QUIT))
        assert hand.row.startswith(t(words.RESUME)), "it is back on the first screen"

    def second_evening(hand):
        # the plug is pulled after a decision
        yield from hand.choose(t(words.RESUME))
        yield from player.play(hand, shadow, policy, 11)

    def third_evening(hand):
        yield from hand.choose(t(words.RESUME))
        assert hand.session.state == shadow.state
        yield from player.play(hand, shadow, policy)
        assert hand.heading == t(words.WON if won else words.LOST)
        assert (rules.result(hand.session.state) > 0) is won
        assert hand.session.replay() == shadow.replay()
        yield "a"
        assert hand.row == t(words.NEW_GAME) + ": " + t(K.NAME), "a finished game is not resumed"
        assert {path.name for path in hand.saves.iterdir()} <= {"castle_panic.sta"}, "only the statistics remain"

    for evening in (first_evening, second_evening, third_evening):
        forget_firmware()
        monkeypatch.undo()
        from app import setup

        monkeypatch.setattr(setup, "random_seed", lambda: seed)
        hand = Handheld(monkeypatch, tmp_path, board)
        hand.blind(monkeypatch)
        assert hand.run(lambda evening=evening, hand=hand: evening(hand))


def test_the_opening_six_by_hand(hand):
    shadow = Session(rules)
    shadow.start(b"\0", 0, 4711)
    arcs = iter((5, 0, 3, 1, 4, 2))

    def by_hand(session):
        arc = next(arcs)
        return max(a for a in player.legal(session.state) if a >> 11 == data.PLACE and a & 31 == arc)

    def story():
        yield from player.new_game(hand)
        while shadow.state[0][data.PHASE] == data.SETUP:
            yield from player.play(hand, shadow, by_hand, 1)
        assert hand.session.actions[0] == shadow.actions[0] == 2 << 5 | 5, "the Troll stands in arc 6"
        assert hand.session.state[0][data.PHASE] == data.DISCARD

    assert hand.run(story)


def test_undo_takes_back_a_decision_and_its_events_and_stays_so(hand):
    """A hit that shows nothing hidden may be taken back; the draw before it may not."""
    from host_sim.games.castle_panic.places import HAND
    from host_sim.places import Place, state_of

    start = state_of(Place("", "", HAND))

    def story():
        before = bytes(hand.session.state[0]), list(hand.session.state[1])
        yield from walk(hand, "?Red Archer / a / a / y / =What")
        assert "Played: Red Archer" in hand.text
        yield from walk(hand, "b / y")  # out of the sheet; Y does nothing in the menu
        yield from hand.choose(t(words.UNDO))
        assert (bytes(hand.session.state[0]), list(hand.session.state[1])) == before
        assert hand.header == "Play: Red Archer"
        yield from walk(hand, "y / =What")
        assert t(words.LOG_EMPTY) in hand.text
        yield from walk(hand, "b / =Take back")
        assert t(words.NO_UNDO).split(":")[0] in hand.text

    assert hand.run(story, lambda: hand.game(start))


def test_the_log_opens_at_the_newest_event(hand):
    from host_sim.games.castle_panic.places import HAND
    from host_sim.places import Place, state_of

    def story():
        yield from walk(hand, "?End: Monsters move / a / y / =What")
        newest, shown = hand.lines, " ".join(hand.lines)
        assert "↑↓" in shown and "Discard (" in shown, "the turn's last event is the phase that asks now"
        yield "down"
        assert hand.lines == newest[-len(hand.lines) :]
        yield "up"
        assert "Discard (" not in hand.text, "it scrolls"

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))


def test_the_log_of_several_names_the_seat_and_turns_by_line_and_page(hand):
    shadow = Session(rules)
    shadow.start(b"\0\1\1\1", 0, 4711)

    def story():
        yield from player.new_game(hand, b"\0\1\1\1")
        yield from player.play(hand, shadow, player.with_care, 9)
        yield from player.to_menu(hand, shadow)
        yield from hand.choose(t(words.LOG))
        past, lines = Past(hand.view.teller), set()
        assert past.end - past.first > 60
        for n in range(past.first, past.end):
            assert re.match(r"P[1-4]: .*\(CP-\d{3}\)$", past.line(n)), past.line(n)
            lines.add(past.line(n).replace(" ", ""))
        assert {line[:2] for line in lines} == {"P1", "P2", "P3", "P4"}
        pages, seen = 0, ""
        while hand.text != seen:
            seen = hand.text
            shown = seen.replace(" ", "").replace("\n", "")
            lines = {line for line in lines if line not in shown}
            pages += 1
            yield "left"
        assert lines == set() and pages < 30, "page by page every line is shown whole"
        yield "down"
        assert hand.text != seen, "and line by line"

    assert hand.run(story)


def test_a_decision_taken_back_is_not_resumed(hand):
    def story():
        yield from player.new_game(hand)
        yield from ("left", "a", "a")  # a monster and an arc: at random is chosen first
        assert hand.session.plies == 1 and hand.session.actions[0] >> 11 == data.PLACE
        yield "y"
        yield from hand.choose(t(words.UNDO))
        assert hand.session.plies == 0
        yield "y"
        yield from hand.choose(t(words.SAVE_QUIT))
        yield from hand.choose(t(words.RESUME))
        assert hand.session.plies == 0 and hand.header == f"{t(K.TO_PLACE, 6)} {t(K.AT_RANDOM)}"

    assert hand.run(story)


def test_pressing_a_twice_at_the_end_of_discarding_does_not_end_the_turn(hand):
    def story():
        yield from player.new_game(hand)
        yield from hand.to_header(t(K.AT_RANDOM))
        yield "a"
        yield from hand.to_header(t(K.KEEP_ALL))
        yield "a"
        assert hand.session.state[0][data.PHASE] == data.PLAY_CARDS
        assert hand.header != t(K.END_MOVE)

    assert hand.run(story)
