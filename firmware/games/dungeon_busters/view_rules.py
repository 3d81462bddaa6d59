# SPDX-License-Identifier: MIT
"""Dungeon Busters' rule book: the sentences of the DB statements, by number and by chapter.

Loaded when it is opened. Each game has such a module: `label`, `sentence`, `chapters`, `statement`.
"""

from lang import keys_dungeon_busters as K
from lang import t

PREFIX = "DB"

# which statements there are a sentence for, in the order of K.RULES
NUMBERS = bytes((
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 21, 22, 23, 24, 25, 26, 27, 30, 31, 32, 33, 34, 40, 41, 42, 43, 44, 45, 46, 47,
    48, 49, 50, 60, 61, 62, 63, 64, 65, 66, 70, 71, 72, 73, 74, 75, 76, 77, 78, 80, 81, 82, 90, 91, 92, 93, 94, 95, 100,
    101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
))  # fmt: skip

# first statement of each chapter, in the order of K.CHAPTERS
_CHAPTERS = bytes((0, 10, 18, 23, 34, 41, 50, 53, 59, 69))


def label(number):
    """`DB-041`, as a rule is cited."""
    return PREFIX + "-%03d" % number


def find(number):
    """The place of a statement in the book, or -1 if there is no sentence for it."""
    for i in range(len(NUMBERS)):
        if NUMBERS[i] == number:
            return i
    return -1


def sentence(number):
    """What statement DB-number says, in one sentence; "" if the book has none."""
    i = find(number)
    return t(K.RULES + i) if i >= 0 else ""


def chapters():
    """The titles."""
    return [t(K.CHAPTERS + i) for i in range(len(_CHAPTERS))]


def bounds(chapter):
    """(first, end) of a chapter's statements."""
    last = chapter + 1 == len(_CHAPTERS)
    return _CHAPTERS[chapter], len(NUMBERS) if last else _CHAPTERS[chapter + 1]


def statement(i):
    """The i-th statement: (its id, its sentence)."""
    return label(NUMBERS[i]), t(K.RULES + i)
