# SPDX-License-Identifier: MIT
"""Cave Troll's computer player: fair, at every question, sensible, each level stronger than the one below."""

from __future__ import annotations

from collections import Counter

import pytest

from games.cave_troll import bot, data, rules
from host_sim import arena
from host_sim.games.cave_troll.notation import action_text
from host_sim.games.cave_troll.parse import parse_position

LEVELS = (1, 2, 3)


def decided(state, level: int, seed: int) -> int:
    """What the computer does for the seat that must decide, from what that seat sees."""
    seat = rules.to_move(state)
    view = rules.make()
    rules.observe(state, seat, view)
    bot.start(view, seat, level, seed)
    action = data.NO_ACTION
    while action == data.NO_ACTION:
        action = bot.step(1000)
    return action


def choices(text: str, level: int, count: int = 12) -> set[str]:
    """All that it does in a position."""
    state = parse_position(text)
    return {action_text(state, decided(state, level, 7919 * seed)) for seed in range(count)}


# rules: CT-262
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_do_not_change_what_it_does(level):
    text = "seats: 2; figures 1: Adv R08, Adv E1, Kni R19; figures 2: Adv R09; hand 1: Dwa"
    text += "; hand 2: {}; deck 1: {}, ...; artifacts: {}"
    one = text.format("CTr", "Score", "Bell, Cloak, Lens, Blade, Sandals, Chalice")
    other = text.format("Adv*", "Chest", "Lens, Chalice, Bell, Cloak, Blade, Sandals")
    for seed in range(8):
        assert decided(parse_position(one), level, seed) == decided(parse_position(other), level, seed)


@pytest.mark.parametrize("seats, options", [(2, 0), (3, data.ALTERNATE), (4, 0), (4, data.ALTERNATE | data.IN_DARK)])
@pytest.mark.parametrize("level", LEVELS)
def test_it_answers_every_question_within_the_rules(seats, options, level):
    state = rules.make()
    kinds: Counter = Counter()
    for seed in range(4):
        rules.new(state, seats, options, seed)
        ply = 0
        while rules.to_move(state) >= 0:
            action = decided(state, level, 1000 * seed + ply)
            assert rules.why_not(state, action) == 0
            kinds[action >> 11] += 1
            rules.apply(state, action)
            ply += 1
        assert state[0][data.QUIET] < 10 * seats, "it draws"
    assert {data.DRAW, data.PLAY, data.WALK, data.MOVE} <= set(kinds)


def test_it_takes_a_room_and_flees_from_a_troll():
    for level in (2, 3):
        assert choices("seats: 2; figures 1: Adv R29, Adv R22; hand 2: Adv; actions: 1", level) <= {
            "move Adv R29 to R30", "draw", "move Adv R22 to R16"
        }  # fmt: skip
        flight = "seats: 2; phase: flee; troll: R10; figures 1: CTr R10; figures 2: 2 Adv R10; mover: 2"
        assert "pass" not in choices(flight, level)


def test_it_does_not_end_a_game_that_it_would_lose():
    lost = "seats: 2; gold 2: 40; deck 1: Adv; figures 1: Adv R29, Adv R08; figures 2: Adv R15, Adv R11"
    won = "seats: 2; gold 1: 40; deck 1: Adv; figures 1: Adv R29, Adv R08; figures 2: Adv R15, Adv R11; actions: 1"
    assert "draw" not in choices(lost, 3)
    assert choices(won, 3) == {"draw"}


@pytest.mark.parametrize("levels, options, games", [((2, 1), 0, 20), ((3, 2), 0, 40), ((3, 2), data.ALTERNATE, 40)])
def test_each_level_is_stronger_than_the_one_below(levels, options, games):
    match = arena.Match("cave_troll", levels, options, 5)
    best, _rest = arena.rows(match, [arena.play(match, number) for number in range(games)])
    assert best.share[0] > 0.6, best
