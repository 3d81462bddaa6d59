# SPDX-License-Identifier: MIT
"""Castle Panic's table on 128x64: the board unrolled, rings down and arcs across, and beside it what matters now.

The same class as view_board, whose docstring lists the methods.  Below the header the left is always the map (see
view_small_map).  The right shows the counts and what the buttons do while a card is chosen, the rings of one arc while a
target is (every monster with its points), and what has happened after a decision.  The last row is the hand.
"""

from games.castle_panic.data import COLOUR
from games.castle_panic.view_small_map import Map
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import small, sprites
from ui.palette import INK, PAPER
from ui.small_strip import Strip

_SWORD_RING = const(18)
_TAR_BIT = const(2)
_NO_ICON = const(255)

_CELL = const(8)  # px of a picture
_ARC_W = const(9)
_ROW_Y = const(8)  # names of the arcs
_MAP_Y = const(15)
_WALL_Y = const(47)
_SIDE_X = const(61)
_SIDE_W = const(67)
_HAND_Y = const(56)
_ROOM = const(4)  # monsters of a space in the list
_PITCH = const(14)  # from one of them to the next

# what the right side shows
_COUNTS = const(0)
_ARC = const(1)
_TOLD = const(2)
_AROUND = const(3)  # the counts, one of them under the cursor


# boxes of the phase, the tokens, the discards, the deck and the trophies
_PLACES = (
    (112, 0, 16, 8), (_SIDE_X + 24, _ROW_Y, 20, 8), (_SIDE_X + 24, _ROW_Y + 8, 20, 8), (_SIDE_X, _ROW_Y + 8, 20, 8),
    (_SIDE_X, _ROW_Y, 20, 8),
)  # fmt: skip


class Board(Map):
    """Draws a Table on a canvas; `full` is the table of start points, one byte a kind."""

    def __init__(self, canvas, table, full):
        Map.__init__(self, canvas, table)
        self.full = full
        self.side = _COUNTS
        self.figures = (0, 0, 0, 0, 0, 0)
        self.tall = False
        self.hand = Strip(canvas, _HAND_Y)
        # the box of the count under the cursor
        self.turned = None

    def clear(self):
        """An empty screen."""
        self.canvas.clear(PAPER)
        self.side = _COUNTS
        self.turned = None
        self.spoil()

    # --- what can be chosen -----------------------------------------------------

    def ring_monster(self, index, beat):
        """Beat 0: the monster at `index` is under the cursor; 1, 2, 1 ..: it can be chosen, and its space pulses."""
        pos = self.table.monsters[index] >> 7
        self._mark(pos, beat, index)

    def ring_space(self, pos, beat):
        """The same for a whole space."""
        self._mark(pos, beat, -1)

    def enter(self, place):
        """The cursor comes to a space, or (30 + i) to what stands around the map."""
        if place < 30:
            self.ring_space(place, 0)
        else:
            self.edge(place - 30, 0)

    def leave(self, place):
        """The cursor leaves this place."""
        if place < 30:
            self.draw()
        else:
            self.edge(place - 30, 1)

    def forget(self):
        """There is no cursor any more."""

    def rim(self, pos, beat):
        """The space under the cursor pulses."""
        self.cell(pos)
        self.marked |= 1 << pos
        if beat == 0:
            self.canvas.invert(pos % 6 * _ARC_W, self.y_of(pos), _CELL, _CELL)

    def ring_wall(self, arc, beat):
        """The same for a Wall site."""
        pos = _SWORD_RING + arc
        if beat and self.focus == pos:
            return
        self.cell(pos)
        self.marked |= 1 << pos
        if beat == 0:
            self._look_at(pos, -1)
        if beat < 2:
            self.canvas.invert(arc * _ARC_W, _WALL_Y - 1 - (beat == 0), _CELL, 2 + (beat == 0))

    def _mark(self, pos, beat, index):
        if beat and pos == self.focus:
            return
        x = pos % 6 * _ARC_W
        y = self.y_of(pos)
        self.cell(pos)
        self.marked |= 1 << pos
        if beat == 0:
            self._look_at(pos, index)
            self.canvas.invert(x, y, _CELL, _CELL)
        elif beat == 1:
            self.canvas.frame(x, y, _CELL - 1, _CELL, INK)

    def _look_at(self, pos, index):
        # the list of the arc, with this monster (or the whole space) under the cursor
        self.focus = pos
        self.shown = pos % 6
        self.side = _ARC
        self._list(index)
        self._arc_name()

    def edge(self, i, beat):
        """The same for what stands around the map: 0 the phase, then tokens, discards, deck and trophies."""
        if self.side != _AROUND:
            self.side = _AROUND
            self._counts()
        c = self.canvas
        if self.turned:
            c.invert(*self.turned)
            self.turned = None
        if beat == 0:
            self.turned = _PLACES[i]
            c.invert(*self.turned)

    # --- the right side ---------------------------------------------------------

    def _clear_side(self):
        self.canvas.rect(_SIDE_X, _ROW_Y, _SIDE_W, _HAND_Y - _ROW_Y, PAPER)

    def _arc_name(self):
        # over the list: the arc, its Wall; on the map its number is lit
        c = self.canvas
        arc = self.shown
        bit = 1 << arc
        self.names()
        c.rect(_SIDE_X, _ROW_Y, _SIDE_W, _MAP_Y - _ROW_Y, PAPER)
        c.invert(2 * _ARC_W * (arc // 2) + 10 * (arc & 1) + 1, _ROW_Y, 5, _MAP_Y - _ROW_Y)
        if self.table.walls & bit:
            word = K.HAS_FORT if self.table.forts & bit else K.HAS_WALL
        else:
            word = K.NO_WALL
        wall = t(word)
        name = str(arc + 1) + self.colours[COLOUR[arc]] + " "
        # a long word takes the room of the arc's name, which the map says as well
        c.text(name + wall if 5 * len(name + wall) <= _SIDE_W else wall, _SIDE_X, _ROW_Y, INK)

    def _list(self, index):
        c = self.canvas
        c.rect(_SIDE_X, _MAP_Y, _SIDE_W, _HAND_Y - _MAP_Y, PAPER)
        for ring in range(5):
            pos = ring * 6 + self.shown
            x = _SIDE_X
            y = self.y_of(pos)
            if ring == 4:
                self.tower(self.shown, x, y)
                x += _PITCH
            first, end = self.table.at(pos)
            room = _ROOM - (ring == 4)
            if end - first > room:
                # the one under the cursor is among those that are shown
                first = max(first, min(index - room + 2, end - room + 1)) if first <= index < end else first
                c.text("+", _SIDE_X + _SIDE_W - 5, y, INK)
                end = min(end, first + room - 1)
            for i in range(first, end):
                self._monster(self.table.monsters[i], x, y)
                if i == index:
                    c.invert(x, y, _PITCH - 1, _CELL)
                x += _PITCH

    def _monster(self, m, x, y):
        # its picture and its points; tar under both
        self.canvas.sprite(sprites.GOBLIN + (m >> 4 & 7), x, y)
        self.canvas.text(str(m >> 2 & 3), x + 8, y, INK)
        if m & _TAR_BIT:
            self.canvas.hline(x, y + _CELL - 1, _PITCH - 1, INK)

    def counts(self, trophies, tokens, deck, discards, turn, plays):
        """Keep what is shown while a card is chosen; `plays` the Overlord has left, 0: it is not the Overlord's turn."""
        self.figures = (trophies, tokens, deck, discards, turn, plays)
        self._counts()

    def _counts(self):
        self._clear_side()
        self._top_counts()
        self._count(sprites.ICON_DECK, self.figures[2], _SIDE_X, _ROW_Y + 8)
        self._count(sprites.ICON_DISCARD, self.figures[3], _SIDE_X + 24, _ROW_Y + 8)
        if self.figures[5]:
            self.canvas.text_right("x" + str(self.figures[5]), _SIDE_X + _SIDE_W, _ROW_Y + 8, INK)

    def _top_counts(self):
        c = self.canvas
        c.rect(_SIDE_X, _ROW_Y, _SIDE_W, 8, PAPER)
        self._count(sprites.ICON_TROPHY, self.figures[0], _SIDE_X, _ROW_Y)
        self._count(sprites.ICON_PILE, self.figures[1], _SIDE_X + 24, _ROW_Y)
        c.text_right(t(K.TURN_SHORT, self.figures[4]), _SIDE_X + _SIDE_W, _ROW_Y, INK)

    def _count(self, icon, number, x, y):
        self.canvas.sprite(icon, x, y)
        self.canvas.text(str(number), x + 9, y, INK)

    def told(self, icon, line, _comes=False):
        """What has happened: a picture (255: none) and a sentence on the right side, a long one across the lower rows."""
        c = self.canvas
        self.side = _TOLD
        self._clear_side()
        small.footer(c, (("A", t(words.NEXT)),), 1)
        y = _ROW_Y
        if c.text_lines(line, _SIDE_W) * 8 > _HAND_Y - _ROW_Y - (icon != _NO_ICON) * 9:
            rows = c.text_lines(line, c.width)
            y = c.height - 8 * rows
            c.rect(0, y, c.width, 8 * rows, PAPER)
            c.text_box(line, 0, y, c.width, 8 * rows, INK)
            self.spoil()
            return
        if icon != _NO_ICON:
            c.sprite(icon, _SIDE_X, y)
            y += 9
        c.text_box(line, _SIDE_X, y, _SIDE_W, _HAND_Y - y, INK)

    # --- header, hand, footer ---------------------------------------------------

    def bar(self, who, lead, left, phase):
        """The header: who must decide, what is selected or asked, and the phase; `lead` only if there is room for it."""
        c = self.canvas
        room = c.width // 5
        right = "%d/6" % phase if 1 <= phase <= 6 else ""
        free = room - len(who + left)
        if right and 0 <= free < 4:
            # short, or not at all: a second row would lie on the map's names
            right = right[0] if free >= 2 else ""
        if free >= len(lead) + (right != "") + len(right):
            left = lead + left
        left = who + left
        was_tall = self.tall
        self.tall = small.header(c, left, right) > _ROW_Y
        if was_tall and not self.tall:
            # what the header's second row lay on
            self.names()
            if self.side in (_COUNTS, _AROUND):
                self._top_counts()
            elif self.side == _ARC and self.shown >= 0:
                self._arc_name()

    def strip(self, tiles, cursor, faded):
        """The hand in the last row, and beside the map the counts: (icon, ground, mark) a tile (cursor -1: none)."""
        self.side = _COUNTS
        self._counts()
        # *A for any colour's Archer
        self.hand.draw([(icon, ground, mark.replace("***", "*")) for icon, ground, mark in tiles], cursor, faded)

    def point(self, _n, i, beat):
        """Tile i beckons."""
        self.hand.point(i, beat)

    def ending(self, towers, won, y):
        """What stands at the end: a row of towers, or of the monsters that won; the y below it."""
        for i in range(6):
            tower = sprites.TOWER if towers >> i & 1 else sprites.RUIN
            self.canvas.sprite(tower if won else sprites.GOBLIN + i, 16 + 16 * i, y)
        return y + _CELL

    def foot(self, pairs):
        """What the buttons do: beside the map while a card is chosen, else in the last row."""
        if self.side != _COUNTS:
            small.footer(self.canvas, pairs, 1)
        else:
            small.column(self.canvas, pairs, _SIDE_X, _ROW_Y + 16)
