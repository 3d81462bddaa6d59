# SPDX-License-Identifier: MIT
"""The names that Monster Hex' notation uses; the index is the number in the rules."""

from __future__ import annotations

import re

from games.monster_hex import boards, cells, data
from host_sim.games.fields import NotationError

FACTIONS = ("Red", "Blue", "Yellow", "Green")
TILES = ("S1", "A1", "A2", "B1", "B2", "B3", "C1", "C2", "C3", "C4")
ABILITIES = ("Enchant", "Bounty", "Strike", "Scatter", "Confuse", "Scheme", "Curse", "Petrify")
OBJECTIVES = (
    "Arc guard", "Pincer", "Blood bond", "Kindred", "Shepherd", "Royal watch", "Full muster", "Trident", "Magpie",
    "One banner", "Humble", "Spectrum",
)  # fmt: skip
PHASES = ("faction", "ability", "tile", "power", "pick", "over")
_CELL = re.compile(r"(-?\d)/(-?\d)")


def hex_name(board: int, at: int) -> str:
    """`-1/0` for a hex of the board: q and r."""
    table = cells.HEX_CELLS[board]
    return f"{table[2 * at] - 8}/{table[2 * at + 1] - 8}"


def hex_of(board: int, text: str) -> int:
    """The hex of that name; NotationError if the board has none there."""
    found = _CELL.fullmatch(text)
    if not found:
        raise NotationError(f"'{text}' is no hex like -1/0")
    for at in range(boards.HEXES[board]):
        if hex_name(board, at) == f"{int(found[1])}/{int(found[2])}":
            return at
    raise NotationError(f"this board has no free hex {text}")


def stones_of(board: int) -> dict[str, int]:
    """The printed stones of the board: K, L1 .., s1 .., and their numbers."""
    numbers = [*range(boards.LARGE[board]), *range(data.GEMS, data.GEMS + boards.SMALL[board])]
    return {stone_name(board, stone): stone for stone in numbers}


def stone_name(board: int, stone: int) -> str:
    """The name of a printed stone; the hex of a temporary one."""
    if stone >= data.TEMP:
        return hex_name(board, stone - data.TEMP)
    return f"s{stone - data.GEMS + 1}" if stone >= data.GEMS else f"L{stone}" if stone else "K"


def side_names(seats: int, sides: int) -> list[str]:
    """`1`, `2`, `shared`: how fields name the sides."""
    return [str(i + 1) for i in range(seats)] + ["shared"] * (sides - seats)
