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
from games.cave_troll.view_board_map import LETTER, Map
from games.cave_troll.view_map import rectangle
from micropython import const
from ui import pieces, widgets
from ui.palette import GREY, HIGHLIGHT, INK, LIGHT, PAPER, PURPLE, RED, YELLOW, YELLOW_L

_ACTIVE = const(3)
_ACTIONS = const(5)
_POOL = const(9)
_DECK_N = const(193)
_HELD = const(205)
_GOLD_OF = const(5)
_AREAS = const(40)
_FULL_POOL = const(5)
_EV_CHEST = const(6)
_EV_MOVE = const(8)
_EV_EXPEL = const(13)
_EV_ENTER = const(5)
_EV_OUT = const(14)
_EV_CHEST_LOST = const(15)
_EV_RETURN = const(17)
_FIGURE = const(256)
_GOLD_Y = const(16)
_CHIP_W = const(47)
_POOL_X = const(194)
_STRIP_Y = const(208)
_TILE_GAP = const(3)
_ARROW_W = const(9)
_POOL_THING = const(44)
_END_W = const(56)

# outlines: of the chosen area, of the others that can be; these march, so that paper and rubble both show them
_OUTER = bytes((HIGHLIGHT, INK, YELLOW, GREY))
_INNER = bytes((HIGHLIGHT, YELLOW, INK, GREY))


class Board(Map):
    """Draws a Table on a canvas."""

    # the first tile that is in sight, if not all of them are
    first = 0

    def clear(self):
        """An empty screen."""
        self.canvas.clear(PAPER)

    def draw(self):
        """All but header, strip and footer."""
        self._gold()
        self.map()

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
            c.text(str(seat + 1), x + 3, _GOLD_Y + 2, LETTER[seat], self.small)
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
            return _POOL_X - 2, _GOLD_Y, 48, 12
        return _CHIP_W * (n - _AREAS), _GOLD_Y, _CHIP_W, 12

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
        if art.SEAT_DISC_16 <= icon < art.SEAT_DISC_16 + 4:
            self._seal(icon - art.SEAT_DISC_16, x, y)
            return x + 16
        if icon < _FIGURE:
            self.canvas.sprite(icon, x, y)
            return x + 16
        self.canvas.sprite(art.ADVENTURER + (icon & 15), x, y)
        self.figure(icon >> 4 & 3, icon & 15, x + 17, y + 3)
        return x + 27

    def _seal(self, seat, x, y):
        # a seat's mark, large, with its number
        c = self.canvas
        c.sprite(art.SEAT_DISC_16 + seat, x, y)
        c.text_center(str(seat + 1), x, y + 2, 17, LETTER[seat])

    def _width(self, tile):
        return (29 if tile[0] >= _FIGURE else 18) + (5 * len(tile[1]) + 2 if tile[1] else 0) + 9 * tile[2]

    def strip(self, tiles, cursor, faded):
        """Tiles to choose from, the one under the cursor raised (-1: none is); too many scroll."""
        c = self.canvas
        c.rect(0, _STRIP_Y, c.width, 16, PAPER)
        widths = [self._width(tile) + _TILE_GAP for tile in tiles]
        used = sum(widths) - _TILE_GAP
        last = len(tiles) - 1
        i = 0
        if used < c.width:
            x = (c.width - used) // 2
        else:
            i = min(self.first, max(cursor, 0))
            while sum(widths[i : cursor + 1]) > c.width - 2 * _ARROW_W:
                i += 1
            self.first = i
            if i:
                c.text("←", 1, _STRIP_Y + 2, INK)
            x = _ARROW_W
        while i <= last:
            w = widths[i] - _TILE_GAP
            if x + w > c.width - (_ARROW_W if i < last else 1):
                c.text("→", c.width - 7, _STRIP_Y + 2, INK)
                break
            self._tile(tiles[i], x, w, faded >> i & 1, i == cursor)
            x += w + _TILE_GAP
            i += 1

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
            c.text(str(seat + 1), 55, top + 3, LETTER[seat], self.small)
            c.text_right("+%d" % gains[seat], 112, top + 1, INK if gains[seat] else GREY)
            c.sprite(art.COIN, 138, top + 2)
            c.text_right(str(self.table.w[_GOLD_OF + seat]), 178, top + 1, INK)

    def ending(self, winners, y):
        """Everybody's gold, the winners on yellow with a treasure; the y below it."""
        c = self.canvas
        n = self.table.seats()
        for seat in range(n):
            x = c.width // 2 - _END_W * n // 2 + _END_W * seat
            won = winners >> seat & 1
            c.panel(x + 2, y, _END_W - 4, 48, YELLOW if won else PAPER, INK if won else GREY)
            self._seal(seat, x + (8 if won else 20), y + 4)
            if won:
                c.sprite(art.TREASURE, x + 30, y + 4)
            c.text_center(str(self.table.w[_GOLD_OF + seat]), x + 2, y + 20, _END_W - 4, INK, None, 2)
        return y + 54
