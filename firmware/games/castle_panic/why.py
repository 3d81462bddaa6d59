# SPDX-License-Identifier: MIT
"""Castle Panic: the rule that forbids an action, as the number of its CP statement."""

from core.piles import find
from games.castle_panic.data import REACH
from games.castle_panic.move import spare_towers
from games.castle_panic.opening import opening_left, opening_taken
from games.castle_panic.pieces import castle_seats, discard_limit, discard_start, holds, trade_limit
from games.castle_panic.play import next_drop
from micropython import const

_SETUP = const(0)
_DISCARD = const(2)
_TRADE = const(3)
_PLAY_CARDS = const(4)
_OVER = const(7)
_LORD_PLAYS = const(8)
_ASK_WALL = const(1)
_ASK_TOWER = const(2)
_ASK_DROP = const(3)
_ASK_FIRST = const(4)
_ASK_OFFER = const(6)
_ASK_ANSWER = const(7)
_PHASE = const(0)
_ASK = const(1)
_ASK_ARC = const(2)
_SEATS_N = const(3)
_ACTIVE = const(4)
_WALLS = const(6)
_FORTS = const(7)
_MISSED = const(12)
_SWAPS = const(13)
_TRADES = const(14)
_OVERLORD = const(17)
_PLAYED = const(19)
_PARTNER = const(21)
_MONS_N = const(30)
_LORD_N = const(32)
_HAND_N = const(34)
_DISC_N = const(40)
_OUTCOME = const(42)
_TOKENS = const(96)
_OPTS = const(4)
_MONS = const(13)
_WON = const(1)
_PLACE = const(0)
_SCATTER = const(1)
_HOME = const(2)
_FIRST = const(3)
_DROP = const(5)
_GIVE = const(8)
_REFUSE = const(9)
_ACCEPT = const(10)
_DAMAGE = const(15)
_MONSTER_KINDS = const(7)
_HERO = const(12)
_BRICK = const(15)
_MORTAR = const(16)
_BARBARIAN = const(17)
_NICE_SHOT = const(18)
_TAR = const(19)
_DRIVE = const(20)
_FORTIFY = const(21)
_MISSING = const(22)
_SCAVENGER = const(24)
_CARD_KINDS = const(25)
_HIT_KINDS = const(15)
_ALL_FOR_ONE = const(16)
_HEROIC = const(32)
_NO_ANY_COLOR = const(0x8000)
_ARCHER_RING = const(6)
_SWORD_RING = const(18)
_CASTLE_RING = const(24)
_TAR_BIT = const(2)


def why_not(state, action):
    """0 if the action is legal now, else the number n of the rule CP-n that forbids it."""
    b, w = state
    kind = action >> 11
    p = action >> 5 & 63
    q = action & 31
    if b[_PHASE] == _OVER:
        return 201 if b[_OUTCOME] == _WON else 200
    if b[_ASK]:
        return _answer(b, w, kind, p, q)
    if b[_PHASE] == _SETUP:
        return _opening(b, w, kind, p, q)
    if kind < len(_RULES):
        return _RULES[kind](b, w, p, q)
    return 90


# --- questions that must be answered first ------------------------------------


def _answer(b, w, kind, p, q):
    ask = b[_ASK]
    if ask <= _ASK_TOWER:
        return _damage(b, w, kind, p, q)
    if ask == _ASK_DROP:
        return _drop(b, kind, p, q)
    if ask == _ASK_FIRST:
        return 0 if kind == _FIRST and p == 0 and q < castle_seats(b) else 45
    if ask == _ASK_OFFER:
        return _give(b, kind, p, q)
    if ask == _ASK_ANSWER:
        return 0 if (kind == _ACCEPT or kind == _REFUSE) and p == 0 and q == 0 else 83
    # a home: in the set-up, or in place of one that fell
    return 0 if kind == _HOME and p == 0 and q < 6 and spare_towers(b) & 1 << q else 260


def _give(b, kind, p, q):
    if q or kind not in (_GIVE, _REFUSE):
        return 83
    if kind == _REFUSE:
        return 83 if p else 0
    return 0 if holds(b, b[_PARTNER], p) else 84


def _drop(b, kind, p, q):
    if kind == _DROP and q == 0 and holds(b, next_drop(b), p):
        return 0
    return 180


def _damage(b, w, kind, p, q):
    wall = b[_ASK] == _ASK_WALL
    if kind != _DAMAGE or p:
        return 151 if wall else 153
    if q >= b[_MONS_N]:
        return 155
    m = w[_MONS + q]
    if not m & 1 or m >> 7 != b[_ASK_ARC] + (_SWORD_RING if wall else _CASTLE_RING):
        return 155
    return _twin(w, q)


def _twin(w, q):
    # of equal monsters only the first is named (CP-156)
    return 156 if q and w[_MONS + q - 1] == w[_MONS + q] else 0


def _opening(b, w, kind, p, q):
    if kind == _SCATTER:
        return 41 if p or q else 0
    if kind != _PLACE or p > 2 or q > 5:
        return 41
    if opening_left(b, w, p) == 0 or opening_taken(b, w) & 1 << q:
        return 41
    return 0


# --- one function for each action kind ----------------------------------------


def _place(b, w, p, q):
    return 46


def _home(b, w, p, q):
    return 260


def _first(b, w, p, q):
    return 45


def _swap(b, w, p, q):
    if b[_SWAPS] >= discard_limit(b):
        return 72 if b[_SEATS_N] == 1 else 70
    if b[_PHASE] != _DISCARD:
        return 52
    return 0 if q == 0 and holds(b, b[_ACTIVE], p) else 70


def _no_drop(b, w, p, q):
    return 180


def _pass(b, w, p, q):
    if p or q:
        return 51
    # the Overlord may not stall on an empty board
    return 238 if b[_PHASE] == _LORD_PLAYS and not b[_PLAYED] and b[_MONS_N] == 0 else 0


def _offer(b, w, p, q):
    if trade_limit(b, w) == 0:
        return 87
    if b[_TRADES] >= trade_limit(b, w):
        return 81
    if b[_PHASE] != _TRADE:
        return 50 if b[_PHASE] < _TRADE else 52
    if q >= castle_seats(b) or q == b[_ACTIVE]:
        return 80
    return 0 if b[_HAND_N + q] and holds(b, b[_ACTIVE], p) else 84


def _no_offer(b, w, p, q):
    return 87 if trade_limit(b, w) == 0 else 83


def _no_damage(b, w, p, q):
    return 155


def _all_for_one(b, w, p, q):
    if not w[_OPTS] & _ALL_FOR_ONE:
        return 252
    if b[_PHASE] != _PLAY_CARDS:
        return 50
    colour = p >> 3
    if colour > 2 or p & 7 and w[_OPTS] & _NO_ANY_COLOR:
        return 252 if colour > 2 else 253
    k = 0
    while k < 3:
        if not holds(b, b[_ACTIVE], k * 4 + (3 if p & 1 << k else colour)):
            return 252
        k += 1
    if q >= b[_MONS_N]:
        return 91
    return _twin(w, q) if REACH[_HERO + colour] >> (w[_MONS + q] >> 7) & 1 else 252


def _lord(b, w, p, q):
    if not b[_OVERLORD]:
        return 220
    if b[_PHASE] != _LORD_PLAYS:
        return 223
    if p >= _MONSTER_KINDS:
        return 225
    if b[_PLAYED] or q > 5:
        return 224
    return 0 if _in_lords_hand(b, p) else 224


def _token(b, w, p, q):
    if not b[_OVERLORD]:
        return 220
    if b[_PHASE] != _LORD_PLAYS:
        return 223
    return 0 if q == 0 and _in_lords_hand(b, p) else 224


def _in_lords_hand(b, token):
    return find(b, _TOKENS + 49 - b[_LORD_N], _TOKENS + 49, token) >= 0


def _from_hand(b, card):
    # cards are played in phase 4 (CP-050) and from the hand (CP-090)
    if b[_PHASE] != _PLAY_CARDS:
        return 50
    return 0 if holds(b, b[_ACTIVE], card) else 90


def _play(b, w, p, q):
    if p == _NICE_SHOT:
        return 114
    if p == _SCAVENGER:
        return 130
    if p >= _CARD_KINDS:
        return 90
    rule = _from_hand(b, p)
    if rule:
        return rule
    if REACH[p]:
        return _target(b, w, p, q)
    if p == _BRICK or p == _MORTAR:
        return _build(b, p, q)
    if p == _FORTIFY:
        return _fortify(b, q)
    if q:
        return 91
    return 133 if p == _MISSING and b[_MISSED] else 0


def _target(b, w, card, q):
    if q >= b[_MONS_N]:
        return 91
    m = w[_MONS + q]
    pos = m >> 7
    reach = REACH[card]
    if w[_OPTS] & _HEROIC and _HERO <= card < _BRICK:
        reach |= 3 << _CASTLE_RING + 2 * (card - _HERO)
    if reach >> pos & 1:
        if card == _TAR and m & _TAR_BIT:
            return 91
        return _twin(w, q)
    if card == _BARBARIAN:
        return 113
    if card == _DRIVE:
        return 126
    if pos < _ARCHER_RING:
        return 96
    if pos >= _CASTLE_RING:
        return 254 if w[_OPTS] & _HEROIC and card >= _HERO else 97
    if card >= _HERO:
        return 112
    return 111 if card & 3 == 3 else 92


def _build(b, card, q):
    if card == _MORTAR or not holds(b, b[_ACTIVE], _MORTAR):
        return 117
    if q > 5:
        return 115
    return 117 if b[_WALLS] >> q & 1 else 0


def _fortify(b, q):
    if q > 5 or not b[_WALLS] >> q & 1:
        return 118
    forts = b[_FORTS]
    return 119 if forts >> q & 1 or forts & (forts - 1) else 0


def _nice(b, w, p, q):
    rule = _from_hand(b, _NICE_SHOT)
    if rule:
        return rule
    if p >= _HIT_KINDS or not holds(b, b[_ACTIVE], p):
        return 114
    rule = _target(b, w, p, q)
    return 114 if rule in (92, 111, 112, 254) else rule


def _scavenge(b, w, p, q):
    rule = _from_hand(b, _SCAVENGER)
    if rule:
        return rule
    if q or p == _SCAVENGER:
        return 130
    i = discard_start(b)
    return 0 if find(b, i, i + b[_DISC_N], p) >= 0 else 130


_RULES = (
    _place, _place, _home, _first, _swap, _no_drop, _pass, _offer, _no_offer, _no_offer, _no_offer,
    _play, _nice, _scavenge, _all_for_one, _no_damage, _lord, _token,
)  # fmt: skip
