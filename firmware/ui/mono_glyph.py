# SPDX-License-Identifier: MIT
"""Text lines and sprites into a MONO_VLSB buffer: the plain twin of mono_glyph_viper.

Both modules have the same three functions and must set the same pixels. The buffer is `width` by `height` pixels (height
a multiple of 8): a byte is 8 of them, one below the other, the top one in bit 0. All drawing is clipped to it.
"""

from ui.fonts import find


def line(dst, font, ranges, text, start, count, x, y, color, cell, width, height):
    """Draw `count` characters of utf-8 `text` (bytes or str) from byte `start`; returns the x after.

    font: rows of the glyphs; ranges: their code points (see ui/fonts); color: 1 sets pixels, 0 clears them; cell: glyph
    width | glyph height << 8, at most 8 and 16.
    """
    cell_w = cell & 255
    cell_h = cell >> 8
    if isinstance(text, str):
        text = text.encode()
    i = start
    for _ in range(count):
        code = text[i]
        i += 1
        if code >= 0xE0:
            code = (code & 15) << 12 | (text[i] & 63) << 6 | (text[i + 1] & 63)
            i += 2
        elif code >= 0xC0:
            code = (code & 31) << 6 | (text[i] & 63)
            i += 1
        at = find(ranges, code) * cell_h
        for column in range(cell_w):
            bits = 0
            for r in range(cell_h):
                if font[at + r] & 0x80 >> column:
                    bits |= 1 << r
            _column(dst, bits, x + column, y, color, width, height)
        x += cell_w
    return x


def _column(dst, bits, x, y, color, width, height):
    # bits: pixels from y on downwards
    if not 0 <= x < width:
        return
    bits <<= y & 7
    page = y >> 3
    while bits:
        if 0 <= page < height >> 3:
            if color:
                dst[page * width + x] |= bits & 255
            else:
                dst[page * width + x] &= ~bits & 255
        bits >>= 8
        page += 1


def sprite(dst, data, at, x, y, width, height):
    """Draw the 8x8 sprite (MONO_VLSB columns) that begins at byte `at` of `data`; its dark pixels cover, too."""
    for column in range(8):
        _column(dst, 255, x + column, y, 0, width, height)
        _column(dst, data[at + column], x + column, y, 1, width, height)


def invert(dst, x, y, w, h, width, height):
    """Lit pixels of a box become dark ones and the other way round."""
    for py in range(max(0, y), min(height, y + h)):
        for px in range(max(0, x), min(width, x + w)):
            dst[(py >> 3) * width + px] ^= 1 << (py & 7)
