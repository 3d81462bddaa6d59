# SPDX-License-Identifier: MIT
"""The handheld in a terminal: its picture in 24-bit colour, its words, and the keyboard in raw mode."""

from __future__ import annotations

import os
import signal
import sys
import time

from host_sim import clock
from host_sim.front import console, dots, layout
from host_sim.front.keys import GAP_MS, LONG_MS, PRESS_MS
from host_sim.front.rig import Rig
from host_sim.front.screen_text import ScreenText

FRAME_SECONDS = 0.05
QUEUE = 4  # waiting presses: more come only from a key that repeats by itself


class Terminal:
    """Use as a context: inside it the terminal is raw and shows the picture."""

    def __init__(self, rig: Rig, scale: int = 1) -> None:
        self.rig = rig
        self._words = ScreenText()
        self._seen: object = None
        self._shown: list[str] = []
        self._drawn_at = 0.0
        self._presses: list[tuple[str, int]] = []
        self._free_at_us = 0

    def clock(self) -> clock.Clock:
        return clock.RealClock(self.pump)

    def script_over(self) -> None:
        """The person plays on."""

    def __enter__(self) -> Terminal:
        self._console = console.open_console()
        self._words.install()
        # a polite end from outside must leave the terminal as it was
        self._on_term = signal.signal(signal.SIGTERM, signal.default_int_handler)
        # other screen, no cursor, empty
        self._write("\x1b[?1049h\x1b[?25l\x1b[2J")
        return self

    def __exit__(self, *_: object) -> None:
        self._write("\x1b[0m\x1b[?25h\x1b[?1049l")
        self._console.close()
        self._words.uninstall()
        signal.signal(signal.SIGTERM, self._on_term)

    def pump(self, seconds: float) -> None:
        """Show what is new, then wait at most so long for the keyboard."""
        self._show()
        for word in self._console.read_keys(seconds):
            if word == "quit":
                raise clock.Finished
            long = word.isupper()
            if len(self._presses) < QUEUE:
                self._presses.append((word.lower(), LONG_MS if long else PRESS_MS))
        self._next_press()
        self._show()

    def _next_press(self) -> None:
        """A terminal tells no releases: each key is held for a moment, one after the other."""
        now = clock.current().now_us()
        if self._presses and now >= self._free_at_us:
            key, milliseconds = self._presses.pop(0)
            held_ms = self.rig.press(key, milliseconds)
            self._free_at_us = now + (held_ms + GAP_MS) * 1000

    def _show(self) -> None:
        size = _terminal_size()
        look = (self.rig.look(), size)
        if look == self._seen or time.monotonic() - self._drawn_at < FRAME_SECONDS:
            return
        if self._seen is None or look[1] != self._seen[1]:  # type: ignore[index]
            self._shown = []
            self._write("\x1b[2J")
        self._seen = look
        lines = self._lines(size.columns, size.lines)
        changed = [
            f"\x1b[{number};1H\x1b[K{line}"
            for number, line in enumerate(lines, 1)
            if number > len(self._shown) or line != self._shown[number - 1]
        ]
        self._shown = lines
        self._write("".join(changed))
        self._drawn_at = time.monotonic()

    def _lines(self, columns: int, rows: int) -> list[str]:
        if self.rig.board.COLORS == 2:
            lines = dots.arranged(self.rig.picture(), *self.rig.size, columns, rows)
            return lines + [""] * (len(self._shown) - len(lines))
        words = self._words
        look = layout.Look(self.rig.size, self.rig.picture, words.lines(), words.pieces(), words.palette)
        lines = layout.arranged(look, columns, rows)
        return lines + [""] * (len(self._shown) - len(lines))

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def _terminal_size() -> os.terminal_size:
    # not shutil's: that believes COLUMNS and LINES even after the window was resized
    try:
        return os.get_terminal_size(sys.stdout.fileno())
    except (OSError, ValueError):
        return os.terminal_size((80, 24))
