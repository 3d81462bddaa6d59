# SPDX-License-Identifier: MIT
"""Cave Troll's table on 128x64: the same class as view_board, whose docstring lists the methods, things and tiles.

Below the header the left is always the map (see view_small_map), which scrolls.  The right has the whole cave in small, the
gold of the seats and the pool.  The last row has what can be chosen, and what X and Y are held down for.
"""

from games.cave_troll import view_pictures as art
from games.cave_troll.view_small_map import Map
from lang import keys_cave_troll as K
from lang import t
from micropython import const
from ui import small
from ui.palette import INK, PAPER
from ui.small_strip import Strip

_ACTIONS = const(5)
_POOL = const(9)
_FIG = const(16)
_GOLD_OF = const(5)
_AREAS = const(40)
_POOL_THING = const(44)
_FULL_POOL = const(5)
_TURNED = const(2)
_EDGED = const(1)
_EV_TURN = const(1)
_EV_CHEST = const(6)
_EV_MOVE = const(8)
_EV_EXPEL = const(13)
_EV_ENTER = const(5)
_EV_OUT = const(14)
_EV_CHEST_LOST = const(15)
_EV_RETURN = const(17)

FIGURE = const(256)
_FIGURE = const(256)
_LINE = const(8)
_LOW_Y = const(32)  # where the lower row of the map begins
_STEP_X = const(32)
_STEP_Y = const(23)
_SIDE_X = const(99)
_GOLD_Y = const(33)
_GOLD_STEP = const(6)
_GOLD_X = const(117)  # where the numbers end
_POOL_X = const(119)
_CHOICE_Y = const(56)
_GLASS = const(10)
_LETTERS = const(25)  # of a header of one row
_TILE_W = const(12)  # without what is written on it


class Board(Map):
    """Draws a Table on a canvas."""

    def __init__(self, canvas, table):
        Map.__init__(self, canvas, table)
        self.tiles = Strip(canvas, _CHOICE_Y, canvas.width - small.BESIDE)
        # where the tiles end, 0: there are none
        self.end = 0
        self.tall = False
        # the sentence that is told, "" for none; whether it or a sheet lies over the map
        self.said = ""
        self.icon = -1
        self.covered = False
        self.sheet = False
        # the thing of the right side that is under the cursor
        self.turned = -1
        # where something has happened last
        self.focus = 0

    # --- the table ---------------------------------------------------------------

    def clear(self):
        """An empty screen."""
        self.canvas.clear(PAPER)
        self.end = 0
        self.tall = False

    def draw(self):
        """All but header and the last row; nothing is marked."""
        for n in range(_AREAS):
            self.marks[n] = 0
        # the header's second row is gone, too
        self.tall = False
        self.covered = True
        self._uncover()

    def area(self, n):
        """One area without its mark, which hides nothing here."""
        if self.marks[n]:
            self.mark(n, 0)
            self._again()

    def update(self, code, x, y):
        """What an event changed."""
        if _EV_MOVE <= code <= _EV_EXPEL:
            self._changed(y & 63, y >> 6 & 63)
        elif code in (_EV_ENTER, _EV_RETURN, _EV_OUT):
            self._changed(y & 63, y & 63)
        elif code in (_EV_CHEST, _EV_CHEST_LOST):
            self._changed(x, x)
        else:
            if code == _EV_TURN:
                # other figures are lit now
                self.mini()
                self.window()
            self._side()
        self._again()

    def _changed(self, n, other):
        # in two areas, of which the first comes into sight
        self.mini()
        if not self.see(n):
            self.cell(n)
            self.cell(other)

    def _side(self):
        # gold of the seats; the pool; nothing of it is under the cursor
        c = self.canvas
        self._turn_side()
        c.rect(_SIDE_X, _GOLD_Y, c.width - _SIDE_X, _CHOICE_Y - _GOLD_Y, PAPER)
        for seat in range(self.table.seats()):
            y = _GOLD_Y + _GOLD_STEP * seat
            self.number(seat + 1, _SIDE_X + 4, y, 1)
            c.pixel(_SIDE_X + 5, y + 2, INK)
            self.number(self.table.w[_GOLD_OF + seat], _GOLD_X, y, 1)
        c.sprite(art.HOURGLASS, _POOL_X + 1, _GOLD_Y)
        self.number(self.table.b[_POOL], _POOL_X + 6, _GOLD_Y + 9, 1)
        c.hline(_POOL_X + 2, _GOLD_Y + 15, 5, INK)
        self.number(_FULL_POOL, _POOL_X + 6, _GOLD_Y + 17, 1)

    def _uncover(self):
        # what a sentence or a sheet lay over
        self.said = ""
        self.sheet = False
        if self.covered:
            self.covered = False
            self.turned = -1
            self.canvas.rect(0, _LINE, self.canvas.width, _CHOICE_Y - _LINE, PAPER)
            self.mini(True)
            self.window()
            self._side()

    def _again(self):
        # the sentence over what was drawn
        if self.covered and self.said:
            self._say()

    # --- things -------------------------------------------------------------------

    def see(self, n):
        """Scroll so that the thing is in sight; True if the map has moved."""
        if n >= _AREAS:
            return False
        moved = Map.see(self, n)
        if self.focus != n:
            self.focus = n
            if self.covered and self.said:
                # the sentence may have to give way
                said = self.said
                self._uncover()
                self.said = said
                self._say()
        return moved

    def point(self, n):
        """(x, y) of the middle of thing n on a map that has room for all."""
        if n < _AREAS:
            x, y, w, h = self.cells(n)
            return (2 * x + w) * _STEP_X // 2, (2 * y + h) * _STEP_Y // 2
        x, y, w, h = self._side_box(n)
        return 8 * _STEP_X + x - _SIDE_X, y

    def edge(self, n, beat):
        """Thing n is chosen (beat 0): it is turned round; or can be (1, 2, 1 ..) and pulses; or something left it (3)."""
        if n < _AREAS:
            mark = _TURNED if beat == 0 else _EDGED if beat & 1 else 0
            if mark != self.marks[n]:
                self.mark(n, mark)
                self._again()
        elif (self.turned == n) != (beat == 0):
            self._turn_side()
            if beat == 0:
                self.turned = n
                self.canvas.invert(*self._side_box(n))

    def _turn_side(self):
        # nothing of the right side is under the cursor any more
        if self.turned >= 0:
            self.canvas.invert(*self._side_box(self.turned))
            self.turned = -1

    def _side_box(self, n):
        if n == _POOL_THING:
            return _POOL_X, _GOLD_Y - 1, 9, 24
        return _SIDE_X, _GOLD_Y + _GOLD_STEP * (n - _AREAS) - 1, _GOLD_X - _SIDE_X + 1, 7

    # --- figures --------------------------------------------------------------------

    def figure(self, seat, shown, x, y):
        """A figure (0 .. 14, as events name it) at a place, 10 x 8 pixels."""
        self._figure(seat, self.letters[shown], self.broad >> shown & 1, x, y)

    def place(self, f):
        """(x, y) of the upper left corner of figure f of the table; of its cell in small if it is out of sight."""
        table = self.table
        n = table.b[_FIG + f]
        box = self.box(n)
        if box is None:
            return self.mini_box(n)[:2]
        spots = table.gather(n)
        i = 0
        while i < spots - 1 and not self._stands(i, f):
            i += 1
        return self._slot(n, i, spots, box[0], box[1])

    def _stands(self, i, f):
        # figure f is among those that the i-th gathered one stands for
        table = self.table
        who = table.who[i]
        if who == f:
            return True
        return who >> 4 == f >> 4 and (table.sums or table.many[i] > 1 and f & 15 < 9)

    def struck(self, f):
        """Figure f is about to leave: crossed out."""
        if self.box(self.table.b[_FIG + f]) is None:
            return
        x, y = self.place(f)
        c = self.canvas
        ink = PAPER if f >> 4 == self.mine() else INK
        for i in range(2):
            c.line(x + 1 + i, y + 7, x + 8 + i, y, ink)

    # --- around the map -------------------------------------------------------------

    def bar(self, left):
        """The header, with a dot for each action that is left if there is room; a long one lies over the map's upper edge."""
        c = self.canvas
        was_tall = self.tall
        n = len(left)
        y = small.header(c, left, " " if n > _LETTERS else "") - _LINE
        self.tall = y > 0
        if n != _LETTERS:
            for i in range(min(6, self.table.b[_ACTIONS])):
                c.rect(c.width - 6 + i % 2 * 3, y + i // 2 * 3, 2, 2, PAPER)
        if was_tall and not self.tall:
            c.rect(0, _LINE, c.width, _LINE, PAPER)
            self.mini(True)
            self.rows(0, 1)

    def foot(self, pairs):
        """What the buttons do, in what the tiles leave of the last row."""
        self._uncover()
        small.footer(self.canvas, pairs, 1, self.end)

    def strip(self, tiles, cursor, faded):
        """Tiles to choose from in the last row, the one under the cursor turned round (-1: none is)."""
        self._uncover()
        self.canvas.rect(0, _CHOICE_Y, self.canvas.width, _LINE, PAPER)
        shown = []
        used = 0
        for icon, mark, glasses in tiles:
            if icon >= _FIGURE:
                icon, mark = art.ADVENTURER + (icon & 15), str((icon >> 4 & 3) + 1)
            # the hourglasses are drawn into the blanks
            shown.append((icon, 0, mark + " " * glasses))
            used += _TILE_W + 5 * len(shown[-1][2])
        if used - 2 > self.tiles.width:
            # only numbers have room
            shown = [(icon, 0, "" if mark.isalpha() else mark) for icon, _ground, mark in shown]
        self.tiles.draw(shown, cursor, faded)
        self.end = 0
        for i, (x, w) in self.tiles.spots.items():
            self.end = max(self.end, x + w + 2)
            glasses = tiles[i][2]
            for k in range(glasses):
                self.sign(_GLASS, x + 5 + 5 * (len(shown[i][2]) - k), _CHOICE_Y + 2, i != cursor)

    def told(self, line, icon=-1):
        """What has happened: a sentence in the last rows, or the first ones if it happened behind the last; a picture."""
        if self.said or not self.sheet:
            # below a sheet there is room for one
            self._uncover()
        self.end = 0
        self.said = line
        # whose mark it would be the sentence says as well
        self.icon = -1 if art.SEAT_DISC_16 <= icon < art.SEAT_DISC_16 + 4 else icon
        self._say()

    def _say(self):
        c = self.canvas
        icon = self.icon
        left = 0 if icon < 0 else 14 if icon >= _FIGURE else 10
        rows = self._rows(left)
        if left:
            # rather more of the map than the picture
            bare = self._rows(0)
            if bare < rows:
                left = 0
                rows = bare
        h = _LINE * rows
        y = c.height - h
        c.rect(0, _CHOICE_Y, c.width, _LINE, PAPER)
        if rows > 1:
            box = self.box(self.focus)
            if box and box[1] > _LOW_Y and not self.sheet:
                y = _LINE
            self.covered = True
            c.rect(0, y - (y > _LINE), c.width, h + 1, PAPER)
        if left:
            self._icon(icon, 0, y)
        c.text_box(self.said, left, y, c.width - left, h, INK)
        small.badge(c, "A", c.width - 7, y + h - _LINE)

    def _rows(self, left):
        # how many rows the sentence takes with the button's cap after it
        c = self.canvas
        rows = c.text_lines(self.said, c.width - left)
        return rows + (left + 5 * c.line_length(rows - 1) > c.width - 8)

    def _icon(self, icon, x, y):
        c = self.canvas
        if icon >= _FIGURE:
            c.sprite(art.ADVENTURER + (icon & 15), x, y)
            self.number((icon >> 4 & 3) + 1, x + 12, y + 2, 1)
        else:
            c.sprite(icon, x, y)

    def paid(self, _head, gains):
        """A sheet over the map: what each seat got in a scoring, and has now; a sentence below it says which."""
        c = self.canvas
        self._uncover()
        self.covered = True
        self.sheet = True
        c.rect(0, _LINE, c.width, c.height - _LINE, PAPER)
        for seat in range(self.table.seats()):
            y = _LINE + 1 + _LINE * seat
            c.text(t(K.SEAT_SHORT, seat + 1), 16, y, INK)
            c.text_right("+%d" % gains[seat], 60, y, INK)
            c.sprite(art.COIN, 74, y)
            c.text_right(str(self.table.w[_GOLD_OF + seat]), 104, y, INK)

    def ending(self, winners, y):
        """The numbers of the winners beside their treasure; the y below them."""
        c = self.canvas
        x = 8
        for seat in range(self.table.seats()):
            if winners >> seat & 1:
                c.sprite(art.TREASURE, x, y)
                c.text(t(K.SEAT_SHORT, seat + 1), x + 10, y, INK)
                x += 30
        return y + _LINE
