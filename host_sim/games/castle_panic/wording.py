# SPDX-License-Identifier: MIT
"""Castle Panic's position fields in one spelling, so that two can be compared."""

from __future__ import annotations

from games.castle_panic import data, pieces
from host_sim.games.castle_panic import monsters
from host_sim.games.castle_panic.names import ALIASES, CARDS, MONSTERS, RINGS, TOKENS

__all__ = ["ALIASES", "DEALT", "NUMBERS", "ORDERED", "event", "item"]

# fields whose list has an order that matters; the next one comes first
ORDERED = ("deck", "pile")
# fields whose entries are numbers, so that a bare number is an entry and no count
NUMBERS = ("walls", "fortified", "towers")
# fields that are dealt anew where two positions are compared as a seat sees them
DEALT = ORDERED

_ARC_EVENTS = {
    *(data.EV_ATTACK, data.EV_WALL, data.EV_MARKER, data.EV_TOWER, data.EV_BUILT),
    *(data.EV_FORTIFIED, data.EV_DIE, data.EV_BOULDER, data.EV_FIRST, data.EV_HOME),
}
_CARD_EVENTS = {
    *(data.EV_DRAW, data.EV_DISCARD, data.EV_PLAY, data.EV_PLAGUED, data.EV_TAKEN, data.EV_OFFER, data.EV_GIVE),
    *(data.EV_TRADED, data.EV_REMOVED),
}
_SEAT_EVENTS = {data.EV_OUT, data.EV_REFUSED}
_MONSTER_EVENTS = {
    *(data.EV_HIT, data.EV_SLAIN, data.EV_STEP, data.EV_HURT, data.EV_DESTROYED, data.EV_TARRED, data.EV_UNTARRED),
    *(data.EV_BACK, data.EV_PLACED, data.EV_HEALED, data.EV_OPENING, data.EV_SET),
}


def item(state, name: str, text: str) -> str:
    """One entry of the list field `name`, spelled as position_text spells it."""
    if name != "monsters":
        return text
    try:
        one = monsters.parse(text)
    except ValueError as fault:
        raise AssertionError(str(fault)) from None
    full = pieces.start_points(state[1], one.kind) if one.full is None else one.full
    points = full if one.points is None else one.points
    place = f"{RINGS[one.pos // 6]}{one.pos % 6 + 1}"
    return f"{MONSTERS[one.kind]} {points}/{full} @{place}{' +tar' * one.tar}{' !' * one.marked}"


def event(state, code: int, x: int, y: int) -> str:
    """What an event is about: a phase, an arc, a seat, a card, a token, a monster as it was."""
    if code in _ARC_EVENTS:
        return str(x + 1)
    if code in _CARD_EVENTS:
        return CARDS[x]
    if code in _MONSTER_EVENTS:
        return monsters.text(state[1], y & 0xFFFE)
    if code in _SEAT_EVENTS:
        return str(y + 1)
    if code in (data.EV_TOKEN, data.EV_LORD_PLAY):
        return TOKENS[x]
    return str(x)
