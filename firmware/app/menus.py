# SPDX-License-Identifier: MIT
"""Menus: a list of words, one of which is chosen."""

from app.shell import REFUSE
from drivers.buttons import DOWN, LEFT, RIGHT, UP, A, B, X
from lang import keys as words
from lang import t

BACK = -1
AGAIN = -2


def choose(
    shell, heading, items, cursor=0, top=0, disabled=0, values=None, change=None, cancel=words.BACK, why=None, explained=-1
):  # fmt: skip
    """Index of the item chosen with A, or BACK (B, which does what the word `cancel` says; 0: nothing).

    `values` stand on the right of the items; `change(index, step)` is called for left (-1) and
    right (1), where there is a value, and gives the new list of values, or None if there are other items now: then AGAIN.
    `why(index)` explains a row when X is pressed, or A on a `disabled` one (bit masks: these, and those it can explain).
    Without a heading the menu begins at `top`, and nothing is explained.
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
        explains = why and explained >> cursor & 1
        if explains:
            pairs.append(("X", t(words.HELP)))
        if cancel:
            pairs.append(("B", t(cancel)))
        bottom = shell.kit.footer(c, pairs)
        first = shell.kit.menu(c, items, cursor, top, bottom, disabled=disabled, values=values, first=first)
        key = shell.key()
        if key == UP:
            cursor = (cursor - 1) % len(items)
        elif key == DOWN:
            cursor = (cursor + 1) % len(items)
        elif key == A and not disabled >> cursor & 1:
            return cursor
        elif key & (A | X):
            if key == A:
                shell.sound(REFUSE)
            if why and explains:
                shell.new_screen()
                why(cursor)
                shell.new_screen()
                shell.kit.heading(c, heading)
                shell.gauge()
        elif key == B and cancel:
            return BACK
        elif change and values[cursor] and key & (LEFT | RIGHT):
            values = change(cursor, 1 if key == RIGHT else -1)
            if values is None:
                return AGAIN
