# SPDX-License-Identifier: MIT
"""Castle Panic: what a seat may know (CP-008, CP-009), and a guess at the rest."""

from core import rng
from micropython import const

_PILE_N = const(31)
_DECK_N = const(33)
_CARDS = const(47)
_TOKENS = const(96)
_B_SIZE = const(145)
_W_SIZE = const(44)


def observe(state, seat, out):
    """Copy the state into `out` with all that the seat may not know blanked.

    Hidden are the order of the deck and of the Monster pile, and the generator.  What
    is in them is known, since hands and both discard piles are open: so the two piles
    are laid in ascending order and the generator's four words are 0.
    """
    b, w = state
    ob, ow = out
    i = 0
    while i < _B_SIZE:
        ob[i] = b[i]
        i += 1
    i = 0
    while i < _W_SIZE:
        ow[i] = w[i]
        i += 1
    i = 0
    while i < 4:
        ow[i] = 0
        i += 1
    _sort(ob, _CARDS, b[_DECK_N])
    _sort(ob, _TOKENS, b[_PILE_N])


def _sort(b, start, n):
    j = start + 1
    end = start + n
    while j < end:
        x = b[j]
        i = j
        while i > start and b[i - 1] > x:
            b[i] = b[i - 1]
            i -= 1
        b[i] = x
        j += 1


def determinize(state, seat):
    """Deal what the seat cannot know again at random, consistently with the rest.

    Works in place on a state or an observation and draws from the generator words of
    the state, which the caller has seeded.
    """
    b, w = state
    rng.shuffle(w, b, _CARDS, b[_DECK_N])
    rng.shuffle(w, b, _TOKENS, b[_PILE_N])
