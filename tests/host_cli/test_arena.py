# SPDX-License-Identifier: MIT
"""`arena`: the same result for the same seed, seats that move on, and stronger levels that win more often."""

from __future__ import annotations

import subprocess
import sys

import pytest

from host_sim import arena, run_arena, seeded_cases
from host_sim.paths import ROOT


def told(*words: str) -> subprocess.CompletedProcess:
    """`python -m host_sim arena ...`."""
    command = [sys.executable, "-m", "host_sim", "arena", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=300)


def test_any_number_of_processes_comes_to_the_same():
    words = ("dungeon_busters", "--seats", "2,1,0", "--games", "25", "--seed", "7", "--jobs")
    one, two = told(*words, "1"), told(*words, "2")
    assert one.returncode == two.returncode == 0, one.stderr + two.stderr
    assert one.stdout == two.stdout and "25 games, seed 7" in one.stdout
    rows = [line.split("│") for line in one.stdout.splitlines() if line.startswith("│")]
    assert [row[1].strip() for row in rows] == ["2", "1", "0"]


@pytest.mark.parametrize("game, levels", [("castle_panic", (2, 1, 0)), ("dungeon_busters", (3, 1, 0, 0))])
def test_every_game_can_be_played(game, levels):
    match = arena.Match(game, levels, 0, 3)
    outcomes = arena.play_some(match, range(4))
    assert outcomes == [arena.play(match, number) for number in range(4)]
    assert all(len(one.won) == len(one.points) == len(levels) for one in outcomes)
    for row in arena.rows(match, outcomes):
        assert 0 <= row.won[0] <= 1 and row.share[0] <= row.won[0] and row.seats == levels.count(row.level)


def test_the_players_move_on_from_game_to_game(monkeypatch):
    """In n games of one seed each player sits on each seat."""
    rules = seeded_cases.rules_of("dungeon_busters")
    monkeypatch.setattr(rules, "score", lambda state, seat: 10 + seat)
    match = arena.Match("dungeon_busters", (0, 0, 0), 0, 1)
    assert [arena.play(match, number).points for number in range(3)] == [(10, 11, 12), (12, 10, 11), (11, 12, 10)]


def test_the_numbers_of_a_row():
    match = arena.Match("dungeon_busters", (2, 1, 1), 0, 1)
    games = [arena.Outcome((True, False, False), (1.0, 0.0, 0.0), (10, 6, 4))] * 3
    games += [arena.Outcome((True, True, False), (0.5, 0.5, 0.0), (12, 12, 5))]
    strong, weak = arena.rows(match, games)
    assert (strong.level, strong.seats, weak.level, weak.seats) == (2, 1, 1, 2)
    assert strong.won == (1.0, 0.75), "the rule of three where nothing varies"
    assert strong.share[0] == 0.875 and strong.points[0] == 10.5
    assert weak.won[0] == 0.125 and weak.points[0] == (5 * 3 + 8.5) / 4
    assert run_arena.table(match, games).row_count == 2


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("stronger, games", [(1, 240), (2, 150), (3, 60)])
def test_a_stronger_level_wins_more_often(seats, stronger, games):
    """One seat of a level against seats of the one below: more than its even share of the victories, and more points."""
    match = arena.Match("dungeon_busters", (stronger,) + (stronger - 1,) * (seats - 1), 0, 100)
    strong, weak = arena.rows(match, arena.play_some(match, range(games)))
    assert strong.share[0] > 1.1 / seats and strong.points[0] > weak.points[0] + 0.5


@pytest.mark.parametrize(
    "words, said",
    [
        ("dungeon_busters", "--seats"),
        ("dungeon_busters --seats 3,2", "this game takes 3 or 4 or 5"),
        ("dungeon_busters --seats 4,1,1", "a level from 0 to 3"),
        ("dungeon_busters --seats 1,1,1 --games 0", "--games must be a whole number from 1"),
        ("dungeon_busters --seats 1,1,1 --jobs 0", "--jobs"),
        ("dungeon_busters --seats 1,1,1 --options talk=maybe", "on or off"),
        ("castle_panic --seats 1 --options mode=overlord", "CP-220"),
        ("chess --seats 1,1", "no game is called 'chess'"),
    ],
)
def test_a_fault_is_one_sentence(words, said):
    done = told(*words.split())
    assert done.returncode == 2 and said in done.stderr and done.stderr.startswith("host_sim: ")
