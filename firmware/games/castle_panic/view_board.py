# SPDX-License-Identifier: MIT
"""The round board on 240x240: rings, Walls, Towers and monsters, drawn a space at a time.

`Table` is what the screen shows: it follows the events one by one, behind the state.  A monster of it whose word has
bit 0 set is on its way: its place is kept free, view_motion draws it.
"""

from array import array

from games.castle_panic import view_geometry as geo
from games.castle_panic.data import COLOUR
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import pieces, sprites, text
from ui.palette import (
    BLUE, BLUE_L, BROWN, GREEN, GREEN_L, GREY, INK, LIGHT, PAPER, PURPLE, RED, RED_L, YELLOW,
)  # fmt: skip

_WALLS = const(6)
_FORTS = const(7)
_TOWERS = const(8)
_MONS_N = const(30)
_MONS = const(13)
_MONS_MAX = const(31)
_SWORD_RING = const(18)
_CASTLE_RING = const(24)
_TAR_BIT = const(2)

SECTOR_GROUND = bytes((RED_L, GREEN_L, BLUE_L))
SECTOR_INK = bytes((RED, GREEN, BLUE))
_TREES = bytes((3, 12, 24, 36, 48, 57))


class Table:
    """Walls, markers, Towers (bit masks) and monsters (words of data.py, ascending) as shown."""

    def __init__(self):
        self.walls = 0
        self.forts = 0
        self.towers = 0
        self.monsters = array("H", bytes(2 * _MONS_MAX))
        self.count = 0

    def load(self, state):
        """Show the state as it is."""
        b, w = state
        self.walls = b[_WALLS]
        self.forts = b[_FORTS]
        self.towers = b[_TOWERS]
        self.count = b[_MONS_N]
        for i in range(self.count):
            self.monsters[i] = w[_MONS + i] & 0xFFFE

    def add(self, m):
        """A monster comes onto the board."""
        i = self.count
        a = self.monsters
        while i > 0 and a[i - 1] > m:
            a[i] = a[i - 1]
            i -= 1
        a[i] = m
        self.count += 1

    def remove(self, m):
        """A monster leaves it; True if it was there."""
        a = self.monsters
        i = 0
        while i < self.count and a[i] != m:
            i += 1
        if i == self.count:
            return False
        self.count -= 1
        while i < self.count:
            a[i] = a[i + 1]
            i += 1
        return True

    def find(self, m):
        """Index of the last monster with this word, -1 if there is none."""
        i = self.count - 1
        while i >= 0 and self.monsters[i] != m:
            i -= 1
        return i

    def arrive(self):
        """Nothing is on its way any more."""
        for i in range(self.count):
            self.monsters[i] &= 0xFFFE

    def at(self, pos):
        """(first, end): which of the monsters stand in this space."""
        a = self.monsters
        i = 0
        while i < self.count and a[i] >> 7 < pos:
            i += 1
        j = i
        while j < self.count and a[j] >> 7 == pos:
            j += 1
        return i, j


class Board:
    """Draws a Table on a canvas; `full` is the table of start points, one byte a kind."""

    def __init__(self, canvas, table, full):
        self.canvas = canvas
        self.table = table
        self.full = full
        self.bands = geo.bands()
        self.walls = geo.wall_bands()
        self.reword()

    def reword(self):
        """Take the letters of rings and arcs from the language that is loaded now."""
        self.ring_letters = [t(K.RING_LETTERS + i) for i in range(5)]
        self.arc_names = [str(i + 1) + t(words.COLOUR_LETTERS + COLOUR[i]) for i in range(6)]

    def draw(self):
        """The whole board with what stands on it, and the names of rings and arcs."""
        c = self.canvas
        # a little more than the board itself, for outlines that stick out
        c.ellipse(geo.CX, geo.CY, 95, 88, PAPER, True)
        c.ellipse(geo.CX, geo.CY, 89, 88, INK, True)
        for pos in range(30):
            self._ground(pos)
        for arc in range(6):
            self._wall(arc)
        self._labels()
        self.things()

    def things(self):
        """All that stands on the board, over what was drawn of it before."""
        for pos in range(30):
            self._things(pos)

    def space(self, pos):
        """One space again, with what touches it."""
        self._ground(pos)
        arc = pos % 6
        if pos >= _SWORD_RING:
            self._wall(arc)
        if pos >= _CASTLE_RING:
            # the six Castle spaces meet in the middle
            for other in range(_CASTLE_RING, 30):
                if other != pos:
                    self._things(other)
        self._labels()
        self._things(pos)

    def arc(self, arc):
        """All spaces of an arc again: after a Wall or a Tower changed."""
        for ring in range(5):
            self._ground(ring * 6 + arc)
        self._wall(arc)
        self._labels()
        for ring in range(4):
            self._things(ring * 6 + arc)
        for pos in range(_CASTLE_RING, 30):
            self._things(pos)

    def _ground(self, pos):
        c = self.canvas
        band = self.bands[pos]
        colour = COLOUR[pos % 6]
        ring = pos // 6
        c.poly(band, LIGHT if ring == 4 else SECTOR_GROUND[colour])
        c.poly(band, INK, False)
        if ring == 0:
            self._trees(pos % 6)

    def _trees(self, arc):
        # the Forest is where nobody can be hit: little firs along its edge
        c = self.canvas
        for d in _TREES:
            x = geo.x_at(60 * arc + d, 84)
            y = geo.y_at(60 * arc + d, 84)
            c.vline(x, y - 3, 2, GREEN)
            c.hline(x - 1, y - 1, 3, GREEN)
            c.hline(x - 2, y + 1, 5, GREEN)
            c.vline(x, y + 2, 1, BROWN)

    def _wall(self, arc):
        c = self.canvas
        band = self.walls[arc]
        bit = 1 << arc
        if self.table.walls & bit:
            c.poly(band, GREY if not self.table.forts & bit else PURPLE)
            c.poly(band, INK, False)
            # joints between the stones; the marker is a shield in the middle
            for d in range(60 * arc + 10, 60 * arc + 60, 10):
                c.line(
                    geo.x_at(d, 29), geo.y_at(d, 29), geo.x_at(d, 33), geo.y_at(d, 33), INK
                )  # fmt: skip
            if self.table.forts & bit:
                x = geo.x_at(60 * arc + 30, 31)
                y = geo.y_at(60 * arc + 30, 31)
                c.rect(x - 3, y - 4, 7, 8, INK)
                c.rect(x - 2, y - 3, 5, 6, YELLOW)
                c.text("F", x - 2, y - 4, INK, text.small_font())
        else:
            # an open site: a bright gap with rubble in it
            c.poly(band, PAPER)
            for d in range(60 * arc + 6, 60 * arc + 60, 12):
                c.rect(geo.x_at(d, 31), geo.y_at(d, 31), 2, 2, GREY)

    def _labels(self):
        c = self.canvas
        font = text.small_font()
        for ring in range(4):
            y = geo.CY - geo.MIDDLE[ring] - 4
            c.rect(geo.CX - 4, y, 9, 9, PAPER)
            c.text(self.ring_letters[ring], geo.CX - 2, y + 1, INK, font)
        for arc in range(6):
            x = geo.x_at(60 * arc + 30, 101)
            y = geo.y_at(60 * arc + 30, 97)
            c.rect(x - 7, y - 5, 14, 11, SECTOR_INK[COLOUR[arc]])
            c.text(self.arc_names[arc], x - 5, y - 4, PAPER, font)

    def _things(self, pos):
        c = self.canvas
        ring = pos // 6
        first, end = self.table.at(pos)
        n = end - first
        if ring == 4:
            if self.table.towers >> (pos - _CASTLE_RING) & 1:
                self._tower(pos, n)
            elif n == 0:
                x, y = self._corner(pos, 0, 1)
                c.hline(x + 2, y + 9, 8, GREY)
                c.hline(x + 3, y + 7, 3, GREY)
                c.hline(x + 7, y + 8, 2, GREY)
        if n == 0:
            return
        room = geo.ROOM[ring]
        shown = n if n <= room else room - 1
        for i in range(shown):
            m = self.table.monsters[first + i]
            if not m & 1:
                x, y = self._corner(pos, i, min(n, room))
                self.monster(m, x, y)
        if n > room:
            x, y = self._corner(pos, room - 1, room)
            c.rect(x, y + 2, 13, 9, INK)
            c.text("+" + str(n - shown), x + 1, y + 2, YELLOW, text.small_font())

    def _corner(self, pos, i, n):
        # top left corner of the i-th of n pictures in a space
        angle = geo.spot_angle(pos, i, n)
        radius = geo.MIDDLE[pos // 6]
        return geo.x_at(angle, radius) - 6, geo.y_at(angle, radius) - 6

    def _tower(self, pos, n):
        x, y = self._corner(pos, 0, 1)
        self.canvas.sprite(sprites.TOWER_12, x, y)

    def monster(self, m, x, y):
        """A monster with its points and its tar; all of it in 14 x 16 pixels from (x - 1, y - 2) on."""
        c = self.canvas
        kind = m >> 4 & 7
        c.sprite(sprites.GOBLIN_12 + kind, x, y)
        if m & _TAR_BIT:
            # a dripping blob over its shoulder, no bigger than leaves the face free
            c.rect(x + 6, y - 2, 7, 4, INK)
            c.vline(x + 7, y + 2, 3, INK)
            c.vline(x + 9, y + 2, 1, INK)
            c.vline(x + 11, y + 2, 4, INK)
            c.hline(x + 8, y - 1, 2, PURPLE)
        self._points(m >> 2 & 3, self.full[kind], x, y + 10)

    def _points(self, left, full, x, y):
        # a pip for each point: bright while it is left, dark when lost
        w = 4 * full + 1
        x += (12 - w) // 2
        c = self.canvas
        c.rect(x, y, w, 4, INK)
        for k in range(full):
            c.rect(x + 1 + 4 * k, y + 1, 3, 2, YELLOW if k < left else GREY)

    def spot(self, index):
        """(space, i, n): the monster at `index` of the table is the i-th of n pictures there, or in its last, a number."""
        pos = self.table.monsters[index] >> 7
        first, end = self.table.at(pos)
        n = min(end - first, geo.ROOM[pos // 6])
        return pos, min(index - first, n - 1), n

    # --- outlines of what can be chosen ---------------------------------------

    def ring_monster(self, index, beat):
        """An outline around the monster at `index` of the table (or the number that hides it)."""
        pos, i, n = self.spot(index)
        x, y = self._corner(pos, i, n)
        pieces.outline(self.canvas, x - 2, y - 2, 16, 17, beat)

    def ring_space(self, pos, beat):
        """An outline around a whole space."""
        c = self.canvas
        c.poly(self.bands[pos], INK if beat == 1 else PAPER, False)
        x = geo.x_at(60 * (pos % 6) + 30, geo.MIDDLE[pos // 6])
        y = geo.y_at(60 * (pos % 6) + 30, geo.MIDDLE[pos // 6])
        pieces.outline(c, x - 8, y - 8, 17, 17, beat)

    def rim(self, pos, beat):
        """The edge of a space alone."""
        self.canvas.poly(self.bands[pos], INK if beat else PAPER, False)

    def ring_wall(self, arc, beat):
        """An outline around a Wall site."""
        x = geo.x_at(60 * arc + 30, 31)
        y = geo.y_at(60 * arc + 30, 31)
        pieces.outline(self.canvas, x - 7, y - 7, 15, 15, beat)
