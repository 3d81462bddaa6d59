# SPDX-License-Identifier: MIT
"""The wires between the simulated chip and what hangs on its pins.

`machine` drives and reads them from the chip's side; panel models and front ends from the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

PINS = 30  # GP0..GP29 of the RP2040


class SpiDevice(Protocol):
    def spi_write(self, data: bytes, baudrate: int, mode: int) -> None:
        """The bus sends `data` at `baudrate` bits a second in SPI mode 0 to 3."""
        ...


class I2cDevice(Protocol):
    def i2c_write(self, data: bytes, frequency: int) -> None:
        """The bus sends a message to this device at `frequency` bits a second, its address left out."""
        ...


Watcher = Callable[[int], None]


class Wires:
    """Levels of all pins, who drives them and who listens."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Power off: nothing attached, nothing driven."""
        self.function = ["gpio"] * PINS
        self.duty = [0] * PINS  # 0..65535 of the PWM on the pin
        self.pwm_clocks = [0.0] * PINS  # core clocks of one period of the PWM
        self.analog = [0] * PINS  # 0..65535 that the ADC reads
        self.spi_devices: dict[int, list[SpiDevice]] = {}
        self.i2c_devices: dict[tuple[int, int], I2cDevice] = {}  # by bus and address
        self.chip: list[int | None] = [None] * PINS  # what the chip drives
        self.pull: list[int | None] = [None] * PINS
        self._outside: list[int | None] = [None] * PINS  # what hangs on the pin drives
        self._watchers: dict[int, list[Watcher]] = {}
        self._interrupts: dict[int, Watcher] = {}
        self._pwm_watchers: dict[int, list[Callable[[], None]]] = {}

    def level(self, pin: int) -> int:
        """0 or 1: the board's own drive wins, then the chip's, then the pull resistor."""
        for source in (self._outside, self.chip, self.pull):
            value = source[pin]
            if value is not None:
                return value
        return 0

    def drive_chip(self, pin: int, value: int | None) -> None:
        """The chip drives a pin; None lets it go."""
        self._change(self.chip, pin, value)

    def drive_outside(self, pin: int, value: int | None) -> None:
        """A button or another part drives a pin; None lets it go."""
        self._change(self._outside, pin, value)

    def set_pull(self, pin: int, value: int | None) -> None:
        self._change(self.pull, pin, value)

    def watch(self, pin: int, watcher: Watcher) -> None:
        """Call `watcher(level)` at each change of the pin."""
        self._watchers.setdefault(pin, []).append(watcher)

    def on_interrupt(self, pin: int, handler: Watcher | None) -> None:
        """The chip's interrupt for a pin: called with the new level at each change."""
        if handler is None:
            self._interrupts.pop(pin, None)
        else:
            self._interrupts[pin] = handler

    def set_pwm(self, pin: int, *, clocks: float | None = None, duty: int | None = None) -> None:
        """The PWM of a pin gets another period or duty."""
        if clocks is not None:
            self.pwm_clocks[pin] = clocks
        if duty is not None:
            self.duty[pin] = duty
        for watcher in self._pwm_watchers.get(pin, ()):
            watcher()

    def watch_pwm(self, pin: int, watcher: Callable[[], None]) -> None:
        """Call `watcher()` when the PWM of the pin, or the clock it counts, changes."""
        self._pwm_watchers.setdefault(pin, []).append(watcher)

    def clock_changed(self) -> None:
        for watchers in self._pwm_watchers.values():
            for watcher in watchers:
                watcher()

    def attach_spi(self, bus: int, device: SpiDevice) -> None:
        self.spi_devices.setdefault(bus, []).append(device)

    def attach_i2c(self, bus: int, address: int, device: I2cDevice) -> None:
        self.i2c_devices[bus, address] = device

    def _change(self, source: list[int | None], pin: int, value: int | None) -> None:
        before = self.level(pin)
        source[pin] = value
        after = self.level(pin)
        if after != before:
            for watcher in self._watchers.get(pin, ()):
                watcher(after)
            interrupt = self._interrupts.get(pin)
            if interrupt is not None:
                interrupt(after)


board = Wires()
