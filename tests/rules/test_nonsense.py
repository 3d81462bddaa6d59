# SPDX-License-Identifier: MIT
"""A scenario that asks for what does not exist fails, though nothing contradicts it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BACKGROUND = """
    Given a game of castle_panic
    And the position "monsters: Orc @A1"
"""


@pytest.mark.parametrize(
    "given, then, says",
    [
        ("", "the game goes on", "it begins with 'Given a game of NAME'"),
        (BACKGROUND, 'the foo is "-"', "there is no field 'foo'"),
        (BACKGROUND, 'no event is "bogusname"', "there is no event 'bogusname'"),
        (BACKGROUND, 'no legal action begins with "paly"', "no action begins with 'paly'"),
        (BACKGROUND, 'seat 4\'s hand is "-"', "there is no field 'hand 4'"),
    ],
)
def test_it_fails(given, then, says, tmp_path):
    file = tmp_path / "nonsense.feature"
    file.write_text(f"Feature: nonsense\n  Scenario: nonsense\n{given}    Then {then}\n")
    done = subprocess.run(
        [sys.executable, "-m", "host_sim", "check", str(file)], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 1 and says in done.stdout + done.stderr
