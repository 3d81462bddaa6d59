# SPDX-License-Identifier: MIT
"""Pack the boards of art/hexes.txt into firmware/games/monster_hex/boards.py and cells.py.

Usage: python tools/pack_hexes.py [--check]

Cells are axial (q, r); directions 0 .. 5 are E SE SW W NW NE.  Free hexes are numbered in reading order,
stones from 0 (K) and,
the small ones, from 8.  `--check` writes nothing and ends with status 1 if a file is not what it should be.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "art" / "hexes.txt"
OUT = ROOT / "firmware" / "games" / "monster_hex"
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
FACTIONS = "RBYG"
NONE = 255
#: number of the first small stone
GEMS = 8
_HEAD = re.compile(r"= (\d) factions, (\d+) rounds, hand (\d), middle (\d+),(\d+)")
_SLOTS = re.compile(r"(K|L\d): (\d) ([RBYG]+|-), (\d) ([RBYG]+|-)")


class Board(NamedTuple):
    """One board: its numbers, its cells in the order of their numbers, the slots of its large stones."""

    factions: int
    rounds: int
    hand: int
    middle: tuple[int, int]
    free: list[tuple[int, int]]
    starts: list[int]
    large: list[tuple[int, int]]
    small: list[tuple[int, int]]
    slots: list[tuple[int, int, int, int]]


def read(text: str) -> list[Board]:
    """The boards of the source; ValueError with the line that is wrong."""
    boards: list[Board] = []
    rows: list[str] = []
    slots: dict[str, tuple[int, int, int, int]] = {}
    head: re.Match[str] | None = None
    for line in [*text.splitlines(), "= end"]:
        if line.startswith("="):
            if head:
                boards.append(_board(head, rows, slots))
            head, rows, slots = _HEAD.fullmatch(line), [], {}
            if not head and line != "= end":
                raise ValueError(f"no head of a board: {line}")
        elif line.startswith("|"):
            rows.append(line[1:])
        elif line.strip() and not line.startswith(";"):
            found = _SLOTS.fullmatch(line)
            if not found:
                raise ValueError(f"no slots of a stone: {line}")
            slots[found[1]] = int(found[2]), _colours(found[3]), int(found[4]), _colours(found[5])
    return boards


def _colours(letters: str) -> int:
    return sum(1 << FACTIONS.index(letter) for letter in letters if letter != "-")


def _board(head: re.Match[str], rows: list[str], slots: dict[str, tuple[int, int, int, int]]) -> Board:
    middle = next(i for i, row in enumerate(rows) if "K" in row)
    column = rows[middle].index("K")
    cells: dict[tuple[int, int], str] = {}
    for i, row in enumerate(rows):
        for mark in re.finditer(r"\S+", row):
            r = i - middle
            across = mark.start() - column - 2 * r
            if across % 4:
                raise ValueError(f"not in the grid: {row}")
            cells[across // 4, r] = mark[0]
    free = [cell for cell, mark in cells.items() if mark in ("..", "**")]
    names = {mark: cell for cell, mark in cells.items() if mark not in ("..", "**")}
    large = sorted(name for name in names if name[0] in "KL")
    if large != sorted(slots):
        raise ValueError(f"slots of {sorted(slots)}, stones {large}")
    return Board(
        int(head[1]),
        int(head[2]),
        int(head[3]),
        (int(head[4]), int(head[5])),
        free,
        [i for i, cell in enumerate(free) if cells[cell] == "**"],
        [names[name] for name in large],
        [names[name] for name in sorted(names) if name[0] == "s"],
        [slots[name] for name in large],
    )


def around(board: Board, cell: tuple[int, int]) -> list[int]:
    """Numbers of the free hexes next to a cell, by direction; NONE where there is none."""
    number = {free: i for i, free in enumerate(board.free)}
    return [number.get((cell[0] + q, cell[1] + r), NONE) for q, r in DIRECTIONS]


def gem(board: Board, cell: tuple[int, int]) -> list[int]:
    """The two hexes next to a small stone, each with the direction in which it sees the stone."""
    return [part for d, at in enumerate(around(board, cell)) if at != NONE for part in (at, (d + 3) % 6)]


def at(board: Board) -> list[int]:
    """Four bytes a hex: the stones next to it, `stone << 3 | direction`, then NONE."""
    out: list[int] = []
    stones = [*enumerate(board.large), *enumerate(board.small, GEMS)]
    for q, r in board.free:
        near = [(s, d) for s, cell in stones for d, (x, y) in enumerate(DIRECTIONS) if (q + x, r + y) == cell]
        out += [s << 3 | d for s, d in near] + [NONE] * (4 - len(near))
    return out


def _literal(data: list[int]) -> list[str]:
    # lines of bytes literals
    return ['b"' + "".join(f"\\x{x:02x}" for x in data[i : i + 24]) + '"' for i in range(0, len(data), 24)]


def _table(name: str, comment: str, parts: list[list[int]]) -> str:
    lines = [f"# {comment}", f"{name} = ("]
    for part in parts:
        rows = _literal(part)
        lines += [f"    {rows[0]},"] if len(rows) == 1 else ["    (", *(f"        {row}" for row in rows), "    ),"]
    return "\n".join([*lines, ")"])


def files(boards: list[Board]) -> dict[str, str]:
    """The text of each generated file by its name."""
    head = '# SPDX-License-Identifier: MIT\n"""{}, made by tools/pack_hexes.py from art/hexes.txt: do not edit."""\n'
    numbers = [
        (name, _literal([value(board) for board in boards])[0])
        for name, value in (
            ("HEXES", lambda x: len(x.free)),
            ("ROUNDS", lambda x: x.rounds),
            ("HANDS", lambda x: x.hand),
            ("LARGE", lambda x: len(x.large)),
            ("SMALL", lambda x: len(x.small)),
        )
    ]
    tables = [
        _table("NEXT", "six bytes a hex: its neighbours by direction, 255 none", [
            [n for cell in board.free for n in around(board, cell)] for board in boards]),
        _table("RING", "six bytes a large stone: the hexes around it by direction", [
            [n for cell in board.large for n in around(board, cell)] for board in boards]),
        _table("GEM", "four bytes a small stone: hex, its direction to the stone, the other hex, its direction", [
            [n for cell in board.small for n in gem(board, cell)] for board in boards]),
        _table("AT", "four bytes a hex: `stone << 3 | direction` of the stones next to it, then 255", [
            at(board) for board in boards]),
        _table("SLOTS", "four bytes a large stone: value, factions that get more (a bit each), of both slots", [
            [n for slots in board.slots for n in slots] for board in boards]),
        _table("STARTS", "the starting hexes", [board.starts for board in boards]),
    ]  # fmt: skip
    plain = [f"{name} = {text}" for name, text in numbers]
    rules = [head.format("Monster Hex: the boards for two, three and four factions")] + plain + tables
    places = [
        head.format("Monster Hex: where the hexes and stones of the boards lie"),
        "# the pixel in the middle of cell (0, 0) on a screen of 240x240",
        f"MIDDLE = {tuple(board.middle for board in boards)}",
        _table("HEX_CELLS", "q + 8, r + 8 of each hex", [[n + 8 for cell in b.free for n in cell] for b in boards]),
        _table("STONE_CELLS", "q + 8, r + 8 of each stone, the large ones first", [
            [n + 8 for cell in [*b.large, *b.small] for n in cell] for b in boards]),
    ]  # fmt: skip
    return {"boards.py": "\n".join(rules) + "\n", "cells.py": "\n".join(places) + "\n"}


def main(words: list[str]) -> int:
    """0; with --check 1 if a file differs."""
    status = 0
    for name, text in files(read(SOURCE.read_text(encoding="utf-8"))).items():
        path = OUT / name
        if "--check" in words:
            status |= not path.exists() or path.read_text(encoding="utf-8") != text
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
