# SPDX-License-Identifier: MIT
"""The ST7789 driver, seen through the panel model on the boards that have one."""

import random
import sys

import pytest

from host_sim import board_file, clock
from host_sim.front.rig import Rig, board_names

PALETTE = bytes(random.Random(5).randrange(256) for _ in range(48))


@pytest.fixture(params=[name for name in board_names() if board_file.load(name).SCREEN == "st7789"])
def handheld(request):
    """A rig, and the hardware the firmware makes on it."""
    before = clock.use(clock.VirtualClock())
    rig = Rig(request.param)
    from drivers import hardware

    parts = hardware.make(rig.board)
    parts.display.set_palette(PALETTE)
    yield rig, parts
    clock.use(before)
    sys.modules.pop("board", None)


def as_shown(red, green, blue):
    """A colour after its way through 16 bits."""
    return (red & 0xF8 | red >> 5, green & 0xFC | green >> 6, blue & 0xF8 | blue >> 5)


COLORS = [as_shown(*PALETTE[i * 3 : i * 3 + 3]) for i in range(16)]


def expected(buf):
    return b"".join(bytes(COLORS[byte >> 4] + COLORS[byte & 15]) for byte in buf)


def test_the_buffer_is_what_is_seen(handheld):
    rig, parts = handheld
    buf = bytearray(random.Random(1).randbytes(28_800))
    parts.display.show(buf, 0, 240)
    parts.display.brightness(255)
    assert rig.picture() == expected(buf)


@pytest.mark.parametrize(("top", "bottom"), [(0, 1), (239, 240), (17, 33), (100, 108), (3, 14)])
def test_only_the_rows_asked_for_are_sent(handheld, top, bottom):
    rig, parts = handheld
    black = bytearray(28_800)
    parts.display.show(black, 0, 240)
    parts.display.brightness(255)
    sent = rig.panel.bytes_sent
    buf = bytearray(random.Random(2).randbytes(28_800))
    parts.display.show(buf, top, bottom)
    row = 240 * 3
    want = expected(black)[: top * row] + expected(buf)[top * row : bottom * row] + expected(black)[bottom * row :]
    assert rig.picture() == want
    assert rig.panel.bytes_sent - sent == (bottom - top) * 480 + 11


def test_the_bus_runs_at_full_speed(handheld):
    rig, parts = handheld
    before = rig.panel.bus_seconds
    parts.display.show(bytearray(28_800), 0, 240)
    # 115,211 bytes at 62.5 MHz; 38 ms would tell of the 48 MHz clock
    assert rig.panel.bus_seconds - before == pytest.approx(0.014747, abs=1e-5)


def test_dark_until_the_light_is_switched_on(handheld):
    rig, parts = handheld
    parts.display.show(bytearray(b"\x11" * 28_800), 0, 240)
    assert not any(rig.picture())
    levels = []
    for level in (0, 64, 128, 255):
        parts.display.brightness(level)
        levels.append(rig.picture()[0])
    assert levels == sorted(set(levels)) and levels[-1] == COLORS[1][0]


def test_sleep_and_wake_keep_the_picture(handheld):
    rig, parts = handheld
    buf = bytearray(random.Random(3).randbytes(28_800))
    parts.display.show(buf, 0, 240)
    clock.sleep_ms(200)
    parts.display.sleep()
    assert rig.panel.asleep and rig.backlight() == 0
    parts.display.wake()
    parts.display.brightness(255)
    assert rig.picture() == expected(buf)


def test_a_panel_without_cs_rst_and_backlight_pins():
    before = clock.use(clock.VirtualClock())
    try:
        from machine import SPI, Pin

        from drivers.st7789 import ST7789
        from host_sim import wires
        from host_sim.panels.st7789 import ST7789 as Panel

        wires.board.clear()
        panel = Panel(9, None, None, 240, 240).attach(0)
        display = ST7789(SPI(0, 10_000_000, sck=6, mosi=7), Pin(9, Pin.OUT), None, None)
        display.init()
        display.set_palette(PALETTE)
        display.brightness(255)
        display.show(bytearray(b"\x2f" * 28_800), 0, 240)
        assert panel.picture() == expected(b"\x2f" * 28_800)
    finally:
        wires.board.clear()
        clock.use(before)


def test_offsets_and_blue_first_glass():
    before = clock.use(clock.VirtualClock())
    try:
        from machine import SPI, Pin

        from drivers.st7789 import ST7789
        from host_sim import wires
        from host_sim.panels.st7789 import ST7789 as Panel

        wires.board.clear()
        # upside down: the 240 rows seen are the last of the 320 addresses
        panel = Panel(9, 5, 4, 240, 240, turn=180).attach(0)
        spi = SPI(0, 10_000_000, sck=6, mosi=7)
        pins = (Pin(9, Pin.OUT), Pin(5, Pin.OUT, value=1), Pin(4, Pin.OUT, value=1))
        display = ST7789(spi, *pins, y0=80, madctl=0xC0, bgr=True)
        display.init()
        display.set_palette(PALETTE)
        buf = bytearray(random.Random(4).randbytes(28_800))
        display.show(buf, 0, 240)
        rgb = expected(buf)
        swapped = bytearray(rgb)
        swapped[0::3], swapped[2::3] = rgb[2::3], rgb[0::3]
        assert panel.picture() == swapped
    finally:
        wires.board.clear()
        clock.use(before)
