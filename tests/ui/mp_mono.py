# SPDX-License-Identifier: MIT
"""Random lines, sprites and inversions in one bit; prints a checksum after each batch. Runs on both Pythons.

On MicroPython every drawing is done by mono_glyph and by mono_glyph_viper and must be the same.
"""

import binascii
import sys

from ui import fonts, mono_data, mono_glyph, sprites

TWINS = [mono_glyph]
if sys.implementation.name == "micropython":
    from ui import mono, mono_glyph_viper

    TWINS.append(mono_glyph_viper)
    assert mono.raw_line is mono_glyph_viper.line

WORDS = ("Castle", "Замок под ударом!", "Ο πύργος κρατά", "é«ß»", "→ ♥ …", "\u3042?", "")
W = 61
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
        buf = bytearray((seed * 7 + i * 31) & 255 for i in range(W * H // 8))
        bufs.append((bytes(buf), draw(module, buf), bytes(buf)))
    assert bufs[0] == bufs[-1]
    return bufs[0][2]


def text_case():
    font = (fonts.font, fonts.small_font)[rnd(2)]()
    s = WORDS[rnd(len(WORDS))]
    data = s.encode()
    skip = rnd(2) if data[:1].isalpha() and data[0] < 128 else 0
    x, y, color = rnd(120) - 50, rnd(80) - 35, rnd(2)
    count = len(s) - skip

    def draw(module, buf):
        return module.line(buf, font.glyphs, font.ranges, data, skip, count, x, y, color, font.cell, W, H)

    return draw


def sprite_case():
    at = rnd(sprites.COUNT) * 8
    x, y = rnd(80) - 12, rnd(60) - 12

    def draw(module, buf):
        module.sprite(buf, mono_data.DATA, at, x, y, W, H)

    return draw


def invert_case():
    x, y, w, h = rnd(80) - 12, rnd(60) - 12, rnd(40), rnd(30)

    def draw(module, buf):
        module.invert(buf, x, y, w, h, W, H)

    return draw


def main():
    for case in (text_case, sprite_case, invert_case):
        for _ in range(12):
            crc = 0
            for _ in range(20):
                crc = binascii.crc32(same(case()), crc)
            print(case.__name__, crc)


main()
