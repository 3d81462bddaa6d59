# SPDX-License-Identifier: MIT
"""One simulated handheld: a board's description, its panel on the wires, its buttons."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

from host_sim import board_file, clock, paths, wires
from host_sim.chip import system
from host_sim.front import png
from host_sim.front.keys import KEYS, LONG_MS
from host_sim.panels.piezo import Piezo
from host_sim.panels.pixels import dimmed
from host_sim.panels.ssd1306 import SSD1306
from host_sim.panels.st7789 import ST7789

BATTERY_PERCENT = 85
# what a board without these buttons has instead: a long press
_LONG_FOR = {"x": "b", "y": "a"}


def board_names() -> list[str]:
    return board_file.names()


def load_board(name: str) -> ModuleType:
    """boards/NAME/board.py, as the module `board` that the firmware imports."""
    module = board_file.load(name)
    if sys.modules.get("board") is not None and sys.modules["board"].NAME != module.NAME:
        # it has the other board's frame buffer and pins
        sys.modules.pop("main", None)
    sys.modules["board"] = module
    return module


def _panel(board: ModuleType) -> ST7789 | SSD1306:
    if board.SCREEN == "st7789":
        panel = ST7789(board.DC, board.CS, board.RST, board.WIDTH, board.HEIGHT, board.GLASS_TURN)
        return panel.attach(board.SPI_ID)
    oled = SSD1306(board.WIDTH, board.HEIGHT, board.GLASS_TURN, rst=None if board.BUS == "i2c" else board.RST)
    if board.BUS == "i2c":
        return oled.attach_i2c(board.I2C_ID, board.I2C_ADDRESS)
    return oled.attach_spi(board.SPI_ID, board.DC, board.CS)


class Rig:
    """A handheld that is switched off until the firmware runs; one at a time, as all share the wires."""

    def __init__(self, board_name: str, out: Path | None = None) -> None:
        paths.install()
        wires.board.clear()
        system.power_on()
        self.board = load_board(board_name)
        self.out = Path(".") if out is None else Path(out)
        self.shots: list[Path] = []
        self._pins = dict(zip(KEYS, self.board.BUTTONS, strict=True))
        self.panel = _panel(self.board)
        self.piezo = None if self.board.BUZZER is None else Piezo(self.board.BUZZER)
        self.battery(BATTERY_PERCENT)

    @property
    def size(self) -> tuple[int, int]:
        return self.board.WIDTH, self.board.HEIGHT

    def restart(self) -> None:
        """What the reset of the chip does to its pins."""
        for pin in range(wires.PINS):
            wires.board.on_interrupt(pin, None)
        system.power_on()

    def battery(self, percent: int) -> None:
        """Put the voltage of a battery that is so full on the board's ADC pin, if it has one."""
        if self.board.BATTERY is not None:
            pin, divider, empty, full = self.board.BATTERY
            # the middle of the step, so that rounding gives it back
            millivolts = (empty + (full - empty) * (percent + 0.5) / 100) / divider
            wires.board.analog[pin] = round(millivolts * 65535 / 3300)

    def down(self, key: str) -> None:
        """A key goes down; for a button the board lacks, another one is held long enough."""
        pin = self._pins[key]
        if pin is not None:
            wires.board.drive_outside(pin, 0)
        elif key in _LONG_FOR:
            self.press(key, LONG_MS)

    def up(self, key: str) -> None:
        pin = self._pins[key]
        if pin is not None:
            wires.board.drive_outside(pin, None)

    def let_go(self) -> None:
        """No key is held any more."""
        for key in self._pins:
            self.up(key)

    def press(self, key: str, milliseconds: int) -> int:
        """Hold a key down for so long; a button the board lacks is replaced by another's long press.

        Returns for how many milliseconds it is held.
        """
        if self._pins[key] is None and key in _LONG_FOR:
            key, milliseconds = _LONG_FOR[key], LONG_MS
        self.down(key)
        clock.current().after_ms(milliseconds, lambda: self.up(key))
        return milliseconds

    def look(self) -> tuple[int, int]:
        """Changes whenever picture() may have changed."""
        return self.panel.frames, self.backlight()

    def backlight(self) -> int:
        """0 to 65535."""
        pin = self.board.BL
        if pin is None:
            return 65535
        return wires.board.duty[pin] if wires.board.function[pin] == "PWM" else wires.board.level(pin) * 65535

    def picture(self) -> bytes:
        """What the player sees: width * height pixels of red, green, blue."""
        return dimmed(self.panel.picture(), self.backlight())

    def place(self, name: str | None, kind: str) -> Path:
        """Where a picture goes: NAME.kind, or shot-001.kind and so on."""
        return self.out / (f"{name}.{kind}" if name else f"shot-{len(self.shots) + 1:03}.{kind}")

    def shot(self, name: str | None = None) -> Path:
        """Save the picture as NAME.png, or as shot-001.png and so on."""
        path = png.write(self.place(name, "png"), self.picture(), *self.size)
        self.shots.append(path)
        return path
