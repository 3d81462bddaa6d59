# SPDX-License-Identifier: MIT
"""Watching a recorded game: forward, back, to either end; the screen shows the position at each step."""

from __future__ import annotations

import pytest

from core.session import Session
from games.castle_panic import rules
from games.castle_panic.view_table import Table
from lang import keys as words
from lang import t
from tests.app import player
from tests.app.test_screens import keys_of
from tests.ui.reading import Reader

SEED = 12


@pytest.fixture(scope="module")
def recorded() -> Session:
    """A whole game, lost."""
    session, choose = Session(rules), player.at_random(5)
    session.start(b"\1", 0, SEED)
    while not session.is_over():
        session.act(choose(session))
    return session


def shown(hand) -> tuple:
    table = hand.view.table
    return table.walls, table.forts, table.towers, list(table.monsters[: table.count])


def expected(session: Session, ply: int) -> tuple:
    other = Session(rules)
    other.load_replay(session.replay())
    other.restore(ply)
    table = Table()
    table.load(other.state)
    return table.walls, table.forts, table.towers, list(table.monsters[: table.count])


def watch(hand, recorded):
    import main
    from app import play, replay

    session = Session(rules)
    session.load_replay(recorded.replay())
    replay.watch(main.start(str(hand.saves)), play.Game("castle_panic"), session)


def test_forward_back_and_to_the_ends(hand, monkeypatch, recorded):
    reader, total = Reader(monkeypatch), recorded.plies

    def at(ply):
        assert hand.header == t(words.DECISION, ply, total)
        assert shown(hand) == expected(recorded, ply)

    def story():
        at(0)
        assert "←" not in hand.foot and "A" in hand.foot
        yield "left"
        at(0)
        for ply in range(1, 9):
            yield "right"
            at(ply)
        for ply in (7, 6, 5):
            yield "left"
            at(ply)
        yield "down"
        at(total)
        assert "A" not in hand.foot and "←" in hand.foot
        yield "right"
        at(total)
        yield "left"
        at(total - 1)
        yield "a"
        assert hand.heading == t(words.LOST), "the end is shown"
        yield "a"
        at(total)
        yield "up"
        at(0)

    assert hand.run(story, lambda: watch(hand, recorded))
    assert reader.faults() == [] and hand.cut == []


def test_the_log_knows_what_lies_behind(hand, recorded):
    def story():
        yield "right"
        yield "x"
        assert hand.header == t(words.LOG)
        first = hand.lines
        yield "b"
        for key in ("right", "left", "x"):
            yield key
        assert hand.lines == first
        for key in ("b", "up", "x"):
            yield key
        assert t(words.LOG_EMPTY) in hand.text
        for key in ("b", "down", "x"):
            yield key
        assert t(words.LOG_EMPTY) not in hand.text, "a jump to the end tells the log all it passed"

    assert hand.run(story, lambda: watch(hand, recorded))


def test_the_footer_is_true_and_b_leaves(hand, recorded):
    def story():
        yield "right"
        before, named = hand.drawn(), [key for button in hand.foot for key in keys_of(button)]
        assert sorted(named) == ["a", "b", "left", "x"]
        yield "y"
        assert hand.drawn() == before
        yield "b"
        raise AssertionError("B does not leave")

    assert not hand.run(story, lambda: watch(hand, recorded)), "B leaves"


def test_the_board_comes_back_after_the_end_was_told(hand, recorded):
    def story():
        yield from ("down", "left")
        yield "a"
        assert hand.heading == t(words.LOST)
        yield "a"
        after = hand.picture()
        yield from ("x", "b")
        assert hand.picture() == after

    assert hand.run(story, lambda: watch(hand, recorded))
