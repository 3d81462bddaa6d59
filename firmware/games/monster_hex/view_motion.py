# SPDX-License-Identifier: MIT
"""Monster Hex: a tile slides from the strip to its hex."""

from micropython import const
from ui.motion import Motion

# a larger hex and its rim
_W = const(34)
_H = const(38)
_FROM_X = const(120)
_FROM_Y = const(206)


class Moves(Motion):
    """The motion of a View's board."""

    def __init__(self, view):
        Motion.__init__(self, view.shell, (_W // 2 + 1) * _H, 1)
        self.view = view
        self.piece = 0
        self.turn = 0

    def tile(self, at, y):
        """The tile of an EV_PLACE with these operands comes to its hex."""
        table = self.view.table
        self.piece = 10 * table.side(y >> 7 & 7) + (y >> 3 & 15)
        self.turn = y & 7
        x1, y1 = self.view.board.place(at)
        self.begin(_W, _H, -_W // 2, -_H // 2)
        self.add(_FROM_X, _FROM_Y, x1, y1)
        self.run()

    def draw(self, i, p):
        """The tile."""
        self.view.board.monster(self.piece, self.turn, 0, self.x, self.y)
