# SPDX-License-Identifier: MIT
"""Monster Hex' screens on 128x64 with six buttons: true footers, nothing cut, nothing left behind on the board."""

from __future__ import annotations

import pytest

from app.settings import LANGUAGES
from games.monster_hex.view_small import Board
from host_sim.games.monster_hex.places import EVERYWHERE, MIDDLE
from host_sim.places import Place, main_of, walk
from lang import keys as words
from lang import t
from tests.app.handheld import SMALL, Handheld
from ui.mono import MonoCanvas


@pytest.fixture
def little(monkeypatch, tmp_path) -> Handheld:
    from app import setup

    monkeypatch.setattr(setup, "random_seed", lambda: 4711)
    return Handheld(monkeypatch, tmp_path, SMALL)


@pytest.mark.parametrize("place", EVERYWHERE, ids=lambda place: place.name)
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
            assert hand.heading == t(words.PAUSE)

    assert hand.run(story, main_of(hand, place)), "the path leads out of the game"
    assert hand.cut == []


def at(path: str) -> Place:
    return Place("", path, MIDDLE, levels=b"\0\2\2\2", game="monster_hex")


def drawn_anew(board) -> list[bytes]:
    """The rows of the window as a board draws them that never drew anything else."""
    canvas = MonoCanvas(bytearray(1024), 128, 64)
    canvas.own = board.canvas.own
    other = Board(canvas, board.table)
    other.x0, other.y0, other.bottom = board.x0, board.y0, board.bottom
    other.window()
    return rows_of(other)


def rows_of(board) -> list[bytes]:
    """What stands between header and strip, eight rows of pixels at a time."""
    return [bytes(board.canvas.buf[128 * page : 128 * page + 128]) for page in range(1, board.bottom // 8)]


@pytest.mark.parametrize(
    "path",
    [
        "right / left", "up / b", "up / right*4 / b", "a / b", "a / a / b / b", "a / a / right / a / b / b / b", "x / b",
        "a / right*3 / x / b / b", "up / down*5 / x / b / b",
    ],
)  # fmt: skip
def test_the_table_is_whole_again_whatever_lay_over_it(little, path):
    """Above the strip the board is as if it had been drawn for the first time, wherever it was scrolled to in between."""
    hand = little
    compared = []

    def story():
        yield from walk(hand, path)
        board = hand.view.board
        assert board.bottom == 35 and board.chosen == -1
        compared.append(rows_of(board) == drawn_anew(board))

    assert hand.run(story, main_of(hand, at("")))
    assert compared == [True] and hand.cut == []


@pytest.mark.parametrize("way", ["right", "down", "left", "up"])
def test_looking_round_shows_each_thing_as_if_it_were_come_to_at_once(little, way):
    """The cursor's way over hexes, stones, points and round leaves no traces: back at a thing, the screen is the same."""
    hand = little
    seen: dict[tuple, bytes] = {}

    def story():
        yield "up"
        for step in range(90):
            view = hand.view
            key = hand.header, view.board.chosen, view.board.x0, view.board.y0
            assert seen.setdefault(key, hand.picture()) == hand.picture(), (step, key)
            yield way

    assert hand.run(story, main_of(hand, at("")))
    assert len(seen) >= 8 and hand.cut == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_tile_can_be_laid_with_six_buttons(monkeypatch, tmp_path, code):
    """Tile, hex and turn, help by B held and the menu by A held, in each language."""
    hand = Handheld(monkeypatch, tmp_path, SMALL)
    hand.language = code
    done = []

    def story():
        yield "a"
        yield "x"
        yield "b"
        yield "y"
        assert hand.heading == t(words.PAUSE)
        yield "b"
        yield "a"
        plies = hand.session.plies
        yield "a"
        yield "a"
        done.append(hand.session.plies > plies)

    assert hand.run(story, main_of(hand, at("")))
    assert done == [True] and hand.cut == []
