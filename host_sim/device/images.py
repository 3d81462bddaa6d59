# SPDX-License-Identifier: MIT
"""File systems for the emulated board: the firmware alone, with saves, or with a program of ours in front of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from host_sim.device import disk, files

# with no USB host on the emulated chip, its first serial port is the console
BOOT = b"import os, machine\nos.dupterm(machine.UART(0, 115200))\n"
# what the firmware's own main.py is called behind a program
MAIN = "main_program.py"


def of_board(board: str, program: str | None = None, more: Mapping[str, bytes] | None = None) -> bytes:
    """An image; `program`: the name of a file in programs/ that is main.py then; `more`: further files, or others."""
    content = {**files.of_board(board), "boot.py": BOOT}
    if program is not None:
        content[MAIN] = content.pop("main.py")
        content["main.py"] = files.program(program)
    return disk.image({**content, **(more or {})})


def saved(folder: Path) -> dict[str, bytes]:
    """The files of a saves folder of this computer, where they lie on the board."""
    return {f"saves/{path.name}": path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}
