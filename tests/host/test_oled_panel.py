# SPDX-License-Identifier: MIT
"""The SSD1306 model: addressing, switches, and what it refuses."""

from __future__ import annotations

import pytest

from host_sim import wires
from host_sim.panels import PanelError
from host_sim.panels.ssd1306 import SSD1306

READY = bytes((0x8D, 0x14, 0xA1, 0xC8, 0x20, 0x00))


class Panel:
    """A panel on I2C, told commands and pixels."""

    def __init__(self, **kinds) -> None:
        wires.board.clear()
        self.panel = SSD1306(**kinds).attach_i2c(0, 0x3C)

    def tell(self, *commands: int) -> None:
        self.panel.i2c_write(bytes((0x00, *commands)), 400_000)

    def draw(self, *pixels: int) -> None:
        self.panel.i2c_write(bytes((0x40, *pixels)), 400_000)

    def lit(self) -> set[tuple[int, int]]:
        return {(x, y) for y, row in enumerate(self.panel.lit()) for x, on in enumerate(row) if on}


@pytest.fixture
def panel():
    made = Panel()
    made.panel.memory[:] = bytes(1024)
    made.tell(*READY)
    yield made
    wires.board.clear()


def test_a_byte_is_eight_rows_of_a_column(panel):
    panel.tell(0x21, 5, 127, 0x22, 2, 7)
    panel.draw(0b1000_0001)
    assert panel.lit() == {(5, 16), (5, 23)}


@pytest.mark.parametrize(
    ("mode", "want"),
    [
        (0, {(3, 0), (4, 0), (3, 8), (4, 8)}),  # along the columns, then the pages
        (1, {(3, 0), (3, 8), (4, 0), (4, 8)}),
    ],
)
def test_windows_fill_and_begin_again(panel, mode, want):
    panel.tell(0x20, mode, 0x21, 3, 4, 0x22, 0, 1)
    panel.draw(1, 1)
    assert panel.lit() == ({(3, 0), (4, 0)} if mode == 0 else {(3, 0), (3, 8)})
    panel.draw(1, 1)
    assert panel.lit() == want
    panel.draw(0)
    assert panel.lit() == want - {(3, 0)}


def test_page_mode_stays_in_its_page(panel):
    panel.tell(0x20, 2, 0xB3, 0x0F, 0x17)
    panel.draw(1, 1)
    assert panel.lit() == {(127, 24), (0, 24)}


def test_mirrored_and_turned(panel):
    panel.tell(0x21, 0, 127, 0x22, 0, 7)
    panel.draw(1)
    panel.tell(0xA0)
    assert panel.lit() == {(127, 0)}
    panel.tell(0xC0)
    assert panel.lit() == {(127, 63)}


def test_start_line_and_offset_turn_the_rows_round(panel):
    panel.tell(0x21, 0, 127, 0x22, 0, 7)
    panel.draw(1)
    panel.tell(0x40 | 1)
    assert panel.lit() == {(0, 63)}
    panel.tell(0xD3, 63)
    assert panel.lit() == {(0, 0)}


def test_inverse_and_all_lit(panel):
    panel.tell(0xA7)
    assert len(panel.lit()) == 128 * 64
    panel.tell(0xA6)
    assert not panel.lit()
    panel.tell(0xA5)
    assert len(panel.lit()) == 128 * 64


def test_commands_one_by_one_with_their_own_control_bytes(panel):
    panel.panel.i2c_write(bytes((0x80, 0x81, 0x80, 0x33, 0x00, 0xAF)), 100_000)
    assert panel.panel.contrast == 0x33 and panel.panel.on


def test_more_contrast_is_brighter_and_off_is_black(panel):
    panel.tell(0xA5, 0xAF)
    seen = []
    for contrast in (0, 100, 255):
        panel.tell(0x81, contrast)
        seen.append(panel.panel.picture()[0])
    assert seen == sorted(set(seen)) and seen[0] > 0
    panel.tell(0xAE)
    assert not any(panel.panel.picture())


def test_an_i2c_message_takes_nine_bits_a_byte(panel):
    before = panel.panel.bus_seconds
    panel.draw(*bytes(128))
    assert panel.panel.bus_seconds - before == pytest.approx(130 * 9 / 400_000)


@pytest.mark.parametrize(
    ("commands", "why"),
    [
        ((0xD4,), "0xD4 is none that this SSD1306 model knows"),
        ((0x21, 100, 128), "columns 100..128 lie outside"),
        ((0x22, 3, 2), "pages 3..2 lie outside"),
        ((0x20, 2, 0x21, 0, 1), "mean nothing in page addressing mode"),
        ((0x20, 3), "memory mode 3"),
        ((0x8D, 0x24), "charge pump 0x24"),
        ((0x8D, 0x10, 0xAF), "without its charge pump"),
        ((0xDA, 0x02, 0xAF), "com pins 0x02 are not how a glass of 64 rows is wired"),
        ((0xDA, 0x15), "com pins 0x15"),
        ((0xA8, 31, 0xAF), "a multiplex of 32 rows does not fit"),
        ((0xA8, 3), "multiplex 3"),
    ],
)
def test_what_the_chip_would_garble_is_refused(panel, commands, why):
    with pytest.raises(PanelError, match=why):
        panel.tell(*commands)


def test_pixels_in_the_middle_of_a_command_are_refused(panel):
    panel.tell(0x21, 0)
    with pytest.raises(PanelError, match=r"'columns' takes 2 more byte\(s\), and pixels came after 1"):
        panel.draw(1)


def test_buses_that_are_too_fast_or_odd_are_refused(panel):
    with pytest.raises(PanelError, match="too fast"):
        panel.panel.i2c_write(b"\0\xaf", 1_000_000)
    with pytest.raises(PanelError, match="too fast"):
        panel.panel.spi_write(b"\xaf", 20_000_000, 0)
    with pytest.raises(PanelError, match="SPI mode 1"):
        panel.panel.spi_write(b"\xaf", 1_000_000, 1)
    with pytest.raises(PanelError, match="control byte 0x41"):
        panel.panel.i2c_write(b"\x41\0", 400_000)
    with pytest.raises(ValueError, match="not 0x50"):
        SSD1306().attach_i2c(0, 0x50)
