# SPDX-License-Identifier: MIT
"""Cave Troll: the invariants in random games, scorings against a plain model, replays.

    CAVE_TROLL_GAMES=10000 python -m pytest -n 0 tests/properties/test_cave_troll.py     as many games in all
"""

from __future__ import annotations

import os
from array import array
from collections import Counter
from collections.abc import Iterator

import pytest

from core import events, rng
from core.rng import by_kind
from games.cave_troll import board, data, rules
from games.cave_troll.scoring import full_scoring
from host_sim.games.cave_troll.names import neighbours
from host_sim.games.cave_troll.parse import parse_position
from host_sim.games.cave_troll.position import zones
from host_sim.games.cave_troll.validate import validate
from host_sim.seeded_table import clone, pack

VARIANTS = (0, data.ALTERNATE, data.IN_DARK, data.ALTERNATE | data.IN_DARK | data.NEAR_PALADIN, data.ONE_CARD | data.STAIRS)
SETUPS = [(seats, options) for seats in rules.SEATS for options in VARIANTS]
GAMES = int(os.environ.get("CAVE_TROLL_GAMES", "150"))
SEEDS = -(-GAMES // len(SETUPS))
# of very many games every fourth position is looked at
EVERY = 1 if GAMES < 1000 else 4


def games(seats: int, options: int, seeds: range) -> Iterator[tuple]:
    """Random games: (state, action) before each decision, (state, None) when one is over."""
    state = rules.make()
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    chance = array("H", bytes(8))
    for seed in seeds:
        rules.new(state, seats, options, seed)
        rng.seed(chance, seed ^ 0xABC)
        while n := rules.legal(state, out):
            # every eighth game of pure chance, in which few draw
            action = by_kind(chance, out, n) if seed % 8 else out[rng.rnd(chance, n)]
            yield state, action
            events.clear()
            rules.apply(state, action)
        yield state, None


def figures(b, seat: int) -> list[int]:
    """Where the sixteen figures of a seat are."""
    return list(b[data.FIG + data.FIGURES * seat : data.FIG + data.FIGURES * (seat + 1)])


def check_rooms(b, alternate: int) -> None:
    """CT-281 .. CT-284, from the figures alone."""
    rows = [figures(b, seat) for seat in range(b[data.SEATS_N])]
    for room in range(data.ROOMS):
        here = [(seat, place) for seat, row in enumerate(rows) for place, area in enumerate(row) if area == room]
        places = [place for _seat, place in here]
        berserkers = places.count(data.BARBARIAN) if alternate else 0
        assert len(here) <= 5 + berserkers and berserkers < 2
        if alternate:
            continue
        assert data.TROLLS not in places or len(here) == 1
        knights = {seat for seat, place in here if place == data.KNIGHT}
        assert not any(place == data.ORC and knights - {seat} for seat, place in here)


# rules: CT-280, CT-281, CT-282, CT-283, CT-284, CT-285, CT-286, CT-287, CT-288, CT-002, CT-009, CT-065, CT-261
@pytest.mark.parametrize("seats, options", SETUPS)
def test_what_always_holds(seats, options):
    gold = [0] * seats
    plies = ends = 0
    for state, action in games(seats, options, range(SEEDS)):
        b, w = state
        plies += 1
        if plies % EVERY and action is not None:
            continue
        validate(state)
        assert not any(data.PIT <= area < data.AREAS for seat in range(seats) for area in figures(b, seat)[: data.HEROES])
        now = list(w[data.GOLD_OF : data.GOLD_OF + seats])
        assert sum(now) == 0 and b[data.TURNS] == 1 or all(a >= z for a, z in zip(now, gold))
        gold = now
        if b[data.PHASE] == data.ACT:
            check_rooms(b, options & data.ALTERNATE)
            assert b[data.POOL] <= 4
            for seat in range(seats):
                deck, hand, pool, rest = zones(b, seat)
                assert len(hand) <= 1 and len(deck + hand + pool + rest) == 19
        if action is None:
            assert b[data.PHASE] == data.OVER and rules.result(state) > 0
            gold = [0] * seats
            ends += 1
            plies = 0
        assert plies < 20_000
    assert ends == SEEDS


class Model:
    """A full scoring as the rule book tells it, in plain Python."""

    def __init__(self, state) -> None:
        b, w = state
        self.gold = Counter()
        alternate = w[data.OPTS] & data.ALTERNATE
        for room in range(data.ROOMS):
            strength: Counter = Counter()
            dwarves = 0
            berserker = None
            for seat in range(b[data.SEATS_N]):
                for place, area in enumerate(figures(b, seat)[: data.HEROES]):
                    if area == room:
                        strength[seat] += 2 if place == data.BARBARIAN and not alternate else 1
                        dwarves += place == data.DWARF and not alternate
                        berserker = seat if place == data.BARBARIAN and alternate else berserker
            chests = sum(b[data.CHEST + seat] == room for seat in range(b[data.SEATS_N]))
            best = [seat for seat, n in strength.items() if n == max(strength.values())]
            if len(best) == 1:
                worth = board.GOLD[room] * 2**dwarves + 4 * chests
                if berserker is not None and berserker != best[0]:
                    self.gold[berserker] += worth // 2
                    worth //= 2
                self.gold[best[0]] += worth


# rules: CT-109, CT-110, CT-111, CT-160, CT-161, CT-162, CT-163, CT-164, CT-165, CT-211, CT-007, CT-201
@pytest.mark.parametrize("options", [0, data.ALTERNATE])
def test_scorings_against_the_model(options):
    paid = 0
    for ply, (state, _action) in enumerate(games(4, options, range(12))):
        if ply % 3:
            continue
        b, w = copy = clone(state)
        full_scoring(b, w, 0)
        model = Model(state)
        before = state[1]
        assert [w[data.GOLD_OF + seat] - before[data.GOLD_OF + seat] for seat in range(4)] == [model.gold[s] for s in range(4)]
        assert copy[0] == state[0]
        paid += sum(model.gold.values())
    assert paid > 1000


# rules: CT-035, CT-032
def test_nothing_but_the_decisions_of_the_rules_is_possible():
    kinds: dict[int, set[int]] = {}
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    for options in (0, data.ALTERNATE):
        for state, action in games(4, options, range(40)):
            if action is not None:
                found = {out[i] >> 11 for i in range(rules.legal(state, out))}
                kinds.setdefault(state[0][data.PHASE], set()).update(found)
    walk = {data.PASS, data.WALK, data.MOVE}
    assert kinds[data.ACT] == set(range(data.LENS + 1)) - {data.PLAY, data.RUN}
    assert kinds[data.CARD] == {data.PLAY} and kinds[data.SECOND] == {data.PLAY, data.PASS}
    assert kinds[data.SHOVE] == {data.PUSH, data.PASS} and kinds[data.RUNNING] == {data.RUN}
    assert kinds[data.FLEE] == walk and kinds[data.CLOAKED] == walk


# rules: CT-035
@pytest.mark.parametrize("options", [0, data.ALTERNATE])
def test_every_action_changes_something(options):
    """But for the turn's count, which even a wasted action would change; a rampage is done when nobody runs any more."""
    for state, action in games(3, options, range(6)):
        if action is not None and action >> 11 not in (data.PASS, data.SANDALS, data.LENS, data.RAMPAGE):
            before = bytes(state[0][data.FIG :])
            copy = clone(state)
            rules.apply(copy, action)
            assert bytes(copy[0][data.FIG :]) != before


# rules: CT-070, CT-077
def test_figures_go_through_doors_only():
    steps = 0
    for options in (0, data.ALTERNATE):
        for _state, _action in games(4, options, range(20)):
            for i in range(1, events.LOG[0], 2):
                code, x, y = events.LOG[i] >> 8, events.LOG[i] & 255, events.LOG[i + 1]
                # the Thief and the Banshee go farther
                if code == data.EV_MOVE and x not in (1, 13) or data.EV_MOVE < code < data.EV_EXPEL:
                    assert (y & 63) in neighbours(y >> 6 & 63)
                    steps += 1
    assert steps > 2000


# rules: CT-263
def test_ts54_the_same_decisions_give_the_same_game():
    for seats, options in SETUPS[:4]:
        actions = [action for _state, action in games(seats, options, range(3, 4))][:-1]
        ends = []
        for _ in range(2):
            state = rules.make()
            rules.new(state, seats, options, 3)
            chance = None
            for action in actions:
                before = tuple(state[1][0:4])
                chance = chance or before
                rules.apply(state, action)
                assert tuple(state[1][0:4]) == before, "chance is for the set-up alone"
            ends.append(pack(state))
        assert ends[0] == ends[1] and state[0][data.PHASE] == data.OVER


# rules: CT-061, CT-262
def test_events_do_not_tell_what_is_hidden():
    told = set()
    for deck, relics in (("Artifact, Kni, ...", "Bell, Lens"), ("Artifact, Dwa, ...", "Lens, Bell")):
        state = parse_position(f"seats: 2; deck 1: {deck}; artifacts: {relics}, Cloak, Blade, Sandals, Chalice")
        for action in (data.DRAW << 11, data.PLAY << 11 | data.CARD_RELIC << 6, data.DRAW << 11):
            events.clear()
            rules.apply(state, action)
            told.add((action, bytes(events.LOG[: events.LOG[0]])))
    assert len(told) == 2
