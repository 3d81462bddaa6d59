# SPDX-License-Identifier: MIT
"""The bytes of saves and replays: what they are, and that they stay what they are."""

from __future__ import annotations

from array import array
from binascii import crc32

import pytest

from core import records
from core.session import Session
from tests.session.disk import Box
from tests.session.toy import REVEAL, Toy

# magic, versions, seats; options, seed; who sits there; number of actions, actions, check sum
REPLAY = (
    "50545250 01c80303 04000000 efbeadde 000103000000"
    "0400 0100 ff00 f401 e703"
    "ca0b52cc"
)
# as above to the seats; plies, filed, fixed, bytes of state, number of the save, check sum of what is filed;
# the state's bytes and words; the plies after those of the history; check sum
SLOT = (
    "50545356 01c80303 04000000 efbeadde 000103000000"
    "0400 0000 0400 0c00 02000000 00000000"
    "03010104 51ea efbeadde 0000"
    "0100 ff00 f401 e703"
    "317169a1"
)


def small_game(store: Box | None = None) -> Session:
    """Four actions, saved after the third and the fourth."""
    session = Session(Toy(12), store)
    session.start(b"\0\1\3", 4, 0xDEADBEEF)
    for action in (1, 255):
        session.act(action)
    for action in (REVEAL, 999):
        session.act(action)
        if store:
            session.save()
    return session


def test_a_small_replay():
    assert small_game().replay().hex() == REPLAY.replace(" ", "")
    header, actions = records.unpack_replay(bytes.fromhex(REPLAY))
    assert (header.game_id, header.rules_version, header.options, header.seed) == (200, 3, 4, 0xDEADBEEF)
    assert header.seats == b"\0\1\3" and list(actions) == [1, 255, 500, 999]


def test_a_small_save():
    store = Box()
    small_game(store)
    assert sorted(store.files) == ["toy.0", "toy.1"]
    assert store.files["toy.0"].hex() == SLOT.replace(" ", "")
    slot = records.unpack_slot(bytes.fromhex(SLOT))
    assert (slot.plies, slot.filed, slot.fixed, slot.number, slot.filed_crc) == (4, 0, 4, 2, 0)
    assert slot.pack() == store.files["toy.0"]
    session = Session(Toy(12), Box({"toy.0": bytes.fromhex(SLOT)}))
    assert session.load() and session.plies == 4 and session.is_over()


def test_the_check_sum_is_the_common_crc_32():
    data = bytes.fromhex(REPLAY)
    assert int.from_bytes(data[-4:], "little") == crc32(data[:-4])


@pytest.mark.parametrize("seats", range(1, 7))
def test_headers(seats):
    header = records.Header(255, 255, 0xFFFFFFFF, 0xFFFFFFFF, bytes([3] * seats))
    data = records.pack_replay(header, array("H", [0, 0xFFFF]), 2)
    assert len(data) == 32
    again, actions = records.unpack_replay(data)
    assert vars(again) == vars(header) and list(actions) == [0, 0xFFFF]


def test_actions_as_bytes_whatever_the_machine():
    some = array("H", [0, 1, 0x0102, 0xFFFF, 0x8000])
    assert records.word_bytes(some, 1, 4) == b"\1\0\2\1\xff\xff"
    assert records.words(records.word_bytes(some, 0, 5)) == some


@pytest.mark.parametrize("size", [10, 12, 234, 256])
@pytest.mark.parametrize("pace", [1, 2, 3, 40, 57, 58, 59, 116, 117, 118, 400])
@pytest.mark.parametrize("shown", [range(0), range(3, 4), *(range(n, 900, n) for n in (1, 7, 50, 100))], ids=str)
def test_a_slot_is_never_longer_than_littlefs_keeps_inline(size, pace, shown):
    """With any size of state, saved at every `pace`th ply, something shown at the plies `shown`."""
    store = Box()
    session = Session(Toy(size), store)
    session.start(b"\0", 0, 1)
    longest = 0
    for ply in range(1, 900):
        session.act(REVEAL if ply in shown else ply % 400)
        if ply % pace == 0:
            session.save()
            longest = max(longest, len(store.files[f"toy.{ply // pace & 1}"]))
    assert 0 < longest <= records.SLOT_LIMIT
    assert any(name.endswith(".his") for name in store.files)
