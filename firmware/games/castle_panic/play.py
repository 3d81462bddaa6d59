# SPDX-License-Identifier: MIT
"""Castle Panic: what each action does.  Actions are laid out in data.py.

`apply` trusts its caller: ask `legal` or `why_not` first.
"""

from core.events import emit
from games.castle_panic.move import hurt
from games.castle_panic.opening import ask_homes, choose_home, scatter, set_monster
from games.castle_panic.pieces import (
    change_monster, discard, discard_limit, draw, exchange, slay, sort_monsters, take,
)  # fmt: skip
from games.castle_panic.turn import (
    after_discard, after_trade, carry_on, is_over, lord_plays, monsters_turn, set_phase,
)  # fmt: skip
from micropython import const

_DISCARD = const(2)
_TRADE = const(3)
_PLAY_CARDS = const(4)
_LORD_PLAYS = const(8)
_ASK_TOWER = const(2)
_ASK_OFFER = const(6)
_ASK_ANSWER = const(7)
_ASK_CLAIM = const(8)
_PHASE = const(0)
_ASK = const(1)
_ASK_ARC = const(2)
_SEATS_N = const(3)
_ACTIVE = const(4)
_FIRST_SEAT = const(5)
_WALLS = const(6)
_FORTS = const(7)
_MISSED = const(12)
_SWAPS = const(13)
_TRADES = const(14)
_DROPS = const(15)
_PLAYS = const(18)
_OFFERED = const(20)
_PARTNER = const(21)
_ANSWER = const(22)
_HOMES = const(24)
_MONS_N = const(30)
_CLAIMS = const(43)
_REFUSALS = const(44)
_OPTS = const(4)
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
_DAMAGE = const(15)
_LORD = const(16)
_TOKEN = const(17)
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
_TOGETHER = const(0x400)
_EV_DISCARD = const(5)
_EV_PLAY = const(6)
_EV_HIT = const(7)
_EV_BUILT = const(16)
_EV_FORTIFIED = const(17)
_EV_TARRED = const(18)
_EV_UNTARRED = const(19)
_EV_BACK = const(20)
_EV_TAKEN = const(31)
_EV_FIRST = const(35)
_EV_HOME = const(36)
_EV_OFFER = const(165)
_EV_GIVE = const(166)
_EV_REFUSED = const(39)
_EV_TRADED = const(40)
_EV_LORD_DONE = const(45)
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
        set_monster(b, w, p, q)
    elif kind == _SCATTER:
        scatter(b, w)
    elif kind == _ALL:
        _all_for_one(b, w, p, q)
    elif kind == _FIRST:
        b[_ACTIVE] = b[_FIRST_SEAT] = q
        emit(_EV_FIRST, q, 0)
        ask_homes(b, w)
    elif kind == _HOME:
        if b[_ASK] == _ASK_CLAIM:
            _claim(b, w, q)
        else:
            choose_home(b, w, q)
    elif kind <= _ACCEPT:
        _trade(b, w, kind, p, q)
    elif kind == _LORD:
        lord_plays(b, w, p, q)
    elif kind == _TOKEN:
        lord_plays(b, w, p, -1)


# --- phases 2 to 4 ------------------------------------------------------------


def _pass(b, w):
    phase = b[_PHASE]
    if phase == _DISCARD:
        _after_swaps(b, w)
    elif phase == _TRADE:
        set_phase(b, _PLAY_CARDS)
    elif phase == _LORD_PLAYS:
        b[_PLAYS] = 0
        emit(_EV_LORD_DONE, 0, 0)
        carry_on(b, w)
    else:
        monsters_turn(b, w)


def _swap(b, w, card):
    seat = b[_ACTIVE]
    discard(b, seat, card)
    emit(_EV_DISCARD, card, b[_PHASE] << 8 | seat)
    b[_SWAPS] += 1
    if not w[_OPTS] & _TOGETHER:
        draw(b, w, seat)
    if b[_SWAPS] >= discard_limit(b):
        _after_swaps(b, w)


def _after_swaps(b, w):
    # with the switch `together` all are drawn at the end of the phase (T9)
    if w[_OPTS] & _TOGETHER:
        n = b[_SWAPS]
        while n:
            draw(b, w, b[_ACTIVE])
            n -= 1
    after_discard(b, w)


def _trade(b, w, kind, p, q):
    # offer, the partner's card or refusal, the active seat's consent (CP-080 .. CP-086)
    if kind == _OFFER:
        b[_OFFERED] = p + 1
        b[_PARTNER] = q
        b[_ASK] = _ASK_OFFER
        emit(_EV_OFFER, p, q)
    elif kind == _GIVE:
        b[_ANSWER] = p + 1
        b[_ASK] = _ASK_ANSWER
        emit(_EV_GIVE, p, b[_PARTNER])
    elif kind == _REFUSE:
        b[_REFUSALS] = min(255, b[_REFUSALS] + 1)
        emit(_EV_REFUSED, 0, b[_PARTNER] if b[_ASK] == _ASK_OFFER else b[_ACTIVE])
        after_trade(b, w)
    else:
        card = b[_OFFERED] - 1
        gift = b[_ANSWER] - 1
        exchange(b, b[_ACTIVE], card, b[_PARTNER], gift)
        b[_TRADES] += 1
        emit(_EV_TRADED, card, gift)
        after_trade(b, w)


def _drop(b, w, card):
    seat = next_drop(b)
    discard(b, seat, card)
    emit(_EV_DISCARD, card, b[_PHASE] << 8 | seat)
    b[_DROPS] ^= 1 << seat
    carry_on(b, w)


def next_drop(b):
    """The seat that must discard now: in turn order from the active one (CP-181)."""
    return _first_of(b, b[_DROPS])


def next_claim(b):
    """The seat that must claim a Tower now: in turn order from the active one."""
    return _first_of(b, b[_CLAIMS])


def _first_of(b, mask):
    seat = b[_ACTIVE]
    while not mask & 1 << seat:
        seat = (seat + 1) % b[_SEATS_N]
    return seat


def _claim(b, w, arc):
    # a new home for one whose Tower fell (T9)
    seat = next_claim(b)
    b[_CLAIMS] ^= 1 << seat
    b[_HOMES + seat] = arc + 1
    emit(_EV_HOME, arc, seat)
    carry_on(b, w)


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


def _all_for_one(b, w, p, q):
    # Archer, Knight and Swordsman of one colour; a bit of p says which is Any Color (CP-252, CP-253)
    k = 0
    while k < 3:
        _spend(b, k * 4 + (3 if p & 1 << k else p >> 3))
        k += 1
    slay(b, w, _MONS + q, b[_ACTIVE])
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
