# SPDX-License-Identifier: MIT
"""MicroPython's `framebuf` for CPython, byte for byte: tests draw the same on both.

As on MicroPython, arguments are positional only, drawing is clipped to the buffer, and a buffer
that is too small is refused. blit() wants a FrameBuffer, as firmware before 1.26 does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from host_sim.raster import formats
from host_sim.raster.font8x8 import GLYPHS

MONO_VLSB = MVLSB = 0
RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4
GS2_HMSB = 5
GS8 = 6

_FORMATS: dict[int, type[formats.Format]] = {
    MONO_VLSB: formats.MonoVlsb,
    RGB565: formats.Rgb565,
    GS4_HMSB: formats.Gs4Hmsb,
    MONO_HLSB: formats.MonoHlsb,
    MONO_HMSB: formats.MonoHmsb,
    GS2_HMSB: formats.Gs2Hmsb,
    GS8: formats.Gs8,
}


class FrameBuffer:
    """width x height pixels over a writable buffer; stride in pixels, default the width."""

    def __init__(self, buffer: Any, width: int, height: int, format: int, stride: int | None = None, /) -> None:
        stride = width if stride is None else stride
        if not (0 < width <= 0xFFFF and 0 < height <= 0xFFFF and width <= stride <= 0xFFFF):
            raise ValueError
        kind = _FORMATS.get(format)
        if kind is None:
            raise ValueError("invalid format")
        view = memoryview(buffer).cast("B")
        if view.readonly:
            raise TypeError("object with buffer protocol required")
        stride = -(-stride // kind.round_to) * kind.round_to
        if kind.needed(width, height, stride) > len(view):
            raise ValueError
        self._size = width, height
        # a bytearray itself is faster than a view of it, and tells who shares its memory
        self._memory = buffer if isinstance(buffer, bytearray) else view
        self._owner = buffer if isinstance(buffer, bytearray) else view.obj
        self._pixels = kind(self._memory, stride)

    def __bytes__(self) -> bytes:
        return bytes(self._memory)

    def fill(self, c: int, /) -> None:
        self._pixels.fill(0, 0, *self._size, c)

    def pixel(self, x: int, y: int, c: int | None = None, /) -> int | None:
        width, height = self._size
        if not (0 <= x < width and 0 <= y < height):
            return None
        if c is None:
            return self._pixels.get(x, y)
        self._pixels.set(x, y, c)
        return None

    def hline(self, x: int, y: int, w: int, c: int, /) -> None:
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x: int, y: int, h: int, c: int, /) -> None:
        self.fill_rect(x, y, 1, h, c)

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int, /) -> None:
        width, height = self._size
        right, bottom = min(width, x + w), min(height, y + h)
        x, y = max(0, x), max(0, y)
        if x < right and y < bottom:
            self._pixels.fill(x, y, right - x, bottom - y, c)

    def rect(self, x: int, y: int, w: int, h: int, c: int, f: Any = False, /) -> None:
        if f:
            self.fill_rect(x, y, w, h, c)
            return
        self.fill_rect(x, y, w, 1, c)
        self.fill_rect(x, y + h - 1, w, 1, c)
        self.fill_rect(x, y, 1, h, c)
        self.fill_rect(x + w - 1, y, 1, h, c)

    def line(self, x1: int, y1: int, x2: int, y2: int, c: int, /) -> None:
        if y1 == y2:
            self.fill_rect(min(x1, x2), y1, abs(x2 - x1) + 1, 1, c)
        elif x1 == x2:
            self.fill_rect(x1, min(y1, y2), 1, abs(y2 - y1) + 1, c)
        else:
            for x, y in _line_points(x1, y1, x2, y2):
                self.pixel(x, y, c)

    def ellipse(self, x: int, y: int, xr: int, yr: int, c: int, f: Any = False, m: int = 15, /) -> None:
        """m: one bit a quarter, counter-clockwise from the top right."""
        if xr == 0 and yr == 0:
            if m & 15:
                self.pixel(x, y, c)
            return
        for dx, dy in _ellipse_points(xr, yr):
            for quarter, (east, south) in enumerate(((1, -1), (-1, -1), (-1, 1), (1, 1))):
                if not m >> quarter & 1:
                    continue
                if f:
                    self.fill_rect(x if east > 0 else x - dx, y + south * dy, dx + 1, 1, c)
                else:
                    self.pixel(x + east * dx, y + south * dy, c)

    def poly(self, x: int, y: int, coords: Any, c: int, f: Any = False, /) -> None:
        """coords: an array of x0, y0, x1, y1, ... relative to (x, y)."""
        flat = memoryview(coords).tolist()
        points = list(zip(flat[0::2], flat[1::2]))
        # edges in the order in which MicroPython draws them: from the first point backwards
        edges = [(a, b) for a, b in zip(points[:1] + points[:0:-1], points[::-1])]
        if not f:
            for (x1, y1), (x2, y2) in edges:
                self.line(x + x1, y + y1, x + x2, y + y2, c)
        elif points:
            rows = [py for _, py in points]
            for row in range(min(rows), max(rows) + 1):
                self._poly_row(x, y, row, edges, c)

    def _poly_row(self, x: int, y: int, row: int, edges: list[Any], c: int) -> None:
        crossings = []
        for (x1, y1), (x2, y2) in edges:
            if (y1 > row) != (y2 > row):
                # to the nearest pixel, all divisions towards zero as in C
                slope = _quotient(32 * (x2 - x1) * (row - y1), y2 - y1)
                crossings.append(_quotient(32 * x1 + slope + 16, 32))
            elif row == max(y1, y2):
                # the lower end of an edge is no crossing: without this its pixels would be missing
                if y1 < y2:
                    self.pixel(x + x2, y + y2, c)
                elif y2 < y1:
                    self.pixel(x + x1, y + y1, c)
                else:
                    self.line(x + x1, y + y1, x + x2, y + y2, c)
        crossings.sort()
        for left, right in zip(crossings[0::2], crossings[1::2]):
            self.fill_rect(x + left, y + row, right - left + 1, 1, c)

    def blit(self, fbuf: FrameBuffer, x: int, y: int, key: int = -1, palette: FrameBuffer | None = None, /) -> None:
        """Copy fbuf to (x, y), except pixels of value `key`; palette: a row of what each value becomes."""
        if not isinstance(fbuf, FrameBuffer):
            raise TypeError
        width, height = self._size
        left, top = max(0, x), max(0, y)
        count = min(width, x + fbuf._size[0]) - left
        if count <= 0:
            return
        if fbuf._owner is self._owner:
            self._blit_within(fbuf, x, y, key, palette)
            return
        row_values = _RowValues(fbuf, key, palette)
        for row in range(top, min(height, y + fbuf._size[1])):
            values = row_values.of(left - x, row - y, count)
            if key >= 0:
                values = row_values.over(values, self._pixels, left, row)
            self._pixels.write(left, row, values)

    def _blit_within(self, fbuf: FrameBuffer, x: int, y: int, key: int, palette: FrameBuffer | None) -> None:
        """Source and target share memory: pixel by pixel, as each one read may have been written."""
        for sy in range(fbuf._size[1]):
            for sx in range(fbuf._size[0]):
                if not (0 <= x + sx < self._size[0] and 0 <= y + sy < self._size[1]):
                    continue
                value = fbuf._pixels.get(sx, sy)
                if palette is not None:
                    value = _palette_value(palette, value)
                if value != key:
                    self._pixels.set(x + sx, y + sy, value)

    def scroll(self, xstep: int, ystep: int, /) -> None:
        width, height = self._size
        count = width - abs(xstep)
        if count <= 0 or abs(ystep) >= height:
            return
        to_x, from_x = max(0, xstep), max(0, -xstep)
        rows = range(height + ystep) if ystep < 0 else range(height - 1, ystep - 1, -1)
        for row in rows:
            self._pixels.write(to_x, row, self._pixels.read(from_x, row - ystep, count))

    def text(self, s: str, x: int, y: int, c: int = 1, /) -> None:
        """8x8 ASCII; every byte of anything else is a block."""
        for byte in s.encode().partition(b"\0")[0]:
            if -8 < x < self._size[0]:
                self._glyph(GLYPHS[(byte if 32 <= byte < 127 else 127) - 32], x, y, c)
            x += 8

    def _glyph(self, columns: bytes, x: int, y: int, c: int) -> None:
        for column, bits in enumerate(columns):
            row = y
            while bits:
                if bits & 1:
                    self.pixel(x + column, row, c)
                bits >>= 1
                row += 1


def FrameBuffer1(buffer: Any, width: int, height: int, stride: int | None = None, /) -> FrameBuffer:
    return FrameBuffer(buffer, width, height, MONO_VLSB, stride)


class _RowValues:
    """Rows of a blit's source after its palette, merged with what is under transparent pixels."""

    def __init__(self, source: FrameBuffer, key: int, palette: FrameBuffer | None) -> None:
        self._source, self._key, self._palette = source, key, palette
        self._table = self._translation()
        self._solid = bytes(0 if value == key else 255 for value in range(256))

    def of(self, x: int, y: int, count: int) -> formats.Values:
        values = self._source._pixels.read(x, y, count)
        if self._palette is None:
            return values
        if self._table is not None and isinstance(values, bytes):
            return values.translate(self._table)
        palette = self._palette
        return [_palette_value(palette, value) for value in values]

    def over(self, values: formats.Values, under: formats.Format, x: int, y: int) -> formats.Values:
        old = under.read(x, y, len(values))
        if not (isinstance(values, bytes) and isinstance(old, bytes)):
            return [o if v == self._key else v for v, o in zip(values, old)]
        mask = int.from_bytes(values.translate(self._solid), "little")
        full = (1 << 8 * len(values)) - 1
        merged = int.from_bytes(values, "little") & mask | int.from_bytes(old, "little") & (mask ^ full)
        return merged.to_bytes(len(values), "little")

    def _translation(self) -> bytes | None:
        """The palette as a table, if it is one of bytes that is long enough for every value."""
        palette, most = self._palette, self._source._pixels.value_mask
        if palette is None or most > 255 or palette._pixels.value_mask > 255 or palette._size[0] <= most:
            return None
        return bytes(palette._pixels.read(0, 0, most + 1)) + bytes(255 - most)


def _palette_value(palette: FrameBuffer, value: int) -> int:
    if value >= palette._size[0]:
        raise ValueError(f"the palette has {palette._size[0]} colours and no colour {value}")
    return palette._pixels.get(value, 0)


def _quotient(a: int, b: int) -> int:
    """a / b rounded towards zero."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _line_points(x1: int, y1: int, x2: int, y2: int) -> Iterator[tuple[int, int]]:
    """Bresenham's line, one pixel a step along its longer side."""
    dx, dy = abs(x2 - x1), abs(y2 - y1)
    step_x, step_y = 1 if x2 > x1 else -1, 1 if y2 > y1 else -1
    steep = dy > dx
    long, short = (dy, dx) if steep else (dx, dy)
    error = 2 * short - long
    x, y = x1, y1
    for _ in range(long):
        yield x, y
        if error >= 0:
            error -= 2 * long
            x, y = (x + step_x, y) if steep else (x, y + step_y)
        error += 2 * short
        x, y = (x, y + step_y) if steep else (x + step_x, y)
    yield x2, y2


def _ellipse_points(a: int, b: int) -> Iterator[tuple[int, int]]:
    """Offsets of a quarter: first the steep part from (a, 0) up, then the flat part from (0, b) out."""
    yield from _quarter(a, b)
    for y, x in _quarter(b, a):
        yield x, y


def _quarter(a: int, b: int) -> Iterator[tuple[int, int]]:
    """From (a, 0) while the curve is steep. The flat part is the same with the axes exchanged."""
    x, y = a, 0
    x_change, y_change = b * b * (1 - 2 * a), a * a
    error = 0
    stop_x, stop_y = 2 * b * b * a, 0
    while stop_x >= stop_y:
        yield x, y
        y += 1
        stop_y += 2 * a * a
        error += y_change
        y_change += 2 * a * a
        if 2 * error + x_change > 0:
            x -= 1
            stop_x -= 2 * b * b
            error += x_change
            x_change += 2 * b * b
