# SPDX-License-Identifier: MIT
"""Phases 5 and 6 from many positions, compared with an independent model at every question and at the end."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from castle_model import Model
from castle_starts import crowded, odd

from games.castle_panic import data, rules
from host_sim.seeded_cases import Case
from host_sim.seeded_table import Table

TABLE = Table(Case("castle_panic", 1, 0))
ASKED = {data.ASK_WALL: "wall", data.ASK_TOWER: "tower", data.ASK_DROP: "drop"}


def named(state, action: int):
    """The card or monster that an answer names, as the model describes it."""
    if action >> 11 == data.DROP:
        return action >> 5 & 63
    m = state[1][data.MONS + (action & 31)]
    return m >> 4 & 7, m >> 2 & 3, (m >> 7) // 6, (m >> 7) % 6, bool(m & data.TAR_BIT)


def act(state, action: int, model: Model) -> None:
    """Apply an action and hand the dice it rolled to the model."""
    for word, _y in TABLE.apply(state, action):
        if word >> 8 == data.EV_DIE:
            model.dice.append(word & 255)


def compare(state, question) -> list[int]:
    """The game asks what the model asks; the legal actions."""
    b, found = state[0], TABLE.legal(state)
    name, arc, choice = question
    assert ASKED[b[data.ASK]] == name
    assert b[data.ASK_ARC] == arc
    assert Counter(named(state, action) for action in found) == choice
    return found


def follow(state, seed: int) -> str:
    """End phase 4 in the game and in the model; how it ended."""
    dice = random.Random(seed)
    model = Model.of(state)
    asked = model.turn(bool(state[0][data.MISSED]))
    answer = None
    act(state, data.PASS << 11, model)
    while True:
        try:
            question = asked.send(answer)
        except StopIteration as end:
            assert not model.dice
            assert Model.of(state).seen() == model.seen()
            return end.value
        found = compare(state, question)
        assert Model.of(state).seen() == model.seen()
        action = dice.choice(found)
        answer = named(state, action)
        act(state, action, model)


def outcome(state) -> str:
    """What the game says."""
    return {-1: "next", 0: "lost", 1: "won"}[rules.result(state)]


def test_odd_positions():
    ends = Counter()
    for seed in range(6000):
        state = odd(seed)
        b = state[0]
        if not b[data.MONS_N] and not b[data.PILE_N]:
            continue
        b[data.PHASE] = data.PLAY_CARDS
        b[data.MISSED] = seed % 5 == 0
        end = follow(state, seed)
        assert end == outcome(state), seed
        ends[end] += 1
    assert set(ends) == {"next", "lost", "won"}


@pytest.mark.parametrize("token", range(data.TOKEN_KINDS))
def test_every_token(token):
    for seed in range(100):
        state = crowded(seed, token)
        assert follow(state, seed) == outcome(state), seed
