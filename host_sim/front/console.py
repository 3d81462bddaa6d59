# SPDX-License-Identifier: MIT
"""The keyboard of a terminal, key by key: with termios, or with msvcrt on Windows."""

from __future__ import annotations

import os
import sys
import time
from typing import Any, Protocol

# Single characters; a capital letter stands for a long press
_CHARACTERS = {
    "a": "a",
    "z": "a",
    "\r": "a",
    "\n": "a",
    " ": "a",
    "b": "b",
    "\x7f": "b",
    "\b": "b",
    "\x1b": "b",
    "x": "x",
    "y": "y",
    "A": "A",
    "B": "B",
    "X": "X",
    "Y": "Y",
    "q": "quit",
    "Q": "quit",
    "\x03": "quit",
}
# What follows ESC [ or ESC O
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
# What follows NUL or 0xE0 from msvcrt
_WINDOWS_ARROWS = {"H": "up", "P": "down", "M": "right", "K": "left"}


class Console(Protocol):
    def read_keys(self, seconds: float) -> list[str]:
        """Buttons pressed within so many seconds ('A' = long a; 'quit'); returns at the first."""
        ...

    def close(self) -> None:
        """Give the terminal back as it was."""
        ...


def open_console() -> Console:
    return _WindowsConsole() if os.name == "nt" else _PosixConsole()


def decode(text: str) -> list[str]:
    """What a terminal sent, as buttons; what is none is left out."""
    keys, at = [], 0
    while at < len(text):
        if text[at] == "\x1b" and text[at + 1 : at + 2] in ("[", "O"):
            end = at + 2
            while end < len(text) and not text[end].isalpha() and text[end] != "~":
                end += 1
            # with parameters it is a key with Shift or Ctrl, or none of ours
            key = _ARROWS.get(text[end : end + 1]) if end == at + 2 else None
            at = end + 1
        else:
            key = _CHARACTERS.get(text[at])
            at += 1
        if key is not None:
            keys.append(key)
    return keys


class _PosixConsole:
    def __init__(self) -> None:
        import select
        import termios
        import tty

        self._select, self._termios = select.select, termios
        self._fd = sys.stdin.fileno()
        self._before: Any = termios.tcgetattr(self._fd)
        tty.setraw(self._fd, termios.TCSANOW)
        # newline handling of the output stays as it was, for error messages
        mode = termios.tcgetattr(self._fd)
        mode[1] = self._before[1]
        termios.tcsetattr(self._fd, termios.TCSANOW, mode)

    def read_keys(self, seconds: float) -> list[str]:
        if not self._select([self._fd], [], [], max(0.0, seconds))[0]:
            return []
        data = os.read(self._fd, 1024)
        if not data:
            return ["quit"]  # the terminal has gone
        return decode(data.decode("utf-8", "ignore"))

    def close(self) -> None:
        self._termios.tcsetattr(self._fd, self._termios.TCSADRAIN, self._before)


class _WindowsConsole:
    def __init__(self) -> None:
        import msvcrt

        self._msvcrt: Any = msvcrt
        os.system("")  # switches ANSI sequences on

    def read_keys(self, seconds: float) -> list[str]:
        end = time.monotonic() + seconds
        while not self._msvcrt.kbhit():
            if time.monotonic() >= end:
                return []
            time.sleep(0.005)
        keys = []
        while self._msvcrt.kbhit():
            character = self._msvcrt.getwch()
            if character in ("\0", "\xe0"):
                key = _WINDOWS_ARROWS.get(self._msvcrt.getwch())
            else:
                key = _CHARACTERS.get(character)
            if key is not None:
                keys.append(key)
        return keys

    def close(self) -> None:
        """Nothing was changed."""
