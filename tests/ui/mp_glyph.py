# SPDX-License-Identifier: MIT
"""Random lines and sprites; prints a checksum after each batch. Runs on both Pythons.

On MicroPython every drawing is done by glyph and by glyph_viper and must be the same.
"""

import binascii
import sys

from ui import glyph, sprite_data, sprites, text

TWINS = [glyph]
if sys.implementation.name == "micropython":
    from ui import glyph_viper

    TWINS.append(glyph_viper)
    assert text.raw_line is glyph_viper.line

WORDS = ("Castle", "Замок под ударом!", "Ο πύργος κρατά", "é«ß»", "→ ♥ ⚅", "\u3042?", "")
W = 62
H = 40
state = 12345


def rnd(n):
    global state
    state = (state * 1103 + 12347) & 0xFFFFF
    return (state >> 4) % n


def same(draw):
    """`draw(module, buffer)` by each twin on the same noisy ground; returns the pixels."""
    seed = rnd(256)
    bufs = []
    for module in TWINS:
        buf = bytearray((seed * 7 + i * 31) & 255 for i in range(W * H // 2))
        out = draw(module, buf)
        bufs.append((bytes(buf), out))
    assert bufs[0] == bufs[-1]
    return bufs[0][0]


def text_case():
    font = (text.font, text.small_font)[rnd(2)]()
    s = WORDS[rnd(len(WORDS))]
    data = s.encode()
    skip = rnd(2) if data[:1].isalpha() and data[0] < 128 else 0
    x, y, color, scale = rnd(120) - 50, rnd(80) - 35, rnd(16), 1 + rnd(2)
    count = len(s) - skip

    def draw(module, buf):
        return module.line(buf, font.glyphs, font.ranges, data, skip, count, x, y, color, scale, font.cell, W, H)

    return draw


def sprite_case():
    i = rnd(sprites.COUNT) * 5
    index = sprite_data.INDEX
    at = index[i] | index[i + 1] << 8
    colors = bytes(rnd(16) for _ in range(16))
    x, y = rnd(90) - 20, rnd(70) - 20

    def draw(module, buf):
        module.sprite(buf, sprite_data.DATA, at, index[i + 2], index[i + 3], index[i + 4], colors, x, y, W, H)

    return draw


def main():
    for case in (text_case, sprite_case):
        for _ in range(12):
            crc = 0
            for _ in range(20):
                crc = binascii.crc32(same(case()), crc)
            print(case.__name__, crc)


main()
