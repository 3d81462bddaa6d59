# SPDX-License-Identifier: MIT
"""Dungeon Busters' rule book: the sentences of the DB statements, by number and by chapter.

Loaded when it is opened. Each game has such a module, with what a games.book.Book offers.
"""

from games.book import Book
from lang import keys_dungeon_busters as K

PREFIX = "DB"

# which statements there are a sentence for, in the order of K.RULES
NUMBERS = bytes((
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 21, 22, 23, 24, 25, 26, 27, 30, 31, 32, 33, 34, 40, 41, 42, 43, 44, 45, 46, 47,
    48, 49, 50, 60, 61, 62, 63, 64, 65, 66, 70, 71, 72, 73, 74, 75, 76, 77, 78, 80, 81, 82, 90, 91, 92, 93, 94, 95, 100,
    101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
))  # fmt: skip

# first statement of each chapter, in the order of K.CHAPTERS
_CHAPTERS = bytes((0, 10, 18, 23, 34, 41, 50, 53, 59, 69))

_book = Book(PREFIX, NUMBERS, _CHAPTERS, K.RULES, K.CHAPTERS)
label = _book.label
sentence = _book.sentence
chapters = _book.chapters
bounds = _book.bounds
statement = _book.statement
