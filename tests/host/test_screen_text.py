# SPDX-License-Identifier: MIT
"""The words of the screen as the terminal reads them, and how they are laid out in its sizes."""

import re

import pytest

from host_sim.front import cells, layout
from host_sim.front.lettered import lettered, short, standing
from host_sim.front.screen_text import ScreenText
from host_sim.games.castle_panic.places import ENDS, HAND, PLACES
from host_sim.places import Place, main_of, walk
from tests.app.handheld import Handheld
from ui import labels, palette, pieces, text, widgets
from ui.canvas import Canvas


@pytest.fixture
def screen():
    with ScreenText() as watching:
        yield watching


@pytest.fixture
def canvas():
    made = Canvas(bytearray(240 * 120), 240, 240)
    made.clear(palette.PAPER)
    return made


@pytest.fixture
def hand(monkeypatch, tmp_path):
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: 4711)
    return Handheld(monkeypatch, tmp_path)


def at(hand, screen, place):
    """The lines that stand on the screen at a place of the real application."""
    found = []

    def story():
        yield from walk(hand, place.path)
        found.extend(screen.lines())

    assert hand.run(story, main_of(hand, place))
    return found


def words(lines, kind=None):
    return [" ".join(line.text.split()) for line in lines if kind in (None, line.kind)]


# --- drawing ------------------------------------------------------------------


def test_it_leaves_the_firmware_as_it_was():
    before = text.raw_line, text.raw_sprite, labels.heading, widgets.badge, pieces.card_strip, pieces.counter
    screen = ScreenText()
    screen.install()
    screen.install()
    assert text.raw_line is not before[0]
    screen.uninstall()
    after = text.raw_line, text.raw_sprite, labels.heading, widgets.badge, pieces.card_strip, pieces.counter
    assert after == before


def test_pieces_of_a_row_keep_their_distance(screen, canvas):
    canvas.text("left", 12, 40, palette.INK)
    canvas.text_right("right", 228, 42, palette.INK)
    canvas.text("below", 12, 56, palette.INK)
    assert [line.text for line in screen.lines()] == ["  left" + " " * 27 + "right", "  below"]


def test_what_is_covered_is_forgotten(screen, canvas):
    canvas.text("one", 8, 40, palette.INK)
    canvas.text("two", 8, 60, palette.INK)
    canvas.rect(0, 36, 240, 20, palette.PAPER)
    assert words(screen.lines()) == ["two"]
    # in the colour of the letters they are gone, too
    canvas.rect(0, 58, 240, 20, palette.INK)
    assert words(screen.lines()) == []
    canvas.text("three", 8, 80, palette.INK)
    canvas.panel(4, 70, 60, 40, palette.YELLOW, palette.INK)
    assert words(screen.lines()) == []
    canvas.text("four", 8, 80, palette.INK)
    canvas.clear(palette.PAPER)
    assert words(screen.lines()) == []


def test_a_word_in_the_place_of_another(screen, canvas):
    for number in ("9", "19", "7"):
        canvas.rect(180, 40, 60, 16, palette.PAPER)
        canvas.text_right(number, 228, 42, palette.INK)
        assert words(screen.lines()) == [number]
    # the same once more, without wiping: it stands there once
    canvas.text_right("7", 228, 42, palette.INK)
    assert words(screen.lines()) == ["7"]


def test_an_outline_hides_no_word(screen, canvas):
    canvas.text("chosen", 20, 40, palette.INK)
    pieces.outline(canvas, 16, 36, 50, 20)
    assert words(screen.lines()) == ["chosen"]


def test_header_footer_heading_and_chosen_row(screen, canvas):
    widgets.header(canvas, "P1 Play", "12")
    widgets.banner(canvas, "Pause")
    widgets.menu(canvas, ["Go on", "Version", "Leave"], 1, 64, values=["", "Standard", ""], disabled=4)
    widgets.footer(canvas, (("A", "Choose"), ("←→", "Change")))
    lines = screen.lines()
    assert [line.kind for line in lines] == ["header", "heading", "plain", "chosen", "plain", "footer"]
    assert words(lines) == ["P1 Play 12", "Pause", "Go on", "▶ Version Standard", "Leave ✗", "[A] Choose [←→] Change"]
    widgets.footer(canvas, (("B", "Back"),))
    assert words(screen.lines(), "footer") == ["[B] Back"]


def test_a_dialog_over_a_menu(screen, canvas):
    widgets.menu(canvas, [f"row {i}" for i in range(9)], 0, 40)
    widgets.dialog(canvas, "Sure?", "It cannot\nbe taken back.", (("A", "Yes"), ("B", "No")))
    said = words(screen.lines())
    assert [line for line in ("Sure?", "It cannot", "be taken back.", "[A] Yes [B] No") if line not in said] == []
    # a sheet as high as its text lies over the rows in the middle
    assert "row 4" not in said and "▶ row 0" in said


def test_cards(screen, canvas):
    hand = [(0, palette.RED_L, "RA"), (1, palette.PAPER, ""), (2, palette.PAPER, "")]
    for cursor in (0, 1):
        pieces.card_strip(canvas, hand, cursor, 192, faded=4)
    assert words(screen.lines(), "cards") == ["goblin RA ▶orc troll ✗"]
    pieces.card_strip(canvas, hand[:1], -1, 192)
    assert words(screen.lines(), "cards") == ["goblin RA"]
    canvas.clear(palette.PAPER)
    assert words(screen.lines()) == []


# --- the real application -------------------------------------------------------


@pytest.mark.parametrize(
    "place", PLACES[:4] + [p for p in PLACES if p.name in ("hand", "target", "hand greyed why")] + ENDS[:1], ids=lambda p: p.name
)
def test_every_word_drawn_last_is_told(hand, screen, place):
    told = " ".join(words(at(hand, screen, place)))
    for button, word in hand.foot.items():
        assert f"[{button}] {word}" in told
    assert hand.header in told


def test_first_screen(hand, screen):
    lines = at(hand, screen, Place("title", ""))
    assert words(lines, "heading") == ["Pocket Tabletop"]
    assert words(lines, "chosen") == ["▶ New game: Castle Panic"]
    assert words(lines, "footer") == ["[A] Choose"]


def test_board_screen(hand, screen):
    lines = at(hand, screen, Place("hand", "", HAND))
    assert words(lines, "header") == ["Play: Red Archer"]
    assert words(lines, "plain") == ["trophy 4 pile 39", "Turn 4", "deck 40 discard 3"]
    assert words(lines, "cards") == ["▶archer RA brick mortar nice shot fortify scavenge End"]
    board = standing(screen.pieces())
    assert "Go goblin x2" in board and "OW orc warlord" in board and "To tower x5" in board


def test_nothing_is_left_of_the_game_in_the_menu(hand, screen):
    lines = at(hand, screen, Place("pause", "y", HAND))
    assert words(lines, "heading") == ["Pause"] or "Pause" in words(lines)
    # but how full the battery is
    assert not words(lines, "cards") and words(lines, "header") == ["85%"]
    assert standing(screen.pieces()) == ""


# --- sizes ----------------------------------------------------------------------


def plain(line):
    return re.sub(r"\x1b\[[0-9;]*m", "", line)


def shown(screen, columns, rows):
    look = layout.Look((240, 240), lambda: bytes(240 * 240 * 3), screen.lines(), screen.pieces(), screen.palette)
    lines = [plain(line) for line in layout.arranged(look, columns, rows)]
    assert len(lines) <= rows
    assert max(map(len, lines)) <= columns
    return lines


SIZES = [(60, 20), (60, 60), (79, 23), (80, 24), (100, 40), (130, 65), (200, 60), (239, 121), (240, 120)]


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_the_words_stand_in_every_size(hand, screen, columns, rows):
    at(hand, screen, Place("hand greyed why", "x", HAND))
    lines = shown(screen, columns, rows)
    body = "\n".join(lines)
    for said in ("Red Archer", "Hits a Monster in the Archer ring", "[A] OK", "trophy 4", "Q: quit"):
        assert said in body
    assert (cells.HALF_BLOCK in body) == ((columns, rows) not in [(60, 20)])


def test_the_smallest_sizes(hand, screen):
    at(hand, screen, Place("title", ""))
    alone = shown(screen, 60, 20)
    assert len(alone) == 20 and cells.HALF_BLOCK not in "".join(alone)
    for columns, rows in ((59, 20), (60, 19), (30, 12), (20, 4)):
        assert "Too small" in shown(screen, columns, rows)[0]
    assert "Q quits" in " ".join(shown(screen, 20, 8))


def test_every_pixel_has_its_place(hand, screen):
    at(hand, screen, Place("title", ""))
    lines = shown(screen, 240, 121)
    assert lines[:120] == [cells.HALF_BLOCK * 240] * 120 and "Q: quit" in lines[120]


def test_words_in_the_small_picture(screen, canvas):
    canvas.text("Turn 1", 24, 48, palette.INK)
    canvas.sprite(7, 114, 114)
    grid = lettered(cells.grid(bytes(40 * 40 * 3), 40), screen.pieces(), (240, 240), screen.palette)
    rows = ["".join(cell.character for cell in row).replace(cells.HALF_BLOCK, ".") for row in grid]
    assert rows[4] == "." * 4 + "Turn 1" + "." * 30
    assert rows[10] == "." * 19 + "Go" + "." * 19
    paper = screen.palette[3 * palette.PAPER :][:3]
    assert grid[4][4].ground == paper


def test_short_names():
    assert [short(name) for name in ("goblin", "goblin king", "tar")] == ["Go", "GK", "Ta"]


def test_wide_gaps_give_way_before_lines_are_broken():
    assert layout.fitted("trophy 4" + " " * 20 + "pile 39", 20) == ["trophy 4     pile 39"]
    assert layout.fitted("drive back  nice shot  End", 17) == ["drive back", "nice shot  End"]
