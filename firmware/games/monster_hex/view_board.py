# SPDX-License-Identifier: MIT
"""Monster Hex' board on 240x240: hexes and stones, the sides in the corners, the strip below.  view_small is its like on 128x64.

A *target* is a place to point at: 0 .. 31 the hexes, 32 + n printed stone n, 48 + side a side's corner, 52 the round.
A *tile* of the strip is (what, value, mark): HAND a tile, 10 * side + tile; AIM the objectives, how many; POWER an ability;
SLOT a slot, 2 * stone + slot, the mark being what it is worth; END what ends the question, its word in mark.
A *piece* is 10 * side + tile, as in the state's HEX less 1.

    clear()                     an empty screen
    draw()                      all but header, strip and footer
    update(code, x, y)          what an event changed, the table having followed it
    hex(at)                     one hex again, as it stands
    light()                     the empty hexes again, as table.lit is another one
    ghost(at, piece, turn, ok)  that piece on that hex, turned; its sides that match are lit; ok: it may lie so
    edge(target, beat)          an outline: beat 0 the chosen one; 1, 2 by turns what can be chosen
    see(target)                 scroll the board so that the target is in sight (nothing on 240x240)
    place(target)               (x, y) of its middle on the whole board, for ui.pointer and for motion
    strip(tiles, cursor, faded) the tiles, the one under the cursor raised (-1: none); bit i of faded: it cannot be chosen
    told(line)                  a sentence in the place of the strip; with strengths while a stone is resolved (table.due)
    factions(cursor)            set-up: the four, whose each is (table), the one under the cursor; -1: none
    abilities(cursor)           set-up: the two of the seat that decides
    bar(left, right), foot(pairs), reword()
    ending(winners, y)          the factions of the winners; the y below them
"""

from games.monster_hex import view_pictures as art
from games.monster_hex.view_hexes import GROUNDS, Hexes
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from micropython import const
from ui import pieces, text, widgets
from ui.canvas import SAME
from ui.palette import GREY, HIGHLIGHT, INK, LIGHT, PAPER, YELLOW, YELLOW_L

_PHASE = const(0)
_SEATS_N = const(1)
_BOARD = const(2)
_TURN = const(4)
_MOVER = const(6)
_FACTION_OF = const(11)
_BOUNTY = const(27)
_OPTS = const(4)
_ABLE = const(1)
_OVER = const(5)
_GEMS = const(8)
_TEMP = const(40)
_STONES = const(32)
_CORNERS = const(48)
_AT_ROUND = const(52)
_NOBODY = const(15)
_EV_FACTION = const(1)
_EV_BOUNTY = const(12)
_EV_DUE = const(19)
_EV_SLOT = const(23)
_EV_GEM = const(25)
_EV_PRIZE = const(26)
_E_AIM = const(28)

_FOUR = const(2)
_STRIP_Y = const(192)
_STRIP_H = const(32)
_HIGH_Y = const(180)
_STEP = const(34)
_CELL_W = const(57)
_SUMS_X = const(104)

_HAND = const(0)
_AIM = const(1)
_POWER_TILE = const(2)
_SLOT_TILE = const(3)
_END = const(4)


class Board(Hexes):
    """Draws a Table on a canvas."""

    def __init__(self, canvas, table):
        Hexes.__init__(self, canvas, table)
        # where the last sentence began
        self.told_y = _STRIP_Y

    # --- the table ---------------------------------------------------------------

    def clear(self):
        """An empty screen."""
        self.kept = -1
        self.canvas.clear(PAPER)

    def draw(self):
        """All but header, strip and footer."""
        self.measure()
        self.canvas.rect(0, 16, self.canvas.width, _STRIP_Y - 16, PAPER)
        self.hexes()
        for side in range(self.table.sides()):
            self._corner(side)
        if self.table.due >= 0:
            self._due()

    def update(self, code, x, y):
        """What an event changed."""
        if self.kept >= 0:
            self.hex(self.kept)
        if self.table.last >= 0:
            self.hex(self.table.last)
            self.edge(self.table.last, 0)
        elif code == _EV_DUE:
            self.draw()
        elif code in (_EV_SLOT, _EV_GEM, _EV_PRIZE, _E_AIM, _EV_BOUNTY):
            for side in range(self.table.sides()):
                self._corner(side)

    def _due(self):
        # the stone that is resolved, and what counts around it
        stone = self.table.due
        self._outline(stone - _TEMP if stone >= _TEMP else _STONES + stone, 0)
        self.facing(stone)

    def _corner(self, side):
        # mark, number and points of a side; with four of them there is less room
        c = self.canvas
        table = self.table
        b = table.b
        faction = table.faction(side)
        if faction < 0:
            return
        x, y, w, h = self._corner_at(side)
        shared = side == b[_SEATS_N]
        deciding = b[_PHASE] < _OVER and (b[_TURN] == b[_SEATS_N] if shared else b[_MOVER] == side and b[_TURN] < b[_SEATS_N])
        c.panel(x, y, w, h, GROUNDS[faction], INK)
        if deciding:
            c.frame(x + 1, y + 1, w - 2, h - 2, INK)
        more = "+%d" % b[_BOUNTY + side] if b[_BOUNTY + side] else ""
        c.sprite(art.MARK_RED + faction, x + 4, y + (2 if more and self.board == _FOUR else 5))
        c.text("+" if shared else str(side + 1), x + 14, y + 3, INK)
        points = str(table.points(side))
        if self.board == _FOUR:
            c.panel(x + 22, y + 3, 16, 13, INK, INK)
            c.text_center(points, x + 22, y + 3, 17, YELLOW)
            c.text(more, x + 3, y + 10, INK, text.small_font())
        else:
            c.text_right(more, x + w - 3, y + 4, INK, text.small_font())
            c.panel(x + 4, y + 14, w - 8, h - 17, INK, INK)
            c.text_center(points, x + 4, y + 11, w - 6, YELLOW, None, 2)

    def _corner_at(self, side):
        # x, y, width, height
        i = 8 * self.board + 2 * side
        four = self.board == _FOUR
        return _PLACES[i], _PLACES[i + 1], 40 if four else 44, 19 if four else 38

    # --- around the board --------------------------------------------------------

    def bar(self, left, right):
        """The header."""
        widgets.header(self.canvas, left, right)

    def foot(self, pairs):
        """The footer."""
        widgets.footer(self.canvas, pairs)

    def told(self, line):
        """What has happened: a sentence in the place of the strip; while a stone is resolved, the strengths below it."""
        c = self.canvas
        due = self.table.due >= 0
        lines = 1 + (c.text_width(line) > c.width - 16)
        top = _HIGH_Y if due and lines > 1 else _STRIP_Y
        if top > self.told_y:
            # the last one was higher
            self.draw()
        self.told_y = top
        c.rect(0, top, c.width, 224 - top, PAPER)
        c.panel(2, top, c.width - 4, 223 - top, YELLOW_L, INK)
        c.text_box(line, 8, top + (2 if due or lines > 1 else 9), c.width - 16, 26, INK)
        if due:
            self._strengths(6, 208, 4)
        widgets.footer(c, (("A", t(words.NEXT)),))

    def _strengths(self, left, y, a_row):
        # of each side at the stone: mark, strength, place, points; so many in a row
        c = self.canvas
        table = self.table
        n = 0
        for side in range(table.sides()):
            if not table.part >> side & 1:
                continue
            x = left + n % a_row * _CELL_W
            top = y + n // a_row * 15
            n += 1
            c.panel(x, top, _CELL_W - 2, 14, GROUNDS[table.faction(side)], INK)
            c.sprite(art.MARK_RED + table.faction(side), x + 3, top + 3)
            c.text(str(table.sums[side]), x + 13, top + 1, INK)
            if table.won[side]:
                c.panel(x + 27, top + 1, 27, 12, INK, INK)
                c.text_center("+%d" % table.won[side], x + 27, top, 27, YELLOW)
            elif side == table.first or side == table.second:
                c.text("1." if side == table.first else "2.", x + 36, top + 1, INK)

    def strip(self, tiles, cursor, faded):
        """Tiles to choose from, the one under the cursor raised (-1: none is); beside slots the strengths at their stone."""
        c = self.canvas
        c.rect(0, _STRIP_Y, c.width, _STRIP_H, PAPER)
        n = len(tiles)
        left = (c.width - _STEP * n) // 2 + 5
        if self.table.due >= 0:
            left = 12
            self._strengths(_SUMS_X, _STRIP_Y + 1, 2)
        for i in range(n):
            self._strip_tile(tiles[i], left + _STEP * i, _STRIP_Y + (2 if i == cursor else 4), i == cursor, faded >> i & 1)

    def _strip_tile(self, tile, x, y, chosen, faded):
        c = self.canvas
        what, value, mark = tile
        if what == _HAND:
            self.tile(value, x + 12, y + 14, faded)
            if chosen:
                c.poly(self.tile_shape, HIGHLIGHT, False, x + 12, y + 14)
                c.poly(self.tile_rim, HIGHLIGHT, False, x + 12, y + 14)
            return
        w = 24
        if what == _END:
            # the last one: to its right there is room for a word
            w = max(w, c.text_width(mark, text.small_font()) + 7)
        if what == _SLOT_TILE:
            # two colours and a number
            x -= 3
            w = 30
        c.panel(x, y, w, 28, LIGHT if faded else PAPER if what == _END else YELLOW_L, INK)
        if what == _AIM:
            c.sprite(art.OBJECTIVE, x + 4, y + 2)
        elif what == _POWER_TILE:
            c.sprite(art.ABILITY_ENCHANT + value, x + 4, y + 2, pieces.FADED if faded else SAME)
        elif what == _SLOT_TILE:
            self.slot(value >> 1, value & 1, x + 15, y + 4, INK)
        if what == _END:
            c.text_center("✗", x, y + 3, w, INK)
        c.text_center(mark, x, y + 18, w + 1, INK, text.small_font())
        if chosen:
            pieces.outline(c, x - 1, y - 1, w + 2, 30)

    # --- set-up ------------------------------------------------------------------

    def factions(self, cursor):
        """The four factions, whose each is, and the one under the cursor."""
        c = self.canvas
        table = self.table
        c.rect(6, 17, c.width - 12, 205, PAPER)
        for faction in range(4):
            y = 19 + 51 * faction
            owner = -1
            for side in range(table.sides()):
                if table.faction(side) == faction:
                    owner = side
            c.panel(8, y, c.width - 16, 48, LIGHT if owner >= 0 else GROUNDS[faction], INK)
            c.panel(13, y + 5, 38, 38, PAPER, INK)
            pieces.twice(c, art.MONSTER_RED + faction, 16, y + 8)
            c.sprite(art.EMBLEM_RED + faction, 60, y + 7)
            c.text(t(K.FACTIONS + faction), 82, y + 9, INK)
            if owner >= 0:
                word = t(K.SHARED) if owner == table.b[_SEATS_N] else t(K.PLAYER, owner + 1)
                c.text_right(word, c.width - 16, y + 9, INK)
            if table.w[_OPTS] & _ABLE:
                pair = t(K.ABILITIES + 2 * faction) + ", " + t(K.ABILITIES + 2 * faction + 1)
                c.text(pair, 60, y + 29, INK)
        if cursor >= 0:
            pieces.outline(c, 6, 17 + 51 * cursor, c.width - 12, 52)

    def abilities(self, cursor):
        """The two abilities of the seat that decides, and the one under the cursor."""
        c = self.canvas
        faction = self.table.faction(self.table.b[_MOVER])
        for i in range(2):
            ability = 2 * faction + i
            y = 20 + 102 * i
            c.panel(8, y, c.width - 16, 98, GROUNDS[faction], INK)
            c.panel(14, y + 6, 38, 38, PAPER, INK)
            pieces.twice(c, art.ABILITY_ENCHANT + ability, 17, y + 9)
            c.text(t(K.ABILITIES + ability), 62, y + 18, INK)
            c.text_box(t(K.ABILITY_TEXTS + ability), 14, y + 48, c.width - 28, 48, INK)
            if i == cursor:
                pieces.outline(c, 6, y - 2, c.width - 12, 102)
            else:
                c.frame(6, y - 2, c.width - 12, 102, PAPER, 2)

    def ending(self, winners, y):
        """The monsters of the winners at twice their size; the y below them."""
        c = self.canvas
        n = 0
        for seat in range(4):
            n += winners >> seat & 1
        x = (c.width - 40 * n) // 2
        for seat in range(4):
            if winners >> seat & 1:
                faction = self.table.faction(seat)
                c.panel(x + 1, y, 38, 38, GROUNDS[faction], INK)
                pieces.twice(c, art.MONSTER_RED + faction, x + 4, y + 3)
                x += 40
        return y + 44

    # --- targets -----------------------------------------------------------------

    def place(self, target):
        """(x, y) of the middle of a target."""
        self.measure()
        if target < _CORNERS:
            return self.middle(target)
        if target == _AT_ROUND:
            return 120, 8
        x, y, w, h = self._corner_at(target - _CORNERS)
        return x + w // 2, y + h // 2

    def see(self, target):
        """All is in sight."""

    def edge(self, target, beat):
        """An outline: beat 0 the chosen one; 1, 2 by turns what can be chosen."""
        if target < _STONES and not beat:
            self.keep(target)
        self._outline(target, beat)

    def _outline(self, target, beat):
        c = self.canvas
        outer = _OUTER[beat]
        inner = _INNER[beat]
        if target == _AT_ROUND:
            pieces.outline(c, 0, 0, c.width, 16, beat)
        elif target >= _CORNERS:
            x, y, w, h = self._corner_at(target - _CORNERS)
            pieces.outline(c, x, y, w, h, beat)
        else:
            where = self.at if target < _STONES else self.stones
            i = 2 * (target & 31)
            x = where[i]
            y = where[i + 1]
            if target >= _STONES + _GEMS:
                c.ellipse(x, y, 5, 5, outer)
                c.ellipse(x, y, 4, 4, inner)
            else:
                c.poly(self.outer, outer, False, x, y)
                c.poly(self.shape, inner, False, x, y)


_OUTER = bytes((HIGHLIGHT, INK, GREY))
_INNER = bytes((HIGHLIGHT, YELLOW_L, PAPER))
# of the sides' corners, for two, three and four
_PLACES = bytes((
    2, 19, 194, 19, 0, 0, 0, 0,
    2, 19, 194, 19, 194, 152, 0, 0,
    0, 152, 0, 172, 200, 152, 200, 172,
))  # fmt: skip
