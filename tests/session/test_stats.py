# SPDX-License-Identifier: MIT
"""The file of statistics: counted, read again, cut by a power failure, damaged, foreign."""

from __future__ import annotations

import struct
from binascii import crc32
from pathlib import Path

import pytest

from core.stats import NO_SCORE, Stats, file_name, pack, unpack
from core.storage import Storage
from host_sim.interp import unix, wasm
from tests.session.disk import Box, Disk, cuts

NAME = file_name("castle_panic")
MODES = {0: [3, 1, 41, 12], 1: [1, 0, NO_SCORE, 0], 6: [65535, 65535, 65534, 65535]}


def counted(store, *games, game: str = "castle_panic") -> list[bool]:
    """Count games (key, won, score, turns) one after the other, read anew each time; which beat the best."""
    out = []
    for mark, one in enumerate(games, 1):
        out.append(Stats(store, game).count(*one, mark))
    return out


def test_games_are_counted_mode_by_mode():
    store = Box()
    beaten = counted(store, (0, True, 20, 15), (0, False, NO_SCORE, 3), (0, True, 20, 12), (0, True, 21, 14), (1, True, 5, 30))
    assert beaten == [False, False, False, True, False]
    assert Stats(store, "castle_panic").modes == {0: [4, 3, 21, 12], 1: [1, 1, 5, 30]}
    assert Stats(store, "cave_troll").modes == {}
    assert list(store.files) == [NAME]


def test_nothing_is_beaten_where_nothing_was_scored():
    games = [(3, False, NO_SCORE, 9), (3, True, NO_SCORE, 9), (3, True, 0, 9), (3, True, 1, 9)]
    assert counted(Box(), *games) == [False, False, False, True]


def test_the_same_game_is_counted_once():
    """As after a power cut between counting it and removing its save."""
    store = Box()
    assert Stats(store, "castle_panic").count(0, True, 7, 9, 0xFEDCBA98) is False
    assert Stats(store, "castle_panic").count(0, True, 7, 9, 0xFEDCBA98) is False
    assert Stats(store, "castle_panic").modes == {0: [1, 1, 7, 9]}
    assert Stats(store, "castle_panic").count(0, True, 8, 9, 5) is True


def test_a_mark_of_nothing_counts_the_first_game():
    store = Box()
    Stats(store, "castle_panic").count(0, False, NO_SCORE, 9, 0)
    assert Stats(store, "castle_panic").modes == {0: [1, 0, NO_SCORE, 0]}


def test_counters_stop_at_their_end():
    store = Box({NAME: pack(MODES, 0)})
    assert Stats(store, "castle_panic").count(6, True, 99999, 99999, 1) is False
    assert Stats(store, "castle_panic").modes == MODES
    assert Stats(store, "castle_panic").count(1, True, 99999, 99999, 2) is False
    assert Stats(store, "castle_panic").modes[1] == [2, 1, 65534, 0]


def test_the_file_stays_small_and_full_ones_are_left_alone():
    store = Box()
    counted(store, *[(key, True, key, 1) for key in range(60)])
    stats = Stats(store, "castle_panic")
    assert sorted(stats.modes) == list(range(48)) and len(store.files[NAME]) <= 508
    assert stats.count(50, True, 9, 9, 999) is False and stats.count(47, True, 48, 9, 1000) is True


def test_what_was_packed_is_unpacked():
    for modes in ({}, MODES):
        assert unpack(pack(modes, 0xFEDCBA98)) == (modes, 0xFEDCBA98)


def summed(data: bytes) -> bytes:
    return data + struct.pack("<I", crc32(data))


WHOLE = pack(MODES, 7)
MANY = pack({key: [1, 1, 2, 3] for key in range(49)}, 7)
DAMAGED = {
    "empty": b"",
    "nothing but a sum": summed(b""),
    "foreign": b"PTSV" + bytes(60),
    "foreign with a sum": summed(b"PTSX" + WHOLE[4:-4]),
    "newer": summed(WHOLE[:4] + b"\2" + WHOLE[5:-4]),
    "too few modes": summed(WHOLE[:5] + b"\4" + WHOLE[6:-4]),
    "too many modes": summed(WHOLE[:5] + b"\2" + WHOLE[6:-4]),
    "more modes than there is room for": MANY,
    "a mode twice": summed(WHOLE[:10] + 2 * WHOLE[10:19] + WHOLE[28:-4]),
    "wins in no game": pack({0: [0, 9, 4, 3]}, 7),
    "a mode of no game": pack({0: [0, 0, NO_SCORE, 0]}, 7),
    "more wins than games": pack({0: [3, 4, 4, 3]}, 7),
    "turns of no win": pack({0: [3, 0, 4, 3]}, 7),
    "longer": WHOLE + b"\0",
    "text": "статистика\n".encode() * 9,
    **{f"cut at {n}": WHOLE[:n] for n in range(1, len(WHOLE))},
    **{f"bit {n}": WHOLE[:n] + bytes((WHOLE[n] ^ 4,)) + WHOLE[n + 1 :] for n in range(len(WHOLE))},
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_file_is_set_aside_and_counting_begins_anew(what):
    store = Box({NAME: DAMAGED[what]})
    stats = Stats(store, "castle_panic")
    assert stats.lost == NAME + ".bad0" and stats.modes == {}
    stats.count(0, True, 3, 4, 5)
    assert store.files[NAME + ".bad0"] == DAMAGED[what]
    assert Stats(store, "castle_panic").modes == {0: [1, 1, 3, 4]} and not Stats(store, "castle_panic").lost


def test_a_power_cut_leaves_the_old_or_the_new_file(monkeypatch):
    disk = Disk()
    store = disk.under(monkeypatch)
    counted(store, (0, True, 3, 9))
    begun = len(disk.steps)
    Stats(store, "castle_panic").count(0, True, 4, 8, 99)
    seen = []
    for files in list(cuts(disk.steps))[begun:]:
        stats = Stats(Box(files), "castle_panic")
        assert not stats.lost
        seen.append(stats.modes[0])
    assert seen[0] == [1, 1, 3, 9] and seen[-1] == [2, 2, 4, 8] and len(seen) > 20
    assert all(one in (seen[0], seen[-1]) for one in seen)


def test_a_refusing_disk_leaves_the_file_as_it_was(tmp_path, monkeypatch):
    store = Storage(str(tmp_path))
    counted(store, (0, True, 3, 9))
    before = Path(tmp_path, NAME).read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Storage, "replace", full)
    with pytest.raises(OSError):
        Stats(store, "castle_panic").count(0, True, 4, 8, 99)
    assert Path(tmp_path, NAME).read_bytes() == before


@pytest.mark.parametrize("port", [unix, wasm], ids=["unix", "wasm"])
def test_the_bytes_are_the_same_everywhere(port):
    missing = port.why_missing()
    if missing:
        pytest.skip(missing)
    script = (
        "from core import stats\n"
        "from binascii import hexlify\n"
        f"data = stats.pack({MODES!r}, 0xFEDCBA98)\n"
        "print(str(hexlify(data), 'utf-8'))\n"
        f"print(stats.unpack(data) == ({MODES!r}, 0xFEDCBA98))\n"
    )
    assert port.run(script).split() == [pack(MODES, 0xFEDCBA98).hex(), "True"]
