# SPDX-License-Identifier: MIT
"""Cave Troll's map on 240x240: rooms with their gold, doors, chests, and up to six figures in each.

A figure is its seat's mark (shape and colour) with the letter of its kind; monsters are dark with a light rim.  Up to two in
an area are large; one alone in a room is its portrait with the mark on it.  How many a mark stands for is written after the
letter, of small marks beside them: a number alone in a mark is a seat's.
"""

from games.cave_troll import view_pictures as art
from games.cave_troll.board import GOLD, NEAR, NEAR_AT
from games.cave_troll.view_map import door, rectangle
from lang import keys_cave_troll as K
from lang import t
from micropython import const
from ui import backdrop, palette, text
from ui.canvas import SAME
from ui.palette import BLUE, BLUE_L, BROWN, GREEN, GREEN_L, GREY, INK, LIGHT, PAPER, RED, RED_L, YELLOW

_FIG = const(16)
_CHEST = const(113)
_ROOMS = const(33)
_DOORWAY = const(33)
_PIT = const(37)
_AREAS = const(40)
_MONSTERS = (5, 6, 7, 12, 13, 14)

# of the four seats: colour, ink of a hero's letter, a monster's rim and letter
_COLOUR = bytes((RED, BLUE, GREEN, YELLOW))
LETTER = bytes((PAPER, PAPER, PAPER, INK))
_PALE = bytes((RED_L, BLUE_L, GREEN_L, YELLOW))


def _dark(colour, rim):
    # the colour map of a monster: the seat's mark in ink, with a light rim
    out = bytearray(range(16))
    out[colour] = INK
    out[INK] = rim
    return bytes(out)


def _map(one, other):
    out = bytearray(range(16))
    out[one] = other
    return bytes(out)


# chests are of their owner's colour
_CHESTS = tuple([_map(BROWN, colour) for colour in _COLOUR])
_DARK = tuple([_dark(_COLOUR[i], _PALE[i]) for i in range(4)])


def _large(w, h, spots):
    # True if so many figures have room as large marks: two, in the large rooms four and six
    return spots <= w // 17 * (h // 20)


class Map:
    """The map: areas, doors, figures."""

    def __init__(self, canvas, table):
        self.canvas = canvas
        self.table = table
        self.small = text.small_font()
        self.reword()

    def reword(self):
        """Take the letters of the figures from the language that is loaded now."""
        self.letters = [t(K.LETTERS + i) for i in range(15)]
        self.small = text.small_font()

    # --- the map -----------------------------------------------------------------

    def map(self):
        """All areas: the empty map comes from flash (tools/pack_ground.py paints it by `area`)."""
        backdrop.draw(self.canvas, __file__, "ground.bin")
        table = self.table
        taken = table.taken()
        for n in range(_AREAS):
            if taken[n]:
                _, _, w, h = rectangle(n)
                spots = table.gather(n)
                if taken[n] > 3 or not _large(w, h, spots) or n >= _ROOMS and spots > 1 or table.closed(n):
                    self.area(n)
                else:
                    self._things(n, spots)

    def area(self, n):
        """An area: ground, walls, doors, what and who is there."""
        c = self.canvas
        x, y, w, h = rectangle(n)
        closed = self.table.closed(n)
        spots = self.table.gather(n)
        ground = GREY if closed else PAPER if n < _ROOMS else LIGHT if n < _PIT else BROWN
        c.rect(x, y, w, h, ground)
        c.frame(x, y, w, h, INK)
        if n < _ROOMS and not closed:
            # the walls throw a shadow
            c.hline(x + 1, y + 1, w - 2, LIGHT)
            c.vline(x + 1, y + 2, h - 3, LIGHT)
        self._doors(n, x, y, w, h, ground)
        if closed:
            self._dead(x, y, h)
        elif n < _ROOMS:
            self._gold_of(n, x, y, w, _large(w, h, spots))
        else:
            if spots < 2:
                c.sprite(art.STAIRS if n < _PIT else art.PIT, x + 17, y + 11)
            if n < _PIT and spots < 5:
                c.text("E%d" % (n - _DOORWAY + 1), x + 3, y + 1, INK, self.small)
            elif n >= _PIT:
                # no P: that is for players
                c.text(str(n - _PIT + 1), x + 3, y + 1, PAPER, self.small)
        self._things(n, spots)

    def _things(self, n, spots):
        # chests, then figures
        if n < _ROOMS:
            self._chests(n)
        if not self.table.closed(n):
            for i in range(spots):
                self._spot(n, i, spots)

    def _doors(self, n, x, y, w, h, ground):
        # the half of each door on this side of the wall, and what shadow would lie in it
        c = self.canvas
        i = NEAR_AT[n]
        while i < NEAR_AT[n + 1]:
            dx, dy, dw, dh = door(n, NEAR[i])
            if dw < dh:
                dw = 2 if dx < x else 1
                dx = x if dx < x else x + w - 1
            else:
                dh = 2 if dy < y else 1
                dy = y if dy < y else y + h - 1
            c.rect(dx, dy, dw, dh, ground)
            i += 1

    def _gold_of(self, n, x, y, w, wide):
        # a room's gold (large where there is room), its number
        c = self.canvas
        if wide:
            c.panel(x + 1, y + 1, 9, 11, YELLOW, palette.GOLD)
            c.text(str(GOLD[n]), x + 3, y, INK)
        else:
            c.panel(x + 1, y + 1, 9, 8, YELLOW, palette.GOLD)
            c.text(str(GOLD[n]), x + 3, y + 1, INK, self.small)
        if self.table.chests(n) < 2:
            c.text_right("%d" % (n + 1), x + w - 1, y + 1, GREY, self.small)

    def _chests(self, n):
        # beside the gold
        x, y, _, _ = rectangle(n)
        x += 10
        for seat in range(self.table.seats()):
            if self.table.b[_CHEST + seat] == n:
                self.canvas.sprite(art.TREASURE_10, x, y + 1, _CHESTS[seat])
                x += 10

    def _dead(self, x, y, h):
        # shut by a Cave Troll: rubble all over, and the troll
        c = self.canvas
        for i in range(2, 28, 4):
            c.line(x + 1, y + 1 + i, x + 1 + i, y + 1, INK)
            c.line(x + 4 + i, y + h - 2, x + 32, y + h - 30 + i, INK)
        f = self.table.who[0]
        c.sprite(art.CAVE_TROLL, x + 4, y + h // 2 - 8)
        self.figure(f >> 4, 7, x + 21, y + h // 2 - 3)

    # --- figures -----------------------------------------------------------------

    def _corner(self, n, i, spots):
        # where the i-th of so many places is: large ones where all have room, else in the middle
        x, y, w, h = rectangle(n)
        across = w // 17
        if _large(w, h, spots):
            rows = (spots + across - 1) // across
            x += w // 2 - 8 * max(2, min(spots, across)) + 16 * (i % across)
            return x, y + 4 + h // 2 - 8 * rows + 16 * (i // across)
        if n >= _ROOMS:
            # with room for a number beside it; three rows leave none for the name
            return x + 1 + 16 * (i & 1), y + (9 if spots < 5 else 0) + 10 * (i >> 1)
        return x + w // 2 - 15 + 10 * (i % 3), y + h // 2 - 6 + 10 * (i // 3)

    def _spot(self, n, i, spots):
        table = self.table
        f = table.who[i]
        if f == table.moving and table.many[i] == 1:
            return
        x, y = self._corner(n, i, spots)
        many = table.many[i]
        if table.moving >= 0 and self._stands(i, table.moving) and table.b[_FIG + table.moving] == n:
            many -= 1
        c = self.canvas
        seat = f >> 4
        kind = 0 if table.sums else table.kind(f)
        _, _, w, h = rectangle(n)
        if not _large(w, h, spots):
            self._mark(seat, kind, x, y, "" if table.sums else self.letters[kind])
            if many > 1 or table.sums:
                x += 16
                if many > 9:
                    c.rect(x - 9, y + 1, 9, 8, LIGHT)
                c.text_right(str(many), x, y + 1, INK if n < _PIT else PAPER, self.small)
            return
        dark = kind in _MONSTERS
        if spots == 1 and n < _ROOMS:
            c.sprite(art.ADVENTURER + kind, x + 3, y)
            self.figure(seat, kind, x + 17, y + 5)
            return
        c.sprite(art.SEAT_DISC_16 + seat, x, y, _DARK[seat] if dark else SAME)
        ink = _PALE[seat] if dark else LETTER[seat]
        if many > 1:
            c.text_center(self.letters[kind] + str(many), x, y + 4, 17, ink, self.small)
        else:
            c.text_center(self.letters[kind], x, y + 2, 17, ink)

    def figure(self, seat, shown, x, y):
        """The seat's mark with the letter of the figure; monsters are dark."""
        self._mark(seat, shown, x, y, self.letters[shown])

    def _mark(self, seat, shown, x, y, letter):
        c = self.canvas
        at = x + 3
        if shown in _MONSTERS:
            c.sprite(art.SEAT_DISC + seat, x, y, _DARK[seat])
            c.text(letter, at, y + 1, _PALE[seat], self.small)
        else:
            c.sprite(art.SEAT_DISC + seat, x, y)
            c.text(letter, at, y + 1, LETTER[seat], self.small)

    def place(self, f):
        """(x, y) of the upper left corner of figure f of the table."""
        n = self.table.b[_FIG + f]
        spots = self.table.gather(n)
        i = 0
        while i < spots - 1 and not self._stands(i, f):
            i += 1
        x, y = self._corner(n, i, spots)
        if spots == 1 and n < _ROOMS:
            # the mark on its portrait
            return x + 17, y + 5
        _, _, w, h = rectangle(n)
        return (x + 3, y + 3) if _large(w, h, spots) else (x, y)

    def _stands(self, i, f):
        # figure f is at the i-th place of those gathered
        table = self.table
        who = table.who[i]
        if who >> 4 != f >> 4:
            return False
        return table.sums or who == f or table.many[i] > 1 and who & 15 < 9 and f & 15 < 9

    def struck(self, f):
        """Figure f is about to leave: crossed out."""
        c = self.canvas
        x, y = self.place(f)
        for i in range(3):
            color = PAPER if i == 1 else INK
            c.line(x + i - 1, y, x + 8 + i, y + 9, color)
            c.line(x + 8 + i, y, x + i - 1, y + 9, color)
