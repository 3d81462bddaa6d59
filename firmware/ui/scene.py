# SPDX-License-Identifier: MIT
"""The title picture: a castle at dawn, the forest on both sides, drawn from shapes."""

from array import array

from micropython import const

from ui import sprites
from ui.palette import (
    BLUE, BLUE_L, BROWN, GOLD, GREEN, GREEN_L, GREY, INK, LIGHT, PAPER, RED, RED_L, YELLOW, YELLOW_L,
)  # fmt: skip

W = const(224)
H = const(112)
_GROUND = const(84)  # where the meadow begins

_FLAG = array("h", [0, 0, 12, 3, 0, 7])
_PINE = array("h", [0, 24, 8, 0, 16, 24])
_HILL = array("h", [0, 30, 36, 6, 70, 22, 112, 0, 160, 20, 190, 8, 223, 26, 223, 34, 0, 34])
_ROAD = array("h", [104, 0, 119, 0, 139, 26, 84, 26])
# left edge and top of each pine, far to near
_PINES = bytes((0, 58, 20, 62, 190, 60, 206, 56, 8, 66, 34, 70, 178, 68, 200, 66))
_STARS = bytes((12, 9, 30, 5, 41, 14, 66, 6, 88, 11, 96, 4, 140, 8, 151, 14, 172, 5, 196, 10, 214, 6))


def draw(canvas, x, y):
    """Draw the picture, W x H pixels with its frame, top left corner at (x, y)."""
    _sky(canvas, x, y)
    canvas.ellipse(x + 164, y + 46, 15, 15, YELLOW, True)
    canvas.ellipse(x + 164, y + 46, 12, 12, YELLOW_L, True)
    canvas.poly(_HILL, GREEN, True, x, y + 54)
    canvas.rect(x, y + _GROUND, W, H - _GROUND, GREEN_L)
    canvas.poly(_ROAD, LIGHT, True, x, y + _GROUND)
    for i in range(0, len(_PINES), 2):
        _pine(canvas, x + _PINES[i], y + _PINES[i + 1])
    _castle(canvas, x, y)
    _monsters(canvas, x, y)
    canvas.frame(x, y, W, H, INK, 2)


def _sky(canvas, x, y):
    """Night above, dawn below; the bands run into each other by alternate rows."""
    bands = (BLUE, BLUE_L, RED_L, YELLOW_L)
    for row in range(_GROUND):
        band = min(3, row // 20)
        if row % 20 > 12 and row & 1 and band < 3:
            band += 1
        canvas.hline(x, y + row, W, bands[band])
    for i in range(0, len(_STARS), 2):
        canvas.pixel(x + _STARS[i], y + _STARS[i + 1], PAPER)


def _pine(canvas, x, y):
    canvas.rect(x + 7, y + 24, 3, 4, BROWN)
    canvas.poly(_PINE, INK, True, x, y)
    canvas.poly(_PINE, GREEN, False, x, y)


def _castle(canvas, x, y):
    _tower(canvas, x + 58, y + 42, 24, 50, GREEN)
    _tower(canvas, x + 142, y + 42, 24, 50, BLUE)
    _wall(canvas, x + 80, y + 62, 64, 30)
    _tower(canvas, x + 98, y + 26, 28, 66, RED)
    canvas.ellipse(x + 112, y + 80, 7, 7, INK, True)
    canvas.rect(x + 105, y + 80, 15, 12, INK)
    canvas.rect(x + 107, y + 80, 11, 12, BROWN)
    for i in range(3):
        canvas.vline(x + 109 + 3 * i, y + 78, 14, INK)


def _wall(canvas, x, y, w, h):
    canvas.rect(x, y, w, h, INK)
    canvas.rect(x + 1, y + 1, w - 2, h - 2, LIGHT)
    for i in range(0, w - 4, 8):  # battlements
        canvas.rect(x + i, y - 5, 6, 6, INK)
        canvas.rect(x + i + 1, y - 4, 4, 6, LIGHT)
    for row in range(5, h - 2, 6):  # joints
        for i in range(3 + row % 4, w - 6, 12):
            canvas.hline(x + i, y + row, 5, GREY)


def _tower(canvas, x, y, w, h, flag):
    canvas.rect(x, y, w, h, INK)
    canvas.rect(x + 1, y + 1, w - 2, h - 2, PAPER)
    canvas.rect(x + w - 8, y + 1, 4, h - 2, LIGHT)
    canvas.rect(x + w - 4, y + 1, 3, h - 2, GREY)
    canvas.rect(x - 2, y, w + 4, 7, INK)
    canvas.rect(x - 1, y + 1, w + 2, 5, LIGHT)
    for i in range(0, w + 2, 8):
        canvas.rect(x - 2 + i, y - 4, 5, 5, INK)
        canvas.rect(x - 1 + i, y - 3, 3, 5, LIGHT)
    middle = x + w // 2
    canvas.rect(middle - 2, y + 14, 4, 9, INK)
    canvas.rect(middle - 2, y + 30, 4, 7, INK)
    canvas.vline(middle, y - 22, 20, INK)
    canvas.poly(_FLAG, flag, True, middle + 1, y - 22)
    canvas.poly(_FLAG, INK, False, middle + 1, y - 22)
    canvas.pixel(middle, y - 23, GOLD)


def _monsters(canvas, x, y):
    top = y + H - 20
    for i, kind in enumerate((sprites.TROLL, sprites.ORC, sprites.GOBLIN)):
        canvas.sprite(kind, x + 8 + 22 * i, top - i % 2 * 3)
    for i, kind in enumerate((sprites.GOBLIN_KING, sprites.TROLL_MAGE, sprites.ORC_WARLORD)):
        canvas.sprite(kind, x + 154 + 22 * i, top - i % 2 * 3)
