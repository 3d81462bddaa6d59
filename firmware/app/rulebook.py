# SPDX-License-Identifier: MIT
"""The rules browser: chapters, then statements with their ids.

A game's module `view_rules` is the book: `chapters()` titles, `bounds(chapter)` which statements,
`statement(i)` id and sentence.
"""

from app import menus
from drivers.buttons import DOWN, UP, B
from lang import keys as words
from lang import t
from micropython import const
from ui import widgets
from ui.palette import BLUE, INK, LIGHT

_LEFT = const(8)
_TEXT = const(50)
_TOP = const(20)
_LINE = const(13)
_GAP = const(5)


def open_book(name):
    """The rule book of a game, loaded without the game."""
    return __import__("games.%s.view_rules" % name, None, None, ("*",))


def browse(shell, book):
    """Show the chapters, and the one that is chosen, until B."""
    chapter = 0
    while True:
        shell.new_screen()
        chapter = menus.choose(shell, t(words.RULE_BOOK), book.chapters(), chapter)
        if chapter == menus.BACK:
            return
        read(shell, book, chapter)


def read(shell, book, chapter):
    """A chapter, scrolled by statements with up and down, until B."""
    first, end = book.bounds(chapter)
    top = first
    while True:
        after = page(shell, book, chapter, top)
        pairs = [("B", t(words.BACK))]
        if top > first or after < end:
            pairs.insert(0, ("↑↓", t(words.MORE)))
        widgets.footer(shell.canvas, pairs)
        key = shell.key()
        if key == B:
            return
        if key == DOWN and after < end:
            top += 1
        elif key == UP and top > first:
            top -= 1


def page(shell, book, chapter, top):
    """Draw the statements from number `top` on that have room; the number after them."""
    c = shell.canvas
    first, end = book.bounds(chapter)
    shell.new_screen()
    y = _TOP
    bottom = c.height - widgets.BAR - 2
    w = c.width - _TEXT - 8
    i = top
    while i < end:
        label, sentence = book.statement(i)
        h = _LINE * c.text_lines(sentence, w)
        if y + h > bottom:
            break
        c.text(label, _LEFT, y, BLUE)
        c.text_box(sentence, _TEXT, y, w, h, INK)
        y += h + _GAP
        if y < bottom:
            c.hline(_LEFT, y - 3, c.width - 2 * _LEFT, LIGHT)
        i += 1
    widgets.header(c, book.chapters()[chapter], t(words.PAGE, i - first, end - first))
    if top > first or i < end:
        widgets.scroll_bar(c, c.width - 5, _TOP, bottom - _TOP, top - first, i - top, end - first)
    return i
