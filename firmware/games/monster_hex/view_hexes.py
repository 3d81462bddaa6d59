# SPDX-License-Identifier: MIT
"""Monster Hex on 240x240: where hexes and stones lie, and what each looks like.

Two factions play on hexes of 34 x 36 pixels, more of them on 26 x 30; a tile in hand is 24 x 28.  A faction is told by
its ground and by the shape behind the letter of the rank; a red letter lies on paper.
"""

from array import array

from games.monster_hex import view_pictures as art
from games.monster_hex.boards import AT, GEM, HEXES, LARGE, NEXT, RING, SLOTS, SMALL, STARTS
from games.monster_hex.cells import HEX_CELLS, STONE_CELLS
from games.monster_hex.data import EDGES
from games.monster_hex.stones import is_monster, power
from micropython import const
from ui import text
from ui.palette import (
    BLUE, BLUE_L, BROWN, GOLD, GREEN, GREEN_L, GREY, INK, LIGHT, PAPER, PURPLE, RED, RED_L, YELLOW, YELLOW_L,
)  # fmt: skip

_BOARD = const(2)
_HEX = const(116)
_TWIST = const(148)
_GEMS = const(8)
_TEMP = const(40)
_NO_HEX = const(255)
_RED = const(73)
_STONES = const(32)
# rows of the board, between header and strip
_TOP = const(16)
_BOTTOM = const(192)

# light ground of each faction
GROUNDS = bytes((RED_L, BLUE_L, YELLOW, GREEN_L))
# .. and its dark colour
DARKS = bytes((RED, BLUE, BROWN, GREEN))


def outline(w, h, s):
    """A hex's corners, clockwise from the top: half its width, half its height, where the upright sides begin."""
    return array("h", (0, -h, w, -s, w, s, 0, h, -w, s, -w, -s))


class Hexes:
    """Draws the hexes and stones of a Table on a canvas."""

    def __init__(self, canvas, table):
        self.canvas = canvas
        self.table = table
        self.board = -1
        # of the strip's tiles, on every board
        self.tile_shape = outline(12, 14, 7)
        self.tile_rim = outline(11, 13, 7)
        # the pixels around hex `kept`, if that is not -1
        self.kept = -1
        self.under = bytearray(28 * 46)

    def reword(self):
        """The language is another one: here are digits and the four letters of the ranks, which are the same in all."""

    def measure(self):
        """Find the places of the board that is played on now."""
        board = self.table.b[_BOARD]
        if board == self.board:
            return
        self.board = board
        large = board == 0
        # half a hex wide (odd: neighbours then have the same pixels in common) and high, and to where its slanted sides begin
        self.half_w, self.half_h, self.shoulder = (17, 18, 9) if large else (13, 15, 8)
        w, h, s = self.half_w, self.half_h, self.shoulder
        self.shape = outline(w, h, s)
        self.inner = outline(w - 2, h - 2, s - 1)
        self.hollow = outline(w - 1, h - 1, s)
        self.outer = outline(w + 1, h + 1, s + 1)
        self.spots = _SPOTS_LARGE if large else _SPOTS
        self.large = large
        x0 = 120
        y0 = _MIDDLES[board]
        cells = HEX_CELLS[board]
        self.at = bytearray(2 * HEXES[board])
        for i in range(0, len(self.at), 2):
            self.at[i] = self._x(x0, cells[i], cells[i + 1])
            self.at[i + 1] = self._y(y0, cells[i + 1])
        cells = STONE_CELLS[board]
        self.stones = bytearray(2 * (_GEMS + SMALL[board]))
        for i in range(LARGE[board] + SMALL[board]):
            stone = i if i < LARGE[board] else i - LARGE[board] + _GEMS
            x = self._x(x0, cells[2 * i], cells[2 * i + 1])
            y = self._y(y0, cells[2 * i + 1])
            if stone >= _GEMS:
                # in the notch between its two hexes
                g = 4 * (stone - _GEMS)
                one = 2 * GEM[board][g]
                other = 2 * GEM[board][g + 2]
                x = (2 * x + self.at[one] + self.at[other]) // 4
                y = (2 * y + self.at[one + 1] + self.at[other + 1]) // 4
            self.stones[2 * stone] = x
            self.stones[2 * stone + 1] = y

    def _x(self, x0, q, r):
        return x0 + self.half_w * (2 * (q - 8) + r - 8)

    def _y(self, y0, r):
        return y0 + (self.half_h + self.shoulder) * (r - 8)

    # --- hexes --------------------------------------------------------------------

    def hexes(self):
        """All hexes and stones."""
        self.kept = -1
        board = self.board
        for at in range(HEXES[board]):
            self.one(at)
        for stone in range(LARGE[board]):
            self.stone(stone)
        self._gems()

    def hex(self, at):
        """One hex again, as it stands, and what is beside it, where an outline or a ghost has left its marks."""
        if self.kept == at:
            self._keep(True)
            self.kept = -1
            return
        x = self.at[2 * at]
        y = self.at[2 * at + 1]
        # a filled one reaches where no line goes
        self.canvas.poly(self.outer, PAPER, True, x, y)
        self.canvas.poly(self.outer, PAPER, False, x, y)
        self.one(at)
        self.around(at)

    def keep(self, at):
        """Before an outline or a ghost: keep the pixels that it covers, which costs less than to draw them again."""
        if self.kept != at:
            self.kept = at
            self._keep(False)

    def _keep(self, back):
        # as far as the powers of the neighbours that face the hex
        x = self.at[2 * self.kept]
        y = self.at[2 * self.kept + 1]
        w = self.half_w + 10
        top = max(_TOP, y - self.half_h - 5)
        self.canvas.keep(x - w, top, 2 * w, min(_BOTTOM, y + self.half_h + 5) - top, self.under, 0, back)

    def light(self):
        """The empty hexes again: table.lit is another one."""
        self.kept = -1
        b = self.table.b
        for at in range(HEXES[self.board]):
            if not b[_HEX + at]:
                self.one(at)
        self._gems()

    def around(self, at):
        """What is beside a hex again."""
        next_ = NEXT[self.board]
        for i in range(6 * at, 6 * at + 6):
            if next_[i] != _NO_HEX:
                self.one(next_[i])
        near = AT[self.board]
        for i in range(4 * at, 4 * at + 4):
            if near[i] != _NO_HEX and near[i] < 8 * _GEMS:
                self.stone(near[i] >> 3)
        self._gems()

    def _gems(self):
        # they lie on the hexes' edges
        for stone in range(_GEMS, _GEMS + SMALL[self.board]):
            self._gem(stone)

    def one(self, at):
        """A hex and nothing else."""
        b = self.table.b
        x = b[_HEX + at]
        if is_monster(b, at):
            twist = b[_TWIST + at]
            faded = self.table.lit[at] == 2
            self.monster(x - 1, twist & 7, (twist >> 3) - 4, self.at[2 * at], self.at[2 * at + 1], faded)
        elif x:
            self._temporary(at, x - _TEMP)
        else:
            self._empty(at)

    def _empty(self, at):
        # without an edge: those of its neighbours stay
        c = self.canvas
        x = self.at[2 * at]
        y = self.at[2 * at + 1]
        c.poly(self.hollow, YELLOW_L if self.table.lit[at] == 1 else LIGHT, True, x, y)
        starts = STARTS[self.board]
        if at == starts[0] or at == starts[1]:
            c.ellipse(x, y, 4, 4, PURPLE)
            c.ellipse(x, y, 2, 2, PURPLE, True)

    def _temporary(self, at, value):
        c = self.canvas
        x = self.at[2 * at]
        y = self.at[2 * at + 1]
        c.poly(self.shape, INK, True, x, y)
        c.ellipse(x, y, 8, 8, GREY, True)
        c.ellipse(x, y, 8, 8, LIGHT)
        c.text(str(value), x - 2, y - 6, PAPER)

    def monster(self, piece, turn, modifier, x, y, faded=False):
        """A monster (10 * side + tile) turned by `turn`, its hex's middle at (x, y)."""
        self._tile(self.shape, self.spots, self.large, piece, turn, modifier, x, y, faded)

    def tile(self, piece, x, y, faded):
        """A tile of the strip."""
        self._tile(self.tile_shape, _SPOTS_TILE, False, piece, 0, 0, x, y, faded)

    def _tile(self, shape, spots, large, piece, turn, modifier, x, y, faded):
        c = self.canvas
        faction = self.table.faction(piece // 10)
        tile = piece % 10
        c.poly(shape, PAPER if faded else GROUNDS[faction], True, x, y)
        # below the powers, which touch its corners
        self.rank(faction, tile, x, y, faded)
        if modifier:
            # on a plate: it is another power than the one that is printed
            ground = LIGHT if faded else PAPER
            for d in _ORDER:
                n = EDGES[6 * tile + (d - turn) % 6] + modifier
                self._power(n, x + spots[2 * d] - 20, y + spots[2 * d + 1] - 20, d, large, ground)
        else:
            self._printed(spots, large, 6 * tile, turn, x - 20, y - (22 if large else 21))
        c.poly(shape, INK, False, x, y)

    def _printed(self, spots, large, first, turn, x, y):
        # the powers of most tiles, some two hundred on a full board: straight to the letters, the hex has marked the rows
        c = self.canvas
        f = c.font if large else text.small_font()
        draw = text.raw_line
        for d in range(6):
            s = _DIGITS[EDGES[first + (d - turn) % 6]]
            draw(c.buf, f.glyphs, f.ranges, s, 0, 1, x + spots[2 * d], y + spots[2 * d + 1], INK, 1, f.cell, c.width, c.height)

    def _power(self, n, x, y, d, large, ground):
        # a power in direction d, 4 x 6 pixels from (x, y) on, or 5 x 9 if `large`; on a ground of its own if that is not -1
        c = self.canvas
        w, h = (5, 9) if large else (4, 6)
        less = 0
        if n < 0:
            # a dash before it, inside the hex, and away from the digit beside it
            n = -n
            less = 3
            x += _ASIDE[d]
        if ground >= 0:
            # nor does that reach over the hex's edge, or to the digit beside it
            side = d % 3 == 0
            left = x - less - (d % 5 > 1 or side)
            c.rect(left, y - (side or d < 3), x + w + (d < 2 or d > 4 or side) - left, h + 1 + side, ground)
        if less:
            c.hline(x - less, y + h // 2, 2, INK)
        if large:
            c.text(_DIGITS[n], x, y - 2, INK)
        else:
            c.text(_DIGITS[n], x, y - 1, INK, text.small_font())

    def rank(self, faction, tile, x, y, faded=False):
        """The shape of the faction with the letter of the rank on it."""
        c = self.canvas
        red = _RED >> tile & 1
        c.sprite(art.PLATE_RED + faction, x - 5, y - 5, _FADED[red] if faded else _PLATES[2 * faction + red])
        ink = (GREY if faded else RED) if red else PAPER
        f = text.small_font()
        text.raw_line(c.buf, f.glyphs, f.ranges, _LETTERS[tile], 0, 1, x - 1, y - 3, ink, 1, f.cell, c.width, c.height)

    def ghost(self, at, piece, turn, ok):
        """That piece on that hex, turned; its sides that match are lit; ok: it may lie so."""
        b = self.table.b
        if self.kept == at:
            self._keep(True)
        self.keep(at)
        x = self.at[2 * at]
        y = self.at[2 * at + 1]
        modifier = (b[_TWIST + at] >> 3) - 4 if is_monster(b, at) else 0
        self.monster(piece, turn, modifier, x, y, not ok)
        next_ = NEXT[self.board]
        for d in range(6):
            other = next_[6 * at + d]
            if other != _NO_HEX and is_monster(b, other):
                n = EDGES[piece % 10 * 6 + (d - turn) % 6] + modifier
                if power(b, other, (d + 3) % 6) == n:
                    self.power_at(other, (d + 3) % 6)
                    self._counts(n, x, y, d)

    def power_at(self, at, d):
        """The power of the monster there in direction d, on yellow: it counts now."""
        self._counts(power(self.table.b, at, d), self.at[2 * at], self.at[2 * at + 1], d)

    def _counts(self, n, x, y, d):
        self._power(n, x + self.spots[2 * d] - 20, y + self.spots[2 * d + 1] - 20, d, self.large, YELLOW_L)

    # --- stones -------------------------------------------------------------------

    def stone(self, number):
        """One printed stone."""
        if number >= _GEMS:
            self._gem(number)
            return
        c = self.canvas
        x = self.stones[2 * number]
        y = self.stones[2 * number + 1]
        closed = self.table.closed(number)
        c.poly(self.shape, INK, True, x, y)
        c.poly(self.inner, GREY if closed else GOLD if number == 0 else PAPER, True, x, y)
        crown = number == 0 and self.large
        if crown:
            for i in range(-3, 4, 3):
                c.line(x + i, y - 13, x + i, y - 10, INK)
            c.rect(x - 3, y - 11, 7, 2, INK)
        top = y - (7 if crown else 10)
        for slot in range(2):
            self.slot(number, slot, x, top + 11 * slot, PAPER if closed else INK, closed)

    def slot(self, number, slot, x, y, ink, bare=False):
        """Value and factions of a slot, around x; 9 px high from y on."""
        c = self.canvas
        i = 4 * number + 2 * slot
        table = SLOTS[self.board]
        mask = table[i + 1]
        n = 0
        for faction in range(4):
            n += mask >> faction & 1
        x -= 3 + (0 if bare else 4 * n)
        x = c.text(_DIGITS[table[i]], x, y - 2, ink)
        if not bare:
            for faction in range(4):
                if mask >> faction & 1:
                    c.sprite(art.MARK_RED + faction, x, y)
                    x += 8

    def _gem(self, number):
        c = self.canvas
        x = self.stones[2 * number]
        y = self.stones[2 * number + 1]
        closed = self.table.closed(number)
        c.ellipse(x, y, 5, 5, GREY if closed else PURPLE, True)
        c.ellipse(x, y, 5, 5, INK)
        if not closed:
            c.text("1", x - 2, y - 4, PAPER, text.small_font())

    def facing(self, stone):
        """Around a stone: every power that counts there."""
        b = self.table.b
        if _GEMS <= stone < _TEMP:
            gem = GEM[self.board]
            i = 4 * (stone - _GEMS)
            for k in range(i, i + 4, 2):
                if is_monster(b, gem[k]):
                    self.power_at(gem[k], gem[k + 1])
            return
        ring = RING[self.board] if stone < _GEMS else NEXT[self.board]
        i = 6 * (stone if stone < _GEMS else stone - _TEMP)
        for d in range(6):
            at = ring[i + d]
            if at != _NO_HEX and is_monster(b, at):
                self.power_at(at, (d + 3) % 6)

    def middle(self, target):
        """(x, y) of a hex, or 32 + a printed stone."""
        if target < _STONES:
            return self.at[2 * target], self.at[2 * target + 1]
        target -= _STONES
        return self.stones[2 * target], self.stones[2 * target + 1]


# letters as they are drawn: to take one out of a word would make a new one
_DIGITS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
# rank of each tile
_LETTERS = ("S", "A", "A", "B", "B", "B", "C", "C", "C", "C")
# y of the middle of cell (0, 0)
_MIDDLES = bytes((117, 103, 124))
# the plates of the first two reach under the others
_ORDER = bytes((0, 3, 1, 2, 4, 5))
# how far a power moves to the right for its dash: E SE SW W NW NE
_ASIDE = bytes((0, 1, 2, 3, 2, 1))
# top left corner of each power, plus 20, from the hex's middle: E SE SW W NW NE
_SPOTS = bytes((28, 17, 23, 25, 14, 25, 9, 17, 14, 10, 23, 10))
_SPOTS_LARGE = bytes((29, 16, 23, 25, 13, 25, 7, 16, 13, 7, 23, 7))
_SPOTS_TILE = bytes((27, 17, 23, 25, 14, 25, 10, 17, 14, 10, 23, 10))


def _map(rim, fill):
    # the colours of a plate: its rim is drawn as ink, the rest as paper
    return bytes((rim, fill)) + bytes(range(2, 16))


# of each faction: plain, and behind a red letter; of a faded one
_PLATES = [_map(dark, fill) for dark in DARKS for fill in (dark, PAPER)]
_FADED = (_map(GREY, GREY), _map(GREY, PAPER))
