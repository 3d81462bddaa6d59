# SPDX-License-Identifier: MIT
"""What is chosen from beside Monster Hex' board on 128x64: tiles above the footer, factions and abilities of the set-up."""

from games.monster_hex import view_pictures as art
from games.monster_hex.boards import SLOTS
from games.monster_hex.view_small_hex import TOP
from games.monster_hex.view_small_map import Map
from lang import keys_monster_hex as K
from lang import t
from micropython import const
from ui.palette import INK, PAPER

_BOARD = const(2)
_SEATS_N = const(1)
_MOVER = const(6)

_LINE = const(8)
_FOOT_Y = const(56)
_ROW_Y = const(48)  # of tiles that are no hexes
_HAND_Y = const(35)
_TILE_W = const(26)

_HAND = const(0)
_AIM = const(1)
_POWER_TILE = const(2)
_SLOT_TILE = const(3)
_END = const(4)
# what ends a question, where its word has no room
CROSS = "×"


class Tiles(Map):
    """Draws a Table on a canvas; Board adds what is shown of the game itself."""

    def show(self):
        """All of the window."""
        raise NotImplementedError

    # --- tiles ---------------------------------------------------------------------

    def strip(self, tiles, cursor, faded):
        """Tiles to choose from above the footer, the one under the cursor turned round; all of the board if none is (-1)."""
        c = self.canvas
        top = _FOOT_Y if cursor < 0 else _ROW_Y
        for what, _value, _mark in tiles:
            if what == _HAND and cursor >= 0:
                top = _HAND_Y
        if self.bottom != top:
            self.bottom = top
            self.show()
        if cursor < 0:
            return
        c.rect(0, top, c.width, _FOOT_Y - top, PAPER)
        # all tiles of any question have room: at most four hexes and the objectives, or three hexes and a cross
        if tiles[-1][0] == _END and sum([self._width(tile) for tile in tiles]) > c.width:
            tiles = tiles[:-1] + [(_END, 0, CROSS)]
        # a hand lies below the window
        self.bottom = _FOOT_Y
        x = 0
        for i in range(len(tiles)):
            w = self._width(tiles[i])
            self._tile(tiles[i], x, w - 1, i == cursor, faded >> i & 1)
            x += w
        self.bottom = top

    def _width(self, tile):
        what, value, mark = tile
        if what == _HAND:
            return _TILE_W
        if what == _SLOT_TILE:
            return 6 + 6 * self._factions(value) + 5 * len(mark) + 4
        return 5 * len(mark) + (4 if what == _END else 13)

    def _factions(self, slot):
        # how many factions get more for a slot
        mask = SLOTS[self.table.b[_BOARD]][2 * slot + 1]
        return sum([mask >> i & 1 for i in range(4)])

    def _tile(self, tile, x, w, chosen, faded):
        c = self.canvas
        what, value, mark = tile
        if what == _HAND:
            self.outline(x + 13, _HAND_Y + 10)
            self.monster(x + 13, _HAND_Y + 10, value, 0, 0)
            if faded:
                c.fade(x + 1, _HAND_Y, 25, 21)
            if chosen:
                self.rows(x + 13, _HAND_Y + 10, True)
            return
        left = x + 2
        if what == _AIM:
            c.sprite(art.OBJECTIVE, x + 1, _ROW_Y)
            left = x + 10
        elif what == _POWER_TILE:
            c.sprite(art.ABILITY_ENCHANT + value, x + 1, _ROW_Y)
            left = x + 10
        elif what == _SLOT_TILE:
            left = self._slot(value, left)
        c.text(mark, left, _ROW_Y, INK)
        if faded:
            c.hline(x + 1, _ROW_Y + 3, w - 2, INK)
        if chosen:
            c.invert(x, _ROW_Y, w, _LINE)

    def _slot(self, slot, x):
        # value and marks of a slot; the x after them
        slots = SLOTS[self.table.b[_BOARD]]
        x = self.digits(slots[2 * slot], x, _ROW_Y + 1) + 1
        for faction in range(4):
            if slots[2 * slot + 1] >> faction & 1:
                self.mark(faction, x, _ROW_Y + 1)
                x += 6
        return x + 1

    # --- set-up ------------------------------------------------------------------

    def factions(self, cursor):
        """The four factions, whose each is, and the one under the cursor; the header may have two rows."""
        c = self.canvas
        table = self.table
        c.rect(0, TOP, c.width, _FOOT_Y - TOP, PAPER)
        for faction in range(4):
            y = 16 + 10 * faction
            c.sprite(art.EMBLEM_RED + faction, 3, y + 1)
            c.text(t(K.FACTIONS + faction), 15, y + 1, INK)
            for side in range(table.sides()):
                if table.faction(side) == faction:
                    word = "+" if side == table.b[_SEATS_N] else t(K.SEAT_SHORT, side + 1)
                    c.text_right(word, c.width - 3, y + 1, INK)
            if faction == cursor:
                c.invert(0, y, c.width, 10)

    def abilities(self, cursor):
        """The two abilities of the seat that decides, and what the one under the cursor does."""
        c = self.canvas
        first = 2 * self.table.faction(self.table.b[_MOVER])
        c.rect(0, TOP, c.width, _FOOT_Y - TOP, PAPER)
        for i in range(2):
            x = 2 + 12 * i
            c.sprite(art.ABILITY_ENCHANT + first + i, x, 16)
            if i == cursor:
                c.invert(x - 1, 15, 10, 9)
                c.text(t(K.ABILITIES + first + i), 28, 16, INK)
                c.text_box(t(K.ABILITY_TEXTS + first + i), 0, 24, c.width, 32, INK)

    def ending(self, winners, y):
        """The monsters of the winners; the y below them."""
        x = 4
        for seat in range(4):
            if winners >> seat & 1:
                self.canvas.sprite(art.MONSTER_RED + self.table.faction(seat), x, y)
                x += 12
        return y + _LINE
