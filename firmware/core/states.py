# SPDX-License-Identifier: MIT
"""A state `(bytearray, array('H'))` as a whole: copied byte by byte, since a slice would be an object on the heap."""

from micropython import const

_SEED_WORDS = const(4)


def copy(source, target):
    """Make `target` equal to `source`; both are of one game."""
    b, w = source
    tb, tw = target
    n = len(b)
    i = 0
    while i < n:
        tb[i] = b[i]
        i += 1
    n = len(w)
    i = 0
    while i < n:
        tw[i] = w[i]
        i += 1


def copy_unseeded(source, target):
    """The same without the random generator, w[0:4], which nobody at the table may know."""
    copy(source, target)
    w = target[1]
    i = 0
    while i < _SEED_WORDS:
        w[i] = 0
        i += 1
