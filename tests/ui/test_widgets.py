# SPDX-License-Identifier: MIT
"""Widgets stay in their place and show what they are told."""

from __future__ import annotations

import pytest

from ui import palette, pieces, sprites, widgets
from ui.canvas import Canvas

ICON, GROUND = sprites.CARD_HERO, palette.GREEN_L


@pytest.fixture
def canvas():
    made = Canvas(bytearray(240 * 240 // 2), 240, 240)
    made.clear(palette.HIGHLIGHT)
    return made


def pixels(canvas) -> list[list[int]]:
    flat = [v for b in canvas.buf for v in (b >> 4, b & 15)]
    return [flat[i : i + 240] for i in range(0, len(flat), 240)]


def painted(canvas) -> tuple[int, int, int, int]:
    """The box (left, top, right, bottom) around all that is not ground."""
    rows = pixels(canvas)
    xs = [x for row in rows for x, v in enumerate(row) if v != palette.HIGHLIGHT]
    ys = [y for y, row in enumerate(rows) if any(v != palette.HIGHLIGHT for v in row)]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


@pytest.mark.parametrize("n", [1, 2, 6, 9, 12, 20, 40])
def test_a_hand_of_any_size_fits_its_strip(canvas, n):
    for cursor in (0, n - 1):
        canvas.clear(palette.PAPER)
        pieces.card_strip(canvas, [(ICON, GROUND, "G-A")] * n, cursor, 100)
        rows = pixels(canvas)
        touched = [y for y, row in enumerate(rows) if set(row) != {palette.PAPER}]
        assert touched[0] >= 100 and touched[-1] < 100 + pieces.STRIP_H
        columns = [x for row in rows for x, v in enumerate(row) if v != palette.PAPER]
        assert 0 < min(columns) and max(columns) < 239


def test_the_chosen_card_is_whole_and_outlined(canvas):
    pieces.card_strip(canvas, [(ICON, GROUND, "G-A")] * 12, 5, 100)
    alone = Canvas(bytearray(240 * 240 // 2), 240, 240)
    step = pieces.strip_step(12)
    left = (240 - step * 11 - pieces.CARD_W) // 2 + 5 * step
    pieces.card(alone, ICON, GROUND, "G-A", left, 101, True)
    want = [row[left : left + pieces.CARD_W] for row in pixels(alone)[101 : 101 + pieces.CARD_H]]
    got = [row[left : left + pieces.CARD_W] for row in pixels(canvas)[101 : 101 + pieces.CARD_H]]
    assert got == want


def test_a_greyed_card_has_no_colour_but_keeps_its_letters(canvas):
    pieces.card(canvas, ICON, GROUND, "G-A", 10, 10, False, 1)
    colours = {v for row in pixels(canvas) for v in row}
    assert colours == {palette.HIGHLIGHT, palette.INK, palette.GREY, palette.LIGHT}


@pytest.mark.parametrize(("left", "total"), [(0, 1), (1, 3), (3, 3)])
def test_pips_count_points(canvas, left, total):
    pieces.pips(canvas, left, total, 20, 30)
    row = pixels(canvas)[31]
    assert [row[21 + 5 * i] == palette.RED for i in range(total)] == [i < left for i in range(total)]
    assert painted(canvas) == (20, 30, 20 + 5 * total - 1, 34)


def test_bars_have_their_heights(canvas):
    widgets.header(canvas, "a", "b")
    assert painted(canvas) == (0, 0, 240, 16)
    canvas.clear(palette.HIGHLIGHT)
    widgets.footer(canvas, (("A", "Choose"), ("B", "Back")))
    assert painted(canvas) == (0, 224, 240, 240)


def test_the_cursor_row_is_yellow_and_follows_the_scroll(canvas):
    first = widgets.menu(canvas, ["row"] * 20, 15, 40, 40 + 8 * 16)
    assert first == 8
    rows = pixels(canvas)
    yellow = [y for y in range(240) if rows[y][120] == palette.YELLOW]
    assert yellow[0] == 40 + 7 * 16 + 1 and yellow[-1] == 40 + 8 * 16 - 2


def test_a_greyed_row_carries_a_cross_as_well(canvas):
    widgets.menu(canvas, ["one", "two"], 0, 40, 80)
    plain = pixels(canvas)
    widgets.menu(canvas, ["one", "two"], 0, 40, 80, disabled=2)
    marked = pixels(canvas)
    right = [(x, y) for y in range(56, 72) for x in range(200, 224) if marked[y][x] != plain[y][x]]
    assert right


def test_a_dialog_says_how_many_lines_it_has(canvas):
    body = "word " * 200
    lines, shown = widgets.dialog(canvas, "Head", body, (("A", "ok"),))
    assert lines > shown == widgets.dialog_lines(144) == 8
    before = bytes(canvas.buf)
    widgets.dialog(canvas, "Head", body, (("A", "ok"),), lines - shown)
    last = bytes(canvas.buf)
    assert last != before
    widgets.dialog(canvas, "Head", body, (("A", "ok"),), lines + 9)
    assert canvas.buf == last, "it does not scroll past its end"


def test_a_list_keeps_its_cursor_in_sight(canvas):
    assert widgets.list_box(canvas, ["row"] * 30, 8, 24, 200, 88, cursor=29) == 25
    assert widgets.list_box(canvas, ["row"] * 3, 8, 24, 200, 88, first=2) == 2
    assert painted(canvas) == (8, 24, 208, 112)
