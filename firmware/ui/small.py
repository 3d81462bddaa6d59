# SPDX-License-Identifier: MIT
"""The kit of 128x64: what ui.widgets is for 240x240, on 8 rows of 25 letters. They draw, and hold nothing.

Bars are lit with dark letters; what is under the cursor is turned round. Nothing is cut: a name too long for its row
takes two, a text too long for the screen scrolls. Boards so small have six buttons: X and Y are B and A held down, and
are written so.
"""

from micropython import const
from ui import sprites
from ui.palette import INK, PAPER

SMALL = True
BAR = const(8)  # height of header, footer and a line
TOP = const(8)
BOTTOM = const(48)  # the footer may have two rows
LEFT = const(1)
GAP = const(0)
BESIDE = const(56)  # px of four buttons without words
HANG = const(5)  # further lines of a row or paragraph stand so far in
SCROLL = const(3)
_WIDE = const(120)  # of a text beside its scroll bar
_GAP = const(2)
_SECOND = const(7)  # y of a header's second row: together 15 px, as letters are 7 px high
# what stands for X, Y and their words where these have no room
_HELD = {"X": "B+", "Y": "A+"}
_SIGN = {"X": "?", "Y": "…"}


def header(canvas, left, right="", _color=PAPER):
    """The top bar: whose turn and what, piles on the right; two rows if it is long. Returns the y after it."""
    low = 0 if len(left) + len(right) + (right != "") <= canvas.width // 5 else _SECOND
    canvas.rect(0, 0, canvas.width, low + BAR, INK)
    canvas.text_box(left, 1, 0, canvas.width - 1, BAR, PAPER)
    if low:
        canvas.text_box(left, 1, low, canvas.width - 1, BAR, PAPER, first=1)
    if right:
        canvas.text_right(right, canvas.width - 1, low, PAPER)
    return low + BAR


def heading(canvas, s):
    """The heading of a sheet of its own; returns the y after it."""
    rows = min(2, canvas.text_lines(s, canvas.width - 2))
    canvas.rect(0, 0, canvas.width, rows * BAR, PAPER)
    canvas.text_box(s, 1, 0, canvas.width - 2, rows * BAR, INK, center=True)
    if rows == 1:
        # lines at both sides: a bar would run into the row under the cursor
        w = (canvas.width - canvas.text_width(s)) // 2 - 4
        canvas.hline(0, 3, w, INK)
        canvas.hline(canvas.width - w, 3, w, INK)
    return rows * BAR


def front_page(canvas, s):
    """The first screen's title: monsters before the castle. Returns the y after it."""
    heading(canvas, s)
    for i in range(5):
        canvas.sprite(sprites.GOBLIN + i, 4 + 13 * i, BAR + 1)
    for i in range(3):
        canvas.sprite(sprites.WALL if i & 1 else sprites.TOWER, 92 + 8 * i, BAR + 1)
    return 2 * BAR + 2


def footer(canvas, pairs, most=2, left=0):
    """What each button does now, in one row or two (at `most`). `pairs`: (button, word). Returns its top.

    With `left` it is one row that leaves so many px free; BESIDE px are enough for it.
    """
    rows = [_beside(canvas.width - left, pairs)] if left else _foot_rows(canvas, pairs)[:most]
    top = canvas.height - BAR * len(rows)
    canvas.rect(left, top, canvas.width - left, BAR * len(rows), PAPER)
    y = top
    for row in rows:
        _foot_row(canvas, row, y, left)
        y += BAR
    return top


def _beside(room, pairs):
    """The pairs for one row of `room` px: help and menu become signs, then the words go from the last one on."""
    pairs = [(button, _SIGN.get(button, word)) for button, word in pairs]
    i = len(pairs)
    while i and sum([_cap_width(button, word) + _GAP for button, word in pairs]) - _GAP > room:
        i -= 1
        if pairs[i][0] not in _SIGN:
            pairs[i] = pairs[i][0], ""
    return pairs


def column(canvas, pairs, x, y):
    """The same one below the other, the first at (x, y)."""
    for button, word in pairs:
        canvas.text(word, badge(canvas, button, x, y) + 2, y, INK)
        y += BAR


def _foot_row(canvas, row, y, x=0):
    """Key caps and their words, spread over one row from x on."""
    used = sum([_cap_width(button, word) for button, word in row])
    gap = min(4 * _GAP, (canvas.width - x - used) // max(1, len(row)))
    for button, word in row:
        x = badge(canvas, button, x, y) + 1
        x = canvas.text(word, x, y, INK) + gap


def _foot_rows(canvas, pairs):
    """The pairs in rows that fit: help and menu become signs before there are two."""
    out = [[]]
    for shorter in range(2):
        if shorter:
            pairs = [(button, _SIGN.get(button, word)) for button, word in pairs]
        used = sum([_cap_width(button, word) + _GAP for button, word in pairs]) - _GAP
        if used <= canvas.width:
            return [pairs]
    used = 0
    for button, word in pairs:
        w = _cap_width(button, word) + _GAP
        if used + w - _GAP > canvas.width:
            out.append([])
            used = 0
        out[-1].append((button, word))
        used += w
    return out


def _cap_width(button, word):
    return 5 * (len(_HELD.get(button, button)) + len(word)) + 3


def badge(canvas, button, x, y):
    """A button's letter on a key cap; returns the x after it."""
    letter = _HELD.get(button, button)
    w = 5 * len(letter) + 2
    canvas.rect(x, y, w, BAR, INK)
    canvas.text(letter, x + 1, y, PAPER)
    return x + w


def busy(canvas, word):
    """A small sign over the screen: something takes a moment."""
    w = canvas.text_width(word) + 6
    x = (canvas.width - w) // 2
    canvas.rect(x, 24, w, 14, PAPER)
    canvas.frame(x, 24, w, 14, INK)
    canvas.text(word, x + 3, 27, INK)


def menu(canvas, items, cursor, top, bottom, disabled=0, values=None, first=0):
    """Rows to choose from; `items`: words, `values`: a second word on the right of each, or None.

    A row that is too long takes several lines. Bit i of `disabled` puts a cross on row i. Returns the first row shown.
    """
    room = (bottom - top) // BAR
    first = min(first, cursor)
    used = 0
    for i in range(first, cursor + 1):
        used += _lines(canvas, items, values, i)
    while used > room and first < cursor:
        used -= _lines(canvas, items, values, first)
        first += 1
    i = cursor + 1
    while i < len(items) and used < room:
        used += _lines(canvas, items, values, i)
        i += 1
    while i == len(items) and first and used + _lines(canvas, items, values, first - 1) <= room:
        first -= 1
        used += _lines(canvas, items, values, first)
    canvas.rect(0, top, canvas.width, bottom - top, PAPER)
    y = top
    i = first
    while i < len(items):
        h = BAR * _lines(canvas, items, values, i)
        if y + h > bottom:
            break
        menu_row(canvas, items[i], _value(values, disabled, i), y, h, i == cursor)
        y += h
        i += 1
    scroll_bar(canvas, canvas.width - 3, top, bottom - top, first, i - first, len(items))
    return first


def menu_row(canvas, word, value, y, h, chosen):
    """One row of a menu, h px high, the value at the end of its last line."""
    canvas.text_box(word, 2, y, _WIDE, h, INK, hang=_hang(word))
    if value:
        canvas.text_right(value, 2 + _WIDE, y + h - BAR, INK)
    if chosen:
        canvas.invert(0, y, canvas.width - 4, h)


def _value(values, disabled, i):
    return "×" if disabled >> i & 1 else values[i] if values else ""


def _hang(word):
    # what has room in one line has no further ones
    return HANG if 5 * len(word) > _WIDE else 0


def _lines(canvas, items, values, i):
    # how many lines row i takes
    n = canvas.text_lines(items[i], _WIDE - _hang(items[i]))
    value = values[i] if values else ""
    if value:
        left = canvas.line_length(n - 1) + (n > 1)
        if left + 1 + len(value) > _WIDE // 5:
            n += 1
    return n


def scroll_bar(canvas, x, y, h, first, shown, total):
    """A bar on the right that says which part is shown; nothing if all is."""
    if total <= shown:
        return
    canvas.rect(x, y, 3, h, PAPER)
    canvas.vline(x + 1, y, h, INK)
    size = max(5, h * shown // total)
    canvas.rect(x, y + (h - size) * first // (total - shown), 3, size, INK)


def dialog(canvas, heading, body, pairs, first=0, icon=-1, _high=False):
    """A sheet: heading, wrapped text, and what the buttons do in the footer.

    Returns how many lines the text has and how many of them show, from line `first` on (or the last ones).
    """
    canvas.clear(PAPER)
    left = 1 if icon < 0 else 11
    rows = min(2, canvas.text_lines(heading, canvas.width - left))
    canvas.rect(0, 0, canvas.width, rows * BAR, INK)
    canvas.text_box(heading, left, 0, canvas.width - left, rows * BAR, PAPER)
    if icon >= 0:
        canvas.sprite(icon, 1, 0)
        canvas.invert(1, 0, 8, BAR)
    top = rows * BAR
    bottom = footer(canvas, pairs)
    shown = (bottom - top) // BAR
    lines = canvas.text_lines(body, _WIDE)
    first = max(0, min(first, lines - shown))
    canvas.text_box(body, 1, top, _WIDE, bottom - top, INK, first=first)
    scroll_bar(canvas, canvas.width - 3, top, bottom - top, first, shown, lines)
    return lines, shown


def ending(canvas, _name, verdict, texts, picture, pairs, first=0):
    """The sheet that says how a game ended: `picture(y)` draws one where the text leaves room for it.

    Returns what `dialog` does.
    """
    lines, shown = dialog(canvas, verdict, "\n".join(texts), pairs, first)
    if lines + 2 <= shown:
        picture(BAR * (lines + 1) + 6)
    return lines, shown


def statements(canvas, book, chapter, top, line):
    """A page of a rule book (see app.rulebook) from line `line` of statement `top` on; True if there is more below."""
    first, end = book.bounds(chapter)
    label, _sentence = book.statement(top)
    header(canvas, label, "%d/%d" % (top - first + 1, end - first))
    bottom = canvas.height - BAR
    y = TOP
    i = top
    while i < end and y < bottom:
        label, sentence = book.statement(i)
        n = canvas.text_box(label + " " + sentence, 1, y, _WIDE, bottom - y, INK, first=line)
        if line == 0:
            canvas.invert(0, y, 5 * len(label) + 2, BAR)
        y += BAR * (n - line)
        line = 0
        i += 1
    scroll_bar(canvas, canvas.width - 3, TOP, bottom - TOP, top - first, 1, end - first)
    return i < end or y > bottom


def statement_lines(canvas, book, i):
    """In how many steps a statement is scrolled: its lines."""
    label, sentence = book.statement(i)
    return canvas.text_lines(label + " " + sentence, _WIDE)
