# SPDX-License-Identifier: MIT
"""Cave Troll: what abilities and artifacts do at once, without a question.  Nothing here allocates."""

from core.events import emit
from games.cave_troll.board import NEAR, NEAR_AT
from games.cave_troll.pieces import figure_at, go, guarded, orcs_out, out, put, shown
from games.cave_troll.scoring import score_room
from micropython import const

_SEATS_N = const(1)
_ACTIVE = const(3)
_MOVER = const(4)
_ACTIONS = const(5)
_FIG = const(16)
_HELD = const(205)
_USED = const(209)
_DOORWAY = const(33)
_PIT = const(37)
_DEAD = const(65)
_THIEF = const(9)
_DWARF = const(11)
_ORC = const(13)
_WRAITH = const(14)
_TROLLS = const(15)
_MURDER = const(7)
_SACRIFICE = const(8)
_RAID = const(9)
_CALL = const(12)
_CHALICE = const(14)
_BLADE = const(16)
_SANDALS = const(17)
_BELL = const(18)
_EV_PUSH = const(9)
_EV_CALL = const(12)
_EV_EXPEL = const(13)
_EV_USE = const(16)
_EV_RETURN = const(17)


def through(area, q):
    """The area behind the door that the last three bits of q name."""
    return NEAR[NEAR_AT[area] + (q & 7)]


def push(b, w, q):
    """The mover's Wraith pushes a hero out of its room (CT-130, CT-131)."""
    room = b[_FIG + 16 * b[_MOVER] + _WRAITH]
    go(b, w, figure_at(b, q >> 6, q >> 3 & 7, room), through(room, q), _EV_PUSH)


def ability(b, w, kind, q):
    """An ability of the alternate game, but the rampage."""
    mine = 16 * b[_ACTIVE]
    if kind == _MURDER:
        out(b, w, figure_at(b, q >> 3, q & 7, b[_FIG + mine + _THIEF]), 207)
    elif kind == _SACRIFICE:
        out(b, w, mine + _DWARF, 210)
        out(b, w, 16 * q + _TROLLS, 210)
    elif kind == _RAID:
        _raid(b, w, b[_FIG + mine + _ORC])
    elif kind == _CALL:
        room = b[_FIG + mine + _WRAITH]
        go(b, w, figure_at(b, q >> 6, q >> 3 & 7, through(room, q)), room, _EV_CALL)
    else:
        go(b, w, 16 * (q >> 2) + _WRAITH, _PIT + (q & 3), _EV_EXPEL)


def _raid(b, w, room):
    # all opponents' Adventurers that no Paladin protects (CT-220)
    seat = 0
    while seat < b[_SEATS_N]:
        f = figure_at(b, seat, 0, room)
        while f >= 0 and seat != b[_ACTIVE] and not guarded(b, w, f):
            out(b, w, f, 220)
            f = figure_at(b, seat, 0, room)
        seat += 1


def use(b, seat):
    """The artifact the seat holds is played and gone (CT-150)."""
    used = b[_HELD + seat] - 1
    b[_HELD + seat] = 0
    b[_USED] |= 1 << used
    emit(_EV_USE, used, seat)


def relic(b, w, kind, q):
    """An artifact, but the cloak."""
    seat = b[_ACTIVE]
    use(b, seat)
    if kind == _CHALICE:
        f = figure_at(b, seat, q >> 2, _DEAD)
        emit(_EV_RETURN, shown(w, f), seat << 8 | _DOORWAY + (q & 3))
        put(b, f, _DOORWAY + (q & 3))
    elif kind == _BLADE:
        orcs_out(b, w, q, 153)
    elif kind == _SANDALS:
        b[_ACTIONS] += 2
    elif kind == _BELL:
        go(b, w, 16 * (q >> 5) + 8 + (q >> 2 & 7), _PIT + (q & 3), _EV_EXPEL)
    else:
        score_room(b, w, q)
