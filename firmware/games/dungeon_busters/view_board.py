# SPDX-License-Identifier: MIT
"""Dungeon Busters' table on 240x240: villain and chests at the top, a row for each seat, the hand below.

view_small has the same class for 128x64.  Whoever asks and tells draws by these alone: `clear`, `draw`, `update` (what an
event changed), `heroes` (the choice of heroes), `strip` (tiles to choose from), `told` (a sentence in its place), `place`
(where a token lies), `edge` (an outline around one of the `things`), `bar` and `foot`, `ending`, `reword`.

A tile is `(what, value)`: 0 a card, 1 a card that is announced, 2 the announcement is taken back, 3 announce, 4 another
seat goes first, 5 .. 7 a colour with how many tokens there are.
"""

from games.dungeon_busters import rules
from games.dungeon_busters import view_pictures as art
from games.dungeon_busters.data import HIGH_CARD, LOW_CARD, SLOTS, STRENGTH
from games.dungeon_busters.view_look import PICTURES, colours
from lang import keys as words
from lang import keys_dungeon_busters as K
from lang import t
from micropython import const
from ui import pieces, text, widgets
from ui.palette import BLUE, GREEN, GREY, INK, LIGHT, PAPER, RED, YELLOW, YELLOW_L

_PHASE = const(0)
_FIRST = const(2)
_BATTLE = const(3)
_MOVER = const(5)
_HERO_OF = const(6)
_CARD = const(11)
_SAID = const(16)
_ROW = const(36)
_TOKENS = const(56)
_CENTRE = const(71)
_RESERVE = const(74)
_HIDDEN = const(255)
_E_VILLAIN = const(3)
_EV_CANCELLED = const(9)
_EV_WIN = const(10)
_EV_LOSS = const(11)

_TOP_H = const(74)
_TOP_Y = const(18)
_SEATS_Y = const(95)
_SEATS_H = const(96)
_HAND_Y = const(192)
_GEMS_X = const(31)  # of a seat
_GEM_W = const(24)
_CELLS_X = const(123)
_ROW_X = const(178)
_NOW_X = const(211)
_POOL_X = const(142)  # centre and reserve
_POOL_W = const(32)
_FIVE_X = const(139)


class Board:
    """Draws a Table on a canvas."""

    def __init__(self, canvas, table):
        self.canvas = canvas
        self.table = table
        # how many things can be looked at: villain, the five, centre, reserve, then the seats
        self.things = 4
        self.reword()

    def reword(self):
        """Take the letters of the colours from the language that is loaded now."""
        self.letters = [t(K.LETTERS + i) for i in range(3)]

    # --- the table ---------------------------------------------------------------

    def clear(self):
        """An empty screen."""
        self.canvas.clear(PAPER)

    def draw(self):
        """All but the bars."""
        self._villain()
        self._five()
        self._pools()
        self._seats()

    def update(self, code):
        """What an event changed."""
        if code in (_EV_CANCELLED, _EV_WIN, _EV_LOSS):
            self._sum()
        self._pools()
        self._seats()

    def _villain(self):
        c = self.canvas
        kind = self.table.villain()
        c.panel(1, _TOP_Y, 133, _TOP_H, YELLOW_L, INK)
        if kind < 0:
            return
        c.panel(4, _TOP_Y + 3, 36, 36, LIGHT, INK)
        pieces.twice(c, PICTURES[kind], 6, _TOP_Y + 5, colours(kind))
        c.panel(42, _TOP_Y + 3, 30, 36, INK, INK)
        s = str(STRENGTH[kind])
        c.text_center(s, 42, _TOP_Y + 9, 31, YELLOW, None, 2)
        for slot in range(3):
            self._chest(slot, SLOTS[3 * kind + slot], 76, _TOP_Y + 3 + 13 * slot)
        self._sum()

    def _chest(self, slot, reward, x, y):
        # its place in the order, then the tokens
        c = self.canvas
        c.text(str(slot + 1), x, y + 2, INK if reward else GREY, text.small_font())
        x += 8
        if not reward:
            c.hline(x, y + 6, 8, LIGHT)
        for colour in range(3):
            for _ in range(reward >> 2 * colour & 3):
                self._gem(colour, x, y)
                x += 14

    def _sum(self):
        # the sum of the cards against the strength, as a number and a gauge
        c = self.canvas
        kind = self.table.villain()
        x = 5
        y = _TOP_Y + 42
        c.rect(x, y, 126, 30, YELLOW_L)
        if kind < 0:
            return
        if self.table.sum < 0:
            name = t(K.VILLAINS + kind)
            lines = c.text_lines(name, 126)
            c.text_box(name, x, y + (8 if lines == 1 else 2), 126, 26, INK, center=True)
            return
        strength = STRENGTH[kind]
        n = self.table.sum
        won = n >= strength
        c.text_center(t(K.SUM, n, strength) + (" ✓" if won else " ✗"), x, y, 126, INK)
        c.frame(x, y + 15, 126, 11, INK)
        c.rect(x + 1, y + 16, 124 * min(n, 20) // 20, 9, GREEN if won else RED)
        c.rect(x + 124 * strength // 20, y + 13, 2, 15, INK)

    def _gem(self, colour, x, y):
        # its shape, and its letter on it
        c = self.canvas
        c.sprite(art.GEM_RED + colour, x, y)
        c.text(self.letters[colour], x + 4, y + 2, INK if colour == 1 else PAPER, text.small_font())

    def _five(self):
        # the villains of the battle; those met before are crossed out, the one of this fight is marked
        c = self.canvas
        battle = self.table.b[_BATTLE]
        now = self.table.villain()
        c.rect(136, _TOP_Y, 104, 31, PAPER)
        for i in range(5):
            kind = 5 * battle + i
            x = _FIVE_X + 20 * i
            met = self.table.met(kind)
            c.panel(x, _TOP_Y, 19, 30, YELLOW if kind == now else LIGHT if met else PAPER, INK)
            c.sprite(PICTURES[kind], x + 1, _TOP_Y + 2, pieces.FADED if met else colours(kind))
            c.text_center(str(STRENGTH[kind]), x, _TOP_Y + 20, 19, INK, text.small_font())
            if met:
                c.line(x + 2, _TOP_Y + 2, x + 16, _TOP_Y + 27, RED)
                c.line(x + 16, _TOP_Y + 2, x + 2, _TOP_Y + 27, RED)

    def _pools(self):
        c = self.canvas
        small = text.small_font()
        c.rect(137, 50, 103, 43, PAPER)
        for i in range(2):
            y = 50 + 22 * i
            c.text(t(K.RESERVE if i else K.CENTRE), _POOL_X, y, GREY, small)
            at = _RESERVE if i else _CENTRE
            for colour in range(3):
                x = _POOL_X + _POOL_W * colour
                self._gem(colour, x, y + 8)
                c.text(str(self.table.b[at + colour]), x + 15, y + 8, INK)

    # --- the seats ---------------------------------------------------------------

    def _height(self):
        return min(24, _SEATS_H // self.table.seats())

    def _seats(self):
        for seat in range(self.table.seats()):
            self._seat(seat)

    def _seat(self, seat):
        c = self.canvas
        b = self.table.b
        h = self._height()
        y = _SEATS_Y + h * seat
        deciding = b[_PHASE] < 4 and b[_MOVER] == seat
        c.rect(0, y, c.width, h - 1, YELLOW_L if deciding else PAPER)
        c.hline(0, y + h - 1, c.width, LIGHT)
        y += (h - 17) // 2
        c.sprite(art.COOK + max(0, b[_HERO_OF + seat] - 1), 1, y)
        if b[_FIRST] == seat:
            c.panel(19, y + 1, 9, 14, YELLOW, INK)
        c.text(str(seat + 1), 21, y + 2, INK)
        for colour in range(3):
            x = _GEMS_X + _GEM_W * colour
            n = b[_TOKENS + 3 * seat + colour]
            self._gem(colour, x, y + 2)
            c.text(str(n), x + 13, y + 4, INK if n else GREY, text.small_font())
        c.panel(104, y + 1, 15, 14, INK, INK)
        c.text_center(str(rules.score(self.table.seen, seat)), 104, y + 2, 16, YELLOW)
        self._cells(seat, y)
        for i in range(4):
            card = b[_ROW + 4 * seat + i]
            if card:
                x = _ROW_X + 8 * i
                c.panel(x, y + 3, 7, 11, LIGHT, GREY)
                c.text(str(card), x + 1, y + 5, INK, text.small_font())
        self._now(seat, y)

    def _cells(self, seat, y):
        # the values that the seat may still play (DB-082)
        c = self.canvas
        small = text.small_font()
        mask = rules.hand(self.table.b, seat)
        n = self.table.seats()
        x = _CELLS_X
        for value in range(LOW_CARD[n], HIGH_CARD[n] + 1):
            if mask >> value & 1:
                c.panel(x, y + 2, 9, 13, PAPER, INK)
                c.text(str(value), x + 2, y + 5, INK, small)
            else:
                c.hline(x + 3, y + 8, 3, GREY)
            x += 8

    def _now(self, seat, y):
        # the card of this fight, and what was said of it
        c = self.canvas
        card = self.table.b[_CARD + seat]
        said = self.table.b[_SAID + seat]
        x = _NOW_X
        if card:
            shown = card != _HIDDEN
            out = self.table.open and self.table.cancelled(seat)
            c.panel(x, y, 13, 17, LIGHT if out else PAPER if shown else BLUE, INK)
            if shown:
                c.text(str(card), x + 4, y + 2, INK)
            else:
                c.text("✓", x + 4, y + 2, PAPER)
            if out:
                c.line(x + 1, y + 1, x + 11, y + 15, RED)
                c.line(x + 11, y + 1, x + 1, y + 15, RED)
        if said:
            self._bubble(said, x + 15, y)

    def _bubble(self, value, x, y):
        c = self.canvas
        c.panel(x, y, 13, 13, YELLOW, INK)
        c.rect(x + 2, y + 12, 2, 4, INK)
        c.rect(x + 4, y + 12, 2, 2, INK)
        c.text(str(value), x + 4, y + 3, INK, text.small_font())

    # --- around the table --------------------------------------------------------

    def bar(self, left, right):
        """The header."""
        widgets.header(self.canvas, left, right)

    def foot(self, pairs):
        """The footer."""
        widgets.footer(self.canvas, pairs)

    def told(self, line):
        """What has happened: a sentence in the place of the hand."""
        c = self.canvas
        c.rect(0, _HAND_Y, c.width, 32, PAPER)
        c.panel(2, _HAND_Y + 1, c.width - 4, 30, YELLOW_L, INK)
        lines = 1 + (c.text_width(line) > c.width - 16)
        c.text_box(line, 8, _HAND_Y + (9 if lines == 1 else 3), c.width - 16, 26, INK)
        widgets.footer(c, (("A", t(words.NEXT)),))

    def strip(self, tiles, cursor, faded, mine=0):
        """Tiles to choose from, the one under the cursor raised (-1: none is); `mine` is the card chosen before."""
        c = self.canvas
        c.rect(0, _HAND_Y, c.width, 32, PAPER)
        n = len(tiles)
        for i in range(n):
            what, value = tiles[i]
            x = pieces.strip_x(n, i)
            y = _HAND_Y + (1 if i == cursor else 4)
            pale = faded >> i & 1
            c.panel(x, y, pieces.CARD_W, pieces.CARD_H, PAPER if pale else _GROUND[what], LIGHT if pale else INK)
            self._tile(what, value, x, y, GREY if pale else INK)
            if what == 0 and value == mine:
                c.text("✓", x + 17, y + 15, GREEN)
            if i == cursor:
                pieces.outline(c, x - 1, y - 1, pieces.CARD_W + 2, pieces.CARD_H + 2)

    def _tile(self, what, value, x, y, color):
        c = self.canvas
        if what >= 5:
            self._gem(what - 5, x + 6, y + 2)
            c.text_center(str(value), x, y + 14, pieces.CARD_W, color)
        elif what == 0:
            c.text_center(str(value), x, y + 2, pieces.CARD_W, color, None, 2)
        elif what == 4:
            c.text_center("↑↓", x, y + 7, pieces.CARD_W, color)
        else:
            c.panel(x + 3, y + 4, 18, 16, PAPER, color)
            c.rect(x + 6, y + 19, 2, 5, color)
            c.rect(x + 8, y + 19, 2, 3, color)
            c.text_center("✗" if what == 2 else str(value) if value else "…", x, y + 5, pieces.CARD_W, color)

    def heroes(self, cursor):
        """The five heroes, whose each is, and the one under the cursor."""
        c = self.canvas
        b = self.table.b
        for hero in range(5):
            y = 20 + 40 * hero
            owner = -1
            for seat in range(self.table.seats()):
                if b[_HERO_OF + seat] == hero + 1:
                    owner = seat
            c.rect(6, y, c.width - 12, 38, PAPER)
            c.panel(8, y + 1, c.width - 16, 36, YELLOW if hero == cursor else LIGHT if owner >= 0 else YELLOW_L, INK)
            pieces.twice(c, art.COOK + hero, 14, y + 3)
            c.text(t(K.HEROES + hero), 56, y + 6 if owner >= 0 else y + 12, INK)
            if owner >= 0:
                c.text(t(K.PLAYER, owner + 1), 56, y + 20, INK)
            if hero == cursor:
                pieces.outline(c, 7, y, c.width - 14, 38)

    def ending(self, winners, y):
        """The heroes of the winners at twice their size; the y below them."""
        c = self.canvas
        b = self.table.b
        n = 0
        for seat in range(self.table.seats()):
            n += winners >> seat & 1
        x = (c.width - 40 * n) // 2
        for seat in range(self.table.seats()):
            if winners >> seat & 1:
                c.panel(x + 1, y, 38, 38, YELLOW, INK)
                pieces.twice(c, art.COOK + b[_HERO_OF + seat] - 1, x + 4, y + 3)
                x += 40
        return y + 44

    # --- looking around ----------------------------------------------------------

    def place(self, where, colour):
        """Top left corner of the tokens of a colour: of a seat 0 .. 4, 5 the centre, 6 the reserve."""
        if where < 5:
            h = self._height()
            return _GEMS_X + _GEM_W * colour, _SEATS_Y + h * where + (h - 17) // 2 + 2
        return _POOL_X + _POOL_W * colour, 58 if where == 5 else 80

    def edge(self, i, beat):
        """An outline around thing i: 0 the villain, 1 the five, 2 the centre, 3 the reserve, 4 .. the seats."""
        x, y, w, h = _BOXES[i] if i < 4 else (0, _SEATS_Y + self._height() * (i - 4) - 1, 240, self._height() + 1)
        pieces.outline(self.canvas, x, y, w, h, beat)


_GROUND = bytes((PAPER, YELLOW, YELLOW, YELLOW_L, YELLOW_L, PAPER, PAPER, PAPER))
_BOXES = ((0, 17, 135, 76), (137, 17, 103, 32), (138, 49, 102, 22), (138, 71, 102, 23))
