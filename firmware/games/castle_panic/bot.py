# SPDX-License-Identifier: MIT
"""Castle Panic's computer player: looks one action ahead with a table of values.

`start` takes an observation, `step` weighs up to `budget` actions and returns
NO_ACTION until it has decided.  It sees what the seat may know and nothing else.
"""

from core import events, rng, states
from games.castle_panic import rules
from games.castle_panic.data import REACH
from games.castle_panic.pieces import hand_start
from micropython import const

_WALLS = const(6)
_FORTS = const(7)
_TOWERS = const(8)
_OVERLORD = const(17)
_OFFERED = const(20)
_ANSWER = const(22)
_MONS_N = const(30)
_HAND_N = const(34)
_REFUSALS = const(44)
_OPTS_2 = const(5)
_MONS = const(13)
_PLACE = const(0)
_SCATTER = const(1)
_HOME = const(2)
_FIRST = const(3)
_SWAP = const(4)
_DROP = const(5)
_PASS = const(6)
_OFFER = const(7)
_GIVE = const(8)
_REFUSE = const(9)
_ACCEPT = const(10)
_PLAY = const(11)
_NICE = const(12)
_SCAVENGE = const(13)
_ALL = const(14)
_NO_ACTION = const(0xffff)
_NICE_SHOT = const(18)
_MISSING = const(22)
_DRAW_2 = const(23)
_SCAVENGER = const(24)
_HIT_KINDS = const(15)
_CLOSED = const(2)
_TAR_BIT = const(2)
_LOW = const(-10000)

# danger of a monster by ring, for each of its points and once more
_RING = b"\x02\x04\x07\x0b\x0d"
# what a card is worth in hand, by kind
_WORTH = b"\x03\x03\x03\x05\x03\x03\x03\x05\x03\x03\x03\x05\x06\x06\x06\x06\x06\x0c\x09\x05\x0b\x05\x07\x00\x06"

_view = rules.make()
_try = rules.make()
_out = None
_n = 0
_i = 0
_best = _NO_ACTION
_gain = 0
_base = 0
_sign = 1


def start(view, seat, level, seed):
    """Think about the decision of `seat` in the observation `view`; seed 0 .. 2**30 - 1 feeds its guesses."""
    global _out, _n, _i, _best, _gain, _base, _sign
    if _out is None:
        from array import array

        _out = array("H", bytes(2 * rules.MAX_ACTIONS))
    states.copy(view, _view)
    rng.seed(_view[1], seed)
    rules.determinize(_view, seat)
    _n = rules.legal(_view, _out)
    _i = 0
    _best = _NO_ACTION
    _gain = 3 * _LOW
    _base = _value(_view)
    # what is good for the castle is bad for the Overlord
    _sign = -1 if _view[0][_OVERLORD] == seat + 1 else 1


def step(budget):
    """Weigh up to `budget` more actions; the action chosen, or NO_ACTION while there are more."""
    global _i, _best, _gain
    kept = events.LOG[0]
    events.mute()
    while budget > 0 and _i < _n:
        action = _out[_i]
        gain = _judge(action)
        if gain > _gain:
            _gain = gain
            _best = action
        _i += 1
        budget -= 1
    events.LOG[0] = kept
    return _NO_ACTION if _i < _n else _best


def _judge(action):
    # how much better the position is for it, the cost of the cards taken off
    kind = action >> 11
    p = action >> 5 & 63
    if kind == _PASS:
        return 0
    if kind == _SWAP or kind == _DROP:
        return 5 - _use(p)
    if kind == _SCAVENGE:
        return _WORTH[p] - _WORTH[_SCAVENGER]
    if kind in (_SCATTER, _FIRST, _HOME, _REFUSE):
        return 0
    if kind == _PLACE:
        return -1
    if kind in (_OFFER, _GIVE, _ACCEPT):
        return _bargain(kind, p, action & 31)
    if kind == _PLAY and p == _DRAW_2:
        return 100
    if kind == _PLAY and p == _MISSING:
        return _threat() - 60
    states.copy(_view, _try)
    rules.apply(_try, action)
    gain = (_value(_try) - _base) * _sign
    if kind == _PLAY:
        return gain - _WORTH[p]
    if kind == _NICE:
        return gain - _WORTH[p] - _WORTH[_NICE_SHOT]
    if kind == _ALL:
        return gain - 10
    return gain


def _bargain(kind, p, q):
    # trades serve the seat whose turn it is; what was refused once is not asked again
    b = _view[0]
    if kind == _GIVE:
        return _use(p) - _use(b[_OFFERED] - 1)
    if kind == _ACCEPT:
        return _use(b[_ANSWER] - 1) - _use(b[_OFFERED] - 1)
    if b[_REFUSALS] or _view[1][_OPTS_2] & _CLOSED:
        return -1
    best = 0
    i = hand_start(b, q)
    end = i + b[_HAND_N + q]
    while i < end:
        best = max(best, _use(b[i]))
        i += 1
    return best - _use(p) - 1


def _use(card):
    # worth of a card now: half if a hit card reaches nobody who is near
    worth = _WORTH[card]
    reach = REACH[card]
    if not reach or card >= _HIT_KINDS:
        return worth
    b, w = _view
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        pos = w[i] >> 7
        if reach >> pos & 1 or pos < 24 and reach >> (pos + 6) & 1:
            return worth + 3
        i += 1
    return worth


def _threat():
    b, w = _view
    n = 0
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        m = w[i]
        n += _RING[(m >> 7) // 6] * (m >> 2 & 3)
        i += 1
    return n


def _value(state):
    # towers and walls against the monsters, near ones and strong ones first
    b, w = state
    if b[_TOWERS] == 0:
        return _LOW
    n = 0
    towers = b[_TOWERS]
    walls = b[_WALLS]
    forts = b[_FORTS]
    arc = 0
    while arc < 6:
        n += (towers >> arc & 1) * 60 + (walls >> arc & 1) * 14 + (forts >> arc & 1) * 9
        arc += 1
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        m = w[i]
        danger = _RING[(m >> 7) // 6] * ((m >> 2 & 3) + 1)
        n -= danger - danger // 3 if m & _TAR_BIT else danger
        i += 1
    return n
