# SPDX-License-Identifier: MIT
"""Runs on MicroPython's unix port: the viper converter against its twin, and drivers on a locked heap.

Started by test_on_micropython.py with the folder of the firmware as argument.
"""

import sys
import time

import micropython


class Pin:
    IN, OUT, PULL_UP, IRQ_FALLING, IRQ_RISING = 0, 1, 1, 4, 8
    made = {}

    def __init__(self, number, mode=-1, pull=-1, value=None):
        self.level = 1
        Pin.made[number] = self

    def __call__(self, level=None):
        if level is None:
            return self.level
        self.level = level

    def irq(self, handler, trigger, hard):
        self.handler = handler

    def edge(self, level):
        self.level = level
        self.handler(self)


class SPI:
    def __init__(self):
        self.sum = 0
        self.count = 0

    def write(self, data):
        self.count += len(data)
        self.sum = (self.sum * 31 + data[0] + data[len(data) - 1]) & 0xFFFFFF


class I2C:
    def __init__(self):
        self.count = 0

    def writeto(self, address, data):
        self.count += len(data)


class Machine:
    pass


def make_machine():
    machine = Machine()
    machine.Pin = Pin
    machine.SPI = SPI
    machine.PWM = None
    sys.modules["machine"] = machine


def same_conversion():
    from drivers import convert, convert_viper

    seed = 1
    src = bytearray(512)
    table = bytearray(1024)
    for buf in (src, table):
        for i in range(len(buf)):
            seed = (seed * 1103515245 + 12345) & 0x3FFFFFFF
            buf[i] = seed >> 16 & 255
    for start, count in ((0, 512), (0, 4), (4, 120), (7, 120), (509 - 120, 120), (1, 0)):
        fast = bytearray(count * 4)
        plain = bytearray(count * 4)
        convert_viper.expand(src, start, fast, table, count)
        convert.expand(src, start, plain, table, count)
        assert fast == plain, (start, count)
        assert count == 0 or any(fast)


def locked_heap():
    from drivers import convert_viper, st7789
    from drivers.buttons import Buttons

    assert st7789.expand is convert_viper.expand
    spi = SPI()
    display = st7789.ST7789(spi, Pin(9), Pin(5), Pin(4))
    display.init()
    display.set_palette(bytes(range(48)))
    buttons = Buttons((23, 20, 22, 21, 18, 19, None, None))
    buf = bytearray(28800)
    before = spi.count
    micropython.heap_lock()
    try:
        display.show(buf, 0, 240)
        display.show(buf, 3, 14)
        for number in (23, 18, 19):
            Pin.made[number].edge(0)
            Pin.made[number].edge(1)
        taken = 0
        for _ in range(5):
            taken |= buttons.take()
            buttons.any()
            buttons.held()
        buttons.clear()
    finally:
        micropython.heap_unlock()
    assert taken == 1 | 16 | 32, taken
    assert spi.count - before == 251 * 480 + 22


def locked_heap_of_the_oled():
    from drivers import ssd1306

    spi = SPI()
    i2c = I2C()
    buf = bytearray(1024)
    for bus, link in ((ssd1306.SPIBus(spi, Pin(9), Pin(5), Pin(4)), spi), (ssd1306.I2CBus(i2c), i2c)):
        display = ssd1306.SSD1306(bus)
        display.init()
        # the first time, views of the buffer are made
        display.show(buf, 0, 64)
        before = link.count
        micropython.heap_lock()
        try:
            for page in range(8):
                buf[page * 128 + page] ^= 1
            display.show(buf, 0, 64)
            buf[0] ^= 2
            buf[255] ^= 2
            buf[256] ^= 2
            display.show(buf, 3, 14)
            display.brightness(200)
            display.sleep()
            display.wake()
        finally:
            micropython.heap_unlock()
        assert 1024 + 256 <= link.count - before < 1024 + 256 + 128, link.count


sys.path.insert(0, sys.argv[1])
make_machine()
time.sleep_ms(1)
same_conversion()
locked_heap()
locked_heap_of_the_oled()
print("all right")
