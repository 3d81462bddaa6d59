# SPDX-License-Identifier: MIT
"""The map of Cave Troll on 128x64: a window of 3 x 2 cells.

A room has its gold in the corner, its chests with the numbers of their seats, its own number, and below that up to six
figures: the letter of the kind and the number of the seat; those of the seat that must decide stand on a lit ground.  Where
many stand, at the entrances and in the pits, the Adventurers of a seat are one figure with a number before it.
"""

from games.cave_troll import view_pictures as art
from games.cave_troll.board import GOLD
from games.cave_troll.view_log import area as area_name
from games.cave_troll.view_small_mini import Cave
from lang import keys_cave_troll as K
from lang import t
from micropython import const
from ui.palette import INK, PAPER

_SEATS_N = const(1)
_FIG = const(16)
_CHEST = const(113)
_THIEF = const(9)
_ROOMS = const(33)
_PIT = const(37)
_COLUMNS = const(7)
_CLOSED = const(4)
_DOOR_RIGHT = const(1)
_DOOR_LOW = const(2)

_COLS_SEEN = const(3)
_ROWS_SEEN = const(2)
_Y = const(9)
_WIDE = const(99)
_STEP_X = const(32)  # from wall to wall
_STEP_Y = const(23)
_SLOT_W = const(10)
_WIDE_W = const(15)  # of a slot with room for a number
_SLOT_H = const(8)
_TOP_H = const(6)  # of gold, chests and number
_TURNED = const(2)

# ten digits and an hourglass of 3 x 5 pixels, a column a byte, the top one in bit 0
_SIGNS = (
    b"\x1f\x11\x1f\x12\x1f\x10\x1d\x15\x17\x15\x15\x1f\x07\x04\x1f\x17\x15\x1d\x1f\x15\x1d\x01\x1d\x03\x1f\x15\x1f"
    b"\x17\x15\x1f\x1b\x1f\x1b"
)


class Map(Cave):
    """Draws a Table on a canvas."""

    def __init__(self, canvas, table):
        Cave.__init__(self, canvas, table)
        # bit i: the letter of figure i has five columns
        self.broad = 0
        self.letters = []
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

    # --- the window -------------------------------------------------------------

    def see(self, n):
        """Bring an area into sight, in the middle if it was not; True if the window has moved and was drawn again."""
        x, y, w, h = self.cells(n)
        left = self.left
        top = self.top
        if x < left or x + w > left + _COLS_SEEN:
            left = max(0, min(_COLUMNS - _COLS_SEEN, x - (_COLS_SEEN - w) // 2))
        if y < top or y + h > top + _ROWS_SEEN:
            top = y - (_ROWS_SEEN - h) if y > top else y
        if left == self.left and top == self.top:
            return False
        self.flip_frame()
        self.left = left
        self.top = top
        self.flip_frame()
        self.window()
        return True

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
        return x * _STEP_X + 1, _Y + y * _STEP_Y + 1, (right - x) * _STEP_X - 1, (low - y) * _STEP_Y - 1

    def window(self):
        """All that is in sight."""
        self.canvas.rect(0, _Y - 1, _WIDE, _STEP_Y * _ROWS_SEEN + 2, PAPER)
        self.rows(0, _ROWS_SEEN)

    def rows(self, first, end):
        """Rows of the window; an area of two cells is drawn once."""
        done = -1
        high = -1
        for row in range(first, end):
            for column in range(_COLS_SEEN):
                n = self.grid[(self.top + row) * _COLUMNS + self.left + column]
                if n not in (done, high):
                    self.cell(n)
                done = n
                if self.size_of[n] > 31:
                    high = n

    def cell(self, n):
        """One area again, if it is in sight, with its mark."""
        box = self.box(n)
        if box is None:
            return
        x, y, w, h = box
        self.canvas.rect(x, y, w, h, PAPER)
        if self.there[n] & _CLOSED:
            self._closed(n, x, y, w, h)
        else:
            if n < _ROOMS:
                self._room(n, x, y)
            if n >= _ROOMS or self.there[n]:
                self._figures(n, x, y)
        # pictures may have wiped the walls
        for top in range(y - 1, y + h - 1, _STEP_Y):
            for left in range(x - 1, x + w - 1, _STEP_X):
                self._walls(left, top)
        if self.marks[n]:
            self._turn(box, self.marks[n])

    def _walls(self, x, y):
        # around the cell whose walls begin at (x, y)
        at = (self.top + (y - _Y) // _STEP_Y) * _COLUMNS + self.left + x // _STEP_X
        sides = self.sides
        self._upright(x, y, sides[at - 1] if at % _COLUMNS else 0)
        self._upright(x + _STEP_X, y, sides[at])
        self._level(x, y, sides[at - _COLUMNS] if at >= _COLUMNS else 0)
        self._level(x, y + _STEP_Y, sides[at])

    def _upright(self, x, y, side):
        if not side & _DOOR_RIGHT << 2:
            self.canvas.vline(x, y, _STEP_Y + 1, INK)
            if side & _DOOR_RIGHT:
                self.canvas.vline(x, y + 8, 8, PAPER)

    def _level(self, x, y, side):
        if not side & _DOOR_LOW << 2:
            self.canvas.hline(x, y, _STEP_X + 1, INK)
            if side & _DOOR_LOW:
                self.canvas.hline(x + 11, y, 11, PAPER)

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

    def _figures(self, area, x, y):
        table = self.table
        n = table.gather(area)
        if area >= _ROOMS and n < 5:
            self.canvas.text(area_name(area) if area < _PIT else str(area - _PIT + 1), x + 1, y - 1, INK)
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
        """A small digit, or 10: an hourglass, at (x, y) on the screen; the rows must be marked already."""
        canvas = self.canvas
        buf = canvas.buf
        at = (y >> 3) * canvas.width + x
        for column in range(3):
            bits = _SIGNS[3 * i + column] << (y & 7)
            if lit:
                buf[at] |= bits & 255
            else:
                buf[at] &= ~bits & 255
            if bits > 255:
                low = at + canvas.width
                if lit:
                    buf[low] |= bits >> 8
                else:
                    buf[low] &= ~(bits >> 8) & 255
            at += 1

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
        self.turn_mini(area, old)
        self.turn_mini(area, mark)
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
