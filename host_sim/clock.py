# SPDX-License-Identifier: MIT
"""The one clock of the simulated board, and what happens while the firmware waits.

All waiting in the firmware goes through time.sleep_ms() or machine.idle(), which end up here.
A real clock lets the front end handle its events meanwhile; a virtual one only counts, so that
a scripted run takes no time and is the same each time.
"""

from __future__ import annotations

import heapq
import itertools
import time
from collections.abc import Callable

TICKS_PERIOD = 1 << 30  # rp2 counts milliseconds and microseconds modulo this
IDLE_MS = 20  # the longest that one idle() waits: moving things still move
ASKING_US = 50  # what asking a virtual clock costs, so that polling it comes to an end
STUCK_MS = 600_000


class Finished(BaseException):
    """The run is over: window closed, script at its end. No `except Exception` of the firmware stops it."""


class Reset(BaseException):
    """The firmware called machine.reset()."""


class Stuck(BaseException):
    """The firmware runs on and on in virtual time without ever waiting for a key."""


class Clock:
    """Counts microseconds and calls what was asked for at its time.

    `on_idle()`, if set, is called whenever the firmware waits for a key.
    """

    on_idle: Callable[[], None] | None = None

    def __init__(self) -> None:
        self._due: list[tuple[int, int, Callable[[], None]]] = []
        self._numbers = itertools.count()

    def now_us(self) -> int:
        raise NotImplementedError

    def sleep_us(self, microseconds: int) -> None:
        raise NotImplementedError

    def idle(self) -> None:
        """The firmware has nothing to do until a key is pressed."""
        if self.on_idle is not None:
            self.on_idle()
        self.wait_us(IDLE_MS * 1000)

    def wait_us(self, microseconds: int) -> None:
        """Wait so long, or less if something happens."""
        self.sleep_us(microseconds)

    def at(self, microseconds: int, action: Callable[[], None]) -> None:
        """Call `action` once when the clock has reached `microseconds`."""
        heapq.heappush(self._due, (microseconds, next(self._numbers), action))

    def after_ms(self, milliseconds: int, action: Callable[[], None]) -> None:
        self.at(self.now_us() + milliseconds * 1000, action)

    def next_due(self) -> int | None:
        """When the next action is due, in microseconds; None if there is none."""
        return self._due[0][0] if self._due else None

    def run_due(self) -> None:
        now = self.now_us()
        while self._due and self._due[0][0] <= now:
            heapq.heappop(self._due)[2]()


class RealClock(Clock):
    """Real time. `pump(seconds)` lets the front end handle events for at most so long."""

    def __init__(self, pump: Callable[[float], None] = time.sleep) -> None:
        super().__init__()
        self._start = time.perf_counter_ns()
        self._pump = pump

    def now_us(self) -> int:
        return (time.perf_counter_ns() - self._start) // 1000

    def sleep_us(self, microseconds: int) -> None:
        end = self.now_us() + microseconds
        while True:
            left = end - self.now_us()
            self.wait_us(max(0, left))
            if left <= 0:
                return

    def wait_us(self, microseconds: int) -> None:
        due = self.next_due()
        if due is not None:
            microseconds = min(microseconds, max(0, due - self.now_us()))
        self._pump(microseconds / 1e6)
        self.run_due()


class VirtualClock(Clock):
    """Counted time, which only passes when the firmware waits (and a little when it asks)."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0
        self._last_idle = 0

    def now_us(self) -> int:
        return self._now

    def asked(self) -> None:
        self._now += ASKING_US

    def sleep_us(self, microseconds: int) -> None:
        end = self._now + microseconds
        while (due := self.next_due()) is not None and due <= end:
            self._now = max(self._now, due)
            self.run_due()
        self._now = max(self._now, end)
        if self._now - self._last_idle > STUCK_MS * 1000:
            raise Stuck(f"the firmware has not waited for a key for {STUCK_MS // 1000} s of its time")

    def idle(self) -> None:
        self._last_idle = self._now
        super().idle()


_current: Clock = RealClock()


def current() -> Clock:
    return _current


def use(clock: Clock) -> Clock:
    """Make `clock` the board's clock; returns the one before."""
    global _current
    before, _current = _current, clock
    return before


def ticks_us() -> int:
    if isinstance(_current, VirtualClock):
        _current.asked()
    return _current.now_us() % TICKS_PERIOD


def ticks_ms() -> int:
    if isinstance(_current, VirtualClock):
        _current.asked()
    return _current.now_us() // 1000 % TICKS_PERIOD


def ticks_add(ticks: int, delta: int) -> int:
    return (ticks + delta) % TICKS_PERIOD


def ticks_diff(end: int, start: int) -> int:
    half = TICKS_PERIOD // 2
    return (end - start + half) % TICKS_PERIOD - half


def sleep_ms(milliseconds: int) -> None:
    _current.sleep_us(max(0, milliseconds) * 1000)


def sleep_us(microseconds: int) -> None:
    _current.sleep_us(max(0, microseconds))
