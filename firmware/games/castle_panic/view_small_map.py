# SPDX-License-Identifier: MIT
"""The map of Castle Panic's table on 128x64: rings down and arcs across, 54 x 48 pixels with the names of both.

The Forest is at the top, the Castle at the bottom, the Walls are lines between Swordsmen and Towers, double where they are
fortified.  A space shows its monster, or how many there are.
"""

from array import array

from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import sprites
from ui.palette import INK, PAPER

_SWORD_RING = const(18)
_CASTLE_RING = const(24)
_SEEN = const(35)  # count, Walls, markers, Towers, and 31 monsters
_NOTHING = const(0xFFFF)
_CELL = const(8)  # px of a picture
_ARC_W = const(9)
_LETTERS_X = const(55)
_SIDE_X = const(61)
_ROW_Y = const(8)  # names of the arcs
_MAP_Y = const(15)
_WALL_Y = const(47)
_CASTLE_Y = const(48)


class Map:
    """Draws a Table on a canvas."""

    def __init__(self, canvas, table):
        self.canvas = canvas
        self.table = table
        # the space under the cursor and the arc whose list is shown, -1 for none
        self.focus = -1
        self.shown = -1
        # the table as it was drawn last, and bit pos: this space has a mark
        self.seen = array("H", bytes(2 * _SEEN))
        self.marked = 0
        self.spoil()
        self.reword()

    def reword(self):
        """Take the letters of rings and arcs from the language that is loaded now."""
        self.ring_letters = [t(K.RING_LETTERS + i) for i in range(5)]
        self.colours = [t(words.COLOUR_LETTERS + i) for i in range(3)]

    def spoil(self):
        """Something lay over the map."""
        self.seen[0] = _NOTHING

    def draw(self):
        """The map; nothing is under the cursor. If it stands there already, only the spaces with marks again."""
        self.focus = -1
        self.shown = -1
        self.names()
        if self._is_seen():
            for pos in range(30):
                if self.marked >> pos & 1:
                    self.cell(pos)
        else:
            self._whole()
        self.marked = 0

    def _is_seen(self):
        # is the table the one that was drawn last? It is remembered
        table = self.table
        seen = self.seen
        same = seen[0] == table.count and seen[1] == table.walls and seen[2] == table.forts and seen[3] == table.towers
        seen[0] = table.count
        seen[1] = table.walls
        seen[2] = table.forts
        seen[3] = table.towers
        for i in range(table.count):
            if seen[4 + i] != table.monsters[i]:
                same = False
                seen[4 + i] = table.monsters[i]
        return same

    def _whole(self):
        for ring in range(5):
            self.canvas.text(self.ring_letters[ring], _LETTERS_X, self.y_of(ring * 6), INK)
        # monsters are kept in the order of their spaces
        monsters = self.table.monsters
        count = self.table.count
        i = 0
        for pos in range(30):
            first = i
            while i < count and monsters[i] >> 7 == pos:
                i += 1
            self._fill(pos, first, i)

    def names(self):
        """Those of the arcs; two of one colour stand side by side: 1R2 3G4 5B6."""
        c = self.canvas
        c.rect(0, _ROW_Y, _SIDE_X, _MAP_Y - _ROW_Y, PAPER)
        for i in range(3):
            c.text(str(2 * i + 1) + self.colours[i] + str(2 * i + 2), 2 * _ARC_W * i + 1, _ROW_Y, INK)

    def space(self, pos):
        """One space again."""
        self.cell(pos)

    def arc(self, arc):
        """All spaces of an arc again: after a Wall or a Tower changed."""
        for ring in range(5):
            self.cell(ring * 6 + arc)

    def y_of(self, pos):
        """Top of a space."""
        return _CASTLE_Y if pos >= _CASTLE_RING else _MAP_Y + pos // 6 * _CELL

    def cell(self, pos):
        """A space without any mark."""
        first, end = self.table.at(pos)
        self._fill(pos, first, end)

    def _fill(self, pos, first, end):
        # a space, in which monsters first .. end - 1 stand
        c = self.canvas
        arc = pos % 6
        x = arc * _ARC_W
        y = self.y_of(pos)
        c.rect(x, y, _CELL, _CELL, PAPER)
        n = end - first
        if n == 1:
            c.sprite(sprites.GOBLIN + (self.table.monsters[first] >> 4 & 7), x, y)
        elif n:
            # so many: a sign with their number
            c.rect(x, y, _CELL - 1, _CELL, INK)
            c.text(str(n) if n < 10 else "+", x + 1, y, PAPER)
        elif pos >= _CASTLE_RING:
            self.tower(arc, x, y)
        else:
            c.pixel(x + 3, y + 4, INK)
        if n and pos >= _CASTLE_RING and self.table.towers >> arc & 1:
            # the Tower that they besiege
            c.hline(x, y + _CELL - 1, _CELL, INK)
        if _SWORD_RING <= pos < _CASTLE_RING:
            self._wall(arc)

    def tower(self, arc, x, y):
        """The Tower of an arc, or what is left of it."""
        c = self.canvas
        stands = self.table.towers >> arc & 1
        owner = self.table.homes[arc]
        if not owner or not stands:
            c.sprite(sprites.TOWER if stands else sprites.RUIN, x, y)
            return
        # a home: its player's number between its walls
        c.vline(x, y, _CELL, INK)
        c.vline(x + 7, y, _CELL, INK)
        c.hline(x + 1, y + 7, 6, INK)
        c.text(str(owner), x + 2, y, INK)

    def _wall(self, arc):
        c = self.canvas
        x = arc * _ARC_W
        bit = 1 << arc
        c.hline(x, _WALL_Y, _ARC_W, PAPER)
        if self.table.walls & bit:
            c.hline(x, _WALL_Y, _CELL, INK)
            if self.table.forts & bit:
                c.hline(x, _WALL_Y - 1, _CELL, INK)
