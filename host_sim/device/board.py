# SPDX-License-Identifier: MIT
"""A whole handheld: the emulated chip, with the simulator's own panel and buttons on its pins."""

from __future__ import annotations

import base64
from typing import Any

from host_sim import clock, wires
from host_sim.device.chip import SECOND, Chip
from host_sim.front.keys import KEYS
from host_sim.front.rig import Rig

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
        self.events = 0

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
                for device in wires.board.spi_devices.get(bus, ()):
                    device.spi_write(base64.b64decode(data), int(hz), mode)
            else:
                bus, address, hz, data = rest
                wires.board.i2c_devices[bus, address].i2c_write(base64.b64decode(data), hz)
            self.events += 1
        self._moment.move(self.chip.state["us"])

    def picture(self) -> bytes:
        """What the panel shows, under full light: width * height pixels of red, green, blue."""
        return self.rig.panel.picture()
