# SPDX-License-Identifier: MIT
"""Monster Hex' position fields in one spelling, so that two can be compared; its events."""

from __future__ import annotations

from games.monster_hex import data
from host_sim.games.monster_hex.names import ABILITIES, FACTIONS, OBJECTIVES, TILES, hex_name, stone_name

# fields whose list has an order that matters
ORDERED = ("deck", "stack", "stones")
# fields whose entries are numbers, so that a bare number is an entry and no count
NUMBERS = ("points", "bounty", "smalls", "firsts", "bonus", "king")
# fields that are dealt anew where two positions are compared as a seat sees them
DEALT = ("deck", "stack 1", "stack 2", "stack 3", "stack 4", "stack shared")
# short names of fields
ALIASES: dict[str, str] = {}

_AT_STONE = {data.EV_BEST, data.EV_NEXT, data.EV_DOMINANCE}
_AT_HEX = {data.EV_POWER, data.EV_TURNED, data.EV_STONE}
_WITH_POINTS = {data.EV_SLOT, data.EV_GEM, data.EV_PRIZE, data.EV_STRENGTH}
_SEAT_ONLY = {data.EV_OWN, data.EV_SKIP, data.EV_STRIKE, data.EV_SCHEME, data.EV_DECLINE}


def item(state, name: str, text: str) -> str:
    """One entry of the list field `name`, spelled as position_text spells it."""
    return text


def _side(state, side: int) -> str:
    if side == data.NOBODY:
        return "nobody"
    return "shared" if side == data.COMMON else str(side + 1)


def event(state, code: int, x: int, y: int) -> str:
    """What an event is about: a stone or hex first, then the side that does or gets something, then a number."""
    board = state[0][data.BOARD]
    if code in _AT_STONE:
        return f"{stone_name(board, x)} {_side(state, y)}"
    if code in _WITH_POINTS:
        n = (y & 255) - (128 if code == data.EV_STRENGTH else 0)
        return f"{stone_name(board, x)} {_side(state, y >> 8 & 15)} {n}"
    if code in _AT_HEX:
        n = (y >> 4) - (8 if code == data.EV_POWER else 0)
        return f"{hex_name(board, x)} {_side(state, y & 15)} {n}"
    if code == data.EV_PLACE:
        return f"{_side(state, y >> 7 & 7)} {TILES[y >> 3 & 15]} {hex_name(board, x)} r{y & 7} {_WAYS[y >> 10]}"
    if code in _SEAT_ONLY:
        return str(y + 1)
    return _other(state, code, x, y)


_WAYS = ("first", "match", "start", "free", "scatter")


def _other(state, code: int, x: int, y: int) -> str:
    board = state[0][data.BOARD]
    if code == data.EV_DUE:
        return stone_name(board, x)
    if code == data.EV_GONE:
        return hex_name(board, x)
    if code == data.EV_FACTION:
        return f"{y + 1} {FACTIONS[x]}"
    if code == data.EV_SHARED:
        return FACTIONS[x]
    if code in (data.EV_ABILITY, data.EV_NO_TARGET):
        return f"{y + 1} {ABILITIES[x]}"
    if code == data.EV_CARD:
        return OBJECTIVES[x]
    if code == data.EV_AIM:
        return f"{(y >> 8) + 1} {OBJECTIVES[x]} {y & 255}"
    if code == data.EV_UP:
        return f"{TILES[x]} {y + 1}"
    if code in (data.EV_ROUND, data.EV_DRAW, data.EV_BOUNTY):
        return f"{y + 1} {x}" if code != data.EV_ROUND else f"{x} {y + 1}"
    return str(y)
