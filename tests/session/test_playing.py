# SPDX-License-Identifier: MIT
"""A session being played: start, act, undo, restore, seats, replays; no files yet."""

from __future__ import annotations

import pytest

from core import events
from core.records import RecordError
from core.session import PLIES_MAX, Session
from tests.session.mp_lines import facts
from tests.session.toy import END, FORBIDDEN, REVEAL, Toy


@pytest.fixture
def session() -> Session:
    """A toy game that has just begun: a person and two computer players."""
    found = Session(Toy())
    found.start(b"\0\1\3", 0, 7)
    return found


def all_of(session: Session) -> tuple:
    """Everything a session knows about its game."""
    return (
        *facts(session), session.fixed, session.seats, session.options, session.seed,
        list(session.actions[: session.plies]),
    )


def test_a_new_game(session):
    assert (session.plies, session.fixed, session.seats, session.options, session.seed) == (0, 0, b"\0\1\3", 0, 7)
    assert not session.is_over() and not session.can_undo() and events.count() == 0


def test_seats_decide_by_turns(session):
    seen = []
    for action in (1, 2, 3, 4, END):
        seen.append(session.level())
        session.act(action)
    assert seen == [0, 1, 3, 0, 1]
    assert session.is_over() and session.level() == -1


def test_a_refusal_gives_the_rule_and_changes_nothing(session):
    session.act(5)
    before = all_of(session)
    assert session.act(FORBIDDEN) == 7
    assert all_of(session) == before and session.can_undo()
    session.act(END)
    before = all_of(session)
    assert session.act(5) == 9
    assert all_of(session) == before


def test_events_of_the_last_action_can_be_read(session):
    session.act(5)
    session.act(6)
    assert events.count() == 1 and events.LOG[2] == 6


@pytest.mark.parametrize(
    "seats, options, seed",
    [
        (b"", 0, 1), (b"\0\0\0\0", 0, 1), (b"\0\4", 0, 1), (b"\0\xff", 0, 1), (b"\0", 1, 1),
        (b"\0", 0, -1), (b"\0", 0, 1 << 32),
    ],
)
def test_a_game_that_cannot_be_is_not_begun(session, seats, options, seed):
    """What a record could not hold, or the game does not have: ValueError, and the old game is still there."""
    session.act(5)
    before = all_of(session)
    with pytest.raises(ValueError):
        session.start(seats, options, seed)
    assert all_of(session) == before
    assert session.undo()


@pytest.mark.parametrize("seed", [0, (1 << 32) - 1])
def test_the_least_and_the_greatest_seed(session, seed):
    session.start(b"\0", 0, seed)
    again = Session(Toy())
    again.load_replay(session.replay())
    assert again.seed == seed and all_of(again) == all_of(session)


def test_undo_stops_where_something_was_shown(session):
    past = []
    for action in (1, 2, REVEAL, 3, 4):
        past.append(facts(session))
        session.act(action)
    assert session.undo() and facts(session) == past[4]
    assert session.undo() and facts(session) == past[3]
    after = all_of(session)
    assert not session.can_undo() and not session.undo()
    assert all_of(session) == after and session.fixed == 3




def test_a_person_takes_back_what_computers_did_since(session):
    past = []
    for action in (1, 2, 3, 4, 5):
        past.append(facts(session))
        session.act(action)
    # seats 0 1 2 0 1: the last one moved by itself
    assert session.can_take_back() and session.take_back() == 2
    assert facts(session) == past[3]
    assert session.take_back() == 3 and facts(session) == past[0]
    assert not session.can_take_back() and session.take_back() == 0


def test_nothing_is_taken_back_past_what_the_computer_showed(session):
    for action in (1, REVEAL, 3):
        session.act(action)
    before = all_of(session)
    assert session.can_undo() and not session.can_take_back() and session.take_back() == 0
    assert all_of(session) == before


def test_what_can_be_taken_back_after_restore_and_replay(session):
    for action in (1, REVEAL, 3, 4, 5, 6):
        session.act(action)
    again = Session(Toy())
    again.load_replay(session.replay())
    for one in (session, again):
        one.restore(5)
        assert one.take_back() == 2 and one.plies == 3
        assert not one.can_take_back()


def test_another_way_after_undo(session):
    for action in (1, 2, 3):
        session.act(action)
    session.undo()
    session.undo()
    session.act(9)
    session.act(8)
    assert list(session.actions[: session.plies]) == [1, 9, 8]
    straight = Session(Toy())
    straight.start(b"\0\1\3", 0, 7)
    for action in (1, 9, 8):
        straight.act(action)
    assert all_of(straight) == all_of(session)


def test_restore_to_any_ply_and_play_on(session):
    moves = [1, REVEAL, 2, 3, REVEAL + 1, 4, 5]
    past = [all_of(session)]
    for action in moves:
        session.act(action)
        past.append(all_of(session))
    for ply in range(len(moves) + 1):
        session.restore(len(moves))
        session.restore(ply)
        assert all_of(session) == past[ply]
        for action in moves[ply:]:
            session.act(action)
        assert all_of(session) == past[-1]
        # undo has its border where the game had it
        assert [session.undo(), session.undo(), session.undo()] == [True, True, False]
        session.act(4)
        session.act(5)


@pytest.mark.parametrize("ply", [-1, 3, 1 << 20])
def test_there_is_no_such_ply(session, ply):
    session.act(1)
    session.act(2)
    before = all_of(session)
    with pytest.raises(ValueError, match=f"no ply {ply} in a game of 2"):
        session.restore(ply)
    assert all_of(session) == before


@pytest.mark.parametrize("count", [255, 256, 257, 512, 513, 1300])
def test_the_list_of_actions_grows(session, count):
    """Past every multiple of its step, also when it was cut back before."""
    for i in range(count):
        session.act(i % 400)
    assert list(session.actions[:count]) == [i % 400 for i in range(count)]
    session.restore(3)
    for i in range(3, count):
        session.act(399 - i % 400)
    assert list(session.actions[:count]) == [0, 1, 2] + [399 - i % 400 for i in range(3, count)]


def test_the_longest_game(session):
    """65535 actions are recorded and played again; one more is refused, and the game stays as it was."""
    for i in range(PLIES_MAX):
        session.act(REVEAL + i % 400)
    before = all_of(session)
    with pytest.raises(RecordError, match="too long"):
        session.act(1)
    assert all_of(session) == before
    again = Session(Toy())
    again.load_replay(session.replay())
    assert all_of(again) == before


def test_a_replay_of_any_length_is_the_game(session):
    for action in (1, REVEAL, 2, 3, END):
        again = Session(Toy())
        again.load_replay(session.replay())
        assert all_of(again) == all_of(session) and again.replay() == session.replay()
        session.act(action)
    assert session.is_over()


def test_a_new_game_after_another(session):
    for action in (1, 2, 3):
        session.act(action)
    session.start(b"\2\0", 0, 8)
    fresh = Session(Toy())
    fresh.start(b"\2\0", 0, 8)
    assert all_of(session) == all_of(fresh) and not session.can_undo()
