# SPDX-License-Identifier: MIT
"""Monster Hex: boards, tiles and objectives: what is counted, what touches what, symmetry, colours, room on the screen."""

from __future__ import annotations

import importlib.util
from collections import Counter

import pytest

from games.monster_hex import boards, cells, data, flow, rules
from host_sim.games.monster_hex.names import ABILITIES, FACTIONS, OBJECTIVES, TILES, stones_of
from host_sim.games.monster_hex.parse import parse_position
from host_sim.paths import ROOT
from lang import keys_monster_hex as words
from lang import load, t

DOCUMENT = (ROOT / "docs" / "rules" / "monster_hex.md").read_text(encoding="utf-8")
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
BOARDS = (0, 1, 2)


def pairs(table: bytes) -> list[tuple[int, int]]:
    """Cells of a table."""
    return [(table[i] - 8, table[i + 1] - 8) for i in range(0, len(table), 2)]


def free(board: int) -> list[tuple[int, int]]:
    """The free hexes."""
    return pairs(cells.HEX_CELLS[board])


def large(board: int) -> list[tuple[int, int]]:
    """The large stones."""
    return pairs(cells.STONE_CELLS[board])[: boards.LARGE[board]]


def small(board: int) -> list[tuple[int, int]]:
    """The small stones."""
    return pairs(cells.STONE_CELLS[board])[boards.LARGE[board] :]


def beside(cell: tuple[int, int]) -> list[tuple[int, int]]:
    """The six cells around one, by direction."""
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


def test_the_packed_boards_are_those_of_the_source():
    spec = importlib.util.spec_from_file_location("pack_hexes", ROOT / "tools" / "pack_hexes.py")
    assert spec and spec.loader
    packer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(packer)
    assert packer.main(["--check"]) == 0
    with pytest.raises(ValueError, match="no slots of a stone"):
        packer.read("= 2 factions, 9 rounds, hand 3, middle 1,1\n| K\nK: 7, 3")


def test_the_source_is_what_the_document_shows():
    source = (ROOT / "art" / "hexes.txt").read_text(encoding="utf-8")
    rows = [line[2:].rstrip() for line in source.splitlines() if line.startswith("|")]
    shown = [line for part in DOCUMENT.split("```")[1::2] for line in part.splitlines() if line]
    assert [line for line in shown if line[:3] != "K: " and line[0] != "L"] == rows
    slots = [line for line in source.splitlines() if line[:1] in ("K", "L")]
    assert [part for part in slots if part not in DOCUMENT] == []


# rules: MH-012, MH-008, MH-150, MH-160
def test_t36_how_many():
    counted = [(len(free(n)), boards.ROUNDS[n], boards.HANDS[n], len(large(n)), len(small(n))) for n in BOARDS]
    assert counted == [(18, 9, 3, 4, 3), (30, 10, 3, 7, 6), (32, 8, 4, 8, 5)]
    for seats, options, board, sides in ((2, 0, 0, 2), (3, 0, 1, 3), (4, 0, 2, 4), (2, data.SHARED, 1, 3), (1, 0, 0, 2)):
        state = rules.make()
        rules.new(state, seats, options, 1)
        assert (state[0][data.BOARD], flow.sides(*state)) == (board, sides)
        assert boards.HEXES[board] == sides * boards.ROUNDS[board]
    assert all(len(boards.STARTS[n]) == 2 for n in BOARDS)


# rules: MH-006, MH-009, MH-010
@pytest.mark.parametrize("board", BOARDS)
def test_what_touches_what(board):
    cells_ = free(board)
    number = {cell: i for i, cell in enumerate(cells_)}
    for i, cell in enumerate(cells_):
        assert [number.get(other, 255) for other in beside(cell)] == list(boards.NEXT[board][6 * i : 6 * i + 6])
    for s, cell in enumerate(large(board)):
        assert [number[other] for other in beside(cell)] == list(boards.RING[board][6 * s : 6 * s + 6])
    for s, cell in enumerate(small(board)):
        near = [(number[other], (d + 3) % 6) for d, other in enumerate(beside(cell)) if other in number]
        assert [x for pair in near for x in pair] == list(boards.GEM[board][4 * s : 4 * s + 4])
        assert len(near) == 2 and cells_[near[1][0]] in beside(cells_[near[0][0]])
    at = {i: [] for i in range(len(cells_))}
    for s, cell in [*enumerate(large(board)), *enumerate(small(board), data.GEMS)]:
        for d, other in enumerate(beside(cell)):
            if other in number:
                at[number[other]].append(s << 3 | (d + 3) % 6)
    assert {i: [x for x in boards.AT[board][4 * i : 4 * i + 4] if x != 255] for i in at} == at
    assert len(stones_of(board)) == len(large(board)) + len(small(board))


# rules: MH-008
@pytest.mark.parametrize("board", BOARDS)
def test_one_piece_and_no_two_stones_in_touch(board):
    cells_ = set(free(board))
    found, wanted = set(), [free(board)[0]]
    while wanted:
        cell = wanted.pop()
        if cell not in found:
            found.add(cell)
            wanted += [other for other in beside(cell) if other in cells_]
    assert found == cells_
    stones = large(board) + small(board)
    assert len(set(stones) | cells_) == len(stones) + len(cells_)
    assert all(other not in stones for cell in stones for other in beside(cell))
    touched = {other for cell in large(board) for other in beside(cell)}
    assert touched == cells_


def turned(cell: tuple[int, int], steps: int) -> tuple[int, int]:
    """A cell after turns of 60 degrees around K."""
    for _ in range(steps):
        cell = -cell[1], cell[0] + cell[1]
    return cell


def mirrored(cell: tuple[int, int]) -> tuple[int, int]:
    """A cell, left and right exchanged."""
    return -cell[0] - cell[1], cell[1]


@pytest.mark.parametrize("board, steps, starts", [(0, 2, "mirror"), (1, 1, "turn"), (2, 6, "mirror")])
def test_symmetry(board, steps, starts):
    for part in (free(board), large(board), small(board)):
        assert {turned(cell, steps) for cell in part} == set(part)
        assert {mirrored(cell) for cell in part} == set(part)
    pair = {free(board)[i] for i in boards.STARTS[board]}
    assert pair == ({mirrored(cell) for cell in pair} if starts == "mirror" else {turned(cell, 3) for cell in pair})


def slots(board: int) -> list[tuple[int, int]]:
    """Value and colours of every slot."""
    table = boards.SLOTS[board]
    return [(table[i], table[i + 1]) for i in range(0, len(table), 2)]


# rules: MH-010
def test_slots_and_their_colours():
    assert [sum(n for n, _c in slots(board)) + boards.SMALL[board] for board in BOARDS] == [33, 56, 62]
    for board in BOARDS:
        assert slots(board)[:2] == [(7, 0), (3, 0)]
        assert max(n for n, _c in slots(board)[2:]) < 7
    for board in (1, 2):
        mine = [sorted(n for n, c in slots(board) if c == 1 << f) for f in range(4)]
        assert mine == [[2, 3, 5], [2, 4, 4], [2, 3, 5], [2, 4, 4]]
        couples = [(a[1], b[1]) for a, b in zip(slots(board)[2::2], slots(board)[3::2]) if a[1]]
        assert sorted(a | b for a, b in couples) == [3, 5, 6, 9, 10, 12]
    # on the board for two every faction has a 5 and a 2
    for faction in range(4):
        assert sorted(n for n, c in slots(0) if c >> faction & 1) == [2, 5]


@pytest.mark.parametrize("board", BOARDS)
def test_room_on_a_screen_of_240(board):
    """Hexes of 24 x 28, 21 a row, gems of radius 5 halfway to their cell: between the rows 16 and 191."""
    x0, y0 = cells.MIDDLE[board]

    def middle(cell):
        return x0 + 24 * cell[0] + 12 * cell[1], y0 + 21 * cell[1]

    for x, y in [middle(cell) for cell in free(board) + large(board)]:
        assert 12 <= x <= 228 and 16 <= y - 14 and y + 14 <= 192
    for s, cell in enumerate(small(board)):
        gem = boards.GEM[board][4 * s : 4 * s + 4]
        (x1, y1), (x2, y2), (x3, y3) = middle(free(board)[gem[0]]), middle(free(board)[gem[2]]), middle(cell)
        x, y = ((x1 + x2) / 2 + x3) / 2, ((y1 + y2) / 2 + y3) / 2
        assert 5 <= x <= 235 and 21 <= y <= 187
        # it covers no hex: those are 12 wide and 14 high around their middles
        assert all(abs(x - a) >= 12 or abs(y - b) >= 7 + 3 for a, b in map(middle, free(board)))


# rules: MH-004, MH-005
def test_the_tiles():
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in DOCUMENT.splitlines() if line[2:4] in TILES]
    assert [row[0] for row in rows] == list(TILES)
    for tile, (_name, rank, red, *edges) in enumerate(rows):
        assert "CBAS"[data.RANKS[tile]] == rank and bool(data.RED >> tile & 1) == (red == "yes")
        assert [int(edge) for edge in edges] == list(data.EDGES[6 * tile : 6 * tile + 6])
    assert Counter(name[0] for name in TILES) == {"S": 1, "A": 2, "B": 3, "C": 4}
    assert [name for tile, name in enumerate(TILES) if data.RED >> tile & 1] == ["S1", "B1", "C1"]
    sums = [sum(data.EDGES[6 * tile : 6 * tile + 6]) for tile in range(10)]
    assert sums == [23, 20, 19, 17, 17, 16, 14, 14, 13, 12]
    assert Counter(data.EDGES) == {1: 15, 2: 13, 3: 13, 4: 10, 5: 9}
    state = parse_position("seats: 4")
    for side in range(4):
        at = data.TILES + 10 * side
        assert sorted(state[0][at : at + 10]) == list(range(10))


# rules: MH-171
def test_no_tile_looks_the_same_in_two_turns():
    tiles = [data.EDGES[6 * tile : 6 * tile + 6] for tile in range(10)]
    looks = {tile[k:] + tile[:k] for tile in tiles for k in range(6)}
    assert len(looks) == 60
    assert rules.MAX_ACTIONS == 4 * 32 * 6


def test_abilities_and_objectives_of_the_document():
    load("en")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in DOCUMENT.splitlines() if line.startswith("| ")]
    by_name = {row[0]: row[1:] for row in rows}
    for faction, name in enumerate(FACTIONS):
        assert by_name[name] == [", ".join(ABILITIES[2 * faction : 2 * faction + 2])]
        assert t(words.FACTIONS + faction) == name
    for card, name in enumerate(OBJECTIVES):
        assert int(by_name[name][2].split()[0]) == data.WORTH[card]
        assert t(words.OBJECTIVES + card) == name
    assert len(OBJECTIVES) == data.OBJECTIVES == 12
    for ability, name in enumerate(ABILITIES):
        assert t(words.ABILITIES + ability) == name


# rules: MH-062
@pytest.mark.parametrize(
    "points, king, expected",
    [((20, 20, 15), 2, 0b010), ((20, 20, 15), 3, 0b011), ((20, 20, 15), 0, 0b011), ((21, 20, 20), 2, 0b001)],
)
def test_t17_the_winner(points, king, expected):
    b, _w = state = parse_position("seats: 3")
    b[data.POINTS : data.POINTS + 3] = bytes(points)
    b[data.KING] = king
    b[data.PHASE] = data.OVER
    assert rules.result(state) == expected
    assert rules.to_move(state) == -1


# rules: MH-061, MH-154
def test_points_of_the_shared_faction_win_nothing():
    b, _w = state = parse_position("seats: 2; options: shared=on")
    b[data.POINTS : data.POINTS + 3] = bytes((3, 4, 30))
    b[data.BONUS] = 2
    b[data.KING] = 3
    b[data.PHASE] = data.OVER
    assert rules.result(state) == 1
    assert [rules.score(state, seat) for seat in (0, 1)] == [5, 4]


# rules: MH-013
@pytest.mark.parametrize("seats", rules.SEATS)
def test_the_start_player_is_drawn(seats):
    starts = Counter()
    state = rules.make()
    for seed in range(200 * seats):
        rules.new(state, seats, 0, seed)
        starts[state[0][data.START]] += 1
    assert sorted(starts) == list(range(seats)) and all(140 < n < 260 or seats == 1 for n in starts.values()), starts


# rules: MH-174
def test_the_shared_faction_is_drawn():
    drawn = Counter()
    state = rules.make()
    for seed in range(300):
        rules.new(state, 2, data.SHARED, seed)
        rules.apply(state, data.FACTION << 11 | 1)
        rules.apply(state, data.FACTION << 11 | 3)
        drawn[state[0][data.FACTION_OF + 2] - 1] += 1
    assert sorted(drawn) == [0, 2] and min(drawn.values()) > 110
