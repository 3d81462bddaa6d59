# SPDX-License-Identifier: MIT
"""A small battery, filled as far as it is, with the percent beside it."""

from micropython import const
from ui import text
from ui.palette import GREEN, GREEN_L, INK, PAPER, RED, RED_L

_W = const(14)
_H = const(8)
_LOW = const(10)


def draw(canvas, percent, right, y, night=False):
    """Draw it with its right edge at `right`, top at y; 8 px high, at most 38 wide.  night: on a dark ground."""
    said = "%d%%" % percent
    x = right - _W - 2
    ink, ground, full, low = (PAPER, INK, GREEN_L, RED_L) if night else (INK, PAPER, GREEN, RED)
    canvas.rect(x - 3 - 5 * len(said), y - 2, _W + 5 + 5 * len(said), _H + 4, ground)
    canvas.text_right(said, x - 2, y, ink, text.small_font())
    canvas.frame(x, y, _W, _H, ink)
    canvas.rect(x + _W, y + 2, 2, _H - 4, ink)
    canvas.rect(x + 2, y + 2, (_W - 4) * percent // 100, _H - 4, low if percent <= _LOW else full)
