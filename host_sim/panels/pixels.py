# SPDX-License-Identifier: MIT
"""Pixels as they travel on the bus, to bytes of red, green, blue and back to a picture."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable

INVERTED = bytes(255 - value for value in range(256))


def _from565() -> list[bytes]:
    five = [value << 3 | value >> 2 for value in range(32)]
    six = [value << 2 | value >> 4 for value in range(64)]
    return [bytes((five[word >> 11], six[word >> 5 & 63], five[word & 31])) for word in range(1 << 16)]


_rgb565: list[bytes] = []
_NIBBLES = bytes.maketrans(b"0123456789abcdef", bytes(value * 17 for value in range(16)))
_SIX = bytes((value & 0xFC) | value >> 6 for value in range(256))


def read16(data: bytes, bgr: bool) -> bytes:
    """RGB565, high byte first."""
    if not _rgb565:
        _rgb565.extend(_from565())
    words = array("H", data)
    if sys.byteorder == "little":
        words.byteswap()
    return swapped(b"".join([_rgb565[word] for word in words]), bgr)


def read12(data: bytes, bgr: bool) -> bytes:
    """RGB444: two pixels in three bytes."""
    return swapped(data.hex().encode().translate(_NIBBLES), bgr)


def read18(data: bytes, bgr: bool) -> bytes:
    """RGB666: one byte a colour, the two lowest bits unused."""
    return swapped(data.translate(_SIX), bgr)


def swapped(rgb: bytes, bgr: bool) -> bytes:
    if not bgr:
        return rgb
    out = bytearray(rgb)
    out[0::3], out[2::3] = rgb[2::3], rgb[0::3]
    return bytes(out)


# COLMOD & 7: bytes that make whole pixels, and their reader
READERS: dict[int, tuple[int, Callable[[bytes, bool], bytes]]] = {3: (3, read12), 5: (2, read16), 6: (3, read18)}


def turned(rgb: bytes, width: int, height: int, degrees: int) -> bytes:
    """A picture of width x height turned clockwise by 0, 90, 180 or 270 degrees."""
    if degrees == 0:
        return rgb
    if degrees == 180:
        return swapped(rgb[::-1], True)
    out = bytearray(len(rgb))
    stride = width * 3
    for row in range(height):
        line = rgb[row * stride : (row + 1) * stride]
        if degrees == 270:
            line = swapped(line[::-1], True)
        # row r becomes column height-1-r (90) or r (270)
        at = height - 1 - row if degrees == 90 else row
        for channel in range(3):
            out[at * 3 + channel :: height * 3] = line[channel::3]
    return bytes(out)


def dimmed(rgb: bytes, level: int) -> bytes:
    """A picture under a backlight of level 0 to 65535 of its pulse width, as the eye sees it."""
    if level >= 65000:
        return rgb
    # the eye's answer is about the root of the light
    share = (level / 65535) ** 0.5
    return rgb.translate(bytes(round(value * share) for value in range(256)))
