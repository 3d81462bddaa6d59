# SPDX-License-Identifier: MIT
"""What the simulator shows, to be compared with what the chip does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PIL import Image

from host_sim.front.rig import BATTERY_PERCENT
from host_sim.paths import ROOT


def first_screen(board: str, folder: Path) -> bytes:
    """The pixels of a board's first screen, with no saved game; run apart, as the simulator has one set of wires."""
    words = ["play", "--board", board, "--view", "headless", "--keys", "shot:first quit", "--out", str(folder)]
    subprocess.run([sys.executable, "-m", "host_sim", *words], cwd=ROOT, check=True, timeout=120, capture_output=True)
    return Image.open(folder / "first.png").convert("RGB").tobytes()


def battery_reading(board) -> int:
    """What the ADC of the board reads (12 bits) of the battery that the simulator has."""
    _pin, divider, empty, full = board.BATTERY
    millivolts = empty + (full - empty) * (BATTERY_PERCENT + 0.5) / 100
    return round(millivolts / divider / 3300 * 4095)
