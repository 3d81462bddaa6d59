# SPDX-License-Identifier: MIT
"""The title picture: a castle at daybreak, monsters before it, drawn from shapes. The night above has room for a title."""

from array import array

from micropython import const

from ui import sprites
from ui.palette import (
    BLUE, BLUE_L, BROWN, GOLD, GREEN, GREEN_L, GREY, INK, LIGHT, PAPER, RED, RED_L, YELLOW, YELLOW_L,
)  # fmt: skip

W = const(240)
H = const(148)
_GROUND = const(116)  # where the meadow begins

_FLAG = array("h", [0, 0, 14, 4, 0, 8])
_PINE = array("h", [0, 24, 8, 0, 16, 24])
_RIDGE = array("h", [0, 30, 30, 8, 62, 24, 112, 2, 168, 22, 204, 6, 239, 24, 239, 36, 0, 36])
_ROAD = array("h", [112, 0, 127, 0, 150, 22, 90, 22])
# left edge and top of each pine, far to near
_PINES = bytes((2, 88, 222, 90, 208, 94, 14, 96, 0, 102, 224, 104))
# where the night, the blue, the morning's red and yellow begin
_BANDS = bytes((0, 38, 62, 82, 98, 116))
_SKY = bytes((INK, BLUE, BLUE_L, RED_L, YELLOW_L))
_STARS = bytes((9, 9, 22, 30, 36, 44, 51, 38, 14, 50, 74, 47, 92, 38, 157, 40, 171, 50, 186, 41, 203, 46, 219, 38, 232, 27))
_WINDOWS = bytes((117, 66, 117, 84, 66, 84, 172, 84, 37, 102, 201, 102))


def draw(canvas, x, y):
    """Draw the picture, W x H pixels, top left corner at (x, y)."""
    _sky(canvas, x, y)
    canvas.ellipse(x + 192, y + 84, 19, 19, YELLOW, True)
    canvas.ellipse(x + 192, y + 84, 15, 15, YELLOW_L, True)
    canvas.poly(_RIDGE, GREEN, True, x, y + 86)
    canvas.rect(x, y + _GROUND, W, H - _GROUND, GREEN_L)
    for i in range(0, len(_PINES), 2):
        _pine(canvas, x + _PINES[i], y + _PINES[i + 1])
    _castle(canvas, x, y)
    canvas.poly(_ROAD, LIGHT, True, x, y + 124)
    _monsters(canvas, x, y + H - 22)
    canvas.hline(x, y + H - 2, W, GOLD)
    canvas.hline(x, y + H - 1, W, INK)


def _sky(canvas, x, y):
    """Night above, dawn below; the bands run into each other by alternate rows."""
    for band in range(5):
        end = _BANDS[band + 1]
        canvas.rect(x, y + _BANDS[band], W, end - _BANDS[band], _SKY[band])
        if band < 4:
            for row in range(end - 7, end, 2):
                canvas.hline(x, y + row, W, _SKY[band + 1])
            canvas.hline(x, y + end + 1, W, _SKY[band])
    for i in range(0, len(_STARS), 2):
        canvas.pixel(x + _STARS[i], y + _STARS[i + 1], PAPER)


def _pine(canvas, x, y):
    canvas.rect(x + 7, y + 24, 3, 4, BROWN)
    canvas.poly(_PINE, INK, True, x, y)
    canvas.poly(_PINE, GREEN, False, x, y)


def _castle(canvas, x, y):
    _wall(canvas, x + 46, y + 100, 148, 26)
    _tower(canvas, x + 29, y + 92, 18, 34, 0)
    _tower(canvas, x + 193, y + 92, 18, 34, 0)
    _tower(canvas, x + 56, y + 70, 24, 56, GREEN)
    _tower(canvas, x + 160, y + 70, 24, 56, BLUE)
    _tower(canvas, x + 103, y + 54, 34, 72, RED)
    for i in range(0, len(_WINDOWS), 2):
        canvas.rect(x + _WINDOWS[i], y + _WINDOWS[i + 1], 5, 9, INK)
        canvas.rect(x + _WINDOWS[i] + 1, y + _WINDOWS[i + 1] + 1, 3, 7, YELLOW)
        canvas.vline(x + _WINDOWS[i] + 2, y + _WINDOWS[i + 1] + 1, 7, INK)
    canvas.ellipse(x + 120, y + 112, 9, 9, INK, True)
    canvas.rect(x + 111, y + 112, 19, 14, INK)
    canvas.rect(x + 113, y + 110, 15, 16, BROWN)
    for i in range(4):
        canvas.vline(x + 115 + 4 * i, y + 106, 20, INK)


def _wall(canvas, x, y, w, h):
    canvas.rect(x, y, w, h, INK)
    canvas.rect(x + 1, y + 1, w - 2, h - 2, LIGHT)
    for i in range(0, w - 4, 8):  # battlements
        canvas.rect(x + i, y - 5, 6, 6, INK)
        canvas.rect(x + i + 1, y - 4, 4, 6, LIGHT)
    for row in range(6, h - 2, 6):  # joints
        for i in range(3 + row % 4, w - 6, 12):
            canvas.hline(x + i, y + row, 5, GREY)


def _tower(canvas, x, y, w, h, flag):
    """Light falls from the left: paper, tan, grey. `flag`: the colour of what flies from it, 0 for nothing."""
    canvas.rect(x, y, w, h, INK)
    canvas.rect(x + 1, y + 1, w - 2, h - 2, PAPER)
    canvas.rect(x + w - w // 3, y + 1, w // 3 - 1, h - 2, LIGHT)
    canvas.rect(x + w - 4, y + 1, 3, h - 2, GREY)
    canvas.rect(x - 2, y, w + 4, 7, INK)
    canvas.rect(x - 1, y + 1, w + 2, 5, LIGHT)
    for i in range(0, w + 2, 8):
        canvas.rect(x - 2 + i, y - 4, 6, 5, INK)
        canvas.rect(x - 1 + i, y - 3, 4, 5, LIGHT)
    if flag:
        middle = x + w // 2
        canvas.vline(middle, y - 20, 20, INK)
        canvas.poly(_FLAG, flag, True, middle + 1, y - 20)
        canvas.poly(_FLAG, INK, False, middle + 1, y - 20)
        canvas.pixel(middle, y - 21, GOLD)


def _monsters(canvas, x, y):
    for i, kind in enumerate((sprites.TROLL, sprites.ORC, sprites.GOBLIN)):
        canvas.sprite(kind, x + 10 + 24 * i, y - i % 2 * 3)
    for i, kind in enumerate((sprites.GOBLIN_KING, sprites.TROLL_MAGE, sprites.ORC_WARLORD, sprites.HEALER)):
        canvas.sprite(kind, x + 154 + 21 * i, y - i % 2 * 3)
