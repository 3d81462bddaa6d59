# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico with Waveshare's Pico-LCD-1.3: 240x240 ST7789, joystick and four keys.

Pins: github.com/russhughes/st7789py_mpy, tft_configs/waveshare_13/; MADCTL and windows: the
maker's own example (www.waveshare.com/wiki/Pico-LCD-1.3, Pico-LCD-1.3.py). The example drives
the panel in SPI mode 0, the configuration above in mode 3 (its polarity=1); the panel takes both.
"""

NAME = "Pico with Waveshare Pico-LCD-1.3"
WIDTH = 240
HEIGHT = 240
COLORS = 16
SCREEN = "st7789"

SPI_ID = 1
SCK = 10
MOSI = 11
DC = 8
CS = 9
RST = 12
BL = 13
TE = None
SPI_MODE = 3
SPI_HZ = 62_500_000  # asking for 60 MHz would give 31.25
X0 = 0
Y0 = 0
MADCTL = 0x70
# how far the glass is turned, clockwise, against the panel's memory; only the simulator asks
GLASS_TURN = 270

#          up down left right A  B   X   Y
BUTTONS = (2, 18, 16, 20, 15, 17, 19, 21)

BUZZER = None
LED = 25
BATTERY = None
FLASH = 2 * 1024 * 1024
# where MicroPython's build for the Pico keeps files: offset, blocks of 4096 bytes (1408 KB at the end of 2 MB,
# ports/rp2/boards/RPI_PICO/mpconfigboard.h); a UF2 that says otherwise is believed
FILES = (0xA0000, 352)
