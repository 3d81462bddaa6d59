# SPDX-License-Identifier: MIT
"""The four directions on a map: the nearest that way, and every place can be reached from every other."""

import random

import pytest

from drivers.buttons import DOWN, LEFT, RIGHT, UP
from games.cave_troll.view_map import RECTANGLES, rectangle
from games.monster_hex.cells import HEX_CELLS, MIDDLE
from ui.pointer import step

KEYS = (UP, DOWN, LEFT, RIGHT)


def rooms() -> list[tuple[int, int]]:
    found = []
    for area in range(len(RECTANGLES) // 4):
        x, y, w, h = rectangle(area)
        found.append((x + w // 2, y + h // 2))
    return found


def hexes(board: int) -> list[tuple[int, int]]:
    x, y = MIDDLE[board]
    cells = HEX_CELLS[board]
    return [(x + 24 * (cells[i] - 8) + 12 * (cells[i + 1] - 8), y + 21 * (cells[i + 1] - 8)) for i in range(0, len(cells), 2)]


MAPS = {"rooms": rooms(), "two": hexes(0), "three": hexes(1), "four": hexes(2)}


def reached(points: list[tuple[int, int]], start: int) -> set[int]:
    seen = {start}
    todo = [start]
    while todo:
        now = todo.pop()
        for key in KEYS:
            at = step(points, now, key)
            if at not in seen:
                seen.add(at)
                todo.append(at)
    return seen


def test_it_leads_to_the_nearest_in_that_quarter():
    cross = [(50, 50), (50, 20), (50, 90), (10, 50), (95, 50), (70, 52), (52, 70)]
    assert step(cross, 0, UP) == 1
    assert step(cross, 0, DOWN) == 6
    assert step(cross, 0, LEFT) == 3
    assert step(cross, 0, RIGHT) == 5
    assert step(cross, 5, RIGHT) == 4


def test_where_nothing_lies_that_way_it_goes_on_in_the_order_of_reading():
    row = [(10, 50), (30, 50), (50, 50), (10, 80)]
    assert step(row, 2, RIGHT) == 3
    assert step(row, 3, RIGHT) == 2
    assert step(row, 0, LEFT) == 3
    assert step(row, 0, UP) == 3
    assert step(row, 3, DOWN) == 0


def test_a_lone_place_leads_to_itself():
    for key in KEYS:
        assert step([(7, 7)], 0, key) == 0


@pytest.mark.parametrize("name", MAPS)
def test_on_a_whole_map_every_place_is_reached(name: str):
    points = MAPS[name]
    assert all(len(reached(points, i)) == len(points) for i in range(len(points)))


@pytest.mark.parametrize("name", MAPS)
def test_every_candidate_is_reached_from_every_other_one(name: str):
    points = MAPS[name]
    draw = random.Random(name)
    for _ in range(300):
        some = draw.sample(points, draw.randint(2, min(14, len(points))))
        assert all(len(reached(some, i)) == len(some) for i in range(len(some))), some


@pytest.mark.parametrize("key", KEYS)
def test_the_same_key_again_and_again_never_stands_still(key: int):
    draw = random.Random(key)
    for name in MAPS:
        some = draw.sample(MAPS[name], 9)
        assert all(step(some, i, key) != i for i in range(9))
