# SPDX-License-Identifier: MIT
"""Reading boards/NAME/board.py, and saying in one sentence what is wrong in it.

README.md of boards/ says what each field means.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from host_sim import board_values, paths
from host_sim.errors import UserError

PINS = 30
BUTTON_NAMES = ("up", "down", "left", "right", "A", "B", "X", "Y")
ADC_PINS = (26, 27, 28, 29)
_SLICES = 8

COMMON = "NAME WIDTH HEIGHT COLORS SCREEN BUTTONS BUZZER LED BATTERY FLASH FILES".split()
_SPI = "SPI_ID SCK MOSI DC CS RST SPI_MODE SPI_HZ".split()
_I2C = "I2C_ID SDA SCL I2C_HZ I2C_ADDRESS".split()
_OLED = "BUS X0 Y0 FLIP COM_PINS CHARGE_PUMP GLASS_TURN".split()
# the fields that a screen needs beside the common ones: any of these sets
SCREENS = {
    "st7789": [_SPI + "BL TE X0 Y0 MADCTL GLASS_TURN".split()],
    "ssd1306": [_I2C + _OLED, _SPI + _OLED],
}
# lines that a bus cannot do without; the others may be None
_NEEDED = ("SCK", "MOSI", "DC", "SDA", "SCL")
_LINES = ("SCK", "MOSI", "DC", "CS", "RST", "BL", "TE", "SDA", "SCL")
# RP2040 data sheet, 1.4.3 GPIO functions: pin modulo 4 of these lines; the bus by eights (SPI) or by twos (I2C)
_SPI_PLACES = {"SCK": 2, "MOSI": 3}
_I2C_PLACES = {"SDA": 0, "SCL": 1}


def names() -> list[str]:
    return sorted(path.parent.name for path in paths.BOARDS.glob("*/board.py"))


def load(name: str) -> ModuleType:
    """boards/NAME/board.py as a module; UserError if there is none or it cannot be a board."""
    if name not in names():
        raise UserError(f"there is no board '{name}'; there are {', '.join(names())}")
    board = read(paths.BOARDS / name / "board.py")
    check(board, f"boards/{name}/board.py")
    return board


def read(path: Path) -> ModuleType:
    """Run a board file; UserError if that fails."""
    spec = importlib.util.spec_from_file_location("board", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        line = f", line {error.lineno}" if error.lineno else ""
        raise UserError(f"{path.name} of board {path.parent.name}{line}: {error.msg}") from None
    except (Exception, SystemExit) as error:
        reason = "it ends the program" if isinstance(error, SystemExit) else " ".join(str(error).split()) or type(error).__name__
        raise UserError(f"{path.name} of board {path.parent.name} cannot be run: {reason}") from None
    return module


def check(board: ModuleType, where: str) -> None:
    """UserError with the first fault of a board's description, `where` naming the file."""
    for fault in faults(board):
        raise UserError(f"{where}: {fault}")


def faults(board: Any) -> Iterator[str]:
    """Everything that is wrong, most basic things first."""
    missing = [name for name in COMMON if not hasattr(board, name)]
    if missing:
        yield f"{missing[0]} is missing"
        return
    if not isinstance(board.SCREEN, str) or board.SCREEN not in SCREENS:
        yield f"SCREEN is {board.SCREEN!r}, and the screens known are {', '.join(SCREENS)}"
        return
    lacking = [[name for name in fields if not hasattr(board, name)] for fields in SCREENS[board.SCREEN]]
    if all(lacking):
        yield f"{min(lacking, key=len)[0]} is missing, which a screen of kind {board.SCREEN} needs"
        return
    buses = {"i2c": _I2C, "spi": _SPI}
    bus = getattr(board, "BUS", "spi")
    if not isinstance(bus, str) or bus not in buses:
        yield f"BUS is {bus!r}, and a screen hangs on i2c or spi"
        return
    if any(not hasattr(board, name) for name in buses[bus]):
        yield f"{next(name for name in buses[bus] if not hasattr(board, name))} is missing, which BUS {bus!r} needs"
        return
    odd = list(board_values.faults(board))
    yield from odd
    if not isinstance(board.BUTTONS, tuple) or len(board.BUTTONS) != len(BUTTON_NAMES):
        yield "BUTTONS must be 8 pin numbers: up, down, left, right, A, B, X, Y (X and Y may be None)"
        return
    wrong = list(_wrong_pins(board))
    yield from wrong
    if not wrong and not odd:
        yield from _clashes(board)
        yield from _wrong_places(board)
        yield from _wrong_flash(board)


def pins(board: Any) -> list[tuple[str, Any]]:
    """Every pin of the board with what it is for; without those that are None."""
    found = [(name, getattr(board, name)) for name in _LINES if hasattr(board, name)]
    found += [(f"button {name}", pin) for name, pin in zip(BUTTON_NAMES, board.BUTTONS)]
    found += [("BUZZER", board.BUZZER)]
    led = board.LED if isinstance(board.LED, tuple) else (board.LED,)
    found += [("LED", pin) for pin in led]
    found += [("BATTERY", board.BATTERY[0] if isinstance(board.BATTERY, tuple) and board.BATTERY else board.BATTERY)]
    return [(name, pin) for name, pin in found if pin is not None]


def _wrong_pins(board: Any) -> Iterator[str]:
    for name, pin in pins(board):
        if isinstance(pin, bool) or not isinstance(pin, int) or not 0 <= pin < PINS:
            yield f"{name} is {pin!r}, and a pin is a number from 0 to {PINS - 1}, or None"
    for name in _NEEDED:
        if getattr(board, name, 0) is None:
            yield f"{name} is None, and the screen cannot do without it"
    for name, pin in zip(BUTTON_NAMES[:6], board.BUTTONS):
        if pin is None:
            yield f"button {name} is None, and only X and Y may be"
    if (board.BUTTONS[6] is None) != (board.BUTTONS[7] is None):
        yield "BUTTONS has one of X and Y, and must have both or neither (None)"
    if board.LED is not None and isinstance(board.LED, tuple) and len(board.LED) != 3:
        yield "LED must be one pin, or three (red, green, blue), or None"
    if board.BATTERY is not None and (not isinstance(board.BATTERY, tuple) or len(board.BATTERY) != 4):
        yield "BATTERY must be (pin, divider, millivolts when empty, millivolts when full), or None"
    elif board.BATTERY is not None and not all(type(value) in (int, float) for value in board.BATTERY):
        yield f"BATTERY is {board.BATTERY!r}, and must be four numbers"


def _clashes(board: Any) -> Iterator[str]:
    used: dict[int, str] = {}
    for name, pin in pins(board):
        if pin in used:
            yield f"GP{pin} is both {used[pin]} and {name}"
        used.setdefault(pin, name)
    if board.BUZZER is not None:
        # the two pins of a PWM slice have one frequency
        for name, pin in pins(board):
            if name in ("BL", "LED") and pin // 2 % _SLICES == board.BUZZER // 2 % _SLICES:
                yield f"BUZZER (GP{board.BUZZER}) and {name} (GP{pin}) share a PWM slice: the light would flicker with each tone"


def _wrong_places(board: Any) -> Iterator[str]:
    for kind, ids, places in (("SPI", "SPI_ID", _SPI_PLACES), ("I2C", "I2C_ID", _I2C_PLACES)):
        bus = getattr(board, ids, None)
        if bus is None:
            continue
        for name, place in places.items():
            pin = getattr(board, name, None)
            if pin is None:
                continue
            fits = pin % 4 == place and pin // 8 % 2 == bus if kind == "SPI" else pin % 2 == place and pin // 2 % 2 == bus
            if not fits:
                yield f"{name} is GP{pin}, which cannot be that line of {kind}{bus}"
    if board.BATTERY is not None:
        pin, divider, empty, full = board.BATTERY
        if pin not in ADC_PINS:
            yield f"BATTERY is at GP{pin}, and only GP26 to GP29 measure a voltage"
        if not (divider >= 1 and 0 < empty < full):
            yield "BATTERY's divider must be 1 or more, and full more millivolts than empty"


def _wrong_flash(board: Any) -> Iterator[str]:
    if not isinstance(board.FILES, tuple) or len(board.FILES) != 2 or not all(map(board_values.whole, board.FILES)):
        yield "FILES must be (offset in the flash, blocks of 4096 bytes)"
        return
    offset, blocks = board.FILES
    if offset % board_values.SECTOR or offset <= 0 or blocks <= 0 or offset + blocks * board_values.SECTOR > board.FLASH:
        yield f"FILES, {blocks} blocks from 0x{offset:X} on, does not fit into a flash of {board.FLASH // 1024} KB"
