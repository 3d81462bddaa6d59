# SPDX-License-Identifier: MIT
"""Castle Panic: what each action does.  Actions are laid out in data.py.

`apply` trusts its caller: ask `legal` or `why_not` first.
"""

from core import rng
from core.events import emit
from games.castle_panic.data import OPENING
from games.castle_panic.move import hurt
from games.castle_panic.pieces import add_monster, change_monster, discard, draw, slay, sort_monsters, take
from games.castle_panic.turn import after_discard, begin_turn, carry_on, is_over, monsters_turn
from micropython import const

_DISCARD = const(2)
_ASK_TOWER = const(2)
_PHASE = const(0)
_ASK = const(1)
_ASK_ARC = const(2)
_SEATS_N = const(3)
_ACTIVE = const(4)
_WALLS = const(6)
_FORTS = const(7)
_MISSED = const(12)
_SWAPS = const(13)
_DROPS = const(15)
_MONS_N = const(30)
_MONS = const(13)
_PLACE = const(0)
_SCATTER = const(1)
_SWAP = const(4)
_DROP = const(5)
_PASS = const(6)
_PLAY = const(11)
_NICE = const(12)
_SCAVENGE = const(13)
_DAMAGE = const(15)
_BRICK = const(15)
_MORTAR = const(16)
_BARBARIAN = const(17)
_NICE_SHOT = const(18)
_TAR = const(19)
_DRIVE = const(20)
_FORTIFY = const(21)
_MISSING = const(22)
_SCAVENGER = const(24)
_HIT_KINDS = const(15)
_EV_DISCARD = const(5)
_EV_PLAY = const(6)
_EV_HIT = const(7)
_EV_BUILT = const(16)
_EV_FORTIFIED = const(17)
_EV_TARRED = const(18)
_EV_UNTARRED = const(19)
_EV_BACK = const(20)
_EV_TAKEN = const(31)
_EV_OPENING = const(161)
_EV_SET = const(34)
_ARCHER_RING = const(6)
_TAR_BIT = const(2)


def apply(state, action):
    """Make one legal decision happen, with everything that follows up to the next decision."""
    b, w = state
    kind = action >> 11
    p = action >> 5 & 63
    q = action & 31
    if kind == _PLAY:
        _play(b, w, p, q)
    elif kind == _PASS:
        _pass(b, w)
    elif kind == _SWAP:
        _swap(b, w, p)
    elif kind == _NICE:
        _spend(b, _NICE_SHOT)
        _spend(b, p)
        slay(b, w, _MONS + q, b[_ACTIVE])
        is_over(b)
    elif kind == _DAMAGE:
        hurt(b, w, _MONS + q, b[_ASK_ARC], b[_ASK] == _ASK_TOWER)
        carry_on(b, w)
    elif kind == _DROP:
        _drop(b, w, p)
    elif kind == _SCAVENGE:
        _spend(b, _SCAVENGER)
        take(b, b[_ACTIVE], p)
        emit(_EV_TAKEN, p, b[_ACTIVE])
    elif kind == _PLACE:
        _set(b, w, p, q, _EV_SET)
        _opening_done(b, w)
    elif kind == _SCATTER:
        _scatter(b, w)


# --- set-up -------------------------------------------------------------------


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
    begin_turn(b, w)


def _scatter(b, w):
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
    begin_turn(b, w)


# --- phases 2 to 4 ------------------------------------------------------------


def _pass(b, w):
    phase = b[_PHASE]
    if phase == _DISCARD:
        after_discard(b)
    else:
        monsters_turn(b, w)


def _swap(b, w, card):
    seat = b[_ACTIVE]
    discard(b, seat, card)
    emit(_EV_DISCARD, card, b[_PHASE] << 8 | seat)
    b[_SWAPS] += 1
    draw(b, w, seat)
    if b[_SWAPS] >= (2 if b[_SEATS_N] == 1 else 1):
        after_discard(b)


def _drop(b, w, card):
    seat = next_drop(b)
    discard(b, seat, card)
    emit(_EV_DISCARD, card, b[_PHASE] << 8 | seat)
    b[_DROPS] ^= 1 << seat
    carry_on(b, w)


def next_drop(b):
    """The seat that must discard now: in turn order from the active one (CP-181)."""
    seat = b[_ACTIVE]
    while not b[_DROPS] & 1 << seat:
        seat = (seat + 1) % b[_SEATS_N]
    return seat


def _spend(b, card):
    # a played card is on the discard pile before its effect (CP-055)
    seat = b[_ACTIVE]
    discard(b, seat, card)
    emit(_EV_PLAY, card, seat)


def _play(b, w, card, q):
    seat = b[_ACTIVE]
    _spend(b, card)
    if card < _HIT_KINDS:
        hit(b, w, _MONS + q, seat)
    elif card == _BRICK:
        _spend(b, _MORTAR)
        b[_WALLS] |= 1 << q
        emit(_EV_BUILT, q, 0)
    elif card == _BARBARIAN:
        slay(b, w, _MONS + q, seat)
    elif card == _TAR:
        _tar(b, w, _MONS + q)
    elif card == _DRIVE:
        m = w[_MONS + q]
        arc = (m >> 7) % 6
        emit(_EV_BACK, arc, m)
        change_monster(b, w, _MONS + q, arc << 7 | m & 0x7F)
    elif card == _FORTIFY:
        b[_FORTS] |= 1 << q
        emit(_EV_FORTIFIED, q, 0)
    elif card == _MISSING:
        b[_MISSED] = 1
    else:
        draw(b, w, seat)
        draw(b, w, seat)
    is_over(b)


def hit(b, w, i, seat):
    """The seat's card takes a point from the monster at index i of w (CP-093, CP-094)."""
    m = w[i]
    points = (m >> 2 & 3) - 1
    emit(_EV_HIT, points, m)
    if points:
        change_monster(b, w, i, m - 4)
    else:
        slay(b, w, i, seat)


def _tar(b, w, i):
    # the single marker leaves its old bearer (CP-125)
    m = w[i]
    j = _MONS
    end = _MONS + b[_MONS_N]
    while j < end:
        if w[j] & _TAR_BIT:
            emit(_EV_UNTARRED, 0, w[j])
            w[j] ^= _TAR_BIT
        j += 1
    w[i] = m | _TAR_BIT
    emit(_EV_TARRED, 0, m)
    sort_monsters(b, w)
