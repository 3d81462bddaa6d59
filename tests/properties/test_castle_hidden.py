# SPDX-License-Identifier: MIT
"""What is hidden from whom in random games of Castle Panic: the Overlord's tokens, closed hands, shown cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.castle_panic import data, pieces, rules
from host_sim.seeded_cases import Case
from host_sim.seeded_table import Table, clone, pack, reseeded

LORD = Table(Case("castle_panic", 4, data.LORDLY))
CLOSED = Table(Case("castle_panic", 3, data.CLOSED << 16))
BOTH = Table(Case("castle_panic", 3, data.LORDLY | data.CLOSED << 16))
END = data.TOKENS + 49


def seen(state, seat: int) -> bytes:
    """What the seat may know, as bytes."""
    out = rules.make()
    rules.observe(state, seat, out)
    return pack(out)


def lords_hand(state) -> bytes:
    """The Overlord's tokens."""
    return bytes(state[0][END - state[0][data.LORD_N] : END])


def hand(state, seat: int) -> Counter:
    """A seat's cards."""
    b = state[0]
    i = pieces.hand_start(b, seat)
    return Counter(b[i : i + b[data.HAND_N + seat]])


def other_tokens(state, dice: random.Random):
    """The same position with other tokens in the Overlord's hand and the pile, as many as before."""
    b, w = copy = clone(state)
    n, lord = b[data.PILE_N], b[data.LORD_N]
    mixed = list(b[data.TOKENS : data.TOKENS + n] + b[END - lord : END])
    dice.shuffle(mixed)
    b[data.TOKENS : data.TOKENS + n] = bytes(mixed[:n])
    b[END - lord : END] = bytes(sorted(mixed[n:]))
    return copy


def guessed(state, seat: int, seed: int):
    """A state that may be the real one, as the seat knows it."""
    guess = reseeded(state, seed)
    rules.determinize(guess, seat)
    return guess


# rules: CP-221
@pytest.mark.parametrize("table", [LORD, BOTH], ids=["open", "closed"])
def test_castle_players_never_see_the_overlords_tokens(table):
    dice = random.Random(1)
    seats = table.case.seats
    differed = 0
    for seed in range(6):
        for state, _found, _action in table.plies(seed):
            other = other_tokens(state, dice)
            assert [seen(other, seat) == seen(state, seat) for seat in range(seats - 1)] == [True] * (seats - 1)
            if lords_hand(other) != lords_hand(state):
                differed += 1
                assert seen(other, seats - 1) != seen(state, seats - 1)
    assert differed > 200


# rules: CP-221
def test_a_guess_of_the_overlord_keeps_his_hand_and_that_of_a_castle_player_does_not():
    kept = other = 0
    for seed in range(4):
        for ply, (state, _found, _action) in enumerate(LORD.plies(seed)):
            mine = lords_hand(state)
            assert lords_hand(guessed(state, 3, ply)) == mine
            for seat in range(3):
                guess = guessed(state, seat, ply)
                assert len(lords_hand(guess)) == len(mine) and list(lords_hand(guess)) == sorted(lords_hand(guess))
                kept += lords_hand(guess) == mine
                other += lords_hand(guess) != mine
    assert other > kept


# rules: CP-008
@pytest.mark.parametrize("table", [CLOSED, BOTH], ids=["standard", "overlord"])
def test_closed_hands_are_guessed_and_the_own_one_is_kept(table):
    castle = table.case.seats - (table is BOTH)
    same = differed = 0
    for seed in range(4):
        for ply, (state, _found, _action) in enumerate(table.plies(seed)):
            for seat in range(table.case.seats):
                guess = guessed(state, seat, ply)
                assert hand(guess, seat) == hand(state, seat)
                for other in set(range(castle)) - {seat}:
                    assert hand(guess, other).total() == hand(state, other).total()
                    same += hand(guess, other) == hand(state, other)
                    differed += hand(guess, other) != hand(state, other)
    assert differed > same


# rules: CP-083
def test_a_card_shown_in_a_trade_stays_where_it_is():
    shown = 0
    for seed in range(6):
        for ply, (state, _found, _action) in enumerate(CLOSED.plies(seed)):
            b = state[0]
            if b[data.ASK] not in (data.ASK_OFFER, data.ASK_ANSWER):
                continue
            for seat in range(3):
                for number in range(3):
                    guess = guessed(state, seat, 3 * ply + number)
                    assert hand(guess, b[data.ACTIVE])[b[data.OFFERED] - 1] > 0
                    if b[data.ANSWER]:
                        shown += 1
                        assert hand(guess, b[data.PARTNER])[b[data.ANSWER] - 1] > 0
    assert shown > 100


def test_open_hands_are_never_guessed():
    for state, _found, _action in LORD.plies(5):
        for seat in range(4):
            guess = guessed(state, seat, 9)
            assert [hand(guess, other) for other in range(3)] == [hand(state, other) for other in range(3)]
