# SPDX-License-Identifier: MIT
"""The parts of a board, made from its description (boards/NAME/board.py)."""

import machine
from machine import Pin
from micropython import const

from drivers.buttons import Buttons

_HZ = const(125_000_000)


class Hardware:
    """display, buttons, width, height, colors (16 or 2); buzzer, battery and led, each None where the board has none."""

    def __init__(self, display, buttons, width, height, colors):
        self.display = display
        self.buttons = buttons
        self.width = width
        self.height = height
        self.colors = colors
        self.buzzer = None
        self.battery = None
        self.led = None

    def equip(self, board):
        """Make the small parts that the board has; code that nothing needs is not loaded."""
        if board.BUZZER is not None:
            from drivers.buzzer import Buzzer

            self.buzzer = Buzzer(board.BUZZER)
        if board.BATTERY is not None:
            from drivers.battery import Battery

            self.battery = Battery(*board.BATTERY)
        if board.LED is not None:
            from drivers.led import Led

            self.led = Led(board.LED)


def make(board):
    """Switch on what the board has; the panel is awake, its backlight off until something is drawn."""
    # Both clocks: with one argument the SPI stays on the 48 MHz clock and sends at 24 MHz at most.
    # (The type stubs do not know the second one.)
    machine.freq(_HZ, _HZ)  # pyright: ignore[reportCallIssue]
    display = _oled(board) if board.SCREEN == "ssd1306" else _lcd(board)
    display.init()
    made = Hardware(display, Buttons(board.BUTTONS), board.WIDTH, board.HEIGHT, board.COLORS)
    made.equip(board)
    return made


def _lcd(board):
    from drivers.st7789 import ST7789

    # The SPI comes before the pins: it also takes its default MISO pin, which may be one of them.
    spi = _spi(board)
    return ST7789(
        spi,
        _output(board.DC),
        _output(board.CS),
        _output(board.RST),
        board.WIDTH,
        board.HEIGHT,
        board.X0,
        board.Y0,
        board.MADCTL,
        bl=None if board.BL is None else Pin(board.BL),
    )


def _oled(board):
    from drivers import ssd1306

    if board.BUS == "i2c":
        i2c = machine.I2C(board.I2C_ID, sda=Pin(board.SDA), scl=Pin(board.SCL), freq=board.I2C_HZ)
        bus = ssd1306.I2CBus(i2c, board.I2C_ADDRESS)
    else:
        spi = _spi(board)
        bus = ssd1306.SPIBus(spi, _output(board.DC), _output(board.CS), _output(board.RST))
    return ssd1306.SSD1306(
        bus, board.WIDTH, board.HEIGHT, board.X0, board.Y0, board.FLIP, board.COM_PINS, board.CHARGE_PUMP
    )


def _spi(board):
    return machine.SPI(
        board.SPI_ID,
        baudrate=board.SPI_HZ,
        polarity=board.SPI_MODE >> 1,
        phase=board.SPI_MODE & 1,
        sck=Pin(board.SCK),
        mosi=Pin(board.MOSI),
    )


def _output(number):
    return None if number is None else Pin(number, Pin.OUT, value=1)
