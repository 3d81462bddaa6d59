# SPDX-License-Identifier: MIT
"""Running `python -m host_sim` as a user does: in a folder of its own, with no screen and no terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from host_sim.paths import ROOT

NO_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY")


def host_sim(folder: Path, *words: str, timeout: float = 60) -> subprocess.CompletedProcess:
    """Run the command in `folder`, which is also the user's home."""
    env = {name: value for name, value in os.environ.items() if name not in NO_SCREEN}
    env |= {"PYTHONPATH": str(ROOT), "HOME": str(folder), "USERPROFILE": str(folder), "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-m", "host_sim", *words],
        cwd=folder, env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=timeout,
    )  # fmt: skip


def refused(done: subprocess.CompletedProcess, *said: str) -> None:
    """One sentence on stderr that says all this, status 2, and nothing else."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    for part in said:
        assert part in lines[0], lines[0]


def png_size(path: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n" and head[12:16] == b"IHDR"
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
