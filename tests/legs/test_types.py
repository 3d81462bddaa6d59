# SPDX-License-Identifier: MIT
"""pyright over the firmware, with the RP2040's own stubs in place of CPython's."""

import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from host_sim.paths import ROOT

STUBS = ("micropython-rp2-rpi-pico-stubs", "micropython-stdlib-stubs")
TYPINGS = ROOT / ".typings"


def lay_out_stubs() -> None:
    """Copy the installed stubs to .typings/, a folder of their own as pyright wants them."""
    versions = " ".join(f"{name}=={importlib.metadata.version(name)}" for name in STUBS)
    mark = TYPINGS / "versions"
    if mark.exists() and mark.read_text() == versions:
        return
    # made aside and moved in one step: another test process may do the same at this moment
    aside = Path(tempfile.mkdtemp(prefix=".typings-", dir=ROOT))
    for name in STUBS:
        for file in importlib.metadata.files(name) or ():
            if file.suffix == ".pyi" or file.name in ("VERSIONS", "py.typed"):
                target = aside / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file.locate(), target)
    (aside / "versions").write_text(versions)
    shutil.rmtree(TYPINGS, ignore_errors=True)
    try:
        os.rename(aside, TYPINGS)
    except OSError:
        shutil.rmtree(aside)


def pyright(*words: str) -> dict:
    done = subprocess.run(
        [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "--outputjson", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    try:
        return json.loads(done.stdout)
    except ValueError:
        raise AssertionError(f"pyright gave no report:\n{done.stdout}{done.stderr}") from None


def errors(report: dict) -> list[str]:
    return [
        f"{Path(one['file']).name}:{one['range']['start']['line'] + 1}: {one['message']}"
        for one in report["generalDiagnostics"]
        if one["severity"] == "error"
    ]


@pytest.fixture(scope="module", autouse=True)
def stubs():
    lay_out_stubs()


def test_firmware_has_no_type_errors():
    report = pyright()
    assert report["summary"]["filesAnalyzed"] > 10
    assert errors(report) == []


def test_a_planted_fault_is_found(tmp_path):
    (tmp_path / "bad.py").write_text("from machine import Pin\npin = Pin(3, Pin.OUTT)\n")
    settings = {"include": ["."], "typeshedPath": str(TYPINGS), "stubPath": str(TYPINGS)}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    assert any("OUTT" in error for error in errors(pyright("-p", str(tmp_path))))
