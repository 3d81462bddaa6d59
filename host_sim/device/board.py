# SPDX-License-Identifier: MIT
"""A whole handheld: the emulated chip, with the simulator's own panel and buttons on its pins."""

from __future__ import annotations

import base64
from typing import Any

from host_sim import clock, wires
from host_sim.device.chip import SECOND, Chip
from host_sim.front.keys import KEYS
from host_sim.front.rig import Rig

ADC_PINS = range(26, 30)
PRESS_US = 60_000
QUIET_US = 150_000
ONLY_COMMANDS = 40  # bytes to the panel that set it up and draw nothing


class _Moment(clock.VirtualClock):
    """The simulator's clock, standing where the emulated board's stands."""

    def move(self, us: float) -> None:
        self._now = int(us)


class Handheld:
    """Board `name`; what the chip sends is fed to the simulator's panel model.  A context manager.

    The simulator has one set of wires, so one of these at a time and no simulated game beside it.
    """

    def __init__(self, name: str, chip: Chip) -> None:
        self.name, self.chip = name, chip
        self._moment = _Moment()
        self._before = clock.use(self._moment)
        self.rig = Rig(name)
        self.board = self.rig.board
        # of what was looked at: when the last byte reached the panel, and the rates of the bus in Hz
        self.last_us = 0.0
        self.rates: set[int] = set()

    def __enter__(self) -> Handheld:
        return self

    def __exit__(self, *_: object) -> None:
        clock.use(self._before)
        wires.board.clear()

    def taps(self) -> dict[str, Any]:
        """What of the pins is recorded."""
        board = self.board
        pins = [pin for pin in (getattr(board, name, None) for name in ("DC", "CS", "RST")) if pin is not None]
        if getattr(board, "BUS", "spi") == "i2c":
            panel = {"bus": board.I2C_ID, "addresses": [board.I2C_ADDRESS], "sda": board.SDA, "scl": board.SCL}
            return {"pins": pins, "i2c": [panel]}
        return {"pins": pins, "spi": [board.SPI_ID]}

    def power_on(self, image: bytes | None = None, *, xip: bool = False) -> None:
        """Boot with this file system, or with the one that is in flash."""
        self._moment.move(0)
        clock.use(self._moment)
        self.rig = Rig(self.name)
        self.chip.boot(image, xip=xip, taps=self.taps())
        for pin in ADC_PINS:
            self.chip.ask("adc", channel=pin - ADC_PINS[0], value=wires.board.analog[pin] >> 4)

    def press(self, key: str, us: int = PRESS_US) -> None:
        """Push a button (a key's name, such as "a" or "down") down for so long, from now on."""
        self.chip.ask("press", pin=self.pin(key), us=us)

    def pin(self, key: str) -> int:
        pin = dict(zip(KEYS, self.board.BUTTONS, strict=True))[key]
        assert pin is not None, f"{self.name} has no button {key}"
        return pin

    def run(self, us: float) -> None:
        self.chip.run(us)
        self.look()

    def settle(self, us: float = 20 * SECOND) -> None:
        """Run until a picture was sent to the panel, and then nothing for a while: the firmware waits for a key."""
        end = self.chip.state["us"] + us
        before = sent = self.chip.state["bytes"]
        while self.chip.state["us"] < end:
            self.chip.run(QUIET_US)
            quiet, sent = sent == self.chip.state["bytes"], self.chip.state["bytes"]
            if quiet and sent > before + ONLY_COMMANDS:
                break
        self.look()

    def look(self) -> None:
        """Feed the panel what has been sent to it."""
        for us, what, *rest in self.chip.ask("events")["events"]:
            self._moment.move(us)
            if what == "pin":
                wires.board.drive_chip(*rest)
            elif what == "spi":
                bus, hz, mode, data = rest
                sent = base64.b64decode(data)
                self._sent(us, len(sent), int(hz), 8)
                for device in wires.board.spi_devices.get(bus, ()):
                    device.spi_write(sent, int(hz), mode)
            else:
                bus, address, hz, data = rest
                sent = base64.b64decode(data)
                self._sent(us, len(sent), hz, 9)
                wires.board.i2c_devices[bus, address].i2c_write(sent, hz)
        self._moment.move(self.chip.state["us"])

    def _sent(self, us: float, size: int, hz: int, clocks: int) -> None:
        self.last_us = us + size * clocks * 1e6 / hz
        self.rates.add(hz)

    def picture(self) -> bytes:
        """What the panel shows, under full light: width * height pixels of red, green, blue."""
        return self.rig.panel.picture()
