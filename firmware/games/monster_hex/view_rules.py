# SPDX-License-Identifier: MIT
"""Monster Hex' rule book: the sentences of the MH statements, by number and by chapter.

Loaded when it is opened. Each game has such a module, with what a games.book.Book offers.
"""

from games.book import Book
from lang import keys_monster_hex_book as K

PREFIX = "MH"

# which statements there are a sentence for, in the order of K.RULES
NUMBERS = bytes((
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 30, 31, 32, 33, 34, 35, 36, 37, 40,
    41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 60, 61, 62, 90, 91, 92, 93, 94, 95, 96, 101, 102, 103, 104,
    105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 130, 131, 132, 133, 134, 135, 150, 151, 152, 153, 154, 155,
    156, 160, 161, 162, 170, 171, 172, 173, 174, 175, 176, 177,
))  # fmt: skip

# first statement of each chapter, in the order of K.CHAPTERS
_CHAPTERS = bytes((0, 11, 17, 22, 30, 45, 48, 55, 70, 76, 83, 86))

_book = Book(PREFIX, NUMBERS, _CHAPTERS, K.RULES, K.CHAPTERS)
label = _book.label
sentence = _book.sentence
chapters = _book.chapters
bounds = _book.bounds
statement = _book.statement
