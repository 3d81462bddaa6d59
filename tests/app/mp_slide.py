# SPDX-License-Identifier: MIT
"""Runs on MicroPython's unix port: Cave Troll's figures slide under a locked heap, in counted time.

Prints for each slide its frames, and 1 if it left the picture as it was.  A frame that allocates is a MemoryError.
"""

import binascii

import micropython

import lang
from games.cave_troll import rules, view_art
from games.cave_troll.view_board import Board
from games.cave_troll.view_motion import Moves
from games.cave_troll.view_table import Table
from ui import motion
from ui.canvas import Canvas

SLIDES = ((0, 0, (22, 218), (60, 30)), (3, 7, (200, 180), (10, 100)), (1, 12, (30, 30), (231, 150)))


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


class View:
    """As much of a view and its shell as a motion wants; counts the frames."""

    motion = 1

    def __init__(self):
        self.canvas = Canvas(bytearray(240 * 120), 240, 240)
        self.canvas.own = view_art
        self.settings = self.shell = self
        self.frames = 0
        state = rules.make()
        rules.new(state, 4, 0, 3)
        table = Table()
        table.load(state, -1)
        self.board = Board(self.canvas, table)
        self.board.draw()

    def flush(self):
        self.frames += 1
        self.canvas.flush(self)

    def show(self, buf, top, bottom):
        pass

    def pressed(self):
        return False


class Locked(Moves):
    """Moves that may not allocate while they run."""

    def run(self, ms=motion.SLIDE_MS):
        micropython.heap_lock()
        try:
            return Moves.run(self, ms)
        finally:
            micropython.heap_unlock()


def main():
    motion.time = Time
    lang.load("en")
    view = View()
    moves = Locked(view)
    # what a first use loads
    view.board.figure(0, 0, 0, 0)
    for seat, shown, start, end in SLIDES:
        before = binascii.crc32(view.canvas.buf)
        frames = view.frames
        moves.slide(seat, shown, start, end)
        print(view.frames - frames, int(binascii.crc32(view.canvas.buf) == before))


main()
