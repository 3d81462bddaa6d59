# SPDX-License-Identifier: MIT
"""Computer players against each other: whole games by seed, and what they came to.

The players are levels of a game's bot, one a seat; level 0 draws among all legal actions.
Game number i has the seed `seed + i // seats` and the players moved on by i seats, so each
set-up is played from every side.  What a game comes to depends on its number alone.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from host_sim import paths, seeded_cases
from host_sim.errors import UserError

RANDOM = 0
MOST_PLIES = 20_000
_NO_ACTION = 0xFFFF
_BUDGET = 1000
_SEEDS = 1 << 32


class Match(NamedTuple):
    """What is played: a game, a level for each player, packed options, the first seed."""

    game: str
    levels: tuple[int, ...]
    options: int
    seed: int


class Outcome(NamedTuple):
    """Of one game, player by player (not seat by seat): won or not, share of the victory, points."""

    won: tuple[bool, ...]
    share: tuple[float, ...]
    points: tuple[int, ...]


class Row(NamedTuple):
    """A level in the table: seats it has, and mean with half the width of its 95 % interval for each number."""

    level: int
    seats: int
    won: tuple[float, float]
    share: tuple[float, float]
    points: tuple[float, float]


def play(match: Match, number: int) -> Outcome:
    """One game of the match, whichever process plays it."""
    paths.install()
    from core import events, rng

    rules, bot = seeded_cases.rules_of(match.game), seeded_cases.bot_of(match.game)
    n = len(match.levels)
    state, view = rules.make(), rules.make()
    rules.new(state, n, match.options, (match.seed + number // n) % _SEEDS)
    chance = array("H", bytes(8))
    rng.seed(chance, (match.seed * 7919 + number) % _SEEDS)
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    events.mute()
    for _ply in range(MOST_PLIES):
        seat = rules.to_move(state)
        if seat < 0:
            break
        level = match.levels[(seat + number) % n]
        if level == RANDOM:
            action = out[rng.rnd(chance, rules.legal(state, out))]
        else:
            rules.observe(state, seat, view)
            bot.start(view, seat, level, rng.rnd(chance, 16384) << 14 | rng.rnd(chance, 16384))
            action = _NO_ACTION
            while action == _NO_ACTION:
                action = bot.step(_BUDGET)
        rules.apply(state, action)
    else:
        raise UserError(f"{match.game}: game {number} does not end in {MOST_PLIES} decisions")
    events.clear()
    return _outcome(rules, state, number, n)


def _outcome(rules, state, number: int, n: int) -> Outcome:
    mask = rules.result(state)
    winners = bin(mask).count("1")
    # player p sits number seats further back
    seats = [(p - number) % n for p in range(n)]
    won = tuple(bool(mask >> seat & 1) for seat in seats)
    return Outcome(won, tuple(w / max(1, winners) for w in won), tuple(rules.score(state, seat) for seat in seats))


def play_some(match: Match, numbers: Sequence[int]) -> list[Outcome]:
    """Several games of the match, in order."""
    return [play(match, number) for number in numbers]


def rows(match: Match, outcomes: Iterable[Outcome]) -> list[Row]:
    """A row a level, the strongest first.  In each game the seats of one level count by their mean."""
    games = list(outcomes)
    found = []
    for level in sorted(set(match.levels), reverse=True):
        mine = [p for p, one in enumerate(match.levels) if one == level]
        numbers = [_mean([[game[i][p] for p in mine] for game in games]) for i in range(3)]
        found.append(Row(level, len(mine), *numbers))
    return found


def _mean(games: list[list]) -> tuple[float, float]:
    values = [sum(game) / len(game) for game in games]
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    # where all games gave the same, the rule of three says how far off that may be
    return mean, 1.96 * math.sqrt(spread / len(values)) if spread else 3 / len(values)
