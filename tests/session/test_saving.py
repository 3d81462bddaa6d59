# SPDX-License-Identifier: MIT
"""Saves and loads: at each ply, after undo and restore, over older games; and what is forgotten."""

from __future__ import annotations

import pytest

from core.records import UNREADABLE, RecordError
from core.session import Session
from games.castle_panic import rules
from tests.session import lines
from tests.session.disk import Box
from tests.session.mp_lines import do, facts
from tests.session.toy import END, REVEAL, Toy


def loaded(files: dict[str, bytes], game=None) -> Session:
    """A new session on a copy of these files."""
    session = Session(game or Toy(), Box(files))
    assert session.load()
    return session


def played(store: Box, count: int, first: int = 0, seed: int = 1) -> Session:
    """A toy game of `count` open actions, saved at each."""
    session = Session(Toy(), store)
    session.start(b"\0\1", 0, seed)
    session.save()
    for i in range(count):
        session.act((first + i) % 400)
        session.save()
    return session


@pytest.mark.parametrize("seed", lines.LONG_SEEDS)
@pytest.mark.parametrize("options", [0, 1, 4, 5])
def test_whole_games_with_second_thoughts(seed, options):
    """Saved and loaded after each decision and each undo: all that the session knows comes back."""
    store = Box()
    session = Session(rules, store)
    for line in lines.whole_game(seed, options):
        do(session, line)
        session.save()
        again = loaded(store.files, rules)
        assert facts(again) == facts(session)
        assert again.replay() == session.replay()
        assert (again.fixed, again.can_undo(), again.level()) == (session.fixed, session.can_undo(), session.level())
    assert session.is_over()


def test_the_power_is_switched_off_after_each_decision():
    """The same game, each decision in a session of its own."""
    store = Box()
    straight = Session(rules)
    for line in lines.whole_game(lines.LONG_SEEDS[0]):
        do(straight, line)
        session = Session(rules, store)
        if line[0] != "n":
            assert session.load()
        do(session, line)
        session.save()
    assert straight.is_over() and session.replay() == straight.replay()
    assert any(name.endswith(".his") for name in store.files)


def test_the_game_can_be_undone_after_a_load():
    store = Box()
    session = played(store, 3)
    again = loaded(store.files)
    while again.can_undo():
        assert again.undo() and session.undo()
        assert facts(again) == facts(session)
    assert again.plies == 0


def test_undo_then_another_way_then_load():
    store = Box()
    session = played(store, 10)
    session.undo()
    session.undo()
    session.act(77)
    session.save()
    again = loaded(store.files)
    assert list(again.actions[: again.plies]) == [0, 1, 2, 3, 4, 5, 6, 7, 77]
    assert facts(again) == facts(session)


@pytest.mark.parametrize("count", [57, 58, 59, 60, 130, 300])
def test_undo_behind_what_the_history_file_holds(count):
    """Nothing was shown, so undo goes back over the filed part; then the game goes another way."""
    store = Box()
    session = played(store, count)
    for _ in range(min(count, 200)):
        session.undo()
    session.save()
    assert facts(loaded(store.files)) == facts(session)
    for i in range(300):
        session.act(399 - i)
        session.save()
        if i % 20 == 0:
            assert loaded(store.files).replay() == session.replay()


@pytest.mark.parametrize("ply", [0, 1, 57, 58, 59, 100, 199, 200])
def test_restore_then_save_and_play_on(ply):
    store = Box()
    session = played(store, 200)
    session.restore(ply)
    session.save()
    assert loaded(store.files).replay() == session.replay()
    for i in range(150):
        session.act(REVEAL + i)
        session.save()
        assert loaded(store.files).replay() == session.replay()


def test_a_new_game_leaves_the_old_one_until_it_is_saved():
    store = Box()
    old = played(store, 150)
    new = Session(Toy(), store)
    new.start(b"\2", 0, 99)
    assert facts(loaded(store.files)) == facts(old)
    new.save()
    assert loaded(store.files).seed == 99


def test_a_long_new_game_that_is_saved_late_leaves_the_old_one_too():
    """At each write of that save, either the old game or the new one is there."""
    store = Box()
    old = played(store, 150)
    new = Session(Toy(), store)
    new.start(b"\2", 0, 99)
    for i in range(150):
        new.act(REVEAL + i)
    seen = []
    real = store.write

    def watched(name: str, data: bytes) -> None:
        # an empty file is what a cut just after the opening leaves
        before = dict(store.files)
        for torn in (b"", data[:100]):
            seen.append(facts(loaded({**before, name: torn})))
        real(name, data)
        seen.append(facts(loaded(store.files)))

    store.write = watched
    new.save()
    assert seen == [facts(old)] * (len(seen) - 1) + [facts(new)] and len(seen) == 6


def test_a_store_that_refuses_leaves_the_last_save():
    """Whichever of a save's writes fails: OSError, the last save is there, and the next try works."""
    for fails in range(4):
        store = Box()
        session = played(store, 57)
        last = facts(session)
        real = store.write
        tries = []

        def full(name: str, data: bytes, fails=fails, tries=tries, real=real) -> None:
            tries.append(name)
            if len(tries) == fails + 1:
                real(name, data[: len(data) // 2])
                raise OSError(28)
            real(name, data)

        store.write = full
        session.act(400)
        if fails < 2:
            with pytest.raises(OSError):
                session.save()
            assert facts(loaded(store.files)) == last
        for i in range(100):
            session.act(i)
            try:
                session.save()
            except OSError:
                continue
            assert facts(loaded(store.files)) == facts(session)


def test_a_replay_that_is_taken_over_becomes_the_newest_save():
    store = Box()
    played(store, 151)
    replay = played(Box(), 5, first=50, seed=4).replay()
    session = Session(Toy(), store)
    session.load_replay(replay)
    session.save()
    again = loaded(store.files)
    assert again.seed == 4 and again.replay() == replay


def test_a_long_replay_leaves_room_in_the_slot():
    store = Box()
    session = Session(Toy(), store)
    session.load_replay(played(Box(), 1000).replay())
    session.save()
    assert max(len(data) for name, data in store.files.items() if not name.endswith(".his")) <= 508
    assert facts(loaded(store.files)) == facts(session)


@pytest.mark.parametrize("number", [0xFFFFFFFD, 0xFFFFFFFE, 0xFFFFFFFF])
def test_the_number_of_a_save_begins_again_after_the_last(number):
    store = Box()
    session = played(store, 2)
    session._number = number
    store.files.clear()
    for i in range(6):
        session.act(i)
        session.save()
        again = loaded(store.files)
        assert facts(again) == facts(session)
        session = Session(Toy(), store)
        assert session.load()


class Stuck(Box):
    """A Box in which some files can be neither read nor written, only renamed (unless `fixed`)."""

    def __init__(self, files: dict[str, bytes], stuck: set[str], fixed: bool = False) -> None:
        super().__init__(files)
        self.stuck, self.fixed = stuck, fixed

    def read(self, name: str) -> bytes | None:
        if name in self.stuck:
            raise OSError(21, "Is a directory")
        return super().read(name)

    def write(self, name: str, data: bytes) -> None:
        self.read(name)
        super().write(name, data)

    def set_aside(self, name: str) -> str:
        if self.fixed:
            return ""
        self.stuck.discard(name)
        return super().set_aside(name)


@pytest.mark.parametrize("stuck", ["toy.0", "toy.1"])
def test_one_slot_that_cannot_be_read_costs_one_decision_at_most(stuck):
    before = dict(played(box := Box(), 5).store.files)
    store = Stuck(box.files, {stuck})
    session = Session(Toy(), store)
    assert session.load() and session.plies in (4, 5)
    for i in range(150):
        session.act(i)
        session.save()
        assert facts(loaded(store.files)) == facts(session)
    assert store.files[stuck + ".bad0"] == before[stuck]


@pytest.mark.parametrize("stuck", [{"toy.0"}, {"toy.1"}, {"toy.0", "toy.1"}, {"toy.0.his", "toy.1.his"}], ids=sorted)
def test_a_new_game_over_what_cannot_be_read_is_saved(stuck):
    files = dict(played(box := Box(), 150).store.files)
    store = Stuck({**dict.fromkeys(stuck, b"?"), **box.files}, set(stuck))
    new = Session(Toy(), store)
    new.start(b"\0", 0, 99)
    for i in range(150):
        new.save()
        assert facts(loaded(store.files)) == facts(new)
        new.act(i)
    assert all(store.files[name + ".bad0"] == files.get(name, b"?") for name in stuck)


@pytest.mark.parametrize("book", ["toy.0.his", "toy.1.his"])
def test_a_history_that_cannot_be_read_and_is_not_needed_makes_room(book):
    store = Stuck({**played(Box(), 5).store.files, book: b"?"}, {book})
    session = Session(Toy(), store)
    assert session.load() and session.plies == 5
    for i in range(300):
        session.act(i)
        session.save()
    assert facts(loaded(store.files)) == facts(session) and store.files[book + ".bad0"] == b"?"


def test_the_only_save_cannot_be_read():
    store = Stuck(dict(played(Box(), 5).store.files), {"toy.0", "toy.1"})
    before = dict(store.files)
    assert Session(Toy(), store).find_saves()[1].code == UNREADABLE and store.files == before
    with pytest.raises(RecordError, match="directory") as told:
        Session(Toy(), store).load()
    assert told.value.code == UNREADABLE and told.value.kept == "toy.1.bad0"
    assert sorted(store.files.values()) == sorted(before.values())


def test_what_can_be_neither_read_nor_renamed_stays():
    """Every second save then fails, and says so; the other half of them holds."""
    store = Stuck(dict(played(Box(), 5).store.files), {"toy.1"}, fixed=True)
    before = store.files["toy.1"]
    session = Session(Toy(), store)
    assert session.load() and session.plies in (4, 5)
    session.act(7)
    with pytest.raises(OSError):
        session.save()
    assert store.files["toy.1"] == before
    lone = Stuck({"toy.0": b"?"}, {"toy.0"}, fixed=True)
    with pytest.raises(RecordError) as told:
        Session(Toy(), lone).load()
    assert told.value.kept == ""


def test_find_saves_tells_what_there_is_and_touches_nothing():
    store = Box()
    session = played(store, 4)
    store.files["toy.0"] = store.files["toy.0"][:-1]
    before = dict(store.files)
    slots, fault = session.find_saves()
    assert [slot.plies for slot in slots] == [4] and "damaged" in str(fault)
    assert store.files == before


def test_slots_are_found_newest_first():
    session = played(Box(), 5)
    slots, fault = session.find_saves()
    assert [slot.plies for slot in slots] == [5, 4] and fault is None


def test_no_save_is_no_fault():
    session = Session(Toy(), Box())
    assert session.load() is False and session.find_saves() == ([], None)


def test_a_forgotten_game_is_gone_and_others_are_not():
    other = {"other.0": b"x", "toy.0.bad0": b"y", "settings": b"z"}
    store = Box(other)
    session = played(store, 150)
    session.act(END)
    session.save()
    session.forget()
    assert store.files == other
    assert session.load() is False
    session.start(b"\0", 0, 5)
    session.save()
    assert loaded(store.files).seed == 5


def test_forgetting_half_way_leaves_the_end_of_the_game():
    """The newest save goes last, so that a cut does not bring the game back."""
    for count in (150, 151):
        store = Box()
        session = played(store, count)
        session.act(END)
        session.save()
        real, seen = store.remove, []

        def watched(name: str, store=store, real=real, seen=seen) -> None:
            real(name)
            again = Session(Toy(), Box(store.files))
            seen.append(again.load() and again.is_over())

        store.remove = watched
        session.forget()
        assert seen[0] is True and set(seen[1:]) == {False}
