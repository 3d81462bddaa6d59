# SPDX-License-Identifier: MIT
"""Cave Troll's rule book: the sentences of the CT statements, by number and by chapter.

Loaded when it is opened. Each game has such a module, with what a games.book.Book offers.
"""

from array import array

from games.book import Book
from lang import keys_cave_troll_book as H

PREFIX = "CT"

# which statements there are a sentence for, in the order of H.RULES
# fmt: off
NUMBERS = array("H", (
    1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21, 22, 23, 24, 25, 30, 31, 32, 33, 34, 35, 36, 37, 50, 51, 52, 53, 54, 55, 56, 57,
    58, 59, 60, 61, 62, 63, 64, 65, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 100, 101, 102, 103, 104, 105, 106, 107, 108,
    109, 110, 111, 112, 120, 121, 125, 126, 130, 131, 132, 133, 134, 135, 140, 141, 142, 143, 144, 145, 146, 150, 151,
    152, 153, 160, 161, 162, 163, 164, 165, 166, 180, 181, 182, 183, 184, 200, 201, 205, 206, 207, 208, 209, 210, 211,
    212, 213, 220, 225, 226, 227, 228, 230, 231, 250, 251, 260, 261, 262, 263, 270, 271, 272, 273, 274, 275, 276, 277,
    278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288,
))
# fmt: on

# first statement of each chapter, in the order of H.CHAPTERS
_CHAPTERS = bytes((0, 9, 15, 23, 39, 49, 62, 79, 83, 90, 95, 113, 119, 129))

_book = Book(PREFIX, NUMBERS, _CHAPTERS, H.RULES, H.CHAPTERS)
label = _book.label
sentence = _book.sentence
chapters = _book.chapters
bounds = _book.bounds
statement = _book.statement
