# SPDX-License-Identifier: MIT
"""One hex of Monster Hex on 128x64: 27 x 21 pixels with six powers, rank and mark of a faction; stones.

A power is a digit of 3 x 5 pixels at its side, with a minus if it is below 0.  In the middle are the rank, a plus or a
minus with as many strokes as the monster's power was changed by, and the mark of the faction: flame, snowflake, bolt, leaf.
A rank is underlined if its letter is red; what is in hand has its middle on a lit ground.  An open large stone is a lit
block: its two slots, each with the marks of the factions that get more for it.
"""

from array import array

import framebuf

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
_STONES = const(32)
_LARGE = const(8)
_RED = const(73)
_OWN = const(128)

TOP = const(8)
WIDTH = const(92)  # of the part of the screen where the board is
_DIGIT = const(3)  # glyphs: -3 .. 9, the ranks C B A S, four marks, a start, a free place, cross
_RANK = const(13)
_MARK = const(17)
_START_MARK = const(21)
_DISC = const(22)
_CROSS = const(23)
_GLYPHS_N = const(24)

# left of each power's digit and its top, as seen from the middle of a hex, + 16
_AT = bytes((25, 14, 21, 18, 9, 18, 5, 14, 9, 10, 21, 10))
# half the width of the inside of a hex: of its upright part, then of each row of a cap
_HALF = bytes((12, 11, 7, 4, 1))
# five columns a glyph, the top pixel in bit 0; the marks are filled in from the pictures
_GLYPHS = (
    b"\x04\x04\x11\x15\x0a" b"\x04\x04\x19\x15\x12" b"\x04\x04\x12\x1f\x10"
    b"\x1f\x11\x1f\x00\x00" b"\x12\x1f\x10\x00\x00" b"\x1d\x15\x17\x00\x00" b"\x15\x15\x1f\x00\x00" b"\x07\x04\x1f\x00\x00"
    b"\x17\x15\x1d\x00\x00" b"\x1f\x15\x1d\x00\x00" b"\x01\x19\x07\x00\x00" b"\x1f\x15\x1f\x00\x00" b"\x17\x15\x1f\x00\x00"
    b"\x0e\x11\x11\x11\x00" b"\x1f\x15\x15\x0a\x00" b"\x1e\x05\x05\x1e\x00" b"\x12\x15\x15\x09\x00"
    + bytes(20)
    + b"\x04\x0a\x11\x0a\x04" b"\x0e\x1f\x1f\x1f\x0e" b"\x11\x0a\x04\x0a\x11"
)  # fmt: skip


def _framed(columns, w, h):
    return framebuf.FrameBuffer(columns, w, h, framebuf.MONO_VLSB)


class Hexes:
    """Draws hexes and stones around a pixel; nothing above row TOP or from row `bottom` on."""

    def __init__(self, canvas, table):
        self.canvas = canvas
        self.table = table
        self.bottom = 56
        self.top = TOP
        # what is drawn on: the canvas, or a face; a face is a monster or a stone as it was drawn last, 23 x 16 pixels, in
        # the frame buffer and its two pages; its sign is what it was
        self.fb = canvas.fb
        self.faces = {}
        self.pages = {}
        self.signs = array("H", bytes(2 * (_STONES + _LARGE)))
        # the whole window is drawn: nothing need be wiped out first, and a side between two hexes is drawn once
        self.bare = False
        # the faces lie there already
        self.laid = False
        self.glyphs = [_framed(bytearray(_GLYPHS[5 * i : 5 * i + 5]), 5, 5) for i in range(_GLYPHS_N)]
        for i in range(4):
            # the marks as the pictures have them: below a dark row
            first = 8 * (art.MARK_RED - _OWN + i)
            columns = bytearray([column >> 1 for column in canvas.own.DATA[first : first + 5]])
            self.glyphs[_MARK + i] = _framed(columns, 5, 5)
        # every other pixel
        self.grey = _framed(bytearray((b"\x55\xaa" * 10 + b"\x55") + (b"\x15\x0a" * 10 + b"\x15")), 21, 13)

    # --- parts -----------------------------------------------------------------

    def tiny(self, glyph, x, y):
        """A glyph of 5 x 5 pixels with its top left corner at (x, y), if all of it is between header and `bottom`."""
        if self.top <= y <= self.bottom - 5:
            self.fb.blit(self.glyphs[glyph], x, y, 0)

    def digits(self, n, x, y):
        """A number from 0 to 99 in small digits; the x after it."""
        if n > 9:
            self.tiny(_DIGIT + n // 10, x, y)
            x += 4
        self.tiny(_DIGIT + n % 10, x, y)
        return x + 4

    def mark(self, faction, x, y):
        """The mark of a faction, 5 x 5 pixels."""
        self.tiny(_MARK + faction, x, y)

    def box(self, x, y, w, h, c):
        """A filled box, as much of it as lies in the window."""
        top = max(y, self.top)
        h = min(y + h, self.bottom) - top
        if h > 0:
            self.fb.rect(x, top, w, h, c == INK, True)

    def flip(self, x, y, w, h):
        """The same part of a box is turned round."""
        top = max(y, TOP)
        h = min(y + h, self.bottom) - top
        if h > 0:
            self.canvas.invert(x, top, w, h)

    def rows(self, x, y, turned):
        """The inside of a hex around (x, y): all its pixels turned round, or dark."""
        for i in range(5):
            half = _HALF[i]
            if not turned:
                self.box(x - half, y - 5 - i, 2 * half + 1, 11 + 2 * i, PAPER)
            elif i:
                self.flip(x - half, y - 5 - i, 2 * half + 1, 1)
                self.flip(x - half, y + 5 + i, 2 * half + 1, 1)
            else:
                self.flip(x - half, y - 5, 2 * half + 1, 11)

    def outline(self, x, y, near=0):
        """The six sides of a hex, or `near` pixels further in."""
        for d in range(6):
            self.side(x, y, d, near)

    def _own_sides(self, at, x, y):
        # those of its sides that no hex left of it or above it draws
        if y - 6 >= TOP and y + 10 < self.bottom:
            fb = self.fb
            fb.vline(x + 13, y - 6, 13, 1)
            fb.line(x + 13, y + 6, x, y + 10, 1)
            fb.line(x - 13, y + 6, x, y + 10, 1)
        else:
            for d in range(3):
                self.side(x, y, d)
        next_ = NEXT[self.table.b[_BOARD]]
        above = y - 16 > TOP - 6
        if x <= 13 or next_[6 * at + 3] == _NO_HEX:
            self.side(x, y, 3)
        if x <= 0 or not above or next_[6 * at + 4] == _NO_HEX:
            self.side(x, y, 4)
        if x >= WIDTH or not above or next_[6 * at + 5] == _NO_HEX:
            self.side(x, y, 5)

    def side(self, x, y, d, near=0):
        """Side d of a hex around (x, y), `near` pixels further in (or out, if negative)."""
        fb = self.canvas.fb
        wide = 13 - near
        if d % 3 == 0:
            top = max(y - 6, TOP)
            h = min(y + 7, self.bottom) - top
            if h > 0:
                fb.vline(x - wide if d else x + wide, top, h, 1)
            return
        # what is above the window or below it is cut off; the line runs as that of the neighbour does, which is the same
        tip = 10 - near
        out = -wide if 1 < d < 5 else wide
        if d > 3:
            cut = max(0, TOP - y + tip)
            if cut <= 3:
                fb.line(x + cut * out // 4, y - tip + cut, x + out, y - 6 + near, 1)
        else:
            cut = max(0, y + tip - self.bottom + 1)
            if cut <= 3:
                fb.line(x + out, y + 6 - near, x + cut * out // 4, y + tip - cut, 1)

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
        if y + 7 > self.bottom or y + 2 < self.top:
            # of a hex that is cut there remains whose it is, if any of its powers do
            if self.top + 6 <= y <= self.bottom + 1:
                self.tiny(mark, x - 2, y - 7)
            return
        if change:
            self._change(x - 4, y - 2, change)
        if y >= self.top + 6:
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
        if self.bare:
            self._own_sides(at, x, y)
        else:
            self.rows(x, y, False)
            self.outline(x, y)
        what = b[_HEX + at]
        if what > _TEMP:
            self.canvas.sprite(art.STONE_TEMP, x - 9, y - 4)
            self.canvas.text("12"[what - _TEMP - 1], x + 2, y - 3, INK)
        elif what:
            self._standing(at, x, y)
        else:
            if start:
                self.tiny(_START_MARK, x - 2, y - 8)
            if self.table.lit[at] == 1:
                self.disc(x, y, INK)

    def _standing(self, at, x, y):
        # the monster there
        if y - 8 >= TOP and y + 8 <= self.bottom:
            if not self.laid or x < 11:
                self.ready(at)
                self.fb.blit(self.faces[at], x - 11, y - 8, 0)
            return
        b = self.table.b
        twist = b[_TWIST + at]
        self.monster(x, y, b[_HEX + at] - 1, twist & 7, (twist >> 3) - 4)

    def ready(self, target):
        """See to it that the monster on a hex, or an open large stone, has its face."""
        b = self.table.b
        sign = 1 + b[_BOARD]
        piece = twist = 0
        if target < _STONES:
            piece = b[_HEX + target] - 1
            twist = b[_TWIST + target]
            sign = twist << 8 | self.table.faction(piece // 10) << 6 | piece
        if target in self.faces and self.signs[target] == sign:
            return
        self.signs[target] = sign
        pixels = bytearray(46)
        self.faces[target] = self.fb = _framed(pixels, 23, 16)
        self.pages[target] = memoryview(pixels)[:23], memoryview(pixels)[23:]
        bottom = self.bottom
        self.top = 0
        self.bottom = 16
        if target < _STONES:
            self.monster(11, 8, piece, twist & 7, (twist >> 3) - 4)
        else:
            self._block(target - _STONES, pixels)
        self.fb = self.canvas.fb
        self.top = TOP
        self.bottom = bottom

    def _block(self, stone, pixels):
        # an open stone: its slots, dark on a lit block with cut corners
        self._slots(stone, 11, 8)
        if stone == 0:
            mono.raw_sprite(pixels, self.canvas.own.DATA, 8 * (art.STONE_KING - _OWN), 12, 4, 23, 16)
        for i in range(46):
            pixels[i] ^= 255
        fb = self.fb
        fb.rect(0, 0, 23, 1, 0, True)
        fb.vline(0, 0, 16, 0)
        fb.vline(22, 0, 16, 0)
        for i in range(4):
            fb.hline(19 if i & 1 else 1, 15 if i & 2 else 1, 3, 0)

    def disc(self, x, y, c):
        """The sign of a free hex that can be chosen, lit or dark."""
        if c == INK:
            self.tiny(_DISC, x - 2, y - 2)
        else:
            self.box(x - 2, y - 2, 5, 5, PAPER)

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
        if due:
            self._slots(stone, x, y)
            if stone == 0:
                c.sprite(art.STONE_KING, x + 1, y - 4)
            self.outline(x, y, 1)
        elif self.table.closed(stone):
            c.fb.blit(self.grey, x - 10, y - 6)
        elif not self.laid or x < 11 or y - 8 < TOP or y + 8 > self.bottom:
            self.ready(_STONES + stone)
            c.fb.blit(self.faces[_STONES + stone], x - 11, y - 8, 0)

    def _slots(self, stone, x, y):
        slots = SLOTS[self.table.b[_BOARD]]
        for slot in range(2):
            i = 4 * stone + 2 * slot
            top = y - 5 + 6 * slot
            self.tiny(_DIGIT + slots[i], x - 8, top)
            left = x - 2
            for faction in range(4):
                if slots[i + 1] >> faction & 1:
                    self.tiny(_MARK + faction, left, top)
                    left += 6

    def small(self, stone, x, y):
        """A small stone; a closed one is grey."""
        self.canvas.sprite(art.GEM_SMALL, x - 4, y - 4)
        if self.table.closed(stone) and self.table.due != stone:
            self.canvas.fade(x - 4, y - 4, 8, 8)
