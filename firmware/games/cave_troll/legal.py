# SPDX-License-Identifier: MIT
"""Cave Troll: the legal actions of each phase.  Nothing here allocates."""

from games.cave_troll import can
from games.cave_troll.board import NEAR, NEAR_AT
from games.cave_troll.data import RELIC_DOES
from games.cave_troll.pieces import behind, figure_at, no_step
from games.cave_troll.why import why_no_pass, why_no_relic
from micropython import const

_ACT = const(0)
_CARD = const(1)
_SECOND = const(2)
_SHOVE = const(3)
_FLEE = const(4)
_RUNNING = const(5)
_OVER = const(7)
_PHASE = const(0)
_SEATS_N = const(1)
_ACTIVE = const(3)
_MOVER = const(4)
_TROLL = const(10)
_WALKER = const(12)
_WALK_AT = const(13)
_FIG = const(16)
_CARDS = const(117)
_DECK_N = const(193)
_HAND_N = const(197)
_HELD = const(205)
_OPTS = const(4)
_ROOMS = const(33)
_AREAS = const(40)
_PITS = const(3)
_DECK = const(19)
_THIEF = const(9)
_HEROES = const(13)
_ORC = const(13)
_WRAITH = const(14)
_TROLLS = const(15)
_DO_CHALICE = const(0)
_DO_CLOAK = const(1)
_DO_BLADE = const(2)
_DO_SANDALS = const(3)
_DO_LENS = const(5)
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
_ALTERNATE = const(1)


def listed(b, w, out):
    """Write the legal actions into `out`; return how many."""
    phase = b[_PHASE]
    if phase == _ACT:
        return _turn(b, w, out)
    if phase == _CARD:
        return _cards(b, w, out, 0)
    if phase == _OVER:
        return 0
    n = 0
    if phase == _RUNNING:
        return _runs(b, w, out)
    if why_no_pass(b, w) == 0:
        out[0] = _PASS << 11
        n = 1
    if phase == _SECOND:
        return _cards(b, w, out, n)
    if phase == _SHOVE:
        return _pushes(b, w, out, n)
    if phase == _FLEE:
        return _flights(b, w, out, n)
    return _steps(b, w, out, n)


def _turn(b, w, out):
    out[0] = _PASS << 11
    out[1] = _DRAW << 11
    n = _moves(b, w, out, 2)
    if w[_OPTS] & _ALTERNATE:
        n = _alternate(b, w, out, n)
    else:
        n = _strikes(b, w, _STRIKE, out, n)
        if can.here(b, w, _WRAITH, 0, 131) == 0:
            n = _pushes(b, w, out, n)
    if b[_HELD + b[_MOVER]]:
        n = _relics(b, w, RELIC_DOES[b[_HELD + b[_MOVER]] - 1], out, n)
    return n


def _moves(b, w, out, n):
    # own Adventurers, equal ones once, then the others
    f = 16 * b[_MOVER]
    last = -1
    end = f + 16
    while f < end:
        area = b[_FIG + f]
        place = f & 15
        if area >= _AREAS or place < _THIEF and area == last:
            f += 1
            continue
        last = area
        if place < _THIEF:
            i = NEAR_AT[area]
            door = 0
            while i + door < NEAR_AT[area + 1]:
                if no_step(b, w, f, NEAR[i + door]) == 0:
                    out[n] = _WALK << 11 | area << 3 | door
                    n += 1
                door += 1
        elif _goes_far(w, place):
            to = 0
            while to < _AREAS:
                if can.move(b, w, f, to) == 0:
                    out[n] = _MOVE << 11 | place - 8 << 6 | to
                    n += 1
                to += 1
        else:
            i = NEAR_AT[area]
            while i < NEAR_AT[area + 1]:
                if can.move(b, w, f, NEAR[i]) == 0:
                    out[n] = _MOVE << 11 | place - 8 << 6 | NEAR[i]
                    n += 1
                i += 1
        f += 1
    return n


def _goes_far(w, place):
    return place == (_WRAITH if w[_OPTS] & _ALTERNATE else _THIEF)


def _strikes(b, w, what, out, n):
    # the Orc's and the Assassin's victims
    if can.here(b, w, _ORC if what == _STRIKE else _THIEF, w[_OPTS] & _ALTERNATE, 1):
        return n
    q = 0
    while q < 8 * b[_SEATS_N]:
        rule = can.strike(b, w, q >> 3, q & 7) if what == _STRIKE else can.murder(b, w, q >> 3, q & 7)
        if rule == 0:
            out[n] = what << 11 | q
            n += 1
        q += 1
    return n


def _pushes(b, w, out, n):
    room = b[_FIG + 16 * b[_MOVER] + _WRAITH]
    doors = NEAR_AT[room + 1] - NEAR_AT[room]
    seat = 0
    while seat < b[_SEATS_N]:
        kind = 0
        while kind < 5:
            if figure_at(b, seat, kind, room) >= 0:
                door = 0
                while door < doors:
                    if can.push(b, w, seat, kind, door) == 0:
                        out[n] = _PUSH << 11 | seat << 6 | kind << 3 | door
                        n += 1
                    door += 1
            kind += 1
        seat += 1
    return n


def _alternate(b, w, out, n):
    n = _strikes(b, w, _MURDER, out, n)
    seat = 0
    while seat < b[_SEATS_N]:
        if can.sacrifice(b, w, seat) == 0:
            out[n] = _SACRIFICE << 11 | seat
            n += 1
        pit = 0
        while pit < _PITS:
            if can.expel(b, w, seat, pit) == 0:
                out[n] = _EXPEL << 11 | seat << 2 | pit
                n += 1
            pit += 1
        seat += 1
    if can.raid(b, w) == 0:
        out[n] = _RAID << 11
        n += 1
    if can.rampage(b, w) == 0:
        out[n] = _RAMPAGE << 11
        n += 1
    if can.here(b, w, _WRAITH, _ALTERNATE, 1) == 0:
        n = _calls(b, w, out, n)
    return n


def _calls(b, w, out, n):
    room = b[_FIG + 16 * b[_MOVER] + _WRAITH]
    doors = NEAR_AT[room + 1] - NEAR_AT[room]
    seat = 0
    while seat < b[_SEATS_N]:
        kind = 0
        while kind < 5:
            door = 0
            while door < doors:
                if can.call(b, w, seat, kind, door) == 0:
                    out[n] = _CALL << 11 | seat << 6 | kind << 3 | door
                    n += 1
                door += 1
            kind += 1
        seat += 1
    return n


def _runs(b, w, out):
    n = 0
    room = b[_FIG + 16 * b[_ACTIVE] + _TROLLS]
    doors = NEAR_AT[room + 1] - NEAR_AT[room]
    seat = 0
    while seat < b[_SEATS_N]:
        kind = 0
        while kind < 8:
            if figure_at(b, seat, kind, room) >= 0:
                door = 0
                while door < doors:
                    if can.run(b, w, seat, kind, door) == 0:
                        out[n] = _RUN << 11 | seat << 6 | kind << 3 | door
                        n += 1
                    door += 1
            kind += 1
        seat += 1
    return n


def _flights(b, w, out, n):
    room = b[_TROLL] - 1
    kind = 0
    while kind < 7:
        f = figure_at(b, b[_MOVER], kind, room)
        if f >= 0:
            n = _ways(b, w, f, kind, room, out, n)
        kind += 1
    return n


def _steps(b, w, out, n):
    return _ways(b, w, -1, b[_WALKER], b[_WALK_AT], out, n)


def _ways(b, w, f, kind, area, out, n):
    # steps in flight, or below the cloak (f negative)
    i = NEAR_AT[area]
    door = 0
    while i + door < NEAR_AT[area + 1]:
        to = NEAR[i + door]
        if (can.cloak_step(b, w, kind, area, to) if f < 0 else can.flee(b, w, f, to)) == 0:
            out[n] = _MOVE << 11 | kind << 6 | to if kind else _WALK << 11 | area << 3 | door
            n += 1
        door += 1
    return n


def _cards(b, w, out, n):
    at = _CARDS + _DECK * b[_ACTIVE] + b[_DECK_N + b[_ACTIVE]]
    end = at + b[_HAND_N + b[_ACTIVE]]
    last = -1
    while at < end:
        card = b[at]
        if card != last:
            area = 0
            while area < _AREAS:
                if can.play(b, w, card, area) == 0:
                    out[n] = _PLAY << 11 | card << 6 | area
                    n += 1
                area += 1
        last = card
        at += 1
    return n


def _relics(b, w, what, out, n):
    # every operand of the one artifact that is held
    kind = _CHALICE + what
    q = 0
    end = 1 if what == _DO_SANDALS else _ROOMS if what == _DO_BLADE or what == _DO_LENS else 128
    if what == _DO_CHALICE:
        end = 20
    elif what == _DO_CLOAK:
        return _cloaks(b, w, out, n)
    while q < end:
        if why_no_relic(b, w, kind, q) == 0:
            out[n] = kind << 11 | q
            n += 1
        q += 1
    return n


def _cloaks(b, w, out, n):
    f = 16 * b[_MOVER]
    end = f + _HEROES
    last = -1
    while f < end:
        area = b[_FIG + f]
        if area < _AREAS and (area != last or f & 15 >= _THIEF):
            door = 0
            while door < NEAR_AT[area + 1] - NEAR_AT[area]:
                if can.cloak(b, w, f, behind(area, door)) == 0:
                    out[n] = _CLOAK << 11 | (0x200 | (f & 15) - 8 << 3 if f & 15 > 8 else area << 3) | door
                    n += 1
                door += 1
        last = area
        f += 1
    return n
