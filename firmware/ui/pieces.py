# SPDX-License-Identifier: MIT
"""Parts of a game table: cards, strips of cards, health pips, counters, outlines."""

from micropython import const

from ui import text
from ui.palette import GREY, HIGHLIGHT, INK, LIGHT, PAPER, RED, YELLOW, YELLOW_L

CARD_W = const(24)
CARD_H = const(28)
STRIP_H = const(32)  # a strip of cards: the chosen one stands 4 px higher
_STEP = const(26)
_OWN = const(128)  # number of the first of a game's own pictures

# every colour as ink, grey or tan: for what cannot be chosen
FADED = bytes((2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 3, 3, 2, 2, 3, 2))


def card(canvas, icon, ground, mark, x, y, chosen=False, faded=0):
    """A 24x28 card: picture, below it up to 4 small letters (colour letter, ring) if any."""
    canvas.panel(x, y, CARD_W, CARD_H, LIGHT if faded else ground, INK)
    low = 2 if mark else 6
    if faded:
        canvas.sprite(icon, x + 4, y + low, FADED)
    else:
        canvas.sprite(icon, x + 4, y + low)
    if mark:
        canvas.hline(x + 2, y + 18, CARD_W - 4, GREY if faded else INK)
        canvas.text_center(mark, x, y + 19, CARD_W + 1, INK, text.small_font())
    if chosen:
        outline(canvas, x - 1, y - 1, CARD_W + 2, CARD_H + 2)


def card_strip(canvas, cards, cursor, y, x=0, w=240, faded=0):
    """A hand of cards, 32 px high. `cards`: (icon, ground, mark) each; bit i of `faded` greys i.

    Cards overlap when there are many; the chosen one is whole and raised.
    """
    canvas.rect(x, y, w, STRIP_H, PAPER)
    n = len(cards)
    if not n:
        return
    step = strip_step(n, w)
    left = x + strip_x(n, 0, w)
    for i in range(n):
        if i != cursor:
            icon, ground, mark = cards[i]
            card(canvas, icon, ground, mark, left + i * step, y + 4, False, faded >> i & 1)
    if 0 <= cursor < n:
        icon, ground, mark = cards[cursor]
        card(canvas, icon, ground, mark, left + cursor * step, y + 1, True, faded >> cursor & 1)


def strip_step(n, w=240):
    """Pixels from one card of a strip to the next."""
    return _STEP if n < 2 else min(_STEP, (w - CARD_W - 4) // (n - 1))


def strip_x(n, i, w=240):
    """Left edge of card i of n in a strip."""
    step = strip_step(n, w)
    return (w - step * (n - 1) - CARD_W) // 2 + i * step


def outline(canvas, x, y, w, h, beat=0):
    """Two rims around a thing: beat 0 it is the chosen one; 1, 2, 1 .. it can be, and pulses."""
    canvas.frame(x, y, w, h, _OUTER[beat])
    canvas.frame(x + 1, y + 1, w - 2, h - 2, _INNER[beat])


_OUTER = bytes((HIGHLIGHT, INK, GREY))
_INNER = bytes((HIGHLIGHT, YELLOW_L, PAPER))


def twice(canvas, number, x, y, colors=None):
    """A picture of the game's own at twice its size, top left corner at (x, y): a box for each run of one colour."""
    index = canvas.own.INDEX
    data = canvas.own.DATA
    i = (number - _OWN) * 5
    at = index[i] | index[i + 1] << 8
    w = index[i + 2]
    key = index[i + 4]
    for row in range(index[i + 3]):
        start = 0
        before = -1
        for px in range(w + 1):
            v = -1
            if px < w:
                v = data[at + (row * w + px >> 1)]
                v = v & 15 if px & 1 else v >> 4
            if v != before:
                if before >= 0 and before != key:
                    canvas.rect(x + 2 * start, y + 2 * row, 2 * (px - start), 2, colors[before] if colors else before)
                start = px
                before = v


def pips(canvas, left, total, x, y):
    """Health as squares of 4 px, 5 px apart: red while a point is left, hollow when lost."""
    for i in range(total):
        canvas.rect(x + 5 * i, y, 4, 4, INK)
        canvas.rect(x + 5 * i + 1, y + 1, 2, 2, RED if i < left else PAPER)


def steps(canvas, current, total, x, y):
    """Where a turn stands, for dark bars: squares of 6 px, 8 px apart, the current one bright."""
    for i in range(total):
        if i == current:
            canvas.rect(x + 8 * i, y, 6, 6, YELLOW)
        elif i < current:
            canvas.rect(x + 8 * i + 1, y + 1, 4, 4, GREY)
        else:
            canvas.frame(x + 8 * i + 1, y + 1, 4, 4, LIGHT)


def counter(canvas, icon, number, x, y, color=INK):
    """A picture with a number to the right of it; returns the x after it."""
    canvas.sprite(icon, x, y)
    return canvas.text(str(number), x + 18, y + 2, color)
