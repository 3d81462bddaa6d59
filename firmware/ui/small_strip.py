# SPDX-License-Identifier: MIT
"""A strip of tiles on 128x64, one row: what a hand of cards is on this screen. Of any game.

ui.pieces has the like of it for 240x240. A tile is (icon, ground, mark): a picture and a few letters; the ground
is for colour.
"""

from ui.palette import INK, PAPER

_H = 8


class Strip:
    """Draws tiles at height y of a canvas, `width` px (0: all of it).

    Those that have no room are left of it or right of it, with an arrow there.
    """

    def __init__(self, canvas, y, width=0):
        self.canvas = canvas
        self.y = y
        self.width = width or canvas.width
        self.first = 0
        # (x, width) of the tiles that are shown; bit i: tile i is turned round for a beat
        self.spots = {}
        self.beckons = 0

    def draw(self, tiles, cursor, faded):
        """All tiles, the one under the cursor turned round (-1: none is); bit i of `faded` puts a cross on i."""
        c = self.canvas
        c.rect(0, self.y, c.width, _H, PAPER)
        self.spots.clear()
        self.beckons = 0
        last = len(tiles) - 1
        widths = [12 + 5 * (len(tiles[i][2]) + (faded >> i & 1)) for i in range(last + 1)]
        if sum(widths) - 2 <= self.width:
            self.first = 0
        else:
            self.first = min(self.first, max(cursor, 0))
            while self.first < cursor and sum(widths[self.first : cursor + 1]) > self.width - 10:
                self.first += 1
        x = c.text("←", 0, self.y, INK) if self.first else 0
        for i in range(self.first, last + 1):
            if x + widths[i] - 3 > self.width - (5 if i < last else 0):
                c.text("→", self.width - 5, self.y, INK)
                break
            self._tile(tiles[i], x, widths[i] - 2, i == cursor, faded >> i & 1)
            self.spots[i] = x, widths[i] - 2
            x += widths[i]

    def _tile(self, tile, x, w, chosen, faded):
        c = self.canvas
        c.sprite(tile[0], x + 1, self.y)
        c.text(tile[2], x + 9, self.y, INK)
        if faded:
            # as in a menu: half of the dots of a picture so small would be no picture
            c.text("×", x + w - 5, self.y, INK)
        if chosen:
            c.invert(x, self.y, w, _H)

    def point(self, i, beat):
        """Tile i beckons: turned round on every other beat."""
        if i in self.spots and beat != self.beckons >> i & 1:
            x, w = self.spots[i]
            self.canvas.invert(x, self.y, w, _H)
            self.beckons ^= 1 << i
