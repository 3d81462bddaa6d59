# SPDX-License-Identifier: MIT
"""Pins of the simulated RP2040: Pin, PWM, ADC."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from host_sim.chip import system
from host_sim.wires import PINS, board

ADC_PINS = (26, 27, 28, 29)


def take(pin: int, function: str) -> None:
    """Give a pin to a peripheral; the chip then no longer drives it as GPIO."""
    board.function[pin] = function
    if function != "gpio":
        board.drive_chip(pin, None)


class Pin:
    """One GPIO pin. Number 0 to 29, or the name 'GP5'."""

    IN, OUT, OPEN_DRAIN, ALT = 0, 1, 2, 3
    PULL_UP, PULL_DOWN = 1, 2
    IRQ_FALLING, IRQ_RISING = 4, 8

    def __init__(self, id: int | str, mode: int = -1, pull: int | None = -1, *, value: int | None = None, alt: int = 31) -> None:
        number = int(id[2:]) if isinstance(id, str) and id.startswith("GP") else id
        if not isinstance(number, int) or not 0 <= number < PINS:
            raise ValueError("unknown named pin")
        self.id = number
        self._mode = -1
        self._handler: Callable[[Pin], Any] | None = None
        self._trigger = 0
        self._irq = Irq()
        if mode != -1 or pull != -1 or value is not None:
            self.init(mode, pull, value=value)

    def __repr__(self) -> str:
        return f"Pin(GP{self.id})"

    def init(self, mode: int = -1, pull: int | None = -1, *, value: int | None = None, alt: int = 31) -> None:
        if mode != -1:
            self._mode = mode
            take(self.id, "gpio")
        if pull != -1:
            board.set_pull(self.id, {Pin.PULL_UP: 1, Pin.PULL_DOWN: 0}.get(pull or 0))
        if value is not None:
            self.value(value)
        elif mode == Pin.OUT:
            board.drive_chip(self.id, board.chip[self.id] or 0)
        elif mode == Pin.IN:
            board.drive_chip(self.id, None)

    def value(self, level: Any = None, /) -> int | None:
        if level is None:
            return board.level(self.id)
        function = board.function[self.id]
        if function != "gpio":
            raise RuntimeError(f"GP{self.id} cannot be set: it belongs to {function} since it was made a GPIO")
        low = not level
        board.drive_chip(self.id, None if self._mode == Pin.OPEN_DRAIN and not low else 0 if low else 1)
        return None

    __call__ = value

    def on(self) -> None:
        self.value(1)

    def off(self) -> None:
        self.value(0)

    high, low = on, off

    def toggle(self) -> None:
        self.value(1 - board.level(self.id))

    def irq(
        self,
        handler: Callable[[Pin], Any] | None = None,
        trigger: int = IRQ_FALLING | IRQ_RISING,
        *,
        hard: bool = False,
    ) -> Irq:
        """Call handler(pin) at the edges in `trigger`; `hard` makes no difference here."""
        self._handler, self._trigger = handler, trigger
        board.on_interrupt(self.id, None if handler is None else self._edge)
        return self._irq

    def _edge(self, level: int) -> None:
        self._irq.seen |= Pin.IRQ_RISING if level else Pin.IRQ_FALLING
        _waiting.append(self)
        if not _held_back:
            _deliver()

    def _interrupt(self) -> None:
        irq = self._irq
        irq.told, irq.seen = irq.seen & self._trigger, 0
        if self._handler is not None and irq.told:
            self._handler(self)


class Irq:
    """A pin's interrupt: which edges it came for."""

    def __init__(self) -> None:
        self.seen = 0  # since the handler was called last
        self.told = 0

    def flags(self) -> int:
        """The edges of the call that runs: several, if interrupts were held back meanwhile."""
        return self.told


_waiting: list[Pin] = []
_held_back = False


def _deliver() -> None:
    while _waiting:
        _waiting.pop(0)._interrupt()


def disable_irq() -> int:
    """Hold interrupts back, as erasing flash does on the chip; returns what enable_irq wants."""
    global _held_back
    before, _held_back = _held_back, True
    return int(not before)


def enable_irq(state: int, /) -> None:
    """Let them come again: each pin's handler is called once, for all that happened to it."""
    global _held_back
    _held_back = not state
    if state:
        _deliver()


def number(pin: Pin | int) -> int:
    return pin.id if isinstance(pin, Pin) else pin


class PWM:
    """Pulse width on a pin; what hangs on it sees the duty, 0 to 65535, and the frequency."""

    def __init__(self, dest: Pin | int, *, freq: int = 0, duty_u16: int = 0, invert: bool = False) -> None:
        self._pin = number(dest)
        self._freq = 0
        take(self._pin, "PWM")
        self.init(freq=freq or None, duty_u16=duty_u16)

    def init(self, *, freq: int | None = None, duty_u16: int | None = None) -> None:
        if freq is not None:
            self.freq(freq)
        if duty_u16 is not None:
            self.duty_u16(duty_u16)

    def freq(self, hz: int | None = None, /) -> int | None:
        if hz is None:
            return self._freq
        if not 8 <= hz <= 62_500_000:
            raise ValueError("freq too large" if hz > 8 else "freq too small")
        self._freq = hz
        # the chip divides its clock: at another clock the same divider gives another frequency
        board.set_pwm(self._pin, clocks=system.freq() / hz)
        return None

    def duty_u16(self, duty: int | None = None, /) -> int | None:
        if duty is None:
            return board.duty[self._pin]
        board.set_pwm(self._pin, duty=min(65535, max(0, duty)))
        return None

    def deinit(self) -> None:
        board.set_pwm(self._pin, duty=0)
        take(self._pin, "gpio")


class ADC:
    """A voltage, 0 to 65535 for 0 to 3.3 V."""

    def __init__(self, pin: Pin | int) -> None:
        where = number(pin)
        self._pin = 26 + where if 0 <= where < 4 else where
        if self._pin not in ADC_PINS:
            raise ValueError("Pin doesn't have ADC capabilities")

    def read_u16(self) -> int:
        return board.analog[self._pin]
