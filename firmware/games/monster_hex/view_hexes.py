# SPDX-License-Identifier: MIT
"""Monster Hex on 240x240: where hexes and stones lie, and what each looks like.

Two factions play on larger hexes, 30 x 34 pixels, others on 24 x 28.  A faction is told by ground and by the shape behind
the letter of the rank; a red letter lies on paper.
"""

from array import array

from games.monster_hex import view_pictures as art
from games.monster_hex.boards import GEM, HEXES, LARGE, NEXT, RING, SLOTS, SMALL, STARTS
from games.monster_hex.cells import HEX_CELLS, MIDDLE, STONE_CELLS
from games.monster_hex.data import EDGES
from games.monster_hex.stones import is_monster, power
from micropython import const
from ui import text
from ui.palette import (
    BLUE_L, GOLD, GREEN, GREEN_L, GREY, INK, LIGHT, PAPER, PURPLE, RED, RED_L, YELLOW, YELLOW_L,
)  # fmt: skip

_BOARD = const(2)
_HEX = const(116)
_TWIST = const(148)
_GEMS = const(8)
_TEMP = const(40)
_NO_HEX = const(255)
_RED = const(73)
_STONES = const(32)

# light ground of each faction
GROUNDS = bytes((RED_L, BLUE_L, YELLOW, GREEN_L))


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

    def reword(self):
        """The language is another one: here are digits and the four letters of the ranks, which are the same in all."""

    def measure(self):
        """Find the places of the board that is played on now."""
        board = self.table.b[_BOARD]
        if board == self.board:
            return
        self.board = board
        large = board == 0
        # half a hex wide and high, from its middle to where the slanted sides begin
        self.half_w, self.half_h, self.shoulder = (15, 17, 9) if large else (12, 14, 7)
        w, h, s = self.half_w, self.half_h, self.shoulder
        self.shape = outline(w, h, s)
        self.inner = outline(w - 2, h - 2, s - 1)
        self.spots = _SPOTS_LARGE if large else _SPOTS
        x0, y0 = (120, 113) if large else MIDDLE[board]
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
        board = self.board
        for at in range(HEXES[board]):
            self.one(at)
        for stone in range(LARGE[board]):
            self.stone(stone)
        for stone in range(_GEMS, _GEMS + SMALL[board]):
            self.stone(stone)

    def hex(self, at):
        """One hex again, as it stands, and its neighbours, which a ghost has marked."""
        self.around(at)
        self.one(at)

    def around(self, at):
        """The neighbours of a hex again."""
        next_ = NEXT[self.board]
        for i in range(6 * at, 6 * at + 6):
            if next_[i] != _NO_HEX:
                self.one(next_[i])

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
        c = self.canvas
        x = self.at[2 * at]
        y = self.at[2 * at + 1]
        c.poly(self.shape, YELLOW_L if self.table.lit[at] == 1 else LIGHT, True, x, y)
        c.poly(self.shape, INK, False, x, y)
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
        self._tile(self.shape, self.spots, piece, turn, modifier, x, y, faded)

    def tile(self, piece, x, y, faded):
        """A tile of the strip."""
        self._tile(self.tile_shape, _SPOTS, piece, 0, 0, x, y, faded)

    def _tile(self, shape, spots, piece, turn, modifier, x, y, faded):
        c = self.canvas
        faction = self.table.faction(piece // 10)
        tile = piece % 10
        c.poly(shape, PAPER if faded else GROUNDS[faction], True, x, y)
        c.poly(shape, INK, False, x, y)
        small = text.small_font()
        i = 6 * tile
        for d in range(6):
            n = EDGES[i + (d - turn) % 6]
            self._digit(n, modifier, x + spots[2 * d] - 20, y + spots[2 * d + 1] - 20, small, GREY if faded else INK)
        self.rank(faction, tile, x, y, faded)

    def _digit(self, n, modifier, x, y, font, ink):
        # a power: 4 x 6 pixels from (x, y) on; one that was changed is light on dark
        c = self.canvas
        if modifier:
            n += modifier
            c.rect(x - 1, y - 1, 6, 8, INK)
            ink = PAPER if n >= 0 else RED_L
        c.text(_DIGITS[abs(n)], x, y - 1, ink, font)

    def rank(self, faction, tile, x, y, faded=False):
        """The shape of the faction with the letter of the rank on it."""
        c = self.canvas
        c.rect(x - 4, y - 4, 9, 9, GREY if faded else INK)
        red = _RED >> tile & 1
        if red:
            c.rect(x - 3, y - 4, 7, 9, PAPER)
        c.text(_LETTERS[tile], x - 1, y - 4, (GREY if faded else RED) if red else PAPER, text.small_font())

    def ghost(self, at, piece, turn, ok):
        """That piece on that hex, turned; its sides that match are lit; ok: it may lie so."""
        b = self.table.b
        self.around(at)
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
                    self._side(x, y, d)
                    self.power_at(other, (d + 3) % 6)
                    self._lit(n, x + self.spots[2 * d] - 20, y + self.spots[2 * d + 1] - 20)

    def power_at(self, at, d):
        """The power of the monster there in direction d, on yellow: it counts now."""
        x = self.at[2 * at] + self.spots[2 * d] - 20
        y = self.at[2 * at + 1] + self.spots[2 * d + 1] - 20
        self._lit(power(self.table.b, at, d), x, y)

    def _lit(self, n, x, y):
        c = self.canvas
        c.rect(x - 1, y - 1, 6, 8, YELLOW_L)
        c.text(_DIGITS[abs(n)], x, y - 1, RED if n < 0 else INK, text.small_font())

    def _side(self, x, y, d):
        # the side of a hex in direction d, three pixels thick
        c = self.canvas
        shape = self.shape
        i = (2 * d + 2) % 12
        j = (i + 2) % 12
        for k in range(-1, 2):
            dx = 0 if d % 3 else k
            dy = k if d % 3 else 0
            c.line(x + shape[i] + dx, y + shape[i + 1] + dy, x + shape[j] + dx, y + shape[j + 1] + dy, GREEN)

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
        for slot in range(2):
            self.slot(number, slot, x, y - 10 + 11 * slot, PAPER if closed else INK, closed)

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


_DIGITS = "0123456789"
# rank of each tile
_LETTERS = "SAABBBCCCC"
# top left corner of each power, plus 20, from the hex's middle
_SPOTS = bytes((27, 17, 22, 25, 15, 25, 10, 17, 15, 10, 22, 10))
_SPOTS_LARGE = bytes((29, 17, 24, 27, 13, 27, 8, 17, 13, 8, 24, 8))
