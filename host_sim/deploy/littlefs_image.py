# SPDX-License-Identifier: MIT
"""The file system of a board as an image, made by littlefs itself."""

from __future__ import annotations

from host_sim.errors import UserError

BLOCK = 4096
# as ports/rp2/modules/_boot.py mounts it; version 2.0 of the disk is what every MicroPython reads
_PAGE = 256
_DISK_VERSION = 0x00020000


def build(files: dict[str, bytes], blocks: int) -> bytes:
    """blocks * 4096 bytes with these files in them; UserError if there is no room for them."""
    try:
        from littlefs import LittleFS, LittleFSError, UserContext
    except ImportError:
        raise UserError("the package 'littlefs-python' is not here: pip install '.[deploy]' installs it") from None
    context = UserContext(buffsize=blocks * BLOCK)
    disk = LittleFS(context=context, block_size=BLOCK, block_count=blocks, prog_size=_PAGE, disk_version=_DISK_VERSION)
    try:
        for path, data in files.items():
            folder = path.rpartition("/")[0]
            if folder:
                disk.makedirs(folder, exist_ok=True)
            with disk.open(path, "wb") as file:
                file.write(data)
    except (LittleFSError, OSError):
        need = sum(map(len, files.values()))
        raise UserError(
            f"the files do not fit: they are {need // 1024} KB, and the board's file system has {blocks * BLOCK // 1024} KB"
        ) from None
    disk.unmount()
    return bytes(context.buffer)


def read(image: bytes) -> dict[str, bytes]:
    """All files of an image."""
    from littlefs import LittleFS, UserContext

    context = UserContext(buffsize=len(image))
    context.buffer[:] = image
    disk = LittleFS(context=context, block_size=BLOCK, block_count=len(image) // BLOCK, prog_size=_PAGE, mount=False)
    disk.mount()
    found = {}
    for folder, _folders, names in disk.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with disk.open(path, "rb") as file:
                found[path.lstrip("/")] = file.read()
    return found
