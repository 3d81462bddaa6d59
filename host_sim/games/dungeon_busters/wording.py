# SPDX-License-Identifier: MIT
"""Dungeon Busters' position fields in one spelling, so that two can be compared."""

from __future__ import annotations

from games.dungeon_busters import data
from host_sim.games.dungeon_busters.names import COLOURS, HEROES, VILLAINS

# fields whose list has an order that matters
ORDERED = ("deck", "met", "row")
# fields whose entries are numbers, so that a bare number is an entry and no count
NUMBERS = ("row", "card", "said", "talks", "kept", "broken")
# fields that are dealt anew where two positions are compared as a seat sees them
DEALT = ("deck",)
# short names of fields
ALIASES: dict[str, str] = {}

_COLOUR_EVENTS = {data.EV_PAID, data.EV_UNPAID, data.EV_SHARED, data.EV_GIVEN_UP}


def item(state, name: str, text: str) -> str:
    """One entry of the list field `name`, spelled as position_text spells it."""
    return text


def event(state, code: int, x: int, y: int) -> str:
    """What an event is about; what a seat does or gets begins with its number: `2 red`."""
    if code in _COLOUR_EVENTS:
        return f"{(y & 255) + 1} {COLOURS[x]}"
    if code == data.EV_HERO:
        return f"{y + 1} {HEROES[x]}"
    if code in (data.EV_VILLAIN, data.EV_UNUSED):
        return VILLAINS[x]
    if code == data.EV_SHOWN:
        said = f" said {y >> 8}" if y >> 8 else ""
        return f"{(y & 255) + 1} {x}{said}"
    if code in (data.EV_SAID, data.EV_UNSAID):
        return f"{y + 1} {x}"
    if code in (data.EV_COMMIT, data.EV_SPARED):
        return str(y + 1)
    if code in (data.EV_SPEAK, data.EV_FIRST):
        return str(x + 1)
    return str(x)
