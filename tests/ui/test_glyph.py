# SPDX-License-Identifier: MIT
"""The viper routines and their plain twins set the same pixels."""

from __future__ import annotations

import contextlib
import io
import runpy
from pathlib import Path

from ui import glyph, text

SCRIPT = Path(__file__).with_name("mp_glyph.py")


def test_plain_on_cpython_equals_plain_and_viper_on_micropython(on_micropython):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        runpy.run_path(str(SCRIPT), run_name="script")
    assert len(set(printed.getvalue().splitlines())) == 24
    assert on_micropython("mp_glyph.py") == printed.getvalue()


def picture(buf: bytearray, width: int) -> list[str]:
    nibbles = "".join(f"{b:02x}" for b in buf)
    return [nibbles[i : i + width] for i in range(0, len(nibbles), width)]


def line(s: str, x: int, y: int, width: int, height: int, scale: int = 1) -> list[str]:
    buf = bytearray(width * height // 2)
    f = text.font()
    glyph.line(buf, f.glyphs, f.ranges, s, 0, len(s), x, y, 1, scale, f.cell, width, height)
    return picture(buf, width)


def test_a_letter_looks_like_itself():
    assert line("L", 0, 0, 6, 13)[2:11] == ["100000"] * 8 + ["111110"]


def test_scale_two_doubles_each_pixel():
    small = line("Ж", 0, 0, 6, 13)
    big = line("Ж", 0, 0, 12, 26, 2)
    assert big == ["".join(c * 2 for c in row) for row in small for _ in range(2)]


def test_clipping_shows_the_part_inside():
    whole = line("Wg", 10, 10, 40, 40)
    for dx, dy in ((-13, 0), (0, -15), (23, 21)):
        moved = line("Wg", 10 + dx, 10 + dy, 40, 40)
        for y in range(40):
            for x in range(40):
                inside = 0 <= x - dx < 40 and 0 <= y - dy < 40
                assert moved[y][x] == (whole[y - dy][x - dx] if inside else "0")


def test_a_missing_character_is_a_box():
    assert text.font().find(0x3042) == 0
    assert line("あ", 0, 0, 6, 13) != line(" ", 0, 0, 6, 13)
