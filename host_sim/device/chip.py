# SPDX-License-Identifier: MIT
"""The emulated RP2040 as a child process (emulator/serve.mjs), commanded in JSON lines."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from host_sim.device import disk
from host_sim.device.pieces import EMULATOR, Pieces, pieces

SECOND = 1_000_000


class ChipError(RuntimeError):
    """The emulated board did not do what it was asked, or the emulator failed."""


class Chip:
    """One chip with its flash; it is off until `boot`.  A context manager."""

    def __init__(self, parts: Pieces | None = None) -> None:
        self.parts = parts or pieces()
        # after each command: us, cycles, bytes (on the panel's bus), bus_us, flash_operations, erases, flash_busy, cache
        self.state: dict[str, Any] = {}
        environment = {**os.environ, "EMULATOR_HOME": str(self.parts.home)}
        words = [self.parts.node, str(EMULATOR / "serve.mjs")]
        self._child = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)

    def __enter__(self) -> Chip:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._child.poll() is None:
            assert self._child.stdin is not None
            self._child.stdin.close()
            try:
                self._child.wait(5)
            except subprocess.TimeoutExpired:
                self._child.kill()
                self._child.wait()

    def ask(self, op: str, **words: Any) -> dict[str, Any]:
        """Give a command of serve.mjs; its answer."""
        assert self._child.stdin is not None and self._child.stdout is not None
        self._child.stdin.write(json.dumps({"op": op, **words}) + "\n")
        self._child.stdin.flush()
        line = self._child.stdout.readline()
        if not line:
            raise ChipError("the emulator has ended")
        answer = json.loads(line)
        self.state = answer.get("state", {})
        if "error" in answer:
            raise ChipError(answer["error"])
        return answer

    def boot(self, image: bytes | None = None, *, xip: bool = False, taps: dict[str, Any] | None = None) -> None:
        """Power on, with this file system in flash (None: what is there already)."""
        words: dict[str, Any] = {
            "firmware": str(self.parts.firmware.resolve()),
            "bootrom": str(self.parts.boot_rom),
            "offset": disk.OFFSET,
            "size": disk.BLOCK * disk.BLOCKS,
            "xip": xip,
            "taps": taps or {},
        }
        if image is None:
            self.ask("boot", **words)
            return
        with tempfile.TemporaryDirectory(prefix="pocket-disk-") as place:
            path = Path(place, "disk.lfs")
            path.write_bytes(image)
            self.ask("boot", disk=str(path), **words)

    def run(self, us: float) -> None:
        """Let so many microseconds pass."""
        self.ask("run", us=us)

    def until(self, text: str, us: float = 20 * SECOND) -> str:
        """Run until the console says `text`; what it said before. ChipError after `us`."""
        return self.ask("until", text=text, us=us)["out"]

    def disk(self) -> bytes:
        """The file system as it stands in flash."""
        with tempfile.TemporaryDirectory(prefix="pocket-disk-") as place:
            path = Path(place, "disk.lfs")
            self.ask("save", path=str(path))
            return path.read_bytes()

    def bridge(self, port: int = 0) -> int:
        """Put the console on a TCP port of this computer and let the chip run on its own; the port.

        mpremote reaches it as `socket://127.0.0.1:PORT`, if boot.py says os.dupterm(machine.UART(0, 115200)).
        """
        return self.ask("bridge", port=port)["port"]
