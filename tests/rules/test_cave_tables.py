# SPDX-License-Identifier: MIT
"""Cave Troll: the tables of the rule document, the map, the set-up, and how many ways lead on from fixed positions."""

from __future__ import annotations

import itertools
from array import array
from collections import Counter

import pytest

from games.cave_troll import board, data, rules, view_map
from host_sim.games.cave_troll.names import ALL_CARDS, AREAS, CARDS, FIGURES, RELICS, neighbours
from host_sim.games.cave_troll.parse import parse_position
from host_sim.games.cave_troll.position import zones
from host_sim.paths import ROOT
from host_sim.seeded_table import clone
from lang import keys_cave_troll as words
from lang import load, t

DOCUMENT = (ROOT / "docs" / "rules" / "cave_troll.md").read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """The cells of the table below a heading."""
    part = DOCUMENT.split(f"### {title}:")[1]
    lines = list(itertools.takewhile(lambda line: line.startswith("|"), part[part.index("|") :].splitlines()))
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def fresh(seats: int, options: int, seed: int):
    """A game that has been set up."""
    state = rules.make()
    rules.new(state, seats, options, seed)
    return state


# rules: CT-003, CT-002, CT-200
def test_t1_is_the_deck():
    load("en")
    names = [t(words.CARDS + i) for i in range(5)] + [t(words.FIGURES + i) for i in range(1, 8)]
    for card, (name, other, count, glasses) in enumerate(rows("T1")):
        figure = t(words.FIGURES + card + 3) if card >= data.CARD_FIRST_KIND else "the same"
        assert (name, other, int(count), int(glasses)) == (
            names[card], figure, data.CARD_COUNT[card], data.HOURGLASSES[card]
        )  # fmt: skip
    assert sum(data.CARD_COUNT) == data.DECK == 19
    assert sum(n * glasses for n, glasses in zip(data.CARD_COUNT, data.HOURGLASSES)) == 6
    assert len(FIGURES[0]) == data.KINDS and len(ALL_CARDS) == 19 and len(CARDS[1]) == data.CARD_KINDS


# rules: CT-005, CT-153, CT-152
def test_t2_is_the_artifacts():
    load("en")
    found = rows("T2")
    assert [row[0] for row in found] == [t(words.RELICS + i) for i in range(data.RELIC_COUNT)]
    assert [int(row[2]) for row in found] == list(data.RELIC_GOLD) and sum(data.RELIC_GOLD) == 16
    assert sorted(data.RELIC_DOES) == list(range(len(RELICS)))


# rules: CT-006, CT-007
def test_t3_is_the_map():
    for area, (name, gold, doors, rectangle) in enumerate(rows("T3")):
        assert name == AREAS[area]
        assert gold == (str(board.GOLD[area]) if area < data.ROOMS else "-")
        assert doors.split() == [AREAS[other] for other in neighbours(area)]
        assert tuple(map(int, rectangle.split())) == view_map.rectangle(area)


# rules: CT-006, CT-007
def test_gold_of_the_rooms():
    assert len(board.GOLD) == data.ROOMS and sum(board.GOLD) == 70
    assert Counter(board.GOLD) == {1: 11, 2: 11, 3: 7, 4: 4}


def test_doors_lead_both_ways():
    assert len(board.NEAR_AT) == data.AREAS + 1 and board.NEAR_AT[-1] == len(board.NEAR) == 2 * 57
    for area in range(data.AREAS):
        assert neighbours(area) == sorted(set(neighbours(area))) and area not in neighbours(area)
        assert all(area in neighbours(other) for other in neighbours(area))
        assert 1 <= len(neighbours(area)) <= 6


def steps_from(start: int, pits: bool) -> dict[int, int]:
    """How many steps each area is away."""
    found = {start: 0}
    border = [start]
    for area in border:
        for other in neighbours(area):
            if other not in found and (pits or other < data.PIT):
                found[other] = found[area] + 1
                border.append(other)
    return found


# rules: CT-006
def test_every_room_can_be_reached():
    heroes = [steps_from(area, False) for area in range(data.DOORWAY, data.PIT)]
    monsters = [steps_from(area, True) for area in range(data.PIT, data.AREAS)]
    assert all(len(found) == data.PIT for found in heroes) and all(len(found) == data.AREAS for found in monsters)
    nearest = [min(found[room] for found in heroes) for room in range(data.ROOMS)]
    assert max(nearest) == 4 and max(min(found[room] for found in monsters) for room in range(data.ROOMS)) == 5
    assert {AREAS[room]: nearest[room] for room in range(data.ROOMS) if board.GOLD[room] == 4} == {
        "R03": 4, "R11": 4, "R15": 4, "R30": 2
    }  # fmt: skip


def overlap(one: tuple, other: tuple) -> bool:
    """True if two rectangles have a pixel in common."""
    return all(one[i] < other[i] + other[i + 2] and other[i] < one[i] + one[i + 2] for i in (0, 1))


# rules: CT-006
def test_rectangles_lie_apart_on_the_screen():
    found = [view_map.rectangle(area) for area in range(data.AREAS)]
    assert all(x >= 0 and y >= 28 and x + w <= 240 and y + h <= 208 for x, y, w, h in found)
    assert not any(overlap(one, other) for one, other in itertools.combinations(found, 2))
    edges = [found[area] for area in range(data.DOORWAY, data.PIT)]
    assert all(x == 1 or y == 28 or x + w == 239 or y + h == 208 for x, y, w, h in edges)


def test_doors_lie_on_the_walls_between():
    for area in range(data.AREAS):
        for other in neighbours(area):
            gap = view_map.door(area, other)
            assert gap == view_map.door(other, area) and sorted(gap[2:]) == [4, 10]
            assert overlap(gap, view_map.rectangle(area)) and overlap(gap, view_map.rectangle(other))
            others = [one for one in range(data.AREAS) if one not in (area, other)]
            assert not any(overlap(gap, view_map.rectangle(one)) for one in others)


# rules: CT-004
def test_heroes_and_monsters():
    assert data.THIEF < data.KNIGHT < data.DWARF < data.BARBARIAN < data.HEROES == data.ORC < data.WRAITH < data.TROLLS


# rules: CT-001
@pytest.mark.parametrize("seats", [0, 1, 5, 6, 100])
def test_other_numbers_of_seats_are_refused(seats):
    with pytest.raises(ValueError):
        rules.new(rules.make(), seats, 0, 1)


# rules: CT-024
@pytest.mark.parametrize("seats", rules.SEATS)
def test_the_first_player_is_drawn(seats):
    firsts = Counter(fresh(seats, 0, seed)[0][data.FIRST] for seed in range(200 * seats))
    assert sorted(firsts) == list(range(seats)) and all(150 < n < 260 for n in firsts.values()), firsts
    assert {fresh(seats, data.SEAT_ONE, seed)[0][data.FIRST] for seed in range(20)} == {0}


# rules: CT-020, CT-021, CT-022, CT-250
@pytest.mark.parametrize("options", [0, data.ALTERNATE, data.IN_DARK])
def test_decks_are_shuffled(options):
    tops, relics, hands = Counter(), Counter(), Counter()
    for seed in range(600):
        b = fresh(4, options, seed)[0]
        tops[zones(b, seed % 4)[0][0]] += 1
        relics[b[data.RELICS]] += 1
        hands[len(zones(b, 2)[1])] += 1
        assert sorted(zones(b, 1)[0] + zones(b, 1)[1]) == sorted(zones(b, 3)[0] + zones(b, 3)[1])
    assert len(relics) == 6 and all(60 < n < 145 for n in relics.values())
    assert len(tops) == data.CARD_KINDS and 170 < tops[data.CARD_HERO] < 275
    assert hands == {0 if options == data.IN_DARK else 1: 600}


# --- how many ways lead on ------------------------------------------------------


def ways(state, depth: int) -> int:
    """The number of sequences of so many actions."""
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    n = rules.legal(state, out)
    if depth == 1:
        return n
    total = 0
    for i in range(n):
        copy = clone(state)
        rules.apply(copy, out[i])
        total += ways(copy, depth - 1)
    return total


PERFT = {
    "seats: 2; turns: 1; actions: 1; hand 1: Adv; deck 1: Kni, ...; hand 2: Orc; deck 2: CTr, ...": (2, 10, 78, 324),
    "seats: 2; figures 1: Adv R15, Orc R14; figures 2: Adv R14, Kni R10; deck 1: CTr, ...": (9, 98, 975, 8558),
    "seats: 2; figures 1: Wra R09, Adv R08; figures 2: 2 Adv R10, Bar R10; artifact 1: Cloak; actions: 2": (14, 113, 977, 8798),
    "seats: 3; active: 3; figures 1: Kni R30, Adv R30; figures 2: Wra R30, Adv R29; deck 3: CTr, ...": (2, 37, 87, 364),
    "seats: 2; options: game=alternate; figures 1: FTr R26, GSl R30, Adv R26; figures 2: Adv R26, Bsk R26": (9, 61, 420, 3021),
    "seats: 2; options: game=alternate; figures 1: Ban R08, Asn R20; figures 2: Adv R09, OrS R20": (16, 208, 2654, 34082),
    "seats: 2; options: dark=on; figures 1: Adv R33; deck 1: Score, Orc; pool: 3": (4, 45, 237, 1191),
}


@pytest.mark.parametrize("text", PERFT)
def test_how_many_ways_lead_on(text):
    assert tuple(ways(parse_position(text), depth) for depth in (1, 2, 3, 4)) == PERFT[text]
