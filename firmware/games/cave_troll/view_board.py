# SPDX-License-Identifier: MIT
"""Cave Troll's table on 240x240: the line of gold, the map, and below it one line to choose from or to tell in.

view_small has the same class for 128x64.  Whoever asks and tells draws by these alone:

    clear()                       an empty screen
    draw()                        the line of gold and the map
    area(n)                       one area again, without any outline
    update(code, x, y)            what an event changed, which the table has followed
    edge(n, beat)                 an outline around thing n: beat 0 it is chosen, 1, 2, 1 .. it can be, and pulses,
                                  3 something comes from there
    see(n)                        scroll so that the thing is in sight (here all of it always is)
    point(n)                      (x, y) of its middle on the map, in pixels, for the four directions
    place(f)                      (x, y) of the upper left corner of figure f of the table (16 * seat + place)
    figure(seat, shown, x, y)     a figure (0 .. 14, as events name it) at a place, 10 x 10 pixels
    struck(f)                     figure f is about to leave: crossed out
    strip(tiles, cursor, faded)   tiles to choose from, the one under the cursor raised (-1: none is)
    told(line, icon)              a sentence in the place of strip and footer, with its picture (-1: none)
    paid(head, gains)             a sheet over the map: what each seat got in a scoring, and has now
    bar(left)                     the header, with the actions that are left
    foot(pairs)                   the footer
    ending(winners, y)            who won, for the end screen; the y below it
    reword()                      the letters of the figures from the language that is loaded now

Things are the areas 0 .. 39, then 40 + seat in the line of gold, and 44 the pool.
A tile is `(icon, mark, glasses)`: a picture's number, or FIGURE + 16 * seat + shown for a figure; a short word or "";
how many hourglasses the card has.
`moving` of the table is left out of the map.
"""

from games.cave_troll import view_pictures as art
from games.cave_troll.board import GOLD, NEAR, NEAR_AT
from games.cave_troll.view_map import door, rectangle
from lang import keys_cave_troll as K
from lang import t
from micropython import const
from ui import pieces, text, widgets
from ui.canvas import SAME
from ui.palette import (
    BLUE,
    BLUE_L,
    BROWN,
    GOLD as GOLDEN,
    GREEN,
    GREEN_L,
    GREY,
    HIGHLIGHT,
    INK,
    LIGHT,
    PAPER,
    PURPLE,
    RED,
    RED_L,
    YELLOW,
    YELLOW_L,
)

_ACTIVE = const(3)
_ACTIONS = const(5)
_POOL = const(9)
_FIG = const(16)
_CHEST = const(113)
_DECK_N = const(193)
_HELD = const(205)
_GOLD_OF = const(5)
_ROOMS = const(33)
_DOORWAY = const(33)
_PIT = const(37)
_AREAS = const(40)
_FULL_POOL = const(5)
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
_MONSTERS = (5, 6, 7, 12, 13, 14)
_GOLD_Y = const(16)
_CHIP_W = const(47)
_POOL_X = const(194)
_STRIP_Y = const(208)
_TILE_GAP = const(3)
_POOL_THING = const(44)

# of the four seats: colour, ink of a hero's letter, a monster's rim and letter
_COLOUR = bytes((RED, BLUE, GREEN, YELLOW))
_LETTER = bytes((PAPER, PAPER, PAPER, INK))
_PALE = bytes((RED_L, BLUE_L, GREEN_L, YELLOW))


def _dark(colour, rim):
    # the colour map of a monster: the seat's mark in ink, with a light rim
    out = bytearray(range(16))
    out[colour] = INK
    out[INK] = rim
    return bytes(out)


# outlines: of the chosen area, of the others that can be; these march, so that paper and rubble both show them
_OUTER = bytes((HIGHLIGHT, INK, YELLOW, GREY))
_INNER = bytes((HIGHLIGHT, YELLOW, INK, GREY))
_DARK = tuple([_dark(_COLOUR[i], _PALE[i]) for i in range(4)])


def _large(w, h, spots):
    # True if so many figures have room as large marks: two, in the large rooms four and six
    return spots <= w // 17 * (h // 20)


class Board:
    """Draws a Table on a canvas."""

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

    def clear(self):
        """An empty screen."""
        self.canvas.clear(PAPER)

    def draw(self):
        """All but header, strip and footer."""
        self._gold()
        for n in range(_AREAS):
            self.area(n)

    def update(self, code, x, y):
        """What an event changed."""
        if _EV_MOVE <= code <= _EV_EXPEL:
            self.area(y >> 6 & 63)
            self.area(y & 63)
        elif code in (_EV_ENTER, _EV_RETURN, _EV_OUT):
            self.area(y & 63)
        elif code in (_EV_CHEST, _EV_CHEST_LOST):
            self.area(x)
        else:
            self._gold()

    def area(self, n):
        """An area: ground, walls, doors, who stands there."""
        c = self.canvas
        x, y, w, h = rectangle(n)
        closed = self.table.closed(n)
        ground = GREY if closed else PAPER if n < _ROOMS else LIGHT if n < _PIT else BROWN
        c.rect(x, y, w, h, ground)
        c.frame(x, y, w, h, INK)
        self._doors(n, x, y, w, h, ground)
        spots = self.table.gather(n)
        if n < _ROOMS:
            self._room(n, x, y, w, closed, _large(w, h, spots))
        else:
            if spots < 2:
                c.sprite(art.STAIRS if n < _PIT else art.PIT, x + (17 if spots else 9), y + 11)
            number = n - _DOORWAY if n < _PIT else n - _PIT
            c.text("%s%d" % ("E" if n < _PIT else "P", number + 1), x + 3, y + 1, INK if n < _PIT else PAPER, self.small)
        if closed:
            self._dead(n, x, y, h)
        else:
            for i in range(spots):
                self._spot(n, i, spots)

    def _doors(self, n, x, y, w, h, ground):
        # the half of each door on this side of the wall
        c = self.canvas
        i = NEAR_AT[n]
        while i < NEAR_AT[n + 1]:
            dx, dy, dw, dh = door(n, NEAR[i])
            if dw < dh:
                dw = 1
                dx = x if dx < x else x + w - 1
            else:
                dh = 1
                dy = y if dy < y else y + h - 1
            c.rect(dx, dy, dw, dh, ground)
            i += 1

    def _room(self, n, x, y, w, closed, wide):
        # its gold (large where there is room), the chests, its number
        c = self.canvas
        if wide and not closed:
            c.panel(x + 1, y + 1, 9, 11, YELLOW, GOLDEN)
            c.text(str(GOLD[n]), x + 3, y, INK)
        elif not closed:
            c.panel(x + 1, y + 1, 9, 8, YELLOW, GOLDEN)
            c.text(str(GOLD[n]), x + 3, y + 1, INK, self.small)
        left = x + 10
        b = self.table.b
        chests = 0
        for seat in range(self.table.seats()):
            if b[_CHEST + seat] == n:
                c.sprite(art.TREASURE_10, left, y + 1)
                left += 10
                chests += 1
        if chests < 2 and not closed:
            c.text_right("%d" % (n + 1), x + w - 1, y + 1, GREY, self.small)

    def _dead(self, n, x, y, h):
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
        kind = 0 if table.sums else table.kind(f)
        letter = str(many) if table.sums or many > 1 else self.letters[kind]
        _, _, w, h = rectangle(n)
        if not _large(w, h, spots):
            self._mark(f >> 4, kind, x, y, letter)
            return
        c = self.canvas
        seat = f >> 4
        dark = kind in _MONSTERS
        c.sprite(art.SEAT_DISC_16 + seat, x, y, _DARK[seat] if dark else SAME)
        c.text_center(letter, x, y + 2, 17, _PALE[seat] if dark else _LETTER[seat])
        if spots == 1 and n < _ROOMS:
            c.sprite(art.ADVENTURER + kind, x + 16, y)

    def figure(self, seat, shown, x, y):
        """The seat's mark with the letter of the figure; monsters are dark."""
        self._mark(seat, shown, x, y, self.letters[shown])

    def _mark(self, seat, shown, x, y, letter):
        c = self.canvas
        at = x + (3 if len(letter) == 1 else 0)
        if shown in _MONSTERS:
            c.sprite(art.SEAT_DISC + seat, x, y, _DARK[seat])
            c.text(letter, at, y + 1, _PALE[seat], self.small)
        else:
            c.sprite(art.SEAT_DISC + seat, x, y)
            c.text(letter, at, y + 1, _LETTER[seat], self.small)

    def place(self, f):
        """(x, y) of the upper left corner of figure f of the table."""
        n = self.table.b[_FIG + f]
        spots = self.table.gather(n)
        i = 0
        while i < spots - 1 and not self._stands(i, f):
            i += 1
        x, y = self._corner(n, i, spots)
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

    # --- the line of gold ----------------------------------------------------------

    def _gold(self):
        # each seat's mark, its gold, the cards of its deck, whether it holds an artifact; the pool
        c = self.canvas
        b = self.table.b
        c.rect(0, _GOLD_Y, c.width, 12, PAPER)
        for seat in range(self.table.seats()):
            x = 1 + _CHIP_W * seat
            if b[_ACTIVE] == seat:
                c.rect(x - 1, _GOLD_Y, _CHIP_W - 1, 12, YELLOW)
            c.sprite(art.SEAT_DISC + seat, x, _GOLD_Y + 1)
            c.text(str(seat + 1), x + 3, _GOLD_Y + 2, _LETTER[seat], self.small)
            c.text(str(self.table.w[_GOLD_OF + seat]), x + 12, _GOLD_Y, INK)
            if b[_HELD + seat] and self.table.w[_GOLD_OF + seat] < 100:
                # a gem
                c.rect(x + 26, _GOLD_Y + 4, 5, 3, PURPLE)
                c.rect(x + 27, _GOLD_Y + 3, 3, 5, PURPLE)
                c.rect(x + 28, _GOLD_Y + 8, 1, 1, PURPLE)
            c.panel(x + 32, _GOLD_Y + 1, 12, 10, LIGHT, GREY)
            c.text_right(str(b[_DECK_N + seat]), x + 43, _GOLD_Y + 2, INK, self.small)
        for i in range(_FULL_POOL):
            c.sprite(art.HOURGLASS if i < b[_POOL] else art.HOURGLASS_NONE, _POOL_X + 9 * i, _GOLD_Y + 1)

    # --- outlines ------------------------------------------------------------------

    def see(self, n):
        """All of the map is in sight."""

    def point(self, n):
        """(x, y) of the middle of thing n."""
        x, y, w, h = self._box(n)
        return x + w // 2, y + h // 2

    def _box(self, n):
        if n < _AREAS:
            return rectangle(n)
        if n == _POOL_THING:
            return _POOL_X - 2, _GOLD_Y - 1, 48, 14
        return _CHIP_W * (n - _AREAS), _GOLD_Y - 1, _CHIP_W, 14

    def edge(self, n, beat):
        """An outline around a thing."""
        x, y, w, h = self._box(n)
        c = self.canvas
        c.frame(x, y, w, h, _OUTER[beat])
        c.frame(x + 1, y + 1, w - 2, h - 2, _INNER[beat])

    # --- bars ------------------------------------------------------------------------

    def bar(self, left):
        """The header."""
        c = self.canvas
        widgets.header(c, left)
        for i in range(self.table.b[_ACTIONS]):
            c.rect(c.width - 10 - 9 * i, 4, 7, 7, YELLOW)

    def foot(self, pairs):
        """The footer."""
        widgets.footer(self.canvas, pairs)

    def told(self, line, icon=-1):
        """What has happened: a sentence in the place of strip and footer."""
        c = self.canvas
        c.rect(0, _STRIP_Y, c.width, 32, PAPER)
        c.panel(1, _STRIP_Y, c.width - 2, 32, YELLOW_L, INK)
        x = 6
        if icon >= 0:
            x = self._icon(icon, 5, _STRIP_Y + 8) + 4
        w = c.width - x - 18
        lines = 1 + (c.text_width(line) > w)
        c.text_box(line, x, _STRIP_Y + (9 if lines == 1 else 3), w, 26, INK)
        widgets.badge(c, "A", c.width - 15, _STRIP_Y + 18)

    def _icon(self, icon, x, y):
        # a picture, of a figure with its mark beside it; the x after it
        if icon < _FIGURE:
            self.canvas.sprite(icon, x, y)
            return x + 16
        self.canvas.sprite(art.ADVENTURER + (icon & 15), x, y)
        self.figure(icon >> 4 & 3, icon & 15, x + 17, y + 3)
        return x + 27

    def _width(self, tile):
        return (29 if tile[0] >= _FIGURE else 18) + (5 * len(tile[1]) + 2 if tile[1] else 0) + 9 * tile[2]

    def strip(self, tiles, cursor, faded):
        """Tiles to choose from, the one under the cursor raised (-1: none is)."""
        c = self.canvas
        c.rect(0, _STRIP_Y, c.width, 16, PAPER)
        used = -_TILE_GAP
        for tile in tiles:
            used += self._width(tile) + _TILE_GAP
        x = (c.width - used) // 2
        for i in range(len(tiles)):
            w = self._width(tiles[i])
            self._tile(tiles[i], x, w, faded >> i & 1, i == cursor)
            x += w + _TILE_GAP

    def _tile(self, tile, x, w, pale, chosen):
        c = self.canvas
        icon, mark, glasses = tile
        c.panel(x, _STRIP_Y, w, 16, YELLOW if chosen else PAPER, GREY if pale else INK)
        after = x + 17
        if icon >= _FIGURE:
            after = self._icon(icon, x + 1, _STRIP_Y) + 1
        elif pale:
            c.sprite(icon, x + 1, _STRIP_Y, pieces.FADED)
        else:
            c.sprite(icon, x + 1, _STRIP_Y)
        c.text(mark, after + 1, _STRIP_Y + 5, GREY if pale and not chosen else INK, self.small)
        for i in range(glasses):
            c.sprite(art.HOURGLASS, after + 9 * i, _STRIP_Y + 3)
        if pale:
            c.line(x + 1, _STRIP_Y + 14, x + 16, _STRIP_Y + 1, RED)
        if chosen:
            pieces.outline(c, x - 1, _STRIP_Y, w + 2, 16)

    def paid(self, head, gains):
        """A sheet over the map: what each seat got in a scoring, and has now."""
        c = self.canvas
        n = self.table.seats()
        h = 24 + 18 * n
        y = 118 - h // 2
        c.rect(43, y + 3, 160, h, INK)
        c.panel(40, y, 160, h, PAPER, INK)
        c.rect(41, y + 1, 158, 17, INK)
        c.text_center(head, 40, y + 3, 160, YELLOW)
        for seat in range(n):
            top = y + 21 + 18 * seat
            c.sprite(art.SEAT_DISC + seat, 52, top + 2)
            c.text(str(seat + 1), 55, top + 3, _LETTER[seat], self.small)
            c.text_right("+%d" % gains[seat], 112, top + 1, INK if gains[seat] else GREY)
            c.sprite(art.COIN, 138, top + 2)
            c.text_right(str(self.table.w[_GOLD_OF + seat]), 178, top + 1, INK)

    def ending(self, winners, y):
        """The marks of the winners, large; the y below them."""
        c = self.canvas
        n = 0
        for seat in range(self.table.seats()):
            n += winners >> seat & 1
        x = (c.width - 44 * n) // 2
        for seat in range(self.table.seats()):
            if winners >> seat & 1:
                c.panel(x + 1, y, 42, 38, YELLOW_L, INK)
                c.sprite(art.TREASURE, x + 5, y + 16)
                c.sprite(art.SEAT_DISC + seat, x + 26, y + 20)
                c.text(str(seat + 1), x + 29, y + 21, _LETTER[seat], self.small)
                c.sprite(art.COIN, x + 8, y + 4)
                c.sprite(art.COIN, x + 17, y + 4)
                c.sprite(art.COIN, x + 26, y + 4)
                x += 44
        return y + 44
