# SPDX-License-Identifier: MIT
"""Dungeon Busters' computer player: what tokens are worth, what a fight would bring, which colour to take.

Everything is in 1/16 points.  `B` is a copy of the observed bytes, which may be played with.
"""

from array import array

from games.dungeon_busters.data import SLOTS
from games.dungeon_busters.fight import most, points, villain
from micropython import const

_SEATS_N = const(1)
_TOKENS = const(56)
_CENTRE = const(71)
_RESERVE = const(74)
# a pair of colours that lacks the third
_PAIR = const(8)

B = bytearray(92)
# for each seat: gain of the survivor of rank k of m at 37 * seat + 6 * k + m, of a loser at the end; 2000 added
GAIN = array("H", bytes(2 * 5 * 37))

_centre = bytearray(3)
_have = bytearray(3)


def _worth(r, y, b):
    # 1/16 points of such tokens, a pair that lacks one colour counting a little
    least = r if r < y else y
    if b < least:
        least = b
    top = r if r > y else y
    if b > top:
        top = b
    n = r + y + b
    return 16 * n + 48 * least + _PAIR * (n - top - least - least)


def _worth_at(a, at):
    return _worth(a[at], a[at + 1], a[at + 2])


def best_colours(seat, taking, grudge):
    """Bit mask of the colours that are equally good to take from the centre, or to give up."""
    at = _TOKENS + 3 * seat
    mask = (B[_CENTRE] > 0) | (B[_CENTRE + 1] > 0) << 1 | (B[_CENTRE + 2] > 0) << 2 if taking else most(B, at)
    best = -30000
    found = 0
    colour = 0
    while colour < 3:
        if mask >> colour & 1:
            kept = B[at + colour]
            B[at + colour] = kept + 1 if taking else 0
            n = 8 * _worth_at(B, at)
            B[at + colour] = kept
            if taking:
                # of equals the greater pile, or what the leader lacks
                n += B[_CENTRE + colour] if not grudge or not _denies(seat, colour) else 7
            if n > best:
                best = n
                found = 0
            if n == best:
                found |= 1 << colour
        colour += 1
    return found


def _denies(me, colour):
    # does the seat that leads (another one) lack this colour?
    best = -1
    leader = 0
    seat = 0
    while seat < B[_SEATS_N]:
        if seat != me and points(B, seat) > best:
            best = points(B, seat)
            leader = seat
        seat += 1
    at = _TOKENS + 3 * leader
    n = B[at + colour]
    return n <= B[at] and n <= B[at + 1] and n <= B[at + 2]


def fill_gains(seat):
    """Write what each end of this fight would bring the seat into GAIN."""
    at = _TOKENS + 3 * seat
    out = 37 * seat
    now = _worth_at(B, at)
    m = 1
    while m <= B[_SEATS_N]:
        k = 0
        while k < m:
            GAIN[out + 6 * k + m] = 2000 + _reward(at, k, m) - now
            k += 1
        m += 1
    mask = most(B, at)
    best = now if mask == 0 else 0
    colour = 0
    while colour < 3:
        if mask >> colour & 1:
            kept = B[at + colour]
            B[at + colour] = 0
            best = max(best, _worth_at(B, at))
            B[at + colour] = kept
        colour += 1
    GAIN[out + 36] = 2000 + best - now


def _reward(at, k, m):
    # worth of the tokens at `at` after a win as survivor k (from 0) of m
    slot = SLOTS[3 * villain(B) + k] if k < 3 else 0
    left = 0
    i = 0
    while i < 3:
        n = slot >> 2 * i & 3
        _have[i] = B[at + i] + (n if n < B[_RESERVE + i] else B[_RESERVE + i])
        _centre[i] = B[_CENTRE + i]
        left += _centre[i]
        i += 1
    turn = 0
    while left:
        i = _pick() if turn == k else _greatest()
        _centre[i] -= 1
        if turn == k:
            _have[i] += 1
        left -= 1
        turn = turn + 1 if turn + 1 < m else 0
    return _worth_at(_have, 0)


def _greatest():
    # what somebody else may take
    i = 0 if _centre[0] >= _centre[1] else 1
    return i if _centre[i] >= _centre[2] else 2


def _pick():
    best = -1
    found = 0
    i = 0
    while i < 3:
        if _centre[i]:
            _have[i] += 1
            n = _worth_at(_have, 0)
            _have[i] -= 1
            if n > best:
                best = n
                found = i
        i += 1
    return found
