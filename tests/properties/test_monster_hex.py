# SPDX-License-Identifier: MIT
"""Monster Hex: random games end as they should; placements, captures and objectives against plain models of the rules."""

from __future__ import annotations

import itertools
from array import array

import pytest

from games.monster_hex import boards, data, flow, legal, objectives, rules, stones
from host_sim.games.monster_hex.parse import parse_position
from tests.properties.hex_games import MODES, check_end, games, play

ALL_ON = data.ABLE | data.AIMS


# rules: MH-022, MH-037, MH-054, MH-060
def test_random_games_end_with_full_boards():
    ways = play(250)
    assert ways["games"] == 250
    assert min(ways[way] for way in (data.FIRST, data.MATCH, data.FREELY, data.SCATTERED)) > 0
    assert ways[data.MATCH] > 0.9 * sum(n for way, n in ways.items() if way != "games")


class Board:
    """A position in dictionaries of plain Python, and the rules as their sentences say them."""

    def __init__(self, state) -> None:
        b, self.w = state
        self.b = b
        self.kind = b[data.BOARD]
        self.at: dict[int, tuple[int, int, list[int]]] = {}
        self.temps: dict[int, int] = {}
        for hex_ in range(boards.HEXES[self.kind]):
            x = b[data.HEX + hex_]
            if x > data.TEMP:
                self.temps[hex_] = x - data.TEMP
            elif x:
                side, tile = divmod(x - 1, 10)
                turn, change = b[data.TWIST + hex_] & 7, (b[data.TWIST + hex_] >> 3) - 4
                self.at[hex_] = side, tile, [self.edge(tile, d, turn) + change for d in range(6)]

    @staticmethod
    def edge(tile: int, d: int, turn: int) -> int:
        return data.EDGES[6 * tile + (d - turn) % 6]

    def empty(self) -> list[int]:
        return [hex_ for hex_ in range(boards.HEXES[self.kind]) if hex_ not in self.at and hex_ not in self.temps]

    def neighbours(self, hex_: int) -> list[tuple[int, int]]:
        return [(d, other) for d, other in enumerate(boards.NEXT[self.kind][6 * hex_ : 6 * hex_ + 6]) if other != 255]

    def matches(self, tile: int, hex_: int, turn: int) -> bool:
        near = [(d, self.at[other][2][(d + 3) % 6]) for d, other in self.neighbours(hex_) if other in self.at]
        return any(self.edge(tile, d, turn) == power for d, power in near)

    def placements(self, side: int, scatter: bool) -> set[tuple[int, int, int]]:
        start = data.TILES + 10 * side
        hand = list(self.b[start : start + self.b[data.HAND_N + side]])
        every = list(itertools.product(hand, self.empty(), range(6)))
        starts = set(boards.STARTS[self.kind])
        if not self.at:
            found = {x for x in every if x[1] in starts}
        else:
            found = {x for x in every if self.matches(*x)}
            found = found or {x for x in every if x[1] in starts} or set(every)
        if scatter:
            beside = {other for hex_ in self.at for _d, other in self.neighbours(hex_)}
            found |= {x for x in every if x[0] == 0 or x[0] in (3, 6) and x[1] in beside}
        return found

    def around(self, stone: int) -> list[tuple[int, int]]:
        """(hex, direction in which it sees the stone) around any stone."""
        if stone >= data.TEMP:
            return [(other, (d + 3) % 6) for d, other in self.neighbours(stone - data.TEMP)]
        if stone >= data.GEMS:
            gem = boards.GEM[self.kind][4 * (stone - data.GEMS) : 4 * (stone - data.GEMS) + 4]
            return [(gem[0], gem[1]), (gem[2], gem[3])]
        return [(hex_, (d + 3) % 6) for d, hex_ in enumerate(boards.RING[self.kind][6 * stone : 6 * stone + 6])]

    def empties(self, stone: int) -> set[int]:
        """The empty hexes beside a stone."""
        return set(self.empty()) & {hex_ for hex_, _d in self.around(stone)}

    def open_beside(self, hex_: int) -> list[int]:
        """The printed stones beside a hex that are open, and the temporary ones."""
        found = [data.TEMP + other for _d, other in self.neighbours(hex_) if other in self.temps]
        near = [x >> 3 for x in boards.AT[self.kind][4 * hex_ : 4 * hex_ + 4] if x != 255]
        return found + [stone for stone in near if not self.w[data.CLOSED] >> stone & 1]

    def places(self, stone: int) -> tuple[int, int]:
        """First and second side, 15 for nobody."""
        small = data.GEMS <= stone < data.TEMP
        sums: dict[int, tuple[int, int]] = {}
        for hex_, d in self.around(stone):
            if hex_ in self.at:
                side, tile, edges = self.at[hex_]
                power, rank = sums.get(side, (0, 0))
                sums[side] = power + edges[d], max(rank, data.RANKS[tile]) if small else 0
        levels = sorted(set(sums.values()), reverse=True)
        on = [[side for side in sums if sums[side] == level] for level in levels]
        first = on[0][0] if on and len(on[0]) == 1 else data.NOBODY
        second = on[1][0] if len(on) > 1 and len(on[1]) == 1 and stone < data.GEMS else data.NOBODY
        return first, second


# rules: MH-030, MH-031, MH-032, MH-033, MH-034, MH-035, MH-036, MH-105, MH-106
@pytest.mark.parametrize("seats, shared", MODES)
def test_placements_against_the_model(seats, shared):
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    looked = hexes = 0
    for state, _action, _told in games(seats, ALL_ON | shared, range(12)):
        b, _w = state
        hexes = boards.HEXES[b[data.BOARD]]
        if b[data.PHASE] != data.TILE:
            continue
        side = flow.side_to_place(b)
        scatter = b[data.FACTION_OF + side] == 2 and b[data.ABILITY_OF + side] == 2
        found = {(q // 192, q // 6 % 32, q % 6) for q in out[: rules.legal(state, out)]}
        assert found == Board(state).placements(side, scatter)
        looked += 1
    assert looked >= 12 * hexes * 0.8


# rules: MH-011, MH-042, MH-043, MH-044, MH-050, MH-114
@pytest.mark.parametrize("seats, shared", MODES)
def test_places_at_every_stone_against_the_model(seats, shared):
    for state, _action, _told in games(seats, ALL_ON | shared, range(12)):
        b = state[0]
        model = Board(state)
        stone = 0
        while stone >= 0:
            both = stones.places(b, stone)
            assert (both & 15, both >> 4) == model.places(stone)
            stone = stones.after(b[data.BOARD], stone)
        for hex_ in model.temps:
            both = stones.places(b, data.TEMP + hex_)
            assert (both & 15, both >> 4) == model.places(data.TEMP + hex_)


# rules: MH-111, MH-112, MH-113
def test_temporary_stones_wait_for_an_empty_hex_beside_their_group():
    seen = made = 0
    for state, _action, told in games(4, data.ABLE, range(150)):
        b = state[0]
        model = Board(state)
        if b[data.PHASE] not in (data.TILE, data.OVER) or not model.temps:
            continue
        seen += 1
        for hex_ in model.temps:
            group: set[int] = set()
            near = {hex_}
            while near & set(model.temps) - group:
                group |= near & set(model.temps)
                near = {other for one in group for _d, other in model.neighbours(one)}
            assert near & set(model.empty())
        for hex_ in [x for code, x, _y in told if code == data.EV_STONE and x in model.temps]:
            made += 1
            assert all(model.empties(stone) for stone in model.open_beside(hex_))
    assert seen > 50 and made > 20


# rules: MH-021, MH-103, MH-104, MH-020
def test_t20_strikes():
    skipped = strikes = 0
    for state, _action, told in games(2, data.ABLE, range(300)):
        b = state[0]
        codes = [code for code, _x, _y in told]
        strikes += codes.count(data.EV_STRIKE)
        skipped += codes.count(data.EV_SKIP)
        assert max(b[data.PLACED : data.PLACED + 2]) <= boards.ROUNDS[0]
        if rules.to_move(state) < 0:
            check_end(state)
            # every second tile is a turn less; the game may end before the last of them falls out
            assert skipped <= strikes <= skipped + 1
            skipped = strikes = 0
        elif data.EV_ROUND in codes:
            for seat in range(2):
                rest = 10 - b[data.PLACED + seat]
                assert b[data.HAND_N + seat] == min(3, rest) and b[data.STACK_N + seat] == rest - min(3, rest)


def most_sets(sets: list[frozenset[int]]) -> int:
    """The largest number of disjoint sets, by trying all."""
    if not sets:
        return 0
    rest = [other for other in sets[1:] if not other & sets[0]]
    return max(most_sets(sets[1:]), 1 + most_sets(rest))


def patterns(model: Board, side: int, card: int) -> list[frozenset[int]]:
    """All configurations of a pattern objective for a side."""
    mine = {hex_ for hex_, (owner, _tile, _edges) in model.at.items() if owner == side}
    rank = {hex_: data.RANKS[model.at[hex_][1]] for hex_ in mine}
    found = set()
    ring_of = {data.ARC: (0, 1, 2), data.PINCER: (0, 3), data.TRIDENT: (0, 2, 4)}.get(card)
    if ring_of:
        for stone in range(boards.LARGE[model.kind]):
            ring = boards.RING[model.kind][6 * stone : 6 * stone + 6]
            found |= {frozenset(ring[(d + step) % 6] for step in ring_of) for d in range(6)}
        return [one for one in found if one <= mine]
    for one in mine:
        for d, other in model.neighbours(one):
            if other not in mine:
                continue
            equal = model.at[one][2][d] == model.at[other][2][(d + 3) % 6]
            fits = {
                data.BOND: equal,
                data.KINDRED: rank[one] == rank[other],
                data.SHEPHERD: max(rank[one], rank[other]) >= 2 and min(rank[one], rank[other]) == 0,
            }
            if fits[card]:
                found.add(frozenset((one, other)))
    return list(found)


# rules: MH-131, MH-133
def test_patterns_are_packed_best():
    counted = [0] * 8
    for seats, shared in MODES:
        for state, _action, _told in games(seats, ALL_ON | shared, range(12)):
            if rules.to_move(state) >= 0:
                continue
            model = Board(state)
            for card in (data.ARC, data.PINCER, data.BOND, data.KINDRED, data.SHEPHERD, data.TRIDENT):
                for seat in range(seats):
                    n = objectives.configurations(state[0], card, seat)
                    assert n == most_sets(patterns(model, seat, card))
                    counted[card] += n
    assert min(counted[card] for card in (data.ARC, data.PINCER, data.BOND, data.KINDRED, data.SHEPHERD, data.TRIDENT)) > 5


# rules: MH-130, MH-134
def test_bonus_is_the_sum_of_the_cards():
    for state, _action, told in games(3, ALL_ON, range(20)):
        b = state[0]
        if rules.to_move(state) < 0:
            shown = [(y >> 8, x, y & 255) for code, x, y in told if code == data.EV_AIM]
            for seat in range(3):
                mine = [(card, n) for who, card, n in shown if who == seat]
                assert sum(n for _card, n in mine) == b[data.BONUS + seat]
                assert len(mine) == 2 + b[data.OWN_N + seat]
                assert all(objectives.points(b, card, seat) == n for card, n in mine)


# rules: MH-171
@pytest.mark.parametrize(
    "position, count",
    [
        ("seats: 4; hand 1: A1, C1, C2, B2", 48),
        ("monsters: Red A1 @-1/0 r0; hand 1: C4", 1),
        ("monsters: Red S1 @-1/0 r0 +2; hand 1: C1, C3, C4", 18),
        ("monsters: Red S1 @-1/0 r0 +2, Red A1 @1/0 r1 +2; hand 1: C3", 96),
        ("seats: 3; options: abilities=on; faction 1: Blue; faction 2: Red; ability 1: Scatter; hand 1: S1, C1", 192),
        ("seats: 4; monsters: Blue S1 @0/-2 r0, Yellow A1 @0/-1 r2, Green B1 @1/-1 r4; hand 1: S1, A2, B3, C4", 31),
        ("seats: 3; monsters: Blue S1 @1/-2 r1, Yellow B2 @0/-1 r5, Red C3 @1/-1 r0; turn: 2; hand 2: A1, B1, C2", 21),
    ],
)
def test_golden_numbers_of_placements(position, count):
    state = parse_position(position)
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    n = rules.legal(state, out)
    assert n == count
    side = flow.side_to_place(state[0])
    assert all(legal.no_place(state[0], side, q) == 0 for q in out[:n])


# rules: MH-171
def test_the_most_placements():
    full = "options: abilities=on; faction 1: Blue; ability 1: Scatter; faction 2: Red; faction 3: Green; faction 4: Yellow"
    state = parse_position(f"seats: 4; {full}; hand 1: S1, B1, C1, A1")
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    assert rules.legal(state, out) == 32 * 6 + 2 * 6 * 3
    # nothing can be matched and both starting hexes are taken: everything is open
    state = parse_position("seats: 4; monsters: Red S1 @0/-2 r0 +4, Blue S1 @2/-2 r0 +4; hand 1: C1, C2, C3, C4")
    assert rules.legal(state, out) == 4 * 30 * 6


# rules: MH-172
def test_seed_and_decisions_are_all_there_is():
    actions, images = [], []
    for state, action, _told in games(3, ALL_ON, range(7, 8)):
        images.append(bytes(state[0]) + state[1].tobytes())
        actions.append(action)
    state = rules.make()
    rules.new(state, 3, ALL_ON, 7)
    for action, image in zip(actions, images):
        if action is not None:
            rules.apply(state, action)
        assert bytes(state[0]) + state[1].tobytes() == image
