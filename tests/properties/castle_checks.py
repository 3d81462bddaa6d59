# SPDX-License-Identifier: MIT
"""Games of Castle Panic decision by decision, with every check after every action (P-1 .. P-10 of the rules)."""

from __future__ import annotations

from collections import Counter

from castle_ledger import Ledger, zones

from games.castle_panic import data, rules
from games.castle_panic.pieces import start_points
from host_sim.games.castle_panic.validate import counts, validate
from host_sim.seeded_cases import Case
from host_sim.seeded_table import Table, clone

TABLE = Table(Case("castle_panic", 1, 0))
LONGEST = 6000
# what may end in a lost home
ENDINGS = {data.PASS, data.DAMAGE, data.DROP, data.TOKEN, data.LORD, data.HOME}
# what may take cards from a hand: kinds of action for each event
TAKERS = {
    data.EV_PLAY: {data.PLAY, data.NICE, data.SCAVENGE, data.ALL},
    data.EV_DISCARD: {data.SWAP, data.DROP, *ENDINGS},
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
    if w[data.OPTS] & data.COOP:
        assert not any(w[data.TROPHY : data.TROPHY + 6])
        assert not any(rules.score(state, seat) for seat in range(b[data.SEATS_N]))
    assert counts(state)[0] == 49 >= counts(state)[1]
    assert words == sorted(words) and not any(w[data.MONS + len(words) :])
    assert not any(b[data.TOKENS + b[data.PILE_N] : data.TOKENS + 49 - b[data.LORD_N]])
    i = data.CARDS + b[data.DECK_N]
    for n in (*b[data.HAND_N : data.HAND_N + 6], b[data.DISC_N], b[data.GONE_N]):
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
        if code == data.EV_TRADED:
            assert action >> 11 == data.ACCEPT
            lost[state[0][data.ACTIVE], card] += 1
            lost[before[0][data.PARTNER], y] += 1
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
        assert len(actions) < LONGEST
    return rules.result(state), actions


def picker(seed: int):
    """Choices by a small generator of the test's own; odd seeds seldom take the first action."""
    x = seed * 2654435761 + 1 & 0xFFFFFFFF

    def pick(n: int, _ply: int) -> int:
        nonlocal x
        x = (x * 1664525 + 1013904223) & 0xFFFFFFFF
        k = (x >> 8) % n
        return k if k or not seed & 1 or n < 3 else 1 + (x >> 20) % (n - 1)

    return pick
