# SPDX-License-Identifier: MIT
"""Monster Hex: what a seat may know (MH-017), and a guess at the rest.

Hidden are the hands of the others, the order of every stack, the objectives of the others,
the order of the deck and the generator.  When the game is over the objectives are shown.
"""

from core import rng
from core.piles import ascend, slide
from core.states import copy_unseeded
from games.monster_hex.piles import own_cards
from micropython import const

_OVER = const(5)
_PHASE = const(0)
_SEATS_N = const(1)
_HAND_N = const(47)
_STACK_N = const(51)
_TILES = const(55)
_OPEN_N = const(98)
_OWN_N = const(99)
_DECK_N = const(103)
_CARDS = const(104)
_UNKNOWN = const(64)


def _veil(b, start, end):
    # these bytes in ascending order, each marked
    i = start
    while i < end:
        b[i] |= _UNKNOWN
        i += 1
    ascend(b, start, end)


def observe(state, seat, out):
    """Copy the state into `out` with all that the seat may not know blanked; seat -1: what is for all eyes."""
    copy_unseeded(state, out)
    b = state[0]
    ob = out[0]
    side = 0
    while side < 4:
        start = _TILES + 10 * side
        end = start + b[_HAND_N + side] + b[_STACK_N + side]
        # the shared tile that is turned up is seen by all
        if side == seat or side == b[_SEATS_N]:
            start += b[_HAND_N + side]
        _veil(ob, start, end)
        side += 1
    if b[_PHASE] != _OVER:
        _veil_cards(ob, seat)


def _veil_cards(b, seat):
    # the others' objectives and the deck, as one: they are moved together, veiled and moved back
    mine = own_cards(b, seat)
    n = b[_OWN_N + seat] if seat >= 0 else 0
    end = own_cards(b, 4) + b[_DECK_N]
    start = _CARDS + b[_OPEN_N]
    _rotate(b, start, mine, n)
    _veil(b, start + n, end)
    _rotate_back(b, start, mine, n)


def _rotate(b, start, mine, n):
    # the n cards from `mine` come to the front
    i = 0
    while i < n:
        slide(b, mine + i, start + i)
        i += 1


def _rotate_back(b, start, mine, n):
    while n:
        n -= 1
        slide(b, start + n, mine + n)


def determinize(state, seat):
    """Deal what the seat cannot know again at random, consistently with the rest.

    Works in place on a state or an observation and draws from the generator words of
    the state, which the caller has seeded.
    """
    b, w = state
    side = 0
    while side < 4:
        start = _TILES + 10 * side
        hand = b[_HAND_N + side]
        stack = b[_STACK_N + side]
        if side == seat or side == b[_SEATS_N]:
            start += hand
            _deal(b, w, start, start + stack)
        else:
            _deal(b, w, start, start + hand + stack)
            ascend(b, start, start + hand)
        side += 1
    if b[_PHASE] != _OVER:
        mine = own_cards(b, seat)
        n = b[_OWN_N + seat]
        start = _CARDS + b[_OPEN_N]
        _rotate(b, start, mine, n)
        _deal(b, w, start + n, own_cards(b, 4) + b[_DECK_N])
        _rotate_back(b, start, mine, n)


def _deal(b, w, start, end):
    # in ascending order first: the guess depends on what is known and on the generator alone
    i = start
    while i < end:
        b[i] &= ~_UNKNOWN & 0xFF
        i += 1
    ascend(b, start, end)
    if end - start > 1:
        rng.shuffle(w, b, start, end - start)
