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


def _walk(context) -> dict[str, bytes]:
    from littlefs import LittleFS

    blocks = len(context.buffer) // BLOCK
    disk = LittleFS(context=context, block_size=BLOCK, block_count=blocks, prog_size=_PAGE, mount=False)
    disk.mount()
    found = {}
    for folder, _folders, names in disk.walk("/"):
        for name in names:
            path = f"{folder.rstrip('/')}/{name}"
            with disk.open(path, "rb") as file:
                found[path.lstrip("/")] = file.read()
    return found


def read(image: bytes) -> dict[str, bytes]:
    """All files of an image."""
    from littlefs import UserContext

    return _walk(UserContext(buffer=bytearray(image)))


def blocks_read(image: bytes) -> set[int]:
    """The blocks that littlefs looks at when it reads all files, empty ones among them.

    A folder has two blocks and the newer one counts, so the second must be known to be empty: a leftover of another
    file system in its place would be believed. What is in all other blocks does not matter.
    """
    from littlefs import UserContext

    class Watched(UserContext):
        def __init__(self, data: bytes) -> None:
            super().__init__(buffer=bytearray(data))
            self.blocks: set[int] = set()

        def read(self, cfg, block: int, off: int, size: int) -> bytearray:
            self.blocks.add(block)
            return super().read(cfg, block, off, size)

    context = Watched(image)
    _walk(context)
    return context.blocks
