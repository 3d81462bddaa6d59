# SPDX-License-Identifier: MIT
"""Cave Troll's computer player: what a position and an action are worth to a seat.  Nothing here allocates.

Everything is in 1/16 gold.  The gold of others counts against a seat, by their mean.
"""

from array import array

from games.cave_troll.board import GOLD, NEAR, NEAR_AT
from games.cave_troll.data import HOURGLASSES, RELIC_GOLD
from games.cave_troll.pieces import figure_at, guarded
from games.cave_troll.scoring import CHESTS, DOUBLES, SHARER, STRONG, tally, worth
from micropython import const

_SECOND = const(2)
_FLEE = const(4)
_OVER = const(7)
_PHASE = const(0)
_SEATS_N = const(1)
_POOL = const(9)
_FIG = const(16)
_DECK_N = const(193)
_HAND_N = const(197)
_HELD = const(205)
_OPTS = const(4)
_GOLD_OF = const(5)
_ROOMS = const(33)
_DOORWAY = const(33)
_PIT = const(37)
_AREAS = const(40)
_DEAD = const(65)
_FULL_POOL = const(5)
_THIEF = const(9)
_DWARF = const(11)
_BARBARIAN = const(12)
_HEROES = const(13)
_ORC = const(13)
_WRAITH = const(14)
_TROLLS = const(15)
_CARD_CHEST = const(2)
_CARD_RELIC = const(3)
_CARD_SCORE = const(4)
_CARD_FIRST_KIND = const(5)
_CARD_TROLL = const(11)
_PASS = const(0)
_DRAW = const(1)
_PLAY = const(2)
_WALK = const(3)
_MOVE = const(4)
_STRIKE = const(5)
_PUSH = const(6)
_MURDER = const(7)
_SACRIFICE = const(8)
_RAID = const(9)
_RAMPAGE = const(10)
_RUN = const(11)
_CALL = const(12)
_EXPEL = const(13)
_CHALICE = const(14)
_CLOAK = const(15)
_SANDALS = const(17)
_BELL = const(18)
_LENS = const(19)
_ALTERNATE = const(1)

# a figure on the map, a card kept in the hand
_HERO_WORTH = const(26)
_MONSTER_WORTH = const(18)
_KEPT = const(4)
_DRAWN = const(24)
_DECIDED = const(4000)

# what each room is worth now to the seat that thinks; how near a hero of each area is to rich rooms
ROOM = array("i", bytes(4 * 33))
PULL = bytearray(_AREAS)
# me, the other seats' number, whether PULL counts
_me = 0
_others = 1
_pull = 0


def _spread():
    # a room pulls by its gold, a neighbour of it by three quarters of that, and so on
    for area in range(_ROOMS):
        PULL[area] = 7 * GOLD[area]
    for _ in range(6):
        for area in range(_PIT):
            for i in range(NEAR_AT[area], NEAR_AT[area + 1]):
                PULL[area] = max(PULL[area], PULL[NEAR[i]] * 3 // 4 if NEAR[i] < _PIT else 0)


_spread()


def room_worth(room):
    """What a tallied room is worth to the seat."""
    at = 4 * room
    best = 0
    second = 0
    who = -1
    seat = 0
    while seat < 4:
        n = STRONG[at + seat]
        if n > best:
            second = best
            best = n
            who = seat
        elif n > second:
            second = n
        seat += 1
    if best == 0:
        return 0
    n = 16 * worth(room)
    mine = STRONG[at + _me]
    if best == second:
        return n >> 3 if mine == best else -(n >> 4)
    other = SHARER[room] - 1
    if other >= 0 and other != who:
        n >>= 1
        if other == _me:
            return n - n // _others
        if who == _me:
            return n - n // _others
    if who == _me:
        # a lead of one is soon lost
        return n + (n >> 3) if best - second > 1 else n
    return (n >> 3 if mine and best - mine < 2 else 0) - n // _others


def prepare(b, w, seat, pull):
    """Look at the position for this seat; `weigh` may follow."""
    global _me, _others, _pull
    _me = seat
    _others = b[_SEATS_N] - 1
    _pull = pull
    tally(b, w)
    room = 0
    while room < _ROOMS:
        ROOM[room] = room_worth(room)
        room += 1


def position(b, w):
    """What the prepared position is worth."""
    n = 16 * w[_GOLD_OF + _me]
    most = 0
    seat = 0
    while seat < b[_SEATS_N]:
        if seat != _me:
            n -= 16 * w[_GOLD_OF + seat] // _others
            most = max(most, w[_GOLD_OF + seat])
        n += _army(b, seat) if seat == _me else -_army(b, seat) // _others
        seat += 1
    if b[_PHASE] == _OVER:
        return n + (_DECIDED if w[_GOLD_OF + _me] > most else -_DECIDED) + 16 * (w[_GOLD_OF + _me] - most)
    room = 0
    while room < _ROOMS:
        n += ROOM[room]
        room += 1
    return n + _KEPT * b[_HAND_N + _me]


def _army(b, seat):
    # the figures of a seat on the map
    n = 0
    at = _FIG + 16 * seat
    i = 0
    while i < 16:
        area = b[at + i]
        if area < _AREAS:
            n += _MONSTER_WORTH if i >= _HEROES else _HERO_WORTH + PULL[area] * _pull
        i += 1
    if b[_HELD + seat]:
        n += 44
    return n


# --- changes --------------------------------------------------------------------


def _lift(w, f, room, sign):
    # put a hero into a tallied room, or take it out
    place = f & 15
    if room >= _ROOMS or place >= _HEROES:
        return
    STRONG[4 * room + (f >> 4)] += sign
    if w[_OPTS] & _ALTERNATE:
        if place == _BARBARIAN:
            SHARER[room] = (f >> 4) + 1 if sign > 0 else 0
    elif place == _BARBARIAN:
        STRONG[4 * room + (f >> 4)] += sign
    elif place == _DWARF:
        DOUBLES[room] += sign


def _gain(room):
    return room_worth(room) - ROOM[room] if room < _ROOMS else 0


def _moved(b, w, f, to):
    # a figure goes from where it stands to another area (_DEAD: nowhere)
    start = b[_FIG + f]
    _lift(w, f, start, -1)
    n = _gain(start)
    if to < _AREAS:
        _lift(w, f, to, 1)
        n += _gain(to)
        _lift(w, f, to, -1)
    _lift(w, f, start, 1)
    if f & 15 < _HEROES and _pull and start < _AREAS:
        own = f >> 4 == _me
        pulled = (PULL[to] if to < _AREAS else 0) - PULL[start]
        n += pulled if own else -pulled // _others
    return n


def _killed(b, w, f):
    n = _HERO_WORTH if f & 15 < _HEROES else _MONSTER_WORTH
    return _moved(b, w, f, _DEAD) + (-n if f >> 4 == _me else n // _others)


def _emptied(b, room, stays):
    # all figures but one are lost
    n = -ROOM[room]
    f = 0
    end = 16 * b[_SEATS_N]
    while f < end:
        if b[_FIG + f] == room and f != stays:
            figure = _HERO_WORTH if f & 15 < _HEROES else _MONSTER_WORTH
            n += -figure if f >> 4 == _me else figure // _others
        f += 1
    return n


def weigh(b, w, action):
    """What a legal action of the seat in the prepared position brings it."""
    kind = action >> 11
    q = action & 0x7FF
    mine = 16 * _me
    if kind == _WALK:
        n = _moved(b, w, figure_at(b, _me, 0, q >> 3), NEAR[NEAR_AT[q >> 3] + (q & 7)])
        return n + _HERO_WORTH if b[_PHASE] == _FLEE else n
    if kind == _MOVE:
        n = _moved(b, w, mine + 8 + (q >> 6), q & 63)
        if b[_PHASE] == _FLEE:
            return n + _MONSTER_WORTH
        return n + _hunt(b, q >> 6, q & 63)
    if kind == _PASS:
        return _KEPT if b[_PHASE] == _SECOND else 0
    if kind == _DRAW:
        return _draw(b, w)
    if kind == _PLAY:
        return _card(b, w, q >> 6, q & 63)
    if kind == _STRIKE or kind == _MURDER:
        area = b[_FIG + mine + (_ORC if kind == _STRIKE else _THIEF)]
        return _killed(b, w, figure_at(b, q >> 3, q & 7, area))
    if kind == _PUSH or kind == _RUN:
        area = b[_FIG + mine + (_WRAITH if kind == _PUSH else _TROLLS)]
        return _moved(b, w, figure_at(b, q >> 6, q >> 3 & 7, area), NEAR[NEAR_AT[area] + (q & 7)])
    if kind == _CALL:
        area = b[_FIG + mine + _WRAITH]
        return _moved(b, w, figure_at(b, q >> 6, q >> 3 & 7, NEAR[NEAR_AT[area] + (q & 7)]), area)
    if kind == _SACRIFICE:
        return _killed(b, w, mine + _DWARF) + _killed(b, w, 16 * q + _TROLLS)
    if kind == _RAID:
        return _raid(b, w, b[_FIG + mine + _ORC])
    if kind == _RAMPAGE:
        return _emptied(b, b[_FIG + mine + _TROLLS], mine + _TROLLS)
    if kind == _EXPEL:
        return 6 if q >> 2 != _me else -6
    return _relic(b, w, kind, q) - 16 * RELIC_GOLD[b[_HELD + _me] - 1]


def _hunt(b, kind, to):
    # a monster among enemies may act there next
    if kind < 5 or to >= _ROOMS or not _pull:
        return 0
    n = 0
    seat = 0
    while seat < b[_SEATS_N]:
        if seat != _me:
            n += STRONG[4 * to + seat]
        seat += 1
    return 5 * n if n < 3 else 12


def _draw(b, w):
    n = _DRAWN
    if b[_DECK_N + _me] == 1 and _pull:
        # this ends the game: is it won?
        most = 0
        seat = 0
        while seat < b[_SEATS_N]:
            if seat != _me:
                most = max(most, 16 * w[_GOLD_OF + seat])
            seat += 1
        room = 0
        ahead = 16 * w[_GOLD_OF + _me] + 48 - most
        while room < _ROOMS:
            ahead += ROOM[room]
            room += 1
        n += 400 if ahead > 0 else -400
    return n


def _card(b, w, card, area):
    # a card played: its effect, then perhaps a scoring
    n = 0
    if card == _CARD_RELIC:
        n = 40
    elif card == _CARD_SCORE:
        n = ROOM[area]
    elif card == _CARD_CHEST:
        CHESTS[area] += 1
        n = _gain(area)
        CHESTS[area] -= 1
    elif card == _CARD_TROLL and not w[_OPTS] & _ALTERNATE:
        n = _MONSTER_WORTH + _emptied(b, area, -1)
    elif card < _CARD_FIRST_KIND or card < _CARD_FIRST_KIND + 4:
        n = _HERO_WORTH + PULL[area] * _pull
    else:
        n = _MONSTER_WORTH
    glasses = HOURGLASSES[card]
    if glasses and b[_POOL] + glasses >= _FULL_POOL:
        room = 0
        while room < _ROOMS:
            n += ROOM[room]
            room += 1
    return n


def _raid(b, w, room):
    n = 0
    seat = 0
    while seat < b[_SEATS_N]:
        f = figure_at(b, seat, 0, room)
        if f >= 0 and seat != _me and not guarded(b, w, f):
            n += _killed(b, w, f)
        seat += 1
    return n


def _relic(b, w, kind, q):
    # what an artifact brings, without the gold it would be
    if kind == _CHALICE:
        return _HERO_WORTH + PULL[_DOORWAY + (q & 3)] * _pull
    if kind == _CLOAK:
        f = 16 * _me + 8 + (q >> 3 & 63) if q >> 9 else figure_at(b, _me, 0, q >> 3)
        area = b[_FIG + f]
        return _moved(b, w, f, NEAR[NEAR_AT[area] + (q & 7)])
    if kind == _SANDALS:
        return 24
    if kind == _LENS:
        return ROOM[q]
    if kind == _BELL:
        return 8 if q >> 5 != _me else -8
    n = 0
    seat = 0
    while seat < b[_SEATS_N]:
        if b[_FIG + 16 * seat + _ORC] == q:
            n += _MONSTER_WORTH // _others if seat != _me else -_MONSTER_WORTH
        seat += 1
    return n
