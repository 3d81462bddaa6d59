# SPDX-License-Identifier: MIT
"""Cave Troll: what a seat may know (CT-262), and a guess at the rest.

Hidden are the order of all decks, the hands and the unplayed artifacts of others, the
artifacts nobody has found, and the generator.  What a deck and a hand hold together
follows from the cards that were played.
"""

from core import rng
from core.piles import ascend
from core.states import copy_unseeded
from micropython import const

_OVER = const(7)
_PHASE = const(0)
_SEATS_N = const(1)
_VIEWER = const(15)
_CARDS = const(117)
_DECK_N = const(193)
_HAND_N = const(197)
_HELD = const(205)
_USED = const(209)
_RELICS = const(210)
_RELICS_N = const(216)
_HIDDEN = const(255)
_DECK = const(19)
_RELIC_COUNT = const(6)

_rest = bytearray(6)


def observe(state, seat, out):
    """Copy the state into `out` with all that the seat may not know blanked."""
    copy_unseeded(state, out)
    b = state[0]
    ob = out[0]
    ob[_VIEWER] = seat + 1
    other = 0
    while other < b[_SEATS_N]:
        n = b[_DECK_N + other]
        if other != seat:
            n += b[_HAND_N + other]
            if b[_HELD + other] and b[_PHASE] != _OVER:
                ob[_HELD + other] = _HIDDEN
        ascend(ob, _CARDS + _DECK * other, _CARDS + _DECK * other + n)
        other += 1
    i = 0
    while i < b[_RELICS_N]:
        ob[_RELICS + i] = _HIDDEN
        i += 1


def determinize(state, seat):
    """Deal what the seat cannot know again at random, consistently with the rest.

    Works in place on a state or an observation and draws from the generator words of
    the state, which the caller has seeded.
    """
    b, w = state
    b[_VIEWER] = 0
    other = 0
    while other < b[_SEATS_N]:
        start = _CARDS + _DECK * other
        n = b[_DECK_N + other]
        if other == seat:
            rng.shuffle(w, b, start, n)
        else:
            hand = b[_HAND_N + other]
            rng.shuffle(w, b, start, n + hand)
            ascend(b, start + n, start + n + hand)
        other += 1
    _deal_relics(b, w, seat)


def _deal_relics(b, w, seat):
    # what is neither played nor known to the seat
    known = b[_USED]
    other = 0
    while other < b[_SEATS_N]:
        if b[_HELD + other] and (other == seat or b[_PHASE] == _OVER):
            known |= 1 << b[_HELD + other] - 1
        other += 1
    n = 0
    i = 0
    while i < _RELIC_COUNT:
        if not known >> i & 1:
            _rest[n] = i
            n += 1
        i += 1
    rng.shuffle(w, _rest, 0, n)
    other = 0
    while other < b[_SEATS_N]:
        if b[_HELD + other] and other != seat and b[_PHASE] != _OVER:
            n -= 1
            b[_HELD + other] = _rest[n] + 1
        other += 1
    i = 0
    while i < b[_RELICS_N]:
        b[_RELICS + i] = _rest[i]
        i += 1
