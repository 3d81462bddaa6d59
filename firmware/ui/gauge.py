# SPDX-License-Identifier: MIT
"""A small battery, filled as far as it is, with the percent beside it."""

from micropython import const
from ui import text
from ui.palette import GREEN, INK, PAPER, RED

_W = const(14)
_H = const(8)
_LOW = const(10)


def draw(canvas, percent, right, y):
    """Draw it with its right edge at `right`, top at y; 8 px high, at most 38 wide."""
    said = "%d%%" % percent
    x = right - _W - 2
    canvas.rect(x - 3 - 5 * len(said), y - 2, _W + 5 + 5 * len(said), _H + 4, PAPER)
    canvas.text_right(said, x - 2, y, INK, text.small_font())
    canvas.rect(x, y, _W, _H, PAPER)
    canvas.frame(x, y, _W, _H, INK)
    canvas.rect(x + _W, y + 2, 2, _H - 4, INK)
    canvas.rect(x + 2, y + 2, (_W - 4) * percent // 100, _H - 4, RED if percent <= _LOW else GREEN)
