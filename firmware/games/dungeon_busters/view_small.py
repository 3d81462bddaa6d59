# SPDX-License-Identifier: MIT
"""Dungeon Busters' table on 128x64: the same class as view_board, whose docstring lists the methods and the tiles.

Below the header a line of villain, strength, chests and the five of this battle; then a line for each seat; beside them
for each colour how much lies in centre and reserve.  The last row has the hand, and what X and Y are held down for.
"""

from games.dungeon_busters import rules
from games.dungeon_busters import view_pictures as art
from games.dungeon_busters.data import HIGH_CARD, LOW_CARD, SLOTS, STRENGTH
from games.dungeon_busters.view_look import PICTURES
from lang import keys_dungeon_busters as K
from lang import t
from micropython import const
from ui import small
from ui.palette import INK, PAPER

_FIRST = const(2)
_BATTLE = const(3)
_HERO_OF = const(6)
_CARD = const(11)
_SAID = const(16)
_TOKENS = const(56)
_CENTRE = const(71)
_RESERVE = const(74)
_HIDDEN = const(255)

_LINE = const(8)
_VILLAIN_Y = const(8)
_SEATS_Y = const(16)
_STEP = const(8)
_HAND_Y = const(56)
_TOKENS_X = const(7)  # of a seat: three times a letter and up to two digits
_TOKEN_W = const(11)
_POINTS_X = const(41)
_CELLS_X = const(53)
_CELL = const(6)
_SAID_X = const(90)
_NOW_X = const(97)
_POOLS_X = const(104)
_FIVE_X = const(82)
_TILE_W = const(10)


class Board:
    """Draws a Table on a canvas."""

    def __init__(self, canvas, table):
        self.canvas = canvas
        self.table = table
        self.things = 4
        # where the hand ends
        self.end = 0
        self.reword()

    def reword(self):
        """Take the letters of the colours from the language that is loaded now."""
        self.letters = [t(K.LETTERS + i) for i in range(3)]

    # --- the table ---------------------------------------------------------------

    def clear(self):
        """An empty screen."""
        self.canvas.clear(PAPER)
        self.end = 0

    def draw(self):
        """All but the bars."""
        self._villain()
        self.update(0)

    def update(self, _code):
        """What an event changed."""
        c = self.canvas
        c.rect(0, _SEATS_Y, c.width, _HAND_Y - _SEATS_Y, PAPER)
        for seat in range(self.table.seats()):
            self._seat(seat)
        self._pools()
        if self.table.sum >= 0:
            self._villain()

    def _villain(self):
        c = self.canvas
        kind = self.table.villain()
        c.rect(0, _VILLAIN_Y, c.width, _LINE, PAPER)
        if kind < 0:
            return
        c.sprite(PICTURES[kind], 0, _VILLAIN_Y)
        if self.table.sum >= 0:
            # the sum of the cards against the strength
            n = self.table.sum
            won = n >= STRENGTH[kind]
            c.text(t(K.SUM, n, STRENGTH[kind]) + ("!" if won else ""), 11, _VILLAIN_Y, INK)
            return
        x = c.text(str(STRENGTH[kind]), 10, _VILLAIN_Y, INK) + 4
        for slot in range(3):
            reward = SLOTS[3 * kind + slot]
            if reward:
                if slot:
                    x = c.text("/", x, _VILLAIN_Y, INK)
                for colour in range(3):
                    for _ in range(reward >> 2 * colour & 3):
                        x = c.text(self.letters[colour], x, _VILLAIN_Y, INK)
        self._five(kind)

    def _five(self, now):
        # the villains of the battle by their strengths' pictures; those met are struck, the one of this fight is lit
        c = self.canvas
        for i in range(5):
            kind = 5 * self.table.b[_BATTLE] + i
            x = _FIVE_X + 9 * i
            c.sprite(PICTURES[kind], x, _VILLAIN_Y)
            if self.table.met(kind):
                c.fade(x, _VILLAIN_Y, 8, 8)
                c.line(x, _VILLAIN_Y + 7, x + 7, _VILLAIN_Y, INK)
            elif kind == now:
                c.invert(x, _VILLAIN_Y, 8, 8)

    def _pools(self):
        c = self.canvas
        for colour in range(3):
            y = _SEATS_Y + _STEP * colour
            x = c.text(self.letters[colour], _POOLS_X, y, INK)
            x = c.text(str(self.table.b[_CENTRE + colour]), x, y, INK)
            c.text_right(str(self.table.b[_RESERVE + colour]), c.width, y, INK)

    # --- the seats ---------------------------------------------------------------

    def _seat(self, seat):
        c = self.canvas
        b = self.table.b
        y = _SEATS_Y + _STEP * seat
        c.text(str(seat + 1), 1, y, INK)
        if b[_FIRST] == seat:
            c.invert(0, y, 6, 7)
        for colour in range(3):
            n = b[_TOKENS + 3 * seat + colour]
            x = _TOKENS_X + _TOKEN_W * colour
            if n < 10:
                c.text(self.letters[colour] + str(n), x, y, INK)
            else:
                # no room for the letter: its place says it
                c.text(str(n), x, y, INK)
        c.text_right(str(rules.score(self.table.seen, seat)), _POINTS_X + 10, y, INK)
        mask = rules.hand(b, seat)
        n = self.table.seats()
        x = _CELLS_X
        for value in range(LOW_CARD[n], HIGH_CARD[n] + 1):
            if mask >> value & 1:
                c.text(str(value), x, y, INK)
            else:
                c.pixel(x + 2, y + 4, INK)
            x += _CELL
        self._now(seat, y)

    def _now(self, seat, y):
        # what was said, and the card of this fight
        c = self.canvas
        card = self.table.b[_CARD + seat]
        said = self.table.b[_SAID + seat]
        if said:
            c.text(str(said), _SAID_X, y, INK)
            c.invert(_SAID_X - 1, y, 6, 7)
        if card:
            c.text("#" if card == _HIDDEN else str(card), _NOW_X, y, INK)
            if self.table.open and self.table.cancelled(seat):
                c.line(_NOW_X - 1, y + 6, _NOW_X + 5, y, INK)

    # --- around the table --------------------------------------------------------

    def bar(self, left, right):
        """The header; a long one leaves out the fight."""
        c = self.canvas
        if len(left) + len(right) + 1 > c.width // 5:
            right = ""
        small.header(c, left, right)

    def foot(self, pairs):
        """What the buttons do, in what the hand leaves of the last row."""
        c = self.canvas
        held = [pair for pair in pairs if pair[0] in "XY"]
        if not held:
            small.footer(c, pairs, 1)
            return
        right = x = c.width - 18 * len(held)
        for button, _word in held:
            x = c.text("?" if button == "X" else "…", small.badge(c, button, x, _HAND_Y) + 1, _HAND_Y, INK)
        x = self.end + 3
        for button, word in pairs:
            if button not in "XY" and x + 5 * len(button) + 4 + c.text_width(word) < right:
                x = c.text(word, small.badge(c, button, x, _HAND_Y) + 1, _HAND_Y, INK) + 4

    def told(self, line):
        """What has happened: a sentence in the last rows."""
        c = self.canvas
        rows = c.text_lines(line, c.width)
        y = c.height - _LINE * rows
        c.rect(0, y - 1, c.width, c.height - y + 1, PAPER)
        c.text_box(line, 0, y, c.width, _LINE * rows, INK)

    def strip(self, tiles, cursor, faded, mine=0):
        """Tiles to choose from in the last row, the one under the cursor turned round (-1: none is)."""
        c = self.canvas
        c.rect(0, _HAND_Y, c.width, _LINE, PAPER)
        x = 0
        for i in range(len(tiles)):
            what, value = tiles[i]
            w = _TILE_W
            if what >= 5:
                s = self.letters[what - 5] + str(value)
                w = 18
            else:
                s = str(value) if value else ("", "", "×", "“”", "↓")[what]
                w = 6 * len(s) + 4
            c.text(s, x + 2, _HAND_Y, INK)
            if what == 0 and value == mine:
                c.hline(x + 1, _HAND_Y + 7, 7, INK)
            if faded >> i & 1:
                c.hline(x + 1, _HAND_Y + 3, w - 4, INK)
            if i == cursor:
                c.invert(x, _HAND_Y, w - 1, _LINE)
            x += w
        self.end = x

    def heroes(self, cursor):
        """The five heroes, whose each is, and the one under the cursor."""
        c = self.canvas
        b = self.table.b
        self.end = 0
        for hero in range(5):
            y = 10 + 9 * hero
            c.rect(0, y, c.width, _LINE, PAPER)
            c.sprite(art.COOK + hero, 2, y)
            c.text(t(K.HEROES + hero), 14, y, INK)
            for seat in range(self.table.seats()):
                if b[_HERO_OF + seat] == hero + 1:
                    c.text_right(t(K.SEAT_SHORT, seat + 1), c.width - 2, y, INK)
            if hero == cursor:
                c.invert(0, y, c.width, _LINE)

    def ending(self, winners, y):
        """The heroes of the winners; the y below them."""
        x = 4
        for seat in range(self.table.seats()):
            if winners >> seat & 1:
                self.canvas.sprite(art.COOK + self.table.b[_HERO_OF + seat] - 1, x, y)
                x += 12
        return y + 8

    # --- looking around ----------------------------------------------------------

    def place(self, where, colour):
        """Where the tokens of a colour lie: of a seat 0 .. 4, 5 the centre, 6 the reserve."""
        if where < 5:
            return _TOKENS_X + _TOKEN_W * colour, _SEATS_Y + _STEP * where
        return _POOLS_X + (5 if where == 5 else 12), _SEATS_Y + _STEP * colour

    def edge(self, i, _beat):
        """Thing i is turned round at each beat: 0 the villain, 1 the five, 2 the centre, 3 the reserve, 4 .. the seats."""
        c = self.canvas
        if i < 4:
            x, y, w, h = _BOXES[i]
            c.invert(x, y, w, h)
        else:
            c.invert(0, _SEATS_Y + _STEP * (i - 4), _POOLS_X - 1, 7)


_BOXES = ((0, 8, 80, 8), (81, 8, 47, 8), (_POOLS_X, 16, 11, 24), (_POOLS_X + 11, 16, 13, 24))
