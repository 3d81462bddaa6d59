# SPDX-License-Identifier: MIT
"""Cave Troll: abilities and artifacts - whose, on whom, where.  Loaded when one is to be used."""

from core import loading
from games.cave_troll.board import NEAR, NEAR_AT
from games.cave_troll.data import RELIC_DOES
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from micropython import const

_SEATS_N = const(1)
_HELD = const(205)
_DOORWAY = const(33)
_PIT = const(37)
_AREAS = const(40)
_MOVE = const(4)
_STRIKE = const(5)
_PUSH = const(6)
_MURDER = const(7)
_SACRIFICE = const(8)
_RAID = const(9)
_RAMPAGE = const(10)
_CALL = const(12)
_EXPEL = const(13)
_CHALICE = const(14)
_CLOAK = const(15)
_BLADE = const(16)
_BELL = const(18)
_LENS = const(19)
_FIGURE = const(256)
_BACK = const(-2)
_OF_FIGURE = const(1)

# kind of figure, kind of its ability, its word: of the base game, of the alternate one
_DEEDS = (
    ((1, _MOVE, 9), (5, _STRIKE, 0), (6, _PUSH, 1)),
    (
        (1, _MURDER, 2), (2, _EXPEL, 8), (3, _SACRIFICE, 3), (5, _RAID, 4), (6, _CALL, 7), (7, _RAMPAGE, 5),
    ),
)  # fmt: skip


# how many operands of an ability are tried for the reason, and the reason that tells least
_TRIES = (32, 256, 32, 4, 1, 1, 0, 256, 16)
_USUAL = (126, 132, 207, 210, 220, 227, 0, 231, 206)


def _steps():
    return loading.passing("games.cave_troll.view_steps")


# --- abilities ----------------------------------------------------------------


def _deed_actions(ch, kind, deed):
    # of the Thief it is the long way
    return ch.ways(16 * ch.seat + 8 + kind, True) if deed == _MOVE else ch.actions(deed)


def _deeds(ch):
    # tiles of the own figures with an ability
    for kind, deed, word in _DEEDS[ch.alternate]:
        if ch.mine(kind) < _AREAS:
            shown = ch.shown(kind)
            icon = _FIGURE + 16 * ch.seat + shown
            ch.add(icon, "", t(K.DEEDS + word), kind, _deed_actions(ch, kind, deed), (_OF_FIGURE, shown), 0, ch.mine(kind))


def _why_deed(ch, kind):
    for one, deed, _word in _DEEDS[ch.alternate]:
        if one == kind:
            if deed == _MOVE:
                return 102
            return ch.why_any(deed, _TRIES[deed - _STRIKE], _USUAL[deed - _STRIKE])
    return 35


def why(ch):
    """The rule that forbids the only skill there is, or the one about all of them."""
    kinds = [kind for kind, _deed, _word in _DEEDS[ch.alternate] if ch.mine(kind) < _AREAS]
    return _why_deed(ch, kinds[0]) if len(kinds) == 1 else 35


def ability(ch):
    """Whose ability, and on whom."""
    at = 0
    while True:
        ch.clear()
        _deeds(ch)
        ch.cursor = at
        kind = ch.pick(t(words.BACK), lambda kind: _why_deed(ch, kind))
        if kind < 0:
            return kind
        at = ch.cursor
        action = _deed(ch, kind)
        if action != _BACK:
            return action


def _deed(ch, kind):
    for one, deed, _word in _DEEDS[ch.alternate]:
        if one != kind:
            continue
        if deed == _MOVE:
            ch.alone(16 * ch.seat + 8 + kind)
            return ch.aim(ch.ways(16 * ch.seat + 8 + kind, True), K.ASK_WHERE, ch.mine(kind))
        if deed in (_STRIKE, _MURDER):
            return _victim(ch, deed)
        if deed == _PUSH:
            return _steps().push(ch, "")
        if deed == _CALL:
            return _call(ch)
        if deed == _SACRIFICE:
            return _troll(ch, deed, 7, 0)
        if deed == _EXPEL:
            return _troll(ch, deed, 6, 2)
        return deed << 11
    return _BACK


def _victim(ch, deed):
    # of whom: seat << 3 | kind; others come before the own ones
    ch.clear()
    room = ch.mine(5 if deed == _STRIKE else 1)
    for q in _steps().others_first(ch, ch.actions(deed), 3):
        ch.other(q >> 3, q & 7, q, room)
    q = ch.pick(t(words.BACK))
    return q if q < 0 else deed << 11 | q


def _troll(ch, deed, kind, shift):
    # whose figure of this kind; for the Banshee then which pit
    actions = ch.actions(deed)
    seats = [seat for seat in range(ch.b[_SEATS_N]) if seat in [q >> shift for q in actions]]
    while True:
        seat = seats[0]
        if len(seats) > 1 or not shift:
            ch.clear()
            for seat in seats:
                ch.other(seat, kind, seat)
            seat = ch.pick(t(words.BACK))
            if seat < 0 or not shift:
                return seat if seat < 0 else deed << 11 | seat
        pits = [(_PIT + (q & 3), deed << 11 | q, 0) for q in actions if q >> 2 == seat]
        action = ch.aim(pits, K.ASK_WHERE)
        if action != _BACK or len(seats) == 1:
            return action


def _call(ch):
    # behind which door, and which hero there (CT-231)
    room = ch.mine(6)
    actions = ch.actions(_CALL)
    doors = {}
    for q in actions:
        doors[q & 7] = doors.get(q & 7, 0) + 1
    while True:
        door = ch.aim([(NEAR[NEAR_AT[room] + door], door, 0) for door in doors], K.ASK_FROM)
        if door < 0:
            return door
        ch.clear()
        for q in actions:
            if q & 7 == door:
                ch.other(q >> 6, q >> 3 & 7, q, NEAR[NEAR_AT[room] + door])
        q = ch.pick(t(words.BACK))
        if q != _BACK:
            return q if q < 0 else _CALL << 11 | q


# --- artifacts ----------------------------------------------------------------


def relic(ch):
    """The artifact that is held."""
    kind = _CHALICE + RELIC_DOES[ch.b[_HELD + ch.seat] - 1]
    actions = ch.actions(kind)
    if kind == _CHALICE:
        return _chalice(ch, actions)
    if kind == _CLOAK:
        return _cloak(ch, actions)
    if kind == _BELL:
        return _bell(ch, actions)
    if kind in (_BLADE, _LENS):
        return ch.aim([(q, kind << 11 | q, 0) for q in actions], K.ASK_ROOM)
    return kind << 11


def _chalice(ch, actions):
    # which hero comes back, and where
    while True:
        ch.clear()
        for q in actions:
            if q & 3 == 0:
                ch.other(ch.seat, q >> 2, q >> 2)
        kind = ch.pick(t(words.BACK))
        if kind < 0:
            return kind
        targets = [(_DOORWAY + (q & 3), _CHALICE << 11 | q, 0) for q in actions if q >> 2 == kind]
        action = ch.aim(targets, K.ASK_ENTRANCE)
        if action != _BACK:
            return action


def _cloak(ch, actions):
    # from where, who, and the first step
    while True:
        starts = {}
        for q in actions:
            starts[q >> 3] = ch.mine(q >> 3 & 7) if q >> 9 else q >> 3
        places = []
        for area in starts.values():
            if (area, area, 0) not in places:
                places.append((area, area, 0))
        area = ch.start(places)
        if area < 0:
            return area
        here = [start for start in starts if starts[start] == area]
        action = _cloak_from(ch, area, here)
        if action != _BACK or len(places) == 1:
            return action


def _cloak_from(ch, area, here):
    while True:
        start = here[0]
        if len(here) > 1:
            ch.clear()
            for start in here:
                ch.other(ch.seat, start & 7 if start >> 6 else 0, start, area)
            start = ch.pick(t(words.BACK))
            if start < 0:
                return start
        action = ch.aim(ch.doors(area, _CLOAK << 11 | start << 3), K.ASK_WHERE, area)
        if action != _BACK or len(here) == 1:
            return action


def _bell(ch, actions):
    # which monster, into which pit
    while True:
        ch.clear()
        for q in actions:
            if q & 3 == 0:
                ch.other(q >> 5, q >> 2 & 7, q)
        q = ch.pick(t(words.BACK))
        if q < 0:
            return q
        action = ch.aim([(_PIT + pit, _BELL << 11 | q | pit, 0) for pit in range(3)], K.ASK_WHERE)
        if action != _BACK:
            return action
