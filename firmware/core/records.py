# SPDX-License-Identifier: MIT
"""The bytes of saves and replays; the same on the board and on the PC.

Both begin with the game's header, little-endian:

    0   4s  magic: "PTSV" a save slot, "PTRP" a replay
    4   B   format version          5   B   game id
    6   B   rules version           7   B   number of seats
    8   I   options                 12  I   seed
    16  6s  who sits there: 0 a person, 1 .. 3 the computer's level

A replay goes on with

    22  H   number of actions, then the actions (H each), then a CRC-32 (I) of all before

and a slot with

    22  H   actions made so far (plies)    24  H   plies that stand in the history file
    26  H   plies that undo cannot pass    28  H   bytes of the state
    30  I   number of this save            34  I   CRC-32 of the actions in the history file
    38      the state: its bytes, then its words; the plies after those of the history; a CRC-32
"""

import struct
from array import array
from binascii import crc32

from micropython import const

VERSION = const(1)
SLOT_LIMIT = const(508)
# bytes of a slot beside the state and the plies
SLOT_REST = const(42)
SEATS_MAX = const(6)
LEVEL_MAX = const(3)

_HEADER = "<4sBBBBII6s"
_HEADER_N = const(22)
_SLOT = "<HHHHII"
_SLOT_N = const(38)

# what may be wrong with a record
DAMAGED = const(1)
FOREIGN = const(2)
NEWER = const(3)
OTHER_RULES = const(4)
UNREADABLE = const(5)


class RecordError(ValueError):
    """A save or replay that cannot be used: `code` is DAMAGED .. UNREADABLE, the text says what is wrong.

    `kept` is the name under which a file was set aside, "" if none was.
    """

    def __init__(self, code, text):
        super().__init__(text)
        self.code = code
        self.kept = ""


def read(store, name):
    """A file's bytes or None; what cannot be read is a RecordError like all that is of no use."""
    try:
        return store.read(name)
    except OSError as e:
        raise RecordError(UNREADABLE, str(e)) from None


def write(store, name, data):
    """Write a file in place; what stands there and cannot even be read makes room.  OSError if it cannot be written."""
    try:
        store.write(name, data)
    except OSError:
        if _is_readable(store, name) or not store.set_aside(name):
            raise
        store.write(name, data)


def _is_readable(store, name):
    try:
        store.read(name)
    except OSError:
        return False
    return True


class Header:
    """Which game a record is of: game_id, rules_version, options, seed, seats (bytes, one a seat)."""

    def __init__(self, game_id, rules_version, options, seed, seats):
        self.game_id = game_id
        self.rules_version = rules_version
        self.options = options
        self.seed = seed
        self.seats = bytes(seats)

    def pack(self, magic):
        """The 22 bytes at the start of a record."""
        n = len(self.seats)
        padded = self.seats + bytes(SEATS_MAX - n)
        return struct.pack(
            _HEADER, magic, VERSION, self.game_id, self.rules_version, n, self.options, self.seed, padded
        )


def _open(data, magic, what):
    # check what every record has: length, magic, version, CRC
    if data[:4] != magic[: len(data)]:
        raise RecordError(FOREIGN, "this is no %s of Pocket Tabletop" % what)
    if len(data) > 4 and data[4] > VERSION:
        raise RecordError(NEWER, "this %s was made by a newer version (format %d, known %d)" % (what, data[4], VERSION))
    if len(data) < _HEADER_N + 6:
        raise RecordError(DAMAGED, "the %s is cut short: %d bytes" % (what, len(data)))
    if struct.unpack("<I", data[-4:])[0] != crc32(data[:-4]):
        raise RecordError(DAMAGED, "the %s is damaged: its check sum is wrong" % what)
    _magic, version, game_id, rules_version, n, options, seed, seats = struct.unpack(_HEADER, data[:_HEADER_N])
    if version != VERSION or not 1 <= n <= SEATS_MAX or max(seats) > LEVEL_MAX:
        raise RecordError(DAMAGED, "the header of the %s holds impossible values" % what)
    return Header(game_id, rules_version, options, seed, seats[:n])


def words(data):
    """Actions from their bytes (two each, little-endian)."""
    out = array("H", bytes(len(data)))
    for i in range(len(out)):
        out[i] = data[2 * i] | data[2 * i + 1] << 8
    return out


def word_bytes(actions, start, end):
    """The bytes of actions[start:end]."""
    out = bytearray(2 * (end - start))
    j = 0
    for i in range(start, end):
        out[j] = actions[i] & 255
        out[j + 1] = actions[i] >> 8
        j += 2
    return out


def pack_replay(header, actions, count):
    """A replay of the first `count` actions."""
    body = header.pack(b"PTRP") + struct.pack("<H", count) + word_bytes(actions, 0, count)
    return body + struct.pack("<I", crc32(body))


def unpack_replay(data):
    """(Header, array('H') of actions); RecordError if it is no whole replay."""
    header = _open(data, b"PTRP", "replay")
    count = data[_HEADER_N] | data[_HEADER_N + 1] << 8
    if len(data) != _HEADER_N + 2 + 2 * count + 4:
        raise RecordError(DAMAGED, "the replay names %d actions, but its length is %d bytes" % (count, len(data)))
    return header, words(data[_HEADER_N + 2 : -4])


class Slot:
    """What a save slot holds beside its Header."""

    def __init__(self, header, plies, filed, fixed, number, filed_crc, state, pending):
        self.header = header
        self.plies = plies
        self.filed = filed
        self.fixed = fixed
        self.number = number
        self.filed_crc = filed_crc
        self.state = state
        self.pending = pending

    def pack(self):
        """The bytes of the slot: at most SLOT_LIMIT, which littlefs keeps inline."""
        body = self.header.pack(b"PTSV")
        body += struct.pack(
            _SLOT, self.plies, self.filed, self.fixed, len(self.state), self.number, self.filed_crc
        )
        body += self.state
        body += self.pending
        return body + struct.pack("<I", crc32(body))


def unpack_slot(data):
    """A Slot from its bytes; RecordError if it is no whole save."""
    header = _open(data, b"PTSV", "save")
    if len(data) < _SLOT_N + 4:
        raise RecordError(DAMAGED, "the save is cut short: %d bytes" % len(data))
    plies, filed, fixed, size, number, crc = struct.unpack(_SLOT, data[_HEADER_N:_SLOT_N])
    if filed > plies or fixed > plies or len(data) != _SLOT_N + size + 2 * (plies - filed) + 4:
        raise RecordError(DAMAGED, "the lengths in the save do not agree")
    end = _SLOT_N + size
    return Slot(header, plies, filed, fixed, number, crc, data[_SLOT_N:end], data[end:-4])


def pack_state(state):
    """A state `(b, w)` as bytes: b, then the words low byte first."""
    b, w = state
    return bytes(b) + word_bytes(w, 0, len(w))


def unpack_state(data, state):
    """Fill a state from its bytes, which have the right length."""
    b, w = state
    n = len(b)
    for i in range(n):
        b[i] = data[i]
    for i in range(len(w)):
        w[i] = data[n] | data[n + 1] << 8
        n += 2
