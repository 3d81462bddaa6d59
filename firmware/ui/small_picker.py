# SPDX-License-Identifier: MIT
"""ui.picker for 128x64: the word in the header, as many rows of letters as there is room for."""

from micropython import const
from ui import small
from ui.palette import INK, PAPER

_CELL = const(11)
_LINE = const(8)


def draw(canvas, heading, word, limit, rows, commands, row, col, bottom):
    """All of it down to `bottom`; as ui.picker.draw."""
    y = small.header(canvas, heading + ": " + word + ("_" if len(word) < limit else ""))
    canvas.rect(0, y, canvas.width, bottom - y, PAPER)
    shown = (bottom - y) // _LINE
    first = max(0, min(row - shown // 2, len(rows) + 1 - shown))
    for i in range(first, min(first + shown, len(rows) + 1)):
        words = rows[i] if i < len(rows) else commands
        wide = _CELL if i < len(rows) else (canvas.width - 4) // len(words)
        for j in range(len(words)):
            chosen = i == row and j == col
            if chosen:
                canvas.rect(1 + j * wide, y, wide, _LINE, INK)
            canvas.text_center(words[j], 1 + j * wide, y, wide, PAPER if chosen else INK)
        y += _LINE
    small.scroll_bar(canvas, canvas.width - 3, bottom - shown * _LINE, shown * _LINE, first, shown, len(rows) + 1)
