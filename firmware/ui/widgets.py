# SPDX-License-Identifier: MIT
"""The kit of 240x240: header, footer, menu, list, dialog. They draw, and hold nothing.

`shell.kit` is this module or ui.small, its like for 128x64: the same functions, each with its own places, so that
whoever draws with them asks for no pixel by number. The grid is 8 px; header and footer are 16 px high.
"""

from core import loading
from micropython import const
from ui import labels
from ui.palette import BLUE, GOLD, GREY, INK, LIGHT, PAPER, YELLOW, YELLOW_L

SMALL = False
BAR = const(16)  # height of header, footer and a menu's row
TOP = const(20)  # where what stands below a header begins
BOTTOM = const(222)  # .. and ends
LEFT = const(6)  # .. and its left edge
GAP = const(3)  # between two paragraphs
HANG = const(0)  # how far the further lines of one stand in
SCROLL = const(5)  # its scroll bar, from the right edge
_HEADED = const(62)  # .. and below the big heading of a menu
_TITLED = const(152)  # .. and below the title picture
_SENTENCE = const(50)  # left of the rule book's sentences
_BADGE = const(11)


def header(canvas, left, right="", color=PAPER):
    """The top bar: whose turn and phase on the left, piles on the right."""
    canvas.rect(0, 0, canvas.width, BAR - 1, INK)
    canvas.hline(0, BAR - 1, canvas.width, GOLD)
    canvas.text(left, 4, 1, color)
    canvas.text_right(right, canvas.width - 4, 1, YELLOW)


def footer(canvas, pairs):
    """The bottom bar: what each button does now. `pairs`: (button, word), spread evenly. Returns its top."""
    top = canvas.height - BAR
    canvas.rect(0, top, canvas.width, BAR, INK)
    canvas.hline(0, top, canvas.width, GOLD)
    if not pairs:
        return top
    used = 0
    for button, word in pairs:
        used += badge_width(button) + 3 + canvas.text_width(word)
    gap = max(4, (canvas.width - used) // (len(pairs) + 1))
    x = max(2, min(gap, (canvas.width - used - gap * (len(pairs) - 1)) // 2))
    for button, word in pairs:
        x = badge(canvas, button, x, top + 3) + 3
        x = canvas.text(word, x, top + 2, PAPER) + gap
    return top


def badge_width(button):
    return 5 + 6 * len(button)


def badge(canvas, button, x, y):
    """A button's letter on a key cap, 11 px high; returns the x after it."""
    w = badge_width(button)
    canvas.panel(x, y, w, _BADGE, YELLOW, YELLOW)
    canvas.text(button, x + 3, y - 1, INK)
    return x + w


def banner(canvas, s, y=24, color=INK):
    """A heading in big letters with a rule below; returns the y after it."""
    height = labels.heading(canvas, s, 8, y, canvas.width - 16, color, 2)
    half = min(canvas.width // 2 - 16, canvas.text_width(s) + 8)
    y += height + 2
    middle = canvas.width // 2
    canvas.hline(middle - half, y, half - 6, GOLD)
    canvas.hline(middle + 6, y, half - 6, GOLD)
    for i in range(4):  # a small diamond
        canvas.hline(middle - i, y - 3 + i, 2 * i + 1, GOLD)
        canvas.hline(middle - i, y + 3 - i, 2 * i + 1, GOLD)
    return y + 8


def heading(canvas, s):
    """The heading of a menu on a sheet of its own; returns the y after it."""
    canvas.rect(0, 0, canvas.width, _HEADED, PAPER)
    banner(canvas, s)
    return _HEADED


def front_page(canvas, s):
    """The title and its picture; returns the y after them."""
    loading.passing("ui.scene").draw(canvas, 0, 0)
    labels.heading(canvas, s, 8, 8, canvas.width - 16, YELLOW_L, 2)
    return _TITLED


def busy(canvas, word):
    """A small sign over the screen: something takes a moment."""
    w = canvas.text_width(word) + 16
    canvas.panel((canvas.width - w) // 2, 104, w, 21, YELLOW, INK)
    canvas.text_center(word, 0, 108, canvas.width, INK)


def ending(canvas, name, verdict, texts, picture, pairs, _first=0):
    """The sheet that says how a game ended: `picture(y)` draws one and gives the y after it.

    Returns what `dialog` does; here everything shows.
    """
    header(canvas, name, "")
    y = 22 + labels.heading(canvas, verdict, 8, 22, canvas.width - 16, INK, 2)
    y = picture(y + 6)
    w = canvas.width - 32
    high = canvas.font.height
    used = sum([high * canvas.text_lines(s, w) for s in texts])
    gap = max(0, min(3, (canvas.height - BAR - y - used) // len(texts)))
    for s in texts:
        y += high * canvas.text_box(s, 16, y, w, 2 * high, INK, center=True) + gap
    footer(canvas, pairs)
    return 0, 0


def rows_that_fit(top, bottom):
    """How many rows a menu or list shows between two heights."""
    return (bottom - top) // BAR


def scroll(first, cursor, shown, total):
    """The first row to show, moved as little as it takes to have the cursor in sight."""
    if cursor < first:
        first = cursor
    elif cursor >= first + shown:
        first = cursor - shown + 1
    return max(0, min(first, total - shown))


def menu(canvas, items, cursor, top, bottom=224, x=16, w=208, disabled=0, values=None, first=0):
    """Rows to choose from. `items`: words; `values`: a second word on the right of each, or None.

    Bit i of `disabled` greys row i and puts a cross on it. Returns the first row shown.
    """
    shown = rows_that_fit(top, bottom)
    first = scroll(first, cursor, shown, len(items))
    last = min(first + shown, len(items))
    canvas.rect(x - 8, top, w + 16, bottom - top, PAPER)
    for i in range(first, last):
        value = values[i] if values else ""
        menu_row(canvas, items[i], value, x, top + (i - first) * BAR, w, i == cursor, disabled >> i & 1)
    scroll_bar(canvas, x + w + 3, top, shown * BAR, first, shown, len(items))
    return first


def menu_row(canvas, word, value, x, y, w, chosen, greyed):
    """One row of a menu, 16 px high; the chosen one is on yellow with an arrow."""
    if chosen:
        canvas.panel(x, y, w, BAR, LIGHT if greyed else YELLOW, INK)
        canvas.text("▶", x + 4, y + 1, INK)
    color = GREY if greyed and not chosen else INK
    canvas.text(word, x + 16, y + 1, color)
    if greyed:
        value = "✗"
    if value:
        canvas.text_right(value, x + w - 6, y + 1, color)


def scroll_bar(canvas, x, y, h, first, shown, total):
    """A 4 px bar on the right that says which part of the rows is shown; nothing if all are."""
    if total <= shown:
        return
    canvas.rect(x, y, 4, h, LIGHT)
    size = max(8, h * shown // total)
    canvas.rect(x, y + (h - size) * first // (total - shown), 4, size, INK)


def list_box(canvas, rows, x, y, w, h, cursor=-1, first=0, icons=None):
    """Rows of text in a frame, 16 px each; `icons`: numbers of sprites, 255 for none.

    Returns the first row shown.
    """
    canvas.panel(x, y, w, h, PAPER, INK)
    shown = (h - 8) // BAR
    if cursor >= 0:
        first = scroll(first, cursor, shown, len(rows))
    for i in range(first, min(first + shown, len(rows))):
        top = y + 4 + (i - first) * BAR
        left = x + 6
        if i == cursor:
            canvas.panel(x + 3, top, w - 10, BAR, YELLOW, INK)
        if icons and icons[i] != 255:
            canvas.sprite(icons[i], left, top)
            left += 20
        canvas.text(rows[i], left, top + 1, INK)
    scroll_bar(canvas, x + w - 6, y + 4, shown * BAR, first, shown, len(rows))
    return first


def dialog(canvas, heading, body, pairs, first=0, icon=-1, high=False):
    """A sheet over the screen: heading, wrapped text, and what the buttons do in the footer.

    It is as high as its text wants, at most 144 px (a `high` one 200), in the middle of that room.

    Returns how many lines the text has and how many of them show, from line `first` on (or the last ones).
    """
    x = 8
    w = canvas.width - 16
    y, room = (16, 200) if high else (40, 144)
    lines = canvas.text_lines(body, w - 22)
    first = max(0, min(first, lines - dialog_lines(room)))
    h = min(room, 44 + 13 * lines)
    y += (room - h) // 2
    canvas.rect(x + 3, y + 3, w, h, INK)  # shadow
    canvas.panel(x, y, w, h, PAPER, INK)
    canvas.rect(x + 1, y + 1, w - 2, 19, INK)
    labels.heading(canvas, heading, x + 4, y + 4, w - 8, YELLOW)
    if icon >= 0:
        canvas.rect(x + 3, y + 2, 18, 18, PAPER)
        canvas.sprite(icon, x + 4, y + 3)
    canvas.text_box(body, x + 8, y + 26, w - 22, h - 32, INK, first=first)
    scroll_bar(canvas, x + w - 8, y + 26, h - 32, first, dialog_lines(room), lines)
    footer(canvas, pairs)
    return lines, dialog_lines(room)


def dialog_lines(h):
    """Lines of text a dialog of this height shows."""
    return (h - 32) // 13


def statements(canvas, book, chapter, top, _line):
    """A page of a rule book (see app.rulebook) from statement `top` on; True if there are more below it."""
    first, end = book.bounds(chapter)
    y = TOP
    bottom = canvas.height - BAR - 2
    w = canvas.width - _SENTENCE - 8
    i = top
    while i < end:
        label, sentence = book.statement(i)
        h = canvas.font.height * canvas.text_lines(sentence, w)
        if y + h > bottom:
            break
        canvas.text(label, 8, y, BLUE)
        canvas.text_box(sentence, _SENTENCE, y, w, h, INK)
        y += h + 5
        if y < bottom:
            canvas.hline(8, y - 3, canvas.width - 16, LIGHT)
        i += 1
    header(canvas, book.chapters()[chapter], "%d–%d/%d" % (top + 1 - first, i - first, end - first))
    if top > first or i < end:
        scroll_bar(canvas, canvas.width - 5, TOP, bottom - TOP, top - first, i - top, end - first)
    return i < end


def statement_lines(_canvas, _book, _i):
    """In how many steps a statement is scrolled: here they come and go whole."""
    return 1
