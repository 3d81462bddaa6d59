# SPDX-License-Identifier: MIT
"""Imports under firmware/ point one way; and the linter that says so does find a fault."""

import shutil
import sys
from pathlib import Path

import pytest

from host_sim.paths import FIRMWARE

sys.path.insert(0, str(Path(__file__).parent))

from imports import broken


def test_the_house_stands(tmp_path):
    names, report = broken(FIRMWARE, tmp_path)
    assert not names, report


FAULTS = [
    ("core/rng.py", "from games.castle_panic import rules", "imports point down"),
    ("ui/canvas.py", "import games.castle_panic.data", "imports point down"),
    ("games/castle_panic/rules.py", "from ui import canvas", "rules, tables and computer players know no screen, button or chip"),
    ("games/castle_panic/data.py", "import machine", "rules, tables and computer players know no screen, button or chip"),
    ("games/castle_panic/rules.py", "import games.other_game", "no game sees another"),
    ("core/rng.py", "import framebuf", "the core knows no screen, button or chip"),
    ("ui/canvas.py", "import host_sim.clock", "nothing on the board knows the PC"),
]


@pytest.mark.parametrize("where, line, contract", FAULTS)
def test_a_planted_fault_is_found(tmp_path, where, line, contract):
    copy = tmp_path / "firmware"
    shutil.copytree(FIRMWARE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "games" / "other_game").mkdir()
    (copy / "games" / "other_game" / "__init__.py").write_text("")
    with (copy / where).open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")
    names, report = broken(copy, tmp_path)
    assert contract in names, report
