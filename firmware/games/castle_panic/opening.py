# SPDX-License-Identifier: MIT
"""Castle Panic: the decisions of the set-up: the opening six, who begins, the homes."""

from core import rng
from core.events import emit
from games.castle_panic.data import OPENING
from games.castle_panic.pieces import add_monster, castle_seats
from games.castle_panic.turn import begin_turn
from micropython import const

_ASK_PHASE = const(0)
_ASK_FIRST = const(4)
_ASK_HOME = const(5)
_ASK = const(1)
_FIRST_SEAT = const(5)
_HOMES = const(24)
_MONS_N = const(30)
_OPTS = const(4)
_MONS = const(13)
_HOME_RULE = const(64)
_EV_OPENING = const(161)
_EV_SET = const(34)
_EV_HOME = const(36)
_ARCHER_RING = const(6)


def opening_left(b, w, kind):
    """How many of the opening monsters of this kind wait to be placed (CP-041)."""
    n = OPENING[kind]
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        if w[i] >> 4 & 7 == kind:
            n -= 1
        i += 1
    return n


def opening_taken(b, w):
    """Arcs (bit mask) that have their opening monster."""
    mask = 0
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        mask |= 1 << (w[i] >> 7) % 6
        i += 1
    return mask


def set_monster(b, w, kind, arc):
    """The player puts one of the six into an arc (CP-041)."""
    _set(b, w, kind, arc, _EV_SET)
    _opening_done(b, w)


def _set(b, w, kind, arc, event):
    m = (_ARCHER_RING + arc) << 7 | kind << 4 | (kind + 1) << 2
    add_monster(b, w, m)
    emit(event, 0, m)


def _opening_done(b, w):
    # when only one kind is left there is nothing to choose any more
    left = 0
    kind = 0
    while kind < 3:
        if opening_left(b, w, kind):
            if left:
                return
            left = kind + 1
        kind += 1
    taken = opening_taken(b, w)
    arc = 0
    while arc < 6:
        if not taken & 1 << arc:
            _set(b, w, left - 1, arc, _EV_SET)
        arc += 1
    _first(b, w)


def scatter(b, w):
    """The rest of the six at random (CP-042)."""
    left = 6 - b[_MONS_N]
    taken = opening_taken(b, w)
    arc = 0
    while arc < 6:
        if not taken & 1 << arc:
            r = rng.rnd(w, left)
            kind = 0
            n = opening_left(b, w, 0)
            while r >= n:
                r -= n
                kind += 1
                n = opening_left(b, w, kind)
            _set(b, w, kind, arc, _EV_OPENING)
            left -= 1
        arc += 1
    _first(b, w)


def _first(b, w):
    # who begins is a question only where there are several (CP-045)
    if castle_seats(b) > 1:
        b[_ASK] = _ASK_FIRST
    else:
        ask_homes(b, w)


def ask_homes(b, w):
    """A different Tower for each, from the first seat on (CP-260); then the first turn."""
    b[_ASK] = _ASK_PHASE
    if w[_OPTS] & _HOME_RULE and next_home(b) >= 0:
        b[_ASK] = _ASK_HOME
    else:
        begin_turn(b, w)


def next_home(b):
    """The next castle seat, from the first one on, that has no home; -1 if all have."""
    n = castle_seats(b)
    seat = b[_FIRST_SEAT]
    k = 0
    while k < n:
        if b[_HOMES + seat] == 0:
            return seat
        seat = (seat + 1) % n
        k += 1
    return -1


def choose_home(b, w, arc):
    """The next seat without a home takes the Tower of this arc (CP-260)."""
    seat = next_home(b)
    b[_HOMES + seat] = arc + 1
    emit(_EV_HOME, arc, seat)
    ask_homes(b, w)
