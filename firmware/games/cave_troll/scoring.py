# SPDX-License-Identifier: MIT
"""Cave Troll: who controls a room and what it yields (CT-160 .. CT-166), the end of the game."""

from core.events import emit
from games.cave_troll.board import GOLD
from games.cave_troll.data import RELIC_GOLD
from micropython import const

_OVER = const(7)
_PHASE = const(0)
_SEATS_N = const(1)
_ACTIVE = const(3)
_MOVER = const(4)
_ACTIONS = const(5)
_FIG = const(16)
_CHEST = const(113)
_HELD = const(205)
_OPTS = const(4)
_GOLD_OF = const(5)
_ROOMS = const(33)
_BONUS = const(3)
_CHEST_GOLD = const(4)
_HEROES = const(13)
_ALTERNATE = const(1)
_EV_SCORING = const(19)
_EV_ROOM = const(20)
_EV_PAID = const(21)
_EV_NOBODY = const(22)
_EV_BONUS = const(24)
_EV_WORTH = const(153)
_EV_OVER = const(28)

# of each room: strength of the four seats, Dwarves, 1 + seat of a Berserker, chests
STRONG = bytearray(4 * 33)
DOUBLES = bytearray(33)
SHARER = bytearray(33)
CHESTS = bytearray(33)


def tally(b, w):
    """Count what stands in all rooms into STRONG, DOUBLES, SHARER, CHESTS."""
    i = 0
    while i < _ROOMS:
        DOUBLES[i] = SHARER[i] = CHESTS[i] = 0
        STRONG[4 * i] = STRONG[4 * i + 1] = STRONG[4 * i + 2] = STRONG[4 * i + 3] = 0
        i += 1
    alternate = w[_OPTS] & _ALTERNATE
    seat = 0
    while seat < b[_SEATS_N]:
        at = _FIG + 16 * seat
        end = at + _HEROES
        while at < end:
            room = b[at]
            if room < _ROOMS:
                STRONG[4 * room + seat] += 1
            at += 1
        room = b[at - 1]
        if room < _ROOMS:
            if alternate:
                SHARER[room] = seat + 1
            else:
                STRONG[4 * room + seat] += 1
        room = b[at - 2]
        if room < _ROOMS and not alternate:
            DOUBLES[room] += 1
        room = b[_CHEST + seat]
        if room < _ROOMS:
            CHESTS[room] += 1
        seat += 1


def winner(room):
    """The seat with the greatest strength in a tallied room, or -1 (CT-161)."""
    at = 4 * room
    best = 0
    found = -1
    seat = 0
    while seat < 4:
        n = STRONG[at + seat]
        if n > best:
            best = n
            found = seat
        elif n == best:
            found = -1
        seat += 1
    return found


def worth(room):
    """What a tallied room yields (CT-162)."""
    return (GOLD[room] << DOUBLES[room]) + _CHEST_GOLD * CHESTS[room]


def pay(w, room):
    """Pay a tallied room (CT-163, CT-211); False if nobody gets anything."""
    seat = winner(room)
    if seat < 0:
        return False
    n = worth(room)
    other = SHARER[room] - 1
    if other >= 0 and other != seat:
        n >>= 1
        _earn(w, room, other, n)
    _earn(w, room, seat, n)
    return True


def _earn(w, room, seat, n):
    w[_GOLD_OF + seat] += n
    emit(_EV_PAID, room, n << 8 | seat)


def score_room(b, w, room):
    """One room is scored at once (CT-060)."""
    emit(_EV_ROOM, room, 0)
    tally(b, w)
    if not pay(w, room):
        emit(_EV_NOBODY, room, 0)


def full_scoring(b, w, why):
    """All rooms are scored on the same position (CT-164)."""
    emit(_EV_SCORING, why, 0)
    tally(b, w)
    room = 0
    while room < _ROOMS:
        pay(w, room)
        room += 1


def end(b, w, bonus):
    """The last scoring, the bonus of the active seat if there is one, unplayed artifacts (CT-182)."""
    full_scoring(b, w, 1)
    if bonus:
        w[_GOLD_OF + b[_ACTIVE]] += _BONUS
        emit(_EV_BONUS, 0, b[_ACTIVE])
    seat = 0
    while seat < b[_SEATS_N]:
        if b[_HELD + seat]:
            relic = b[_HELD + seat] - 1
            w[_GOLD_OF + seat] += RELIC_GOLD[relic]
            emit(_EV_WORTH, relic, RELIC_GOLD[relic] << 8 | seat)
        seat += 1
    b[_PHASE] = _OVER
    b[_ACTIONS] = 0
    b[_MOVER] = b[_ACTIVE]
    emit(_EV_OVER, 0, winners(b, w))


def winners(b, w):
    """Bit mask of the seats with the most gold (CT-184)."""
    best = -1
    mask = 0
    seat = 0
    while seat < b[_SEATS_N]:
        n = w[_GOLD_OF + seat]
        if n > best:
            best = n
            mask = 0
        if n == best:
            mask |= 1 << seat
        seat += 1
    return mask
