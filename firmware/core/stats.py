# SPDX-License-Identifier: MIT
"""What became of the finished games of one kind: how many, how many won, the best score, the fewest turns to a win.

One file a game, "castle_panic.sta", little-endian:

    0   4s  magic "PTST"
    4   B   format version          5   B   number of modes (at most 48)
    6   I   mark of the last game counted
    10      each mode: B its key, H games, H wins, H best score + 1 (0: none yet), H fewest turns of a win (0: none yet)
    ..  I   CRC-32 of all before

It is replaced whole, so a power cut leaves the old or the new one.  A game that is resumed at its end after a power cut
has the mark of the last one and is not counted twice.
"""

import struct
from binascii import crc32

from micropython import const

NO_SCORE = const(-1)

_MAGIC = b"PTST"
_VERSION = const(1)
_HEAD = "<4sBBI"
_HEAD_N = const(10)
_MODE = "<BHHHH"
_MODE_N = const(9)
_MODES_MAX = const(48)
_MOST = const(0xFFFF)


def file_name(game):
    """The file of a game (its folder's name)."""
    return game + ".sta"


def pack(modes, mark):
    """The bytes of a file; modes: {key: [games, wins, best score or NO_SCORE, fewest turns or 0]}."""
    out = struct.pack(_HEAD, _MAGIC, _VERSION, len(modes), mark)
    for key in sorted(modes):
        games, wins, best, turns = modes[key]
        out += struct.pack(_MODE, key, games, wins, best + 1, turns)
    return out + struct.pack("<I", crc32(out))


def unpack(data):
    """(modes, mark) of a file's bytes; ValueError if it is damaged, foreign or newer."""
    if len(data) < _HEAD_N + 4 or struct.unpack("<I", data[-4:])[0] != crc32(data[:-4]):
        raise ValueError("the check sum does not fit")
    magic, version, count, mark = struct.unpack(_HEAD, data[:_HEAD_N])
    if magic != _MAGIC or version != _VERSION or len(data) != _HEAD_N + count * _MODE_N + 4:
        raise ValueError("no statistics of this version")
    modes = {}
    for i in range(count):
        at = _HEAD_N + i * _MODE_N
        key, games, wins, best, turns = struct.unpack(_MODE, data[at : at + _MODE_N])
        if count > _MODES_MAX or key in modes or not games or wins > games or turns and not wins:
            raise ValueError("no game leaves such counts")
        modes[key] = [games, wins, best - 1, turns]
    return modes, mark


class Stats:
    """The statistics of one game in a Storage."""

    def __init__(self, store, game):
        """Read them.  What cannot be used is set aside (`lost`: under which name; its own if it cannot be renamed)."""
        self.store = store
        self.name = file_name(game)
        self.modes = {}
        self.mark = 0
        self.lost = ""
        try:
            data = store.read(self.name)
            if data is not None:
                self.modes, self.mark = unpack(data)
        except (OSError, ValueError):
            self.lost = store.set_aside(self.name) or self.name

    def count(self, key, won, score, turns, mark):
        """Count a finished game and write the file (OSError if that fails).

        key: its mode, 0 .. 255; score: of the best person, or NO_SCORE; turns: it took; mark: what tells this game from
        the one before, 32 bits.  True if the best score of this mode was beaten.
        """
        if mark == self.mark and self.modes or key not in self.modes and len(self.modes) == _MODES_MAX:
            return False
        score = min(score, _MOST - 1)
        mode = self.modes.setdefault(key, [0, 0, NO_SCORE, 0])
        beaten = NO_SCORE < mode[2] < score
        mode[0] = min(mode[0] + 1, _MOST)
        mode[1] = min(mode[1] + won, _MOST)
        mode[2] = max(mode[2], score)
        if won and 0 < turns <= _MOST and not 0 < mode[3] <= turns:
            mode[3] = turns
        self.mark = mark
        self.store.replace(self.name, pack(self.modes, mark))
        return beaten
