# SPDX-License-Identifier: MIT
"""The drawing surface of colour screens: a GS4 frame buffer. Drawing allocates nothing except where it says so."""

import framebuf

from micropython import const
from ui import sprite_data, text
from ui.surface import Surface

_OWN = const(128)  # number of the first of a game's own pictures
_MAX_LINES = 96  # of a wrapped text
SAME = bytes(range(16))  # the colour map that changes nothing


class Canvas(Surface):
    """Draw on `buf`, a bytearray of width * height / 2 bytes; `width` must be even."""

    def __init__(self, buf, width, height):
        Surface.__init__(self, buf, width, height, text.font(), _MAX_LINES)
        self.fb = framebuf.FrameBuffer(buf, width, height, framebuf.GS4_HMSB)

    # shapes

    def clear(self, c):
        self.fb.fill(c)
        self.mark(0, self.height)

    def rect(self, x, y, w, h, c, fill=True):
        if w > 0 and h > 0:
            self.fb.rect(x, y, w, h, c, fill)
            self.mark(y, y + h)

    def hline(self, x, y, w, c):
        self.fb.hline(x, y, w, c)
        self.mark(y, y + 1)

    def vline(self, x, y, h, c):
        self.fb.vline(x, y, h, c)
        self.mark(y, y + h)

    def line(self, x0, y0, x1, y1, c):
        self.fb.line(x0, y0, x1, y1, c)
        self.mark(min(y0, y1), max(y0, y1) + 1)

    def pixel(self, x, y, c):
        self.fb.pixel(x, y, c)
        self.mark(y, y + 1)

    def ellipse(self, x, y, rx, ry, c, fill=False):
        self.fb.ellipse(x, y, rx, ry, c, fill)
        self.mark(y - ry, y + ry + 1)

    def poly(self, coords, c, fill=True, x=0, y=0):
        """A polygon of array('h') coordinates x0, y0, x1, y1.. moved by (x, y)."""
        self.fb.poly(x, y, coords, c, fill)
        low = high = coords[1]
        for i in range(3, len(coords), 2):
            v = coords[i]
            if v < low:
                low = v
            elif v > high:
                high = v
        self.mark(y + low, y + high + 1)

    # text

    def text(self, s, x, y, c, font=None, scale=1):
        """One line of str `s`, its cell's top left corner at (x, y); returns the x after it."""
        f = font or self.font
        self.mark(y, y + f.height * scale)
        return text.raw_line(self.buf, f.glyphs, f.ranges, s, 0, len(s), x, y, c, scale, f.cell, self.width, self.height)

    def text_part(self, f, data, start, count, x, y, c):
        """`count` letters of utf-8 bytes from byte `start` on, in font `f`."""
        text.raw_line(self.buf, f.glyphs, f.ranges, data, start, count, x, y, c, 1, f.cell, self.width, self.height)

    # pictures

    def sprite(self, number, x, y, colors=SAME, cut=0):
        """Sprite `number` of ui.sprites (from 128 on: of the game's own) at (x, y).

        `colors`: 16 bytes, new colour of each colour. Without its lowest `cut` rows.
        """
        art = sprite_data
        if number >= _OWN:
            art = self.own
            number -= _OWN
        i = number * 5
        index = art.INDEX
        h = index[i + 3] - cut
        self.mark(y, y + h)
        text.raw_sprite(
            self.buf, art.DATA, index[i] | index[i + 1] << 8, index[i + 2], h, index[i + 4],
            colors, x, y, self.width, self.height,
        )  # fmt: skip

    def keep(self, x, y, w, h, store, at, back=False):
        """Keep w x h pixels at (x, y) in the bytearray `store` from byte `at` on, or draw them `back`.

        They take (w // 2 + 1) * h bytes; what is outside the screen is left out both times.
        """
        stride = self.width >> 1
        left = x >> 1
        wide = (w >> 1) + 1
        step = wide
        if left < 0:
            wide += left
            left = 0
        if left + wide > stride:
            wide = stride - left
        if y < 0:
            h += y
            y = 0
        if y + h > self.height:
            h = self.height - y
        if back:
            text.raw_block(self.buf, y * stride + left, stride, store, at, step, wide, h)
            self.mark(y, y + h)
        else:
            text.raw_block(store, at, step, self.buf, y * stride + left, stride, wide, h)
