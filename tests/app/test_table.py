# SPDX-License-Identifier: MIT
"""What the table shows beside monsters: whose home a Tower is, shields, the Overlord's plays, what to do, hands in short."""

from __future__ import annotations

import pytest

from host_sim.games.castle_panic.places import DROP
from host_sim.games.castle_panic.places_table import OUT, TOKENS, TRADE
from host_sim.places import Place, main_of, walk


@pytest.fixture
def seen(hand):
    """seen(position, path): the handheld at the end of the path."""

    def look(position: str, path: str = ""):
        assert hand.run(lambda: walk(hand, path), main_of(hand, Place("", path, position)))
        return hand

    return look


def test_a_home_bears_the_number_of_its_player(seen):
    hand = seen(OUT)
    assert list(hand.view.table.homes) == [0, 1, 0, 3, 0, 0]
    assert hand.lines.count("1") >= 1 and hand.lines.count("3") >= 1


def test_without_homes_no_tower_bears_a_number(seen):
    assert list(seen(TRADE).view.table.homes) == [0] * 6


def test_a_fortified_wall_has_its_shields_in_front_of_monsters(seen, monkeypatch):
    from ui import sprites
    from ui.canvas import Canvas

    drawn, sprite = [], Canvas.sprite

    def noted(canvas, number, *rest):
        drawn.append(number)
        return sprite(canvas, number, *rest)

    monkeypatch.setattr(Canvas, "sprite", noted)
    position = "phase: play; fortified: 5; monsters: 3 Orc @S5; hand 1: Tar"
    hand = seen(position)
    drawn.clear()
    hand.view.board.draw()
    assert drawn.count(sprites.SHIELD) == 2
    assert max(i for i, n in enumerate(drawn) if n == sprites.ORC_12) < drawn.index(sprites.SHIELD)


def test_the_overlord_sees_how_many_plays_are_left(seen):
    assert "Plays: 2" in seen(TOKENS, "a").lines


def test_nobody_else_does(seen):
    assert not [line for line in seen(TRADE).lines if line.startswith("Plays")]


def test_the_header_says_what_to_do_with_a_tile(seen):
    assert seen("").header == "6 to place: At random"
    assert seen("", "right").header == "Place: Goblin"
    assert seen(DROP, "right").header == "Discard: Brick"


def test_equal_cards_are_counted(seen):
    assert "Mortar x2, Tar" in seen(TRADE, "right / a / a").text
