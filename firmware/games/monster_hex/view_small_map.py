# SPDX-License-Identifier: MIT
"""Monster Hex' board on 128x64: a window of three rows of hexes that scrolls, and beside it a map of the whole board.

On the map a dot is a free hex, a block a monster, a cross a temporary stone, a ring a large stone and two dots a small
one; what is closed is left out.  Four corners show where the window is, a lit place is the chosen one.  Below it each side
has its mark and its points, lit if it is the one that decides.
"""

from array import array

from games.monster_hex.boards import GEM, HEXES, LARGE, SMALL, STARTS
from games.monster_hex.cells import HEX_CELLS, STONE_CELLS
from games.monster_hex.view_small_hex import TOP, WIDTH, Hexes
from micropython import const
from ui.palette import INK, PAPER

_BOARD = const(2)
_TURN = const(4)
_MOVER = const(6)
_SEATS_N = const(1)
_HEX = const(116)
_TEMP = const(40)
_GEMS = const(8)
_STONES = const(32)  # targets from here on are printed stones, then the sides, then the round
_SIDES = const(48)

_STEP_X = const(13)  # from one column of half hexes to the next
_STEP_Y = const(16)
_SIDE_X = const(93)
_MAP_X = const(111)  # the column of cell (0, 0)
_MAP_Y = const(9)  # the upper row of all boards is r = -4
_SCORES_Y = const(43)
_SCORE_W = const(17)
_SCORE_H = const(6)
_FULL = const(56)  # `bottom` when nothing lies over the window
_PAGES = const(6)  # of the frame buffer beside it
_WIDE = const(36)


class Map(Hexes):
    """Draws a Table's board; x0, y0: the pixel of the board, as `middle` counts them, at the top left of the window."""

    def __init__(self, canvas, table):
        Hexes.__init__(self, canvas, table)
        # what is in the middle of the window, and the target under the cursor (-1: none)
        self.seen = _STONES
        self.chosen = -1
        self.x0 = -(WIDTH >> 1)
        self.y0 = 0
        # the middles of all hexes and stones of one board
        self.board = -1
        self.middles = array("h", bytes(4 * _SIDES))
        # those in the window
        self.near = bytearray(_SIDES)
        # where they are on the map
        self.spots = bytearray(2 * _SIDES)
        # the map as it was drawn last, without what moves on it
        self.kept = bytearray(_PAGES * _WIDE)
        self.is_kept = False

    # --- where things are --------------------------------------------------------------

    def middle(self, target):
        """(x, y) of the middle of a hex or printed stone on the board; (0, 0) is the Demon King's stone."""
        if self.board != self.table.b[_BOARD]:
            self._measure()
        return self.middles[2 * target], self.middles[2 * target + 1]

    def _measure(self):
        board = self.board = self.table.b[_BOARD]
        for target in range(HEXES[board]):
            self._measure_one(target, HEX_CELLS[board], 2 * target)
        for i in range(LARGE[board] + SMALL[board]):
            stone = i if i < LARGE[board] else i - LARGE[board] + _GEMS
            self._measure_one(_STONES + stone, STONE_CELLS[board], 2 * i)

    def _measure_one(self, target, cells, i):
        q = cells[i] - 8
        r = cells[i + 1] - 8
        self.middles[2 * target] = _STEP_X * (2 * q + r)
        self.middles[2 * target + 1] = _STEP_Y * r
        self.spots[2 * target] = _MAP_X - 1 + 2 * (2 * q + r)
        self.spots[2 * target + 1] = _MAP_Y - 1 + 4 * (r + 4)

    def whole(self, target):
        """True if all of a hex or stone is inside the window but for its tips."""
        x, y = self.middle(target)
        x -= self.x0
        y -= self.y0
        return 13 <= x < WIDTH - 13 and TOP + 6 <= y < self.bottom - 6

    def look(self, target):
        """Move the window so that the target's row is in its middle; sideways only as far as it must. True if it moved."""
        self.seen = target
        x, y = self.middle(target)
        y0 = y - ((TOP + self.bottom) >> 1)
        x0 = self.x0
        # half a hex at each side remains in sight
        if not 26 <= x - x0 < WIDTH - 26:
            x0 = x - (WIDTH >> 1)
        moved = x0 != self.x0 or y0 != self.y0
        self.x0 = x0
        self.y0 = y0
        return moved

    # --- the window ---------------------------------------------------------------------

    def window(self, scrolled=False):
        """All that lies in the window, then what is beside it; `scrolled`: nothing of that has changed."""
        c = self.canvas
        board = self.table.b[_BOARD]
        c.rect(0, TOP, c.width, self.bottom - TOP, PAPER)
        self.middle(0)
        n = self._look_for(_STONES + _GEMS, SMALL[board], 0)
        n = self._look_for(0, HEXES[board], n)
        n = self._look_for(_STONES, LARGE[board], n)
        self.bare = True
        self.laid = self.bottom == _FULL
        if self.laid:
            self._lay(n)
        for i in range(n):
            self.lying(self.near[i])
        if scrolled:
            self.again()
        else:
            self.beside()
        self.bare = self.laid = False

    def _look_for(self, target, count, n):
        # note those of so many targets from this one on that are in the window; n are noted, and how many are then
        middles = self.middles
        near = self.near
        x0 = self.x0 - 13
        x1 = self.x0 + WIDTH + 13
        y0 = self.y0 + TOP - 6
        y1 = self.y0 + self.bottom + 6
        for i in range(2 * target, 2 * (target + count), 2):
            if y0 < middles[i + 1] < y1 and x0 < middles[i] < x1:
                near[n] = i >> 1
                n += 1
        return n

    def _lay(self, n):
        # the faces of all monsters and open stones: rows of hexes begin where pages of the frame buffer do
        table = self.table
        buf = self.canvas.buf
        for i in range(n):
            target = self.near[i]
            x = self.middles[2 * target] - self.x0
            y = self.middles[2 * target + 1] - self.y0
            if x < 11 or not TOP + 8 <= y <= _FULL - 8:
                continue
            if target < _STONES:
                if not 0 < table.b[_HEX + target] <= _TEMP:
                    continue
            elif target >= _STONES + _GEMS or table.due == target - _STONES or table.closed(target - _STONES):
                continue
            self.ready(target)
            upper, lower = self.pages[target]
            at = (y - 8 >> 3) * self.canvas.width + x - 11
            buf[at : at + 23] = upper
            at += self.canvas.width
            buf[at : at + 23] = lower

    def lying(self, target):
        """A hex or stone of the window, as it stands; nothing if it is outside."""
        x, y = self.middle(target)
        x -= self.x0
        y -= self.y0
        if -13 < x < WIDTH + 13 and TOP - 6 < y < self.bottom + 6:
            if target < _STONES:
                starts = STARTS[self.board]
                self.cell(target, x, y, target == starts[0] or target == starts[1])
            elif target < _STONES + _GEMS:
                self.large(target - _STONES, x, y)
            else:
                self._gem(target, x, y)
            if not self.bare:
                self.canvas.mark(y - 11, y + 12)

    def _gem(self, target, x, y):
        x, y = self._notch(target, x, y)
        # it is as high as a hex' upright side: at most its tip is cut
        if TOP + 4 <= y <= self.bottom - 4:
            self.small(target - _STONES, x, y)
            if self.table.due == target - _STONES:
                self.frame_gem(target)

    def frame_gem(self, target):
        """An outline around a small stone."""
        x, y = self.middle(target)
        x, y = self._notch(target, x - self.x0, y - self.y0)
        top = max(TOP, y - 6)
        self.canvas.frame(x - 6, top, 12, min(y + 6, self.bottom) - top, INK)

    def _notch(self, target, x, y):
        # nearer to the two hexes that it is next to
        i = 4 * (target - _STONES - _GEMS)
        gem = GEM[self.board]
        x1, y1 = self.middle(gem[i])
        x2, y2 = self.middle(gem[i + 2])
        return x + ((x1 + x2) // 2 - self.x0 - x) // 4, y + ((y1 + y2) // 2 - self.y0 - y) // 4

    # --- the map ------------------------------------------------------------------------

    def beside(self):
        """The map and the points, with nothing of the window there."""
        c = self.canvas
        board = self.table.b[_BOARD]
        c.rect(WIDTH, TOP, c.width - WIDTH, self.bottom - TOP, PAPER)
        was_bare = self.bare
        self.bare = True
        if self.table.due < 0:
            for at in range(HEXES[board]):
                self.dot(at)
            for stone in range(LARGE[board]):
                self.dot(_STONES + stone)
            for stone in range(SMALL[board]):
                self.dot(_STONES + _GEMS + stone)
        self.bare = was_bare
        for side in range(self.table.sides()):
            self.score(side)
        self.is_kept = self.bottom == _FULL and self.table.due < 0
        if self.is_kept:
            self._keep(False)
        self._corners()

    def again(self):
        """What is beside the window as it was drawn last, and the corners and the chosen place of now."""
        if self.is_kept and self.bottom == _FULL:
            self._keep(True)
            self.canvas.mark(TOP, _FULL)
            self._corners()
        else:
            self.beside()
        if self.chosen >= 0:
            self.dot(self.chosen, True)

    def _keep(self, back):
        # keep it, or draw it back
        buf = self.canvas.buf
        kept = self.kept
        i = 0
        for page in range(1, _PAGES + 1):
            at = page * self.canvas.width + WIDTH
            for j in range(at, at + _WIDE):
                if back:
                    buf[j] = kept[i]
                else:
                    kept[i] = buf[j]
                i += 1

    def on_map(self, target):
        """(x, y, width, height) of a hex or stone there."""
        self.middle(target)
        return self.spots[2 * target], self.spots[2 * target + 1], 3, 3

    def dot(self, target, lit=False):
        """A hex or stone on the map, lit if it is the chosen one."""
        if self.table.due >= 0:
            # there is no map
            return
        c = self.canvas
        fb = c.fb
        x = self.spots[2 * target]
        y = self.spots[2 * target + 1]
        if y + 3 >= self.bottom:
            return
        if not self.bare:
            fb.rect(x, y, 3, 3, 0, True)
        if target < _STONES:
            what = self.table.b[_HEX + target]
            if what > _TEMP:
                fb.line(x, y, x + 2, y + 2, 1)
                fb.line(x, y + 2, x + 2, y, 1)
            elif what:
                fb.rect(x, y, 3, 3, 1, True)
            elif self.table.lit[target] == 1:
                fb.hline(x, y + 1, 3, 1)
                fb.vline(x + 1, y, 3, 1)
            else:
                fb.pixel(x + 1, y + 1, 1)
        elif not self.table.closed(target - _STONES):
            if target < _STONES + _GEMS:
                fb.rect(x, y, 3, 3, 1)
            else:
                fb.vline(x + 1, y + 1, 2, 1)
        if lit:
            c.invert(x, y, 3, 3)
            self._rim(x - 1, y - 1, INK)
        if not self.bare:
            c.mark(y - 1, y + 4)

    def unlit(self, target):
        """A place on the map that is the chosen one no more."""
        if self.table.due < 0:
            x, y, _w, _h = self.on_map(target)
            self._rim(x - 1, y - 1, PAPER)
            self.dot(target)
            self._corners()

    def _rim(self, x, y, c):
        # around a place; not over the header
        self.box(x, y, 1, 5, c)
        self.box(x + 4, y, 1, 5, c)
        self.box(x, y, 5, 1, c)
        self.box(x, y + 4, 5, 1, c)

    def _corners(self):
        # the window's corners on the map
        if self.table.due >= 0:
            return
        c = self.canvas
        x = _MAP_X + 2 * self.x0 // _STEP_X
        y = _MAP_Y + 4 * (self.y0 + TOP) // _STEP_Y + 16
        w = 2 * WIDTH // _STEP_X
        h = 4 * (self.bottom - TOP) // _STEP_Y
        for i in range(4):
            px = x + w if i & 1 else x
            py = y + h if i & 2 else y
            py = max(TOP, min(py, _SCORES_Y - 2))
            if px > c.width - 1:
                px = c.width - 1
            if px < WIDTH:
                px = WIDTH
            c.hline(px - 2 if i & 1 else px, py, 3, INK)
            c.vline(px, py - 1 if i & 2 else py, 2, INK)

    # --- points ------------------------------------------------------------------------------

    def decides(self):
        """The side whose turn it is: the shared faction's after everybody else's."""
        b = self.table.b
        return b[_SEATS_N] if b[_TURN] == b[_SEATS_N] else b[_MOVER]

    def frame_score(self, side):
        """An outline around the points of a side."""
        self.canvas.frame(_SIDE_X + _SCORE_W * (side & 1), _SCORES_Y + _SCORE_H * (side >> 1), _SCORE_W, _SCORE_H + 1, INK)

    def score(self, side, lit=-1):
        """Mark and points of a side; lit: -1 if it decides, else 0 or 1."""
        c = self.canvas
        x = _SIDE_X + _SCORE_W * (side & 1)
        y = _SCORES_Y + _SCORE_H * (side >> 1)
        if y + _SCORE_H > self.bottom:
            return
        c.rect(x, y, _SCORE_W, _SCORE_H + 1, PAPER)
        if self.table.faction(side) >= 0:
            self.mark(self.table.faction(side), x + 2, y + 1)
            self.digits(min(99, self.table.points(side)), x + 8, y + 1)
        if lit == 1 or (lit < 0 and side == self.decides()):
            c.invert(x, y, _SCORE_W, _SCORE_H + 1)
