# SPDX-License-Identifier: MIT
"""The whole cave of Cave Troll in a corner of 128x64: 29 x 25 pixels, 3 x 3 an area.

A full cell has figures of the seat that must decide, a cross other figures, a slanted cross is shut, a step is an entrance;
the frame is what the map beside it shows (view_small_map), which is drawn by what is found out here.
"""

from games.cave_troll import view_map
from games.cave_troll.pieces import joined
from micropython import const
from ui.palette import INK, PAPER

_PHASE = const(0)
_OVER = const(7)
_SEATS_N = const(1)
_MOVER = const(4)
_FIG = const(16)
_TROLLS = const(15)
_ROOMS = const(33)
_PIT = const(37)
_AREAS = const(40)
_COLUMNS = const(7)
_ROWS = const(6)
_NOBODY = const(4)

_COLS_SEEN = const(3)
_ROWS_SEEN = const(2)
_X = const(100)
_Y = const(9)
_STEP = const(4)  # from cell to cell
_TURNED = const(2)

# bits of `there`
_OWN = const(1)
_OTHERS = const(2)
_CLOSED = const(4)

# bits of `sides`; two higher: the same area goes on
_DOOR_RIGHT = const(1)
_DOOR_LOW = const(2)


class Cave:
    """Draws a Table on a canvas, and knows where the areas are."""

    def __init__(self, canvas, table):
        self.canvas = canvas
        self.table = table
        # the cell in the upper left corner of what the map shows
        self.left = 0
        self.top = 0
        # the area of each cell, and what is on its right and below it: a door, or the rest of the same area
        self.grid = bytearray(_COLUMNS * _ROWS)
        self.sides = bytearray(_COLUMNS * _ROWS)
        # the first cell of each area, columns | rows << 4 that it has
        self.cell_of = bytearray(_AREAS)
        self.size_of = bytearray(_AREAS)
        self._lay()
        # how each area is marked
        self.marks = bytearray(_AREAS)
        # who stands where, and what of it was drawn
        self.there = bytearray(_AREAS)
        self.drawn = bytearray(_AREAS)

    def _lay(self):
        # from the map of 240x240, whose rectangles are as large as the cells or twice as large
        left, top, w, h = view_map.rectangle(0)
        for n in range(_AREAS):
            x, y, wide, high = view_map.rectangle(n)
            first = (y - top) // h * _COLUMNS + (x - left) // w
            self.cell_of[n] = first
            self.size_of[n] = wide // w | high // h << 4
            for row in range(high // h):
                for column in range(wide // w):
                    self.grid[first + row * _COLUMNS + column] = n
        grid = self.grid
        for at in range(_COLUMNS * _ROWS):
            if at % _COLUMNS < _COLUMNS - 1:
                self._join(at, grid[at + 1], _DOOR_RIGHT)
            if at < _COLUMNS * (_ROWS - 1):
                self._join(at, grid[at + _COLUMNS], _DOOR_LOW)

    def _join(self, at, other, door):
        if other == self.grid[at]:
            self.sides[at] |= door << 2
        elif joined(self.grid[at], other):
            self.sides[at] |= door

    def cells(self, area):
        """(column, row, columns, rows) of an area on the map."""
        first = self.cell_of[area]
        size = self.size_of[area]
        return first % _COLUMNS, first // _COLUMNS, size & 15, size >> 4

    def mine(self):
        """The seat that must decide, 4 at the end."""
        b = self.table.b
        return _NOBODY if b[_PHASE] == _OVER else b[_MOVER]

    # --- the picture --------------------------------------------------------------

    def mini(self, whole=False):
        """Draw what has changed since it was drawn last, or the whole cave."""
        self._find()
        if whole:
            self.canvas.rect(_X - 1, _Y - 1, _STEP * _COLUMNS + 1, _STEP * _ROWS + 1, PAPER)
        else:
            self._flip()
        there = self.there
        drawn = self.drawn
        for area in range(_AREAS):
            if whole or there[area] != drawn[area]:
                drawn[area] = there[area]
                self._mini(area, there[area])
        self._flip()

    def _find(self):
        # who stands where
        b = self.table.b
        there = self.there
        for area in range(_AREAS):
            there[area] = 0
        mine = self.mine()
        going = self.table.moving
        for seat in range(b[_SEATS_N]):
            bit = _OWN if seat == mine else _OTHERS
            f = 16 * seat
            while f < 16 * seat + 16:
                area = b[_FIG + f]
                if area < _AREAS and f != going:
                    there[area] |= bit
                f += 1
            area = b[_FIG + f - 1]
            if area < _ROOMS and self.table.closed(area):
                there[area] = _CLOSED

    def _mini(self, area, who):
        c = self.canvas
        x, y, w, h = self.mini_box(area)
        c.rect(x, y, w, h, PAPER)
        if who & _CLOSED:
            c.line(x, y, x + w - 1, y + h - 1, INK)
            c.line(x, y + h - 1, x + w - 1, y, INK)
        elif who & _OWN:
            c.rect(x, y, w, h, INK)
        elif who:
            # of two cells the first one's middle: the frame may lie on their own
            c.hline(x, y + 1, w, INK)
            c.vline(x + 1, y, h, INK)
        elif area < _ROOMS:
            c.pixel(x + 1, y + 1, INK)
        elif area < _PIT:
            # a step
            c.hline(x, y + 2, 3, INK)
            c.pixel(x + 2, y + 1, INK)

    def mini_box(self, area):
        """(x, y, width, height) of an area in the picture."""
        x, y, w, h = self.cells(area)
        return _X + _STEP * x, _Y + _STEP * y, _STEP * w - 1, _STEP * h - 1

    # frame and marks turn pixels round: twice the same is as before

    def flip_frame(self):
        """The frame appears or goes."""
        x = _X - 1 + _STEP * self.left
        y = _Y - 1 + _STEP * self.top
        c = self.canvas
        c.invert(x, y, _STEP * _COLS_SEEN + 1, 1)
        c.invert(x, y + _STEP * _ROWS_SEEN, _STEP * _COLS_SEEN + 1, 1)
        c.invert(x, y + 1, 1, _STEP * _ROWS_SEEN - 1)
        c.invert(x + _STEP * _COLS_SEEN, y + 1, 1, _STEP * _ROWS_SEEN - 1)

    def _flip(self):
        self.flip_frame()
        for area in range(_AREAS):
            if self.marks[area]:
                self.turn_mini(area, self.marks[area])

    def turn_mini(self, area, mark):
        """A mark of an area appears or goes."""
        if mark:
            x, y, w, h = self.mini_box(area)
            if mark == _TURNED:
                self.canvas.invert(x - 1, y - 1, w + 2, h + 2)
            else:
                self.canvas.invert(x, y, w, h)
