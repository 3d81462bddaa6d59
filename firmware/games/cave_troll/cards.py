# SPDX-License-Identifier: MIT
"""Cave Troll: cards from pile to pile.  Nothing here allocates."""

from core.events import emit
from core.piles import place, slide
from games.cave_troll.data import HOURGLASSES
from micropython import const

_SEATS_N = const(1)
_POOL = const(9)
_CARDS = const(117)
_DECK_N = const(193)
_HAND_N = const(197)
_POOL_N = const(201)
_HELD = const(205)
_RELICS = const(210)
_RELICS_N = const(216)
_DECK = const(19)
_EV_FOUND = const(135)


def take_card(b, seat):
    """The top card of the seat's deck goes into its hand."""
    start = _CARDS + _DECK * seat
    hand = start + b[_DECK_N + seat]
    slide(b, start, place(b, hand, hand + b[_HAND_N + seat], b[start]) - 1)
    b[_DECK_N + seat] -= 1
    b[_HAND_N + seat] += 1


def lay_down(b, seat, card):
    """From the hand to the pool if it has an hourglass, else to the discards (CT-062, CT-063)."""
    start = _CARDS + _DECK * seat
    i = start + b[_DECK_N + seat]
    while b[i] != card:
        i += 1
    pool = start + b[_DECK_N + seat] + b[_HAND_N + seat]
    rest = pool + b[_POOL_N + seat]
    if HOURGLASSES[card]:
        slide(b, i, place(b, pool, rest, card) - 1)
        b[_POOL_N + seat] += 1
    else:
        slide(b, i, place(b, rest, start + _DECK, card) - 1)
    b[_HAND_N + seat] -= 1


def empty_pool(b):
    """Every card of the pool goes to its owner's discards (CT-271)."""
    seat = 0
    while seat < b[_SEATS_N]:
        start = _CARDS + _DECK * seat
        i = start + b[_DECK_N + seat] + b[_HAND_N + seat] + b[_POOL_N + seat]
        while b[_POOL_N + seat]:
            i -= 1
            slide(b, i, place(b, i + 1, start + _DECK, b[i]) - 1)
            b[_POOL_N + seat] -= 1
        seat += 1
    b[_POOL] = 0


def find(b, seat):
    """The seat takes the top artifact (CT-061)."""
    b[_HELD + seat] = b[_RELICS] + 1
    b[_RELICS_N] -= 1
    i = _RELICS
    while i < _RELICS + b[_RELICS_N]:
        b[i] = b[i + 1]
        i += 1
    b[i] = 0
    emit(_EV_FOUND, 0, seat)
