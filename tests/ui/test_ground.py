# SPDX-License-Identifier: MIT
"""The board's picture in flash is the one its polygons paint, and leaves the corners alone."""

from __future__ import annotations

import pytest

import pack_ground
from games.castle_panic.view_board import Board
from games.castle_panic.view_table import Table
from ui import backdrop
from ui.canvas import Canvas
from ui.palette import GREEN, PAPER


def test_packed_ground_is_current():
    assert pack_ground.OUT.read_bytes() == pack_ground.painted()


def fresh(walls: int, forts: int, ground: int) -> tuple[Board, bytearray]:
    buffer = bytearray(240 * 240 // 2)
    table = Table()
    table.walls, table.forts = walls, forts
    canvas = Canvas(buffer, 240, 240)
    canvas.clear(ground)
    return Board(canvas, table, bytes(7)), buffer


@pytest.mark.parametrize(("walls", "forts"), [(63, 0), (0, 0), (21, 4), (63, 63), (42, 63)])
def test_the_board_from_flash_is_the_painted_one(walls, forts):
    read, one = fresh(walls, forts, PAPER)
    read.draw()
    painted, other = fresh(walls, forts, PAPER)
    painted.paint()
    painted._labels()
    painted.things()
    # the lowest tip of the disc is where the hand lies
    assert one[: 192 * 120] == other[: 192 * 120]


def test_the_counts_in_the_corners_stay():
    board, buffer = fresh(63, 0, GREEN)
    board.draw()
    green = GREEN * 17
    for y, left, right in ((20, 0, 20), (20, 101, 120), (36, 0, 20), (46, 0, 20), (172, 0, 20), (188, 101, 120)):
        assert set(buffer[y * 120 + left : y * 120 + right]) == {green}


def test_a_missing_picture_is_named():
    board, _ = fresh(0, 0, PAPER)
    with pytest.raises(OSError, match="nowhere.bin"):
        backdrop.draw(board.canvas, __file__, "nowhere.bin")


# --- Cave Troll's map -----------------------------------------------------------------


def test_packed_map_is_current():
    assert (pack_ground.GAMES / "cave_troll" / "ground.bin").read_bytes() == pack_ground.painted_cave()


@pytest.mark.parametrize("name", ["MIDDLE", "ALTERNATE", "FULL", "FLIGHT", "START"])
def test_the_map_from_flash_is_the_painted_one(name):
    """Crowds, closed rooms, chests: what is drawn on the empty map looks as each area drawn for itself."""
    from games.cave_troll import data, view_art, view_board, view_table
    from host_sim.games.cave_troll import places_table
    from host_sim.places import Place, state_of

    pictures = []
    for whole in (True, False):
        buffer = bytearray(240 * 240 // 2)
        canvas, table = Canvas(buffer, 240, 240), view_table.Table()
        canvas.own = view_art
        table.load(state_of(Place("", "", getattr(places_table, name), game="cave_troll")), -2)
        board = view_board.Board(canvas, table)
        board.clear()
        board.draw()
        for n in range(0 if whole else data.AREAS):
            board.area(n)
        pictures.append(buffer)
    assert pictures[0] == pictures[1]
