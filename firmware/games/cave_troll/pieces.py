# SPDX-License-Identifier: MIT
"""Cave Troll: figures on the map - where they may go, what their coming does.  Nothing here allocates."""

from core.events import emit
from games.cave_troll.board import NEAR, NEAR_AT
from micropython import const

_SEATS_N = const(1)
_FIG = const(16)
_COUNT = const(80)
_OPTS = const(4)
_ROOMS = const(33)
_PIT = const(37)
_AREAS = const(40)
_DEAD = const(65)
_LIMIT = const(5)
_THIEF = const(9)
_KNIGHT = const(10)
_BARBARIAN = const(12)
_HEROES = const(13)
_ORC = const(13)
_WRAITH = const(14)
_TROLLS = const(15)
_ALTERNATE = const(1)
_NEAR_PALADIN = const(16)
_EV_OUT = const(14)


def put(b, f, area):
    """Set the place of figure f = 16 * seat + place among the 16; Adventurers stay in order."""
    at = _FIG + f
    old = b[at]
    if old < _ROOMS:
        b[_COUNT + old] -= 1
    if area < _ROOMS:
        b[_COUNT + area] += 1
    if f & 15 < _THIEF:
        low = at - (f & 15)
        while at > low and b[at - 1] > area:
            b[at] = b[at - 1]
            at -= 1
        low += _THIEF - 1
        while at < low and b[at + 1] < area:
            b[at] = b[at + 1]
            at += 1
    b[at] = area


def figure_at(b, seat, kind, area):
    """The figure of this kind that the seat has in the area, or -1."""
    f = 16 * seat
    if kind:
        f += kind + 8
        return f if b[_FIG + f] == area else -1
    at = _FIG + f
    end = at + _THIEF
    while at < end:
        if b[at] == area:
            return at - _FIG
        at += 1
    return -1


def kind_of(f):
    """0 .. 7, the kind of a figure."""
    f &= 15
    return f - 8 if f > 8 else 0


def shown(w, f):
    """0 .. 14, the figure as events name it."""
    f &= 15
    if f < _THIEF:
        return 0
    return f - 1 if w[_OPTS] & _ALTERNATE else f - 8


def joined(one, other):
    """True if two areas are neighbours."""
    i = NEAR_AT[one]
    end = NEAR_AT[one + 1]
    while i < end:
        if NEAR[i] == other:
            return True
        i += 1
    return False


def behind(area, door):
    """The area behind a door, or -1."""
    i = NEAR_AT[area] + door
    return NEAR[i] if i < NEAR_AT[area + 1] else -1


def no_entry(b, w, f, area, cloak):
    """0 or the number of the rule that keeps the figure out of the area (CT-070 .. CT-077).

    With cloak nonzero enemy Knights do not count.
    """
    place = f & 15
    if area >= _ROOMS:
        return 73 if area >= _PIT and place < _HEROES else 0
    if w[_OPTS] & _ALTERNATE:
        if place == _BARBARIAN:
            # a Berserker may be the sixth, never the second (CT-213)
            at = _FIG + _BARBARIAN
            end = at + 16 * b[_SEATS_N]
            while at < end:
                if b[at] == area and at != _FIG + f:
                    return 213
                at += 16
            return 71 if b[_COUNT + area] > _LIMIT else 0
        return 71 if b[_COUNT + area] >= _LIMIT else 0
    at = _FIG
    end = at + 16 * b[_SEATS_N]
    while at < end:
        if b[at + _TROLLS] == area:
            return 76
        if b[at + _KNIGHT] == area and place != _KNIGHT and not cloak and at != _FIG + (f & 48):
            return 75
        at += 16
    return 71 if b[_COUNT + area] >= _LIMIT else 0


def no_step(b, w, f, area):
    """As no_entry, for a figure that may push when it comes in: a Wraith (CT-133)."""
    rule = no_entry(b, w, f, area, 0)
    if rule == 71 and f & 15 == _WRAITH and not w[_OPTS] & _ALTERNATE:
        # the push is judged after it has left (CT-272)
        old = b[_FIG + f]
        put(b, f, area)
        rule = 0 if any_push(b, w, area) else 133
        put(b, f, old)
    return rule


def no_push(b, w, f, area):
    """0 or the rule by which hero f cannot be pushed into this area (CT-112, CT-135)."""
    if f & 15 == _BARBARIAN:
        return 112
    if area >= _ROOMS or b[_COUNT + area] >= _LIMIT:
        return 135
    at = _FIG
    end = at + 16 * b[_SEATS_N]
    while at < end:
        if b[at + _TROLLS] == area or b[at + _KNIGHT] == area and at != _FIG + (f & 48):
            return 135
        at += 16
    return 0


def any_push(b, w, room):
    """True if some hero can be pushed out of the room."""
    seat = 0
    while seat < b[_SEATS_N]:
        kind = 0
        while kind < 4:
            f = figure_at(b, seat, kind, room)
            if f >= 0:
                i = NEAR_AT[room]
                end = NEAR_AT[room + 1]
                while i < end:
                    if no_push(b, w, f, NEAR[i]) == 0:
                        return True
                    i += 1
            kind += 1
        seat += 1
    return False


def go(b, w, f, area, code):
    """Move a figure, with what its coming in does (CT-104); `code` is the event."""
    old = b[_FIG + f]
    emit(code, shown(w, f), (f >> 4) << 12 | old << 6 | area)
    put(b, f, area)
    if f & 15 == _KNIGHT and area < _ROOMS and not w[_OPTS] & _ALTERNATE:
        orcs_out(b, w, area, 104)


def orcs_out(b, w, room, rule):
    """Every Orc or Orc Soldier in the room is discarded, whoever owns it."""
    f = _ORC
    end = f + 16 * b[_SEATS_N]
    while f < end:
        if b[_FIG + f] == room:
            out(b, w, f, rule)
        f += 16


def out(b, w, f, rule):
    """Discard a figure by a rule (up to 255)."""
    emit(_EV_OUT, shown(w, f), rule << 8 | (f >> 4) << 6 | b[_FIG + f])
    put(b, f, _DEAD)


def clear_room(b, w, room, stays, rule):
    """Discard all figures in the room but `stays`."""
    f = 0
    end = 16 * b[_SEATS_N]
    while f < end:
        while b[_FIG + f] == room and f != stays:
            # another Adventurer may take its place in the row
            out(b, w, f, rule)
        f += 1


def guarded(b, w, f):
    """True if a Paladin protects this hero (CT-205)."""
    at = _FIG + _KNIGHT + (f & 48)
    if w[_OPTS] & _NEAR_PALADIN:
        return b[at] == b[_FIG + f]
    return b[at] < _AREAS


def lone(b, f):
    """True if no other figure of its colour is in its area (CT-208)."""
    area = b[_FIG + f]
    at = _FIG + (f & 48)
    end = at + 16
    n = 0
    while at < end:
        n += b[at] == area
        at += 1
    return n == 1


def alone(b, room, f):
    """True if figure f is the only one in the room."""
    return b[_FIG + f] == room and b[_COUNT + room] == 1
