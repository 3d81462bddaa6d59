# SPDX-License-Identifier: MIT
"""Every board's folder is complete, and its description fits the chip."""

import json
import sys

import pytest

from host_sim.front.rig import board_names, load_board
from host_sim.paths import BOARDS

# those of every board, and between them those of its panel
FIRST = "NAME WIDTH HEIGHT COLORS SCREEN".split()
PANEL = {
    "st7789": "SPI_ID SCK MOSI DC CS RST BL TE SPI_MODE SPI_HZ X0 Y0 MADCTL GLASS_TURN",
    "ssd1306": "BUS I2C_ID SDA SCL I2C_HZ I2C_ADDRESS SPI_ID SCK MOSI DC CS RST BL TE SPI_MODE SPI_HZ X0 Y0 FLIP COM_PINS "
    "CHARGE_PUMP GLASS_TURN",
}
LAST = "BUTTONS BUZZER LED BATTERY CHARGING FLASH".split()


@pytest.fixture(params=board_names())
def board(request):
    yield load_board(request.param)
    sys.modules.pop("board", None)


def test_the_default_board_is_there():
    assert "PIMORONI_PICOSYSTEM" in board_names() and len(board_names()) >= 2


@pytest.mark.parametrize("name", board_names())
def test_folders_are_complete(name):
    folder = BOARDS / name
    described = json.loads((folder / "board.json").read_text())
    assert described["mcu"] == "rp2040"
    assert {"vendor", "product", "url", "features", "docs"} <= set(described)
    assert (folder / "README.md").is_file() and (folder / "manifest.py").is_file()


def test_fields(board):
    assert [name for name in vars(board) if name.isupper()] == FIRST + PANEL[board.SCREEN].split() + LAST


def test_no_pin_is_used_twice(board):
    led = board.LED if isinstance(board.LED, tuple) else (board.LED,)
    pins = [board.SCK, board.MOSI, board.DC, board.CS, board.RST, board.BL, board.TE, board.BUZZER, board.BATTERY]
    pins += [board.CHARGING, *board.BUTTONS, *led, getattr(board, "SDA", None), getattr(board, "SCL", None)]
    used = [pin for pin in pins if pin is not None]
    assert len(used) == len(set(used)) and all(0 <= pin < 30 for pin in used)


def test_the_readme_names_every_pin(board):
    words = (BOARDS / next(n for n in board_names() if load_board(n).NAME == board.NAME) / "README.md").read_text()
    cells = " ".join(line.split("|")[2] for line in words.splitlines() if line.startswith("|")).replace(",", " ").split()
    led = board.LED if isinstance(board.LED, tuple) else (board.LED,)
    pins = [board.SCK, board.MOSI, board.DC, board.CS, board.RST, board.BL, *board.BUTTONS, *led]
    pins += [getattr(board, "SDA", None), getattr(board, "SCL", None)]
    for pin in pins:
        assert pin is None or str(pin) in cells
