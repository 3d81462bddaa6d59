# SPDX-License-Identifier: MIT
"""Cave Troll: why an action is not legal.  Nothing here allocates."""

from games.cave_troll import can
from games.cave_troll.pieces import behind, figure_at, no_step
from micropython import const

_ACT = const(0)
_CARD = const(1)
_SECOND = const(2)
_SHOVE = const(3)
_FLEE = const(4)
_RUNNING = const(5)
_CLOAKED = const(6)
_OVER = const(7)
_PHASE = const(0)
_ACTIVE = const(3)
_MOVER = const(4)
_TROLL = const(10)
_WALK_AT = const(13)
_START = const(14)
_FIG = const(16)
_COUNT = const(80)
_HAND_N = const(197)
_ROOMS = const(33)
_AREAS = const(40)
_LIMIT = const(5)
_WRAITH = const(14)
_DO_CHALICE = const(0)
_DO_CLOAK = const(1)
_DO_BLADE = const(2)
_DO_SANDALS = const(3)
_DO_BELL = const(4)
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
_LENS = const(19)


def why_no_pass(b, w):
    """Why the mover may not stop here."""
    phase = b[_PHASE]
    if phase == _CARD:
        return 52 if b[_HAND_N + b[_ACTIVE]] == 1 else 50
    if phase == _RUNNING:
        return 228
    if phase == _SHOVE:
        return 133 if b[_COUNT + b[_FIG + 16 * b[_MOVER] + _WRAITH]] > _LIMIT else 0
    if phase == _CLOAKED:
        return 276 if b[_WALK_AT] == b[_START] - 1 else 0
    return 0


# what another action than those of the phase is against
_PHASE_RULE = b"\x20\x32\x35\x82\x8d\xe4\x00\xb4"


def why(b, w, kind, q):
    """0 or the rule that forbids the action."""
    phase = b[_PHASE]
    if phase == _OVER:
        return 180
    if kind == _PASS:
        return 32 if q else why_no_pass(b, w)
    if phase == _ACT:
        if kind == _PLAY:
            return 50
        return _why_act(b, w, kind, q)
    if kind == _PLAY and (phase == _CARD or phase == _SECOND):
        return can.play(b, w, q >> 6, q & 63) if q < 0x400 else 51
    if kind == _PUSH and phase == _SHOVE:
        return can.push(b, w, q >> 6, q >> 3 & 7, q & 7)
    if kind == _RUN and phase == _RUNNING:
        return can.run(b, w, q >> 6, q >> 3 & 7, q & 7)
    if (kind == _WALK or kind == _MOVE) and (phase == _FLEE or phase == _CLOAKED):
        return _why_way(b, w, kind, q)
    return 276 if phase == _CLOAKED else _PHASE_RULE[phase]


def _why_way(b, w, kind, q):
    seat = b[_MOVER]
    if b[_PHASE] == _CLOAKED:
        if kind == _MOVE:
            return can.cloak_step(b, w, q >> 6, b[_WALK_AT], q & 63) if q >> 6 else 276
        return can.cloak_step(b, w, 0, q >> 3, behind(q >> 3, q & 7) if q >> 3 < _AREAS else -1)
    room = b[_TROLL] - 1
    if kind == _MOVE:
        place = q >> 6
        return can.flee(b, w, figure_at(b, seat, place, room) if 0 < place < 8 else -1, q & 63)
    if q >> 3 != room:
        return 141
    return can.flee(b, w, figure_at(b, seat, 0, room), behind(room, q & 7))


def _why_act(b, w, kind, q):
    seat = b[_MOVER]
    if kind == _DRAW or kind == _RAID or kind == _RAMPAGE:
        if q:
            return 32
        return 0 if kind == _DRAW else can.raid(b, w) if kind == _RAID else can.rampage(b, w)
    if kind == _MOVE:
        return can.move(b, w, 16 * seat + 8 + (q >> 6), q & 63) if 0 < q >> 6 < 8 else 70
    if kind == _WALK:
        area = q >> 3
        f = figure_at(b, seat, 0, area) if area < _AREAS else -1
        to = behind(area, q & 7) if f >= 0 else -1
        return 70 if to < 0 else no_step(b, w, f, to)
    if kind == _STRIKE:
        return can.strike(b, w, q >> 3, q & 7)
    if kind == _MURDER:
        return can.murder(b, w, q >> 3, q & 7)
    if kind == _PUSH:
        return can.push(b, w, q >> 6, q >> 3 & 7, q & 7)
    if kind == _CALL:
        return can.call(b, w, q >> 6, q >> 3 & 7, q & 7)
    if kind == _SACRIFICE:
        return can.sacrifice(b, w, q)
    if kind == _EXPEL:
        return can.expel(b, w, q >> 2, q & 3)
    if kind == _RUN:
        return 227
    return why_no_relic(b, w, kind, q) if kind <= _LENS else 32


def why_no_relic(b, w, kind, q):
    """0 or the rule that forbids to play an artifact so."""
    what = kind - _CHALICE
    if what == _DO_CLOAK:
        return _why_no_cloak(b, w, q)
    if what == _DO_CHALICE:
        return can.chalice(b, q >> 2, q & 3)
    if what == _DO_BLADE:
        return can.blade(b, q)
    if what == _DO_BELL:
        return can.bell(b, w, q >> 5, q >> 2 & 7, q & 3)
    rule = can.relic(b, what)
    if rule:
        return rule
    return 0 if q < (1 if what == _DO_SANDALS else _ROOMS) else 153


def _why_no_cloak(b, w, q):
    seat = b[_MOVER]
    if q >> 9 == 1:
        f = 16 * seat + 8 + (q >> 3 & 63)
        if not 0 < q >> 3 & 63 < 5:
            f = -1
    else:
        f = figure_at(b, seat, 0, q >> 3) if q >> 3 < _AREAS else -1
    area = b[_FIG + f] if f >= 0 else 255
    return can.cloak(b, w, f, behind(area, q & 7) if area < _AREAS else -1)
