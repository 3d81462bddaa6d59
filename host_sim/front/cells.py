# SPDX-License-Identifier: MIT
"""A picture as coloured half blocks: each character cell is two pixels, one above the other."""

from __future__ import annotations

from typing import NamedTuple

HALF_BLOCK = "\u2580"  # its upper half is drawn in the foreground colour


class Cell(NamedTuple):
    """One character; colours are three bytes: red, green, blue."""

    character: str
    ink: bytes
    ground: bytes


Grid = list[list[Cell]]


def shrunk(rgb: bytes, width: int, height: int, size: int) -> bytes:
    """The picture as size x size pixels (size at most width and height), each the mean of what it covers."""
    if size == width == height:
        return rgb
    columns = [(x * width // size, max((x + 1) * width // size, x * width // size + 1)) for x in range(size)]
    out = bytearray()
    for y in range(size):
        top, bottom = y * height // size, max((y + 1) * height // size, y * height // size + 1)
        rows = [rgb[row * width * 3 : (row + 1) * width * 3] for row in range(top, bottom)]
        first = rows[0]
        sums = list(first) if len(rows) == 1 else [sum(column) for column in zip(*rows)]
        for left, right in columns:
            area = (right - left) * len(rows)
            for channel in range(3):
                out.append(sum(sums[left * 3 + channel : right * 3 : 3]) // area)
    return bytes(out)


def grid(rgb: bytes, size: int) -> Grid:
    """Rows of half blocks for a picture of size x size pixels (size even)."""
    rows = [[rgb[(y * size + x) * 3 : (y * size + x + 1) * 3] for x in range(size)] for y in range(size)]
    return [[Cell(HALF_BLOCK, *pair) for pair in zip(rows[y], rows[y + 1])] for y in range(0, size, 2)]


def painted(cells: Grid) -> list[str]:
    """One string a row, with ANSI colours where they change."""
    out = []
    for cells_of_row in cells:
        row: list[str] = []
        before = None
        for character, ink, ground in cells_of_row:
            if (ink, ground) != before:
                row.append("\x1b[38;2;{};{};{};48;2;{};{};{}m".format(*ink, *ground))
                before = ink, ground
            row.append(character)
        out.append("".join(row) + "\x1b[0m")
    return out


def lines(rgb: bytes, size: int) -> list[str]:
    """One string a line of cells, with its ANSI colours, for a picture of size x size pixels (size even)."""
    return painted(grid(rgb, size))
