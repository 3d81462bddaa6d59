# SPDX-License-Identifier: MIT
"""Monster Hex' computer player: fair, at every question, and it sees what is plainly best."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.monster_hex import bot, data, rules, stones, worth
from host_sim import arena
from host_sim.games.monster_hex.notation import action_text, parse_action, parse_position
from host_sim.seeded_cases import Case
from host_sim.seeded_table import Table, clone

LEVELS = (1, 2, 3)


def decided(state, level: int, seed: int = 3) -> str:
    """What the computer does for the seat that must decide, from what that seat sees."""
    seat = rules.to_move(state)
    view = rules.make()
    rules.observe(state, seat, view)
    bot.start(view, seat, level, seed)
    action = data.NO_ACTION
    while action == data.NO_ACTION:
        action = bot.step(1000)
    assert rules.why_not(state, action) == 0
    return action_text(state, action)


# rules: MH-017
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats, options", [(2, 7), (3, 3), (4, 3)])
def test_hidden_tiles_and_cards_do_not_change_what_it_does(seats, options, level):
    dice = random.Random(seats)
    for state, _found, action in Table(Case("monster_hex", seats, options)).plies(seats):
        if action is None or dice.randrange(4):
            continue
        here = decided(state, level)
        for _ in range(2):
            other = clone(state)
            for i in range(4):
                other[1][i] = dice.randrange(1 << 16)
            rules.determinize(other, rules.to_move(state))
            assert decided(other, level) == here


def test_it_answers_every_question():
    kinds: Counter = Counter()
    for seats, options in ((1, 3), (2, 3), (2, 7), (3, 3), (4, 11)):
        for seed in range(6):
            state = rules.make()
            rules.new(state, seats, options, seed)
            ply = 0
            while rules.to_move(state) >= 0:
                text = decided(state, 2, 100 * seed + ply)
                kinds[text.split()[0]] += 1
                rules.apply(state, parse_action(state, text))
                ply += 1
    assert {"faction", "ability", "place", "target", "confuse", "petrify", "use", "slot"} <= set(kinds)


# the last hex beside s1: only a power above 3 there wins it
GEM = "monsters: Red B1 @2/-3 r1; hand 2: S1, A1, C4; turn: 2; start: 1"


@pytest.mark.parametrize("level", (2, 3))
def test_it_takes_a_small_stone_if_nothing_else_is_at_stake(level):
    state = parse_position(GEM)
    told = {decided(state, level, seed) for seed in range(8)}
    won = 0
    for text in told:
        after = clone(state)
        rules.apply(after, parse_action(after, text))
        won += after[0][data.POINTS + 1]
    assert won == len(told)


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_the_better_slot(level):
    pick = "seats: 3; faction 3: Yellow; phase: pick; pick: "
    state = parse_position(pick + "L5; ring L5: R S1:5, R A1:4, Y B1:3, Y C2:5, B C3:2, B B2:3")
    assert decided(state, level) == "slot 1"
    # 4 of another colour against 3 + 2 of its own, which leaves 4 + 2 to the second: with two against it still better
    state = parse_position(pick + "L1; ring L1: R S1:5, R A1:4, R B1:3, Y C2:5, B C3:2, Y B2:3")
    assert decided(state, level) == "slot 2"


@pytest.mark.parametrize("level", (2, 3))
def test_abilities_are_aimed_where_they_count(level):
    ring = "phase: power; ring K: R S1:5, R C1:3, R B1:2, B A1:5, B B2:4, B C1:1; last: -1/1; seats: 3; options: abilities=on"
    assert decided(parse_position(f"{ring}; faction 2: Blue"), level).startswith("target @")
    curse = ring.replace("R S1", "G S1").replace("R C1", "G C1").replace("R B1", "G B1")
    state = parse_position(f"{curse}; faction 1: Green; faction 2: Blue")
    text = decided(state, level)
    assert text.startswith("target @")
    rules.apply(state, parse_action(state, text))
    assert stones.places(state[0], 0) & 15 == 0


def test_what_a_closed_ring_is_worth():
    """Exact where nothing is open: first and second place, both slots, nobody."""
    state = parse_position("faction 2: Yellow; ring L2: R S1:4, R A1:3, R B1:3, Y C1:1, Y C3:1, Y B2:3")
    worth.prepare(*state)
    worth.aim(state[0], 0, 0)
    assert worth.value(state[0], 2, 0, 0) == 12 * 9
    worth.aim(state[0], 1, 1)
    assert worth.value(state[0], 2, 1, 0) == -12 * 9
    state = parse_position("seats: 3; ring L5: R S1:5, R A1:4, Y B1:3, Y C2:5, B C3:2, B B2:3; faction 3: Yellow")
    worth.prepare(*state)
    worth.aim(state[0], 0, 0)
    assert worth.value(state[0], 5, 0, 0) == 12 * 7 - 6 * 4


@pytest.mark.parametrize("levels, options, games", [((1, 0), 0, 80), ((2, 1), 0, 80), ((2, 1, 1), 3, 60)])
def test_each_level_beats_the_one_below(levels, options, games):
    match = arena.Match("monster_hex", levels, options, 5)
    row = arena.rows(match, arena.play_some(match, range(games)))[0]
    assert row.level == max(levels) and row.share[0] - row.share[1] > 1 / len(levels)
