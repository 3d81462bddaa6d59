# SPDX-License-Identifier: MIT
"""Monster Hex seen by nobody in particular: what lies open for all, and nothing else."""

from games.monster_hex import data, rules
from games.monster_hex.observe import observe


def test_nobody_knows_a_hand_or_an_objective_that_is_not_open():
    state, seen = rules.make(), rules.make()
    rules.new(state, 3, data.ABLE | data.AIMS, 5)
    for faction in (0, 1, 2):
        rules.apply(state, data.FACTION << 11 | faction)
    for _ in range(3):
        b = state[0]
        rules.apply(state, data.ABILITY << 11 | 2 * (b[data.FACTION_OF + b[data.MOVER]] - 1))
    observe(state, -1, seen)
    b = seen[0]
    assert b[data.PHASE] == data.TILE and b[data.OPEN_N] == 2 and b[data.OWN_N : data.OWN_N + 3] == b"\1\1\1"
    assert all(card < data.UNKNOWN for card in b[data.CARDS : data.CARDS + 2])
    assert all(card >= data.UNKNOWN for card in b[data.CARDS + 2 : data.CARDS + 12])
    assert all(tile >= data.UNKNOWN for tile in b[data.TILES : data.TILES + 30])
