# SPDX-License-Identifier: MIT
"""The packed fonts, each loaded when first asked for, and a linear wrap.

A text is a str, or its utf-8 bytes when parts of it are drawn (`wrap` says which).
"""


def find(ranges, code):
    """The number of the glyph of a code point; 0 if the font lacks it."""
    for j in range(0, len(ranges), 6):
        first = ranges[j] | ranges[j + 1] << 8
        if first <= code <= (ranges[j + 2] | ranges[j + 3] << 8):
            return (ranges[j + 4] | ranges[j + 5] << 8) + code - first
    return 0


class Font:
    """A packed font: `width` and `height` of the cell, `ascent`, bytes `ranges` and `glyphs`."""

    def __init__(self, module):
        self.width = module.WIDTH
        self.height = module.HEIGHT
        self.ascent = module.ASCENT
        self.ranges = module.RANGES
        self.glyphs = module.GLYPHS
        self.cell = module.WIDTH | module.HEIGHT << 8

    def find(self, code):
        """Number of the glyph of a code point, 0 if there is none."""
        return find(self.ranges, code)


_fonts = {}


def font():
    """The 6x13 font, for colour screens."""
    if 13 not in _fonts:
        from ui.fonts import fixed6x13

        _fonts[13] = Font(fixed6x13)
    return _fonts[13]


def small_font():
    """The 5x8 font, for small print and 128x64 screens; loaded at first use."""
    if 8 not in _fonts:
        from ui.fonts import fixed5x8

        _fonts[8] = Font(fixed5x8)
    return _fonts[8]


def width(s, face=None, scale=1):
    """Pixels a one-line str takes."""
    return len(s) * (face or font()).width * scale


def wrap(data, columns, out):
    """Break utf-8 bytes into lines of at most `columns` characters, at spaces and newlines.

    Writes (first byte, characters) pairs into `out`, an array('H'); lines that do not fit
    there are only counted. A word longer than a line is cut. Returns the number of lines.
    """
    n = len(data)
    room = len(out) >> 1
    lines = 0
    i = 0
    while i < n or lines == 0:
        start = i
        chars = 0
        gap = -1  # byte after the last space on this line, and characters before that space
        gap_chars = 0
        while i < n:
            c = data[i]
            if c == 10:
                break
            if c == 32:
                gap = i + 1
                gap_chars = chars
            if chars == columns:
                if gap >= 0:
                    i = gap
                    chars = gap_chars
                break
            chars += 1
            i += 1
            while i < n and data[i] & 0xC0 == 0x80:
                i += 1
        if i < n and data[i] == 10:
            i += 1
        if lines < room:
            out[lines * 2] = start
            out[lines * 2 + 1] = chars
        lines += 1
    return lines
