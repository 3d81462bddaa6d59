# SPDX-License-Identifier: MIT
"""PNG files from bytes of red, green, blue, with nothing but zlib."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path


def encode(rgb: bytes, width: int, height: int, scale: int = 1) -> bytes:
    """A PNG of width x height pixels, each drawn as scale x scale."""
    rows = []
    for y in range(height):
        row = rgb[y * width * 3 : (y + 1) * width * 3]
        if scale > 1:
            row = b"".join(row[x : x + 3] * scale for x in range(0, len(row), 3))
        rows.append((b"\0" + row) * scale)
    header = struct.pack(">IIBBBBB", width * scale, height * scale, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(b"".join(rows), 9)) + _chunk(b"IEND", b"")
    )


def write(path: Path, rgb: bytes, width: int, height: int, scale: int = 1) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(rgb, width, height, scale))
    return path


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
