# SPDX-License-Identifier: MIT
"""Dungeon Busters: tokens that slide from the reserve, the centre or a seat to where they go."""

from games.dungeon_busters import view_pictures as art
from micropython import const
from ui.motion import Motion

_SIZE = const(12)
_MOST = const(5)
_EV_PAID = const(12)
_EV_GIVEN_UP = const(15)
_AT_CENTRE = const(5)
_AT_RESERVE = const(6)


class Moves(Motion):
    """The motion of a View's board."""

    def __init__(self, view):
        Motion.__init__(self, view.shell, (_SIZE // 2 + 1) * _SIZE * _MOST, _MOST)
        self.view = view
        self.picture = 0

    def token(self, code, x, y):
        """Tokens of colour x are paid, shared or given up, as the event says."""
        seat = y & 255
        place = self.view.board.place
        there = _AT_RESERVE if code == _EV_PAID else _AT_CENTRE
        x0, y0 = place(there, x)
        x1, y1 = place(seat, x)
        if code == _EV_GIVEN_UP:
            x0, y0, x1, y1 = x1, y1, x0, y0
        self.begin(_SIZE, _SIZE)
        self.picture = art.GEM_RED + x
        for i in range(min(_MOST, max(1, y >> 8))):
            # several follow each other closely
            self.add(x0 + 2 * i, y0, x1 + 2 * i, y1)
        self.run()

    def draw(self, i, p):
        """A token."""
        self.canvas.sprite(self.picture, self.x, self.y)
