# SPDX-License-Identifier: MIT
"""The work of `check PATH...`: feature files from anywhere, run with the project's steps."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from host_sim.errors import UserError

PASSED, FAILED, INTERRUPTED = 0, 1, 2
SETTINGS = Path(__file__).with_name("check.ini")


def run_check(paths: Sequence[str]) -> int:
    """Run the scenarios of `paths` (files, or folders searched for *.feature); 0 if all pass, 1 if one fails.

    Raises UserError, before anything is run, when a path is missing or a file would pass without having
    checked what its author meant.
    """
    try:
        import pytest

        from host_sim import feature_lint
        from host_sim.check_report import Report
    except ImportError as error:
        raise UserError(f"check needs the package '{error.name}': pip install '.[check]' installs it") from None

    files = _feature_files(paths)
    faults = [fault for file in files for fault in feature_lint.parse(file)[1]]
    if faults:
        raise UserError("nothing was run:\n" + "\n".join(faults))
    _isolate()
    report = Report()
    status = pytest.main(_arguments(files), plugins=[report])
    if status == INTERRUPTED:
        raise KeyboardInterrupt
    if status not in (PASSED, FAILED):
        raise UserError(f"the scenarios could not be run (pytest ended with status {int(status)})")
    report.tell()
    return int(status)


def _feature_files(paths: Sequence[str]) -> list[Path]:
    files: list[Path] = []
    for name in paths:
        if not name:
            raise UserError("the name of a file or folder is empty")
        try:
            path = Path(name).resolve()
        except RuntimeError:
            raise UserError(f"'{name}' is a link that leads back to itself") from None
        if path.is_dir():
            found = sorted(path.rglob("*.feature"))
            if not found:
                raise UserError(f"no feature file lies in the folder '{name}'")
            files += found
        elif not path.exists():
            raise UserError(f"there is no file or folder '{name}'")
        elif path.suffix != ".feature":
            raise UserError(f"'{name}' is not a feature file: its name must end in .feature")
        else:
            files.append(path)
    return list(dict.fromkeys(files))


def _isolate() -> None:
    """The outcome must not hang on pytest plugins and options that happen to be on this machine."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("PYTEST_ADDOPTS", None)
    os.environ.pop("PYTEST_PLUGINS", None)
    sys.dont_write_bytecode = True
    from host_sim import paths

    paths.install()


def _arguments(files: Sequence[Path]) -> list[str]:
    plugins = ("no:cacheprovider", "no:terminal", "pytest_bdd.plugin", "host_sim.gherkin", "host_sim.steps")
    flags = [word for plugin in plugins for word in ("-p", plugin)]
    root = os.path.commonpath([file.parent for file in files])
    return ["-c", str(SETTINGS), "--rootdir", root, "--noconftest", *flags, *map(str, files)]
