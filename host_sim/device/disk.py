# SPDX-License-Identifier: MIT
"""The littlefs image in the flash of a board: made before the start, read afterwards."""

from __future__ import annotations

from collections.abc import Mapping

import littlefs

# MicroPython's RPI_PICO: the last 1408 KB of 2 MB
OFFSET = 0xA0000
BLOCK = 4096
BLOCKS = 352


def image(files: Mapping[str, bytes]) -> bytes:
    """A file system with these files (path: content)."""
    disk = littlefs.LittleFS(block_size=BLOCK, block_count=BLOCKS, read_size=32, prog_size=256, cache_size=256)
    for name, content in files.items():
        folder = name.rpartition("/")[0]
        if folder:
            disk.makedirs(folder, exist_ok=True)
        with disk.open(name, "wb") as f:
            f.write(content)
    return bytes(disk.context.buffer)


def mounted(image: bytes) -> littlefs.LittleFS:
    """A file system as the device left it."""
    context = littlefs.UserContext(buffsize=len(image))
    context.buffer[:] = image
    disk = littlefs.LittleFS(
        context, mount=False, block_size=BLOCK, block_count=BLOCKS, read_size=32, prog_size=256, cache_size=256
    )
    disk.mount()
    return disk


def contents(image: bytes, folder: str = "/") -> dict[str, bytes]:
    """Path -> content of all files below a folder."""
    disk = mounted(image)
    found = {}
    for place, _, names in disk.walk(folder):
        for name in names:
            path = place.rstrip("/") + "/" + name
            with disk.open(path, "rb") as f:
                found[path] = f.read()
    return found
