# SPDX-License-Identifier: MIT
"""An SSD1306 panel, byte by byte on I2C or SPI: what the driver sends is what is seen.

Follows Solomon Systech's SSD1306 data sheet, rev. 1.1 (sections 8 to 10). It is stricter than the chip: what the chip
would silently ignore or garble raises PanelError with the command and the reason.
"""

from __future__ import annotations

from collections.abc import Callable

from host_sim import wires
from host_sim.panels import PanelError, pixels

COLUMNS, PAGES = 128, 8  # the controller's memory; a page is 8 rows
ADDRESSES = (0x3C, 0x3D)
FASTEST_I2C = 400_000
FASTEST_SPI = 10_000_000

# code: (name, bytes that follow); those that are ranges of codes are in _RANGES
_COMMANDS = {
    0x20: ("memory mode", 1), 0x21: ("columns", 2), 0x22: ("pages", 2), 0x2E: ("no scrolling", 0),
    0x81: ("contrast", 1), 0x8D: ("charge pump", 1), 0xA0: ("segment remap", 0), 0xA1: ("segment remap", 0),
    0xA4: ("show memory", 0), 0xA5: ("all lit", 0), 0xA6: ("normal", 0), 0xA7: ("inverse", 0),
    0xA8: ("multiplex", 1), 0xAE: ("display off", 0), 0xAF: ("display on", 0), 0xC0: ("scan up", 0),
    0xC8: ("scan down", 0), 0xD3: ("offset", 1), 0xD5: ("clock", 1), 0xD9: ("precharge", 1), 0xDA: ("com pins", 1),
    0xDB: ("vcomh", 1), 0xE3: ("nop", 0),
}  # fmt: skip
_RANGES = ((0x00, 0x0F, "column, low"), (0x10, 0x1F, "column, high"), (0x40, 0x7F, "start line"), (0xB0, 0xB7, "page"))
_HORIZONTAL, _VERTICAL, _PAGE = 0, 1, 2


class SSD1306:
    """The glass of width x height pixels behind the chip, whose voltage comes from the chip's charge pump.

    turn: how the glass is mounted, 0 or 180 degrees; at 0 the driver must mirror both directions (0xA1, 0xC8), as all
    128x64 modules want. x0: the memory's column that is the glass' left edge.
    """

    def __init__(self, width: int = 128, height: int = 64, turn: int = 0, x0: int = 0, rst: int | None = None) -> None:
        self.width, self.height, self._turn, self._x0 = width, height, turn, x0
        self.bytes_sent = 0
        self.bus_seconds = 0.0
        self.frames = 0  # counts the changes of the picture
        self._dc: int | None = None
        self._cs: int | None = None
        # after power-on the memory holds anything
        self.memory = bytearray(index * 73 + 41 & 255 for index in range(COLUMNS * PAGES))
        self._reset()
        if rst is not None:
            wires.board.watch(rst, lambda level: None if level else self._reset())

    def attach_i2c(self, bus: int, address: int) -> SSD1306:
        """Hang the panel on an I2C bus of the board."""
        if address not in ADDRESSES:
            raise ValueError(f"an SSD1306 has the address 0x3C or 0x3D, not 0x{address:02X}")
        wires.board.attach_i2c(bus, address, self)
        return self

    def attach_spi(self, bus: int, dc: int, cs: int | None) -> SSD1306:
        """Hang the panel on an SPI bus of the board, with its data/command and chip select pins."""
        self._dc, self._cs = dc, cs
        wires.board.attach_spi(bus, self)
        return self

    # -- the buses --------------------------------------------------------------------------

    def i2c_write(self, data: bytes, frequency: int) -> None:
        """One message: control bytes, each before what it announces (section 8.1.5.2)."""
        if frequency > FASTEST_I2C:
            raise PanelError(f"I2C at {frequency} Hz is too fast for an SSD1306, which takes {FASTEST_I2C}")
        # each byte has nine bits, and the address is one more
        self._count(len(data) + 1, 9 / frequency)
        at = 0
        while at < len(data):
            control = data[at]
            if control & 0x3F:
                raise PanelError(f"control byte 0x{control:02X}: its lower six bits must be 0")
            if control & 0x80:
                part, at = data[at + 1 : at + 2], at + 2
            else:
                part, at = data[at + 1 :], len(data)
            (self._pixels if control & 0x40 else self._commands)(part)

    def spi_write(self, data: bytes, baudrate: int, mode: int) -> None:
        board = wires.board
        if self._cs is not None and board.level(self._cs):
            return
        if mode not in (0, 3):
            raise PanelError(f"SPI mode {mode} is wrong for an SSD1306, which takes mode 0 or 3")
        if baudrate > FASTEST_SPI:
            raise PanelError(f"SPI at {baudrate} Hz is too fast for an SSD1306, which takes {FASTEST_SPI}")
        self._count(len(data), 8 / baudrate)
        (self._pixels if board.level(self._dc or 0) else self._commands)(data)

    def _count(self, size: int, seconds: float) -> None:
        self.bytes_sent += size
        self.bus_seconds += size * seconds

    # -- commands ---------------------------------------------------------------------------

    def _reset(self) -> None:
        # section 8.9
        self.on = self.pump = self.inverted = self.all_lit = False
        self.contrast = 0x7F
        self._mode, self._columns, self._pages = _PAGE, (0, COLUMNS - 1), (0, PAGES - 1)
        self._column = self._page = 0
        self._start_line = self._offset = 0
        self._multiplex = 64
        self._mirrored = self._scans_down = False
        self._com_pins = 0x12
        self._waiting: list[int] = []  # a command and what has come of its parameters
        self.frames += 1

    def _commands(self, data: bytes) -> None:
        for byte in data:
            self._waiting.append(byte)
            name, size = _known(self._waiting[0])
            if len(self._waiting) > size:
                code, *parameters = self._waiting
                self._waiting = []
                self._obey(name, code, parameters)
                self.frames += 1

    def _obey(self, name: str, code: int, parameters: list[int]) -> None:
        handler: Callable[..., None] | None = getattr(self, "_do_" + name.replace(", ", "_").replace(" ", "_"), None)
        if handler is not None:
            handler(code, *parameters)

    def _do_memory_mode(self, _: int, mode: int) -> None:
        if mode > _PAGE:
            raise PanelError(f"memory mode {mode}: there are 0, 1 and 2")
        self._mode = mode

    def _do_columns(self, _: int, first: int, last: int) -> None:
        self._columns = self._window("columns", first, last, COLUMNS)
        self._column = first

    def _do_pages(self, _: int, first: int, last: int) -> None:
        self._pages = self._window("pages", first, last, PAGES)
        self._page = first

    def _window(self, name: str, first: int, last: int, size: int) -> tuple[int, int]:
        if self._mode == _PAGE:
            raise PanelError(f"{name} {first}..{last} mean nothing in page addressing mode")
        if not first <= last < size:
            raise PanelError(f"{name} {first}..{last} lie outside the panel's memory 0..{size - 1}")
        return first, last

    def _do_column_low(self, code: int) -> None:
        self._column = self._column & 0xF0 | code

    def _do_column_high(self, code: int) -> None:
        self._column = self._column & 0x0F | (code & 7) << 4

    def _do_page(self, code: int) -> None:
        self._page = code & 7

    def _do_start_line(self, code: int) -> None:
        self._start_line = code & 63

    def _do_contrast(self, _: int, level: int) -> None:
        self.contrast = level

    def _do_charge_pump(self, _: int, how: int) -> None:
        if how & ~0x04 != 0x10:
            raise PanelError(f"charge pump 0x{how:02X}: 0x14 switches it on, 0x10 off")
        self.pump = bool(how & 4)

    def _do_segment_remap(self, code: int) -> None:
        self._mirrored = bool(code & 1)

    def _do_show_memory(self, _: int) -> None:
        self.all_lit = False

    def _do_all_lit(self, _: int) -> None:
        self.all_lit = True

    def _do_normal(self, _: int) -> None:
        self.inverted = False

    def _do_inverse(self, _: int) -> None:
        self.inverted = True

    def _do_multiplex(self, _: int, ratio: int) -> None:
        if not 15 <= ratio <= 63:
            raise PanelError(f"multiplex {ratio}: 15 to 63 are possible")
        self._multiplex = ratio + 1

    def _do_display_off(self, _: int) -> None:
        self.on = False

    def _do_display_on(self, _: int) -> None:
        if self._com_pins != (0x12 if self.height == 64 else 0x02):
            raise PanelError(f"com pins 0x{self._com_pins:02X} are not how a glass of {self.height} rows is wired")
        if self._multiplex != self.height:
            raise PanelError(f"a multiplex of {self._multiplex} rows does not fit a glass of {self.height}")
        if not self.pump:
            raise PanelError("the display is switched on without its charge pump: it stays dark")
        self.on = True

    def _do_scan_up(self, _: int) -> None:
        self._scans_down = False

    def _do_scan_down(self, _: int) -> None:
        self._scans_down = True

    def _do_offset(self, _: int, rows: int) -> None:
        self._offset = rows & 63

    def _do_com_pins(self, _: int, how: int) -> None:
        if how & ~0x30 != 0x02:
            raise PanelError(f"com pins 0x{how:02X}: 0x02, 0x12, 0x22 and 0x32 are possible")
        self._com_pins = how

    # -- pixels -----------------------------------------------------------------------------

    def _pixels(self, data: bytes) -> None:
        if self._waiting:
            name, size = _known(self._waiting[0])
            raise PanelError(f"'{name}' takes {size} more byte(s), and pixels came after {len(self._waiting) - 1}")
        for byte in data:
            self.memory[self._page * COLUMNS + self._column] = byte
            self._advance()
        self.frames += 1

    def _advance(self) -> None:
        # section 10.1.3: the pointer runs through the window again and again
        if self._mode == _PAGE:
            self._column = (self._column + 1) % COLUMNS
        elif self._mode == _HORIZONTAL:
            self._column, wrapped = _next(self._column, self._columns)
            if wrapped:
                self._page, _ = _next(self._page, self._pages)
        else:
            self._page, wrapped = _next(self._page, self._pages)
            if wrapped:
                self._column, _ = _next(self._column, self._columns)

    def lit(self) -> list[list[bool]]:
        """The rows of the glass, pixel by pixel."""
        rows = []
        for y in range(self.height):
            # COM y of the glass, from the top; the offset and the start line turn the rows round
            com = y if self._scans_down else self.height - 1 - y
            line = (com + self._offset + self._start_line) % 64
            page, bit = divmod(line, 8)
            row = []
            for x in range(self.width):
                segment = x + self._x0
                column = segment if self._mirrored else COLUMNS - 1 - segment
                row.append(bool(self.memory[page * COLUMNS + column] >> bit & 1) != self.inverted or self.all_lit)
            rows.append(row)
        return rows

    def picture(self) -> bytes:
        """What is seen: width * height pixels of red, green, blue, brighter with more contrast."""
        if not self.on or not self.pump:
            return bytes(self.width * self.height * 3)
        share = 96 + self.contrast * 159 // 255
        on = bytes(channel * share // 255 for channel in (224, 242, 255))
        rgb = b"".join(on if pixel else b"\0\0\0" for row in self.lit() for pixel in row)
        return pixels.turned(rgb, self.width, self.height, self._turn)


def _known(code: int) -> tuple[str, int]:
    if code in _COMMANDS:
        return _COMMANDS[code]
    for first, last, name in _RANGES:
        if first <= code <= last:
            return name, 0
    raise PanelError(f"command 0x{code:02X} is none that this SSD1306 model knows")


def _next(at: int, window: tuple[int, int]) -> tuple[int, bool]:
    return (window[0], True) if at == window[1] else (at + 1, False)
