# SPDX-License-Identifier: MIT
"""Piles of cards laid end to end in one bytearray.

Zones follow each other without gaps; their sizes are bytes elsewhere in the same
state.  Moving a card from one zone to another slides what lies between by one
place, so no memory is ever asked for and the order of the other cards is kept.
"""


def slide(b, i, j):
    """Take the byte at index i out and put it in at index j; what is between moves up."""
    x = b[i]
    while i < j:
        b[i] = b[i + 1]
        i += 1
    while i > j:
        b[i] = b[i - 1]
        i -= 1
    b[j] = x


def place(b, start, end, x):
    """Index in the ascending bytes b[start:end] in front of which x belongs."""
    while start < end and b[start] < x:
        start += 1
    return start


def find(b, start, end, x):
    """Index of the first byte x in b[start:end], or -1."""
    while start < end:
        if b[start] == x:
            return start
        start += 1
    return -1


def ascend(b, start, end):
    """Bring b[start:end] into ascending order, in place."""
    j = start + 1
    while j < end:
        x = b[j]
        i = j
        while i > start and b[i - 1] > x:
            b[i] = b[i - 1]
            i -= 1
        b[i] = x
        j += 1
