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
from games.dungeon_busters.data import STRENGTH
from games.dungeon_busters.fight import villain
from games.dungeon_busters.rules import free_heroes, hand
from games.dungeon_busters.worth import B, GAIN, best_colours, fill_gains
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
# how fast a card loses weight for each 1/16 point it is worse, in 1/8 of e; announcements in 256ths: made, meant
_STEEP = b"\x00\x01\x06\x0b"
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

_w = array("H", bytes(8))
_cards = bytearray(5)
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
        B[i] = b[i]
        i += 1
    rng.seed(_w, seed)
    _seat = seat
    _level = level
    _action = _NO_ACTION
    phase = b[_PHASE]
    if phase == _SETUP:
        _action = _HERO << 11 | _any_of(free_heroes(B))
    elif phase == _PICK:
        _action = _TAKE << 11 | _any_of(best_colours(seat, 1, level == 3))
    elif phase == _GIVE_UP:
        _action = _LOSE << 11 | _any_of(best_colours(seat, 0, level == 3))
    else:
        said = B[_SAID + seat]
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


# --- a card ---------------------------------------------------------------------


def _prepare(options):
    # what a win and a loss would bring each seat; every card of the others equally likely
    global _stage, _left, _silent
    _silent = options & _SILENT
    seat = 0
    while seat < B[_SEATS_N]:
        if seat == _seat or _level == 3:
            fill_gains(seat)
        mask = hand(B, seat)
        value = 0
        while value < 8:
            _weight[8 * seat + value] = 24 if mask >> value & 1 else 0
            _sums[8 * seat + value] = 0
            value += 1
        seat += 1
    _stage = 0 if _level == 3 else 1
    _left = _THOUGHTS if _level == 3 else _FIGHTS_PLAYED[_level]


def _believe():
    # level 3: half of the others play what they gain by; what is announced counts as far as it was kept before
    seat = 0
    while seat < B[_SEATS_N]:
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
    mask = hand(B, seat)
    even = total // (6 - B[_FIGHT])
    value = 1
    sum_ = 0
    while value < 8:
        if mask >> value & 1:
            _weight[at + value] += even
            sum_ += _weight[at + value]
        value += 1
    said = B[_SAID + seat]
    if said:
        # the odds of a word kept, four to one at the most
        sum_ = sum_ * (B[_KEPT + seat] + 1) // (B[_BROKEN + seat] + 1)
        _weight[at + said] += min(sum_, 12000)


def _imagine():
    # one fight: everybody draws a card; what each own card would come to, or (stage 0) each card of the others
    n = B[_SEATS_N]
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
    while seat < B[_SEATS_N]:
        if seat != me:
            bit = 1 << _cards[seat] >> 1
            twice |= once & bit
            once |= bit
        seat += 1
    singles = once & ~twice
    strength = STRENGTH[villain(B)]
    gains = 37 * me
    at = 8 * me + 1
    bit = 1
    while bit < 128:
        if _weight[at]:
            s = singles & ~bit if once & bit else singles | bit
            won = _SUM[s] >= strength
            if won:
                n = GAIN[gains + 6 * _COUNT[s & (bit - 1)] + _COUNT[s]] - 2000 if s & bit else 0
            else:
                n = 0 if once & (bit - 1) else GAIN[gains + 36] - 2000
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
    while seat < B[_SEATS_N]:
        if seat != me:
            bit = 1 << _cards[seat] >> 1
            if won:
                if s & bit:
                    n += GAIN[37 * seat + 6 * _COUNT[s & (bit - 1)] + m] - 2000
            elif not played & (bit - 1):
                n += GAIN[37 * seat + 36] - 2000
        seat += 1
    return n // (2 * (B[_SEATS_N] - 1))


def _decide():
    # draw a card by what it came to; perhaps say so first
    at = 8 * _seat
    lie = B[_SAID + _seat]
    mask = hand(B, _seat) & ~(1 << lie)
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
    if _silent or B[_TALKS + _seat] or B[_CARD + _seat]:
        return False
    n = B[_SEATS_N]
    heard = False
    seat = 0
    while seat < n:
        if seat != _seat and B[_CARD + seat] == 0 and (_level < 3 or hand(B, seat) >> value & 1):
            heard = True
        seat += 1
    return heard and rng.rnd(_w, 256) < _TALKS_OF[_level]
