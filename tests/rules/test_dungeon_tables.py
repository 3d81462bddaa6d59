# SPDX-License-Identifier: MIT
"""Dungeon Busters: the tables of the rule document, the exact counts of all hands, the set-up."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from games.dungeon_busters import data, fight, rules
from host_sim.games.dungeon_busters.names import HEROES, VILLAINS
from host_sim.games.dungeon_busters.parse import parse_position
from host_sim.paths import ROOT
from lang import keys_dungeon_busters as words
from lang import load, t

DOCUMENT = (ROOT / "docs" / "rules" / "dungeon_busters.md").read_text(encoding="utf-8")


def fresh(seats: int, seed: int):
    """A game that has been set up."""
    state = rules.make()
    rules.new(state, seats, 0, seed)
    return state


def rewards(villain: int) -> list[str]:
    """The slots of a villain in letters."""
    slots = data.SLOTS[3 * villain : 3 * villain + 3]
    return ["".join("RYB"[c] * (slot >> 2 * c & 3) for c in range(3)) or "-" for slot in slots]


# rules: DB-006, DB-007
def test_d1_is_the_villains():
    load("en")
    lines = [line for line in DOCUMENT.splitlines() if line[:4] in ("| V1", "| V2", "| V3")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert [row[0] for row in rows] == list(VILLAINS)
    for villain, (_id, name, strength, *slots) in enumerate(rows):
        assert (name, int(strength), slots) == (t(words.VILLAINS + villain), data.STRENGTH[villain], rewards(villain))


# rules: DB-006
def test_rewards_and_strengths_add_up():
    totals = [sum(data.STRENGTH[5 * battle : 5 * battle + 5]) for battle in range(3)]
    tokens = ["".join("".join(rewards(v)) for v in range(5 * battle, 5 * battle + 5)).replace("-", "") for battle in range(3)]
    assert totals == [40, 41, 43] and [len(battle) for battle in tokens] == [14, 15, 16]
    assert Counter("".join(tokens)) == {"R": 15, "Y": 15, "B": 15}
    for villain in range(15):
        slots = rewards(villain)
        assert slots[0] != "-" and (slots[1] != "-" or slots[2] == "-")


# rules: DB-002, DB-003
@pytest.mark.parametrize("seats, cards", [(3, range(2, 8)), (4, range(1, 7)), (5, range(1, 7))])
def test_the_cards_are_the_same_for_every_hero(seats, cards):
    state = parse_position(f"seats: {seats}; villain: V1-1")
    for seat in range(seats):
        assert [value for value in range(9) if rules.hand(state[0], seat) >> value & 1] == list(cards)
    assert len(HEROES) == data.HEROES == 5 and len(HEROES) * 7 == 35


# rules: DB-001
@pytest.mark.parametrize("seats", [0, 1, 2, 6, 7, 100])
def test_other_numbers_of_seats_are_refused(seats):
    with pytest.raises(ValueError):
        rules.new(rules.make(), seats, 0, 1)


# rules: DB-008
@pytest.mark.parametrize("seats", rules.SEATS)
def test_the_first_player_is_drawn(seats):
    firsts = Counter(fresh(seats, seed)[0][data.FIRST] for seed in range(300 * seats))
    assert sorted(firsts) == list(range(seats)) and all(220 < n < 380 for n in firsts.values()), firsts
    assert fresh(seats, 5)[0][data.FIRST] == fresh(seats, 5)[0][data.FIRST]


# rules: DB-009
def test_each_villain_is_put_away_as_often_as_another():
    away = Counter(fresh(4, seed)[0][data.DECK + 4] for seed in range(1000))
    assert sorted(away) == [0, 1, 2, 3, 4] and all(150 < n < 250 for n in away.values()), away
    orders = {bytes(fresh(4, seed)[0][data.DECK : data.DECK + 5]) for seed in range(1000)}
    assert len(orders) == 120


# of all hands (one card a seat): totals of at least so much; all cancelled; the lowest value tied; survivors
COUNTS = {
    3: (216, (180, 165, 150, 135, 120, 114, 78, 60), 6, 51, {0: 6, 1: 90, 3: 120}),
    4: (1296, (1092, 1024, 908, 792, 648, 456, 264, 216), 96, 396, {0: 96, 1: 120, 2: 720, 4: 360}),
    5: (7776, (6415, 6010, 5525, 4860, 4440, 3220, 1440, 1080), 306, 2881, {0: 306, 1: 1950, 2: 1200, 3: 3600, 5: 720}),
}


# rules: DB-030, DB-031, DB-032, DB-033, DB-034
@pytest.mark.parametrize("seats", rules.SEATS)
def test_t42_all_hands(seats):
    b = fresh(seats, 1)[0]
    totals, survivors = [], Counter()
    cancelled = tied = 0
    for cards in itertools.product(range(data.LOW_CARD[seats], data.HIGH_CARD[seats] + 1), repeat=seats):
        b[data.CARD : data.CARD + seats] = bytes(cards)
        totals.append(fight.total(b))
        alone = sum(1 for value in range(1, 8) if fight.holder(b, value) >= 0)
        survivors[alone] += 1
        cancelled += alone == 0
        tied += fight.count_of(b, fight.lowest(b)) > 1
    at_least = tuple(sum(1 for total in totals if total >= s) for s in (4, 5, 6, 7, 8, 10, 13, 14))
    assert (len(totals), at_least, cancelled, tied, dict(survivors)) == COUNTS[seats]
