# SPDX-License-Identifier: MIT
"""The application under random presses on MicroPython's unix port: no error, no dead end, no growing heap.

POCKET_FUZZ_PRESSES=100000 in the environment makes it a long one (some minutes).
"""

from __future__ import annotations

import importlib
import os
import subprocess

import pytest

from games import NAMES
from host_sim.interp import unix
from host_sim.paths import BOARDS, FIRMWARE, ROOT

PRESSES = int(os.environ.get("POCKET_FUZZ_PRESSES", "2000"))


@pytest.mark.skipif(unix.why_missing() is not None, reason=str(unix.why_missing()))
@pytest.mark.parametrize("board", ["PIMORONI_PICOSYSTEM", "PICO_OLED"])
@pytest.mark.parametrize("game", NAMES)
def test_random_presses(tmp_path, board, game):
    # in some it takes longer until a game comes to its end
    wanted = PRESSES * {"castle_panic": 1, "dungeon_busters": 3}.get(game, 2)
    script = ROOT / "tests" / "app" / "mp_fuzz.py"
    command = [unix.command(), "-X", "heapsize=4M", str(script), str(BOARDS / board), str(tmp_path / "saves")]
    path = os.pathsep.join([".frozen", str(FIRMWARE), str(FIRMWARE / "lib")])
    done = subprocess.run(
        [*command, str(wanted), "2", game],
        capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "MICROPYPATH": path}, timeout=60 + wanted // 30,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    presses, screens, games, ends, decisions, before, after, covers, seats, thoughts = map(int, done.stdout.split())
    assert presses == wanted
    assert screens >= 1000
    # it went everywhere, and did not stand still
    assert games >= 3 and ends >= 1 and decisions >= 100
    assert covers >= 5 and seats == max(importlib.import_module(f"games.{game}.rules").SEATS) and thoughts >= 50
    # the same presses once more: nothing is kept of them
    assert after <= before
