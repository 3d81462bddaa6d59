# SPDX-License-Identifier: MIT
"""Random games of Castle Panic: what holds after every action (P-1 .. P-10 of the rules)."""

from __future__ import annotations

from collections import Counter

import pytest
from castle_checks import TABLE, check_state, picker, play
from castle_grid import begun, setup
from castle_ledger import Ledger
from castle_starts import STARTS, crowded, fresh, odd
from hypothesis import given, settings
from hypothesis import strategies as st

from games.castle_panic import data, rules
from host_sim.seeded_table import pack

CHUNK = 50
# events that need several seats or an optional rule
SEVERAL = {
    *("EV_FIRST", "EV_HOME", "EV_OFFER", "EV_GIVE", "EV_REFUSED", "EV_TRADED", "EV_OUT", "EV_REMOVED"),
    *("EV_LORD_DRAW", "EV_LORD_PLAY", "EV_LORD_DONE"),
}
# chunks of each kind of start: 1,000 games and more in all
CHUNKS = [(kind, i) for kind, n in (("fresh", 12), ("short", 8), ("odd", 8)) for i in range(n)]
@pytest.mark.parametrize("kind, chunk", CHUNKS, ids=lambda part: str(part))
def test_everything_holds_after_every_action(kind, chunk):
    """P-1 .. P-7 and P-10 over many seeded games."""
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        try:
            result, _actions = play(STARTS[kind](seed), picker(seed))
        except AssertionError as fault:
            raise AssertionError(f"{kind} game {seed}: {fault}") from fault
        assert result in (0, 1)


@pytest.mark.parametrize("chunk", range(8))
def test_everything_holds_with_several_seats_and_options(chunk):
    """The same over the grid of players, modes and options, with the account kept from the events alone."""
    for number in range(chunk * 30, (chunk + 1) * 30):
        try:
            play(begun(number), picker(number))
        except AssertionError as fault:
            raise AssertionError(f"game {number} {setup(number)}: {fault}") from fault


@pytest.mark.parametrize("token", range(data.TOKEN_KINDS))
def test_every_token_on_a_crowd(token):
    """P-1 .. P-4 through phases 5 and 6 with each kind of token, where nearly equal monsters stand together."""
    for seed in range(60):
        state, pick = crowded(seed, token), picker(seed)
        ledger = Ledger(state)
        action = data.PASS << 11
        while True:
            ledger.book(TABLE.apply(state, action))
            check_state(state)
            ledger.compare(state)
            if state[0][data.ASK] == data.ASK_PHASE:
                break
            found = TABLE.legal(state)
            action = found[pick(len(found), 0)]


def test_both_ends_and_all_kinds_of_things_happen():
    """The games above are worth playing: won and lost, with every event and every kind of action."""
    results, events, actions = Counter(), set(), set()
    for seed in range(0, 400):
        for kind in ("short", "odd"):
            state = STARTS[kind](seed)
            pick = picker(seed)
            while found := TABLE.legal(state):
                action = found[pick(len(found), 0)]
                events |= {word >> 8 for word, _y in TABLE.apply(state, action)}
                actions.add((action >> 11, action >> 5 & 63 if action >> 11 == data.PLAY else 0))
            results[rules.result(state)] += 1
    assert results[0] > 50 and results[1] > 50
    codes = {name: value for name, value in vars(data).items() if name.startswith("EV_") and name not in SEVERAL}
    assert {name for name, value in codes.items() if value not in events} == set()
    plays = {(data.PLAY, card) for card in range(data.CARD_KINDS)}
    plays -= {(data.PLAY, card) for card in (data.MORTAR, data.NICE_SHOT, data.SCAVENGER)}
    others = {(kind, 0) for kind in (data.PLACE, data.SCATTER, data.SWAP, data.DROP, data.PASS, data.NICE)}
    assert actions == plays | others | {(data.SCAVENGE, 0), (data.DAMAGE, 0)}


def test_same_seed_same_game():
    """P-8: the same seed and the same decisions give the same game."""
    for seed in range(20):
        one, two = fresh(seed), fresh(seed)
        _result, actions = play(one, picker(seed))
        for action in actions:
            TABLE.apply(two, action)
        assert pack(one) == pack(two)


CHOICES = st.lists(st.integers(0, 599), max_size=60)
FEW = settings(max_examples=60, deadline=None, derandomize=True)


@FEW
@given(seed=st.integers(0, 0xFFFFFFFF), choices=CHOICES)
def test_chosen_games(seed, choices):
    """All of it again with decisions that hypothesis thinks up, and shrinks when something breaks."""
    rest = picker(seed & 0xFFFF)
    play(fresh(seed), lambda n, ply: choices[ply] % n if ply < len(choices) else rest(n, ply))


@FEW
@given(seed=st.integers(0, 0xFFFFFF), choices=CHOICES)
def test_chosen_games_from_odd_positions(seed, choices):
    rest = picker(seed & 0xFFFF)
    play(odd(seed), lambda n, ply: choices[ply] % n if ply < len(choices) else rest(n, ply))


@FEW
@given(seed=st.integers(0, 0xFFFFFF), steps=st.integers(0, 40), tried=st.lists(st.integers(0, 0xFFFF), max_size=200))
def test_an_illegal_action_changes_nothing(seed, steps, tried):
    """P-9: what is refused leaves every byte; what is not refused is in the list."""
    state, pick = odd(seed), picker(seed)
    for ply in range(steps):
        if found := TABLE.legal(state):
            TABLE.apply(state, found[pick(len(found), ply)])
    found, before = TABLE.legal(state), pack(state)
    for action in tried:
        assert (rules.why_not(state, action) == 0) == (action in found)
    assert pack(state) == before
