# SPDX-License-Identifier: MIT
"""Cave Troll: a figure that slides from one area to the next, or comes in from below."""

from micropython import const
from ui.motion import Motion

_SIZE = const(10)


class Moves(Motion):
    """The motion of a View's board."""

    def __init__(self, view):
        Motion.__init__(self, view.shell, (_SIZE // 2 + 1) * _SIZE, 1)
        self.view = view
        self.seat = 0
        self.shown = 0

    def slide(self, seat, shown, start, end):
        """This figure from one place to another, (x, y) each."""
        self.seat = seat
        self.shown = shown
        self.begin(_SIZE, _SIZE)
        self.add(start[0], start[1], end[0], end[1])
        self.run()

    def draw(self, i, p):
        """The figure."""
        self.view.board.figure(self.seat, self.shown, self.x, self.y)
