# SPDX-License-Identifier: MIT
"""Text lines, sprites and blocks of a GS4_HMSB buffer, in viper; see glyph.py, its plain twin."""

import micropython


@micropython.viper
def line(
    dst, font, ranges, text, start: int, count: int, x: int, y: int, color: int,
    scale: int, cell: int, width: int, height: int,
) -> int:  # fmt: skip
    d = ptr8(dst)
    f = ptr8(font)
    ix = ptr8(ranges)
    t = ptr8(text)
    end = int(len(ranges))
    cell_w = cell & 255
    cell_h = cell >> 8
    stride = width >> 1
    tall = cell_h * scale
    top = 0  # rows of the line that are inside
    if y < 0:
        top = 0 - y
    bottom = tall
    if y + tall > height:
        bottom = height - y
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
        if x > 0 - cell_w * scale and x < width and code != 32:
            at = 0
            j = 0
            while j < end:
                first = ix[j] | ix[j + 1] << 8
                if first <= code and code <= (ix[j + 2] | ix[j + 3] << 8):
                    at = ((ix[j + 4] | ix[j + 5] << 8) + code - first) * cell_h
                    break
                j += 6
            base = (y + top) * stride
            r = top
            if scale == 1:
                keep = 0xFF  # columns of the glyph that are inside
                if x < 0:
                    keep = 0xFF >> (0 - x)
                if x + 8 > width:
                    keep &= 0xFF << (x + 8 - width)
                while r < bottom:
                    bits = f[at + r] & keep
                    px = x
                    while bits:
                        if bits & 0x80:
                            q = base + (px >> 1)
                            if px & 1:
                                d[q] = d[q] & 0xF0 | color
                            else:
                                d[q] = d[q] & 0x0F | color << 4
                        bits = bits << 1 & 0xFF
                        px += 1
                    base += stride
                    r += 1
            else:
                while r < bottom:
                    bits = f[at + (r >> 1)]
                    px = x
                    while bits:
                        if bits & 0x80:
                            p2 = px
                            while p2 < px + 2:
                                if p2 >= 0 and p2 < width:
                                    q = base + (p2 >> 1)
                                    if p2 & 1:
                                        d[q] = d[q] & 0xF0 | color
                                    else:
                                        d[q] = d[q] & 0x0F | color << 4
                                p2 += 1
                        bits = bits << 1 & 0xFF
                        px += 2
                    base += stride
                    r += 1
        x += cell_w * scale
    return x


@micropython.viper
def sprite(
    dst, data, at: int, w: int, h: int, key: int, colors, x: int, y: int, width: int, height: int
):  # fmt: skip
    d = ptr8(dst)
    s = ptr8(data)
    m = ptr8(colors)
    stride = width >> 1
    half = w >> 1
    r = 0
    while r < h:
        py = y + r
        if py >= 0 and py < height:
            base = py * stride
            row = at + r * half
            c = 0
            while c < w:
                v = s[row + (c >> 1)]
                if c & 1:
                    v &= 15
                else:
                    v >>= 4
                px = x + c
                if v != key and px >= 0 and px < width:
                    q = base + (px >> 1)
                    if px & 1:
                        d[q] = d[q] & 0xF0 | m[v]
                    else:
                        d[q] = d[q] & 0x0F | m[v] << 4
                c += 1
        r += 1


@micropython.viper
def block(dst, to: int, step: int, src, at: int, stride: int, w: int, h: int):
    d = ptr8(dst)
    s = ptr8(src)
    while h > 0:
        i = 0
        while i < w:
            d[to + i] = s[at + i]
            i += 1
        to += step
        at += stride
        h -= 1
