# SPDX-License-Identifier: MIT
"""The SSD1306 driver, seen through the panel model, on I2C and on SPI."""

from __future__ import annotations

import random
import sys

import pytest

from host_sim import clock
from host_sim.front import rig as rigs
from host_sim.front.rig import Rig

BOARD = "PICO_OLED"
WIDTH, HEIGHT = 128, 64


@pytest.fixture(params=["i2c", "spi"])
def handheld(request, monkeypatch):
    """A rig whose panel hangs on one bus or the other, and the hardware the firmware makes on it."""
    before = clock.use(clock.VirtualClock())
    load = rigs.load_board

    def wired(name):
        board = load(name)
        board.BUS = request.param
        return board

    monkeypatch.setattr(rigs, "load_board", wired)
    rig = Rig(BOARD)
    from drivers import hardware

    parts = hardware.make(rig.board)
    yield rig, parts
    clock.use(before)
    sys.modules.pop("board", None)


def buffer(seed: int) -> bytearray:
    return bytearray(random.Random(seed).randbytes(WIDTH * HEIGHT // 8))


def lit(buf) -> list[list[bool]]:
    return [[bool(buf[(y >> 3) * WIDTH + x] >> (y & 7) & 1) for x in range(WIDTH)] for y in range(HEIGHT)]


def test_the_buffer_is_what_is_seen(handheld):
    rig, parts = handheld
    buf = buffer(1)
    parts.display.show(buf, 0, HEIGHT)
    parts.display.brightness(255)
    assert rig.panel.lit() == lit(buf)
    on, off = bytes((224, 242, 255)), bytes(3)
    assert rig.picture() == b"".join(on if pixel else off for row in lit(buf) for pixel in row)


@pytest.mark.parametrize(("top", "bottom", "pages"), [(0, 8, [0]), (56, 64, [7]), (16, 40, [2, 3, 4]), (3, 9, [0, 1])])
def test_only_the_pages_asked_for_are_sent(handheld, top, bottom, pages):
    rig, parts = handheld
    parts.display.show(bytearray(1024), 0, HEIGHT)
    sent = rig.panel.bytes_sent
    buf = buffer(2)
    parts.display.show(buf, top, bottom)
    kept = bytearray(1024)
    for page in pages:
        kept[page * WIDTH : (page + 1) * WIDTH] = buf[page * WIDTH : (page + 1) * WIDTH]
    assert rig.panel.lit() == lit(kept)
    assert rig.panel.bytes_sent - sent <= len(pages) * (WIDTH + 10)


def test_what_has_not_changed_is_not_sent(handheld):
    rig, parts = handheld
    buf = buffer(7)
    parts.display.show(buf, 0, HEIGHT)
    sent = rig.panel.bytes_sent
    parts.display.show(buf, 0, HEIGHT)
    assert rig.panel.bytes_sent == sent
    buf[3 * WIDTH + 127] ^= 1
    parts.display.show(buf, 0, HEIGHT)
    assert 0 < rig.panel.bytes_sent - sent <= WIDTH + 10
    assert rig.panel.lit() == lit(buf)
    # a reset panel has forgotten all
    parts.display.init()
    rig.panel.memory[:] = bytes(1024)
    parts.display.show(buf, 0, HEIGHT)
    assert rig.panel.lit() == lit(buf)


def test_the_bus_is_fast_enough(handheld):
    rig, parts = handheld
    before = rig.panel.bus_seconds
    parts.display.show(buffer(3), 0, HEIGHT)
    assert rig.panel.bus_seconds - before < (0.0252 if rig.board.BUS == "i2c" else 0.001)


def test_dark_until_the_light_is_switched_on(handheld):
    rig, parts = handheld
    parts.display.show(bytearray(b"\xff" * 1024), 0, HEIGHT)
    assert not any(rig.picture())
    levels = []
    for level in (0, 64, 128, 255, 0):
        parts.display.brightness(level)
        levels.append(rig.picture()[0])
    assert levels[0] == levels[-1] == 0 and levels[:4] == sorted(set(levels[:4]))


def test_sleep_and_wake_keep_the_picture(handheld):
    rig, parts = handheld
    buf = buffer(4)
    parts.display.show(buf, 0, HEIGHT)
    parts.display.brightness(255)
    seen = rig.picture()
    parts.display.sleep()
    assert not any(rig.picture()) and not rig.panel.pump
    parts.display.wake()
    assert rig.picture() == seen


def test_a_palette_changes_nothing(handheld):
    rig, parts = handheld
    parts.display.brightness(255)
    seen = rig.picture()
    parts.display.set_palette(bytes(48))
    assert rig.picture() == seen


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize(("height", "com_pins"), [(64, 0x12), (32, 0x02)])
def test_other_glass(flip, height, com_pins):
    """A module mounted upside down, and a flat one."""
    from machine import I2C

    from drivers.ssd1306 import SSD1306, I2CBus
    from host_sim import wires
    from host_sim.panels.ssd1306 import SSD1306 as Panel

    before = clock.use(clock.VirtualClock())
    wires.board.clear()
    try:
        panel = Panel(WIDTH, height, turn=180 if flip else 0).attach_i2c(1, 0x3D)
        i2c = I2C(1, sda=2, scl=3, freq=400_000)
        assert i2c.scan() == [0x3D]
        display = SSD1306(I2CBus(i2c, 0x3D), WIDTH, height, flip=flip, com_pins=com_pins)
        display.init()
        display.brightness(255)
        buf = bytearray(random.Random(5).randbytes(WIDTH * height // 8))
        display.show(buf, 0, height)
        picture = panel.picture()
        seen = [[bool(picture[(y * WIDTH + x) * 3]) for x in range(WIDTH)] for y in range(height)]
        assert seen == [[bool(buf[(y >> 3) * WIDTH + x] >> (y & 7) & 1) for x in range(WIDTH)] for y in range(height)]
    finally:
        wires.board.clear()
        clock.use(before)


def test_narrow_glass_in_the_middle_of_the_memory():
    from machine import SPI, Pin

    from drivers.ssd1306 import SSD1306, SPIBus
    from host_sim import wires
    from host_sim.panels.ssd1306 import SSD1306 as Panel

    before = clock.use(clock.VirtualClock())
    wires.board.clear()
    try:
        panel = Panel(72, HEIGHT, x0=28).attach_spi(0, 20, None)
        display = SSD1306(SPIBus(SPI(0, 10_000_000, sck=18, mosi=19), Pin(20, Pin.OUT)), 72, HEIGHT, x0=28)
        display.init()
        display.brightness(1)
        buf = bytearray(random.Random(6).randbytes(72 * 8))
        display.show(buf, 0, HEIGHT)
        assert panel.lit() == [[bool(buf[(y >> 3) * 72 + x] >> (y & 7) & 1) for x in range(72)] for y in range(HEIGHT)]
    finally:
        wires.board.clear()
        clock.use(before)
