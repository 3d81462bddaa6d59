# SPDX-License-Identifier: MIT
"""Reads Monster Hex' board on 128x64 from its pixels."""

from __future__ import annotations

from array import array

from games.monster_hex import boards, data, rules, view_art_small
from games.monster_hex.view_small import Board
from games.monster_hex.view_table import Table
from tests.properties import hex_games
from ui import palette
from ui.mono import MonoCanvas

EVERYTHING = -2
FACTIONS = ("RED", "BLUE", "YELLOW", "GREEN")
STONES, SIDES, ROUND = 32, 48, 52
MODES = [(2, 0), (3, 0), (4, 0), (2, data.SHARED), (1, 0)]

DIGITS = {
    0: "### #.# #.# #.# ###", 1: ".#. ##. .#. .#. ###", 2: "### ..# ### #.. ###", 3: "### ..# ### ..# ###",
    4: "#.# #.# ### ..# ..#", 5: "### #.. ### ..# ###", 6: "### #.. ### #.# ###", 7: "### ..# ..# .#. .#.",
    8: "### #.# ### #.# ###", 9: "### #.# ### ..# ###",
    -1: "...#. ..##. ##.#. ...#. ..###", -2: "..##. ....# ##.#. ..#.. ..###", -3: "..##. ....# ##.#. ....# ..##.",
}  # fmt: skip
RANKS = {
    "S": ".### #... .##. ...# ###.", "A": ".##. #..# #### #..# #..#", "B": "###. #..# ###. #..# ###.",
    "C": ".### #... #... #... .###",
}  # fmt: skip
# left of the digit and its top from the middle of the hex, by direction
PLACES = [(9, -2), (5, 2), (-7, 2), (-11, -2), (-7, -6), (5, -6)]


def picture(canvas, x: int, y: int, w: int, h: int) -> list[str]:
    """The pixels of a box, # for lit."""
    return [
        "".join("#" if canvas.buf[(j >> 3) * 128 + i] >> (j & 7) & 1 else "." for i in range(x, x + w)) for j in range(y, y + h)
    ]


def made(state=None, viewer: int = EVERYTHING) -> Board:
    """A board on an empty screen."""
    canvas = MonoCanvas(bytearray(1024), 128, 64)
    canvas.clear(palette.PAPER)
    canvas.own = view_art_small  # pyright: ignore[reportAttributeAccessIssue]
    table = Table()
    if state:
        table.load(state, viewer)
    return Board(canvas, table)


def fresh(seats: int, options: int = 0):
    """A game in which everybody has a faction."""
    state = rules.make()
    rules.new(state, seats, options, 1)
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    while state[0][data.PHASE] < data.TILE:
        assert rules.legal(state, out)
        rules.apply(state, out[0])
    return state


def later(seats: int, options: int, plies: int, seed: int = 3):
    """A state some way into a random game."""
    return next(state for n, (state, _, _) in enumerate(hex_games.games(seats, options, range(seed, seed + 1))) if n == plies)


def targets(board: int) -> list[int]:
    """All hexes and stones of a board."""
    hexes = list(range(boards.HEXES[board]))
    return hexes + [STONES + i for i in range(boards.LARGE[board])] + [STONES + data.GEMS + i for i in range(boards.SMALL[board])]


def at(board: Board, target: int) -> tuple[int, int]:
    """The pixel in the middle of a target."""
    x, y = board.middle(target)
    return x - board.x0, y - board.y0


def reads(canvas, x: int, y: int, d: int, n: int) -> bool:
    """True if power n stands where that of direction d has its place in the hex around (x, y)."""
    left, top = PLACES[d]
    left += n < 0 and d == 3
    glyph = DIGITS[n].split()
    digit = [row[-3:] for row in glyph]
    minus = picture(canvas, x + left - 2, y + top + 2, 2, 1) == ["##"]
    return picture(canvas, x + left, y + top, 3, 5) == digit and minus == (n < 0)


def mark(faction: int) -> list[str]:
    """The mark of a faction as the art has it."""
    columns = view_art_small.DATA[8 * (4 + faction) : 8 * (4 + faction) + 5]
    return ["".join("#" if c >> y & 1 else "." for c in columns) for y in range(1, 6)]
