# SPDX-License-Identifier: MIT
"""What `make` is given reaches the commands as it is, whatever quotes are in it."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

from host_sim.paths import ROOT

ODD = "x'; echo HACK; '\"`echo HACK`$$(echo HACK) y"
READ = ODD.replace("$$", "$")
STAMPS = ("made", "deploy", "test")

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not here")


@pytest.fixture
def make(tmp_path):
    """make(words): what the Python of a make that has installed everything is called with."""
    (tmp_path / "Makefile").write_bytes((ROOT / "Makefile").read_bytes())
    (tmp_path / "pyproject.toml").touch()
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\nfor word; do echo "[$word]"; done\necho "{$FIRMWARE}"\n')
    python.chmod(0o755)
    for stamp in STAMPS:
        (tmp_path / ".venv" / f".{stamp}").touch()
    given = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "FIRMWARE", "BOARD")}

    def run(*words):
        return subprocess.run(["make", *words], cwd=tmp_path, env=given, capture_output=True, text=True, timeout=30)

    return run


@pytest.mark.parametrize(
    ("words", "called"),
    [
        (["deploy", f"BOARD={ODD}"], ["to", READ]),
        (["deploy", "BOARD=B", f"PORT={ODD}", "DRY_RUN=1"], ["to", "B", "--port", READ, "--dry-run"]),
        (["deploy", "PORT="], ["to", ""]),
        (["uf2", f"BOARD={ODD}", f"FIRMWARE={ODD}", f"OUT={ODD}"], ["uf2", READ, READ, "--out", READ]),
        (["uf2", "BOARD=B", "FIRMWARE=a b.uf2"], ["uf2", "B", "a b.uf2"]),
    ],
)
def test_values_reach_the_command(make, words, called):
    done = make(*words)
    said = [line for line in done.stdout.splitlines() if line.startswith("[")]
    assert (done.returncode, done.stderr) == (0, "")
    assert said == ["[-m]", "[host_sim.deploy]", *(f"[{word}]" for word in called)]


def test_the_emulated_board_gets_the_firmware(make):
    done = make("device-test", f"FIRMWARE={ODD}")
    assert done.returncode == 0 and done.stdout.splitlines()[-1] == f"{{{READ}}}"


def test_a_target_that_is_none(make):
    done = make(ODD.replace("$$", "$"))
    assert done.returncode == 2 and f"There is no target '{READ}'. 'make help' lists what there is." in done.stderr


def test_a_python_that_is_none(make, tmp_path):
    (tmp_path / ".venv" / ".made").unlink()
    done = make("uf2", "PYTHON=no'python")
    assert done.returncode == 2 and "there is no 'no'python'" in done.stderr
