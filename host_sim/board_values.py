# SPDX-License-Identifier: MIT
"""What the single values of a board's description may be; pins are board_file's matter.

Limits: the RP2040's data sheet (4.3 I2C, 4.4 SPI at 125 MHz), Sitronix' ST7789V and Solomon Systech's SSD1306 data sheets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from host_sim.panels.st7789 import COLUMNS, MV, ROWS

# the games' screens are drawn for these sizes
SIZES = {"st7789": (240, 240), "ssd1306": (128, 64)}
COLORS = {"st7789": 16, "ssd1306": 2}
SECTOR = 4096
_FASTEST_SPI = {"st7789": 62_500_000, "ssd1306": 10_000_000}
_TURNS = {"st7789": (0, 90, 180, 270), "ssd1306": (0, 180)}
_MOST_FLASH = 16 << 20
_OLED_MEMORY = 128, 64  # columns, rows


def faults(board: Any) -> Iterator[str]:
    """What is wrong with the values of a board whose SCREEN is right."""
    for name, fits, words in _rules(board, board.SCREEN):
        value = getattr(board, name, None)
        if hasattr(board, name) and not fits(value):
            yield f"{name} is {value!r}, and must be {words}"


def whole(value: object) -> bool:
    """Whether it is a whole number; True and False are none."""
    return type(value) is int


_Rule = tuple[str, Callable[[Any], bool], str]


def _rules(board: Any, screen: str) -> Iterator[_Rule]:
    width, height = SIZES[screen]
    yield "NAME", lambda value: isinstance(value, str) and value.strip() != "" and value.isprintable(), "a name in one line"
    yield _one_of("COLORS", (COLORS[screen],), f", as a screen of kind {screen} has")
    yield _one_of("WIDTH", (width,), f", which the games' screens for an {screen} are drawn for")
    yield _one_of("HEIGHT", (height,), f", which the games' screens for an {screen} are drawn for")
    yield from _chip(screen)
    yield _one_of("GLASS_TURN", _TURNS[screen])
    yield from _lcd(board, width, height) if screen == "st7789" else _oled(width)


def _chip(screen: str) -> Iterator[_Rule]:
    yield _one_of("SPI_ID", (0, 1), ", as the chip has SPI0 and SPI1")
    yield _one_of("I2C_ID", (0, 1), ", as the chip has I2C0 and I2C1")
    yield _one_of("SPI_MODE", (0, 3))
    yield _span("SPI_HZ", 100_000, _FASTEST_SPI[screen])
    yield _span("I2C_HZ", 10_000, 400_000)
    size = f"the flash's bytes, a multiple of {SECTOR} up to {_MOST_FLASH}"
    yield "FLASH", lambda value: whole(value) and 0 < value <= _MOST_FLASH and value % SECTOR == 0, size


def _lcd(board: Any, width: int, height: int) -> Iterator[_Rule]:
    yield _span("MADCTL", 0, 255)
    madctl = getattr(board, "MADCTL", 0)
    # the exchange of rows and columns turns the memory, too
    columns, rows = (ROWS, COLUMNS) if whole(madctl) and madctl & MV else (COLUMNS, ROWS)
    yield _span("X0", 0, columns - width)
    yield _span("Y0", 0, rows - height)


def _oled(width: int) -> Iterator[_Rule]:
    columns, rows = _OLED_MEMORY
    yield _span("X0", 0, columns - width)
    yield _span("Y0", 0, rows - 1)
    yield "I2C_ADDRESS", lambda value: whole(value) and value in (0x3C, 0x3D), "0x3C or 0x3D"
    yield "COM_PINS", lambda value: whole(value) and value in (0x02, 0x12, 0x22, 0x32), "0x02, 0x12, 0x22 or 0x32"
    for name in ("FLIP", "CHARGE_PUMP"):
        yield name, lambda value: isinstance(value, bool), "True or False"


def _span(name: str, low: int, high: int) -> _Rule:
    words = f"a whole number from {low} to {high}" if low < high else str(low)
    return name, lambda value: whole(value) and low <= value <= high, words


def _one_of(name: str, known: tuple[int, ...], why: str = "") -> _Rule:
    words = ", ".join(map(str, known[:-1])) + " or " * (len(known) > 1) + str(known[-1])
    return name, lambda value: whole(value) and value in known, words + why
