# SPDX-License-Identifier: MIT
"""Saves and replays that cannot be used: one clear sentence, everything kept, the other save played on."""

from __future__ import annotations

import re
import struct
from binascii import crc32

import pytest

from core import records
from core.records import DAMAGED, FOREIGN, NEWER, OTHER_RULES, RecordError
from core.session import Session
from tests.session.disk import Box, Files
from tests.session.mp_lines import facts
from tests.session.toy import REVEAL, Toy

# enough to have a history file
PLIES = 70
HISTORY = "toy.1.his"


def saved(plies: int = PLIES) -> Files:
    """Two slots, the newer one (toy.0 or toy.1 by turns) after `plies` actions, and the history."""
    store = Box()
    session = Session(Toy(), store)
    session.start(b"\0\2", 4, 5)
    for i in range(plies):
        session.act(i if i % 10 else REVEAL)
        session.save()
    return store.files


def reading(session: Session) -> tuple:
    """A session after a load, to compare."""
    return (*facts(session), session.seats, session.options, session.seed)


def signed(data: bytes) -> bytes:
    """The record with the check sum it must have."""
    return data[:-4] + struct.pack("<I", crc32(data[:-4]))


def changed(data: bytes, at: int, value: bytes) -> bytes:
    """The record with other bytes at a place, and the right check sum again."""
    return signed(data[:at] + value + data[at + len(value) :])


def refused(files: Files, code: int, words: str) -> RecordError:
    """Loading these files raises a clear fault and keeps every byte, under names the session does not use."""
    store = Box(files)
    with pytest.raises(RecordError, match=words) as told:
        Session(Toy(), store).load()
    clear(told.value, code)
    assert sorted(store.files.values()) == sorted(files.values())
    assert not {"toy.0", "toy.1"} & set(store.files)
    return told.value


def clear(fault: RecordError, code: int) -> None:
    """One sentence for a person."""
    text = str(fault)
    assert fault.code == code, text
    assert re.fullmatch(r"[a-z0-9][^\n.!]{15,110}", text), text


GOOD = saved()
NEWEST, OLDER = sorted(("toy.0", "toy.1"), key=lambda name: records.unpack_slot(GOOD[name]).number, reverse=True)


def resumes_the_other(broken: bytes, monkeypatch=None) -> None:
    """With one slot like this, whichever it is, the other one is played on and this one is kept."""
    for bad, good in ((NEWEST, OLDER), (OLDER, NEWEST)):
        store = Box({**GOOD, bad: broken})
        session = Session(Toy(), store)
        assert session.load()
        assert session.plies == records.unpack_slot(GOOD[good]).plies
        assert store.files == {**{n: d for n, d in GOOD.items() if n != bad}, bad + ".bad0": broken}
        session.act(1)
        session.save()
        again = Session(Toy(), store)
        assert again.load() and facts(again) == facts(session)
        assert store.files[bad + ".bad0"] == broken


def test_the_files_are_good_before_they_are_damaged():
    session = Session(Toy(), Box(GOOD))
    assert session.load() and session.plies == PLIES
    assert sorted(GOOD) == ["toy.0", "toy.1", HISTORY] and records.unpack_slot(GOOD[NEWEST]).filed


@pytest.mark.parametrize("name", ["toy.0", "toy.1"])
def test_each_byte_of_a_slot_changed(name):
    """Every bit of some, all bits of the others: the other slot is resumed, and the changed file is kept."""
    other = OLDER if name == NEWEST else NEWEST
    plies = records.unpack_slot(GOOD[other]).plies
    for at in range(len(GOOD[name])):
        for flip in (1, 0x80, 0xFF):
            broken = bytearray(GOOD[name])
            broken[at] ^= flip
            store = Box({**GOOD, name: bytes(broken)})
            session = Session(Toy(), store)
            assert session.load() and session.plies == plies
            assert store.files[name + ".bad0"] == broken and name not in store.files


def test_each_byte_of_the_only_slot_changed():
    for at in range(len(GOOD[NEWEST])):
        broken = bytearray(GOOD[NEWEST])
        broken[at] ^= 1 + at % 255
        code = FOREIGN if at < 4 else NEWER if at == 4 else DAMAGED
        refused({NEWEST: bytes(broken), HISTORY: GOOD[HISTORY]}, code, "save")


def test_a_slot_cut_at_every_length():
    for length in range(1, len(GOOD[NEWEST])):
        refused({NEWEST: GOOD[NEWEST][:length], HISTORY: GOOD[HISTORY]}, DAMAGED, "cut short|damaged")
    resumes_the_other(GOOD[NEWEST][:300])


def test_a_slot_with_more_behind_it():
    refused({"toy.0": GOOD["toy.0"] + b"\0"}, DAMAGED, "check sum")
    refused({"toy.0": signed(GOOD["toy.0"] + b"\0")}, DAMAGED, "lengths")


@pytest.mark.parametrize("alien", [b"\x89PNG\r\n\x1a\n" * 40, b"\0" * 400, b"\xff" * 400, b"PTS", b"hello"])
def test_files_of_another_make(alien):
    code = DAMAGED if alien == b"PTS" else FOREIGN
    words = "cut short" if alien == b"PTS" else "no save of Pocket Tabletop"
    refused({"toy.0": alien, "toy.1": alien}, code, words)
    resumes_the_other(alien)


def test_a_newer_format():
    for version in (2, 99, 255):
        newer = changed(GOOD[NEWEST], 4, bytes([version]))
        refused({NEWEST: newer}, NEWER, rf"newer version \(format {version}, known 1\)")
        resumes_the_other(newer)
        # whatever it holds
        refused({NEWEST: newer[:5]}, NEWER, "newer version")
    refused({NEWEST: changed(GOOD[NEWEST], 4, b"\0")}, DAMAGED, "header")


def test_another_game():
    for game_id in (0, 1, 255):
        other = changed(GOOD[NEWEST], 5, bytes([game_id]))
        refused({NEWEST: other}, FOREIGN, rf"another game \(number {game_id}\)")
        resumes_the_other(other)


def test_other_rules():
    for version in (0, 2, 4, 255):
        other = changed(GOOD[NEWEST], 6, bytes([version]))
        refused({NEWEST: other}, OTHER_RULES, f"version {version} of the rules, these are version 3")
        resumes_the_other(other)


@pytest.mark.parametrize(
    "at, value",
    [
        (7, b"\0"), (7, b"\x07"), (7, b"\xff"), (7, b"\6"), (16, b"\4"), (17, b"\xff"),
        (8, b"\3"), (8, b"\x08"), (8, b"\0\0\0\x80"), (8, b"\xff\xff\xff\xff"),
    ],
    ids=str,
)
def test_seats_and_options_that_cannot_be(at, value):
    refused({NEWEST: changed(GOOD[NEWEST], at, value)}, DAMAGED, "header")


def test_options_that_want_other_seats():
    """Each is a thing the game has, but not both: the game's own refusal becomes a clear one."""
    duel = changed(changed(GOOD[NEWEST], 8, b"\1"), 7, b"\1")
    refused({NEWEST: duel, HISTORY: GOOD[HISTORY]}, DAMAGED, "seats or options")
    replay = Session(Toy())
    replay.start(b"\0\0", 1, 0)
    with pytest.raises(RecordError) as told:
        Session(Toy()).load_replay(changed(replay.replay(), 7, b"\1"))
    clear(told.value, DAMAGED)


@pytest.mark.parametrize(
    "at, value, words",
    [
        (12, b"\6\0\0\0", "do not lead to"), (22, b"\x45\0", "lengths"), (22, b"\xff\xff", "lengths"),
        (24, b"\x47\0", "lengths"), (24, b"\0\0", "lengths"), (26, b"\x47\0", "lengths"), (28, b"\x01\0", "lengths"),
        (28, b"\xff\xff", "lengths"), (34, b"\0\0\0\0", "history"), (38, b"\3", "do not lead to"),
        (100, b"\x55", "do not lead to"), (-6, b"\xe8\3", "TOY-007"), (-6, b"\xff\xff", "TOY-007"),
        (-6, b"\1\0", "do not lead to"), (-8, b"\xe7\3", "TOY-009"),
    ],
    ids=str,
)
def test_a_good_check_sum_over_nonsense(at, value, words):
    data = GOOD[NEWEST]
    nonsense = changed(data, at % len(data), value)
    refused({NEWEST: nonsense, HISTORY: GOOD[HISTORY]}, DAMAGED, words)
    resumes_the_other(nonsense)


def test_a_slot_in_the_place_of_the_other():
    refused({OLDER: GOOD[NEWEST], HISTORY: GOOD[HISTORY]}, DAMAGED, "place")


def test_a_state_of_another_size():
    files = {NEWEST: GOOD[NEWEST], HISTORY: GOOD[HISTORY]}
    with pytest.raises(RecordError, match="its place and game"):
        Session(Toy(236), Box(files)).load()


def test_the_history_is_missing():
    refused({NEWEST: GOOD[NEWEST], OLDER: GOOD[OLDER]}, DAMAGED, "history file of the save is missing")


def test_the_history_is_damaged():
    """Each byte changed, each length; the part that the save does not need may not hide it either."""
    history = GOOD[HISTORY]
    for at in range(len(history)):
        broken = bytearray(history)
        broken[at] ^= 0x10
        refused({NEWEST: GOOD[NEWEST], HISTORY: bytes(broken)}, FOREIGN if at < 4 else NEWER if at == 4 else DAMAGED, "replay")
    for length in range(len(history)):
        refused({NEWEST: GOOD[NEWEST], HISTORY: history[:length]}, DAMAGED, "replay")


def test_the_history_is_of_another_game():
    other = Box()
    session = Session(Toy(), other)
    session.start(b"\0\2", 4, 5)
    for i in range(PLIES):
        session.act(i + 1)
        session.save()
    refused({NEWEST: GOOD[NEWEST], HISTORY: other.files[HISTORY]}, DAMAGED, "history file is of another game")


def test_the_history_is_short():
    header, actions = records.unpack_replay(GOOD[HISTORY])
    short = records.pack_replay(header, actions, len(actions) - 1)
    refused({NEWEST: GOOD[NEWEST], HISTORY: short}, DAMAGED, "shorter than the save says")


def test_a_save_without_history_is_resumed_when_the_newer_one_lost_it():
    files = saved(58)
    newer, older = sorted(("toy.0", "toy.1"), key=lambda name: records.unpack_slot(files[name]).number, reverse=True)
    assert (records.unpack_slot(files[newer]).filed > 0) and records.unpack_slot(files[older]).filed == 0
    lost = files.pop(HISTORY)
    store = Box(files)
    session = Session(Toy(), store)
    assert session.load() and session.plies == 57
    assert store.files == {older: files[older], newer + ".bad0": files[newer]}
    # a new game begun without that load must not write over the save that can be resumed
    store = Box(files)
    new = Session(Toy(), store)
    new.start(b"\1", 0, 9)
    new.save()
    assert store.files[older] == files[older] and lost


def test_what_is_set_aside_keeps_its_history():
    """A newer game's slots cannot be read here, but there they can: the new game leaves their history alone."""
    files = {name: changed(data, 4, b"\2") if name != HISTORY else data for name, data in GOOD.items()}
    fault = refused(files, NEWER, "newer version")
    assert fault.kept in ("toy.0.bad0", "toy.1.bad0")
    for first in ("load", "start"):
        store = Box(files)
        session = Session(Toy(), store)
        if first == "load":
            with pytest.raises(RecordError):
                session.load()
        session.start(b"\0", 0, 1)
        for i in range(300):
            session.act(i)
            session.save()
        assert all(data in store.files.values() for data in files.values())
        again = Session(Toy(), store)
        assert again.load() and facts(again) == facts(session)


def test_a_fault_tells_where_the_file_is_kept():
    assert refused({NEWEST: GOOD[NEWEST][:9]}, DAMAGED, "cut short").kept == NEWEST + ".bad0"
    assert refused({NEWEST: GOOD[NEWEST]}, DAMAGED, "missing").kept == NEWEST + ".bad0"


def test_a_new_game_over_saves_that_cannot_be_used():
    """They are set aside when the game is first saved, and its saves are resumed."""
    broken = {"toy.0": b"junk", "toy.1": GOOD["toy.1"][:50]}
    store = Box(broken)
    session = Session(Toy(), store)
    session.start(b"\0", 0, 1)
    assert store.files == broken
    for i in range(5):
        session.act(i)
        session.save()
    again = Session(Toy(), store)
    assert again.load() and again.plies == 5
    assert {store.files["toy.0.bad0"], store.files["toy.1.bad0"]} == set(broken.values())


def test_other_files_are_not_touched():
    others = {"settings": b"1", "other_game.0": b"2", "toy.0.bad0": b"3", "toy.2": b"4", "toy": b"5"}
    store = Box({**others, "toy.0": b"junk"})
    with pytest.raises(RecordError):
        Session(Toy(), store).load()
    assert store.files == {**others, "toy.0.bad1": b"junk"}


# --- replays ------------------------------------------------------------------


def replay_of(actions) -> bytes:
    session = Session(Toy())
    session.start(b"\0\2", 4, 5)
    for action in actions:
        session.act(action)
    return session.replay()


@pytest.mark.parametrize(
    "at, value, code, words",
    [
        (0, b"PTSV", FOREIGN, "no replay"), (4, b"\2", NEWER, "newer"), (4, b"\0", DAMAGED, "header"),
        (5, b"\1", FOREIGN, "another game"), (6, b"\4", OTHER_RULES, "version 4 of the rules"),
        (7, b"\0", DAMAGED, "header"), (8, b"\xff", DAMAGED, "seats or options"), (16, b"\x09", DAMAGED, "header"),
        (22, b"\4", DAMAGED, "names 4 actions"), (24, b"\xe8\3", DAMAGED, r"action 1 \(0x03e8\) is not possible: TOY-007"),
        (26, b"\xe7\3", DAMAGED, r"action 3 \(0x0003\) is not possible: TOY-009"),
    ],
)
def test_replays_that_cannot_be_played(at, value, code, words):
    """The fault is clear, no file is touched, and the game at hand is still there."""
    bad = changed(replay_of([1, 2, 3]), at, value)
    store = Box(GOOD)
    session = Session(Toy(), store)
    session.load()
    before = reading(session)
    with pytest.raises(RecordError, match=words) as told:
        session.load_replay(bad)
    clear(told.value, code)
    assert store.files == GOOD and told.value.kept == ""
    assert reading(session) == before
    assert session.act(1) == 0 and session.undo() and reading(session) == before


def test_a_load_that_fails_leaves_the_game_at_hand():
    store = Box(GOOD)
    session = Session(Toy(), store)
    session.load()
    before = reading(session), session.replay()
    store.files = {NEWEST: changed(GOOD[NEWEST], 100, b"\x55"), HISTORY: GOOD[HISTORY]}
    with pytest.raises(RecordError):
        session.load()
    assert (reading(session), session.replay()) == before
    session.act(3)
    session.save()
    again = Session(Toy(), store)
    assert again.load() and reading(again) == reading(session)


def test_a_replay_that_is_only_watched_touches_no_file():
    files = {**GOOD, OLDER: b"junk"}
    store = Box(files)
    session = Session(Toy(), store)
    session.load_replay(replay_of([1, 2, 3]))
    session.restore(1)
    assert store.files == files
