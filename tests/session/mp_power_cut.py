# SPDX-License-Identifier: MIT
"""Games on littlefs, with the power cut at every block operation: a script for MicroPython's unix port.

    script.py WAY BLOCKS

lines.txt is played with a save at each line, on a block device in memory that notes every write and
erase.  Then each prefix of those operations is mounted, clean and with the next one torn, and the game
loaded.  WAY is "sessions" for the sessions as they are, or a weaker way to save.  It prints
"operations tried bad wasted filed", where `wasted` counts file systems that could not be mounted.
"""

import gc
import sys

import vfs
from mp_lines import do, facts

from core import storage
from core.records import RecordError
from core.session import Session
from games.castle_panic import rules

BLOCK = 4096
PLACE = "/flash"
ERASED = b"\xff" * BLOCK


class Ram:
    """A block device over a bytearray; `log` takes (address, bytes) of every change."""

    def __init__(self, blocks):
        self.blocks = blocks
        self.data = bytearray(ERASED * blocks)
        self.log = []

    def readblocks(self, block, buf, offset=0):
        start = block * BLOCK + offset
        buf[:] = memoryview(self.data)[start : start + len(buf)]

    def writeblocks(self, block, buf, offset=None):
        if offset is None:
            self.ioctl(6, block)
            offset = 0
        self.change(block * BLOCK + offset, bytes(buf))

    def change(self, start, data):
        self.log.append((start, data))
        self.data[start : start + len(data)] = data

    def ioctl(self, what, block):
        if what == 4:
            return self.blocks
        if what == 5:
            return BLOCK
        if what == 6:
            self.change(block * BLOCK, ERASED)
        return 0


# --- weaker ways to save --------------------------------------------------------


class SingleSlot(Session):
    """One slot only."""

    def _slot_name(self, number):
        return self.rules.NAME + ".0"

    def _read_slot(self, data, i):
        return super()._read_slot(data, data[30] & 1 if len(data) > 30 else i)


class RemovingStorage(storage.Storage):
    """The old file goes first."""

    def write(self, name, data):
        self.remove(name)
        super().write(name, data)


class FlushingStorage(storage.Storage):
    """Half of a file is flushed before the rest is written."""

    def write(self, name, data):
        with open(self._at(name), "wb") as f:
            f.write(data[: len(data) // 2])
            f.flush()
            f.write(data[len(data) // 2 :])


class SingleHistory(Session):
    """One history file only."""

    def _history_name(self, book):
        return self.rules.NAME + ".his"


WAYS = {
    "sessions": (Session, storage.Storage),
    "single-slot-removed": (SingleSlot, RemovingStorage),
    "single-slot-flushed": (SingleSlot, FlushingStorage),
    "single-history-removed": (SingleHistory, RemovingStorage),
    "single-history-flushed": (SingleHistory, FlushingStorage),
    "two-of-both-removed": (Session, RemovingStorage),
    "two-of-both-flushed": (Session, FlushingStorage),
}


def mount(device):
    vfs.mount(vfs.VfsLfs2(device, progsize=256, mtime=False), PLACE)


def play(device, kind, store_kind, lines):
    """Play and save; (operations done, facts) after each save, and how often the history was filed."""
    session = kind(rules, store_kind(PLACE + "/saves"))
    done = []
    filed = 0
    for line in lines:
        do(session, line)
        before = session._book
        session.save()
        filed += session._book != before
        done.append((len(device.log), facts(session)))
    return done, filed


def found(kind, store_kind, last):
    """What a session finds: facts or None."""
    session = kind(rules, store_kind(PLACE + "/saves"))
    try:
        return facts(session) if session.load() else None
    except RecordError:
        return None


def goes_on(kind, store_kind):
    """Load, undo or play something, save over what the cut left, load: the same again."""
    session = kind(rules, store_kind(PLACE + "/saves"))
    session.load()
    if not session.undo():
        for action in range(0x10000):
            if rules.why_not(session.state, action) == 0:
                session.act(action)
                break
    session.save()
    again = kind(rules, store_kind(PLACE + "/saves"))
    return again.load() and facts(again) == facts(session)


def sweep(log, image, done, kind, store_kind):
    """(mounts tried, bad ones, file systems lost)."""
    device = Ram(len(image) // BLOCK)
    tried = bad = lost = 0
    last = None
    k = 0
    for i in range(len(log) + 1):
        while k < len(done) and done[k][0] <= i:
            last = done[k][1]
            k += 1
        now = done[k][1] if k < len(done) else last
        for torn in range(1 if i == len(log) else 4):
            device.data[:] = image
            device.log = []
            if torn:
                start, data = log[i]
                part = (1, len(data) // 2, len(data) - 1)[torn - 1]
                device.data[start : start + part] = data[:part]
            tried += 1
            try:
                mount(device)
            except OSError:
                lost += 1
                continue
            got = found(kind, store_kind, last)
            # before an operation only what is done may count
            bad += got != last and got != now
            if got is not None and i % 9 == torn:
                bad += not goes_on(kind, store_kind)
            vfs.umount(PLACE)
        if i < len(log):
            start, data = log[i]
            image[start : start + len(data)] = data
        gc.collect()
    return tried, bad, lost


def main(way, blocks):
    kind, store_kind = WAYS[way]
    with open("lines.txt") as f:
        lines = f.read().split("\n")
    device = Ram(int(blocks))
    vfs.VfsLfs2.mkfs(device, progsize=256)
    mount(device)
    image = bytearray(device.data)
    device.log = []
    done, filed = play(device, kind, store_kind, lines)
    vfs.umount(PLACE)
    log = device.log
    print(len(log), *sweep(log, image, done, kind, store_kind), filed)


main(*sys.argv[1:])
