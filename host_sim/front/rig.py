# SPDX-License-Identifier: MIT
"""One simulated handheld: a board's description, its panel on the wires, its buttons."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from host_sim import clock, paths, wires
from host_sim.chip import system
from host_sim.front import png
from host_sim.front.keys import KEYS, LONG_MS
from host_sim.panels.pixels import dimmed
from host_sim.panels.ssd1306 import SSD1306
from host_sim.panels.st7789 import ST7789

# what a board without these buttons has instead: a long press
_LONG_FOR = {"x": "b", "y": "a"}


def board_names() -> list[str]:
    return sorted(folder.name for folder in paths.BOARDS.iterdir() if (folder / "board.py").is_file())


def load_board(name: str) -> ModuleType:
    """boards/NAME/board.py, as the module `board` that the firmware imports."""
    if name not in board_names():
        raise ValueError(f"there is no board '{name}'; there are {', '.join(board_names())}")
    spec = importlib.util.spec_from_file_location("board", paths.BOARDS / name / "board.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if sys.modules.get("board") is not None and sys.modules["board"].COLORS != module.COLORS:
        # it has the other board's frame buffer
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

    @property
    def size(self) -> tuple[int, int]:
        return self.board.WIDTH, self.board.HEIGHT

    def restart(self) -> None:
        """What the reset of the chip does to its pins."""
        for pin in range(wires.PINS):
            wires.board.on_interrupt(pin, None)
        system.power_on()

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

    def shot(self, name: str | None = None) -> Path:
        """Save the picture as NAME.png, or as shot-001.png and so on."""
        file = f"{name}.png" if name else f"shot-{len(self.shots) + 1:03}.png"
        path = png.write(self.out / file, self.picture(), *self.size)
        self.shots.append(path)
        return path
