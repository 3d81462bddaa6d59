# SPDX-License-Identifier: MIT
"""SSD1306 panel of one bit a pixel on I2C or SPI, fed from a frame buffer in MONO_VLSB.

Commands and their order are those of Solomon Systech's SSD1306 data sheet, rev. 1.1: sections 8.1 (buses), 9 and 10
(commands), and the application note on the charge pump at its end.
"""

import time

from micropython import const

_MEMORY_MODE = const(0x20)
_COLUMNS = const(0x21)
_PAGES = const(0x22)
_CONTRAST = const(0x81)
_CHARGE_PUMP = const(0x8D)
_SEGMENT_REMAP = const(0xA0)
_FROM_MEMORY = const(0xA4)
_NORMAL = const(0xA6)
_MULTIPLEX = const(0xA8)
_OFF = const(0xAE)
_ON = const(0xAF)
_SCAN_UP = const(0xC0)
_SCAN_DOWN = const(0xC8)
_OFFSET = const(0xD3)
_CLOCK = const(0xD5)
_PRECHARGE = const(0xD9)
_COM_PINS = const(0xDA)
_VCOMH = const(0xDB)
_START_LINE = const(0x40)
_NOP = const(0xE3)

# first byte of an I2C message: what follows are commands, or pixels
_COMMANDS = const(0x00)
_PIXELS = const(0x40)


class I2CBus:
    """Commands and pixels as I2C messages; `address` is 0x3C or 0x3D."""

    def __init__(self, i2c, address=0x3C):
        self._i2c = i2c
        self._address = address

    def reset(self):
        """These modules reset themselves at power-on."""

    def commands(self, data):
        """Send a bytearray whose first byte is left for the bus."""
        data[0] = _COMMANDS
        self._i2c.writeto(self._address, data)

    def pixels(self, row, _bare):
        """Send a row of bytes whose first one is left for the bus; `_bare` is a view of the others."""
        row[0] = _PIXELS
        self._i2c.writeto(self._address, row)


class SPIBus:
    """The same over four wires: dc low for commands; cs and rst may be None."""

    def __init__(self, spi, dc, cs=None, rst=None):
        self._spi = spi
        self._dc = dc
        self._cs = cs
        self._rst = rst

    def reset(self):
        """Data sheet 8.9: low for at least 3 us."""
        if self._cs:
            self._cs(1)
        if self._rst:
            self._rst(1)
            self._rst(0)
            time.sleep_ms(1)
            self._rst(1)

    def commands(self, data):
        # the first byte, which I2C needs, does nothing here
        data[0] = _NOP
        self._write(0, data)

    def pixels(self, _row, bare):
        self._write(1, bare)

    def _write(self, dc, data):
        self._dc(dc)
        if self._cs:
            self._cs(0)
        self._spi.write(data)
        if self._cs:
            self._cs(1)


class SSD1306:
    """A panel of width x height pixels (height 64 or 32) whose picture begins at column x0, row y0 of its memory.

    flip: the picture is turned by 180 degrees, for modules mounted upside down. com_pins: how the glass is wired to the
    chip, 0x12 on all 128x64 modules, 0x02 on 128x32. pump: the chip makes the glass' voltage itself; False where the
    module has a supply of its own.
    """

    def __init__(self, bus, width=128, height=64, x0=0, y0=0, flip=False, com_pins=0x12, pump=True):
        self.width = width
        self.height = height
        self._bus = bus
        self._x0 = x0
        self._y0 = y0
        self._flip = flip
        self._com_pins = com_pins
        self._pump = 0x14 if pump else 0x10
        self._on = False
        self._one = bytearray(2)
        self._two = bytearray(3)
        self._window = bytearray((0, _COLUMNS, x0, x0 + width - 1, _PAGES, 0, 0))
        # what the panel shows: a row of bytes a page of 8 rows, after one byte for the bus, and a view of each without it
        pages = height >> 3
        self._rows = [bytearray(width + 1) for _ in range(pages)]
        self._shown = [memoryview(row)[1:] for row in self._rows]
        self._known = bytearray(pages)
        self._buf = None
        self._pages = []

    def init(self):
        """Reset the panel and prepare it; it stays dark, and its memory is not cleared."""
        for page in range(len(self._known)):
            self._known[page] = 0
        self._bus.reset()
        turned = self._flip
        self._bus.commands(
            bytearray((
                0, _OFF, _CLOCK, 0x80, _MULTIPLEX, self.height - 1, _OFFSET, self._y0, _START_LINE,
                _CHARGE_PUMP, self._pump, _MEMORY_MODE, 0, _SEGMENT_REMAP | (0 if turned else 1),
                _SCAN_UP if turned else _SCAN_DOWN, _COM_PINS, self._com_pins, _CONTRAST, 0xFF,
                _PRECHARGE, 0xF1 if self._pump == 0x14 else 0x22, _VCOMH, 0x20, _FROM_MEMORY, _NORMAL,
            ))
        )  # fmt: skip

    def set_palette(self, rgb):
        """There are no colours to take: a pixel is lit or dark."""

    def show(self, buf, top, bottom):
        """Send rows top..bottom-1 of a full-screen MONO_VLSB buffer, whole pages of 8 rows.

        Only pages that changed are sent: a page takes 3 ms on I2C. Allocates nothing, but at the first call.
        """
        if self._buf is not buf:
            self._cut(buf)
        for page in range(top >> 3, ((bottom - 1) >> 3) + 1):
            if not self._known[page] or self._pages[page] != self._shown[page]:
                self._send(page)

    def _cut(self, buf):
        view = memoryview(buf)
        width = self.width
        self._pages = [view[at : at + width] for at in range(0, len(buf), width)]
        self._buf = buf

    def _send(self, page):
        row = self._rows[page]
        buf = self._buf
        at = page * self.width
        for i in range(self.width):
            row[i + 1] = buf[at + i]
        self._known[page] = 1
        self._window[5] = self._window[6] = page
        self._bus.commands(self._window)
        self._bus.pixels(row, self._shown[page])

    def brightness(self, level):
        """0 (dark) to 255: the contrast."""
        if level:
            self._two[1] = _CONTRAST
            self._two[2] = level
            self._bus.commands(self._two)
        self._switch(level > 0)

    def sleep(self):
        """Panel and charge pump off, a few microamperes; the picture is kept."""
        self._switch(False)
        self._charge(0x10)

    def wake(self):
        """Panel on again, as bright as it was."""
        self._charge(self._pump)
        self._switch(True)

    def _charge(self, how):
        self._two[1] = _CHARGE_PUMP
        self._two[2] = how
        self._bus.commands(self._two)

    def _switch(self, on):
        if on != self._on:
            self._on = on
            self._one[1] = _ON if on else _OFF
            self._bus.commands(self._one)
