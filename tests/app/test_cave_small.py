# SPDX-License-Identifier: MIT
"""Cave Troll on 128x64: what stands on the map can be read back from the pixels, all of it can be brought in sight."""

from __future__ import annotations

import pytest

import lang
from app.settings import LANGUAGES
from games.cave_troll import board as cave
from games.cave_troll import data, rules, view_map
from games.cave_troll.pieces import joined
from lang import keys_cave_troll as K
from lang import t
from tests.app.cave_screen import MAP, Screen, check_area, crowd, here, make, positions, shown


@pytest.fixture(params=LANGUAGES)
def spoken(request):
    lang.load(request.param)
    yield request.param
    lang.load("en")


# --- the map --------------------------------------------------------------------


def test_the_cells_are_those_of_the_large_map():
    """Each area has its cells, and no cell is without one."""
    board = make()
    left, top, w, h = view_map.rectangle(0)
    cells = []
    for area in range(data.AREAS):
        x, y, wide, high = board.cells(area)
        assert (x * w + left, y * h + top, wide * w, high * h) == view_map.rectangle(area)
        cells += [(x + i, y + j) for i in range(wide) for j in range(high)]
    assert sorted(cells) == [(x, y) for x in range(7) for y in range(6)]


def test_every_area_can_be_brought_in_sight_from_everywhere():
    """All of it, and the map moves no more when it is there."""
    board = shown(crowd())
    for first in range(data.AREAS):
        for area in range(data.AREAS):
            board.see(first)
            board.see(area)
            x, y, w, h = board.box(area)
            _, _, wide, high = board.cells(area)
            assert (w, h) == (32 * wide - 1, 23 * high - 1)
            assert 0 < x and x + w < 97 and 9 < y and y + h < 56
            assert not board.see(area)


def test_walls_and_doors():
    """A wall between two cells in sight has a gap in its middle if there is a door, and none is within an area."""
    board = shown(rules.make())
    screen = Screen(board)
    doors = set()
    for corner in range(25):
        board.left, board.top = corner % 5, corner // 5
        board.window()
        for row in range(2):
            for column in range(3):
                at = (board.top + row) * 7 + board.left + column
                if column < 2:
                    one, other = board.grid[at], board.grid[at + 1]
                    gap = not screen.lit(32 * column + 32, 9 + 23 * row + 12)
                    assert gap == (one == other or joined(one, other))
                    doors |= {(one, other)} if gap and one != other else set()
                if row == 0:
                    one, other = board.grid[at], board.grid[at + 7]
                    gap = not screen.lit(32 * column + 16, 32)
                    assert gap == (one == other or joined(one, other))
                    doors |= {(one, other)} if gap and one != other else set()
    assert len(doors) == len(cave.NEAR) // 2, "not all doors have been seen"


@pytest.mark.parametrize("options", [0, data.ALTERNATE])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_stands_on_the_map_can_be_read(spoken, options, seats):
    read = 0
    for state in positions(options, seats, 3 + seats, 60):
        board = shown(state)
        screen = Screen(board)
        for area in range(data.AREAS):
            board.see(area)
            check_area(state, screen, area)
            read += len(here(state, area))
    assert read > 20


@pytest.mark.parametrize("options", [0, data.ALTERNATE])
def test_a_crowd_can_be_read(spoken, options):
    """Many kinds at one entrance: how many each seat has; four chests in one room; a room that is shut."""
    state = crowd(options)
    state[0][data.FIG + data.TROLLS] = data.PIT + 1 if options else 20
    board = shown(state)
    for area in (data.DOORWAY, data.PIT, 20):
        board.see(area)
        check_area(state, Screen(board), area)
    state = rules.make()
    rules.new(state, 4, options, 1)
    for place in (*range(9), *range(data.THIEF, data.HEROES), data.WRAITH):
        state[0][data.FIG + place] = data.DOORWAY + 1
    state[0][data.CHEST] = state[0][data.CHEST + 3] = 12
    board = shown(state)
    for area in (data.DOORWAY + 1, 12):
        board.see(area)
        check_area(state, Screen(board), area)
    assert Screen(board).figures(12) == []


def test_a_figure_on_its_way_is_left_out():
    state = crowd()
    board = shown(state)
    before = {(seat, letters) for letters, seat, _ in Screen(board).figures(data.DOORWAY)}
    board.table.moving = 16 + data.THIEF
    board.draw()
    after = {(seat, letters) for letters, seat, _ in Screen(board).figures(data.DOORWAY)}
    assert before - after == {(1, "13")} and after - before == {(1, "12")}
    # of two that look alike one goes, of one none is left
    rules.new(state, 4, 0, 1)
    state[0][data.FIG] = state[0][data.FIG + 1] = data.DOORWAY
    state[0][data.FIG + data.THIEF] = data.DOORWAY
    board = shown(state)
    for moving, left in ((-1, ["2A", "T"]), (1, ["A", "T"]), (data.THIEF, ["2A"])):
        board.table.moving = moving
        board.draw()
        assert [letters for letters, _, _ in Screen(board).figures(data.DOORWAY)] == left


@pytest.mark.parametrize("options", [0, data.ALTERNATE])
def test_a_figure_stands_where_its_place_is(options):
    seen = 0
    for state in positions(options, 3, 5, 80):
        board = shown(state)
        for f in range(16 * 3):
            area = state[0][data.FIG + f]
            if area < data.AREAS and not board.table.closed(area):
                x, y = board.place(f)
                if board.box(area) is None:
                    cell = board.mini_box(area)
                    assert (x, y) == cell[:2]
                    board.see(area)
                    x, y = board.place(f)
                letters, seat, _ = Screen(board).figure(x, y)
                assert (letters[-1], seat) == (t(K.LETTERS + board.table.kind(f)), f >> 4)
                seen += 1
    assert seen > 30


# --- the right side ----------------------------------------------------------------


def mini(screen: Screen, area: int) -> list[str]:
    x, y, w, h = screen.board.mini_box(area)
    return screen.cut(x, y, w, h)


@pytest.mark.parametrize("options", [0, data.ALTERNATE])
def test_the_small_picture_shows_the_whole_cave(options):
    for state in positions(options, 4, 9, 70):
        board = shown(state)
        screen = Screen(board)
        mover = board.mine()
        for area in range(data.AREAS):
            rows = mini(screen, area)
            if (len(rows), len(rows[0])) != (3, 3):
                # of two cells: full or not is enough
                mine = any(seat == mover for _, seat, _ in here(state, area))
                assert all("." not in row for row in rows) == (mine and not board.table.closed(area))
                continue
            seats = {seat for _, seat, _ in here(state, area)}
            if board.table.closed(area):
                assert rows == ["#.#", ".#.", "#.#"]
            elif mover in seats:
                assert rows == ["###"] * 3
            elif seats:
                assert rows == [".#.", "###", ".#."]
            elif area < data.ROOMS:
                assert rows == ["...", ".#.", "..."]
            else:
                assert rows == (["...", "..#", "###"] if area < data.PIT else ["..."] * 3)


def test_the_window_is_framed_in_the_small_picture():
    board = shown(crowd())
    screen = Screen(board)
    for area in range(data.AREAS):
        board.see(area)
        x, y = 99 + 4 * board.left, 8 + 4 * board.top
        frame = screen.cut(x, y, 13, 9)
        assert frame[0] == frame[-1] == "#" * 13
        assert all(row[0] == row[-1] == "#" for row in frame)


def test_gold_of_the_seats_and_the_pool():
    screen = Screen(shown(crowd()))
    for seat, gold in enumerate(("7", "104", "0", "31")):
        y = 33 + 6 * seat
        assert screen.sign(100, y) == str(seat + 1)
        assert "".join(screen.sign(117 - 4 * i + 1, y) for i in range(len(gold), 0, -1)) == gold
    assert screen.sign(122, 42) == "4" and screen.sign(122, 50) == "5"


# --- marks ------------------------------------------------------------------------


def test_marks_come_and_go_without_a_trace():
    """In the window and in the small picture, in sight or not."""
    board = shown(crowd())
    canvas = board.canvas
    for area in range(data.AREAS):
        board.see(data.DOORWAY if area % 2 else area)
        before = bytes(canvas.buf)
        pictures = {before}
        for beat in (0, 1):
            board.edge(area, beat)
            pictures.add(bytes(canvas.buf))
        assert len(pictures) == 3, "each mark looks different"
        board.edge(area, 3)
        assert bytes(canvas.buf) in pictures - {before}, "where a figure came from is outlined"
        board.edge(area, 2)
        assert bytes(canvas.buf) == before
        board.edge(area, 0)
        board.area(area)
        assert bytes(canvas.buf) == before


def test_marks_stay_when_the_map_scrolls():
    board = shown(crowd())
    canvas = board.canvas
    for area, beat in ((0, 1), (9, 0), (39, 1)):
        board.edge(area, beat)
    before = bytes(canvas.buf)
    board.see(39)
    assert bytes(canvas.buf) != before
    board.see(0)
    assert bytes(canvas.buf) == before
    board.draw()
    assert bytes(canvas.buf)[MAP] == bytes(shown(crowd()).canvas.buf)[MAP], "drawing anew has no marks"


def test_seats_and_pool_can_be_marked():
    board = shown(crowd())
    before = bytes(board.canvas.buf)
    things = [*range(data.AREAS, data.AREAS + 4), 44]
    pictures = set()
    for thing in things:
        board.edge(thing, 0)
        pictures.add(bytes(board.canvas.buf))
        board.update(0, 0, 0)
        assert bytes(board.canvas.buf) == before
    assert len(pictures) == len(things)
    points = {board.point(thing) for thing in range(data.AREAS + 4)} | {board.point(44)}
    assert len(points) == data.AREAS + 5
