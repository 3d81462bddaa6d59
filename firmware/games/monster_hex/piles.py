# SPDX-License-Identifier: MIT
"""Monster Hex: hands, stacks and the objective deck.  Nothing here allocates."""

from core.piles import place, slide
from micropython import const

_HAND_N = const(47)
_STACK_N = const(51)
_TILES = const(55)
_OPEN_N = const(98)
_OWN_N = const(99)
_DECK_N = const(103)
_CARDS = const(104)


def draw(b, side, size):
    """Fill the side's hand up to `size` tiles as far as the stack allows; how many were drawn (MH-020)."""
    start = _TILES + 10 * side
    n = 0
    while b[_HAND_N + side] < size and b[_STACK_N + side]:
        end = start + b[_HAND_N + side]
        slide(b, end, place(b, start, end, b[end]))
        b[_HAND_N + side] += 1
        b[_STACK_N + side] -= 1
        n += 1
    return n


def put_down(b, side, tile):
    """Take a tile out of the side's hand."""
    i = _TILES + 10 * side
    end = i + b[_HAND_N + side] + b[_STACK_N + side] - 1
    while b[i] != tile:
        i += 1
    slide(b, i, end)
    b[end] = 0
    b[_HAND_N + side] -= 1


def own_cards(b, seat):
    """Index in the state of the seat's first own objective."""
    at = _CARDS + b[_OPEN_N]
    i = 0
    while i < seat:
        at += b[_OWN_N + i]
        i += 1
    return at


def draw_card(b, seat):
    """The top objective of the deck becomes one of the seat's own (MH-016, MH-108)."""
    slide(b, own_cards(b, 4), own_cards(b, seat + 1))
    b[_OWN_N + seat] += 1
    b[_DECK_N] -= 1


def open_card(b):
    """The top objective of the deck is turned up for all; which one (MH-016)."""
    slide(b, own_cards(b, 4), _CARDS + b[_OPEN_N])
    b[_OPEN_N] += 1
    b[_DECK_N] -= 1
    return b[_CARDS + b[_OPEN_N] - 1]
