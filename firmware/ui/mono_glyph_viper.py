# SPDX-License-Identifier: MIT
"""Text lines and sprites into a MONO_VLSB buffer, in viper; see mono_glyph.py, its plain twin."""

import micropython


@micropython.viper
def line(
    dst, font, ranges, text, start: int, count: int, x: int, y: int, color: int, cell: int, width: int, height: int
) -> int:
    d = ptr8(dst)
    f = ptr8(font)
    ix = ptr8(ranges)
    t = ptr8(text)
    end = int(len(ranges))
    cell_w = cell & 255
    cell_h = cell >> 8
    pages = height >> 3
    shift = y & 7
    first_page = y >> 3
    i = start
    while count > 0:
        count -= 1
        code = t[i]
        i += 1
        if code >= 0xE0:
            code = (code & 15) << 12 | (t[i] & 63) << 6 | (t[i + 1] & 63)
            i += 2
        elif code >= 0xC0:
            code = (code & 31) << 6 | (t[i] & 63)
            i += 1
        if code != 32:
            at = 0
            j = 0
            while j < end:
                low = ix[j] | ix[j + 1] << 8
                if low <= code and code <= (ix[j + 2] | ix[j + 3] << 8):
                    at = ((ix[j + 4] | ix[j + 5] << 8) + code - low) * cell_h
                    break
                j += 6
            column = 0
            while column < cell_w:
                px = x + column
                if px >= 0 and px < width:
                    mask = 0x80 >> column
                    bits = 0
                    r = 0
                    while r < cell_h:
                        if f[at + r] & mask:
                            bits |= 1 << r
                        r += 1
                    bits <<= shift
                    page = first_page
                    while bits:
                        if page >= 0 and page < pages:
                            q = page * width + px
                            if color:
                                d[q] = d[q] | (bits & 255)
                            else:
                                d[q] = d[q] & (255 - (bits & 255))
                        bits >>= 8
                        page += 1
                column += 1
        x += cell_w
    return x


@micropython.viper
def sprite(dst, data, at: int, x: int, y: int, width: int, height: int):
    d = ptr8(dst)
    s = ptr8(data)
    pages = height >> 3
    shift = y & 7
    column = 0
    while column < 8:
        px = x + column
        if px >= 0 and px < width:
            bits = s[at + column] << shift
            keep = 0xFFFF ^ (0xFF << shift)
            page = y >> 3
            k = 0
            while k < 2:
                if page >= 0 and page < pages:
                    q = page * width + px
                    d[q] = (d[q] & keep) | (bits & 255)
                keep >>= 8
                bits >>= 8
                page += 1
                k += 1
        column += 1


@micropython.viper
def invert(dst, x: int, y: int, w: int, h: int, width: int, height: int):
    d = ptr8(dst)
    bottom = y + h
    if bottom > height:
        bottom = height
    right = x + w
    if right > width:
        right = width
    if x < 0:
        x = 0
    if y < 0:
        y = 0
    while y < bottom:
        base = (y >> 3) * width
        bit = 1 << (y & 7)
        px = x
        while px < right:
            d[base + px] = d[base + px] ^ bit
            px += 1
        y += 1
