# SPDX-License-Identifier: MIT
"""Castle Panic: looking round the board: a cursor on a space, and what stands there in words."""

from core import loading
from drivers.buttons import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from games.castle_panic import view_log
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const

_SWORD_RING = const(18)
_CASTLE_RING = const(24)
_TAR_BIT = const(2)


class Looker:
    """Moves a cursor over the board of a View."""

    def __init__(self, view):
        self.view = view
        self.pos = _SWORD_RING

    def look(self, strip):
        """Left and right along a ring, up outwards, down inwards, A lists what stands there; B or Y, which end it."""
        view = self.view
        while True:
            view.board.draw()
            view.board.ring_space(self.pos, 0)
            view.bar(view_log.place(self.pos) + ": " + self._brief())
            view.foot(t(words.MORE), t(words.BACK))
            key = view.shell.key(self._pulse)
            ring = self.pos // 6
            arc = self.pos % 6
            if key == RIGHT:
                arc = (arc + 1) % 6
            elif key == LEFT:
                arc = (arc + 5) % 6
            elif key == UP:
                ring = max(0, ring - 1)
            elif key == DOWN:
                ring = min(4, ring + 1)
            elif key == A:
                view.shell.message(view_log.place(self.pos), self._list() or t(words.NOTHING))
                strip()
            elif key == X:
                view_help = loading.passing("games.castle_panic.view_help")

                view_help.space(view, self.pos)
                strip()
            elif key & (B | Y):
                return key
            self.pos = ring * 6 + arc

    def _pulse(self, beat):
        # its own colour stays: only the rim of the space pulses
        self.view.board.rim(self.pos, beat)

    def _brief(self):
        first, end = self.view.table.at(self.pos)
        return str(end - first) if end > first else "-"

    def _list(self):
        table = self.view.table
        first, end = table.at(self.pos)
        lines = []
        for i in range(first, end):
            m = table.monsters[i]
            word = self.view.points(m)
            lines.append(t(K.TAR_ON, word) if m & _TAR_BIT else word)
        bit = 1 << self.pos % 6
        if self.pos >= _CASTLE_RING:
            lines.append(t(K.HAS_TOWER if table.towers & bit else K.NO_TOWER))
        elif self.pos >= _SWORD_RING:
            wall = K.HAS_FORT if table.forts & bit else K.HAS_WALL
            lines.append(t(wall if table.walls & bit else K.NO_WALL))
        return "\n".join(lines)
