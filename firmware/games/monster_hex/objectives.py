# SPDX-License-Identifier: MIT
"""Monster Hex: what the objectives bring at the end of the game (MH-130 .. MH-134).  Nothing here allocates.

A side has ten monsters at most, numbered in the order of their hexes; a configuration is a
bit mask of them.
"""

from array import array

from core.events import emit
from games.monster_hex.boards import HEXES, LARGE, NEXT, RING
from games.monster_hex.data import RANKS, WORTH
from games.monster_hex.piles import own_cards
from games.monster_hex.stones import power
from micropython import const

_SEATS_N = const(1)
_BOARD = const(2)
_SMALLS = const(31)
_FIRSTS = const(35)
_COLOURS = const(39)
_BONUS = const(43)
_OPEN_N = const(98)
_CARDS = const(104)
_HEX = const(116)
_NO_HEX = const(255)
_ARC = const(0)
_PINCER = const(1)
_BOND = const(2)
_KINDRED = const(3)
_SHEPHERD = const(4)
_WATCH = const(5)
_MUSTER = const(6)
_TRIDENT = const(7)
_MAGPIE = const(8)
_HUMBLE = const(10)
_SPECTRUM = const(11)
_EV_AIM = const(156)

_MOST = const(64)

# hexes of the side's monsters; 1 + monster of each hex; of each monster, the mask of its neighbours
_where = bytearray(10)
_who = bytearray(32)
_beside = array("H", bytes(20))
_sets = array("H", bytes(2 * _MOST))
_n = 0
_sets_n = 0
# the side whose monsters these are, -1 if the position may be another one
_of = -1


def _gather(b, side):
    # fill _where, _who and _beside
    global _n, _of
    if side == _of:
        return
    _of = side
    _n = 0
    low = 10 * side
    at = 0
    while at < HEXES[b[_BOARD]]:
        _who[at] = 0
        if low < b[_HEX + at] <= low + 10:
            _where[_n] = at
            _n += 1
            _who[at] = _n
        at += 1
    next_ = NEXT[b[_BOARD]]
    i = 0
    while i < _n:
        mask = 0
        at = 6 * _where[i]
        end = at + 6
        while at < end:
            if next_[at] != _NO_HEX:
                mask |= 1 << _who[next_[at]]
            at += 1
        _beside[i] = mask >> 1
        i += 1


def _number(at):
    # the monster of the side on a hex, or -1
    return -1 if at == _NO_HEX else _who[at] - 1


def _rank(b, i):
    return RANKS[(b[_HEX + _where[i]] - 1) % 10]


def _add(mask):
    # a configuration, once
    global _sets_n
    i = 0
    while i < _sets_n:
        if _sets[i] == mask:
            return
        i += 1
    _sets[_sets_n] = mask
    _sets_n += 1


def _pairs(b, card):
    # neighbours that fit together
    i = 0
    while i < _n:
        d = 0
        while d < 3:
            j = _number(NEXT[b[_BOARD]][6 * _where[i] + d])
            if j >= 0 and _fit(b, card, i, j, d):
                _add(1 << i | 1 << j)
            d += 1
        i += 1


def _fit(b, card, i, j, d):
    if card == _BOND:
        return power(b, _where[i], d) == power(b, _where[j], d + 3)
    one = _rank(b, i)
    other = _rank(b, j)
    if card == _KINDRED:
        return one == other
    return one >= 2 and other == 0 or other >= 2 and one == 0


def _rings(b, card):
    # hexes around one large stone
    stone = 0
    while stone < LARGE[b[_BOARD]]:
        d = 0
        while d < 6:
            if card == _PINCER:
                _add_ring(b, stone, d, 3, 3)
            elif card == _ARC:
                _add_ring(b, stone, d, 1, 2)
            else:
                _add_ring(b, stone, d, 2, 4)
            d += 1
        stone += 1


def _add_ring(b, stone, d, second, third):
    # the monsters at these places of the ring, if all are the side's
    ring = RING[b[_BOARD]]
    i = _number(ring[6 * stone + d])
    j = _number(ring[6 * stone + (d + second) % 6])
    k = _number(ring[6 * stone + (d + third) % 6])
    if i >= 0 and j >= 0 and k >= 0:
        _add(1 << i | 1 << j | 1 << k)


def _packed(left, size):
    # the most disjoint configurations within the mask, each of `size` monsters
    most = 0
    i = left
    while i:
        most += i & 1
        i >>= 1
    most //= size
    if most == 0:
        return 0
    low = left & -left
    best = 0
    i = 0
    while i < _sets_n and best < most:
        mask = _sets[i]
        if mask & low and mask & ~left == 0:
            n = 1 + _packed(left & ~mask, size)
            if n > best:
                best = n
        i += 1
    if best < most:
        n = _packed(left & ~low, size)
        if n > best:
            best = n
    return best


def _watch(b):
    # two of rank B at K
    n = 0
    d = 0
    while d < 6:
        i = _number(RING[b[_BOARD]][d])
        if i >= 0 and _rank(b, i) == 1:
            n += 1
        d += 1
    return 1 if n > 1 else 0


def _muster(b):
    # one of each rank, connected
    return _hang_together(b, 0, 3)


def _hang_together(b, mask, rank):
    # 1 if one of each rank from `rank` down to 0 can be added so that all are connected
    i = 0
    while i < _n:
        if _rank(b, i) == rank:
            more = mask | 1 << i
            if (_hang_together(b, more, rank - 1) if rank else _piece(more) == more):
                return 1
        i += 1
    return 0


def _piece(mask):
    # what of the mask hangs together with its lowest monster
    found = mask & -mask
    more = True
    while more:
        more = False
        i = 0
        while mask >> i:
            if mask >> i & 1 and not found >> i & 1 and _beside[i] & found:
                found |= 1 << i
                more = True
            i += 1
    return found


def configurations(b, card, side):
    """The largest number of disjoint configurations of a pattern objective (MH-131)."""
    global _of
    _of = -1
    return _count(b, card, side)


def _count(b, card, side):
    global _sets_n
    _gather(b, side)
    if card == _WATCH:
        return _watch(b)
    if card == _MUSTER:
        return _muster(b)
    _sets_n = 0
    if card == _ARC or card == _PINCER or card == _TRIDENT:
        _rings(b, card)
    else:
        _pairs(b, card)
    used = 0
    i = 0
    while i < _sets_n:
        used |= _sets[i]
        i += 1
    return _packed(used, 2 if card == _PINCER or card == _BOND or card == _KINDRED or card == _SHEPHERD else 3)


def _groups(b, side):
    # how many connected groups the side's monsters form
    _gather(b, side)
    left = (1 << _n) - 1
    n = 0
    while left:
        left &= ~_piece(left)
        n += 1
    return n


def _value(b, card, side):
    # what a comparative objective compares; the more the better
    if card == _MAGPIE:
        return b[_SMALLS + side]
    if card == _HUMBLE:
        return 100 - b[_FIRSTS + side]
    return 100 - _groups(b, side)


def _is_best(b, card, side):
    # nobody it is compared with has more (MH-132, MH-156, MH-161)
    mine = _value(b, card, side)
    n = b[_SEATS_N]
    other = 2 if n == 1 else n
    while other:
        other -= 1
        if _value(b, card, other) > mine:
            return False
    return mine > 0


def points(b, card, side):
    """What the objective is worth to the side in this position."""
    global _of
    _of = -1
    return _points(b, card, side)


def _points(b, card, side):
    if card < _MAGPIE:
        return WORTH[card] * _count(b, card, side)
    if card == _SPECTRUM:
        mask = b[_COLOURS + side]
        n = (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3)
        return WORTH[card] if n > 2 else 0
    return WORTH[card] if _is_best(b, card, side) else 0


def count_up(b):
    """At the end: what every seat gets for the public objectives and its own (MH-130)."""
    global _of
    _of = -1
    seat = 0
    while seat < b[_SEATS_N]:
        b[_BONUS + seat] = 0
        i = _CARDS
        while i < _CARDS + b[_OPEN_N]:
            _score(b, b[i], seat)
            i += 1
        i = own_cards(b, seat)
        while i < own_cards(b, seat + 1):
            _score(b, b[i], seat)
            i += 1
        seat += 1


def _score(b, card, seat):
    n = _points(b, card, seat)
    b[_BONUS + seat] += n
    emit(_EV_AIM, card, seat << 8 | n)
