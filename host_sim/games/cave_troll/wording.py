# SPDX-License-Identifier: MIT
"""Cave Troll's position fields and events in one spelling, so that two can be compared."""

from __future__ import annotations

from games.cave_troll import data
from host_sim.games.cave_troll.names import ALL_CARDS, ALL_FIGURES, AREAS, RELICS

# fields whose list has an order that matters
ORDERED = ("deck", "artifacts")
# fields whose entries are numbers, so that a bare number is an entry and no count
NUMBERS: tuple[str, ...] = ()
# fields that are dealt anew where two positions are compared as a seat sees them
DEALT: tuple[str, ...] = ()
# short names of fields
ALIASES: dict[str, str] = {}

_PATHS = (data.EV_MOVE, data.EV_PUSH, data.EV_FLEE, data.EV_RUN, data.EV_CALL, data.EV_EXPEL)
_PLACES = (data.EV_ENTER, data.EV_RETURN)


def item(state, name: str, text: str) -> str:
    """One entry of the list field `name`, spelled as position_text spells it."""
    return text


def event(state, code: int, x: int, y: int) -> str:
    """What an event is about; what a seat does or gets begins with its number: `2 R10 6` is gold of a room."""
    if code in _PATHS:
        return f"{(y >> 12) + 1} {ALL_FIGURES[x]} {AREAS[y >> 6 & 63]} {AREAS[y & 63]}"
    if code in _PLACES:
        return f"{(y >> 8) + 1} {ALL_FIGURES[x]} {AREAS[y & 255]}"
    if code == data.EV_OUT:
        return f"{(y >> 6 & 3) + 1} {ALL_FIGURES[x]} {AREAS[y & 63]}"
    if code == data.EV_PAID:
        return f"{(y & 255) + 1} {AREAS[x]} {y >> 8}"
    if code == data.EV_WORTH:
        return f"{(y & 255) + 1} {RELICS[x]} {y >> 8}"
    if code in (data.EV_CHEST, data.EV_CHEST_LOST, data.EV_COIN):
        return f"{y + 1} {AREAS[x]}"
    if code in (data.EV_ROOM, data.EV_NOBODY):
        return AREAS[x]
    if code == data.EV_PLAY:
        return f"{y + 1} {ALL_CARDS[x]}"
    if code == data.EV_USE:
        return f"{y + 1} {RELICS[x]}"
    if code in (data.EV_DRAW, data.EV_KEEP, data.EV_FOUND, data.EV_BONUS):
        return str(y + 1)
    if code == data.EV_TURN:
        return f"{x + 1} {y}"
    if code == data.EV_STOP:
        return f"{y + 1} {x}"
    if code == data.EV_OVER:
        return " ".join(str(seat + 1) for seat in range(4) if y >> seat & 1)
    return str(x)
