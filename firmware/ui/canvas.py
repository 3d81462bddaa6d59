# SPDX-License-Identifier: MIT
"""The drawing surface: a GS4 frame buffer that knows which rows changed.

Rows are kept by bands of 8; every drawing method marks the bands it touches and `flush` sends
only those. Drawing allocates nothing except where it says so.
"""

from array import array

import framebuf

from ui import sprite_data, text

_BAND = 3  # log2 of a band's rows
_MAX_LINES = 96
SAME = bytes(range(16))  # the colour map that changes nothing


class Canvas:
    """Draw on `buf`, a bytearray of width * height / 2 bytes; `width` must be even."""

    def __init__(self, buf, width, height):
        self.buf = buf
        self.width = width
        self.height = height
        self.fb = framebuf.FrameBuffer(buf, width, height, framebuf.GS4_HMSB)
        self.font = text.font()
        self._dirty = bytearray((height + 7) >> _BAND)
        self._lines = array("H", bytes(_MAX_LINES * 4))

    def mark(self, y0, y1):
        """Rows y0 to y1 - 1 have changed."""
        if y0 < 0:
            y0 = 0
        if y1 > self.height:
            y1 = self.height
        if y0 < y1:
            dirty = self._dirty
            for band in range(y0 >> _BAND, ((y1 - 1) >> _BAND) + 1):
                dirty[band] = 1

    def flush(self, display):
        """Send the changed rows by display.show(buf, top, bottom), one call a run of bands."""
        dirty = self._dirty
        n = len(dirty)
        i = 0
        while i < n:
            if dirty[i]:
                top = i
                while i < n and dirty[i]:
                    dirty[i] = 0
                    i += 1
                display.show(self.buf, top << _BAND, min(i << _BAND, self.height))
            i += 1

    # shapes

    def clear(self, c):
        self.fb.fill(c)
        self.mark(0, self.height)

    def rect(self, x, y, w, h, c, fill=True):
        if w > 0 and h > 0:
            self.fb.rect(x, y, w, h, c, fill)
            self.mark(y, y + h)

    def frame(self, x, y, w, h, c, thick=1):
        """The outline of a box, `thick` pixels inwards."""
        for i in range(thick):
            self.rect(x + i, y + i, w - 2 * i, h - 2 * i, c, False)

    def panel(self, x, y, w, h, ground, edge):
        """A filled box with an edge and cut corners."""
        self.rect(x + 1, y + 1, w - 2, h - 2, ground)
        self.hline(x + 1, y, w - 2, edge)
        self.hline(x + 1, y + h - 1, w - 2, edge)
        self.vline(x, y + 1, h - 2, edge)
        self.vline(x + w - 1, y + 1, h - 2, edge)

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

    def text_width(self, s, font=None, scale=1):
        return len(s) * (font or self.font).width * scale

    def text_center(self, s, x, y, w, c, font=None, scale=1):
        """One line in the middle of the `w` pixels from x."""
        return self.text(s, x + (w - self.text_width(s, font, scale)) // 2, y, c, font, scale)

    def text_right(self, s, x, y, c, font=None, scale=1):
        """One line that ends before x."""
        return self.text(s, x - self.text_width(s, font, scale), y, c, font, scale)

    def text_box(self, s, x, y, w, h, c, font=None, first=0, center=False):
        """Wrapped text in a box of w x h pixels, from line number `first` on.

        `s` is a str or utf-8 bytes (a str is encoded: one allocation). Returns how many lines
        the whole text has; it fits if that is at most first + h // font.height.
        """
        f = font or self.font
        data = s.encode() if isinstance(s, str) else s
        lines = self._lines
        total = text.wrap(data, max(1, w // f.width), lines)
        shown = min(first + h // f.height, total, _MAX_LINES)
        at = y
        for i in range(first, shown):
            count = lines[2 * i + 1]
            left = x + (w - count * f.width) // 2 if center else x
            text.raw_line(
                self.buf, f.glyphs, f.ranges, data, lines[2 * i], count, left, at, c, 1,
                f.cell, self.width, self.height,
            )  # fmt: skip
            at += f.height
        self.mark(y, at)
        return total

    def text_lines(self, s, w, font=None):
        """How many lines text_box makes of a str in `w` pixels."""
        f = font or self.font
        return text.wrap(s.encode(), max(1, w // f.width), self._lines)

    # pictures

    def sprite(self, number, x, y, colors=SAME, cut=0):
        """Sprite `number` of ui.sprites at (x, y); `colors`: 16 bytes, new colour of each colour.

        Without its lowest `cut` rows.
        """
        i = number * 5
        index = sprite_data.INDEX
        h = index[i + 3] - cut
        self.mark(y, y + h)
        text.raw_sprite(
            self.buf, sprite_data.DATA, index[i] | index[i + 1] << 8, index[i + 2], h, index[i + 4],
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
