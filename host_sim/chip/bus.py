# SPDX-License-Identifier: MIT
"""SPI and I2C of the simulated RP2040."""

from __future__ import annotations

import errno
from typing import Any

from host_sim.chip.pins import Pin, number, take
from host_sim.chip.system import peripheral_hz
from host_sim.wires import I2cDevice, board

# RP2040 datasheet, GPIO functions: every fourth pin, and which of the two blocks it belongs to
_SPI_DEFAULTS = {0: (18, 19, 16), 1: (10, 11, 8)}
_UNSET: Any = object()


def spi_baudrate(wanted: int, clock_hz: int) -> int:
    """The rate the PL022 block really makes of `wanted`: clock / even prescaler / 1..256, never above it."""
    for prescaler in range(2, 256, 2):
        if clock_hz < (prescaler + 2) * 256 * wanted:
            break
    else:
        raise ValueError("baudrate too low")
    divider = min(256, max(1, -(-clock_hz // (prescaler * wanted))))
    return clock_hz // (prescaler * divider)


def _belongs(pin: int, bus: int, place: int) -> bool:
    """Whether a pin can be this line of the bus; place: 0 MISO, 2 SCK, 3 MOSI."""
    return pin % 4 == place and pin // 8 % 2 == bus


class SPI:
    """A master on bus 0 or 1. What it writes goes to the devices attached to the wires."""

    MSB, LSB = 1, 0

    def __init__(
        self,
        id: int,
        baudrate: int = 1_000_000,
        *,
        polarity: int = 0,
        phase: int = 0,
        bits: int = 8,
        firstbit: int = MSB,
        sck: Pin | int | None = None,
        mosi: Pin | int | None = None,
        miso: Pin | int | None = _UNSET,
    ) -> None:
        if id not in _SPI_DEFAULTS:
            raise ValueError(f"SPI({id}) doesn't exist")
        self._bus = id
        default_sck, default_mosi, default_miso = _SPI_DEFAULTS[id]
        lines = (
            ("SCK", 2, default_sck if sck is None else number(sck)),
            ("MOSI", 3, default_mosi if mosi is None else number(mosi)),
            # unless told otherwise the port takes its default MISO pin too
            ("MISO", 0, default_miso if miso is _UNSET else None if miso is None else number(miso)),
        )
        for name, place, pin in lines:
            if pin is None:
                continue
            if not _belongs(pin, id, place):
                raise ValueError(f"bad {name} pin")
            take(pin, f"SPI{id} {name}")
        self.init(baudrate, polarity=polarity, phase=phase, bits=bits, firstbit=firstbit)

    def init(self, baudrate: int = 1_000_000, *, polarity: int = 0, phase: int = 0, bits: int = 8, firstbit: int = MSB) -> None:
        if bits != 8 or firstbit != SPI.MSB:
            raise NotImplementedError("SPI here sends bytes, highest bit first")
        self.baudrate = spi_baudrate(baudrate, peripheral_hz())
        self._mode = polarity << 1 | phase

    def __repr__(self) -> str:
        return f"SPI({self._bus}, baudrate={self.baudrate}, polarity={self._mode >> 1}, phase={self._mode & 1})"

    def write(self, buf: Any, /) -> None:
        data = bytes(buf)
        for device in board.spi_devices.get(self._bus, ()):
            device.spi_write(data, self.baudrate, self._mode)

    def write_readinto(self, write_buf: Any, read_buf: Any, /) -> None:
        self.write(write_buf)
        self.readinto(read_buf)

    def readinto(self, buf: Any, write: int = 0, /) -> None:
        """No device here answers: the line is read as low."""
        memoryview(buf).cast("B")[:] = bytes(len(memoryview(buf).cast("B")))

    def read(self, nbytes: int, write: int = 0, /) -> bytes:
        return bytes(nbytes)

    def deinit(self) -> None:
        """Nothing to do."""


# RP2040 datasheet, GPIO functions, and what MicroPython takes when it is told no pins
_I2C_DEFAULTS = {0: (5, 4), 1: (7, 6)}


class I2C:
    """A master on bus 0 or 1. An address where no device hangs on the wires is silent."""

    def __init__(self, id: int, *, scl: Pin | int | None = None, sda: Pin | int | None = None, freq: int = 400_000) -> None:
        if id not in (0, 1):
            raise ValueError(f"I2C({id}) doesn't exist")
        default_scl, default_sda = _I2C_DEFAULTS[id]
        lines = (
            ("scl", 1, default_scl if scl is None else number(scl)),
            ("sda", 0, default_sda if sda is None else number(sda)),
        )
        for name, place, pin in lines:
            if pin % 2 != place or pin // 2 % 2 != id:
                raise ValueError(f"bad {name.upper()} pin")
            take(pin, f"I2C{id} {name.upper()}")
        self._bus, self._freq = id, freq

    def __repr__(self) -> str:
        return f"I2C({self._bus}, freq={self._freq})"

    def scan(self) -> list[int]:
        return sorted(address for bus, address in board.i2c_devices if bus == self._bus)

    def writeto(self, addr: int, buf: Any, stop: bool = True, /) -> int:
        """Returns how many bytes were acknowledged: all of them."""
        data = bytes(buf)
        self._device(addr).i2c_write(data, self._freq)
        return len(data)

    def writeto_mem(self, addr: int, memaddr: int, buf: Any, *, addrsize: int = 8) -> None:
        self.writeto(addr, memaddr.to_bytes(addrsize // 8, "big") + bytes(buf))

    def readfrom(self, addr: int, nbytes: int, stop: bool = True, /) -> bytes:
        """No device here answers with data."""
        self._device(addr)
        return bytes(nbytes)

    def readfrom_mem(self, addr: int, memaddr: int, nbytes: int, *, addrsize: int = 8) -> bytes:
        return self.readfrom(addr, nbytes)

    def _device(self, addr: int) -> I2cDevice:
        device = board.i2c_devices.get((self._bus, addr))
        if device is None:
            raise OSError(errno.EIO)
        return device
