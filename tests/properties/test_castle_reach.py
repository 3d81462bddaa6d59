# SPDX-License-Identifier: MIT
"""Every card against a monster in every space: what may be played where (table T7, CP-110 .. CP-126)."""

from __future__ import annotations

import pytest
from castle_starts import fresh

from games.castle_panic import data, rules
from host_sim.games.castle_panic.names import CARDS
from host_sim.games.castle_panic.validate import validate
from host_sim.seeded_cases import Case
from host_sim.seeded_table import Table

TABLE = Table(Case("castle_panic", 1, 0))
RINGS = ("Forest", "Archer", "Knight", "Swordsman", "Castle")
ARC_COLOURS = ("Red", "Red", "Green", "Green", "Blue", "Blue")
# card: rings in which it may be played on a monster
NO_TARGET = ("Fortify Wall", "Missing", "Draw 2 Cards")
ANYWHERE = {"Barbarian": RINGS[1:], "Drive Him Back!": RINGS[1:], "Tar": RINGS}


def allowed(card: str, ring: str, arc: int) -> bool:
    """The rule book's table."""
    if card in ANYWHERE:
        return ring in ANYWHERE[card]
    colour, _, kind = card.rpartition(" ")
    if kind == "Hero":
        return colour == ARC_COLOURS[arc] and ring in RINGS[1:4]
    return kind == ring and kind in RINGS[1:4] and colour in ("Any Color", ARC_COLOURS[arc])


def alone(pos: int, *hand: int):
    """Phase 4 with an Orc in one space, all cards in the deck but these."""
    state = fresh(0)
    b, w = state
    b[data.PHASE] = data.PLAY_CARDS
    b[data.TOWERS] = data.ALL_ARCS & ~(1 << pos % 6)
    b[data.MONS_N] = 1
    w[data.MONS] = pos << 7 | data.ORC << 4 | 2 << 2
    cards = [kind for kind, n in enumerate(data.CARD_COUNT) for _ in range(n)]
    for card in hand:
        cards.remove(card)
    b[data.DECK_N], b[data.HAND_N] = len(cards), len(hand)
    b[data.CARDS : data.TOKENS] = bytes(cards) + bytes(sorted(hand))
    validate(state)
    return state


@pytest.mark.parametrize("card", [card for card in range(data.CARD_KINDS) if CARDS[card] not in NO_TARGET], ids=CARDS.__getitem__)
def test_a_card_alone(card):
    action = data.PLAY << 11 | card << 5
    for pos in range(30):
        state = alone(pos, card)
        may = allowed(CARDS[card], RINGS[pos // 6], pos % 6)
        assert TABLE.legal(state) == ([data.PASS << 11, action] if may else [data.PASS << 11]), pos
        rule = rules.why_not(state, action)
        assert (rule == 0) == may
        if not may and card < data.HIT_KINDS:
            ring = pos // 6
            assert rule == 96 if ring == 0 else rule == 97 if ring == 4 else rule in (92, 111, 112)


@pytest.mark.parametrize("card", [card for card in range(data.CARD_KINDS) if card != data.NICE_SHOT], ids=CARDS.__getitem__)
def test_a_card_with_nice_shot(card):
    """It goes with a hit card on that card's target, and with nothing else (CP-114)."""
    action = data.NICE << 11 | card << 5
    for pos in range(30):
        state = alone(pos, card, data.NICE_SHOT)
        may = card < data.HIT_KINDS and allowed(CARDS[card], RINGS[pos // 6], pos % 6)
        assert (action in TABLE.legal(state)) == may == (rules.why_not(state, action) == 0), pos


def test_the_table_has_its_size():
    """Cards of the deck that may be played on a monster in an outer and in an inner ring."""
    for pos, count in ((0, 1), (6, 8), (24, 3)):
        reach = sum(n for kind, n in enumerate(data.CARD_COUNT) if allowed(CARDS[kind], RINGS[pos // 6], pos % 6))
        assert reach == count, RINGS[pos // 6]
