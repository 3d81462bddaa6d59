# SPDX-License-Identifier: MIT
"""Cave Troll by buttons alone: whole games at every number of seats on both boards, what is hidden, greyed, told."""

from __future__ import annotations

import pytest

from core.session import Session
from games.cave_troll import data, rules
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from tests.app import trolls
from tests.app.handheld import BOARD, SMALL, Handheld, forget_firmware

GAME = "cave_troll"
BASE, ALTERNATE, DARK = 0, 1, 2


def evening(monkeypatch, folder, board: str, seed: int = 4711) -> Handheld:
    """The handheld switched on anew."""
    forget_firmware()
    monkeypatch.undo()
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: seed)
    hand = Handheld(monkeypatch, folder, board)
    hand.blind(monkeypatch)
    return hand


GAMES = [(b"\0\0", BASE), (b"\0\1\2", ALTERNATE), (b"\0\0\0\0", BASE), (b"\0\0\0\0", ALTERNATE), (b"\0\0\2", BASE | DARK)]


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize(("seats", "packed"), GAMES, ids=lambda value: value.hex() if isinstance(value, bytes) else str(value))
def test_a_whole_game_by_buttons_left_and_resumed(monkeypatch, tmp_path, board, seats, packed):
    shadow = Session(rules)
    shadow.start(seats, packed, 4711)
    choose = trolls.of_any_kind(len(seats) + packed)

    hand = evening(monkeypatch, tmp_path, board)

    def first():
        yield from trolls.new_game(hand, seats, packed)
        assert hand.session.seats == seats and hand.session.state[1][data.OPTS] == packed
        yield from trolls.play(hand, shadow, choose, 9)
        yield "a" if hand.covered else "y"
        if hand.heading != t(words.PAUSE):
            yield "y"
        yield from hand.choose(t(words.SAVE_QUIT))

    assert hand.run(first)
    hand = evening(monkeypatch, tmp_path, board)

    def second():
        yield from hand.choose(f"{t(words.RESUME)} {t(K.NAME)}")
        assert hand.session.seats == seats
        yield from trolls.play(hand, shadow, choose)
        verdict = {"won": words.WON, "lost": words.LOST, "some": words.GAME_OVER}
        mask, people = rules.result(shadow.state), [i for i, level in enumerate(seats) if not level]
        won = sum(mask >> i & 1 for i in people)
        assert hand.heading == t(verdict["won" if won == len(people) else "some" if won else "lost"])
        assert hand.session.replay() == shadow.replay()
        yield "a"
        assert not any(path.name in (f"{GAME}.0", f"{GAME}.1") for path in hand.saves.iterdir()), "it is not resumed"

    assert hand.run(second)
