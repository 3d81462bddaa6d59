# SPDX-License-Identifier: MIT
"""The tables of the rule document against the tables the rules play by."""

import pytest

from core import rng
from games.castle_panic import data, pieces, rules
from host_sim.games.castle_panic.names import CARDS, TOKENS
from host_sim.paths import ROOT

DOCUMENT = (ROOT / "docs" / "rules" / "castle_panic.md").read_text(encoding="utf-8")


def rows(title: str) -> dict[str, list[str]]:
    """The rows of a table of the document by their first cell."""
    text = DOCUMENT[DOCUMENT.index(f"### {title}") :].split("\n\n")[1]
    cells = [[cell.strip(" *") for cell in line.strip("|").split("|")] for line in text.splitlines()]
    return {line[0]: line[1:] for line in cells if not line[0].startswith("---")}


# rules: CP-001, CP-003
def test_t1_is_the_deck():
    table = rows("T1")
    del table["Card"]
    total = table.pop("Sum")
    counts = dict(zip(CARDS, data.CARD_COUNT))
    for name, line in table.items():
        red, green, blue, plain, row_sum = map(int, line)
        have = [counts.pop(f"{c} {name}", 0) for c in ("Red", "Green", "Blue", "Any Color")]
        have[3] += counts.pop(name, 0)
        assert have == [red, green, blue, plain], name
        assert sum(have) == row_sum, name
    assert not counts, "cards that T1 lacks"
    columns = [[int(line[i]) for line in table.values()] for i in range(5)]
    assert [sum(column) for column in columns] == [int(n) for n in total] == [10, 10, 10, 19, 49]


# rules: CP-001, CP-004, CP-005, CP-209
def test_t2_is_the_tokens():
    table = rows("T2")
    del table["Token"]
    total = [int(n) for n in table.pop("Sum")]
    assert list(table) == list(TOKENS)
    for kind, line in enumerate(table.values()):
        count, points, worth, opening, _easy = map(int, line)
        monster = kind < data.MONSTER_KINDS
        assert count == data.TOKEN_COUNT[kind]
        assert points == (data.START_POINTS[kind] if monster else 0)
        assert worth == (data.TROPHY_POINTS[kind] if monster else 0)
        assert opening == (data.OPENING[kind] if kind < len(data.OPENING) else 0)
    numbers = [[int(n) for n in line] for line in table.values()]
    assert total == [
        sum(n[0] for n in numbers),
        sum(n[0] * n[1] for n in numbers),
        sum(n[0] * n[2] for n in numbers),
        sum(n[3] for n in numbers),
        sum(n[4] for n in numbers),
    ]
    assert total == [49, 69, 74, 6, 11]
    assert sum(n[0] for n in numbers[: data.MONSTER_KINDS]) == 31 == data.MONS_MAX


def test_t4_is_the_hand_size():
    table = rows("T4")
    assert [int(n) for n in table["Players"]] == [1, 2, 3, 4, 5, 6]
    assert [int(n) for n in table["Cards"]] == list(data.HAND_SIZE[1:])


T7 = {"no": (), "yes": range(6), "only with Heroic Powers": (), "if it gets there": ()}


@pytest.mark.parametrize("name", ["Archer", "Knight", "Swordsman", "Hero", "Barbarian", "Tar", "Drive Him Back!"])
def test_t7_is_the_reach_of_the_cards(name):
    line = rows("T7")[name]
    for card, reach in enumerate(data.REACH):
        if not CARDS[card].endswith(name):
            continue
        colour = CARDS[card].split()[0]
        arcs = {"Red": (0, 1), "Green": (2, 3), "Blue": (4, 5)}.get(colour, range(6))
        wanted = {ring * 6 + arc for ring in range(5) for arc in T7[line[ring]] if arc in arcs}
        assert {pos for pos in range(30) if reach >> pos & 1} == wanted, CARDS[card]


# rules: CP-007
@pytest.mark.parametrize("seats", [0, 7, 100])
def test_nobody_and_seven_cannot_play(seats):
    with pytest.raises(ValueError):
        rules.new(rules.make(), seats, 0, 1)


def dealt(seed: int):
    state = rules.make()
    rules.new(state, 1, 0, seed)
    return state


# rules: CP-043, CP-044, CP-003, CP-004
def test_set_up_shuffles_the_whole_box():
    """Every seed has all the pieces, and they come in another order."""
    decks, piles, hands = set(), set(), set()
    for seed in range(60):
        b, _w = dealt(seed)
        cards = bytes(b[data.CARDS : data.TOKENS])
        tokens = bytes(b[data.TOKENS : data.TOKENS + b[data.PILE_N]])
        assert [cards.count(kind) for kind in range(data.CARD_KINDS)] == list(data.CARD_COUNT)
        less = [*data.OPENING, *bytes(data.TOKEN_KINDS - 3)]
        assert [tokens.count(k) for k in range(data.TOKEN_KINDS)] == [n - m for n, m in zip(data.TOKEN_COUNT, less)]
        decks.add(cards[: b[data.DECK_N]])
        piles.add(tokens)
        hands.add(cards[b[data.DECK_N] : b[data.DECK_N] + 6])
    assert len(decks) == len(piles) == len(hands) == 60


# rules: CP-041, CP-042
@pytest.mark.parametrize("placed", [(), ((data.TROLL, 3),), ((data.GOBLIN, 0), (data.ORC, 2), (data.GOBLIN, 3), (data.ORC, 5))])
def test_the_random_opening_is_complete_and_various(placed):
    seen = set()
    for seed in range(60):
        state = dealt(seed)
        b, w = state
        for kind, arc in placed:
            rules.apply(state, data.PLACE << 11 | kind << 5 | arc)
        rules.apply(state, data.SCATTER << 11)
        words = list(w[data.MONS : data.MONS + 6])
        assert b[data.MONS_N] == 6
        assert [m >> 7 for m in words] == list(range(6, 12))
        assert sorted(m >> 4 & 7 for m in words) == [data.GOBLIN] * 3 + [data.ORC] * 2 + [data.TROLL]
        assert all(m >> 2 & 3 == pieces.start_points(w, m >> 4 & 7) for m in words)
        assert all(words[arc] >> 4 & 7 == kind for kind, arc in placed)
        seen.add(tuple(words))
    # of 60 openings, of 10 with the Troll placed, of 2 with a Goblin and the Troll left
    assert len(seen) == {0: len(seen), 1: 10, 4: 2}[len(placed)] and len(seen) > (30 if not placed else 1)


def test_the_random_opening_favours_no_arc():
    trolls = [0] * 6
    for seed in range(1200):
        state = dealt(seed)
        rules.apply(state, data.SCATTER << 11)
        w = state[1]
        trolls[next(i for i in range(6) if w[data.MONS + i] >> 4 & 7 == data.TROLL)] += 1
    assert all(150 < n < 250 for n in trolls), trolls


def test_the_die_shows_all_six_faces():
    w = [0, 0, 0, 0]
    rng.seed(w, 5)
    rolls = [rng.rnd(w, 6) for _ in range(6000)]
    assert all(800 < rolls.count(face) < 1200 for face in range(6))
