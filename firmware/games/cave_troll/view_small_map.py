# SPDX-License-Identifier: MIT
"""The map of Cave Troll on 128x64: a window of 3 x 2 cells, and beside it a small picture of the whole cave.

A room has its gold in the corner, its chests with the numbers of their seats, its own number, and below that up to six
figures: the letter of the kind and the number of the seat; those of the seat that must decide stand on a lit ground.  Where
many stand, at the entrances and in the pits, the Adventurers of a seat are one figure with a number before it.

In the small picture a full cell has figures of the seat that must decide, a cross other figures, a slanted cross is shut; the
frame is the window.
"""

from games.cave_troll import view_map
from games.cave_troll import view_pictures as art
from games.cave_troll.board import GOLD
from games.cave_troll.pieces import joined
from games.cave_troll.view_log import area as area_name
from lang import keys_cave_troll as K
from lang import t
from micropython import const
from ui.palette import INK, PAPER

_PHASE = const(0)
_OVER = const(7)
_SEATS_N = const(1)
_MOVER = const(4)
_FIG = const(16)
_CHEST = const(113)
_THIEF = const(9)
_ROOMS = const(33)
_PIT = const(37)
_AREAS = const(40)
_COLUMNS = const(7)
_ROWS = const(6)
_NOBODY = const(4)

_COLS_SEEN = const(3)
_ROWS_SEEN = const(2)
_MAP_Y = const(9)
_STEP_X = const(32)  # from wall to wall
_STEP_Y = const(23)
_MINI_X = const(100)
_MINI_Y = const(9)
_MINI = const(4)  # from cell to cell
_SLOT_W = const(10)
_WIDE_W = const(15)  # of a slot with room for a number
_SLOT_H = const(8)
_TOP_H = const(6)  # of gold, chests and number

# how a place is marked (0: not at all)
_EDGED = const(1)
_TURNED = const(2)

# ten digits and an hourglass of 3 x 5 pixels, a column a byte, the top one in bit 0
_SIGNS = (
    b"\x1f\x11\x1f\x12\x1f\x10\x1d\x15\x17\x15\x15\x1f\x07\x04\x1f\x17\x15\x1d\x1f\x15\x1d\x01\x1d\x03\x1f\x15\x1f"
    b"\x17\x15\x1f\x1b\x1f\x1b"
)


class Map:
    """Draws a Table on a canvas."""

    def __init__(self, canvas, table):
        self.canvas = canvas
        self.table = table
        # the cell in the window's upper left corner
        self.left = 0
        self.top = 0
        # the area of each cell; the first cell of each area
        self.grid = bytearray(_COLUMNS * _ROWS)
        self.cell_of = bytearray(_AREAS)
        self._lay()
        # how each area is marked
        self.marks = bytearray(_AREAS)
        # who stands where: bit 0 the seat that must decide, bit 1 others
        self.there = bytearray(_AREAS)
        self.letters = []
        self.broad = 0
        self.reword()

    def reword(self):
        """Take the letters of the figures from the language that is loaded now."""
        f = self.canvas.font
        self.letters = [t(K.LETTERS + i) for i in range(15)]
        self.broad = 0
        for i in range(15):
            at = f.find(ord(self.letters[i])) * f.height
            for row in range(f.height):
                if f.glyphs[at + row] & 8:
                    self.broad |= 1 << i

    def _lay(self):
        # from the map of 240x240, whose rectangles are as large as the cells or twice as large
        left, top, w, h = view_map.rectangle(0)
        for n in range(_AREAS):
            x, y, wide, high = view_map.rectangle(n)
            first = (y - top) // h * _COLUMNS + (x - left) // w
            self.cell_of[n] = first
            for row in range(high // h):
                for column in range(wide // w):
                    self.grid[first + row * _COLUMNS + column] = n

    # --- the window -------------------------------------------------------------

    def see(self, area):
        """Bring an area into sight, in the middle if it was not; True if the window has moved and was drawn again."""
        x, y, w, h = self.cells(area)
        left = self.left
        top = self.top
        if x < left or x + w > left + _COLS_SEEN:
            left = max(0, min(_COLUMNS - _COLS_SEEN, x - (_COLS_SEEN - w) // 2))
        if y < top or y + h > top + _ROWS_SEEN:
            top = y - (_ROWS_SEEN - h) if y > top else y
        if left == self.left and top == self.top:
            return False
        self.left = left
        self.top = top
        self.window()
        return True

    def cells(self, area):
        """(column, row, columns, rows) of an area on the map."""
        grid = self.grid
        first = self.cell_of[area]
        w = h = 1
        while first % _COLUMNS + w < _COLUMNS and grid[first + w] == area:
            w += 1
        while first + h * _COLUMNS < _COLUMNS * _ROWS and grid[first + h * _COLUMNS] == area:
            h += 1
        return first % _COLUMNS, first // _COLUMNS, w, h

    def box(self, area):
        """(x, y, width, height) of what is in sight of an area, without its walls; None if nothing is."""
        x, y, w, h = self.cells(area)
        x -= self.left
        y -= self.top
        right = min(x + w, _COLS_SEEN)
        low = min(y + h, _ROWS_SEEN)
        x = max(x, 0)
        y = max(y, 0)
        if x >= right or y >= low:
            return None
        return x * _STEP_X + 1, _MAP_Y + y * _STEP_Y + 1, (right - x) * _STEP_X - 1, (low - y) * _STEP_Y - 1

    def window(self):
        """All that is in sight, and the small picture."""
        self.canvas.rect(0, _MAP_Y - 1, _MINI_X - 1, _STEP_Y * _ROWS_SEEN + 2, PAPER)
        self.rows(0, _ROWS_SEEN)
        self.mini()

    def rows(self, first, end):
        """Rows of the window; an area of two cells is drawn once in a row."""
        for row in range(first, end):
            before = -1
            for column in range(_COLS_SEEN):
                n = self.grid[(self.top + row) * _COLUMNS + self.left + column]
                if n != before:
                    self.cell(n)
                before = n

    def cell(self, n):
        """One area again, if it is in sight, with its mark."""
        box = self.box(n)
        if box is None:
            return
        x, y, w, h = box
        self.canvas.rect(x, y, w, h, PAPER)
        if self.table.closed(n):
            self._closed(n, x, y, w, h)
        else:
            if n < _ROOMS:
                self._room(n, x, y)
            self._figures(n, x, y)
        self._walls(n)
        self._turn(box, self.marks[n])

    def _walls(self, area):
        # around every cell in sight of the area; sprites may have wiped them
        for row in range(_ROWS_SEEN):
            for column in range(_COLS_SEEN):
                at = (self.top + row) * _COLUMNS + self.left + column
                if self.grid[at] == area:
                    self._cell(area, at, column * _STEP_X, _MAP_Y + row * _STEP_Y)

    def _cell(self, area, at, x, y):
        c = self.canvas
        column = at % _COLUMNS
        row = at // _COLUMNS
        for side in range(2):
            # left and right, top and bottom
            other = -1
            if column + side * 2 - 1 in range(_COLUMNS):
                other = self.grid[at + side * 2 - 1]
            if other != area:
                c.vline(x + side * _STEP_X, y, _STEP_Y + 1, INK)
                if other >= 0 and joined(area, other):
                    c.vline(x + side * _STEP_X, y + 8, 8, PAPER)
            other = -1
            if row + side * 2 - 1 in range(_ROWS):
                other = self.grid[at + (side * 2 - 1) * _COLUMNS]
            if other != area:
                c.hline(x, y + side * _STEP_Y, _STEP_X + 1, INK)
                if other >= 0 and joined(area, other):
                    c.hline(x + 11, y + side * _STEP_Y, 11, PAPER)

    def _closed(self, room, x, y, w, h):
        # slanted lines, and in the middle the Cave Troll that shut it
        c = self.canvas
        for i in range(3 - (h - 1), w, 6):
            first = max(i, 0)
            last = min(i + h - 1, w - 1)
            c.line(x + first, y + first - i, x + last, y + last - i, INK)
        x += (w - 17) // 2
        y += (h - 12) // 2
        c.rect(x, y, 17, 12, PAPER)
        c.sprite(art.CAVE_TROLL, x + 2, y + 2)
        self.table.gather(room)
        seat = self.table.who[0] >> 4
        lit = seat == self.mine()
        if lit:
            c.rect(x + 11, y + 3, 5, 7, INK)
        self.number(seat + 1, x + 15, y + 4, not lit)

    def _room(self, room, x, y):
        c = self.canvas
        b = self.table.b
        # the first row of letters and pictures is empty: it may lie on the wall
        c.text(str(GOLD[room]), x + 1, y - 1, INK)
        chests = 0
        for seat in range(b[_SEATS_N]):
            if b[_CHEST + seat] == room:
                if chests == 0:
                    c.sprite(art.TREASURE, x + 7, y - 1)
                self.number(seat + 1, x + 19 + 4 * chests, y, 1)
                chests += 1
        if chests < 2:
            self.number(room + 1, x + 30, y, 1)

    # --- figures ----------------------------------------------------------------

    def mine(self):
        """The seat that must decide, 4 at the end."""
        b = self.table.b
        return _NOBODY if b[_PHASE] == _OVER else b[_MOVER]

    def _figures(self, area, x, y):
        table = self.table
        n = table.gather(area)
        if area >= _ROOMS and n < 5:
            self.canvas.text(area_name(area), x + 1, y - 1, INK)
            self.canvas.sprite(art.STAIRS if area < _PIT else art.PIT, x + 22, y - 1)
        for i in range(n):
            f = table.who[i]
            many = table.many[i] - self._leaves(f, table.many[i], area)
            if many:
                kind = table.kind(f)
                left, top = self._slot(area, i, n, x, y)
                if table.sums:
                    self._figure(f >> 4, str(many), 0, left, top)
                else:
                    s = self.letters[kind]
                    self._figure(f >> 4, str(many) + s if many > 1 else s, self.broad >> kind & 1, left, top)

    def _leaves(self, f, many, area):
        # 1 if one of the `many` figures that f stands for is on its way
        table = self.table
        going = table.moving
        if going < 0 or many == 1:
            return going == f
        alike = table.sums or going & 15 < _THIEF
        return going >> 4 == f >> 4 and alike and table.b[_FIG + going] == area

    def _slot(self, area, i, n, x, y):
        # where the i-th of n figures stands in an area whose ground begins at (x, y)
        if area < _ROOMS:
            return x + i % 3 * _SLOT_W, y + _TOP_H + i // 3 * _SLOT_H
        if n > 4:
            # three rows: no room for the name
            return x + i % 2 * _WIDE_W, y + i // 2 * (_SLOT_H - 1)
        return x + i % 2 * _WIDE_W, y + _TOP_H + i // 2 * _SLOT_H

    def _figure(self, seat, s, broad, x, y):
        # its letters, the last of them `broad`, and the number of its seat
        c = self.canvas
        w = 5 * len(s)
        ink = INK
        if seat == self.mine():
            c.rect(x + 1 - broad, y, w + 5 + broad, _SLOT_H, INK)
            ink = PAPER
        c.text(s, x + 2 - broad, y, ink)
        self.number(seat + 1, x + w + 5, y + 2, ink == INK)

    def number(self, n, x, y, lit):
        """A small number, 5 px high, that ends before x."""
        self.canvas.mark(y, y + 5)
        while True:
            x -= 3
            self.sign(n % 10, x, y, lit)
            n //= 10
            if not n:
                return
            x -= 1

    def sign(self, i, x, y, lit):
        """A small digit, or 10: an hourglass, at (x, y); the rows must be marked already."""
        fb = self.canvas.fb
        for column in range(3):
            bits = _SIGNS[3 * i + column]
            for row in range(5):
                if bits >> row & 1:
                    fb.pixel(x + column, y + row, lit)

    # --- marks ------------------------------------------------------------------

    def mark(self, area, mark):
        """Mark an area in the window and in the small picture."""
        old = self.marks[area]
        if mark == old:
            return
        box = self.box(area)
        if box:
            self._turn(box, old)
            self._turn(box, mark)
        self._turn_mini(area, old)
        self._turn_mini(area, mark)
        self.marks[area] = mark

    def _turn(self, box, mark):
        # twice the same is as before
        c = self.canvas
        x, y, w, h = box
        if mark == _TURNED:
            c.invert(x, y, w, h)
        elif mark:
            c.invert(x, y, w, 1)
            c.invert(x, y + h - 1, w, 1)
            c.invert(x, y + 1, 1, h - 2)
            c.invert(x + w - 1, y + 1, 1, h - 2)

    # --- the small picture --------------------------------------------------------

    def mini(self):
        """The whole cave, with the window's frame."""
        c = self.canvas
        self._find_figures()
        c.rect(_MINI_X - 1, _MINI_Y - 1, _MINI * _COLUMNS + 1, _MINI * _ROWS + 1, PAPER)
        for area in range(_AREAS):
            self._mini(area)
        c.frame(
            _MINI_X - 1 + _MINI * self.left, _MINI_Y - 1 + _MINI * self.top,
            _MINI * _COLS_SEEN + 1, _MINI * _ROWS_SEEN + 1, INK,
        )  # fmt: skip
        for area in range(_AREAS):
            self._turn_mini(area, self.marks[area])

    def mini_box(self, area):
        """(x, y, width, height) of an area in the small picture."""
        x, y, w, h = self.cells(area)
        return _MINI_X + _MINI * x, _MINI_Y + _MINI * y, _MINI * w - 1, _MINI * h - 1

    def _find_figures(self):
        b = self.table.b
        there = self.there
        for area in range(_AREAS):
            there[area] = 0
        mine = self.mine()
        for f in range(16 * b[_SEATS_N]):
            area = b[_FIG + f]
            if area < _AREAS and f != self.table.moving:
                there[area] |= 1 if f >> 4 == mine else 2

    def _mini(self, area):
        c = self.canvas
        x, y, w, h = self.mini_box(area)
        c.rect(x, y, w, h, PAPER)
        if self.table.closed(area):
            c.line(x, y, x + w - 1, y + h - 1, INK)
            c.line(x, y + h - 1, x + w - 1, y, INK)
        elif self.there[area] & 1:
            c.rect(x, y, w, h, INK)
        elif self.there[area]:
            c.hline(x, y + h // 2, w, INK)
            c.vline(x + w // 2, y, h, INK)
        elif area < _ROOMS:
            c.pixel(x + w // 2, y + h // 2, INK)
        elif area < _PIT:
            # a step
            c.hline(x, y + 2, 3, INK)
            c.pixel(x + 2, y + 1, INK)

    def _turn_mini(self, area, mark):
        x, y, w, h = self.mini_box(area)
        if mark == _TURNED:
            self.canvas.invert(x - 1, y - 1, w + 2, h + 2)
        elif mark:
            self.canvas.invert(x, y, w, h)
