# SPDX-License-Identifier: MIT
"""An ST7789 panel, byte by byte: what the driver sends is what is seen.

Follows Sitronix' ST7789V data sheet (section 9, commands). It is stricter than the chip: what
the chip would silently ignore or garble raises PanelError with the command and the reason.
"""

from __future__ import annotations

from host_sim import clock, wires
from host_sim.panels import PanelError, pixels
from host_sim.panels.st7789_commands import BY_CODE, Command

COLUMNS, ROWS = 240, 320  # the controller's memory
WAKE_US = 5_000  # after SLPOUT and after a reset, until the next command
SLEEP_US = 120_000  # between SLPOUT and SLPIN

MY, MX, MV, BGR = 0x80, 0x40, 0x20, 0x08  # bits of MADCTL


class ST7789:
    """The panel behind pins dc, cs and rst (numbers; cs and rst may be None).

    width x height: the glass, which shows the memory's first columns and rows. turn: how far the
    glass is turned clockwise against the memory: 0, 90, 180 or 270. The glass is of the normally
    black kind that needs INVON for true colours.
    """

    def __init__(self, dc: int, cs: int | None, rst: int | None, width: int = 240, height: int = 240, turn: int = 0) -> None:
        self.width, self.height, self._turn = width, height, turn
        self._dc, self._cs = dc, cs
        self.bytes_sent = 0
        self.bus_seconds = 0.0
        self.frames = 0  # counts the changes of the picture
        # after power-on the memory holds anything: a colour that no palette has
        self.memory = bytearray(b"\x5a\x3c\x96" * (COLUMNS * ROWS))
        self._reset()
        if rst is not None:
            wires.board.watch(rst, lambda level: None if level else self._reset())

    def attach(self, bus: int) -> ST7789:
        """Hang the panel on an SPI bus of the board."""
        wires.board.attach_spi(bus, self)
        return self

    # -- the bus ----------------------------------------------------------------------------

    def spi_write(self, data: bytes, baudrate: int, mode: int) -> None:
        board = wires.board
        if self._cs is not None and board.level(self._cs):
            return
        if mode not in (0, 3):
            raise PanelError(f"SPI mode {mode} is wrong for an ST7789, which takes mode 0 or 3")
        self.bytes_sent += len(data)
        self.bus_seconds += len(data) * 8 / baudrate
        if board.level(self._dc):
            self._data(data)
        else:
            for code in data:
                self._begin(code)

    def _begin(self, code: int) -> None:
        self._end()
        command = BY_CODE.get(code)
        if command is None:
            raise PanelError(f"command 0x{code:02X} is none that this ST7789 model knows")
        if clock.current().now_us() < self._ready_us:
            raise PanelError(f"{command.name} came less than {WAKE_US // 1000} ms after a reset or SLPOUT")
        self._command, self._parameters, self._rest = command, bytearray(), b""
        if command.name in ("RAMWR", "RAMWRC"):
            self._begin_pixels(command.name)
        elif not command.lengths[-1]:
            self._obey(command)

    def _data(self, data: bytes) -> None:
        command = self._command
        if command is None:
            raise PanelError(f"{len(data)} bytes of data came before any command")
        if command.name in ("RAMWR", "RAMWRC"):
            self._pixels(data)
            return
        self._parameters += data
        if len(self._parameters) > command.lengths[-1]:
            raise PanelError(f"{command.name} takes {command.takes()} of data, and got {len(self._parameters)}")
        if len(self._parameters) == command.lengths[-1]:
            self._obey(command)

    def _end(self) -> None:
        """A new command ends the one before: it must have got all it needs."""
        command = self._command
        if command is None:
            return
        if self._rest:
            raise PanelError(f"the last pixel of {command.name} is cut off after {len(self._rest)} byte(s)")
        if command.name not in ("RAMWR", "RAMWRC") and len(self._parameters) not in command.lengths:
            raise PanelError(f"{command.name} takes {command.takes()} of data, and got {len(self._parameters)}")

    # -- commands ---------------------------------------------------------------------------

    def _reset(self) -> None:
        self._command: Command | None = None
        self._parameters, self._rest = bytearray(), b""
        self.asleep, self.on, self.inverted = True, False, False
        self._madctl, self._colmod = 0, 0x66
        self._columns, self._rows = (0, COLUMNS - 1), (0, ROWS - 1)
        self._at = (0, 0)
        self._ready_us = clock.current().now_us() + WAKE_US
        self._may_sleep_us = 0
        self.frames += 1

    def _obey(self, command: Command) -> None:
        handler = getattr(self, "_do_" + command.name.lower(), None)
        if handler is not None:
            handler(bytes(self._parameters))
            self.frames += 1

    def _do_swreset(self, _: bytes) -> None:
        self._reset()

    def _do_slpin(self, _: bytes) -> None:
        if clock.current().now_us() < self._may_sleep_us:
            raise PanelError(f"SLPIN came less than {SLEEP_US // 1000} ms after SLPOUT")
        self.asleep = True

    def _do_slpout(self, _: bytes) -> None:
        now = clock.current().now_us()
        self.asleep, self._ready_us, self._may_sleep_us = False, now + WAKE_US, now + SLEEP_US

    def _do_invoff(self, _: bytes) -> None:
        self.inverted = False

    def _do_invon(self, _: bytes) -> None:
        self.inverted = True

    def _do_dispoff(self, _: bytes) -> None:
        self.on = False

    def _do_dispon(self, _: bytes) -> None:
        self.on = True

    def _do_madctl(self, data: bytes) -> None:
        self._madctl = data[0]

    def _do_colmod(self, data: bytes) -> None:
        if data[0] & 7 not in pixels.READERS:
            raise PanelError(f"COLMOD 0x{data[0]:02X} is no colour depth of an ST7789 (12, 16 or 18 bits a pixel)")
        self._colmod = data[0]

    def _do_caset(self, data: bytes) -> None:
        self._columns = self._window("CASET", data, ROWS if self._madctl & MV else COLUMNS)

    def _do_raset(self, data: bytes) -> None:
        self._rows = self._window("RASET", data, COLUMNS if self._madctl & MV else ROWS)

    def _window(self, name: str, data: bytes, size: int) -> tuple[int, int]:
        first, last = data[0] << 8 | data[1], data[2] << 8 | data[3]
        if not first <= last < size:
            raise PanelError(f"{name} {first}..{last} lies outside the panel's memory 0..{size - 1}")
        return first, last

    # -- pixels -----------------------------------------------------------------------------

    def _begin_pixels(self, name: str) -> None:
        if self.asleep:
            raise PanelError(f"{name} came while the panel was asleep")
        if name == "RAMWR":
            self._at = (self._columns[0], self._rows[0])

    def _pixels(self, data: bytes) -> None:
        size, read = pixels.READERS[self._colmod & 7]
        data = self._rest + data
        whole = len(data) // size * size
        self._rest = data[whole:]
        rgb = read(data[:whole], bool(self._madctl & BGR))
        x, y = self._at
        left, right = self._columns
        offset = 0
        while offset < len(rgb):
            if y > self._rows[1]:
                raise PanelError(f"{(len(rgb) - offset) // 3} pixels came after the end of the window")
            count = min(right + 1 - x, (len(rgb) - offset) // 3)
            self._store(x, y, rgb[offset : offset + count * 3])
            offset += count * 3
            x += count
            if x > right:
                x, y = left, y + 1
        self._at = (x, y)
        self.frames += 1

    def _store(self, x: int, y: int, rgb: bytes) -> None:
        """Pixels from address (x, y) on to the right, to where MADCTL puts them."""
        swap, mirror_x, mirror_y = self._madctl & MV, self._madctl & MX, self._madctl & MY
        column, row = (y, x) if swap else (x, y)
        if column >= COLUMNS or row >= ROWS:
            raise PanelError(f"pixel ({x}, {y}) lies outside the panel's memory since MADCTL was changed")
        column = COLUMNS - 1 - column if mirror_x else column
        row = ROWS - 1 - row if mirror_y else row
        step = (-1 if mirror_y else 1) * COLUMNS if swap else -1 if mirror_x else 1
        start = (row * COLUMNS + column) * 3
        if step == 1:
            self.memory[start : start + len(rgb)] = rgb
            return
        last = start + (len(rgb) // 3 - 1) * step * 3
        for channel in range(3):
            stop: int | None = last + channel + (1 if step > 0 else -1)
            if stop is not None and stop < 0:
                stop = None
            self.memory[start + channel : stop : step * 3] = rgb[channel::3]

    def picture(self) -> bytes:
        """What is seen, without the backlight: width * height pixels of red, green, blue."""
        if self.asleep or not self.on:
            return bytes(self.width * self.height * 3)
        tall = self._turn % 180 == 0
        wide, high = (self.width, self.height) if tall else (self.height, self.width)
        stride = COLUMNS * 3
        shown = b"".join(self.memory[row * stride : row * stride + wide * 3] for row in range(high))
        if not self.inverted:
            shown = shown.translate(pixels.INVERTED)
        return pixels.turned(shown, wide, high, self._turn)
