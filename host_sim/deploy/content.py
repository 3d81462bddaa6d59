# SPDX-License-Identifier: MIT
"""Which files belong on a board: the firmware, the board's description, the words, the label library."""

from __future__ import annotations

import hashlib
import importlib.metadata
from pathlib import Path

from host_sim.deploy import compiler
from host_sim.device import files as device_files
from host_sim.errors import UserError
from host_sim.paths import BOARDS, FIRMWARE

MANIFEST = "deployed.txt"
MAIN = "main.py"
# Folders that hold nothing but ours: what else lies there is left over from an older version.
# In lib other things may lie as well.
OWN_FOLDERS = ("app", "core", "drivers", "games", "lang", "ui")
SHARED_FOLDERS = ("lib",)
# what a person may have there and no deploy touches
KEPT = ("saves", "last_crash.txt", "boot.py")

_LABELS = "adafruit-circuitpython-display-text"
_LABEL_FILES = {
    "adafruit_display_text/__init__.py": _LABELS,
    "adafruit_display_text/bitmap_label.py": _LABELS,
    "adafruit_ticks.py": "adafruit-circuitpython-ticks",
}


def _library() -> dict[str, str]:
    # found by their packages' lists: importing them would ask for a displayio
    found = {}
    for name, package in _LABEL_FILES.items():
        try:
            path = Path(str(importlib.metadata.distribution(package).locate_file(name)))
        except importlib.metadata.PackageNotFoundError:
            path = Path()
        if not path.is_file():
            raise UserError(f"the package '{package}' is not here: pip install '.[deploy]' installs it")
        found["lib/" + name] = path.read_text(encoding="utf-8")
    return found


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def files(board: str, wanted: compiler.Format) -> dict[str, bytes]:
    """All files of the board, by path; in the order in which they are sent.

    main.py is the last but one, so that half of a game never starts; the last is the manifest, with the
    check sums of all others.
    """
    content = {"board.py": (BOARDS / board / "board.py").read_bytes()}
    sources = {path: text for path, text in device_files.sources().items() if device_files.needed(path, board)}
    # the interpreter starts it by this very name
    main = sources.pop(MAIN)
    content |= compiler.compiled(sources | _library(), wanted)
    for path in sorted(FIRMWARE.rglob("*.bin")):
        name = path.relative_to(FIRMWARE).as_posix()
        if device_files.needed(name, board):
            content[name] = path.read_bytes()
    content[MAIN] = main.encode()
    lines = [f"pocket-tabletop {board} {wanted}"]
    lines += [f"{digest(data)} {len(data)} {path}" for path, data in content.items()]
    content[MANIFEST] = ("\n".join(lines) + "\n").encode()
    return content


def listed(manifest: str) -> list[str]:
    """The paths that a manifest names; none if it is no manifest of ours."""
    lines = manifest.split("\n")
    if not lines[0].startswith("pocket-tabletop "):
        return []
    return [line.split(" ", 2)[2] for line in lines[1:] if line.count(" ") >= 2]
