# SPDX-License-Identifier: MIT
"""MicroPython's `machine` module, rp2 flavour, for CPython: as much as the firmware uses."""

from __future__ import annotations

from host_sim import clock
from host_sim.chip.bus import I2C, SPI
from host_sim.chip.pins import ADC, PWM, Pin, disable_irq, enable_irq
from host_sim.chip.system import freq, unique_id
from host_sim.chip.timer import Timer

__all__ = [
    "ADC", "I2C", "PWM", "SPI", "Pin", "Timer", "disable_irq", "enable_irq", "freq", "idle", "lightsleep", "reset",
    "unique_id",
]  # fmt: skip

PWRON_RESET = 1
WDT_RESET = 3


def idle() -> None:
    """Nothing to do until something happens: a key, or at most some milliseconds later."""
    clock.current().idle()


def lightsleep(milliseconds: int = 0, /) -> None:
    clock.sleep_ms(milliseconds)


def reset() -> None:
    raise clock.Reset


def reset_cause() -> int:
    return PWRON_RESET
