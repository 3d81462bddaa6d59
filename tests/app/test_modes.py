# SPDX-License-Identifier: MIT
"""Each mode played to its end by buttons, left and resumed in between, against the same game without a screen."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from core.session import Session
from games.castle_panic import data, rules
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app import player
from tests.app.handheld import BOARD, SMALL, Handheld, forget_firmware

CLOSED = data.CLOSED << 16
EVERYTHING = (1 << 18) - 1


class Mode(NamedTuple):
    name: str
    seats: bytes  # 0 a person, 1 the computer
    options: int
    seed: int
    policy: player.Policy
    outcome: int  # who wins, as a mask of seats


MODES = [
    Mode("standard, three persons", b"\0\0\0", 0, 3, player.with_care, 0),
    Mode("won by two with a computer", b"\0\0\1", data.EASY | data.ALL_FOR_ONE, 16, player.with_care, 7),
    Mode("co-op, a person and the computer", b"\0\1", data.COOP, 1, player.of_any_kind(1), 0),
    Mode("a person is the Overlord", b"\1\1\0", data.LORDLY, 3, player.of_any_kind(3), 4),
    Mode("the computer is the Overlord", b"\0\0\1", data.LORDLY | data.KING_2, 3, player.of_any_kind(3), 4),
    Mode("lone against the computer", b"\0\1", data.LORDLY | data.COOP, 1, player.with_care, 2),
    Mode("two persons, one the Overlord", b"\0\0", data.LORDLY | data.COOP, 1, player.of_any_kind(1), 2),
    Mode("four homes", b"\0\1\0\0", data.HOME_RULE | data.CLAIM, 5, player.of_any_kind(5), 0),
    Mode("six with closed hands", bytes(6), CLOSED, 1, player.of_any_kind(1), 0),
    Mode("all options, two of four computers", b"\0\1\0\1", EVERYTHING & ~data.COOP, 3, player.of_any_kind(3), 8),
]


# on 128x64 those with the most different questions
ON_SMALL = [mode for mode in MODES if mode.name in ("a person is the Overlord", "four homes", "six with closed hands")]
EACH = [(BOARD, mode) for mode in MODES] + [(SMALL, mode) for mode in ON_SMALL]


@pytest.mark.parametrize(("board", "mode"), EACH, ids=[f"{mode.name} on {board}" for board, mode in EACH])
def test_a_mode_by_buttons_left_and_resumed(monkeypatch, tmp_path, board, mode):
    shadow = Session(rules)
    shadow.start(mode.seats, mode.options, mode.seed)

    def first_evening(hand):
        yield from player.new_game(hand, mode.seats, mode.options)
        assert (hand.session.seed, hand.session.options, hand.session.seats) == (mode.seed, mode.options, mode.seats)
        yield from player.play(hand, shadow, mode.policy, 9)
        yield from player.to_menu(hand, shadow)
        yield from hand.choose(t(words.SAVE_QUIT))

    def second_evening(hand):
        # the plug is pulled after a decision
        yield from hand.choose(t(words.RESUME))
        yield from player.play(hand, shadow, mode.policy, 8)

    def third_evening(hand):
        yield from hand.choose(t(words.RESUME))
        yield from player.play(hand, shadow, mode.policy)
        assert rules.result(shadow.state) == mode.outcome
        won = {mode.outcome >> seat & 1 for seat, level in enumerate(mode.seats) if not level}
        assert hand.heading == t(words.GAME_OVER if len(won) > 1 else words.WON if won == {1} else words.LOST)
        assert hand.session.replay() == shadow.replay()
        yield "a"
        assert hand.row == t(words.NEW_GAME) + ": " + t(K.NAME), "a finished game is not resumed"

    for evening in (first_evening, second_evening, third_evening):
        forget_firmware()
        monkeypatch.undo()
        from app import setup

        monkeypatch.setattr(setup, "random_seed", lambda: mode.seed)
        hand = Handheld(monkeypatch, tmp_path, board)
        hand.blind(monkeypatch)
        assert hand.run(lambda evening=evening, hand=hand: evening(hand))
        assert hand.cut == []
