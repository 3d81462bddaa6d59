# SPDX-License-Identifier: MIT
"""One hex of Monster Hex on 128x64: 27 x 21 pixels with six powers, rank and mark of a faction; stones.

A power is a digit of 3 x 5 pixels at its side, with a minus if it is below 0.  In the middle are the rank, a plus or a
minus with as many strokes as the monster's power was changed by, and the mark of the faction: flame, snowflake, bolt, leaf.
A rank is underlined if its letter is red; what is in hand has its middle on a lit ground.  An open large stone is a lit
block: its two slots, each with the marks of the factions that get more for it.
"""

from games.monster_hex import view_pictures as art
from games.monster_hex.boards import NEXT, SLOTS
from games.monster_hex.data import EDGES, RANKS
from games.monster_hex.stones import power
from micropython import const
from ui import mono
from ui.palette import INK, PAPER

_BOARD = const(2)
_HEX = const(116)
_TWIST = const(148)
_TEMP = const(40)
_NO_HEX = const(255)
_RED = const(73)
_OWN = const(128)

TOP = const(8)
WIDTH = const(92)  # of the part of the screen where the board is
_CELL = const(1285)  # 5 | 5 << 8
_CODE = const(48)
_DIGIT = const(3)  # glyphs: -3 .. 9, the ranks C B A S, four marks, a start, a free place, cross
_RANK = const(13)
_MARK = const(17)
_START = const(21)
_DISC = const(22)
_CROSS = const(23)
_GLYPHS_N = const(24)

# left of each power's digit and its top, as seen from the middle of a hex, + 16
_AT = bytes((25, 14, 21, 18, 9, 18, 5, 14, 9, 10, 21, 10))
# half the width of the rows of a cap, from the shoulder outwards
_CAP = bytes((11, 7, 4, 1))
# five rows a glyph, the left pixel in bit 7; the marks are filled in from the pictures
_GLYPHS = bytearray(
    b"\x30\x08\xd0\x08\x30" b"\x30\x08\xd0\x20\x38" b"\x10\x30\xd0\x10\x38"  # -3 -2 -1
    b"\xe0\xa0\xa0\xa0\xe0" b"\x40\xc0\x40\x40\xe0" b"\xe0\x20\xe0\x80\xe0" b"\xe0\x20\xe0\x20\xe0"
    b"\xa0\xa0\xe0\x20\x20" b"\xe0\x80\xe0\x20\xe0" b"\xe0\x80\xe0\xa0\xe0" b"\xe0\x20\x20\x40\x40"
    b"\xe0\xa0\xe0\xa0\xe0" b"\xe0\xa0\xe0\x20\xe0"
    b"\x70\x80\x80\x80\x70" b"\xe0\x90\xe0\x90\xe0" b"\x60\x90\xf0\x90\x90" b"\x70\x80\x60\x10\xe0"
    + bytes(20)
    + b"\x20\x50\x88\x50\x20" b"\x70\xf8\xf8\xf8\x70" b"\x88\x50\x20\x50\x88"
)  # fmt: skip
_CODES = bytes(range(_CODE, _CODE + _GLYPHS_N))
_RANGES = bytes((_CODE, 0, _CODE + _GLYPHS_N - 1, 0, 0, 0))


def _take_marks(pictures):
    # the marks of the factions from the packed pictures: eight columns each, the top pixel in bit 0
    for i in range(4):
        first = 8 * (art.MARK_RED - _OWN + i)
        for row in range(5):
            bits = 0
            for column in range(5):
                bits |= (pictures[first + column] >> (row + 1) & 1) << 7 - column
            _GLYPHS[5 * (_MARK + i) + row] = bits


class Hexes:
    """Draws hexes and stones around a pixel; nothing above row TOP or from row `bottom` on."""

    def __init__(self, canvas, table):
        self.canvas = canvas
        self.table = table
        self.bottom = 56
        # nothing need be wiped out first
        self.bare = False
        _take_marks(canvas.own.DATA)

    # --- parts -----------------------------------------------------------------

    def tiny(self, glyph, x, y, c=INK):
        """A glyph of 5 x 5 pixels with its top left corner at (x, y), if all of it is between header and `bottom`."""
        canvas = self.canvas
        if y < TOP or y + 5 > self.bottom:
            return
        mono.glyph.line(canvas.buf, _GLYPHS, _RANGES, _CODES, glyph, 1, x, y, c == INK, _CELL, canvas.width, canvas.height)

    def digits(self, n, x, y, c=INK):
        """A number from 0 to 99 in small digits; the x after it."""
        if n > 9:
            self.tiny(_DIGIT + n // 10, x, y, c)
            x += 4
        self.tiny(_DIGIT + n % 10, x, y, c)
        return x + 4

    def mark(self, faction, x, y, c=INK):
        """The mark of a faction, 5 x 5 pixels."""
        self.tiny(_MARK + faction, x, y, c)

    def box(self, x, y, w, h, c):
        """A filled box, as much of it as lies in the window."""
        top = max(y, TOP)
        self.canvas.rect(x, top, w, min(y + h, self.bottom) - top, c)

    def flip(self, x, y, w, h):
        """The same part of a box is turned round."""
        top = max(y, TOP)
        h = min(y + h, self.bottom) - top
        if h > 0:
            self.canvas.invert(x, top, w, h)

    def rows(self, x, y, turned):
        """The inside of a hex around (x, y): all its pixels turned round, or dark."""
        for i in range(-4, 5):
            half = _CAP[abs(i) - 1] if i else 12
            top = y + (i - 5 if i <= 0 else i + 5)
            if turned:
                self.flip(x - half, top, 2 * half + 1, 1 if i else 11)
            else:
                self.box(x - half, top, 2 * half + 1, 1 if i else 11, PAPER)

    def outline(self, x, y, near=0):
        """The six sides of a hex, or `near` pixels further in."""
        for d in range(6):
            self.side(x, y, d, near)

    def side(self, x, y, d, near=0):
        """Side d of a hex around (x, y), `near` pixels further in (or out, if negative)."""
        c = self.canvas
        wide = 13 - near
        if d % 3 == 0:
            top = max(y - 6, TOP)
            c.vline(x - wide if d else x + wide, top, min(y + 7, self.bottom) - top, INK)
            return
        # what is above the window or below it is cut off; the line runs as that of the neighbour does, which is the same
        tip = 10 - near
        out = -wide if 1 < d < 5 else wide
        if d > 3:
            cut = max(0, TOP - y + tip)
            if cut <= 3:
                c.line(x + cut * out // 4, y - tip + cut, x + out, y - 6 + near, INK)
        else:
            cut = max(0, y + tip - self.bottom + 1)
            if cut <= 3:
                c.line(x + out, y + 6 - near, x + cut * out // 4, y + tip - cut, INK)

    def power(self, x, y, d, n):
        """Power n of side d of the hex around (x, y)."""
        left = x + _AT[2 * d] - 16
        if n < 0:
            # the minus takes two pixels more
            left -= 1 if d == 3 else 2
        self.tiny(_DIGIT + n, left, y + _AT[2 * d + 1] - 16)

    # --- what lies in a hex --------------------------------------------------------

    def monster(self, x, y, piece, turn, change):
        """The tile 10 * side + tile inside a hex, turned, its powers changed."""
        tile = piece % 10
        for d in range(6):
            self.power(x, y, d, EDGES[6 * tile + (d - turn) % 6] + change)
        mark = _MARK + self.table.faction(piece // 10)
        if y + 7 > self.bottom or y + 2 < TOP:
            # of a hex that is cut there remains whose it is, if any of its powers do
            if TOP + 6 <= y <= self.bottom + 1:
                self.tiny(mark, x - 2, y - 7)
            return
        if change:
            self._change(x - 4, y - 2, change)
        if y >= TOP + 6:
            self.tiny(_RANK + RANKS[tile], x - 2, y - 8 if change else y - 7)
            if _RED >> tile & 1 and not change:
                self.box(x - 2, y - 1, 4, 1, INK)
        self.tiny(mark, x - 2, y + 2 if change else y + 1)

    def _change(self, x, y, n):
        self.box(x, y + 1, 3, 1, INK)
        if n > 0:
            self.box(x + 1, y, 1, 3, INK)
        for i in range(abs(n)):
            self.box(x + 4 + 2 * i, y, 1, 3, INK)

    def held(self, x, y, piece, turn, change, fits):
        """A tile that is not placed yet, its middle lit; a cross stands for the mark if it does not fit."""
        self.monster(x, y, piece, turn, change)
        if not fits:
            self.box(x - 2, y + 1, 5, 6, PAPER)
            self.tiny(_CROSS, x - 2, y + 1)
        self.flip(x - 3, y - 8, 7, 16)

    def cell(self, at, x, y, start):
        """Hex number `at` around (x, y), as it stands; a start hex has a sign."""
        b = self.table.b
        if not self.bare:
            self.rows(x, y, False)
        self.outline(x, y)
        what = b[_HEX + at]
        if what > _TEMP:
            self.canvas.sprite(art.STONE_TEMP, x - 9, y - 4)
            self.canvas.text("12"[what - _TEMP - 1], x + 2, y - 3, INK)
        elif what:
            twist = b[_TWIST + at]
            self.monster(x, y, what - 1, twist & 7, (twist >> 3) - 4)
        else:
            if start:
                self.tiny(_START, x - 2, y - 8)
            if self.table.lit[at] == 1:
                self.disc(x, y, INK)

    def disc(self, x, y, c):
        """The sign of a free hex that can be chosen, lit or dark."""
        self.tiny(_DISC, x - 2, y - 2, c)

    def matches(self, at, x, y, piece, turn, change):
        """Light the sides of the hex at which this tile and a monster next to it show the same power; a bit each."""
        b = self.table.b
        mask = 0
        for d in range(6):
            other = NEXT[b[_BOARD]][6 * at + d]
            if other != _NO_HEX and 0 < b[_HEX + other] <= _TEMP:
                if power(b, other, (d + 3) % 6) == EDGES[piece % 10 * 6 + (d - turn) % 6] + change:
                    self.side(x, y, d, 1)
                    self.side(x, y, d, -1)
                    mask |= 1 << d
        return mask

    def large(self, stone, x, y):
        """A large stone: lit with its slots, the one that is resolved dark with a rim, a closed one grey."""
        c = self.canvas
        due = self.table.due == stone
        if not self.bare:
            self.rows(x, y, False)
        if y - 6 < TOP or y + 7 > self.bottom:
            # its slots are out of sight: it would be a mere block
            return
        ground = PAPER if due else INK
        self.box(x - 10, y - 6, 21, 13, ground)
        if self.table.closed(stone) and not due:
            c.fade(x - 10, y - 6, 21, 13)
            return
        self.box(x - 7, y - 7, 15, 15, ground)
        ink = INK if due else PAPER
        slots = SLOTS[self.table.b[_BOARD]]
        for slot in range(2):
            i = 4 * stone + 2 * slot
            top = y - 5 + 6 * slot
            self.tiny(_DIGIT + slots[i], x - 8, top, ink)
            left = x - 2
            for faction in range(4):
                if slots[i + 1] >> faction & 1:
                    self.mark(faction, left, top, ink)
                    left += 6
        if stone == 0:
            c.sprite(art.STONE_KING, x + 1, y - 4)
            if not due:
                c.invert(x + 1, y - 4, 8, 8)
        if due:
            self.outline(x, y, 1)

    def small(self, stone, x, y):
        """A small stone; a closed one is grey."""
        self.canvas.sprite(art.GEM_SMALL, x - 4, y - 4)
        if self.table.closed(stone) and self.table.due != stone:
            self.canvas.fade(x - 4, y - 4, 8, 8)
