# SPDX-License-Identifier: MIT
"""Dungeon Busters: what a seat may know (DB-080, DB-081), and a guess at the rest.

Hidden are the cards that others have committed, the order of this battle's face-down
villains with the one put away, and the generator.  The villains not yet met are known
as a whole, so an observation has them in ascending order.
"""

from core import rng
from core.piles import ascend
from core.states import copy_unseeded
from games.dungeon_busters.data import HIGH_CARD, LOW_CARD
from micropython import const

_SETUP = const(0)
_CHOOSE = const(1)
_OVER = const(4)
_PHASE = const(0)
_SEATS_N = const(1)
_BATTLE = const(3)
_FIGHT = const(4)
_CARD = const(11)
_ROW = const(36)
_DECK = const(77)
_HIDDEN = const(255)
_VILLAINS = const(15)


def _unseen(b):
    # index in b of the first face-down villain of this battle
    if b[_PHASE] == _OVER:
        return _DECK + _VILLAINS
    return _DECK + 5 * b[_BATTLE] + (0 if b[_PHASE] == _SETUP else b[_FIGHT] + 1)


def observe(state, seat, out):
    """Copy the state into `out` with all that the seat may not know blanked."""
    copy_unseeded(state, out)
    b = state[0]
    ob = out[0]
    if b[_PHASE] == _CHOOSE:
        other = 0
        while other < b[_SEATS_N]:
            if other != seat and b[_CARD + other]:
                ob[_CARD + other] = _HIDDEN
            other += 1
    ascend(ob, _unseen(b), _DECK + 5 * b[_BATTLE] + 5)


def determinize(state, seat):
    """Deal what the seat cannot know again at random, consistently with the rest.

    Works in place on a state or an observation and draws from the generator words of
    the state, which the caller has seeded.
    """
    b, w = state
    if b[_PHASE] == _OVER:
        return
    start = _unseen(b)
    rng.shuffle(w, b, start, _DECK + 5 * b[_BATTLE] + 5 - start)
    if b[_PHASE] == _CHOOSE:
        other = 0
        while other < b[_SEATS_N]:
            if other != seat and b[_CARD + other]:
                b[_CARD + other] = _any_card(b, w, other)
            other += 1


def _any_card(b, w, seat):
    # one of those in hand
    n = HIGH_CARD[b[_SEATS_N]] + 1
    low = LOW_CARD[b[_SEATS_N]]
    r = rng.rnd(w, n - low - b[_FIGHT])
    value = low
    while True:
        if not _played(b, seat, value):
            if r == 0:
                return value
            r -= 1
        value += 1


def _played(b, seat, value):
    i = _ROW + 4 * seat
    end = i + b[_FIGHT]
    while i < end:
        if b[i] == value:
            return True
        i += 1
    return False
