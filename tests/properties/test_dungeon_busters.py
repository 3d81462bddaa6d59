# SPDX-License-Identifier: MIT
"""Dungeon Busters: the invariants in random games, and every fight against a plain model of the rules."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import pytest

from core import events, rng
from games.dungeon_busters import data, rules
from host_sim.games.dungeon_busters.parse import parse_position

SEEDS = 1000


def games(seats: int, seeds: range, options: int = 0) -> Iterator[tuple]:
    """Random games: (state, action) before each decision, (state, None) when one is over."""
    state = rules.make()
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    chance = array("H", bytes(8))
    for seed in seeds:
        rules.new(state, seats, options, seed)
        rng.seed(chance, seed ^ 0xABC)
        while n := rules.legal(state, out):
            assert n >= 2, "a question with one answer (DB-115)"
            action = out[rng.rnd(chance, n)]
            yield state, action
            events.clear()
            rules.apply(state, action)
        yield state, None


def triple(b, at: int) -> list[int]:
    """Three counts."""
    return list(b[at : at + 3])


# rules: DB-110, DB-111, DB-112, DB-113, DB-114, DB-115, DB-020
@pytest.mark.parametrize("seats", rules.SEATS)
def test_t41_what_always_holds(seats):
    fights = 0
    reserve = centre = [0, 0, 0]
    for state, action in games(seats, range(SEEDS), data.SILENT):
        b = state[0]
        held = [sum(b[data.TOKENS + 3 * seat + c] for seat in range(seats)) for c in range(3)]
        now, left = triple(b, data.CENTRE), triple(b, data.RESERVE)
        assert [sum(parts) for parts in zip(held, now, left)] == [15, 15, 15]
        if b[data.PHASE] == data.SETUP:
            fights, reserve, centre = 0, left, now
            continue
        assert all(a <= z for a, z in zip(left, reserve))
        reserve = left
        done = [events.LOG[i] >> 8 for i in range(1, events.LOG[0], 2)]
        fights += done.count(data.EV_WIN) + done.count(data.EV_LOSS)
        if b[data.PHASE] != data.PICK and data.EV_WIN in done or data.EV_SHARED in done and b[data.PHASE] != data.PICK:
            assert now == [0, 0, 0]
        elif b[data.PHASE] != data.PICK:
            assert all(a >= z for a, z in zip(now, centre))
        centre = now
        if b[data.PHASE] == data.CHOOSE:
            assert [bin(rules.hand(b, seat)).count("1") for seat in range(seats)] == [6 - b[data.FIGHT]] * seats
            rows = [sum(1 for card in b[data.ROW + 4 * seat : data.ROW + 4 * seat + 4] if card) for seat in range(seats)]
            assert rows == [b[data.FIGHT]] * seats
        if action is None:
            assert fights == 12


class Model:
    """A fight as the rule book tells it, in lists and loops of plain Python."""

    def __init__(self, b) -> None:
        self.seats = b[data.SEATS_N]
        self.tokens = [triple(b, data.TOKENS + 3 * seat) for seat in range(self.seats)]
        self.centre = triple(b, data.CENTRE)
        self.reserve = triple(b, data.RESERVE)
        self.first = b[data.FIRST]
        villain = b[data.DECK + 5 * b[data.BATTLE] + b[data.FIGHT]]
        self.strength = data.STRENGTH[villain]
        slots = data.SLOTS[3 * villain : 3 * villain + 3]
        self.slots = [[c for c in range(3) for _ in range(slot >> 2 * c & 3)] for slot in slots if slot]

    def play(self, cards: list[int], answers: list[int]) -> None:
        """The whole fight; `answers` are the colours that were chosen, and all of them are used."""
        alive = sorted((card, seat) for seat, card in enumerate(cards) if cards.count(card) == 1)
        if sum(card for card, _seat in alive) >= self.strength:
            self.win([seat for _card, seat in alive], answers)
        else:
            self.lose([seat for seat in range(self.seats) if cards[seat] == min(cards)], answers)
        assert not answers

    def win(self, ranked: list[int], answers: list[int]) -> None:
        for seat, slot in zip(ranked, self.slots):
            for colour in slot:
                if self.reserve[colour]:
                    self.reserve[colour] -= 1
                    self.tokens[seat][colour] += 1
        turn = 0
        while any(self.centre):
            seat = ranked[turn % len(ranked)]
            there = [c for c in range(3) if self.centre[c]]
            colour = answers.pop(0) if len(there) > 1 and len(ranked) > 1 else there[0]
            self.centre[colour] -= 1
            self.tokens[seat][colour] += 1
            turn += 1

    def lose(self, losers: list[int], answers: list[int]) -> None:
        for seat in sorted(losers, key=lambda seat: (seat - self.first) % self.seats):
            mine = self.tokens[seat]
            if any(mine):
                tied = [c for c in range(3) if mine[c] == max(mine)]
                colour = answers.pop(0) if len(tied) > 1 else tied[0]
                assert colour in tied
                self.centre[colour] += mine[colour]
                mine[colour] = 0

    def agrees(self, b) -> bool:
        """True if the state has the same tokens everywhere."""
        places = [*self.tokens, self.centre, self.reserve]
        at = [*(data.TOKENS + 3 * seat for seat in range(self.seats)), data.CENTRE, data.RESERVE]
        return places == [triple(b, place) for place in at]


# rules: DB-040, DB-041, DB-042, DB-043, DB-044, DB-045, DB-046, DB-047, DB-049, DB-060, DB-061, DB-063, DB-064, DB-066
@pytest.mark.parametrize("seats", rules.SEATS)
def test_fights_against_the_model(seats):
    model, cards, answers = None, [], []
    fights = 0
    for state, action in games(seats, range(300), data.SILENT):
        b = state[0]
        if b[data.PHASE] in (data.CHOOSE, data.OVER) and model and all(cards):
            model.play(cards, answers)
            assert model.agrees(b)
            fights += 1
            model = None
        if action is None or b[data.PHASE] == data.SETUP:
            model = None
            continue
        if b[data.PHASE] == data.CHOOSE:
            model, answers = model or Model(b), []
            cards = list(b[data.CARD : data.CARD + seats])
            if action >> 11 == data.COMMIT:
                cards[b[data.MOVER]] = action & 7
        else:
            answers.append(action & 3)
    assert fights == 300 * 12


# rules: DB-094
def test_nothing_but_the_decisions_of_the_rules_is_possible():
    kinds: dict[int, set[int]] = {}
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    for state, action in games(4, range(30)):
        if action is not None:
            found = {out[i] >> 11 for i in range(rules.legal(state, out))}
            kinds.setdefault(state[0][data.PHASE], set()).update(found)
    assert kinds == {
        data.SETUP: {data.HERO},
        data.CHOOSE: {data.COMMIT, data.ANNOUNCE, data.WITHDRAW, data.SPEAK},
        data.PICK: {data.TAKE},
        data.GIVE_UP: {data.LOSE},
    }


# rules: DB-104, DB-025
def test_events_do_not_tell_a_committed_card():
    told = set()
    for value in (2, 4, 7):
        state = parse_position("seats: 3; villain: V1-3")
        events.clear()
        rules.apply(state, data.COMMIT << 11 | value)
        told.add(bytes(events.LOG[: events.LOG[0]]))
    assert len(told) == 1
