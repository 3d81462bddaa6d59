# SPDX-License-Identifier: MIT
"""Nothing is lost: all cards and tokens are somewhere after every action of random games."""

import random
from array import array

import pytest

from core import events
from games.castle_panic import data, pieces, rules
from host_sim.games.castle_panic.parse import parse_position


def gone_tokens() -> list[int]:
    """Kinds that went to the Monster discard in the last action, by its events."""
    out = []
    for i in range(1, events.LOG[0], 2):
        code, x, y = events.LOG[i] >> 8, events.LOG[i] & 0xFF, events.LOG[i + 1]
        if code == data.EV_DESTROYED:
            out.append(y >> 4 & 7)
        elif code == data.EV_TOKEN and x >= data.MONSTER_KINDS:
            out.append(x)
    return out


# rules: CP-011, CP-012
@pytest.mark.parametrize("seed", range(12))
def test_forty_nine_of_each(seed):
    state = b, w = rules.make()
    rules.new(state, 1, 0, seed)
    chance = random.Random(seed)
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    thrown = [0] * data.TOKEN_KINDS
    for _step in range(2000):
        n = rules.legal(state, out)
        if not n:
            break
        events.clear()
        rules.apply(state, out[chance.randrange(n)])
        cards = bytes(b[data.CARDS : data.TOKENS])
        assert [cards.count(kind) for kind in range(data.CARD_KINDS)] == list(data.CARD_COUNT)
        assert b[data.DECK_N] + sum(b[data.HAND_N : data.HAND_N + 6]) + b[data.DISC_N] + b[data.GONE_N] == 49
        for kind in gone_tokens():
            thrown[kind] += 1
        tokens = thrown[:]
        for kind in b[data.TOKENS : data.TOKENS + b[data.PILE_N]]:
            tokens[kind] += 1
        for m in w[data.MONS : data.MONS + b[data.MONS_N]]:
            tokens[m >> 4 & 7] += 1
        for kind in range(data.MONSTER_KINDS):
            tokens[kind] += pieces.trophies(w[data.TROPHY], kind)
        if b[data.PHASE] != data.SETUP:
            assert tokens == list(data.TOKEN_COUNT)
            assert sum(tokens) == 49
    assert rules.result(state) >= 0, "the game did not end"


# rules: CP-132
def test_the_order_of_discards_leaves_no_trace():
    text = "monsters: Orc @A1; hand 1: Scavenge, Tar; deck: Brick; discard: "
    one = parse_position(text + "Brick, Missing, Blue Hero, Brick")
    two = parse_position(text + "Missing, Brick, Blue Hero, Brick")
    assert bytes(one[0]) == bytes(two[0]) and one[1] == two[1]
    first = parse_position("monsters: Troll @A1; hand 1: Red Archer, Red Hero, Scavenge; deck: Brick; discard: -")
    second = rules.make()
    second[0][:], second[1][:] = first[0], first[1]
    hits = [data.PLAY << 11 | card << 5 for card in (data.ARCHER, data.HERO)]
    for state, plays in ((first, hits), (second, hits[::-1])):
        for action in plays:
            rules.apply(state, action)
    assert bytes(first[0]) == bytes(second[0]) and first[1] == second[1]
