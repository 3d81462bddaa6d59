# SPDX-License-Identifier: MIT
"""Monster Hex by buttons alone: whole games of all five modes on both boards, covers, refusals, captures."""

from __future__ import annotations

import pytest

from core.session import Session
from games.monster_hex import data, rules
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from tests.app import hexes
from tests.app.handheld import BOARD, SMALL, Handheld, forget_firmware

GAME = "monster_hex"
BOTH = data.ABLE | data.AIMS


def evening(monkeypatch, folder, board: str, seed: int = 4711) -> Handheld:
    """The handheld switched on anew."""
    forget_firmware()
    monkeypatch.undo()
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: seed)
    hand = Handheld(monkeypatch, folder, board)
    hand.dark(monkeypatch)
    return hand


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize(
    "seats, options",
    [
        (b"\0", BOTH),
        (b"\0", 0),
        (b"\0\0", BOTH | data.ROTATE),
        (b"\0\2", BOTH | data.SHARED),
        (b"\0\0\1", BOTH),
        (b"\0\0\0\0", data.ABLE),
    ],
    ids=["alone", "alone plain", "two", "two and shared", "three", "four"],
)
def test_a_whole_game_by_buttons_left_and_resumed(monkeypatch, tmp_path, board, seats, options):
    shadow = Session(rules)
    shadow.start(seats, options, 4711)
    choose = hexes.of_any_kind(len(seats) + options)

    hand = evening(monkeypatch, tmp_path, board)

    def first():
        yield from hexes.new_game(hand, seats, options)
        assert hand.session.seats == seats and hand.session.state[1][data.OPTS] == options
        yield from hexes.play(hand, shadow, choose, 7)
        yield "a" if hand.covered else "y"
        if hand.heading != t(words.PAUSE):
            yield "y"
        yield from hand.choose(t(words.SAVE_QUIT))

    assert hand.run(first)
    hand = evening(monkeypatch, tmp_path, board)

    def second():
        yield from hand.choose(f"{t(words.RESUME)} {t(K.NAME)}")
        assert hand.session.seats == seats
        yield from hexes.play(hand, shadow, choose)
        mask, people = rules.result(shadow.state), [i for i, level in enumerate(seats) if not level]
        won = sum(mask >> i & 1 for i in people)
        verdict = words.WON if won == len(people) else words.GAME_OVER if won else words.LOST
        assert hand.heading == t(verdict)
        assert hand.session.replay() == shadow.replay()
        assert all(kind in {a >> 11 for a in shadow.actions[: shadow.plies]} for kind in (data.FACTION, data.PLACE))
        yield "a"
        assert not any(path.name in (f"{GAME}.0", f"{GAME}.1") for path in hand.saves.iterdir()), "it is not resumed"

    assert hand.run(second)
