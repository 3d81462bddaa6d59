# SPDX-License-Identifier: MIT
"""Timers of the simulated RP2040, driven by the board's clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from host_sim import clock


class Timer:
    """Calls back once or again and again; only while the firmware waits."""

    ONE_SHOT, PERIODIC = 0, 1

    def __init__(self, id: int = -1, **settings: Any) -> None:
        self._run = 0  # counts the settings, so that what was set before falls silent
        if settings:
            self.init(**settings)

    def init(
        self,
        *,
        mode: int = PERIODIC,
        period: int = -1,
        freq: float = -1,
        callback: Callable[[Timer], Any] | None = None,
        hard: bool = False,
    ) -> None:
        """period in milliseconds, or freq in Hz."""
        self.deinit()
        self._every_us = int(1_000_000 / freq) if freq > 0 else period * 1000
        if self._every_us <= 0:
            raise ValueError("a timer needs a period or a frequency above 0")
        self._mode, self._callback = mode, callback
        self._plan(clock.current().now_us() + self._every_us, self._run)

    def deinit(self) -> None:
        self._run += 1

    def _plan(self, when_us: int, run: int) -> None:
        clock.current().at(when_us, lambda: self._fire(when_us, run))

    def _fire(self, when_us: int, run: int) -> None:
        if run != self._run:
            return
        if self._mode == Timer.PERIODIC:
            self._plan(when_us + self._every_us, run)
        if self._callback is not None:
            self._callback(self)
