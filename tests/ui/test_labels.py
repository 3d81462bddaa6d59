# SPDX-License-Identifier: MIT
"""Labels over our displayio are those over Blinka's, pixel for pixel, and equal direct text."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests" / "ui" / "label_cases.py"
LIBRARY = sysconfig.get_path("purelib")


def on_cpython(start: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{start}; import runpy; runpy.run_path({str(CASES)!r})"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "firmware") if "paths" not in start else ""},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_labels_equal_blinkas_on_both_pythons(on_micropython):
    blinka = on_cpython("import displayio; assert 'site-packages' in displayio.__file__")
    assert len(blinka) == len(set(line.rsplit(" ", 1)[0] for line in blinka)) == 616
    assert len(set(line.rsplit(" ", 1)[1] for line in blinka)) > 300
    assert on_micropython("label_cases.py", path=LIBRARY).splitlines() == blinka
    assert on_cpython("from host_sim import paths; paths.install()") == blinka


def test_a_heading_is_the_same_with_and_without_the_library(on_micropython):
    label = on_micropython("mp_heading.py", path=LIBRARY).splitlines()
    direct = on_micropython("mp_heading.py").splitlines()
    assert label[0] == "library True" and direct[0] == "library False"
    assert label[1:] == direct[1:]
    assert len(set(label[1:])) == 4
