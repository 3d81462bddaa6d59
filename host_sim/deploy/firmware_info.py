# SPDX-License-Identifier: MIT
"""What a MicroPython image says of itself in pico-sdk's "binary info": its name, version and where its files lie.

Layout: pico-sdk, src/common/pico_binary_info/include/pico/binary_info/{defs,structure}.h.
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

from host_sim.deploy.uf2 import FLASH_BASE

_START, _END = 0x7188EBF2, 0xE71AA390
_SEARCHED = 1024  # the marker lies within the first 256 bytes after the boot loader's 256; with some to spare
_ID_AND_STRING, _BLOCK_DEVICE = 6, 7
_PROGRAM_NAME, _PROGRAM_VERSION = 0x02031C86, 0x11A9BC3A


@dataclass(frozen=True)
class Info:
    """name and version of the program, "" if it says none; files: (offset in the flash, bytes) of its file system."""

    name: str = ""
    version: str = ""
    files: tuple[int, int] | None = None

    @property
    def numbers(self) -> tuple[int, ...]:
        """The version as numbers, () if it is none: "v1.25.0" is (1, 25, 0)."""
        found = re.match(r"v?(\d+)\.(\d+)(?:\.(\d+))?", self.version)
        return tuple(int(number) for number in found.groups() if number) if found else ()


def read(image: bytes) -> Info:
    """Read it from an image that begins at the flash's beginning; what is not said is empty."""
    name = version = ""
    files = None
    for entry in _entries(image):
        kind = _number(image, entry, "<H")
        if kind == _ID_AND_STRING:
            ident, text = _number(image, entry + 4), _text(image, _number(image, entry + 8))
            name = text if ident == _PROGRAM_NAME else name
            version = text if ident == _PROGRAM_VERSION else version
        elif kind == _BLOCK_DEVICE:
            address, size = _number(image, entry + 8), _number(image, entry + 12)
            if address >= FLASH_BASE:
                files = address - FLASH_BASE, size
    return Info(name, version, files)


def _entries(image: bytes) -> list[int]:
    # the marker is followed by the ends of a table of addresses
    at = image.find(struct.pack("<I", _START), 0, _SEARCHED)
    while at >= 0 and _number(image, at + 16) != _END:
        at = image.find(struct.pack("<I", _START), at + 4, _SEARCHED)
    if at < 0:
        return []
    first, last = _number(image, at + 4) - FLASH_BASE, _number(image, at + 8) - FLASH_BASE
    if not 0 <= first <= last <= len(image):
        return []
    found = [_number(image, entry) - FLASH_BASE for entry in range(first, last, 4)]
    return [entry for entry in found if 0 <= entry < len(image) - 16]


def _number(image: bytes, at: int, form: str = "<I") -> int:
    if not 0 <= at <= len(image) - struct.calcsize(form):
        return 0
    return struct.unpack_from(form, image, at)[0]


def _text(image: bytes, address: int) -> str:
    at = address - FLASH_BASE
    end = image.find(b"\0", at, at + 256) if 0 <= at < len(image) else -1
    return image[at:end].decode("utf-8", "replace") if end >= 0 else ""
