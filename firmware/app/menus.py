# SPDX-License-Identifier: MIT
"""Menus: a list of words, one of which is chosen."""

from app.shell import REFUSE
from drivers.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lang import keys as words
from lang import t

BACK = -1
AGAIN = -2


def choose(shell, heading, items, cursor=0, top=0, disabled=0, values=None, change=None, cancel=words.BACK):
    """Index of the item chosen with A, or BACK (B, which does what the word `cancel` says; 0: nothing).

    `values` stand on the right of the items; `change(index, step)` is called for left (-1) and
    right (1) and gives the new list of values, or None if there are other items now: then AGAIN.
    Without a heading the menu begins at `top`.
    """
    c = shell.canvas
    first = 0
    if heading:
        top = shell.kit.heading(c, heading)
        shell.gauge()
    while True:
        pairs = [("A", t(words.CHOOSE))]
        if change and values[cursor]:
            pairs.append(("←→", t(words.CHANGE)))
        if cancel:
            pairs.append(("B", t(cancel)))
        bottom = shell.kit.footer(c, pairs)
        first = shell.kit.menu(c, items, cursor, top, bottom, disabled=disabled, values=values, first=first)
        key = shell.key()
        if key == UP:
            cursor = (cursor - 1) % len(items)
        elif key == DOWN:
            cursor = (cursor + 1) % len(items)
        elif key == A:
            if not disabled >> cursor & 1:
                return cursor
            shell.sound(REFUSE)
        elif key == B and cancel:
            return BACK
        elif change and key & (LEFT | RIGHT):
            values = change(cursor, 1 if key == RIGHT else -1)
            if values is None:
                return AGAIN
