# SPDX-License-Identifier: MIT
"""Castle Panic: the picture above the result on 240x240: the castle by day, or monsters among its ruins by night."""

from array import array

from micropython import const
from ui import sprites
from ui.palette import BLUE, BLUE_L, GOLD, GREEN, GREEN_L, INK, LIGHT, PAPER, RED, YELLOW, YELLOW_L

_W = const(208)
_H = const(42)
_GROUND = const(32)
_FLAG = array("h", [0, 0, 6, 2, 0, 4])
_STARS = bytes((7, 6, 23, 12, 48, 4, 77, 9, 96, 3, 121, 11, 150, 5, 171, 13, 199, 7))


def draw(canvas, towers, won, y):
    """`towers`: a bit for each that stands. Returns the y below the picture."""
    x = (canvas.width - _W) // 2
    canvas.rect(x, y, _W, _GROUND, BLUE_L if won else INK)
    if won:
        canvas.ellipse(x + 104, y + 18, 16, 16, YELLOW, True)
        canvas.ellipse(x + 104, y + 18, 13, 13, YELLOW_L, True)
    else:
        for i in range(0, len(_STARS), 2):
            canvas.pixel(x + _STARS[i], y + _STARS[i + 1], PAPER)
    canvas.rect(x, y + _GROUND, _W, _H - _GROUND, GREEN_L if won else GREEN)
    if won:
        _castle(canvas, towers, x, y)
    else:
        _horde(canvas, x, y)
    canvas.frame(x - 1, y - 1, _W + 2, _H + 2, INK, 2)
    canvas.hline(x, y + _H - 1, _W, GOLD)
    return y + _H + 6


def _castle(canvas, towers, x, y):
    # six Towers with Walls between them; flags on those that stand
    for i in range(6):
        left = x + 10 + 34 * i
        if i < 5:
            canvas.sprite(sprites.WALL, left + 9, y + 20)
            canvas.sprite(sprites.WALL, left + 22, y + 20)
        if towers >> i & 1:
            canvas.vline(left + 8, y + 5, 15, INK)
            canvas.poly(_FLAG, (RED, GREEN, BLUE)[i // 2], True, left + 9, y + 5)
    for i in range(6):
        canvas.sprite(sprites.TOWER if towers >> i & 1 else sprites.RUIN, x + 10 + 34 * i, y + 20)


def _horde(canvas, x, y):
    # what is left of the Towers, and all seven monsters before them
    for i in range(4):
        canvas.sprite(sprites.RUIN, x + 22 + 50 * i, y + 17, _DIM)
    for i in range(7):
        canvas.sprite(sprites.GOBLIN + i, x + 10 + 29 * i, y + 24 - i % 2 * 2)


# ruins in the dark
_DIM = bytes((INK, LIGHT, 2, 2)) + bytes(range(4, 16))
