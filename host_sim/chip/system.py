# SPDX-License-Identifier: MIT
"""Clocks and name of the simulated RP2040."""

from __future__ import annotations

from host_sim.wires import board

BOOT_HZ = 125_000_000
BOOT_PERI_HZ = 48_000_000  # since MicroPython 1.24 the peripherals start on the USB clock

_hz = BOOT_HZ
_peri_hz = BOOT_PERI_HZ


def freq(hz: int | None = None, peripheral_hz: int | None = None, /) -> int | None:
    """Core clock in Hz; set with one or two arguments, the second being the SPI and UART clock."""
    global _hz, _peri_hz
    if hz is None:
        return _hz
    if not 10_000_000 <= hz <= 300_000_000:
        raise ValueError("cannot change frequency")
    if peripheral_hz is not None and peripheral_hz not in (hz, 48_000_000):
        raise ValueError("peripheral freq must be 48_000_000 or the same as the MCU freq")
    _hz = hz
    _peri_hz = BOOT_PERI_HZ if peripheral_hz is None else peripheral_hz
    board.clock_changed()
    return None


def peripheral_hz() -> int:
    return _peri_hz


def power_on() -> None:
    global _hz, _peri_hz
    _hz, _peri_hz = BOOT_HZ, BOOT_PERI_HZ


def unique_id() -> bytes:
    return bytes.fromhex("e660000000000001")
