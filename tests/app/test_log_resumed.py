# SPDX-License-Identifier: MIT
"""The log of a game that was left and is resumed is the one it had."""

from __future__ import annotations

import importlib
from array import array

import pytest

from core import events
from core.session import Session
from core.storage import Storage
from games import NAMES
from lang import keys as words
from lang import t
from tests.app.handheld import Handheld


def played(store, rules, seats: int, plies: int) -> tuple[Session, list[tuple[int, int, int]]]:
    """A saved game of so many decisions, with all its events."""
    session, told = Session(rules, store), []
    session.start(bytes(seats), 0, 4711)
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    for ply in range(plies):
        count = rules.legal(session.state, out)
        assert session.act(out[ply * 7 % count]) == 0
        log = events.LOG
        told += [(log[i] >> 8, log[i] & 255, log[i + 1]) for i in range(1, log[0], 2)]
    session.save()
    return session, told


@pytest.mark.parametrize("game", NAMES)
def test_the_log_is_there_after_a_resume(monkeypatch, tmp_path, game):
    hand = Handheld(monkeypatch, tmp_path)
    rules = importlib.import_module(f"games.{game}.rules")
    session, told = played(Storage(str(hand.saves)), rules, max(2, min(rules.SEATS)), 9)
    assert told and not session.is_over()

    def story():
        yield "a"
        while hand.covered:
            yield "a"
        assert hand.session.state == session.state
        assert (hand.session.plies, hand.session.fixed) == (session.plies, session.fixed)
        teller = hand.view.teller
        first, end = teller.span()
        assert first == 0 and [teller.event(n)[:3] for n in range(end)] == told
        yield "y"
        yield from hand.choose(t(words.LOG))
        assert teller.line(end - 1)[:12] in hand.text
        yield "a"
        yield "b"

    assert hand.run(story)
