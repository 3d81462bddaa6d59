# SPDX-License-Identifier: MIT
"""Text lines, sprites and blocks of a GS4_HMSB buffer: the plain twin of glyph_viper.

Both modules have the same functions and must set the same pixels. The buffer is
`width` (even) by `height` pixels, two a byte, the left one in the high nibble. All drawing is
clipped to it.
"""

from ui.fonts import find


def line(dst, font, ranges, text, start, count, x, y, color, scale, cell, width, height):
    """Draw `count` characters of utf-8 `text` (bytes or str) from byte `start`; returns the x after.

    font: rows of the glyphs; ranges: their code points (see ui/fonts); cell: glyph width |
    glyph height << 8; scale: 1 or 2.
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
        if -cell_w * scale < x < width:
            _glyph(dst, font, find(ranges, code) * cell_h, x, y, color, scale, cell_h, width, height)
        x += cell_w * scale
    return x


def _glyph(dst, font, at, x, y, color, scale, rows, width, height):
    stride = width >> 1
    for r in range(rows):
        bits = font[at + r]
        if not bits:
            continue
        for dy in range(scale):
            py = y + r * scale + dy
            if 0 <= py < height:
                _row(dst, py * stride, bits, x, color, scale, width)


def _row(dst, base, bits, x, color, scale, width):
    while bits:
        if bits & 0x80:
            for px in range(x, x + scale):
                if 0 <= px < width:
                    q = base + (px >> 1)
                    if px & 1:
                        dst[q] = dst[q] & 0xF0 | color
                    else:
                        dst[q] = dst[q] & 0x0F | color << 4
        bits = bits << 1 & 0xFF
        x += scale


def sprite(dst, data, at, w, h, key, colors, x, y, width, height):
    """Draw the w x h sprite (w even, GS4_HMSB) that begins at byte `at` of `data`.

    Pixels of value `key` are left out; the others are looked up in the 16 bytes `colors`.
    """
    stride = width >> 1
    for r in range(h):
        py = y + r
        if 0 <= py < height:
            base = py * stride
            row = at + r * (w >> 1)
            for c in range(w):
                v = data[row + (c >> 1)]
                v = v & 15 if c & 1 else v >> 4
                px = x + c
                if v != key and 0 <= px < width:
                    q = base + (px >> 1)
                    if px & 1:
                        dst[q] = dst[q] & 0xF0 | colors[v]
                    else:
                        dst[q] = dst[q] & 0x0F | colors[v] << 4


def block(dst, to, step, src, at, stride, w, h):
    """Copy h rows of w bytes each: from byte `at` of `src`, `stride` apart, to byte `to` of `dst`, `step` apart."""
    for _ in range(h):
        for i in range(w):
            dst[to + i] = src[at + i]
        to += step
        at += stride
