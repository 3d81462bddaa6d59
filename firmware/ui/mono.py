# SPDX-License-Identifier: MIT
"""The drawing surface of one-bit screens: a MONO_VLSB frame buffer, with the methods of ui.canvas.Canvas.

The palette's colours become lit or dark: ink is lit, paper and all light grounds are dark, so that what is dark on
light in colour is bright on black here. Polygons and ellipses are left to colour; text has one size.
"""

import sys

import framebuf

from micropython import const
from ui import fonts, mono_data
from ui.surface import Surface

if sys.implementation.name == "micropython":
    try:
        from ui import mono_glyph_viper as glyph
    except (ImportError, SyntaxError, AttributeError, NameError):  # a port without viper
        from ui import mono_glyph as glyph
else:
    from ui import mono_glyph as glyph

raw_line = glyph.line
raw_sprite = glyph.sprite

# what a number of ui.palette is: INK, GREY, the dark hues, BROWN, PURPLE and HIGHLIGHT are lit
_LIT = b"\1\0\1\0\1\0\1\0\1\0\0\0\1\1\0\1"
_OWN = const(128)  # number of the first of a game's own pictures
_MAX_LINES = 192  # of a wrapped text


class MonoCanvas(Surface):
    """Draw on `buf`, a bytearray of width * height / 8 bytes; `height` must be a multiple of 8."""

    def __init__(self, buf, width, height):
        Surface.__init__(self, buf, width, height, fonts.small_font(), _MAX_LINES)
        self.fb = framebuf.FrameBuffer(buf, width, height, framebuf.MONO_VLSB)

    # shapes

    def clear(self, c):
        self.fb.fill(_LIT[c])
        self.mark(0, self.height)

    def rect(self, x, y, w, h, c, fill=True):
        if w > 0 and h > 0:
            self.fb.rect(x, y, w, h, _LIT[c], fill)
            self.mark(y, y + h)

    def hline(self, x, y, w, c):
        self.fb.hline(x, y, w, _LIT[c])
        self.mark(y, y + 1)

    def vline(self, x, y, h, c):
        self.fb.vline(x, y, h, _LIT[c])
        self.mark(y, y + h)

    def line(self, x0, y0, x1, y1, c):
        self.fb.line(x0, y0, x1, y1, _LIT[c])
        self.mark(min(y0, y1), max(y0, y1) + 1)

    def pixel(self, x, y, c):
        self.fb.pixel(x, y, _LIT[c])
        self.mark(y, y + 1)

    def invert(self, x, y, w, h):
        """Lit pixels of a box become dark and dark ones lit: what is chosen."""
        glyph.invert(self.buf, x, y, w, h, self.width, self.height)
        self.mark(y, y + h)

    def fade(self, x, y, w, h):
        """Every other pixel of a box becomes dark: what cannot be chosen."""
        for py in range(y, y + h):
            for px in range(x + (x + py & 1), x + w, 2):
                self.fb.pixel(px, py, 0)
        self.mark(y, y + h)

    # text

    def text(self, s, x, y, c, font=None, scale=1):
        """One line of str `s`, its cell's top left corner at (x, y); returns the x after it."""
        f = font or self.font
        self.mark(y, y + f.height)
        return raw_line(self.buf, f.glyphs, f.ranges, s, 0, len(s), x, y, _LIT[c], f.cell, self.width, self.height)

    def text_part(self, f, data, start, count, x, y, c):
        """`count` letters of utf-8 bytes from byte `start` on, in font `f`."""
        raw_line(self.buf, f.glyphs, f.ranges, data, start, count, x, y, _LIT[c], f.cell, self.width, self.height)

    # pictures

    def sprite(self, number, x, y):
        """Picture `number` of ui.sprites (from 128 on: of the game's own), 8x8 pixels, at (x, y)."""
        art = mono_data
        if number >= _OWN:
            art = self.own
            number -= _OWN
        self.mark(y, y + 8)
        raw_sprite(self.buf, art.DATA, number * 8, x, y, self.width, self.height)
