# SPDX-License-Identifier: MIT
"""UF2 files: 512-byte blocks that say where in the flash their 256 bytes go.

Format: https://github.com/microsoft/uf2; family: RP2040 data sheet, 2.8.4.2.
"""

from __future__ import annotations

import struct

from host_sim.errors import UserError

FLASH_BASE = 0x10000000
RP2040 = 0xE48BFF56
SECTOR = 4096
PAGE = 256
_BLOCK = 512
_HEAD = struct.Struct("<8I")
_MAGIC = (0x0A324655, 0x9E5D5157)
_END = 0x0AB16F30
_HAS_FAMILY = 0x2000
_NOT_FLASH = 0x0001
OTHERS = {
    0xE48BFF57: "an absolute image for the RP2350",
    0xE48BFF58: "data for the RP2350",
    0xE48BFF59: "the RP2350 (Pico 2)",
    0xE48BFF5A: "the RP2350 (Pico 2, RISC-V)",
    0xE48BFF5B: "the RP2350 (Pico 2)",
}


def parse(data: bytes, name: str) -> dict[int, bytes]:
    """{offset in the flash: 256 bytes} of an RP2040's UF2; UserError if it is none, or damaged."""
    if len(data) < _BLOCK or data[:4] != struct.pack("<I", _MAGIC[0]):
        raise UserError(f"'{name}' is no UF2 file")
    if len(data) % _BLOCK:
        raise UserError(f"'{name}' is cut off: a UF2 file is a number of whole 512-byte blocks")
    pages: dict[int, bytes] = {}
    total = 0
    for at in range(0, len(data), _BLOCK):
        number = at // _BLOCK
        first, second, flags, address, size, _index, count, family = _HEAD.unpack_from(data, at)
        if (first, second) != _MAGIC or struct.unpack_from("<I", data, at + _BLOCK - 4)[0] != _END:
            raise UserError(f"'{name}' is damaged: its block {number} is no UF2 block")
        if flags & _NOT_FLASH:
            continue
        if not flags & _HAS_FAMILY or family != RP2040:
            what = OTHERS.get(family, f"another chip (family 0x{family:08X})") if flags & _HAS_FAMILY else "no chip it names"
            raise UserError(
                f"'{name}' is for {what}, and the boards here have an RP2040: take MicroPython for the Raspberry Pi Pico"
            )
        offset = address - FLASH_BASE
        if size != PAGE or offset % PAGE or not 0 <= offset < 1 << 24:
            raise UserError(f"'{name}' has a block for 0x{address:08X} of {size} bytes, which is no page of the flash")
        if offset in pages:
            raise UserError(f"'{name}' fills the page at 0x{address:08X} twice")
        pages[offset] = data[at + _HEAD.size : at + _HEAD.size + size]
        total = count
    if not pages:
        raise UserError(f"'{name}' holds nothing for the flash: all of its blocks are for elsewhere")
    if total != len(pages):
        raise UserError(f"'{name}' is cut off: it holds {len(pages)} of its {total} blocks")
    return pages


def image(pages: dict[int, bytes]) -> bytes:
    """The flash up to the last page, 0xFF where nothing stands."""
    out = bytearray(b"\xff" * (max(pages) + PAGE))
    for offset, data in pages.items():
        out[offset : offset + PAGE] = data
    return bytes(out)


def whole_sectors(pages: dict[int, bytes]) -> dict[int, bytes]:
    """The pages, with those that lack in a sector: the chip erases a sector whole when its first page comes."""
    full = dict(pages)
    for sector in {offset // SECTOR for offset in pages}:
        for offset in range(sector * SECTOR, (sector + 1) * SECTOR, PAGE):
            full.setdefault(offset, b"\xff" * PAGE)
    return dict(sorted(full.items()))


def build(pages: dict[int, bytes]) -> bytes:
    """A UF2 file of these pages, in the order of their places."""
    out = []
    for number, (offset, data) in enumerate(sorted(pages.items())):
        head = _HEAD.pack(*_MAGIC, _HAS_FAMILY, FLASH_BASE + offset, PAGE, number, len(pages), RP2040)
        out.append(head + data + bytes(_BLOCK - _HEAD.size - PAGE - 4) + struct.pack("<I", _END))
    return b"".join(out)
