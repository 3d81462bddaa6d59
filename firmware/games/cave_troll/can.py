# SPDX-License-Identifier: MIT
"""Cave Troll: what forbids an action - 0, or the number of the CT statement.  legal.py lists by the same functions."""

from games.cave_troll.board import NEAR, NEAR_AT
from games.cave_troll.data import RELIC_DOES
from games.cave_troll.pieces import (
    behind,
    figure_at,
    guarded,
    joined,
    lone,
    no_entry,
    no_push,
    no_step,
)
from micropython import const

_SEATS_N = const(1)
_ACTIVE = const(3)
_MOVER = const(4)
_FLAGS = const(8)
_TROLL = const(10)
_STEPS = const(11)
_WALKER = const(12)
_WALK_AT = const(13)
_START = const(14)
_FIG = const(16)
_COUNT = const(80)
_CARDS = const(117)
_DECK_N = const(193)
_HAND_N = const(197)
_HELD = const(205)
_OPTS = const(4)
_MARCHED = const(2)
_ROOMS = const(33)
_DOORWAY = const(33)
_PIT = const(37)
_AREAS = const(40)
_ENTRANCES = const(4)
_PITS = const(3)
_DEAD = const(65)
_LIMIT = const(5)
_DECK = const(19)
_THIEF = const(9)
_KNIGHT = const(10)
_DWARF = const(11)
_HEROES = const(13)
_ORC = const(13)
_WRAITH = const(14)
_TROLLS = const(15)
_CARD_CHEST = const(2)
_CARD_RELIC = const(3)
_CARD_SCORE = const(4)
_CARD_FIRST_KIND = const(5)
_CARD_TROLL = const(11)
_DO_CHALICE = const(0)
_DO_CLOAK = const(1)
_DO_BLADE = const(2)
_DO_BELL = const(4)
_ALTERNATE = const(1)
_STAIRS = const(8)


def here(b, w, place, alternate, rule):
    """0 if the mover's figure of this place is in a room and the game has its ability."""
    if w[_OPTS] & _ALTERNATE != alternate:
        return rule
    area = b[_FIG + 16 * b[_MOVER] + place]
    if area < _ROOMS:
        return 0
    return 121 if area < _AREAS else rule


def move(b, w, f, to):
    """A move of an own figure by its owner's action."""
    area = b[_FIG + f]
    if area >= _AREAS or to >= _AREAS or to == area:
        return 70
    place = f & 15
    if w[_OPTS] & _ALTERNATE:
        if place == _TROLLS and b[_FLAGS] & _MARCHED:
            return 226
        if place == _WRAITH and not joined(area, to):
            return _two_steps(b, w, f, area, to)
    elif place == _TROLLS:
        return 79
    elif place == _THIEF and not joined(area, to):
        # anywhere, but to a room (CT-101, CT-102)
        if _ROOMS <= to < _PIT and not w[_OPTS] & _STAIRS:
            return 102
        return no_entry(b, w, f, to, 0)
    if not joined(area, to):
        return 70
    return no_step(b, w, f, to)


def _two_steps(b, w, f, area, to):
    # the Banshee, each step by itself legal (CT-230)
    i = NEAR_AT[area]
    end = NEAR_AT[area + 1]
    while i < end:
        if joined(NEAR[i], to) and no_entry(b, w, f, NEAR[i], 0) == 0:
            return no_entry(b, w, f, to, 0)
        i += 1
    return 230


def strike(b, w, seat, kind):
    """The Orc's victim."""
    rule = here(b, w, _ORC, 0, 125)
    if rule:
        return rule
    room = b[_FIG + 16 * b[_MOVER] + _ORC]
    return 0 if kind < 5 and seat < b[_SEATS_N] and figure_at(b, seat, kind, room) >= 0 else 126


def push(b, w, seat, kind, door):
    """A hero pushed by the mover's Wraith."""
    rule = here(b, w, _WRAITH, 0, 131)
    if rule:
        return rule
    room = b[_FIG + 16 * b[_MOVER] + _WRAITH]
    f = figure_at(b, seat, kind, room) if kind < 5 and seat < b[_SEATS_N] else -1
    if f < 0:
        return 132
    to = behind(room, door)
    return 70 if to < 0 else no_push(b, w, f, to)


def murder(b, w, seat, kind):
    """The Assassin's victim."""
    rule = here(b, w, _THIEF, _ALTERNATE, 207)
    if rule:
        return rule
    room = b[_FIG + 16 * b[_MOVER] + _THIEF]
    f = figure_at(b, seat, kind, room) if kind < 6 and kind != 1 and seat < b[_SEATS_N] else -1
    if f < 0:
        return 207
    return 0 if lone(b, f) else 208


def sacrifice(b, w, seat):
    """The Giant Slayer and an opponent's Fierce Troll."""
    rule = here(b, w, _DWARF, _ALTERNATE, 210)
    if rule:
        return rule
    if seat >= b[_SEATS_N] or seat == b[_MOVER]:
        return 210
    return 0 if b[_FIG + 16 * seat + _TROLLS] == b[_FIG + 16 * b[_MOVER] + _DWARF] else 210


def raid(b, w):
    """The Orc Soldier: is there an Adventurer it may discard?"""
    rule = here(b, w, _ORC, _ALTERNATE, 220)
    if rule:
        return rule
    room = b[_FIG + 16 * b[_MOVER] + _ORC]
    rule = 220
    seat = 0
    while seat < b[_SEATS_N]:
        f = figure_at(b, seat, 0, room)
        if f >= 0 and seat != b[_MOVER]:
            if not guarded(b, w, f):
                return 0
            rule = 205
        seat += 1
    return rule


def rampage(b, w):
    """The Fierce Troll: is anybody else there?"""
    rule = here(b, w, _TROLLS, _ALTERNATE, 227)
    if rule:
        return rule
    return 0 if b[_COUNT + b[_FIG + 16 * b[_MOVER] + _TROLLS]] > 1 else 227


def run(b, w, seat, kind, door):
    """A figure that runs from the Fierce Troll, to a room."""
    mine = 16 * b[_ACTIVE] + _TROLLS
    room = b[_FIG + mine]
    f = figure_at(b, seat, kind, room) if seat < b[_SEATS_N] else -1
    if f < 0 or f == mine:
        return 227
    to = behind(room, door)
    if to < 0 or to >= _ROOMS:
        return 227
    return no_entry(b, w, f, to, 0)


def call(b, w, seat, kind, door):
    """An opponent's hero behind a door of the Banshee's room."""
    rule = here(b, w, _WRAITH, _ALTERNATE, 231)
    if rule:
        return rule
    room = b[_FIG + 16 * b[_MOVER] + _WRAITH]
    area = behind(room, door)
    if not 0 <= area < _ROOMS or kind > 4 or seat >= b[_SEATS_N] or seat == b[_MOVER] or b[_COUNT + room] >= _LIMIT:
        return 231
    f = figure_at(b, seat, kind, area)
    if f < 0:
        return 231
    return 205 if guarded(b, w, f) else no_entry(b, w, f, room, 0)


def expel(b, w, seat, pit):
    """A Banshee in the Paladin's room."""
    rule = here(b, w, _KNIGHT, _ALTERNATE, 206)
    if rule:
        return rule
    if seat >= b[_SEATS_N] or pit >= _PITS:
        return 206
    return 0 if b[_FIG + 16 * seat + _WRAITH] == b[_FIG + 16 * b[_MOVER] + _KNIGHT] else 206


# --- artifacts ------------------------------------------------------------------


def relic(b, what):
    """0 if the mover holds the artifact that does this."""
    held = b[_HELD + b[_MOVER]]
    return 0 if held and RELIC_DOES[held - 1] == what else 150


def chalice(b, kind, entrance):
    """An own hero that was discarded."""
    rule = relic(b, _DO_CHALICE)
    if rule:
        return rule
    return 0 if kind < 5 and entrance < _ENTRANCES and figure_at(b, b[_MOVER], kind, _DEAD) >= 0 else 153


def cloak(b, w, f, to):
    """The first step below the cloak."""
    rule = relic(b, _DO_CLOAK)
    if rule:
        return rule
    if f < 0 or f & 15 >= _HEROES or b[_FIG + f] >= _AREAS or to < 0:
        return 153
    return no_entry(b, w, f, to, 1)


def cloak_step(b, w, kind, area, to):
    """A step more (CT-276)."""
    at = b[_WALK_AT]
    if kind != b[_WALKER] or area != at or to < 0 or to >= _AREAS or not joined(at, to):
        return 276
    if b[_STEPS] == 1 and to == b[_START] - 1:
        return 276
    return no_entry(b, w, figure_at(b, b[_MOVER], kind, at), to, 1)


def blade(b, room):
    """A room with an own hero and an Orc."""
    rule = relic(b, _DO_BLADE)
    if rule:
        return rule
    if room >= _ROOMS:
        return 153
    at = _FIG + 16 * b[_MOVER]
    end = at + _HEROES
    while at < end and b[at] != room:
        at += 1
    if at == end:
        return 153
    at = _FIG + _ORC
    end = at + 16 * b[_SEATS_N]
    while at < end:
        if b[at] == room:
            return 0
        at += 16
    return 153


def bell(b, w, seat, kind, pit):
    """A monster in a room or an entrance, no Cave Troll."""
    rule = relic(b, _DO_BELL)
    if rule:
        return rule
    if kind < 5 or seat >= b[_SEATS_N] or pit >= _PITS or kind == 7 and not w[_OPTS] & _ALTERNATE:
        return 153
    return 0 if b[_FIG + 16 * seat + 8 + kind] < _PIT else 153


# --- cards, flight --------------------------------------------------------------


def play(b, w, card, area):
    """A card of the active seat's hand, and where it goes (CT-055 .. CT-061)."""
    at = _CARDS + _DECK * b[_ACTIVE] + b[_DECK_N + b[_ACTIVE]]
    end = at + b[_HAND_N + b[_ACTIVE]]
    while at < end and b[at] != card:
        at += 1
    if at == end:
        return 51
    if card == _CARD_RELIC:
        return 61 if area else 0
    if card == _CARD_CHEST or card == _CARD_SCORE:
        return 0 if area < _ROOMS else 58 if card == _CARD_CHEST else 60
    if card == _CARD_TROLL and not w[_OPTS] & _ALTERNATE:
        return 0 if area < _ROOMS else 140
    if card < _CARD_FIRST_KIND + 4:
        return 0 if _DOORWAY <= area < _PIT else 55
    return 0 if _PIT <= area < _AREAS else 56


def flee(b, w, f, to):
    """A step of the mover's figure out of the Cave Troll's room (CT-141, CT-142)."""
    room = b[_TROLL] - 1
    if f < 0 or b[_FIG + f] != room or f & 15 == _TROLLS or to < 0 or to >= _AREAS or not joined(room, to):
        return 141
    return no_step(b, w, f, to)


def can_flee(b, w, seat):
    """True if the seat has a figure in the Cave Troll's room with a legal step."""
    room = b[_TROLL] - 1
    f = 16 * seat
    end = f + _TROLLS
    while f < end:
        if b[_FIG + f] == room:
            i = NEAR_AT[room]
            stop = NEAR_AT[room + 1]
            while i < stop:
                if no_step(b, w, f, NEAR[i]) == 0:
                    return True
                i += 1
        f += 1
    return False


def can_run(b, w):
    """True if a figure can be moved out of the Fierce Troll's room."""
    mine = 16 * b[_ACTIVE] + _TROLLS
    room = b[_FIG + mine]
    f = 0
    end = 16 * b[_SEATS_N]
    while f < end:
        if b[_FIG + f] == room and f != mine:
            i = NEAR_AT[room]
            stop = NEAR_AT[room + 1]
            while i < stop:
                if NEAR[i] < _ROOMS and no_entry(b, w, f, NEAR[i], 0) == 0:
                    return True
                i += 1
        f += 1
    return False


def can_walk_on(b, w):
    """True if a step more is possible below the cloak."""
    at = b[_WALK_AT]
    i = NEAR_AT[at]
    stop = NEAR_AT[at + 1]
    while i < stop:
        if cloak_step(b, w, b[_WALKER], at, NEAR[i]) == 0:
            return True
        i += 1
    return False
