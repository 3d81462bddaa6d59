# SPDX-License-Identifier: MIT
"""128x64 and six buttons: true footers, told events, the same game as on 240x240, and nothing of the other size in memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import lang
from app.settings import LANGUAGES
from games.castle_panic import data, view_small
from games.castle_panic.view_table import Table
from host_sim import paths
from host_sim.games.castle_panic.places import ENDS, EVERYWHERE, HAND, MOB, PLACES
from host_sim.games.castle_panic.places_table import TABLE, TABLE_ENDS
from host_sim.places import Place, main_of, state_of, walk
from lang import keys as words
from lang import t
from tests.app import player
from tests.app.boxes import Boxes
from tests.app.handheld import BOARD, SMALL, Handheld
from tests.app.test_languages import told
from ui import palette, small
from ui.mono import MonoCanvas


@pytest.fixture
def little(monkeypatch, tmp_path) -> Handheld:
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: 4711)
    return Handheld(monkeypatch, tmp_path, SMALL)


@pytest.mark.parametrize("place", PLACES + ENDS + TABLE + TABLE_ENDS, ids=lambda place: place.name)
def test_the_footer_is_true_and_nothing_is_cut(little, place):
    hand = little

    def story():
        yield from walk(hand, place.path)
        before, foot = hand.picture(), hand.foot
        assert foot, "no button is named"
        named = {letter for button in foot for letter in button.lower()}
        for key in sorted({"a", "b", "x", "y"} - named):
            yield key
            assert hand.picture() == before and hand.foot == foot, f"{key} is not named, and changes the screen"
        if "x" in named:
            yield "x"
            assert hand.picture() != before
            yield "b"
            assert hand.picture() == before and hand.foot == foot, "help leaves something behind"
        if "y" in named:
            yield "y"
            assert hand.heading == "Pause"

    assert hand.run(story, main_of(hand, place)), "the path leads out of the game"
    assert hand.cut == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_is_told_whole(monkeypatch, code):
    """Beside the map, or across its lower rows when the sentence is long; never more than half of the screen."""
    boxes = Boxes(monkeypatch)
    lang.load(code)
    canvas = MonoCanvas(bytearray(1024), 128, 64)
    board = view_small.Board(canvas, Table(), bytes(7))
    longest = 0
    try:
        monsters = [kind << 4 for kind in range(data.MONSTER_KINDS)]
        arcs = [pos << 7 for pos in range(30)]
        for event in sorted({value for name, value in vars(data).items() if name.startswith("EV_")}):
            for line in told(event, monsters, arcs):
                board.told(0, line)
                longest = max(longest, canvas.text_lines(line, 128))
    finally:
        lang.load("en")
    assert boxes.drawn and boxes.faults == []
    assert longest <= 4


def run_alone(board: str, keys: str, folder, *after: str) -> str:
    """A game with scripted keys in a process of its own."""
    program = "\n".join((
        "import sys, json",
        "from host_sim.run_play import run_play",
        "from pathlib import Path",
        f"run_play(game='castle_panic', board={board!r}, seats=1, seed=12, options={{}}, lang='en', view='headless',",
        f"         keys={keys!r}, out=Path({str(folder)!r}))",
        *after,
    ))  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=paths.ROOT, capture_output=True, text=True, timeout=120, env=dict(os.environ)
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().splitlines()[-1] if after else ""


KEYS = "a b a x a a b a right a b a y down a y down*7 b left a right a b a"
OF_COLOUR = [
    "drivers.st7789", "games.castle_panic.view_board", "games.castle_panic.view_geometry", "ui.canvas", "ui.fonts.fixed6x13",
    "ui.glyph", "ui.labels", "ui.pieces", "ui.scene", "ui.sprite_data", "ui.text", "ui.widgets",
]  # fmt: skip
OF_ONE_BIT = ["drivers.ssd1306", "games.castle_panic.view_small", "ui.mono", "ui.mono_data", "ui.mono_glyph", "ui.small"]


def test_the_same_keys_make_the_same_game_with_none_of_the_others_code(tmp_path):
    """The keys X and Y are long presses on the small one."""
    loaded, saves = {}, {}
    for board in (BOARD, SMALL):
        loaded[board] = json.loads(run_alone(board, KEYS, tmp_path / board, "print(json.dumps(sorted(sys.modules)))"))
        saves[board] = {path.name: path.read_bytes() for path in (tmp_path / board / "saves").glob("castle_panic*")}
    assert saves[BOARD] and saves[BOARD] == saves[SMALL]
    assert not set(OF_COLOUR) & set(loaded[SMALL])
    assert not set(OF_ONE_BIT) & set(loaded[BOARD])
    # what looks for them would find them
    assert set(OF_ONE_BIT) <= set(loaded[SMALL])
    assert set(OF_COLOUR) <= set(loaded[BOARD]) | {"ui.scene"}


def test_all_of_a_crowd_can_be_read(little):
    """Seven monsters in one space: the list beside the map follows the cursor, and A tells them all."""
    hand = little

    def story():
        yield from walk(hand, "up / up*3 / a")
        listed = " ".join(hand.lines)
        for _ in range(3):
            yield "down"
            listed += " ".join(hand.lines)
        for word in ("Goblin 1/1", "Orc 2/2", "Troll 3/3", "Troll 2/3", "Troll 1/3"):
            assert word in listed

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", MOB))))


def test_each_of_many_targets_is_shown_and_named(little):
    hand = little
    seen = set()

    def story():
        yield from walk(hand, "?Barbarian / a")
        for _ in range(30):
            yield "right"
            seen.add((hand.header, hand.picture()))

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", MOB))))
    names = {name for name, _ in seen}
    assert len(names) >= 10
    assert len({picture for _, picture in seen}) >= len(names)


def test_what_the_cursor_left_is_drawn_as_before(little):
    """After a long name in two rows, and after looking round, the table is whole again."""
    hand = little
    pictures = []

    def story():
        yield from walk(hand, "right / left")
        pictures.append(hand.picture())
        yield from walk(hand, "up / right*3 / up*2 / b")
        pictures.append(hand.picture())
        yield from walk(hand, "a / right*2 / b")
        pictures.append(hand.picture())

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))
    assert pictures[0] == pictures[1] == pictures[2]


def test_a_long_header_gives_way_to_a_short_one_while_looking_round(little):
    """`P1 Swordsman ring, arc 1: -` takes two rows, the Castle ring and the phases one."""
    hand = little
    seen = {}

    def story():
        for key in ["up", "down", "right", "up", "up", "up", "up", "up", "down", "down", "down", "down", "down"]:
            yield key
            # the map stands whole below a header of one row, however it came there
            if len(hand.header) <= 22:
                assert seen.setdefault(hand.header, hand.picture()) == hand.picture()

    place = next(place for place in EVERYWHERE if place.name == "trade")
    assert hand.run(story, main_of(hand, place))
    assert any(header.startswith("Castle") for header in seen)


def test_a_crash_can_be_read_to_its_end_and_left(little, monkeypatch):
    from games.castle_panic.view import View

    hand, choose = little, View.choose

    def broken(_):
        monkeypatch.setattr(View, "choose", choose)
        raise ZeroDivisionError("something nobody foresaw")

    def story():
        monkeypatch.setattr(View, "choose", broken)
        yield from player.new_game(hand)
        assert hand.heading == t(words.CRASH)
        said = hand.text
        for _ in range(12):
            yield "down"
            assert hand.heading == t(words.CRASH)
            said += " " + hand.text
        assert "nobody foresaw" in said and "line" in said
        yield "b"
        assert hand.heading == t(words.CRASH), "B is not named"
        yield "a"
        assert hand.row.startswith(t(words.RESUME)) or hand.row.startswith(t(words.NEW_GAME))

    assert hand.run(story, hand.boot)
    assert "ZeroDivisionError" in (hand.folder / "last_crash.txt").read_text()
    assert hand.cut == []


@pytest.mark.parametrize("name", ["mob target", "fortify site", "look castle", "home", "overlord arc"])
def test_a_map_of_which_only_marks_are_drawn_again_is_like_a_new_one(little, monkeypatch, name):
    """After many moves of the cursor, and a pulse in between."""
    place = next(place for place in EVERYWHERE if place.name == name)
    hand = little
    pictures = []

    def story():
        yield from walk(hand, place.path)
        for key in ["right"] * 7 + ["left"] * 3:
            yield key
            pictures.append(hand.picture())

    assert hand.run(story, main_of(hand, place))
    seen, pictures = pictures, []
    monkeypatch.setattr(view_small.Board, "_is_seen", lambda _: False)
    assert hand.run(story, main_of(hand, place))
    assert pictures == seen and len(set(seen)) > 1


@pytest.fixture
def canvas():
    made = MonoCanvas(bytearray(1024), 128, 64)
    made.clear(palette.PAPER)
    return made


def test_footers_take_signs_before_a_second_row(canvas):
    four = [("A", "Choose"), ("B", "Back"), ("X", "Help"), ("Y", "Menu")]
    assert small.footer(canvas, four[:2]) == 56
    assert [word for row in small._foot_rows(canvas, four) for _, word in row] == ["Choose", "Back", "?", "…"]
    long = [("A", "Discarding"), ("←→", "Changing it"), ("B", "Going back")]
    assert small.footer(canvas, long) == 48
    assert small.footer(canvas, long, 1) == 56


def test_a_menu_shows_long_rows_whole_and_keeps_the_cursor_in_sight(canvas):
    items = ["short", "a row of words that has no room in one line", "three", "four", "five", "a second row of words, too long"]
    seen = set()
    first = 0
    for cursor in [0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0]:
        first = small.menu(canvas, items, cursor, 8, 48, first=first)
        assert first <= cursor
        seen.add(bytes(canvas.buf))
        used = sum(small._lines(canvas, items, None, i) for i in range(first, cursor + 1))
        assert used <= 5
    assert first == 0 and len(seen) >= 6


def test_a_dialog_shows_its_last_lines_when_scrolled_too_far(canvas):
    body = "word " * 99
    pairs = (("A", "OK"),)
    lines, shown = small.dialog(canvas, "Head", body, pairs)
    assert lines > shown == 6
    small.dialog(canvas, "Head", body, pairs, lines - shown)
    end = bytes(canvas.buf)
    small.dialog(canvas, "Head", body, pairs, lines + 5)
    assert bytes(canvas.buf) == end
