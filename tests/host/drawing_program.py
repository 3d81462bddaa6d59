# SPDX-License-Identifier: MIT
"""Seeded random drawings, run on any interpreter: `micropython drawing_program.py FORMAT SEED CALLS`.

Prints the buffer as hex after every few calls. Uses its own generator, as interpreters differ in
their `random`.
"""

import sys
from array import array

import framebuf

BITS = {0: 1, 1: 16, 2: 4, 3: 1, 4: 1, 5: 2, 6: 8}
ROUND = {3: 8, 4: 8, 5: 4, 2: 2}


class Dice:
    def __init__(self, seed):
        self.state = seed * 2 + 1

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) & 0x3FFFFFFF
        return (self.state >> 8) % n

    def between(self, low, high):
        return low + self.below(high - low + 1)


def buffer_size(fmt, width, height, stride):
    if fmt == 0:
        return (height + 7) // 8 * stride
    unit = ROUND.get(fmt, 1)
    stride = (stride + unit - 1) // unit * unit
    return stride * height * BITS[fmt] // 8


def make(dice, fmt, width, height):
    stride = width + dice.below(3) * dice.below(9)
    mem = bytearray(buffer_size(fmt, width, height, stride))
    for i in range(len(mem)):
        mem[i] = dice.below(256)
    return mem, framebuf.FrameBuffer(mem, width, height, fmt, stride)


def color(dice):
    return dice.between(-3, 300) if dice.below(3) else dice.below(1 << 17)


def text(dice):
    return "".join([chr(dice.between(32, 126)) for _ in range(dice.below(5))]) + ("", "é", "Ж", "\x7f", "\n")[dice.below(5)]


def palette_for(dice, fmt):
    entries = 1 << BITS[fmt] if BITS[fmt] <= 8 else 0
    if not entries or not dice.below(2):
        return None
    return make(dice, (2, 1, 6, 3, 5)[dice.below(5)], entries, 1)[1]


def blit(dice, fb, width, height):
    fmt = dice.below(7)
    source = make(dice, fmt, dice.between(1, 24), dice.between(1, 20))[1]
    palette = palette_for(dice, fmt)
    key = (-1, 0, 1, dice.below(16), dice.below(256), -5)[dice.below(6)]
    fb.blit(source, dice.between(-20, width + 5), dice.between(-20, height + 5), key, palette)


def poly(dice, fb, width, height):
    points = array("hhhhi"[dice.below(5)], [dice.between(-30, 40) for _ in range(dice.below(15))])
    fb.poly(dice.between(-20, width), dice.between(-20, height), points, color(dice), dice.below(2) == 1)


def call(dice, fb, width, height):
    kind = dice.below(14)
    x, y, c = dice.between(-25, width + 10), dice.between(-25, height + 10), color(dice)
    w, h = dice.between(-3, width + 30), dice.between(-3, height + 30)
    if kind == 0 and not dice.below(3):
        fb.fill(c)
    elif kind == 1:
        fb.pixel(x, y, c)
        print(fb.pixel(dice.below(width), dice.below(height)), fb.pixel(-1, 0), fb.pixel(0, height))
    elif kind == 2:
        fb.hline(x, y, w, c)
    elif kind == 3:
        fb.vline(x, y, h, c)
    elif kind == 4:
        fb.rect(x, y, w, h, c)
    elif kind == 5:
        fb.rect(x, y, w, h, c, dice.below(2))
    elif kind == 6:
        fb.fill_rect(x, y, w, h, c)
    elif kind == 7:
        fb.line(x, y, dice.between(-30, width + 30), dice.between(-30, height + 30), c)
    elif kind == 8:
        fb.ellipse(x, y, dice.below(30), dice.below(25), c, dice.below(2), dice.below(32))
    elif kind == 9:
        fb.ellipse(x, y, dice.below(12), dice.below(12), c, dice.below(2) == 1)
    elif kind == 10:
        poly(dice, fb, width, height)
    elif kind == 11:
        blit(dice, fb, width, height)
    elif kind == 12:
        fb.text(text(dice), x, y, c)
    elif kind == 13 and not dice.below(2):
        fb.scroll(
            dice.between(-width - 2, width + 2) // (1 + dice.below(9)), dice.between(-height, height) // (1 + dice.below(9))
        )
    elif kind == 13:
        fb.blit(fb, dice.between(-9, 9), dice.between(-9, 9), (-1, 0, 3)[dice.below(3)])


def run(fmt, seed, calls):
    dice = Dice(seed)
    width, height = dice.between(1, 90), dice.between(1, 70)
    mem, fb = make(dice, fmt, width, height)
    for number in range(calls):
        call(dice, fb, width, height)
        if number % 10 == 9:
            print(number, bytes(mem).hex())


if __name__ == "__main__":
    for seed in range(int(sys.argv[2]), int(sys.argv[3])):
        run(int(sys.argv[1]), seed, int(sys.argv[4]))
