# SPDX-License-Identifier: MIT
"""The sheet on which a word is picked letter by letter: the word, rows of letters, a row of commands."""

from micropython import const

from ui import widgets
from ui.palette import GOLD, INK, PAPER, YELLOW, YELLOW_L

COLUMNS = const(11)  # as app.letters has them

_FIELD = const(6)  # from the header to the field
_GAP = const(7)


def _scale(canvas):
    # the word is written large where there is room
    return 2 if canvas.width >= 200 else 1


def _cell(canvas):
    return (canvas.width - 4) // (COLUMNS + 1)


def _row_height(canvas):
    return canvas.font.height + 3


def _top(canvas):
    return widgets.BAR + _FIELD + canvas.font.height * _scale(canvas) + _GAP + 6


def draw(canvas, heading, word, limit, rows, commands, row, col, bottom):
    """All of it down to `bottom`: `rows` of letters, `commands` as the last row; the chosen one is (row, col)."""
    widgets.header(canvas, heading)
    top = _top(canvas)
    canvas.rect(0, widgets.BAR, canvas.width, bottom - widgets.BAR, PAPER)
    field(canvas, word, limit)
    for i in range(len(rows) + 1):
        for j in range(len(rows[i]) if i < len(rows) else len(commands)):
            cell(canvas, rows, commands, i, j, i == row and j == col)
    canvas.hline(8, top - 4, canvas.width - 16, GOLD)


def field(canvas, word, limit):
    """The word so far, a line under each letter's place."""
    scale = _scale(canvas)
    wide = canvas.font.width * scale
    high = canvas.font.height * scale
    x = (canvas.width - limit * wide) // 2
    y = widgets.BAR + _FIELD
    canvas.panel(x - 6, y - 2, limit * wide + 12, high + 6, PAPER, INK)
    canvas.text(word, x, y, INK, None, scale)
    for i in range(limit):
        canvas.hline(x + i * wide + 1, y + high, wide - 2, INK if i < len(word) else GOLD)


def cell(canvas, rows, commands, row, col, chosen):
    """One letter or command, chosen or not."""
    high = _row_height(canvas)
    y = _top(canvas) + row * high
    if row < len(rows):
        wide = _cell(canvas)
        x = (canvas.width - COLUMNS * wide) // 2 + col * wide
        word = rows[row][col]
    else:
        wide = (canvas.width - 16) // len(commands)
        x = 8 + col * wide
        y += 4
        word = commands[col]
    canvas.panel(x, y, wide, high, YELLOW if chosen else PAPER, INK if chosen else PAPER)
    if row == len(rows) and not chosen:
        canvas.panel(x + 2, y, wide - 4, high, YELLOW_L, GOLD)
    canvas.text_center(word, x, y + 1, wide, INK)
