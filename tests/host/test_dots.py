# SPDX-License-Identifier: MIT
"""A one-bit screen in a terminal: every pixel of it, as half blocks or as braille."""

from __future__ import annotations

import random
import re

import pytest

from host_sim.front import dots

WIDTH, HEIGHT = 128, 64
LIT = [[bool(random.Random(y * 131 + x).getrandbits(1)) for x in range(WIDTH)] for y in range(HEIGHT)]
PICTURE = b"".join(b"\x20\x80\xff" if pixel else b"\0\0\0" for row in LIT for pixel in row)


def letters(lines: list[str]) -> list[str]:
    return [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines]


def test_braille_in_an_ordinary_terminal():
    lines = dots.arranged(PICTURE, WIDTH, HEIGHT, 80, 24)
    shown = letters(lines)
    assert len(shown) == 17 and "quit" in shown[-1] and all(len(line) == 64 for line in shown[:-1])
    # Unicode: dots 1 2 3 7 go down the left column, 4 5 6 8 down the right one
    order = {(0, 0): 0, (0, 1): 1, (0, 2): 2, (1, 0): 3, (1, 1): 4, (1, 2): 5, (0, 3): 6, (1, 3): 7}
    for y in range(HEIGHT):
        for x in range(WIDTH):
            bits = ord(shown[y // 4][x // 2]) - 0x2800
            assert bool(bits >> order[x % 2, y % 4] & 1) == LIT[y][x]
    assert all(line.startswith("\x1b[38;2;32;128;255;48;2;0;0;0m") for line in lines[:-1])


def test_half_blocks_in_a_large_one():
    shown = letters(dots.arranged(PICTURE, WIDTH, HEIGHT, 140, 40))
    assert len(shown) == 33
    pairs = {" ": (False, False), "▀": (True, False), "▄": (False, True), "█": (True, True)}
    for y in range(0, HEIGHT, 2):
        for x in range(WIDTH):
            assert pairs[shown[y // 2][x]] == (LIT[y][x], LIT[y + 1][x])


@pytest.mark.parametrize(("columns", "rows"), [(63, 40), (80, 16), (20, 5)])
def test_too_small_a_terminal_is_told(columns, rows):
    shown = dots.arranged(PICTURE, WIDTH, HEIGHT, columns, rows)
    assert len(shown) <= rows and "Too small" in shown[0] and all(len(line) <= max(10, columns) for line in shown)
    assert "64 x 17" in " ".join(dots.arranged(PICTURE, WIDTH, HEIGHT, 63, 40))
