# SPDX-License-Identifier: MIT
"""The rules browser: chapters, then statements with their ids.

A game's module `view_rules` is the book: `chapters()` titles, `bounds(chapter)` which statements,
`statement(i)` id and sentence.
"""

from app import menus
from drivers.buttons import DOWN, UP, B
from lang import keys as words
from lang import t


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
    """A chapter, scrolled with up and down until B: by statements, on a small screen by lines."""
    first, end = book.bounds(chapter)
    c = shell.canvas
    kit = shell.kit
    top = first
    line = 0
    while True:
        shell.new_screen()
        more = kit.statements(c, book, chapter, top, line)
        pairs = [("B", t(words.BACK))]
        if line or top > first or more:
            pairs.insert(0, ("↑↓", t(words.MORE)))
        kit.footer(c, pairs)
        key = shell.key()
        if key == B:
            return
        if key == DOWN and more:
            line += 1
            if line >= kit.statement_lines(c, book, top):
                top += 1
                line = 0
        elif key == UP and line:
            line -= 1
        elif key == UP and top > first:
            top -= 1
            line = kit.statement_lines(c, book, top) - 1
