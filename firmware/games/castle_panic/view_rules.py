# SPDX-License-Identifier: MIT
"""Castle Panic's rule book: the sentences of the CP statements, by number and by chapter.

Loaded when it is opened. Each game has such a module, with what a games.book.Book offers.
"""

from array import array

from games.book import Book
from lang import keys_castle_panic as K

PREFIX = "CP"

# which statements there are a sentence for, in the order of K.RULES
# fmt: off
NUMBERS = array("H", (
    1, 3, 4, 5, 7, 8, 9, 10, 20, 21, 22, 23, 24, 25, 26, 28, 29, 40, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54, 55,
    60, 61, 62, 63, 70, 71, 72, 80, 81, 82, 83, 84, 85, 86, 87, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 110, 111,
    112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 133, 140, 141,
    142, 143, 144, 145, 146, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
    168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 190, 191, 192, 193, 194, 196, 197, 200,
    201, 202, 203, 204, 205, 206, 207, 208, 210, 211, 212, 220, 221, 222, 223, 224, 225, 226, 227, 228, 229, 230, 231,
    232, 233, 234, 235, 236, 237, 238, 250, 251, 252, 253, 254, 260, 261, 262, 263, 264, 265, 270, 271, 280,
))
# fmt: on

# first statement of each chapter, in the order of K.CHAPTERS
_CHAPTERS = bytes((0, 17, 24, 30, 37, 45, 56, 79, 96, 119, 126, 135, 138, 157))

_book = Book(PREFIX, NUMBERS, _CHAPTERS, K.RULES, K.CHAPTERS)
label = _book.label
sentence = _book.sentence
chapters = _book.chapters
bounds = _book.bounds
statement = _book.statement
