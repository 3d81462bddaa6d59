# SPDX-License-Identifier: MIT
"""What all drawing surfaces share: which rows changed, boxes made of lines, and how long a text is.

Rows are kept by bands of 8; every drawing method marks the bands it touches and `flush` sends
only those.
"""

from array import array

from ui import fonts

_BAND = 3  # log2 of a band's rows


class Surface:
    """Draws on `buf`, width x height pixels; ui.canvas.Canvas in colour, ui.mono.MonoCanvas in one bit."""

    def __init__(self, buf, width, height, font, lines):
        """`font`: of the text where no other is asked for; `lines`: how many of them a text may have."""
        self.buf = buf
        self.width = width
        self.height = height
        self.font = font
        # the module of the game's own pictures
        self.own = None
        self._dirty = bytearray((height + 7) >> _BAND)
        self._lines = array("H", bytes(lines * 4))

    # what colour and one bit do in ways of their own

    def rect(self, x, y, w, h, c, fill=True):
        raise NotImplementedError

    def hline(self, x, y, w, c):
        raise NotImplementedError

    def vline(self, x, y, h, c):
        raise NotImplementedError

    def text(self, s, x, y, c, font=None, scale=1):
        raise NotImplementedError

    def text_part(self, f, data, start, count, x, y, c):
        raise NotImplementedError

    # what they share

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

    def text_width(self, s, font=None, scale=1):
        return len(s) * (font or self.font).width * scale

    def text_center(self, s, x, y, w, c, font=None, scale=1):
        """One line in the middle of the `w` pixels from x."""
        return self.text(s, x + (w - self.text_width(s, font, scale)) // 2, y, c, font, scale)

    def text_right(self, s, x, y, c, font=None, scale=1):
        """One line that ends before x."""
        return self.text(s, x - self.text_width(s, font, scale), y, c, font, scale)

    def text_lines(self, s, w, font=None):
        """How many lines text_box makes of a str in `w` pixels."""
        f = font or self.font
        return fonts.wrap(s.encode(), max(1, w // f.width), self._lines)

    def line_length(self, i):
        """How many letters line i has of the text that was wrapped last."""
        return self._lines[2 * i + 1]

    def text_box(self, s, x, y, w, h, c, font=None, first=0, center=False, hang=0):
        """Wrapped text in a box of w x h pixels, from line number `first` on, all lines but that `hang` pixels in.

        `s` is a str or utf-8 bytes (a str is encoded: one allocation). Returns how many lines
        the whole text has; it fits if that is at most first + h // font.height.
        """
        f = font or self.font
        data = s.encode() if isinstance(s, str) else s
        lines = self._lines
        total = fonts.wrap(data, max(1, (w - hang) // f.width), lines)
        shown = min(first + h // f.height, total, len(lines) >> 1)
        at = y
        for i in range(first, shown):
            count = lines[2 * i + 1]
            left = x + (w - count * f.width) // 2 if center else x
            self.text_part(f, data, lines[2 * i], count, left, at, c)
            if i == 0:
                x += hang
            at += f.height
        self.mark(y, at)
        return total
