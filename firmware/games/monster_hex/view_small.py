# SPDX-License-Identifier: MIT
"""Monster Hex' table on 128x64: the same class as view_board, whose docstring lists the methods, targets and tiles.

Below the header a window of the board and beside it the map (view_small_map), above the footer the hand as hexes or a row
of other tiles (view_small_tiles).  While a stone is resolved its strengths stand in the map's place.  A sentence lies over
the last rows.
"""

from games.monster_hex.boards import NEXT
from games.monster_hex.view_small_hex import TOP, WIDTH
from games.monster_hex.view_small_tiles import CROSS, Tiles
from micropython import const
from ui import small
from ui.palette import INK, PAPER

_B_SIZE = const(180)
_CLOSED = const(5)
_HEX = const(116)
_TWIST = const(148)
_TEMP = const(40)
_GEMS = const(8)
_STONES = const(32)
_SIDES = const(48)
_AT_ROUND = const(52)

_LINE = const(8)
_FOOT_Y = const(56)
_SIDE_X = const(94)


class Board(Tiles):
    """Draws a Table on a canvas."""

    def __init__(self, canvas, table):
        Tiles.__init__(self, canvas, table)
        # what lies as a ghost on the chosen hex (-1: nothing), which of its sides are lit, how it is turned, whether it fits
        self.piece = -1
        self.sides = 0
        self.turn = 0
        self.fits = False
        self.head = ("", "")
        self.tall = False
        # the table as the whole window was drawn last
        self.was = bytearray(_B_SIZE)
        self.was_lit = bytearray(32)
        self.was_closed = -1

    def reword(self):
        """Nothing is kept of any language."""

    # --- the table ---------------------------------------------------------------

    def clear(self):
        """An empty screen."""
        self.canvas.clear(PAPER)
        self.tall = False
        self.was_closed = -1

    def draw(self):
        """All but header, strip and footer; if that stands there already, only without what is chosen."""
        if self._stands() and self.bottom == _FOOT_Y:
            self._plain()
        else:
            self.bottom = _FOOT_Y
            self.show()

    def light(self):
        """The hexes again, as table.lit is another one."""
        self.draw()

    def _stands(self):
        # is the table the one that was drawn last? It is remembered
        table = self.table
        closed = table.w[_CLOSED] if table.due < 0 else -1
        same = closed >= 0 and closed == self.was_closed and self.was == table.b and self.was_lit == table.lit
        self.was_closed = closed
        if not same:
            self.was[:] = table.b
            self.was_lit[:] = table.lit
        return same

    def _plain(self):
        # nothing is chosen
        target = self.chosen
        self.chosen = -1
        if target >= _STONES + _GEMS:
            # its outline lies on its neighbours
            self.window(True)
        elif target >= 0:
            self.hex(target)
            self.unlit(target)
        for side in range(self.table.sides()):
            self.score(side)

    def show(self):
        """All of the window, what is told about in its middle; nothing is chosen."""
        self.chosen = self.piece = -1
        self.sides = 0
        self.look(self._due() if self.table.due >= 0 else self.seen)
        self.window()

    def _due(self):
        # the target that is resolved
        stone = self.table.due
        return stone - _TEMP if stone >= _TEMP else _STONES + stone

    def update(self, _code, _x, _y):
        """What an event changed."""
        if self.table.last >= 0:
            self.seen = self.table.last
        self.draw()

    def hex(self, at):
        """One hex again, as it stands, and those of its neighbours that a ghost has marked."""
        self.piece = -1
        self._beyond(at)
        self.lying(at)
        self._tidy(at)

    def _beyond(self, at):
        # the sides that were lit are seen in the neighbours as well
        for d in range(6):
            if self.sides >> d & 1:
                self.lying(NEXT[self.board][6 * at + d])
        self.sides = 0

    def _tidy(self, at):
        # what was drawn near the right edge of the window lies over the map
        if self.middle(at)[0] - self.x0 >= WIDTH - 39:
            self.again()

    def ghost(self, at, piece, turn, ok):
        """That piece on that hex, turned; its sides that match are lit; ok: it may lie so."""
        self._choose(at)
        self.piece = piece
        self.turn = turn
        self.fits = ok
        b = self.table.b
        change = (b[_TWIST + at] >> 3) - 4 if 0 < b[_HEX + at] <= _TEMP else 0
        self._beyond(at)
        x, y = self.middle(at)
        x -= self.x0
        y -= self.y0
        self.rows(x, y, False)
        self.outline(x, y)
        self.held(x, y, piece, turn, change, ok)
        self.sides = self.matches(at, x, y, piece, turn, change)
        self.canvas.mark(y - 12, y + 13)
        self._tidy(at)

    # --- targets -----------------------------------------------------------------

    def place(self, target):
        """(x, y) of the middle of a target on the whole board; sides and round lie beside it, as on the screen."""
        if target < _SIDES:
            return self.middle(target)
        if target == _AT_ROUND:
            return 150, -80
        return 150 + 20 * (target - _SIDES & 1), 40 + 16 * (target - _SIDES >> 1)

    def see(self, target):
        """Scroll the board so that the target is in sight; all of the window is free for it."""
        was = self.bottom
        self.bottom = _FOOT_Y
        if self.look(target if target < _SIDES else self.seen) or was != _FOOT_Y:
            self.chosen = self.piece = -1
            self.sides = 0
            self.window(was == _FOOT_Y)

    def edge(self, target, beat):
        """Beat 0: the chosen one, turned round; 1, 2 by turns what can be chosen."""
        if target == _AT_ROUND:
            self._edge_round(beat)
        elif target >= _SIDES:
            self._edge_side(target - _SIDES, beat)
        else:
            if beat == 0:
                self._choose(target)
            if target != self.chosen or beat == 0:
                self._edge(target, beat)

    def _choose(self, target):
        # this one is lit on the map, the one before no more
        if self.chosen != target:
            if self.chosen >= 0:
                self.unlit(self.chosen)
            self.chosen = target
            self.dot(target, True)
            self.piece = -1

    def _edge(self, target, beat):
        x, y = self.middle(target)
        x -= self.x0
        y -= self.y0
        if beat == 1:
            self.dot(target)
            self.canvas.invert(*self.on_map(target))
        elif beat == 2:
            self.dot(target)
        if not self.whole(target) or (beat == 0 and self.piece >= 0):
            return
        if beat != 1 or not self._is_free(target):
            self.lying(target)
        if beat == 0:
            if target < _STONES + _GEMS:
                self.rows(x, y, True)
            else:
                self.frame_gem(target)
        elif self._is_free(target):
            self.disc(x, y, INK if beat == 1 else PAPER)
            self.canvas.mark(y - 3, y + 4)
        elif beat == 1 and target < _STONES + _GEMS:
            self.flip(x - 3, y - 8, 7, 16)

    def _is_free(self, target):
        return target < _STONES and self.table.b[_HEX + target] == 0

    def _edge_round(self, beat):
        small.header(self.canvas, *self.head)
        if beat < 2:
            w = self.canvas.text_width(self.head[1]) + 2
            self.canvas.invert(self.canvas.width - w, _LINE - 1 if self.tall else 0, w, _LINE)

    def _edge_side(self, side, beat):
        if beat:
            self.score(side)
        else:
            self.score(side, 0)
            self.frame_score(side)

    # --- around the board --------------------------------------------------------

    def bar(self, left, right):
        """The header; what its second row lay on is drawn again when it is short."""
        if len(left) + len(right) + 1 > self.canvas.width // 5 >= len(left):
            # the round would make it two rows
            right = ""
        self.head = left, right
        was_tall = self.tall
        self.tall = small.header(self.canvas, left, right) > TOP
        if was_tall and not self.tall:
            self.window(True)
            if self.piece >= 0:
                self.ghost(self.chosen, self.piece, self.turn, self.fits)
            elif self.chosen >= 0:
                self._edge(self.chosen, 0)

    def foot(self, pairs):
        """The footer, in one row: where the words have no room the arrows go without, then B has a cross."""
        for button, short in (("←→", ""), ("B", CROSS)):
            if _length(pairs) > self.canvas.width:
                pairs = [(cap, short if cap == button else word) for cap, word in pairs]
        small.footer(self.canvas, pairs, 1)

    def told(self, line):
        """What has happened: a sentence in the last rows, what it is about above it."""
        c = self.canvas
        rows = c.text_lines(line, c.width)
        top = c.height - _LINE * rows
        self.bottom = top - 1
        self.show()
        c.rect(0, top, c.width, c.height - top, PAPER)
        c.hline(0, top - 1, WIDTH, INK)
        c.text_box(line, 0, top, c.width, _LINE * rows, INK)

    def beside(self):
        """The map; while a stone is resolved the strengths there instead: mark, strength, place or points of each side."""
        Tiles.beside(self)
        if self.table.due < 0:
            return
        c = self.canvas
        table = self.table
        c.rect(WIDTH, TOP, c.width - WIDTH, 34, PAPER)
        y = TOP
        for side in range(table.sides()):
            if table.part >> side & 1 and y + _LINE <= self.bottom:
                self.mark(table.faction(side), _SIDE_X, y + 1)
                c.text(str(table.sums[side]), _SIDE_X + 7, y, INK)
                if table.won[side]:
                    c.text_right("+%d" % table.won[side], c.width, y, INK)
                elif side == table.first:
                    c.text_right("1+2" if table.both else "1.", c.width, y, INK)
                elif side == table.second:
                    c.text_right("2.", c.width, y, INK)
                y += _LINE


def _length(pairs):
    # how long a row of key caps with their words is; X and Y have a sign for a word, and are held buttons
    used = -2
    for button, word in pairs:
        used += 20 if button in "XY" else 5 * (len(button) + len(word)) + 5
    return used
