# SPDX-License-Identifier: MIT
"""ST7789 panel on SPI, fed from a frame buffer of 16 colours (GS4_HMSB).

Command names and waiting times are those of Sitronix' ST7789V data sheet, section 9.
"""

import time

from machine import PWM
from micropython import const

try:
    from drivers.convert_viper import expand
except (ImportError, SyntaxError, AttributeError):
    from drivers.convert import expand

_SWRESET = const(0x01)
_SLPIN = const(0x10)
_SLPOUT = const(0x11)
_NORON = const(0x13)
_INVON = const(0x21)
_DISPOFF = const(0x28)
_DISPON = const(0x29)
_CASET = const(0x2A)
_RASET = const(0x2B)
_RAMWR = const(0x2C)
_MADCTL = const(0x36)
_COLMOD = const(0x3A)

_BGR = const(0x08)  # MADCTL: blue first
_RGB565 = b"\x55"
_STRIP = const(8)  # rows converted and sent at a time
_BACKLIGHT_HZ = const(1000)

# What follows the wake-up: the panel's voltages and gamma stay at the controller's own defaults.
_LIT = ((_INVON, None), (_NORON, None), (_DISPON, None))


class ST7789:
    """A panel of width x height pixels whose picture begins at column x0, row y0 of its memory.

    spi, dc, cs, rst: an SPI and three output pins (cs and rst may be None). bl: the backlight's
    pin or None. madctl: the panel's memory access byte, which turns and mirrors the picture; bgr
    for glass whose pixels begin with blue. width must be a multiple of 8.
    """

    def __init__(self, spi, dc, cs, rst, width=240, height=240, x0=0, y0=0, madctl=0, bgr=False, bl=None):
        self.width = width
        self.height = height
        self._spi = spi
        self._dc = dc
        self._cs = cs
        self._rst = rst
        self._x0 = x0
        self._y0 = y0
        self._madctl = bytes((madctl | (_BGR if bgr else 0),))
        self._light = None if bl is None else PWM(bl, freq=_BACKLIGHT_HZ, duty_u16=0)
        self._table = bytearray(1024)
        self._byte = bytearray(1)
        self._window = bytearray(4)
        # one view for each height of a strip, so that show() allocates nothing
        strip = memoryview(bytearray(width * 2 * _STRIP))
        self._strips = [strip[: width * 2 * (rows + 1)] for rows in range(_STRIP)]

    def init(self):
        """Reset the panel and switch it on; its memory is not cleared, the backlight stays off."""
        if self._cs:
            self._cs(1)
        if self._rst:
            self._rst(1)
            self._rst(0)
            time.sleep_ms(1)
            self._rst(1)
        else:
            time.sleep_ms(5)  # it may have been switched on only now
            self._send(_SWRESET)
        time.sleep_ms(150)
        self._send(_SLPOUT)
        time.sleep_ms(10)
        self._send(_COLMOD, _RGB565)
        self._send(_MADCTL, self._madctl)
        for command, data in _LIT:
            self._send(command, data)

    def set_palette(self, rgb):
        """Take 16 colours from 48 bytes (red, green, blue each); what is shown keeps its old ones."""
        for high in range(16):
            for low in range(16):
                at = (high << 4 | low) << 2
                _pack565(rgb, high * 3, self._table, at)
                _pack565(rgb, low * 3, self._table, at + 2)

    def show(self, buf, top, bottom):
        """Send rows top..bottom-1 of a full-screen GS4_HMSB buffer; allocates nothing."""
        stride = self.width >> 1
        self._edge(_CASET, self._x0, self._x0 + self.width - 1)
        self._edge(_RASET, self._y0 + top, self._y0 + bottom - 1)
        self._send(_RAMWR)
        self._dc(1)
        if self._cs:
            self._cs(0)
        while top < bottom:
            rows = min(_STRIP, bottom - top)
            strip = self._strips[rows - 1]
            expand(buf, top * stride, strip, self._table, rows * stride)
            self._spi.write(strip)
            top += rows
        if self._cs:
            self._cs(1)

    def brightness(self, level):
        """Backlight 0 (off) to 255; the eye sees even steps."""
        if self._light:
            self._light.duty_u16(level * level)

    def sleep(self):
        """Panel and backlight off; the picture is kept."""
        self.brightness(0)
        self._send(_DISPOFF)
        self._send(_SLPIN)
        time.sleep_ms(120)

    def wake(self):
        """Panel on again; the backlight is the caller's."""
        self._send(_SLPOUT)
        time.sleep_ms(120)
        self._send(_DISPON)

    def _edge(self, command, first, last):
        window = self._window
        window[0] = first >> 8
        window[1] = first & 255
        window[2] = last >> 8
        window[3] = last & 255
        self._send(command, window)

    def _send(self, command, data=None):
        self._byte[0] = command
        self._dc(0)
        if self._cs:
            self._cs(0)
        self._spi.write(self._byte)
        if data:
            self._dc(1)
            self._spi.write(data)
        if self._cs:
            self._cs(1)


def _pack565(rgb, at, out, to):
    red = rgb[at]
    green = rgb[at + 1]
    blue = rgb[at + 2]
    out[to] = (red & 0xF8) | green >> 5
    out[to + 1] = (green & 0x1C) << 3 | blue >> 3
