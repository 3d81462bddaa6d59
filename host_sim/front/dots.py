# SPDX-License-Identifier: MIT
"""A one-bit screen in a terminal: half blocks where there is room, else braille, eight pixels a character."""

from __future__ import annotations

import textwrap

from host_sim.front.layout import LEGEND

_BLOCKS = " ▀▄█"  # by upper pixel | lower pixel << 1
# which dot of a braille character each of its 2 x 4 pixels is, row by row
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
_PLAIN = "\x1b[0m"


def arranged(rgb: bytes, width: int, height: int, columns: int, rows: int) -> list[str]:
    """At most `rows` strings for a terminal of this size: the whole picture, every pixel of it, and a legend."""
    if columns >= width and rows > height // 2:
        picture = _drawn(rgb, width, height, 1, 2)
    elif columns >= width // 2 and rows > height // 4:
        picture = _drawn(rgb, width, height, 2, 4)
    else:
        return _too_small(width, height, columns, rows)
    legend = next((line for line in LEGEND if len(line) < columns), "")
    return [*picture, legend]


def _drawn(rgb: bytes, width: int, height: int, across: int, down: int) -> list[str]:
    # in the colour of the brightest pixel: the panel has one
    ink = max((rgb[i : i + 3] for i in range(0, len(rgb), 3)), default=b"\0\0\0")
    start = "\x1b[38;2;{};{};{};48;2;0;0;0m".format(*ink)
    lit = [any(rgb[i : i + 3]) for i in range(0, len(rgb), 3)]
    out = []
    for y in range(0, height, down):
        letters = []
        for x in range(0, width, across):
            pixels = [[lit[(y + row) * width + x + column] for column in range(across)] for row in range(down)]
            letters.append(_block(pixels) if across == 1 else _braille(pixels))
        out.append(start + "".join(letters) + _PLAIN)
    return out


def _block(pixels: list[list[bool]]) -> str:
    return _BLOCKS[pixels[0][0] | pixels[1][0] << 1]


def _braille(pixels: list[list[bool]]) -> str:
    return chr(0x2800 + sum(_DOTS[y][x] for y in range(4) for x in range(2) if pixels[y][x]))


def _too_small(width: int, height: int, columns: int, rows: int) -> list[str]:
    text = (
        f"Too small: {columns} x {rows} characters, and {width // 2} x {height // 4 + 1} are needed. Q quits. "
        f"Make the terminal larger ({width} x {height // 2 + 1} is easier to read), or use --view window."
    )
    return textwrap.wrap(text, max(10, columns))[:rows]
