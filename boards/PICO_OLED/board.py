# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico with a 128x64 SSD1306 and six buttons: the cheapest build; see README.md for the wiring.

The panel may hang on I2C (four wires, the usual module) or on SPI (seven wires): BUS says which. Pins: the pinout in
the Raspberry Pi Pico data sheet; I2C on GP4 and GP5 is what MicroPython's rp2 quick reference uses. Panel: SSD1306 data
sheet, rev. 1.1.
"""

NAME = "Pico with SSD1306 128x64"
WIDTH = 128
HEIGHT = 64
COLORS = 2
SCREEN = "ssd1306"

BUS = "i2c"  # or "spi"
I2C_ID = 0
SDA = 4
SCL = 5
I2C_HZ = 400_000  # the most the data sheet allows
I2C_ADDRESS = 0x3C  # some modules: 0x3D
SPI_ID = 0
SCK = 18
MOSI = 19
DC = 20
CS = 17
RST = 21
BL = None
TE = None
SPI_MODE = 0
SPI_HZ = 10_000_000  # the most the data sheet allows
X0 = 0
Y0 = 0
FLIP = False  # True if the picture stands on its head
COM_PINS = 0x12
CHARGE_PUMP = True
# how the glass is mounted; only the simulator asks
GLASS_TURN = 0

#          up  down left right A   B   X     Y
BUTTONS = (10, 11, 12, 13, 14, 15, None, None)

BUZZER = None
LED = 25
BATTERY = None
FLASH = 2 * 1024 * 1024
# where MicroPython's build for the Pico keeps files: offset, blocks of 4096 bytes (1408 KB at the end of 2 MB,
# ports/rp2/boards/RPI_PICO/mpconfigboard.h); a UF2 that says otherwise is believed
FILES = (0xA0000, 352)
