# SPDX-License-Identifier: MIT
"""Runs on MicroPython's unix port: the motions of Castle Panic under a locked heap, in counted time.

Prints for each motion its name, its frames, and 1 if it left the picture as it was.  A frame that allocates is a
MemoryError.
"""

import binascii
from array import array

import micropython

import lang
from games.castle_panic import data
from games.castle_panic.view_board import Board
from games.castle_panic.view_icons import card_tile
from games.castle_panic.view_motion import Moves
from games.castle_panic.view_table import Table
from ui import motion, pieces
from ui.canvas import Canvas


class Time:
    """Counted milliseconds, in the place of the module `time`."""

    now = 0

    @staticmethod
    def ticks_ms():
        return Time.now

    @staticmethod
    def ticks_diff(end, start):
        return end - start

    @staticmethod
    def sleep_ms(ms):
        Time.now += ms


class Shell:
    """As much of app.shell.Shell as a motion wants; counts the frames."""

    motion = 1

    def __init__(self):
        self.canvas = Canvas(bytearray(240 * 120), 240, 240)
        self.settings = self
        self.frames = 0

    def flush(self):
        self.frames += 1
        self.canvas.flush(self)

    def show(self, buf, top, bottom):
        pass

    def pressed(self):
        return False


class View:
    """Table and board with some monsters, and a hand in the strip; it is its own chooser."""

    def __init__(self):
        self.shell = Shell()
        self.table = Table()
        self.table.walls = self.table.towers = 63
        for m in STANDING:
            self.table.add(m)
        self.board = Board(self.shell.canvas, self.table, bytes((1, 2, 3, 2, 3, 3, 2)))
        self.board.draw()
        self.chooser = self
        self.kinds = [0, 5, 15]
        self.tiles = [card_tile(kind) for kind in self.kinds]

    def strip(self, cursor):
        pieces.card_strip(self.shell.canvas, self.tiles, cursor, 192)


class Locked(Moves):
    """Moves that may not allocate while they run."""

    def run(self, ms=motion.SLIDE_MS):
        micropython.heap_lock()
        try:
            return Moves.run(self, ms)
        finally:
            micropython.heap_unlock()


STANDING = [6 << 7 | 1 << 4 | 2 << 2, 6 << 7 | 1 << 2, 20 << 7 | 2 << 4 | 3 << 2 | 2, 29 << 7 | 3 << 4 | 1 << 2]


def picture(canvas):
    return binascii.crc32(canvas.buf)


def show(moves, view, code, x, y):
    canvas = view.shell.canvas
    frames = view.shell.frames
    before = picture(canvas)
    if code == data.EV_STEP:
        steps = ((x, y), (x + 13, STANDING[3]))
        log = array("H", [5])
        for to, m in steps:
            log.append(code << 8 | to)
            log.append(m)
        moves.set_out(log, 1, 5)
        for to, m in steps:
            view.table.remove(m | 1)
            view.table.add(to << 7 | m & 0x7F | 1)
        view.board.draw()
        moves.walk()
    elif code == data.EV_PLAY:
        moves.hand_to_pile(x)
    else:
        if code == data.EV_PLACED:
            view.table.add(y)
        elif code == data.EV_BACK:
            moves.leave(y)
            view.table.remove(y)
            view.table.add(x << 7 | y & 0x7F)
        elif code == data.EV_SLAIN:
            moves.leave(y)
        moves.before(code, x, y)
        moves.after(code, x, y, 20)
    print(code, view.shell.frames - frames, int(picture(canvas) == before))


def main():
    motion.time = Time
    lang.load("en")
    view = View()
    moves = Locked(view)
    # what a first use loads
    view.shell.canvas.text("0", 0, 0, 1)
    for code, x, y in (
        (data.EV_SLAIN, 0, STANDING[1]), (data.EV_WALL, 1, 0), (data.EV_MARKER, 5, 0), (data.EV_TOWER, 2, 0),
        (data.EV_BUILT, 1, 0), (data.EV_FORTIFIED, 1, 0), (data.EV_BOULDER, 3, 0), (data.EV_TOKEN, 7, 0),
        (data.EV_DRAW, 1, 0), (data.EV_TAKEN, 1, 0), (data.EV_DISCARD, 1, 0), (data.EV_PLAGUED, 1, 0),
        (data.EV_PLAY, 5, 0), (data.EV_PLACED, 0, 3 << 7 | 2 << 4 | 3 << 2), (data.EV_BACK, 2, STANDING[2]),
        (data.EV_STEP, 12, STANDING[0]),
    ):  # fmt: skip
        show(moves, view, code, x, y)


main()
