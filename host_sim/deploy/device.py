# SPDX-License-Identifier: MIT
"""A board with MicroPython at the other end of a serial port, spoken to by mpremote's transport."""

from __future__ import annotations

import ast
import binascii
import contextlib
import io
import re
import struct
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from host_sim.deploy import on_device
from host_sim.deploy.compiler import ARMV6M, Format
from host_sim.deploy.plan import NEW, OLD
from host_sim.deploy.ports import why_not
from host_sim.errors import UserError

OLDEST = (1, 25)
DOWNLOAD = "https://micropython.org/download/RPI_PICO/"
SILENCE_S = 30
_LISTED = re.compile(r"([0-9a-f]{64}) ([0-9]{1,9}) (.+)")  # a file in a survey: check sum, bytes, path
_CHUNK = 3072  # a multiple of 3: base64 then needs no padding
_LONGEST = 120  # of what a device said, in a sentence
_NO_SPACE = 28  # ENOSPC on the board


def plain(said: str) -> str:
    """What a device said, made fit for a sentence: one line of printable characters, not too long."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in said).split())
    return line if len(line) <= _LONGEST else line[:_LONGEST] + " ..."


class Lost(Exception):
    """The connection broke while something was being done."""


@dataclass(frozen=True)
class About:
    """What the board says of itself; free: bytes of its file system."""

    platform: str
    version: tuple[int, ...]
    format: Format
    machine: str
    free: int

    def __str__(self) -> str:
        return f"{self.machine}, MicroPython {'.'.join(map(str, self.version))}, {self.format}"

    def check(self) -> None:
        """UserError unless it is an RP2040 whose MicroPython is new enough."""
        if self.platform != "rp2" or self.format.arch != ARMV6M:
            raise UserError(f"the board at this port is no RP2040: it says '{self.machine}' ({self.platform})")
        if self.version[:2] < OLDEST:
            raise UserError(
                f"its MicroPython is {'.'.join(map(str, self.version))}, and {'.'.join(map(str, OLDEST))} or newer is needed: "
                f"get one from {DOWNLOAD}"
            )


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    # mpremote prints what it did not expect; the sentence of the error says enough
    with contextlib.redirect_stdout(io.StringIO()):
        yield


@contextlib.contextmanager
def _told(port: str) -> Iterator[None]:
    """Turns what serial ports and mpremote raise into Lost."""
    import serial
    from mpremote.transport import TransportError, TransportExecError

    try:
        yield
    except TransportExecError as error:
        reason = plain(error.error_output.strip().split("\n")[-1]) or "it says no reason"
        if f"[Errno {_NO_SPACE}]" in reason or "ENOSPC" in reason:
            raise UserError("the board has no space left: remove files of your own from it, then run this again") from None
        raise UserError(f"the board at {port} refused: {reason}") from None
    except (TransportError, serial.SerialException, struct.error, OSError, EOFError, UnicodeError) as error:
        raise Lost(str(error)) from None


class Device:
    """An open connection; the board's program is stopped and its memory free."""

    def __init__(self, port: str) -> None:
        self.port = port
        self._folders: set[str] = set()
        self._transport = self._open(port)
        try:
            with _told(port), _quiet():
                self._transport.enter_raw_repl(timeout_overall=SILENCE_S)
        except Lost:
            self.close()
            raise UserError(
                f"nothing that answers like MicroPython is at {port}: is MicroPython on the board, and is the cable good?"
            ) from None

    @staticmethod
    def _open(port: str) -> Any:
        try:
            from mpremote.transport import TransportError
            from mpremote.transport_serial import SerialTransport
        except ImportError:
            raise UserError("the package 'mpremote' is not here: pip install '.[deploy]' installs it") from None
        try:
            return SerialTransport(port, timeout=SILENCE_S)
        except (TransportError, OSError, ValueError, TypeError, KeyError):
            # mpremote hides the reason
            raise UserError(f"the port {port} cannot be opened: {why_not(port)}") from None

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self._transport.close()

    def __enter__(self) -> Device:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def run(self, code: str) -> str:
        """What the code prints on the board; Lost if the connection breaks, UserError if the board refuses."""
        from mpremote.transport import TransportExecError

        with _told(self.port), _quiet():
            said, fault = self._transport.exec_raw(code, timeout=SILENCE_S)
            if fault:
                raise TransportExecError(said, fault.decode(errors="replace"))
            return said.decode(errors="replace").replace("\r\n", "\n")

    def about(self) -> About:
        """UserError if what answers is no MicroPython."""
        said = self.run(on_device.ABOUT).strip()
        try:
            platform, version, number, machine, free = ast.literal_eval(said)
            numbers = [*version, number, free]
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            raise self._odd(said) from None
        if not all(type(text) is str for text in (platform, machine)) or not all(type(n) is int and n >= 0 for n in numbers):
            raise self._odd(said)
        return About(plain(platform), tuple(version), Format.of(number), plain(machine), free)

    def _odd(self, said: str) -> UserError:
        what = f"'{plain(said)}'" if said.strip() else "nothing"
        return UserError(f"what is at {self.port} does not answer as MicroPython would: it said {what}")

    def survey(self, names: Iterable[str]) -> dict[str, tuple[str, int]]:
        """{path: (check sum, bytes)} of all files in these folders and of these names."""
        self.run(on_device.HELPERS)
        lines = self.run(f"survey({tuple(names)!r})").splitlines()
        found = {}
        for line in lines:
            match = _LISTED.fullmatch(line)
            if match is None:
                raise self._odd(line)
            found[match[3]] = match[1], int(match[2])
        return found

    def read(self, path: str) -> str:
        return self.run(on_device.READ % ("/" + path))

    def remove(self, path: str) -> None:
        """Delete a file, and its folder if that is empty then."""
        self.run(on_device.REMOVE % ("/" + path))
        folder = path.rpartition("/")[0]
        while folder:
            self.run(on_device.REMOVE_FOLDER % ("/" + folder))
            folder = folder.rpartition("/")[0]

    def set_aside(self, path: str) -> None:
        self.run(on_device.RENAME % ("/" + path, "/" + path + OLD))

    def put(self, path: str, data: bytes, check: str, progress: Callable[[int], None] = lambda _n: None) -> None:
        """Write a file beside the old one, compare its check sum and only then take its place."""
        code = ""
        parts = path.split("/")
        for depth in range(1, len(parts)):
            folder = "/" + "/".join(parts[:depth])
            if folder not in self._folders:
                self._folders.add(folder)
                code += on_device.FOLDER % folder
        new = "/" + path + NEW
        code += on_device.BEGIN % new
        chunks = [data[at : at + _CHUNK] for at in range(0, len(data), _CHUNK)]
        for n, chunk in enumerate(chunks, 1):
            code += on_device.WRITE % binascii.b2a_base64(chunk, newline=False)
            if n < len(chunks):
                # a small file is one turn
                self.run(code)
                progress(len(chunk))
                code = ""
        if self.run(code + on_device.END % (new, "/" + path, check)).strip() != "right":
            raise Lost(f"{path} arrived damaged")
        progress(len(chunks[-1]) if chunks else 0)

    def start(self) -> None:
        """Let the board run its main.py."""
        with _told(self.port), _quiet():
            self._transport.exit_raw_repl()
            self._transport.serial.write(b"\x04")
