# SPDX-License-Identifier: MIT
"""The canvas: dirty bands, clipping, and the same pixels on both Pythons."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ui import palette, scene, sprites, text, widgets
from ui.canvas import Canvas

ROOT = Path(__file__).resolve().parents[2]


class Display:
    def __init__(self):
        self.calls: list[tuple[int, int]] = []

    def show(self, buf, top, bottom):
        self.calls.append((top, bottom))


@pytest.fixture
def canvas():
    made = Canvas(bytearray(240 * 240 // 2), 240, 240)
    made.flush(Display())
    return made


def flushed(canvas) -> list[tuple[int, int]]:
    display = Display()
    canvas.flush(display)
    return display.calls


def test_same_pixels_on_both_pythons_and_none_allocated(on_micropython):
    script = ROOT / "tests/ui/mp_canvas.py"
    done = subprocess.run(
        [sys.executable, "-c", "from host_sim import paths; paths.install(); import runpy; "
         f"runpy.run_path({str(script)!r})"],
        capture_output=True, text=True, cwd=ROOT,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert on_micropython("mp_canvas.py") == done.stdout
    assert on_micropython("mp_canvas.py", "locked")  # or a MemoryError
    assert len(set(done.stdout.splitlines())) == 8


def test_nothing_drawn_nothing_sent(canvas):
    assert flushed(canvas) == []


def test_only_touched_bands_are_sent_once(canvas):
    canvas.rect(0, 20, 5, 5, 1)
    canvas.text("x", 0, 100, 1)
    canvas.pixel(0, 239, 1)
    assert flushed(canvas) == [(16, 32), (96, 120), (232, 240)]
    assert flushed(canvas) == []


def test_marks_outside_are_cut(canvas):
    canvas.mark(-20, 3)
    canvas.mark(238, 500)
    canvas.mark(300, 400)
    canvas.mark(-9, -2)
    canvas.mark(50, 50)
    assert flushed(canvas) == [(0, 8), (232, 240)]


@pytest.mark.parametrize(
    "draw",
    [
        lambda c: c.clear(3),
        lambda c: c.rect(3, 5, 9, 30, 3),
        lambda c: c.frame(3, 5, 9, 30, 3, 2),
        lambda c: c.panel(3, 5, 19, 30, 3, 4),
        lambda c: c.hline(3, 200, 9, 3),
        lambda c: c.vline(3, 5, 100, 3),
        lambda c: c.line(3, 150, 90, 20, 3),
        lambda c: c.pixel(3, 77, 3),
        lambda c: c.ellipse(50, 60, 9, 21, 3, True),
        lambda c: c.text("gÉ", 3, 61, 3, None, 2),
        lambda c: c.text_box("one two three", 3, 60, 30, 90, 3),
        lambda c: c.sprite(sprites.TOWER, 7, 90),
        lambda c: c.keep(7, 90, 12, 12, bytearray(b"\x37" * 84), 0, True),
        lambda c: widgets.header(c, "a", "b"),
        lambda c: widgets.footer(c, (("A", "Choose"),)),
        lambda c: widgets.banner(c, "New game"),
        lambda c: widgets.dialog(c, "Head", "body " * 20, (("A", "ok"),)),
    ],
)
def test_every_changed_row_is_marked(canvas, draw):
    before = bytes(canvas.buf)
    draw(canvas)
    sent = {y for top, bottom in flushed(canvas) for y in range(top, bottom)}
    changed = {y for y in range(240) if canvas.buf[y * 120 : y * 120 + 120] != before[y * 120 : y * 120 + 120]}
    assert changed and changed <= sent


def test_text_box_says_how_many_lines_there_are(canvas):
    assert canvas.text_box("one two three", 0, 0, 6 * 7, 13, 1) == 2
    assert flushed(canvas) == [(0, 16)]  # the second line has no room


def test_text_box_goes_on_from_a_line(canvas):
    canvas.text_box("one two three", 0, 0, 6 * 7, 130, 1, first=1)
    other = Canvas(bytearray(240 * 240 // 2), 240, 240)
    other.text("three", 0, 0, 1)
    assert canvas.buf == other.buf


def test_text_returns_where_it_ended(canvas):
    assert canvas.text("Замок", 10, 0, 1) == 10 + 5 * 6
    assert canvas.text_width("Замок", text.small_font(), 2) == 50
    assert canvas.text_right("ab", 240, 0, 1) == 240


@pytest.mark.parametrize(
    ("x", "y"), [(40, 50), (41, 50), (-7, 60), (-30, 60), (233, 9), (300, 9), (50, -4), (50, -20), (51, 236), (51, 260)]
)
@pytest.mark.parametrize(("w", "h"), [(12, 10), (13, 7), (2, 1)])
def test_what_was_kept_comes_back(canvas, x, y, w, h):
    scene.draw(canvas, 0, 24)
    before = bytes(canvas.buf)
    store = bytearray(b"\xa5" * ((w // 2 + 1) * h + 8))
    canvas.keep(x, y, w, h, store, 4)
    assert store[:4] == store[-4:] == b"\xa5" * 4
    canvas.rect(x, y, w, h, palette.HIGHLIGHT)
    canvas.keep(x, y, w, h, store, 4, True)
    assert canvas.buf == before


def test_a_sprite_without_its_lowest_rows(canvas):
    canvas.sprite(sprites.TOWER_12, 10, 10)
    whole = bytes(canvas.buf)
    canvas.clear(0)
    canvas.sprite(sprites.TOWER_12, 10, 10, cut=5)
    assert canvas.buf[: 17 * 120] == whole[: 17 * 120] and not any(canvas.buf[17 * 120 :])


def test_a_colour_map_recolours(canvas):
    canvas.sprite(sprites.ORC, 0, 0, bytes([palette.GOLD]) * 16)
    colours = {v for b in canvas.buf for v in (b >> 4, b & 15)}
    assert colours == {0, palette.GOLD}


def test_footer_keeps_within_the_screen(canvas):
    pairs = (("A", "Выбрать"), ("B", "Назад"), ("X", "Помощь"), ("Y", "Меню"))
    widgets.footer(canvas, pairs)
    row = canvas.buf[230 * 120 : 231 * 120]
    assert row[0] == row[-1] == palette.INK * 17


@pytest.mark.parametrize(
    ("first", "cursor", "shown", "total", "want"),
    [(0, 0, 5, 3, 0), (0, 5, 5, 9, 1), (4, 2, 5, 9, 2), (8, 8, 5, 9, 4), (0, 4, 5, 9, 0)],
)
def test_scroll_moves_as_little_as_it_takes(first, cursor, shown, total, want):
    assert widgets.scroll(first, cursor, shown, total) == want


def test_the_title_picture_keeps_within_its_frame(canvas):
    canvas.clear(palette.HIGHLIGHT)
    scene.draw(canvas, 0, 24)
    nibbles = [v for b in canvas.buf for v in (b >> 4, b & 15)]
    rows = [nibbles[i : i + 240] for i in range(0, len(nibbles), 240)]
    inside = {(x, y) for y in range(24, 24 + scene.H) for x in range(scene.W)}
    painted = {(x, y) for y in range(240) for x in range(240) if rows[y][x] != palette.HIGHLIGHT}
    assert painted <= inside
    assert len(painted) > 0.99 * len(inside)
