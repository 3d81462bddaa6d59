# SPDX-License-Identifier: MIT
"""Random games of Castle Panic: what holds after every action (P-1 .. P-10 of the rules)."""

from __future__ import annotations

from collections import Counter

import pytest
from castle_ledger import Ledger, zones
from castle_starts import STARTS, crowded, fresh, odd
from hypothesis import given, settings
from hypothesis import strategies as st

from games.castle_panic import data, rules
from games.castle_panic.pieces import start_points
from host_sim.games.castle_panic.validate import counts, validate
from host_sim.seeded_cases import Case
from host_sim.seeded_table import Table, clone, pack

TABLE = Table(Case("castle_panic", 1, 0))
CHUNK = 50
# chunks of each kind of start: 1,000 games and more in all
CHUNKS = [(kind, i) for kind, n in (("fresh", 12), ("short", 8), ("odd", 8)) for i in range(n)]
# what may take cards from a hand: kinds of action for each event
TAKERS = {
    data.EV_PLAY: {data.PLAY, data.NICE, data.SCAVENGE},
    data.EV_DISCARD: {data.SWAP, data.DROP},
}


def check_state(state) -> None:
    """P-2, P-3, P-4, P-10, and the tidiness that makes equal positions equal bytes."""
    validate(state)
    b, w = state
    words = list(w[data.MONS : data.MONS + b[data.MONS_N]])
    assert b[data.FORTS] & ~b[data.WALLS] == 0
    assert bin(b[data.FORTS]).count("1") <= 2
    assert sum(1 for m in words if m & data.TAR_BIT) <= 1
    assert all(1 <= m >> 2 & 3 <= start_points(w, m >> 4 & 7) for m in words)
    if not b[data.HIT_TOWERS]:
        assert all(m >> 7 < data.CASTLE_RING or not b[data.TOWERS] >> (m >> 7) % 6 & 1 for m in words)
    if w[data.OPTS] & 3 == data.COOP:
        assert not any(w[data.TROPHY : data.TROPHY + 6]) and rules.score(state, 0) == 0
    assert counts(state)[0] == 49 >= counts(state)[1]
    assert words == sorted(words) and not any(w[data.MONS + len(words) :])
    assert not any(b[data.TOKENS + b[data.PILE_N] : data.B_SIZE])
    i = data.CARDS + b[data.DECK_N]
    for n in (b[data.HAND_N], b[data.DISC_N]):
        assert list(b[i : i + n]) == sorted(b[i : i + n])
        i += n


def check_step(before, state, action: int, told: list[tuple[int, int]]) -> None:
    """P-5 and P-6: Towers do not rise; a hand shrinks only for a reason the events name."""
    assert state[0][data.TOWERS] & ~before[0][data.TOWERS] == 0
    lost = Counter()
    for word, y in told:
        code, card = word >> 8, word & 255
        if code in TAKERS:
            assert action >> 11 in TAKERS[code]
        if code in TAKERS or code == data.EV_PLAGUED:
            lost[y & 255, card] += 1
    old, new = zones(before), zones(state)
    for seat in range(state[0][data.SEATS_N]):
        for card, n in (old[f"hand {seat}"] - new[f"hand {seat}"]).items():
            assert n <= lost[seat, card]


def play(state, pick) -> tuple[int, list[int]]:
    """Play to the end with every check after every action; the result and the actions."""
    ledger = Ledger(state)
    check_state(state)
    actions = []
    while found := TABLE.legal(state):
        action = found[pick(len(found), len(actions))]
        before = clone(state)
        told = TABLE.apply(state, action)
        actions.append(action)
        check_state(state)
        check_step(before, state, action, told)
        ledger.book(told)
        ledger.compare(state)
        # P-7: tokens come, monsters walk, Towers fall; 49 tokens cannot last longer
        assert len(actions) < 1500
    return rules.result(state), actions


def picker(seed: int):
    """Choices by a small generator of the test's own; odd seeds seldom take the first action."""
    x = seed * 2654435761 + 1 & 0xFFFFFFFF

    def pick(n: int, _ply: int) -> int:
        nonlocal x
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
        k = (x >> 8) % n
        return k if k or not seed & 1 or n == 1 else 1 + (x >> 20) % (n - 1)

    return pick


@pytest.mark.parametrize("kind, chunk", CHUNKS, ids=lambda part: str(part))
def test_everything_holds_after_every_action(kind, chunk):
    """P-1 .. P-7 and P-10 over many seeded games."""
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        try:
            result, _actions = play(STARTS[kind](seed), picker(seed))
        except AssertionError as fault:
            raise AssertionError(f"{kind} game {seed}: {fault}") from fault
        assert result in (0, 1)


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
    codes = {name: value for name, value in vars(data).items() if name.startswith("EV_")}
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
