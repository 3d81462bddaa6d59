# SPDX-License-Identifier: MIT
"""The pixel formats of MicroPython's framebuf: how rows of pixel values lie in memory.

Each format reads and writes single pixels, runs of a row (bytes or a list of values, one a
pixel) and fills clipped rectangles. Coordinates are always inside the buffer. `stride` is in
pixels, already rounded up. Runs are where the speed is: they are turned by bytes.translate,
hex() and slices rather than pixel by pixel.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

Values = Sequence[int]


class Format:
    """Values of at most 8 bits unless a subclass says otherwise."""

    round_to = 1  # stride and width are rounded up to a multiple of this
    value_mask = 0xFF

    def __init__(self, mem: bytearray | memoryview, stride: int) -> None:
        self.mem, self.stride = mem, stride

    @classmethod
    def needed(cls, width: int, height: int, stride: int) -> int:
        """Bytes of a buffer; the last row need not be as long as the stride."""
        raise NotImplementedError

    def get(self, x: int, y: int) -> int:
        raise NotImplementedError

    def set(self, x: int, y: int, value: int) -> None:
        raise NotImplementedError

    def read(self, x: int, y: int, count: int) -> Values:
        raise NotImplementedError

    def write(self, x: int, y: int, values: Values) -> None:
        raise NotImplementedError

    def fill(self, x: int, y: int, width: int, height: int, value: int) -> None:
        raise NotImplementedError


@lru_cache(None)
def _unpacked(bits: int, high_first: bool) -> tuple[bytes, ...]:
    """For each byte its pixel values in order."""
    places = range(0, 8, bits)
    shifts = [8 - bits - place for place in places] if high_first else list(places)
    return tuple(bytes(byte >> shift & (1 << bits) - 1 for shift in shifts) for byte in range(256))


class Packed(Format):
    """Several pixels in a byte, along the row."""

    bits = 1
    high_first = True  # the left pixel lies in the high bits

    @classmethod
    def needed(cls, width: int, height: int, stride: int) -> int:
        return ((height - 1) * stride + _up(width, cls.round_to)) * cls.bits // 8

    def __init__(self, mem: bytearray | memoryview, stride: int) -> None:
        super().__init__(mem, stride)
        self._per_byte = 8 // self.bits
        self._row_bytes = stride // self._per_byte
        self._values = _unpacked(self.bits, self.high_first)

    def color(self, value: int) -> int:
        """What is stored of a colour."""
        return value & self.value_mask

    def _shift(self, x: int) -> int:
        place = x % self._per_byte * self.bits
        return 8 - self.bits - place if self.high_first else place

    def get(self, x: int, y: int) -> int:
        return self.mem[y * self._row_bytes + x // self._per_byte] >> self._shift(x) & self.value_mask

    def set(self, x: int, y: int, value: int) -> None:
        at, shift = y * self._row_bytes + x // self._per_byte, self._shift(x)
        self.mem[at] = self.mem[at] & ~(self.value_mask << shift) | self.color(value) << shift

    def read(self, x: int, y: int, count: int) -> bytes:
        first, last = x // self._per_byte, (x + count - 1) // self._per_byte
        base = y * self._row_bytes
        whole = self._unpack(self.mem[base + first : base + last + 1])
        skip = x - first * self._per_byte
        return whole[skip : skip + count]

    def write(self, x: int, y: int, values: Values) -> None:
        first, last = x // self._per_byte, (x + len(values) - 1) // self._per_byte
        base, per_byte = y * self._row_bytes, self._per_byte
        before, after = x - first * per_byte, (last + 1) * per_byte - x - len(values)
        row = self._stored(values)
        if before:
            row = self._values[self.mem[base + first]][:before] + row
        if after:
            row = row + self._values[self.mem[base + last]][per_byte - after :]
        self.mem[base + first : base + last + 1] = self._pack(row)

    def fill(self, x: int, y: int, width: int, height: int, value: int) -> None:
        pattern = self.color(value) * (0xFF // self.value_mask)
        per_byte, mem = self._per_byte, self.mem
        first, end = x // per_byte, (x + width) // per_byte
        left, right = x % per_byte, (x + width) % per_byte
        left_mask = self._mask(left, right if first == end else per_byte) if left or first == end else 0
        right_mask = self._mask(0, right) if right and first != end else 0
        middle = first + 1 if left_mask else first
        count = max(0, end - middle)
        if not left_mask and not right_mask and count == self._row_bytes:
            start = y * count
            mem[start : start + count * height] = bytes((pattern,)) * (count * height)
            return
        run = bytes((pattern,)) * count
        for base in range(y * self._row_bytes, (y + height) * self._row_bytes, self._row_bytes):
            if left_mask:
                mem[base + first] = mem[base + first] & ~left_mask | pattern & left_mask
            if count:
                mem[base + middle : base + middle + count] = run
            if right_mask:
                mem[base + end] = mem[base + end] & ~right_mask | pattern & right_mask

    def _mask(self, first: int, end: int) -> int:
        """The bits of pixels first..end-1 of a byte."""
        if self.high_first:
            return (0xFF >> first * self.bits) & ~(0xFF >> end * self.bits)
        return (0xFF << first * self.bits & 0xFF) & ~(0xFF << end * self.bits)

    def _unpack(self, row: bytes | bytearray | memoryview) -> bytes:
        values = self._values
        return b"".join([values[byte] for byte in row])

    def _stored(self, values: Values) -> bytes:
        if isinstance(values, (bytes, bytearray)):
            return values.translate(_masked(self.value_mask))
        return bytes([value & self.value_mask for value in values])

    def _pack(self, values: bytes) -> bytes:
        out = bytearray(len(values) // self._per_byte)
        number = int.from_bytes
        for place in range(self._per_byte):
            part = values[place :: self._per_byte]
            shifted = number(part, "little") << self._shift(place)
            out[:] = (number(out, "little") | shifted).to_bytes(len(out), "little")
        return bytes(out)


class Mono(Packed):
    round_to, value_mask = 8, 1

    def color(self, value: int) -> int:
        return 1 if value else 0

    def _stored(self, values: Values) -> bytes:
        if isinstance(values, (bytes, bytearray)):
            return values.translate(_ONES)
        return bytes([1 if value else 0 for value in values])


class MonoHlsb(Mono):
    high_first = True


class MonoHmsb(Mono):
    high_first = False


class Gs2Hmsb(Packed):
    bits, round_to, value_mask, high_first = 2, 4, 3, False


class Gs4Hmsb(Packed):
    """A row's hex digits are its pixels: that makes runs fast."""

    bits, round_to, value_mask, high_first = 4, 2, 15, True

    def _unpack(self, row: bytes | bytearray | memoryview) -> bytes:
        return row.hex().encode().translate(_FROM_HEX)

    def _pack(self, values: bytes) -> bytes:
        return bytes.fromhex(values.translate(_TO_HEX).decode())


class MonoVlsb(Format):
    """Eight rows in a row of bytes, the upper one in the lowest bit."""

    value_mask = 1

    @classmethod
    def needed(cls, width: int, height: int, stride: int) -> int:
        pages = (height + 7) // 8
        return (pages - 1) * stride + width

    def get(self, x: int, y: int) -> int:
        return self.mem[(y >> 3) * self.stride + x] >> (y & 7) & 1

    def set(self, x: int, y: int, value: int) -> None:
        at, bit = (y >> 3) * self.stride + x, 1 << (y & 7)
        self.mem[at] = self.mem[at] & ~bit | (bit if value else 0)

    def read(self, x: int, y: int, count: int) -> bytes:
        start = (y >> 3) * self.stride + x
        return bytes(self.mem[start : start + count]).translate(_bit_table(y & 7))

    def write(self, x: int, y: int, values: Values) -> None:
        start, bit = (y >> 3) * self.stride + x, 1 << (y & 7)
        old = self.mem[start : start + len(values)]
        self.mem[start : start + len(values)] = bytes([byte & ~bit | (bit if value else 0) for byte, value in zip(old, values)])

    def fill(self, x: int, y: int, width: int, height: int, value: int) -> None:
        end = y + height
        while y < end:
            rows = min(8 - (y & 7), end - y)
            mask = ((1 << rows) - 1) << (y & 7)
            start = (y >> 3) * self.stride + x
            old = bytes(self.mem[start : start + width])
            self.mem[start : start + width] = old.translate(_or_table(mask) if value else _and_table(~mask & 0xFF))
            y += rows


class Gs8(Format):
    @classmethod
    def needed(cls, width: int, height: int, stride: int) -> int:
        return (height - 1) * stride + width

    def get(self, x: int, y: int) -> int:
        return self.mem[y * self.stride + x]

    def set(self, x: int, y: int, value: int) -> None:
        self.mem[y * self.stride + x] = value & 0xFF

    def read(self, x: int, y: int, count: int) -> bytes:
        start = y * self.stride + x
        return bytes(self.mem[start : start + count])

    def write(self, x: int, y: int, values: Values) -> None:
        start = y * self.stride + x
        if not isinstance(values, (bytes, bytearray)):
            values = bytes([value & 0xFF for value in values])
        self.mem[start : start + len(values)] = values

    def fill(self, x: int, y: int, width: int, height: int, value: int) -> None:
        run = bytes((value & 0xFF,)) * width
        for start in range(y * self.stride + x, (y + height) * self.stride + x, self.stride):
            self.mem[start : start + width] = run


class Rgb565(Format):
    """A 16-bit word a pixel, in the chip's own (little-endian) order."""

    value_mask = 0xFFFF

    @classmethod
    def needed(cls, width: int, height: int, stride: int) -> int:
        return ((height - 1) * stride + width) * 2

    def get(self, x: int, y: int) -> int:
        at = (y * self.stride + x) * 2
        return self.mem[at] | self.mem[at + 1] << 8

    def set(self, x: int, y: int, value: int) -> None:
        at = (y * self.stride + x) * 2
        self.mem[at : at + 2] = (value & 0xFFFF).to_bytes(2, "little")

    def read(self, x: int, y: int, count: int) -> list[int]:
        start = (y * self.stride + x) * 2
        row = bytes(self.mem[start : start + count * 2])
        return [low | high << 8 for low, high in zip(row[0::2], row[1::2])]

    def write(self, x: int, y: int, values: Values) -> None:
        start = (y * self.stride + x) * 2
        row = bytearray(len(values) * 2)
        row[0::2] = bytes([value & 0xFF for value in values])
        row[1::2] = bytes([value >> 8 & 0xFF for value in values])
        self.mem[start : start + len(row)] = row

    def fill(self, x: int, y: int, width: int, height: int, value: int) -> None:
        run = (value & 0xFFFF).to_bytes(2, "little") * width
        for row in range(y, y + height):
            start = (row * self.stride + x) * 2
            self.mem[start : start + width * 2] = run


def _up(number: int, multiple: int) -> int:
    return -(-number // multiple) * multiple


@lru_cache(None)
def _masked(mask: int) -> bytes:
    return bytes(value & mask for value in range(256))


@lru_cache(None)
def _bit_table(bit: int) -> bytes:
    return bytes(value >> bit & 1 for value in range(256))


@lru_cache(None)
def _or_table(mask: int) -> bytes:
    return bytes(value | mask for value in range(256))


def _and_table(mask: int) -> bytes:
    return _masked(mask)


_ONES = bytes([0] + [1] * 255)
_DIGITS = b"0123456789abcdef"
_FROM_HEX = bytes.maketrans(_DIGITS, bytes(range(16)))
_TO_HEX = bytes.maketrans(bytes(range(16)), _DIGITS)
