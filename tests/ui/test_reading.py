# SPDX-License-Identifier: MIT
"""The text of every widget can be read: whole, in the font, in a colour made for its ground."""

from __future__ import annotations

import pytest

from tests.ui.reading import Reader
from ui import labels, palette, pieces, sprites, widgets
from ui.canvas import Canvas

FOUR = (("A", "Choose"), ("B", "Back"), ("X", "Help"), ("Y", "Menu"))
GROUNDS = (palette.RED_L, palette.GREEN_L, palette.BLUE_L, palette.LIGHT, palette.YELLOW_L)


@pytest.fixture
def reader(monkeypatch):
    monkeypatch.setattr(labels, "_library", lambda: None)  # so that headings are drawn as lines
    return Reader(monkeypatch)


@pytest.fixture
def canvas():
    made = Canvas(bytearray(240 * 240 // 2), 240, 240)
    made.clear(palette.PAPER)
    return made


def test_widgets_can_be_read(canvas, reader):
    widgets.header(canvas, "You 4/6", "pile 43")
    widgets.footer(canvas, FOUR)
    widgets.banner(canvas, "New game")
    widgets.menu(canvas, ["one", "two", "three"], 1, 64, 128, disabled=3, values=["a", "b", "c"])
    widgets.list_box(canvas, ["one", "two"], 8, 128, 200, 60, cursor=1)
    widgets.dialog(canvas, "The wall falls", "Замок под ударом! " * 9, FOUR[:2])
    assert len(reader.lines) > 30
    assert reader.faults() == []


def test_cards_can_be_read_on_every_ground(canvas, reader):
    for i, ground in enumerate(GROUNDS):
        for faded in (0, 1):
            pieces.card(canvas, sprites.CARD_HERO, ground, "R-A", 8 + 40 * i, 20 + 40 * faded, False, faded)
    assert len(reader.lines) == 10
    assert reader.faults() == []


def test_the_reader_finds_faults(canvas, reader):
    canvas.text("cut", 230, 20, palette.INK)
    canvas.text("gold", 8, 40, palette.GOLD)
    canvas.text("あ", 8, 60, palette.INK)
    assert reader.faults() == [
        "'cut' is cut by the edge of the screen",
        f"'gold' in colour {palette.GOLD} on {palette.PAPER} is not a text pair",
        "'あ' has a letter the font lacks",
    ]
