# SPDX-License-Identifier: MIT
"""A failing step tells a teacher what was expected and what was found."""

import subprocess
import sys

import pytest

from host_sim.paths import ROOT
from host_sim.steps.dice import words_for

GAME = "Given a game of castle_panic"
HEAD = "Feature: f\n  Scenario: s\n"

# name: steps, then what `check` must say about the one that fails
FAILING = {
    "monsters": (
        [GAME, 'And the position "monsters: Orc @F1, Goblin @F2"', 'When phase 5 passes',
         'Then the monsters are "Orc @A1, Troll @A2"'],
        ["Then the monsters are", "expected 'Orc @A1, Troll @A2', found 'Orc 2/2 @A1, Goblin 1/1 @A2'",
         "missing: troll 3/3 @a2", "not expected: goblin 1/1 @a2"],
    ),
    "refused action": (
        [GAME, 'And the position "monsters: Orc @A3; hand 1: Red Archer"',
         'When seat 1 does "play Red Archer on Orc @A3"', 'Then the monsters are "-"'],
        ["When seat 1 does", "CP-092 forbids 'play Red Archer on Orc @A3'; legal are: pass"],
    ),
    "other rule": (
        [GAME, 'And the position "monsters: Orc @A3; hand 1: Red Archer"',
         'Then "play Red Archer on Orc @A3" is illegal by CP-096'],
        ["expected that CP-096 forbids", "but CP-092 does"],
    ),
    "allowed": (
        [GAME, 'And the position "monsters: Orc @A1; hand 1: Red Archer"',
         'When seat 1 tries "play Red Archer on Orc @A1"', 'Then it is refused by CP-092'],
        ["expected that CP-092 forbids", "legal"],
    ),
    "number of cards": (
        [GAME, 'And the position "monsters: Orc @A1; deck: Tar, Brick"', 'Then the deck is "3"'],
        ["deck: expected 3 of them, found 2"],
    ),
    "order of the deck": (
        [GAME, 'And the position "monsters: Orc @A1; deck: Tar, Brick"', 'Then the deck is "Brick, Tar"'],
        ["deck: expected 'Brick, Tar', found 'Tar, Brick'"],
    ),
    "legal actions": (
        [GAME, 'And the position "monsters: Orc @A1; hand 1: Tar"', 'Then the legal actions are',
         '  | pass |', '  | play Missing |'],
        ["missing: play Missing", "not expected: play Tar on Orc 2/2 @A1"],
    ),
    "the end": (
        [GAME, 'And the position "monsters: Orc @A1"', 'Then the game is won'],
        ["expected that the game is won, found that it goes on"],
    ),
    "score": (
        [GAME, 'And the position "monsters: Orc @A1; trophies 1: Orc"', 'Then the score of seat 1 is 3'],
        ["expected a score of 3, found 2"],
    ),
    "changed": (
        [GAME, 'And the position "monsters: Orc @F1"', 'When phase 5 passes',
         'Then the position is unchanged'],
        ["the position has changed", "monsters: Orc 2/2 @A1"],
    ),
    "events": (
        [GAME, 'And the position "monsters: Orc @S2"', 'When phase 5 passes',
         'Then the events include "hurt, wall 2"'],
        ["expected the events hurt, wall 2 in this order", "attack 2 by CP-143; wall 2 by CP-150; hurt Orc 2/2 @S2 by CP-150"],
    ),
    "bad position": (
        [GAME, 'And the position "monsters: Orc @X1"', 'Then the game goes on'],
        ["position, line", "'Orc @X1' is not a monster like"],
    ),
    "no game": (['Given a game of chess', 'Then the game goes on'], ["there is no game 'chess'"]),
    "bad option": (['Given a game of castle_panic with options mode=hard', 'Then the game goes on'], ["option mode takes"]),
    "wrong phase": (
        [GAME, 'And the position "monsters: Orc @F1"', 'When phase 4 passes', 'Then the game goes on'],
        ["phase 4 is decided by actions"],
    ),
    "acting between phases": (
        [GAME, 'And the position "monsters: Orc @F1"', 'When phase 5 passes',
         'And seat 1 does "pass"', 'Then the game goes on'],
        ["first say 'When the turn passes'"],
    ),
    "field that is not there": (
        [GAME, 'And the position "monsters: Orc @F1"', 'Then the towers is "1..5"'],
        ["towers: expected '1..5', found '1..6'", "not expected: 6"],
    ),
}


@pytest.fixture(scope="module")
def said(tmp_path_factory):
    """What `check` prints about each of the failing scenarios, by the name of its file."""
    folder = tmp_path_factory.mktemp("features")
    for number, (steps, _said) in enumerate(FAILING.values()):
        text = HEAD + "".join(f"    {step}\n" for step in steps)
        (folder / f"f{number:02d}.feature").write_text(text, encoding="utf-8")
    words = [sys.executable, "-m", "host_sim", "check", str(folder)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120)
    assert done.returncode == 1, done.stdout + done.stderr
    assert done.stdout.endswith(f"0 passed, {len(FAILING)} failed\n"), done.stdout
    parts = done.stdout.split("FAILED ")[1:]
    return {name: part for name, part in zip(FAILING, parts)}


@pytest.mark.parametrize("name", FAILING)
def test_what_a_failing_step_says(said, name):
    for words in FAILING[name][1]:
        assert words in said[name]
    assert "Traceback" not in said[name]


@pytest.mark.parametrize("dice", [[1], [6, 6], [3, 1, 4, 1, 5], [2, 5, 1, 1, 4, 6]])
def test_the_dice_to_come(dice):
    from core import rng

    w = words_for(dice)
    assert [rng.rnd(w, 6) + 1 for _ in dice] == dice


@pytest.mark.parametrize("dice", [[7], [0], [1] * 9])
def test_dice_that_cannot_be(dice):
    with pytest.raises(AssertionError):
        words_for(dice)
