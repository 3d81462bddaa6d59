# SPDX-License-Identifier: MIT
"""Pimoroni PicoSystem: RP2040, 240x240 ST7789, eight buttons.

Pins and panel set-up: github.com/pimoroni/picosystem, libraries/hardware.cpp (enum pin,
_init_hardware) and libraries/picosystem.hpp (the buttons); flash size: the product page.
"""

NAME = "Pimoroni PicoSystem"
WIDTH = 240
HEIGHT = 240
COLORS = 16
SCREEN = "st7789"

SPI_ID = 0
SCK = 6
MOSI = 7
DC = 9
CS = 5
RST = 4
BL = 12
TE = 8  # high while the panel is between two pictures
SPI_MODE = 3
SPI_HZ = 62_500_000  # asking for 60 MHz would give 31.25
X0 = 0
Y0 = 0
MADCTL = 0x04
# how far the glass is turned, clockwise, against the panel's memory; only the simulator asks
GLASS_TURN = 0

#          up  down left right A   B   X   Y
BUTTONS = (23, 20, 22, 21, 18, 19, 17, 16)

BUZZER = 11
LED = (14, 13, 15)  # red, green, blue; PWM
BATTERY = (26, 3, 2800, 4100)  # ADC, by how much the voltage is divided, millivolts of empty and full
FLASH = 16 * 1024 * 1024
# where MicroPython's build for the Pico keeps files: offset, blocks of 4096 bytes (1408 KB at the end of 2 MB,
# ports/rp2/boards/RPI_PICO/mpconfigboard.h); a UF2 that says otherwise is believed
FILES = (0xA0000, 352)
