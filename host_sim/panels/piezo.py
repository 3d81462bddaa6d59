# SPDX-License-Identifier: MIT
"""A piezo on a PWM pin: writes down what it was made to sound, and makes no noise."""

from __future__ import annotations

from dataclasses import dataclass

from host_sim import clock, wires
from host_sim.chip import system


@dataclass(frozen=True)
class Tone:
    """hz as it sounds; duty: 0 to 65535, 32768 being the loudest."""

    hz: int
    milliseconds: int
    duty: int


class Piezo:
    """`tones`: all that has ended; `sounding`: (hz, duty) of what is heard now, or None."""

    def __init__(self, pin: int) -> None:
        self._pin = pin
        self.tones: list[Tone] = []
        self.sounding: tuple[int, int] | None = None
        self._since = 0
        wires.board.watch_pwm(pin, self._changed)

    def _changed(self) -> None:
        duty, clocks = wires.board.duty[self._pin], wires.board.pwm_clocks[self._pin]
        now = (round((system.freq() or 0) / clocks), duty) if duty and clocks else None
        if now == self.sounding:
            return
        time = clock.current().now_us()
        if self.sounding is not None and time > self._since:
            self.tones.append(Tone(self.sounding[0], round((time - self._since) / 1000), self.sounding[1]))
        self.sounding, self._since = now, time
