# SPDX-License-Identifier: MIT
"""Dungeon Busters' computer player: weighs its cards against what the others may play (DB-101 .. DB-104).

`start` takes an observation, `step` plays up to `budget` imagined fights and returns
NO_ACTION until it has decided.  It sees what the seat may know and nothing else.  The card
is drawn from the good ones, the better the likelier: equals that all played the best one
would cancel each other again and again.

Level 1 draws among all cards with a light hand.  Level 2 takes the others' cards for
equally likely.  Level 3 thinks of half of them as players of level 2, believes what is
announced as far as that seat has kept its word, and grudges the others their gains.
"""

from array import array

from core import rng
from games.dungeon_busters.data import SLOTS, STRENGTH
from games.dungeon_busters.fight import most, points, villain
from games.dungeon_busters.rules import free_heroes, hand
from micropython import const

_SETUP = const(0)
_PICK = const(2)
_GIVE_UP = const(3)
_PHASE = const(0)
_SEATS_N = const(1)
_FIGHT = const(4)
_CARD = const(11)
_SAID = const(16)
_TALKS = const(21)
_KEPT = const(26)
_BROKEN = const(31)
_TOKENS = const(56)
_CENTRE = const(71)
_RESERVE = const(74)
_OPTS = const(4)
_HERO = const(0)
_COMMIT = const(1)
_ANNOUNCE = const(2)
_TAKE = const(5)
_LOSE = const(6)
_NO_ACTION = const(0xffff)
_SILENT = const(1)
# imagined fights: for the own card, and (level 3) for what the others think of theirs
_FIGHTS_PLAYED = b"\x00\x18\x60\x80"
_THOUGHTS = const(40)
# 1/16 points for a pair of colours that lacks the third
_PAIR = const(8)
# how fast a card loses weight for each 1/16 point it is worse, in 1/8 of e; announcements in 256ths: made, meant
_STEEP = b"\x00\x02\x08\x0b"
_TALKS_OF = b"\x00\x80\x9a\x9a"
_MEANT = b"\x00\xe6\xc0\x9a"
# e ** (-i / 8), in 255ths
_EXP = (
    b"\xff\xe1\xc7\xaf\x9b\x88\x78\x6a\x5e\x53\x49\x40\x39\x32\x2c\x27\x23\x1e\x1b\x18\x15\x12\x10\x0e"
    b"\x0d\x0b\x0a\x09\x08\x07\x06\x05\x05\x04\x04\x03\x03\x03\x02\x02\x02\x02\x01\x01\x01\x01\x01\x01"
)
# sum and number of the values in a set; bit 0 is the value 1
_SUM = bytes([sum([v + 1 for v in range(7) if m >> v & 1]) for m in range(128)])
_COUNT = bytes([sum([m >> v & 1 for v in range(7)]) for m in range(128)])

_b = bytearray(92)
_w = array("H", bytes(8))
_cards = bytearray(5)
_centre = bytearray(3)
_have = bytearray(3)
# for each seat: gain of the survivor of rank k of m at 6 * k + m, then of a loser; in 1/16 points, 2000 added
_gain = array("H", bytes(2 * 5 * 37))
# for each seat and value: how likely it is played, and what playing it came to
_weight = array("H", bytes(2 * 5 * 8))
_sums = array("i", bytes(4 * 5 * 8))
_seat = 0
_level = 0
_left = 0
_stage = 0
_silent = 0
_action = _NO_ACTION


def start(view, seat, level, seed):
    """Think about the decision of `seat` in the observation `view`; seed 0 .. 2**30 - 1 feeds its guesses."""
    global _seat, _level, _left, _stage, _action
    b, w = view
    i = 0
    while i < 92:
        _b[i] = b[i]
        i += 1
    rng.seed(_w, seed)
    _seat = seat
    _level = level
    _action = _NO_ACTION
    phase = b[_PHASE]
    if phase == _SETUP:
        _action = _HERO << 11 | _any_of(free_heroes(_b))
    elif phase == _PICK:
        _action = _TAKE << 11 | _best_colour(1)
    elif phase == _GIVE_UP:
        _action = _LOSE << 11 | _best_colour(0)
    else:
        said = _b[_SAID + seat]
        if said and rng.rnd(_w, 256) < _MEANT[level]:
            _action = _COMMIT << 11 | said
            return
        _prepare(w[_OPTS])


def step(budget):
    """Play up to `budget` more imagined fights; the action chosen, or NO_ACTION while there are more."""
    global _left, _stage, _action
    while _action == _NO_ACTION and budget > 0:
        if _left == 0:
            if _stage:
                _action = _decide()
                break
            _believe()
            _stage = 1
            _left = _FIGHTS_PLAYED[_level]
        _imagine()
        _left -= 1
        budget -= 1
    return _action


def _any_of(mask):
    # one of the bits, each equally likely
    n = 0
    m = mask
    while m:
        n += m & 1
        m >>= 1
    r = rng.rnd(_w, n)
    i = 0
    while True:
        if mask >> i & 1:
            if r == 0:
                return i
            r -= 1
        i += 1


# --- tokens ---------------------------------------------------------------------


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


def _best_colour(taking):
    # the colour to take from the centre, or to give up
    at = _TOKENS + 3 * _seat
    mask = (_b[_CENTRE] > 0) | (_b[_CENTRE + 1] > 0) << 1 | (_b[_CENTRE + 2] > 0) << 2 if taking else most(_b, at)
    best = -30000
    found = 0
    colour = 0
    while colour < 3:
        if mask >> colour & 1:
            kept = _b[at + colour]
            _b[at + colour] = kept + 1 if taking else 0
            n = 8 * _worth_at(_b, at)
            _b[at + colour] = kept
            if taking:
                # of equals the greater pile, or what the leader lacks
                n += _b[_CENTRE + colour] if _level < 3 or not _denies(colour) else 7
            if n > best:
                best = n
                found = 0
            if n == best:
                found |= 1 << colour
        colour += 1
    return _any_of(found)


def _denies(colour):
    # does the seat that leads (another one) lack this colour?
    best = -1
    leader = 0
    seat = 0
    while seat < _b[_SEATS_N]:
        if seat != _seat and points(_b, seat) > best:
            best = points(_b, seat)
            leader = seat
        seat += 1
    at = _TOKENS + 3 * leader
    n = _b[at + colour]
    return n <= _b[at] and n <= _b[at + 1] and n <= _b[at + 2]


# --- a card ---------------------------------------------------------------------


def _prepare(options):
    # what a win and a loss would bring each seat; every card of the others equally likely
    global _stage, _left, _silent
    _silent = options & _SILENT
    seat = 0
    while seat < _b[_SEATS_N]:
        if seat == _seat or _level == 3:
            _fill_gains(seat)
        mask = hand(_b, seat)
        value = 0
        while value < 8:
            _weight[8 * seat + value] = 24 if mask >> value & 1 else 0
            _sums[8 * seat + value] = 0
            value += 1
        seat += 1
    _stage = 0 if _level == 3 else 1
    _left = _THOUGHTS if _level == 3 else _FIGHTS_PLAYED[_level]


def _fill_gains(seat):
    at = _TOKENS + 3 * seat
    out = 37 * seat
    now = _worth_at(_b, at)
    m = 1
    while m <= _b[_SEATS_N]:
        k = 0
        while k < m:
            _gain[out + 6 * k + m] = 2000 + _reward(at, k, m) - now
            k += 1
        m += 1
    mask = most(_b, at)
    best = now if mask == 0 else 0
    colour = 0
    while colour < 3:
        if mask >> colour & 1:
            kept = _b[at + colour]
            _b[at + colour] = 0
            best = max(best, _worth_at(_b, at))
            _b[at + colour] = kept
        colour += 1
    _gain[out + 36] = 2000 + best - now


def _reward(at, k, m):
    # worth of the tokens at `at` after a win as survivor k (from 0) of m
    slot = SLOTS[3 * villain(_b) + k] if k < 3 else 0
    left = 0
    i = 0
    while i < 3:
        n = slot >> 2 * i & 3
        _have[i] = _b[at + i] + (n if n < _b[_RESERVE + i] else _b[_RESERVE + i])
        _centre[i] = _b[_CENTRE + i]
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


def _believe():
    # level 3: half of the others play what they gain by; what is announced counts as far as it was kept before
    seat = 0
    while seat < _b[_SEATS_N]:
        if seat != _seat:
            at = 8 * seat
            best = -(1 << 28)
            total = 0
            value = 1
            while value < 8:
                if _weight[at + value]:
                    best = max(best, _sums[at + value])
                value += 1
            value = 1
            while value < 8:
                if _weight[at + value]:
                    i = (best - _sums[at + value]) // _THOUGHTS
                    _weight[at + value] = _EXP[i] if i < 48 else 0
                    total += _weight[at + value]
                value += 1
            _mix(seat, total)
        seat += 1
    value = 0
    while value < 8:
        _sums[8 * _seat + value] = 0
        value += 1


def _mix(seat, total):
    # half of `total` spread evenly, then the announced card
    at = 8 * seat
    mask = hand(_b, seat)
    even = total // (6 - _b[_FIGHT])
    value = 1
    sum_ = 0
    while value < 8:
        if mask >> value & 1:
            _weight[at + value] += even
            sum_ += _weight[at + value]
        value += 1
    said = _b[_SAID + seat]
    if said:
        # the odds of a word kept, four to one at the most
        sum_ = sum_ * (_b[_KEPT + seat] + 1) // (_b[_BROKEN + seat] + 1)
        _weight[at + said] += min(sum_, 12000)


def _imagine():
    # one fight: everybody draws a card; what each own card would come to, or (stage 0) each card of the others
    n = _b[_SEATS_N]
    seat = 0
    while seat < n:
        _cards[seat] = _drawn(8 * seat)
        seat += 1
    if _stage:
        _weigh(_seat, _level == 3)
        return
    seat = 0
    while seat < n:
        if seat != _seat:
            _weigh(seat, False)
        seat += 1


def _drawn(at):
    # a card by its weight
    total = 0
    value = 1
    while value < 8:
        total += _weight[at + value]
        value += 1
    r = rng.rnd(_w, total)
    value = 1
    while True:
        r -= _weight[at + value]
        if r < 0:
            return value
        value += 1


def _weigh(me, grudge):
    # add to _sums what each card of `me` brings against the drawn cards of the others
    once = 0
    twice = 0
    seat = 0
    while seat < _b[_SEATS_N]:
        if seat != me:
            bit = 1 << _cards[seat] >> 1
            twice |= once & bit
            once |= bit
        seat += 1
    singles = once & ~twice
    strength = STRENGTH[villain(_b)]
    gains = 37 * me
    at = 8 * me + 1
    bit = 1
    while bit < 128:
        if _weight[at]:
            s = singles & ~bit if once & bit else singles | bit
            won = _SUM[s] >= strength
            if won:
                n = _gain[gains + 6 * _COUNT[s & (bit - 1)] + _COUNT[s]] - 2000 if s & bit else 0
            else:
                n = 0 if once & (bit - 1) else _gain[gains + 36] - 2000
            if grudge:
                n -= _others(me, once | bit, s, won)
            _sums[at] += n
        bit <<= 1
        at += 1


def _others(me, played, s, won):
    # half of the mean gain of the others
    n = 0
    m = _COUNT[s]
    seat = 0
    while seat < _b[_SEATS_N]:
        if seat != me:
            bit = 1 << _cards[seat] >> 1
            if won:
                if s & bit:
                    n += _gain[37 * seat + 6 * _COUNT[s & (bit - 1)] + m] - 2000
            elif not played & (bit - 1):
                n += _gain[37 * seat + 36] - 2000
        seat += 1
    return n // (2 * (_b[_SEATS_N] - 1))


def _decide():
    # draw a card by what it came to; perhaps say so first
    at = 8 * _seat
    lie = _b[_SAID + _seat]
    mask = hand(_b, _seat) & ~(1 << lie)
    best = -(1 << 28)
    value = 1
    while value < 8:
        if mask >> value & 1 and _sums[at + value] > best:
            best = _sums[at + value]
        value += 1
    fall = 8 * _FIGHTS_PLAYED[_level]
    value = 1
    while value < 8:
        _weight[at + value] = 0
        if mask >> value & 1:
            i = (best - _sums[at + value]) * _STEEP[_level] // fall
            if i < 48:
                _weight[at + value] = _EXP[i]
        value += 1
    value = _drawn(at)
    return (_ANNOUNCE if _speaks(value) else _COMMIT) << 11 | value


def _speaks(value):
    # is there somebody to hear it, and shall they? (DB-092)
    if _silent or _b[_TALKS + _seat] or _b[_CARD + _seat]:
        return False
    n = _b[_SEATS_N]
    heard = False
    seat = 0
    while seat < n:
        if seat != _seat and _b[_CARD + seat] == 0 and (_level < 3 or hand(_b, seat) >> value & 1):
            heard = True
        seat += 1
    return heard and rng.rnd(_w, 256) < _TALKS_OF[_level]
