# SPDX-License-Identifier: MIT
"""Monster Hex on 240x240: where hexes and stones lie, and what each looks like.

Two factions play on larger hexes, 30 x 34 pixels, others on 24 x 28.  A faction is told by ground and by the shape behind
the letter of the rank; a red letter lies on paper.
"""

from array import array

from games.monster_hex import view_pictures as art
from games.monster_hex.boards import GEM, HEXES, LARGE, NEXT, RING, SLOTS, SMALL, STARTS
from games.monster_hex.cells import HEX_CELLS, MIDDLE, STONE_CELLS
from games.monster_hex.data import EDGES, RANKS
from games.monster_hex.stones import is_monster, power
from lang import keys_monster_hex as K
from lang import t
from micropython import const
from ui import text
from ui.palette import (
    BLUE_L, GOLD, GREEN_L, GREY, HIGHLIGHT, INK, LIGHT, PAPER, PURPLE, RED, RED_L, YELLOW, YELLOW_L,
)  # fmt: skip

_BOARD = const(2)
_HEX = const(116)
_TWIST = const(148)
_GEMS = const(8)
_TEMP = const(40)
_NO_HEX = const(255)
_RED = const(73)
_STONES = const(32)
_PLAIN = const(0)
_MARKED = const(1)

# light ground of each faction
GROUNDS = bytes((RED_L, BLUE_L, YELLOW, GREEN_L))


class Hexes:
    """Draws the hexes and stones of a Table on a canvas."""

    def __init__(self, canvas, table):
        self.canvas = canvas
        self.table = table
        self.board = -1
        self.reword()

    def reword(self):
        """Take the letters of the ranks from the language that is loaded now."""
        self.ranks = [t(K.RANK_LETTERS + i) for i in range(4)]

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
        self.shape = array("h", (0, -h, w, -s, w, s, 0, h, -w, s, -w, -s))
        self.inner = array("h", (0, 2 - h, w - 2, 1 - s, w - 2, s - 1, 0, h - 2, 2 - w, s - 1, 2 - w, 1 - s))
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
            self.hex(at)
        for stone in range(LARGE[board]):
            self.stone(stone)
        for stone in range(_GEMS, _GEMS + SMALL[board]):
            self.stone(stone)

    def hex(self, at):
        """One hex again, as it stands."""
        b = self.table.b
        x = b[_HEX + at]
        if is_monster(b, at):
            twist = b[_TWIST + at]
            self.monster(x - 1, twist & 7, (twist >> 3) - 4, self.at[2 * at], self.at[2 * at + 1], self.table.lit[at] == 2)
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

    def monster(self, piece, turn, modifier, x, y, faded=False, rim=INK):
        """A monster (10 * side + tile) turned by `turn`, its hex's middle at (x, y)."""
        c = self.canvas
        faction = self.table.faction(piece // 10)
        tile = piece % 10
        c.poly(self.shape, LIGHT if faded else GROUNDS[faction], True, x, y)
        c.poly(self.shape, rim, False, x, y)
        small = text.small_font()
        spots = self.spots
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
        c.text(self.ranks[RANKS[tile]], x - 1, y - 4, (GREY if faded else RED) if red else PAPER, text.small_font())

    def power_at(self, at, d):
        """The power of the monster there in direction d, on yellow: it counts now."""
        c = self.canvas
        x = self.at[2 * at] + self.spots[2 * d] - 20
        y = self.at[2 * at + 1] + self.spots[2 * d + 1] - 20
        n = power(self.table.b, at, d)
        c.rect(x - 2, y - 2, 8, 10, HIGHLIGHT)
        c.rect(x - 1, y - 1, 6, 8, YELLOW_L)
        c.text(_DIGITS[abs(n)], x, y - 1, RED if n < 0 else INK, text.small_font())

    def side_line(self, at, d, color):
        """The side of a hex in direction d, three pixels thick."""
        c = self.canvas
        shape = self.shape
        i = 2 * _CORNERS[d]
        j = 2 * _CORNERS[(d + 1) % 6]
        x = self.at[2 * at]
        y = self.at[2 * at + 1]
        for k in range(3):
            dx = k - 1 if d % 3 == 0 else 0
            dy = 0 if d % 3 == 0 else k - 1
            c.line(x + shape[i] + dx, y + shape[i + 1] + dy, x + shape[j] + dx, y + shape[j + 1] + dy, color)

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
            self.slot(number, slot, x, y - 10 + 11 * slot, LIGHT if closed else INK, closed)

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
# corner of `shape` where the side of each direction begins
_CORNERS = bytes((1, 2, 3, 4, 5, 0))
# top left corner of each power, plus 20, from the hex's middle
_SPOTS = bytes((27, 17, 22, 25, 15, 25, 10, 17, 15, 10, 22, 10))
_SPOTS_LARGE = bytes((29, 17, 24, 27, 13, 27, 8, 17, 13, 8, 24, 8))
