# SPDX-License-Identifier: MIT
"""The board of a Monster Hex position text: monsters, rings of them, temporary stones, what is closed."""

from __future__ import annotations

import re

from games.monster_hex import boards, data
from host_sim.games import fields
from host_sim.games.monster_hex.names import FACTIONS, TILES, hex_of, stones_of

_MONSTER = re.compile(r"(\w+) (\w\d) @(\S+) r([0-5])(?: ([+-]\d))?")
_FACING = re.compile(r"(\w+) (\w\d):(\d)(?: ([+-]\d))?")
_TEMP = re.compile(r"(\S+) worth ([12])")


def board(found: fields.Fields, b, w) -> None:
    """The fields monsters, ring STONE, stones, closed, last."""
    kind = b[data.BOARD]
    at = found.take("monsters")
    for part in fields.words(at.value) if at else ():
        one = _MONSTER.fullmatch(part)
        if not at or not one:
            raise fields.NotationError(f"position (monsters): '{part}' is not a monster like Red S1 @-1/0 r0 +2")
        _put(at, b, hex_of(kind, one[3]), _side(at, b, one[1]), _tile(at, one[2]), int(one[4]), int(one[5] or 0))
    known = stones_of(kind)
    for name, stone in known.items():
        _ring(found.take(f"ring {name.lower()}"), b, stone)
    at = found.take("stones")
    for i, part in enumerate(fields.words(at.value) if at else ()):
        one = _TEMP.fullmatch(part)
        if not at or not one or i > 2:
            raise fields.NotationError(f"position (stones): '{part}' is not one of three temporary stones like 0/2 worth 1")
        _free(at, b, hex_of(kind, one[1]))
        b[data.TEMPS + i] = hex_of(kind, one[1]) + 1
        b[data.HEX + hex_of(kind, one[1])] = data.TEMP + int(one[2])
    at = found.take("closed")
    for part in fields.words(at.value) if at else ():
        name = list(known)[fields.name_of(at or fields.Field("", "", 0), "stone", part, list(known))]
        w[data.CLOSED] |= 1 << known[name]
    at = found.take("last")
    if b[data.PHASE] == data.POWER:
        if not at:
            raise fields.NotationError("position: the phase power wants the field 'last', a hex")
        b[data.LAST] = hex_of(kind, at.value)


def _side(at: fields.Field, b, text: str) -> int:
    # of a faction by its name or first letter
    names = [name for name in FACTIONS if name.lower().startswith(text.lower())]
    if len(names) == 1:
        for side in range(4):
            if b[data.FACTION_OF + side] == FACTIONS.index(names[0]) + 1:
                return side
    raise at.fault(f"'{text}' is no faction in play")


def _tile(at: fields.Field, text: str) -> int:
    return fields.name_of(at, "tile", text, TILES)


def _free(at: fields.Field, b, where: int) -> None:
    if b[data.HEX + where]:
        raise at.fault("two things stand on one hex (MH-031)")


def _put(at: fields.Field, b, where: int, side: int, tile: int, turn: int, change: int) -> None:
    _free(at, b, where)
    if not -4 <= change <= 4:
        raise at.fault(f"a modifier is -4 to +4, not {change} (MH-007)")
    b[data.HEX + where] = 1 + 10 * side + tile
    b[data.TWIST + where] = turn | change + 4 << 3
    b[data.PLACED + side] += 1


def _ring(at: fields.Field | None, b, stone: int) -> None:
    # `R S1:5, -, Y A1:3 +2`: who shows what to the stone, clockwise from E; the two of a small stone as boards.py has them
    if not at:
        return
    kind = b[data.BOARD]
    if stone < data.GEMS:
        places = [(boards.RING[kind][6 * stone + d], (d + 3) % 6) for d in range(6)]
    else:
        first = 4 * (stone - data.GEMS)
        gem = boards.GEM[kind][first : first + 4]
        places = [(gem[0], gem[1]), (gem[2], gem[3])]
    parts = [part.strip() for part in at.value.split(",")]
    if len(parts) != len(places):
        raise at.fault(f"this stone has {len(places)} hexes around it")
    for part, (where, facing) in zip(parts, places):
        one = _FACING.fullmatch(part)
        if part == "-":
            continue
        if not one:
            raise at.fault(f"'{part}' is not a monster with its power like R S1:5")
        tile = _tile(at, one[2])
        edges = data.EDGES[6 * tile : 6 * tile + 6]
        turns = [k for k in range(6) if edges[(facing - k) % 6] == int(one[3])]
        if not turns:
            raise at.fault(f"{one[2]} has no edge with {one[3]}")
        _put(at, b, where, _side(at, b, one[1]), tile, turns[0], int(one[4] or 0))
