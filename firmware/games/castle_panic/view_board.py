# SPDX-License-Identifier: MIT
"""Castle Panic's table on 240x240: the round board drawn a space at a time, the hand below it, counts in the corners.

view_small has the same class for 128x64.  Whoever asks and tells draws by these alone: `clear`, `draw`, `space`, `arc`
(the board), `ring_monster`, `ring_space`, `ring_wall`, `rim` (outlines of what can be chosen), `counts`, `strip` (the
hand), `point` (at one of it), `told` (a sentence in its place), `bar` and `foot` (header and footer), `ending`, `reword`.
"""

from array import array

from core import loading
from games.castle_panic import view_geometry as geo
from games.castle_panic.data import COLOUR
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import backdrop, pieces, sprites, text, widgets
from ui.palette import (
    BLUE, BLUE_L, BROWN, GREEN, GREEN_L, GREY, HIGHLIGHT, INK, LIGHT, PAPER, PURPLE, RED, RED_L, YELLOW, YELLOW_L,
)  # fmt: skip

_SWORD_RING = const(18)
_CASTLE_RING = const(24)
_TAR_BIT = const(2)
_BAR = const(30)  # letters of the header beside the squares of the phases
_HAND_Y = const(192)
_NO_ICON = const(255)
_UNDER = const(2028)  # bytes of the largest space

SECTOR_GROUND = bytes((RED_L, GREEN_L, BLUE_L))
SECTOR_INK = bytes((RED, GREEN, BLUE))
_TREES = bytes((3, 12, 24, 36, 48, 57))


class Board:
    """Draws a Table on a canvas; `full` is the table of start points, one byte a kind."""

    def __init__(self, canvas, table, full):
        self.canvas = canvas
        self.table = table
        self.full = full
        self.bands = geo.bands()
        # what the cursor covers, and its box
        self.under = None
        self.box = array("h", bytes(8))
        self.walls = geo.wall_bands()
        self.reword()

    def reword(self):
        """Take the letters of rings and arcs from the language that is loaded now."""
        self.ring_letters = [t(K.RING_LETTERS + i) for i in range(5)]
        self.arc_names = [str(i + 1) + t(words.COLOUR_LETTERS + COLOUR[i]) for i in range(6)]

    def draw(self):
        """The whole board with what stands on it, and the names of rings and arcs."""
        # grounds and whole Walls, as paint() made them
        backdrop.draw(self.canvas, __file__, "ground.bin")
        for arc in range(6):
            if (self.table.walls & ~self.table.forts) >> arc & 1 == 0:
                self._wall(arc)
        self._labels()
        self.things()

    def paint(self):
        """The board with nothing on it and six Walls: what tools/pack_ground.py puts into flash."""
        c = self.canvas
        # a little more than the board itself, for outlines that stick out
        c.ellipse(geo.CX, geo.CY, 95, 88, PAPER, True)
        c.ellipse(geo.CX, geo.CY, 89, 88, INK, True)
        for pos in range(30):
            self._ground(pos)
        for arc in range(6):
            self._wall(arc)

    def things(self):
        """All that stands on the board, over what was drawn of it before."""
        for pos in range(30):
            self._things(pos)
        for arc in range(6):
            self._shields(arc)

    def space(self, pos):
        """One space again, with what touches it."""
        self._ground(pos)
        arc = pos % 6
        if pos >= _SWORD_RING:
            self._wall(arc)
        if pos >= _CASTLE_RING:
            # the six Castle spaces meet in the middle
            for other in range(_CASTLE_RING, 30):
                if other != pos:
                    self._things(other)
        self._labels()
        self._things(pos)
        self._shields(arc)

    def arc(self, arc):
        """All spaces of an arc again: after a Wall or a Tower changed."""
        for ring in range(5):
            self._ground(ring * 6 + arc)
        self._wall(arc)
        self._labels()
        for ring in range(4):
            self._things(ring * 6 + arc)
        for pos in range(_CASTLE_RING, 30):
            self._things(pos)
        self._shields(arc)

    def _ground(self, pos):
        c = self.canvas
        band = self.bands[pos]
        colour = COLOUR[pos % 6]
        ring = pos // 6
        c.poly(band, LIGHT if ring == 4 else SECTOR_GROUND[colour])
        c.poly(band, INK, False)
        if ring == 0:
            self._trees(pos % 6)

    def _trees(self, arc):
        # the Forest is where nobody can be hit: little firs along its edge
        c = self.canvas
        for d in _TREES:
            x = geo.x_at(60 * arc + d, 84)
            y = geo.y_at(60 * arc + d, 84)
            c.vline(x, y - 3, 2, GREEN)
            c.hline(x - 1, y - 1, 3, GREEN)
            c.hline(x - 2, y + 1, 5, GREEN)
            c.vline(x, y + 2, 1, BROWN)

    def _wall(self, arc):
        c = self.canvas
        band = self.walls[arc]
        bit = 1 << arc
        if self.table.walls & bit:
            c.poly(band, GREY if not self.table.forts & bit else PURPLE)
            c.poly(band, INK, False)
            # joints between the stones
            for d in range(60 * arc + 10, 60 * arc + 60, 10):
                c.line(
                    geo.x_at(d, 29), geo.y_at(d, 29), geo.x_at(d, 33), geo.y_at(d, 33), INK
                )  # fmt: skip
        else:
            # an open site: a bright gap with rubble in it; the Walls beside it keep their ends
            c.poly(band, PAPER)
            c.poly(band, PAPER, False)
            for beside in ((arc + 1) % 6, (arc + 5) % 6):
                if self.table.walls >> beside & 1:
                    c.poly(self.walls[beside], INK, False)
            for d in range(60 * arc + 6, 60 * arc + 60, 12):
                c.rect(geo.x_at(d, 31), geo.y_at(d, 31), 2, 2, GREY)

    def _shields(self, arc):
        # a fortified Wall carries one at each end, before whoever stands there
        if self.table.walls & self.table.forts & 1 << arc:
            for d in (10, 50):
                self.canvas.sprite(sprites.SHIELD, geo.x_at(60 * arc + d, 31) - 4, geo.y_at(60 * arc + d, 31) - 4)

    def _labels(self):
        c = self.canvas
        font = text.small_font()
        for ring in range(4):
            y = geo.CY - geo.MIDDLE[ring] - 4
            c.rect(geo.CX - 4, y, 9, 9, PAPER)
            c.text(self.ring_letters[ring], geo.CX - 2, y + 1, INK, font)
        for arc in range(6):
            x = geo.x_at(60 * arc + 30, 101)
            y = geo.y_at(60 * arc + 30, 95)
            c.rect(x - 7, y - 5, 14, 11, SECTOR_INK[COLOUR[arc]])
            c.text(self.arc_names[arc], x - 5, y - 4, PAPER, font)

    def _things(self, pos):
        c = self.canvas
        ring = pos // 6
        first, end = self.table.at(pos)
        n = end - first
        if ring == 4:
            if self.table.towers >> (pos - _CASTLE_RING) & 1:
                self._tower(pos, n)
            elif n == 0:
                x, y = self._corner(pos, 0, 1)
                c.hline(x + 2, y + 9, 8, GREY)
                c.hline(x + 3, y + 7, 3, GREY)
                c.hline(x + 7, y + 8, 2, GREY)
        if n == 0:
            return
        room = geo.ROOM[ring]
        shown = n if n <= room else room - 1
        for i in range(shown):
            m = self.table.monsters[first + i]
            # one on its way is drawn by view_motion
            if not m & 1:
                x, y = self._corner(pos, i, min(n, room))
                self.monster(m, x, y)
        if n > room:
            x, y = self._corner(pos, room - 1, room)
            c.rect(x, y + 2, 13, 9, INK)
            c.text("+" + str(n - shown), x + 1, y + 2, YELLOW, text.small_font())

    def _corner(self, pos, i, n):
        # top left corner of the i-th of n pictures in a space
        angle = geo.spot_angle(pos, i, n)
        radius = geo.MIDDLE[pos // 6]
        return geo.x_at(angle, radius) - 6, geo.y_at(angle, radius) - 6

    def _tower(self, pos, n):
        x, y = self._corner(pos, 0, 1)
        c = self.canvas
        c.sprite(sprites.TOWER_12, x, y)
        owner = self.table.homes[pos - _CASTLE_RING]
        if owner:
            # the number of the player whose home it is
            c.rect(x + 3, y + 3, 6, 9, INK)
            c.text(str(owner), x + 4, y + 4, YELLOW_L, text.small_font())

    def monster(self, m, x, y):
        """A monster with its points and its tar; all of it in 14 x 16 pixels from (x - 1, y - 2) on."""
        c = self.canvas
        kind = m >> 4 & 7
        c.sprite(sprites.GOBLIN_12 + kind, x, y)
        if m & _TAR_BIT:
            # a dripping blob over its shoulder, no bigger than leaves the face free
            c.rect(x + 6, y - 2, 7, 4, INK)
            c.vline(x + 7, y + 2, 3, INK)
            c.vline(x + 9, y + 2, 1, INK)
            c.vline(x + 11, y + 2, 4, INK)
            c.hline(x + 8, y - 1, 2, PURPLE)
        self._points(m >> 2 & 3, self.full[kind], x, y + 10)

    def _points(self, left, full, x, y):
        # a pip for each point: bright while it is left, dark when lost
        w = 4 * full + 1
        x += (12 - w) // 2
        c = self.canvas
        c.rect(x, y, w, 4, INK)
        for k in range(full):
            c.rect(x + 1 + 4 * k, y + 1, 3, 2, YELLOW if k < left else GREY)

    def spot(self, index):
        """(space, i, n): the monster at `index` of the table is the i-th of n pictures there, or in its last, a number."""
        pos = self.table.monsters[index] >> 7
        first, end = self.table.at(pos)
        n = min(end - first, geo.ROOM[pos // 6])
        return pos, min(index - first, n - 1), n

    # --- around the board -----------------------------------------------------

    def clear(self):
        """An empty screen."""
        self.canvas.clear(PAPER)

    def bar(self, who, lead, left, phase):
        """The header: who must decide, what is selected or asked, and phase 1 .. 6 (CP-050) of six squares, else none.

        `lead` stands before it if there is room.
        """
        c = self.canvas
        if len(who + lead + left) <= _BAR:
            left = lead + left
        left = who + left
        widgets.header(c, left, "")
        # a long word takes the squares' room
        if 1 <= phase <= 6 and c.text_width(left) < c.width - 56:
            pieces.steps(c, phase - 1, 6, c.width - 50, 5)

    def foot(self, pairs):
        """The footer."""
        widgets.footer(self.canvas, pairs)

    def counts(self, trophies, tokens, deck, discards, turn, plays):
        """The corners; `plays` the Overlord has left this turn, 0: it is not the Overlord's."""
        self._count(sprites.ICON_TROPHY, trophies, 2, 20)
        self._count(sprites.ICON_PILE, tokens, 202, 20)
        self._count(sprites.ICON_DECK, deck, 2, 172)
        self._count(sprites.ICON_DISCARD, discards, 202, 172)
        self.canvas.text(t(K.TURN, turn), 2, 38, INK, text.small_font())
        if plays:
            self.canvas.text_right(t(K.PLAYS_LEFT, plays), 239, 38, INK, text.small_font())

    def _count(self, icon, number, x, y):
        self.canvas.rect(x, y, 38, 17, PAPER)
        pieces.counter(self.canvas, icon, number, x, y)

    def strip(self, tiles, cursor, faded):
        """What a seat holds: (icon, ground, mark) a tile, the one under the cursor raised (-1: none is)."""
        pieces.card_strip(self.canvas, tiles, cursor, _HAND_Y, faded=faded)

    def point(self, n, i, beat):
        """An arrow above tile i of n, which beckons by beats of 0 and 1."""
        c = self.canvas
        x = pieces.strip_x(n, i) + pieces.CARD_W // 2
        y = _HAND_Y - 7
        for k in range(7):
            c.hline(x - 7 + k, y + k, 15 - 2 * k, INK)
            if k < 6:
                c.hline(x - 6 + k, y + k, 13 - 2 * k, HIGHLIGHT if beat else INK)

    def told(self, icon, line, comes=False):
        """What has happened: a picture (255: none), unless it `comes` later, and a sentence in the place of the strip."""
        c = self.canvas
        c.rect(0, _HAND_Y, c.width, 32, PAPER)
        c.panel(2, _HAND_Y + 1, c.width - 4, 30, YELLOW_L, INK)
        x = 8
        if icon != _NO_ICON:
            if not comes:
                c.sprite(icon, 8, _HAND_Y + 8)
            x = 30
        lines = 1 + (c.text_width(line) > c.width - x - 8)
        c.text_box(line, x, _HAND_Y + (9 if lines == 1 else 3), c.width - x - 8, 26, INK)
        widgets.footer(c, (("A", t(words.NEXT)),))

    def ending(self, towers, won, y):
        """What stands at the end; the y below it."""
        return loading.passing("games.castle_panic.view_end").draw(self.canvas, towers, won, y)

    # --- outlines of what can be chosen ---------------------------------------

    def ring_monster(self, index, beat):
        """An outline around the monster at `index` of the table (or the number that hides it)."""
        pos, i, n = self.spot(index)
        x, y = self._corner(pos, i, n)
        pieces.outline(self.canvas, x - 2, y - 2, 16, 17, beat)

    def ring_space(self, pos, beat):
        """An outline around a whole space."""
        c = self.canvas
        c.poly(self.bands[pos], INK if beat == 1 else PAPER, False)
        x = geo.x_at(60 * (pos % 6) + 30, geo.MIDDLE[pos // 6])
        y = geo.y_at(60 * (pos % 6) + 30, geo.MIDDLE[pos // 6])
        pieces.outline(c, x - 8, y - 8, 17, 17, beat)

    def enter(self, place):
        """The cursor comes to a space, or (30 + i) to what lies around the board; what it covers is kept."""
        if self.under is None:
            self.under = bytearray(_UNDER)
        if place < 30:
            self._space_box(place)
            self._under(False)
            self.ring_space(place, 0)
        else:
            i = place - 30
            self._edge_box(i)
            self._under(False)
            self.edge(i, 0)

    def _space_box(self, pos):
        # the outline in its middle, and the space
        band = self.bands[pos]
        box = self.box
        x = geo.x_at(60 * (pos % 6) + 30, geo.MIDDLE[pos // 6]) - 8
        y = geo.y_at(60 * (pos % 6) + 30, geo.MIDDLE[pos // 6]) - 8
        box[0] = x
        box[1] = y
        box[2] = x + 16
        box[3] = y + 16
        for i in range(len(band)):
            k = i & 1
            box[k] = min(box[k], band[i])
            box[2 + k] = max(box[2 + k], band[i])

    def _edge_box(self, i):
        # 0 the phases, then clockwise the counters
        box = self.box
        box[0] = 202 if i < 3 else 2
        box[1] = 20 if i in (1, 4) else 172
        if i == 0:
            box[0] = self.canvas.width - 54
            box[1] = 1
        box[2] = box[0] + (37 if i else 53)
        box[3] = box[1] + (16 if i else 12)

    def leave(self, _place):
        """The cursor leaves this place."""
        self._under(True)

    def _under(self, back):
        x, y, right, bottom = self.box
        self.canvas.keep(x, y, right - x + 1, bottom - y + 1, self.under, 0, back)

    def forget(self):
        """There is no cursor any more."""
        self.under = None

    def rim(self, pos, beat):
        """The edge of a space alone."""
        self.canvas.poly(self.bands[pos], INK if beat else PAPER, False)

    def edge(self, i, beat):
        """An outline around what lies around the board: 0 the phases, then clockwise the counters."""
        self._edge_box(i)
        x, y, right, bottom = self.box
        pieces.outline(self.canvas, x, y, right - x + 1, bottom - y + 1, beat)

    def ring_wall(self, arc, beat):
        """An outline around a Wall site."""
        x = geo.x_at(60 * arc + 30, 31)
        y = geo.y_at(60 * arc + 30, 31)
        pieces.outline(self.canvas, x - 7, y - 7, 15, 15, beat)
