# SPDX-License-Identifier: MIT
"""Monster Hex on 128x64: all of the board comes in sight, and what is drawn can be read back."""

from __future__ import annotations

from collections import Counter

import pytest

from games.monster_hex import boards, data, stones
from games.monster_hex.view_small_hex import TOP, WIDTH
from tests.app.hex_pixels import (
    DIGITS,
    MODES,
    RANKS,
    ROUND,
    SIDES,
    STONES,
    at,
    fresh,
    later,
    made,
    mark,
    picture,
    reads,
    targets,
)  # fmt: skip
from ui import palette

# --- what is in sight -------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_hex_and_stone_can_be_brought_in_sight(seats):
    """Whole but for its tips, whatever was in sight before; it is lit in the window and on the map."""
    state = fresh(seats)
    board = made(state)
    board.draw()
    everything = targets(state[0][data.BOARD])
    for before in everything[::3]:
        for target in everything:
            board.see(before)
            board.see(target)
            x, y = at(board, target)
            assert 13 <= x < WIDTH - 13 and TOP + 6 <= y < 50, target
            window, chart = picture(board.canvas, 0, 0, WIDTH, 64), picture(board.canvas, WIDTH, 0, 36, 64)
            board.edge(target, 0)
            assert picture(board.canvas, 0, 0, WIDTH, 64) != window and picture(board.canvas, WIDTH, 0, 36, 64) != chart
            mx, my, _, _ = board.on_map(target)
            assert picture(board.canvas, mx - 1, my + 3, 5, 1) == ["#####"], target


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_of_the_map_are_apart_and_beside_the_window(seats):
    state = fresh(seats)
    board = made(state)
    spots = [board.on_map(target)[:2] for target in targets(state[0][data.BOARD])]
    for i, (x, y) in enumerate(spots):
        assert x - 1 >= WIDTH and x + 3 < 128 and y >= TOP and y + 3 <= 43
        assert all(abs(x - x2) >= 4 or abs(y - y2) >= 4 for x2, y2 in spots[:i])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_for_the_pointer_are_apart(seats):
    state = fresh(seats)
    board = made(state)
    all_of_them = targets(state[0][data.BOARD]) + [SIDES + i for i in range(board.table.sides())] + [ROUND]
    assert len({board.place(target) for target in all_of_them}) == len(all_of_them)


def test_the_map_tells_what_lies_where():
    state = later(4, 1, 20)
    board = made(state)
    board.draw()
    b, w = board.table.b, board.table.w
    shapes = {}
    for target in targets(b[data.BOARD]):
        x, y, _, _ = board.on_map(target)
        if target < STONES:
            kind = "free" if not b[data.HEX + target] else "monster" if b[data.HEX + target] <= data.TEMP else "temporary"
        else:
            kind = "closed" if w[data.CLOSED] >> (target - STONES) & 1 else "large" if target < STONES + data.GEMS else "small"
        shapes.setdefault(kind, Counter())["/".join(picture(board.canvas, x, y, 3, 3))] += 1
    # the window's corners lie over some of them
    common = {kind: found.most_common(1)[0][0] for kind, found in shapes.items()}
    assert common["free"] == ".../.#./..." and common["monster"] == "###/###/###" and common["large"] == "###/#.#/###"
    assert len(set(common.values())) == len(common)


# --- what is drawn is what is there ---------------------------------------------------


@pytest.mark.parametrize("tile", range(10))
@pytest.mark.parametrize("faction", range(4))
def test_a_monster_is_read_back(tile, faction):
    """Six powers, rank and mark, in every turn and with every change of power."""
    state = fresh(4)
    board = made(state)
    side = next(side for side in range(4) if board.table.faction(side) == faction)
    for turn in range(6):
        for change in range(-4, 5):
            board.canvas.clear(palette.PAPER)
            board.monster(46, 32, 10 * side + tile, turn, change)
            for d in range(6):
                n = data.EDGES[6 * tile + (d - turn) % 6] + change
                assert reads(board.canvas, 46, 32, d, n), (turn, change, d)
            rank = "CBAS"[data.RANKS[tile]]
            assert " ".join(picture(board.canvas, 44, 25 - (change != 0), 4, 5)) == RANKS[rank]
            assert picture(board.canvas, 44, 33 + (change != 0), 5, 5) == mark(faction)
            underlined = picture(board.canvas, 44, 31, 4, 1) == ["####"]
            assert change or underlined == bool(data.RED >> tile & 1)


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_the_board_of_a_game_is_read_back(seats, options):
    """Wherever the window is, each monster in it shows the powers that the rules count with."""
    seen = 0
    for plies in (8, 14, 20):
        board = made(later(seats, options | data.ABLE, plies))
        b = board.table.b
        for target in range(boards.HEXES[b[data.BOARD]]):
            board.see(target)
            for other in range(boards.HEXES[b[data.BOARD]]):
                if not (stones.is_monster(b, other) and board.whole(other)):
                    continue
                x, y = at(board, other)
                for d in range(6):
                    n = stones.power(b, other, d)
                    assert reads(board.canvas, x, y, d, n), (target, other, d)
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("bottom", [35, 39, 47, 48, 55, 56])
def test_whose_a_monster_is_can_be_seen_where_its_powers_can(bottom):
    """Also where a hex is cut: below a told sentence or a strip of tiles the windows are lower than three rows."""
    board = made(later(4, 0, 22))
    b = board.table.b
    cut = whole = 0
    for target in targets(2):
        board.bottom = bottom
        board.look(target)
        board.window()
        for other in [h for h in range(32) if stones.is_monster(b, h)]:
            x, y = at(board, other)
            if not (13 <= x < WIDTH - 13 and 7 <= y < 57):
                continue
            shown = sum(reads(board.canvas, x, y, d, stones.power(b, other, d)) for d in range(6))
            owner = mark(board.table.faction((b[data.HEX + other] - 1) // 10))
            high, low = [picture(board.canvas, x - 2, y + dy, 5, 5) == owner for dy in (-7, 1)]
            if shown == 6:
                assert low and not high
                whole += 1
            elif shown >= 2:
                assert low or high, (target, other, shown)
                cut += 1
    assert whole and (cut or bottom not in (39, 47, 48))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_slots_of_stones_are_read_back(seats):
    """Values and marks of every open large stone, dark on a lit block."""
    state = fresh(seats)
    board = made(state)
    turned = str.maketrans("#.", ".#")
    for stone in range(boards.LARGE[seats - 2]):
        board.see(STONES + stone)
        x, y = at(board, STONES + stone)
        for slot in range(2):
            value, mask = boards.SLOTS[seats - 2][4 * stone + 2 * slot : 4 * stone + 2 * slot + 2]
            top = y - 5 + 6 * slot
            assert " ".join(picture(board.canvas, x - 8, top, 3, 5)).translate(turned) == DIGITS[value]
            for i, faction in enumerate([f for f in range(4) if mask >> f & 1]):
                assert [row.translate(turned) for row in picture(board.canvas, x - 2 + 6 * i, top, 5, 5)] == mark(faction)


def test_a_closed_stone_is_grey_and_a_resolved_one_has_a_rim():
    state = fresh(4)
    board = made(state)
    pictures = {}
    for name, closed, due in (("open", 0, -1), ("closed", 2, -1), ("due", 2, 1)):
        board.table.w[data.CLOSED] = closed
        board.table.due = due
        board.see(STONES)
        board.see(STONES + 1)
        x, y = at(board, STONES + 1)
        pictures[name] = picture(board.canvas, x - 12, y - 6, 25, 13)
    grey = [row[2:-2] for row in pictures["closed"]]
    assert all(row in ("#." * 10 + "#", ".#" * 10 + ".") for row in grey)
    lit = {name: sum(row.count("#") for row in rows) for name, rows in pictures.items()}
    assert lit["open"] > lit["closed"] > lit["due"] and len({"".join(rows) for rows in pictures.values()}) == 3


def test_temporary_stones_of_one_and_two_points_differ():
    state = fresh(4)
    board = made(state)
    shown = []
    for value in (0, 1, 2):
        board.table.b[data.HEX + 12] = data.TEMP + value if value else 0
        board.see(0)
        board.see(12)
        x, y = at(board, 12)
        shown.append(picture(board.canvas, x - 12, y - 6, 25, 13))
    assert shown[0] != shown[1] != shown[2] != shown[0]
