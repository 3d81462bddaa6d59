# SPDX-License-Identifier: MIT
"""The drivers on MicroPython itself; see mp_drivers.py."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim.paths import FIRMWARE


def micropython():
    beside = Path(sys.executable).with_name("micropython")
    return str(beside) if beside.exists() else shutil.which("micropython")


@pytest.mark.skipif(micropython() is None, reason="no MicroPython here: install the test extra on Linux x86_64")
def test_viper_twin_and_locked_heap():
    program = Path(__file__).with_name("mp_drivers.py")
    run = subprocess.run([micropython(), str(program), str(FIRMWARE)], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout == "all right\n"
