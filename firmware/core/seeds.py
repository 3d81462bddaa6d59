# SPDX-License-Identifier: MIT
"""A game's number from what a class is told: a number, or a word that all of them type.

A number stands for itself.  A word counts as its capitals without accents, and what looks alike in the Latin, Greek and
Cyrillic alphabets is the same letter, so that `rosa`, `ROSA` and a `РОСА` typed on a Russian keyboard part only where
the eye sees a difference.  Its number is h after, for each letter's code point c from the left,

    h = (h * 61 + c) modulo 2**24, from h = 0
"""

from micropython import const

LENGTH = const(10)  # letters at most
LIMIT = (1 << 32) - 1  # the largest number

_ACCENTED = "ΆΈΉΊΌΎΏΪΫΐΰάέήίόύώϊϋς"
_PLAIN = "ΑΕΗΙΟΥΩΙΥΙΥΑΕΗΙΟΥΩΙΥΣ"
_ALIKE = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХ"
_LATIN = "ABEZHIKMNOPTYXABEKMHOPCTYX"


def fold(code):
    """The code point that a letter counts as; 0 for what is neither a letter nor a digit."""
    if 48 <= code <= 57 or 65 <= code <= 90:
        return code
    if 97 <= code <= 122 or 0xE0 <= code <= 0xFE and code != 0xF7:
        return code - 32
    if 0xC0 <= code <= 0xDE and code != 0xD7 or code == 0xDF:
        return code
    if 0x430 <= code <= 0x44F:
        code -= 32
    elif 0x450 <= code <= 0x45F:
        code -= 80
    else:
        i = _ACCENTED.find(chr(code))
        if i >= 0:
            code = ord(_PLAIN[i])
        elif 0x3B1 <= code <= 0x3C9:
            code -= 32
    i = _ALIKE.find(chr(code))
    if i >= 0:
        return ord(_LATIN[i])
    return code if 0x391 <= code <= 0x3A9 or 0x400 <= code <= 0x42F else 0


def seed_of(word):
    """The number of a word of 1 .. LENGTH letters and digits, or of a number up to LIMIT; ValueError if it is neither."""
    if not 1 <= len(word) <= LENGTH:
        raise ValueError("from 1 to %d letters" % LENGTH)
    h = 0
    number = True
    for letter in word:
        code = fold(ord(letter))
        if not code:
            raise ValueError("letters and digits only")
        number = number and code < 58
        h = (h * 61 + code) & 0xFFFFFF
    if not number:
        return h
    if int(word) > LIMIT:
        raise ValueError("a number up to %d" % LIMIT)
    return int(word)
