# SPDX-License-Identifier: MIT
"""The ST7789 model: colours, windows, turning, and what it refuses."""

import pytest

from host_sim import clock
from host_sim.panels import pixels
from host_sim.panels.st7789 import ST7789, PanelError
from host_sim.wires import board

DC, CS, RST = 9, 5, 4


class Bus:
    """Talks to a panel as a driver would."""

    def __init__(self, width=240, height=240, turn=0):
        self.panel = ST7789(DC, CS, RST, width, height, turn)
        self.mode = 3

    def send(self, command, *data):
        board.drive_chip(CS, 0)
        board.drive_chip(DC, 0)
        self.panel.spi_write(bytes((command,)), 62_500_000, self.mode)
        if data:
            self.data(bytes(data))
        board.drive_chip(CS, 1)

    def data(self, data):
        board.drive_chip(CS, 0)
        board.drive_chip(DC, 1)
        self.panel.spi_write(data, 62_500_000, self.mode)
        board.drive_chip(CS, 1)

    def wake(self, madctl=0, colmod=0x55):
        clock.sleep_ms(10)
        self.send(0x11)
        clock.sleep_ms(10)
        self.send(0x3A, colmod)
        self.send(0x36, madctl)
        self.send(0x21)
        self.send(0x29)

    def window(self, x0, y0, x1, y1):
        self.send(0x2A, x0 >> 8, x0 & 255, x1 >> 8, x1 & 255)
        self.send(0x2B, y0 >> 8, y0 & 255, y1 >> 8, y1 & 255)

    def dot(self, x, y):
        """A red pixel at an address."""
        self.window(x, y, x, y)
        self.send(0x2C, 0xF8, 0x00)

    def red(self):
        """Where red pixels are seen: (x, y)."""
        rgb = self.panel.picture()
        width = self.panel.width
        return [(at // 3 % width, at // 3 // width) for at in range(0, len(rgb), 3) if rgb[at : at + 3] == b"\xff\0\0"]


@pytest.fixture(autouse=True)
def virtual():
    board.clear()
    before = clock.use(clock.VirtualClock())
    yield
    clock.use(before)
    board.clear()


@pytest.fixture
def bus():
    return Bus()


def seen(bus, x, y):
    at = (y * bus.panel.width + x) * 3
    return tuple(bus.panel.picture()[at : at + 3])


@pytest.mark.parametrize(
    ("colmod", "data", "colors"),
    [
        (0x55, "f80007e0001f8410", [(255, 0, 0), (0, 255, 0), (0, 0, 255), (132, 130, 132)]),
        (0x53, "f000f000f888", [(255, 0, 0), (0, 255, 0), (0, 0, 255), (136, 136, 136)]),
        (0x66, "fc000000fc000000fc848484", [(255, 0, 0), (0, 255, 0), (0, 0, 255), (134, 134, 134)]),
    ],
)
def test_colour_depths(bus, colmod, data, colors):
    bus.wake(colmod=colmod)
    bus.window(10, 20, 11, 21)
    bus.send(0x2C)
    for byte in bytes.fromhex(data):  # pixels may be cut anywhere between two writes
        bus.data(bytes((byte,)))
    assert [seen(bus, x, y) for y in (20, 21) for x in (10, 11)] == colors


def test_blue_first_and_inversion(bus):
    bus.wake(madctl=0x08)
    bus.dot(0, 0)
    assert seen(bus, 0, 0) == (0, 0, 255)
    bus.send(0x20)
    assert seen(bus, 0, 0) == (255, 255, 0)


def test_asleep_off_and_reset_show_black(bus):
    bus.wake()
    bus.dot(5, 5)
    bus.send(0x28)
    assert not any(bus.panel.picture())
    bus.send(0x29)
    assert seen(bus, 5, 5) == (255, 0, 0)
    board.drive_chip(RST, 1)
    board.drive_chip(RST, 0)
    assert bus.panel.asleep and not any(bus.panel.picture())


# address (2, 1) of a panel whose glass shows the memory's first 240 columns and rows
@pytest.mark.parametrize(
    ("madctl", "address", "place"),
    [
        (0x00, (2, 1), (2, 1)),
        (0x40, (2, 1), (237, 1)),
        (0x80, (2, 81), (2, 238)),  # mirrored over all 320 rows: hence the offset 80 of drivers
        (0xC0, (2, 81), (237, 238)),
        (0x20, (2, 1), (1, 2)),
        (0x60, (2, 1), (238, 2)),
        (0xA0, (82, 1), (1, 237)),
    ],
)
def test_memory_access(bus, madctl, address, place):
    bus.wake(madctl=madctl)
    bus.dot(*address)
    assert bus.red() == [place]


@pytest.mark.parametrize(("turn", "madctl"), [(0, 0x00), (90, 0xA0), (180, 0xC0), (270, 0x60)])
def test_turned_glass_is_upright_with_the_matching_madctl(turn, madctl):
    bus = Bus(turn=turn)
    bus.wake(madctl=madctl)
    x0 = 80 if madctl == 0xA0 else 0
    y0 = 80 if madctl == 0xC0 else 0
    bus.window(x0 + 3, y0 + 7, x0 + 5, y0 + 7)
    bus.send(0x2C, *b"\xf8\0" * 3)
    assert bus.red() == [(3, 7), (4, 7), (5, 7)]


def test_rows_wrap_inside_the_window_and_ramwrc_goes_on(bus):
    bus.wake()
    bus.window(100, 50, 101, 52)
    bus.send(0x2C, *b"\xf8\0" * 3)
    bus.send(0x3C, *b"\xf8\0" * 2)
    assert bus.red() == [(100, 50), (101, 50), (100, 51), (101, 51), (100, 52)]


def test_bytes_and_bus_time_are_counted(bus):
    bus.wake()
    before, seconds = bus.panel.bytes_sent, bus.panel.bus_seconds
    bus.window(0, 0, 239, 239)
    bus.send(0x2C)
    bus.data(bytes(115_200))
    assert bus.panel.bytes_sent - before == 115_200 + 11
    assert bus.panel.bus_seconds - seconds == pytest.approx(115_211 * 8 / 62.5e6)


def test_a_panel_that_is_not_selected_hears_nothing(bus):
    bus.wake()
    board.drive_chip(CS, 1)
    bus.panel.spi_write(b"\x28", 62_500_000, 3)
    assert bus.panel.on


def misuse(bus, what):
    {
        "no command": lambda: bus.data(b"\1"),
        "unknown": lambda: bus.send(0xFF),
        "columns": lambda: bus.window(0, 0, 240, 10),
        "rows": lambda: bus.window(0, 0, 10, 320),
        "backwards": lambda: bus.window(10, 0, 9, 10),
        "too few": lambda: (bus.send(0x2A, 0, 0), bus.send(0x2C)),
        "too many": lambda: bus.send(0x36, 0, 0),
        "depth": lambda: bus.send(0x3A, 0x77),
        "overrun": lambda: (bus.window(0, 0, 1, 0), bus.send(0x2C, *bytes(6))),
        "half a pixel": lambda: (bus.window(0, 0, 1, 0), bus.send(0x2C, 1, 2, 3), bus.send(0x29)),
        "asleep": lambda: (clock.sleep_ms(200), bus.send(0x10), bus.send(0x2C)),
        "too early": lambda: (bus.send(0x01), bus.send(0x11)),
        "asleep too early": lambda: bus.send(0x10),
        "mode": lambda: (setattr(bus, "mode", 1), bus.send(0x29)),
    }[what]()


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("no command", "1 bytes of data came before any command"),
        ("unknown", "command 0xFF is none"),
        ("columns", r"CASET 0\.\.240 lies outside the panel's memory 0\.\.239"),
        ("rows", r"RASET 0\.\.320 lies outside"),
        ("backwards", r"CASET 10\.\.9"),
        ("too few", "CASET takes 4 bytes of data, and got 2"),
        ("too many", "MADCTL takes 1 byte of data, and got 2"),
        ("depth", "COLMOD 0x77"),
        ("overrun", "1 pixels came after the end of the window"),
        ("half a pixel", "the last pixel of RAMWR is cut off"),
        ("asleep", "RAMWR came while the panel was asleep"),
        ("too early", "SLPOUT came less than 5 ms after a reset"),
        ("asleep too early", "SLPIN came less than 120 ms after SLPOUT"),
        ("mode", "SPI mode 1 is wrong"),
    ],
)
def test_misuse_is_told(bus, what, sentence):
    if what != "no command":
        bus.wake()
    with pytest.raises(PanelError, match=sentence):
        misuse(bus, what)


def test_the_backlight_dims():
    assert pixels.dimmed(b"\xff\x80", 65535) == b"\xff\x80"
    assert pixels.dimmed(b"\xff\x80", 16384) == b"\x80\x40"
    assert pixels.dimmed(b"\xff\x80", 0) == b"\0\0"
