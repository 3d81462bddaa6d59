# SPDX-License-Identifier: MIT
"""The one-bit canvas: twins that set the same pixels, colours lit or dark, and which bands are sent."""

from __future__ import annotations

import contextlib
import io
import runpy
from pathlib import Path

import pytest

from ui import fonts, mono_data, mono_glyph, palette, sprites
from ui.mono import MonoCanvas

SCRIPT = Path(__file__).with_name("mp_mono.py")
W, H = 128, 64


@pytest.fixture
def canvas():
    made = MonoCanvas(bytearray(W * H // 8), W, H)
    made.clear(palette.PAPER)
    return made


def rows(canvas) -> list[str]:
    return ["".join(".#"[canvas.buf[(y >> 3) * W + x] >> (y & 7) & 1] for x in range(W)) for y in range(H)]


def test_plain_on_cpython_equals_plain_and_viper_on_micropython(on_micropython):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        runpy.run_path(str(SCRIPT), run_name="script")
    assert len(set(printed.getvalue().splitlines())) == 36
    assert on_micropython("mp_mono.py") == printed.getvalue()


def test_a_letter_looks_as_in_colour(canvas):
    """Both line routines read the same font."""
    canvas.text("Щ", 3, 5, palette.INK)
    f = fonts.small_font()
    at = f.find(ord("Щ")) * f.height
    want = [f"{f.glyphs[at + r]:08b}"[: f.width].replace("0", ".").replace("1", "#") for r in range(f.height)]
    assert [row[3:8] for row in rows(canvas)[5:13]] == want
    assert "#" in "".join(want)


def test_clipping_shows_the_part_inside():
    f = fonts.small_font()

    def line(x, y):
        buf = bytearray(24 * 3)
        mono_glyph.line(buf, f.glyphs, f.ranges, "Wg", 0, 2, x, y, 1, f.cell, 24, 24)
        return [[buf[(py >> 3) * 24 + px] >> (py & 7) & 1 for px in range(24)] for py in range(24)]

    whole = line(7, 8)
    for dx, dy in ((-11, 0), (0, -12), (12, 11), (1, 3)):
        moved = line(7 + dx, 8 + dy)
        for y in range(24):
            for x in range(24):
                inside = 0 <= x - dx < 24 and 0 <= y - dy < 24
                assert moved[y][x] == (whole[y - dy][x - dx] if inside else 0)


def test_ink_is_lit_and_paper_dark_and_every_text_pair_reads(canvas):
    for text, ground in zip(palette.TEXT_PAIRS[::2], palette.TEXT_PAIRS[1::2]):
        if ground in (palette.PAPER, palette.INK):
            canvas.rect(0, 0, 16, 8, ground)
            canvas.text("H", 0, 0, text)
            assert len(set("".join(row[:5] for row in rows(canvas)[:8]))) == 2, (text, ground)
    canvas.clear(palette.PAPER)
    assert not any(canvas.buf)


def test_a_sprite_covers_what_was_there_and_stands_as_drawn(canvas):
    canvas.rect(0, 0, W, H, palette.INK)
    canvas.sprite(sprites.TROLL, 10, 13)
    columns = mono_data.DATA[sprites.TROLL * 8 : sprites.TROLL * 8 + 8]
    want = ["".join(".#"[column >> y & 1] for column in columns) for y in range(8)]
    assert [row[10:18] for row in rows(canvas)[13:21]] == want


def test_inverted_twice_is_as_before_and_faded_is_half(canvas):
    canvas.text("Castle", 3, 9, palette.INK)
    before = bytes(canvas.buf)
    canvas.invert(1, 7, 40, 13)
    assert bytes(canvas.buf) != before
    canvas.invert(1, 7, 40, 13)
    assert bytes(canvas.buf) == before
    canvas.rect(0, 0, 8, 8, palette.INK)
    canvas.fade(0, 0, 8, 8)
    assert sum(row[:8].count("#") for row in rows(canvas)[:8]) == 32


def test_only_changed_bands_are_sent(canvas):
    sent = []

    class Display:
        def show(self, buf, top, bottom):
            sent.append((top, bottom))

    canvas.flush(Display())
    sent.clear()
    canvas.pixel(5, 7, palette.INK)
    canvas.invert(0, 40, 8, 9)
    canvas.fade(0, 63, 1, 1)
    canvas.flush(Display())
    assert sent == [(0, 8), (40, 64)]


@pytest.mark.parametrize(
    "draw",
    [
        lambda c: c.hline(3, 50, 9, palette.INK),
        lambda c: c.vline(3, 40, 20, palette.INK),
        lambda c: c.line(0, 63, 9, 40, palette.INK),
        lambda c: c.frame(2, 41, 20, 20, palette.INK, 2),
        lambda c: c.panel(2, 41, 20, 20, palette.PAPER, palette.INK),
        lambda c: c.text_center("ab", 0, 50, W, palette.INK),
        lambda c: c.text_right("ab", W, 56, palette.INK),
        lambda c: c.text_box("a b c d", 0, 40, 10, 24, palette.INK),
        lambda c: c.sprite(0, 3, 51),
    ],
)
def test_whatever_changes_is_marked(canvas, draw):
    shown = bytearray(len(canvas.buf))

    class Display:
        def show(self, buf, top, bottom):
            shown[top // 8 * W : bottom // 8 * W] = buf[top // 8 * W : bottom // 8 * W]

    canvas.flush(Display())
    draw(canvas)
    canvas.flush(Display())
    assert any(shown) and shown == canvas.buf
