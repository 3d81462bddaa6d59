# SPDX-License-Identifier: MIT
"""The packed fonts, each loaded when first asked for, and a linear wrap.

A text is a str, or its utf-8 bytes when parts of it are drawn (`wrap` says which).
On the board a font has only the glyphs that the language needs: 4 to 6 KB less.
"""

from core import loading

# first and last code points in steps of 2: what the screens and all languages use
_ALWAYS = (0x20, 0x7E, 0xAB, 0xBB, 0xD7, 0xD7, 0x2013, 0x2026, 0x2116, 0x2116, 0x2190, 0x2195, 0x21BA, 0x21BB, 0x2212, 0x2212,
           0x2264, 0x2265, 0x25B2, 0x25CF, 0x2713, 0x2717)  # fmt: skip
_ALPHABETS = {"ru": (0x400, 0x45F), "el": (0x384, 0x3CE)}


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
        self.cell = module.WIDTH | module.HEIGHT << 8
        self.take(module)

    def take(self, module):
        """Take the glyphs of a font module that are needed now."""
        self.ranges = module.RANGES
        self.glyphs = module.GLYPHS
        if _needed:
            self._choose(self.ranges, self.glyphs)
        loading.forget("ui.fonts.fixed")

    def _choose(self, ranges, glyphs):
        kept = []
        parts = [glyphs[: self.height]]
        count = 1
        for j in range(0, len(ranges), 6):
            low = ranges[j] | ranges[j + 1] << 8
            for i in range(0, len(_needed), 2):
                first = max(_needed[i], low)
                last = min(_needed[i + 1], ranges[j + 2] | ranges[j + 3] << 8)
                if first <= last:
                    at = (ranges[j + 4] | ranges[j + 5] << 8) + first - low
                    n = last + 1 - first
                    kept += (first & 255, first >> 8, last & 255, last >> 8, count & 255, count >> 8)
                    parts.append(glyphs[at * self.height : (at + n) * self.height])
                    count += n
        self.ranges = bytes(kept)
        self.glyphs = b"".join(parts)

    def find(self, code):
        """Number of the glyph of a code point, 0 if there is none."""
        return find(self.ranges, code)


_fonts = {}
# as _ALWAYS; nothing: all glyphs
_needed = ()


def speak(code, more=""):
    """Have the glyphs for language `code` and for the letters of `more`."""
    global _needed
    needed = _ALWAYS + _ALPHABETS.get(code, ())
    for letter in more:
        if not any([needed[i] <= ord(letter) <= needed[i + 1] for i in range(0, len(needed), 2)]):
            needed = ()
            break
    if not loading.keep and needed != _needed:
        _needed = needed
        for height in _fonts:
            _fonts[height].take(_module(height))


def _module(height):
    return loading.load("ui.fonts.fixed6x13" if height == 13 else "ui.fonts.fixed5x8")


def _face(height):
    if height not in _fonts:
        _fonts[height] = Font(_module(height))
    return _fonts[height]


def font():
    """The 6x13 font, for colour screens."""
    return _face(13)


def small_font():
    """The 5x8 font, for small print and 128x64 screens; loaded at first use."""
    return _face(8)


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
