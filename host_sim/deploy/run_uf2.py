# SPDX-License-Identifier: MIT
"""`make uf2`: MicroPython and the game as one file to drag onto a board."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from host_sim import board_file
from host_sim.deploy import compiler, content, firmware_info, littlefs_image, uf2
from host_sim.deploy.device import DOWNLOAD, OLDEST
from host_sim.errors import UserError

# more than the flash of any RP2040 board, as UF2: 16 MB in blocks that are half full
LARGEST = 32 << 20


def _read(firmware: Path) -> bytes:
    wanted = f"get MicroPython's UF2 from {DOWNLOAD}"
    try:
        if firmware.exists() and not firmware.is_file():
            raise UserError(f"the firmware '{firmware}' is no file; {wanted}")
        with firmware.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise UserError(f"the firmware '{firmware}' cannot be read: {reason}; {wanted}") from None
    if len(data) > LARGEST:
        raise UserError(f"the firmware '{firmware}' is larger than {LARGEST >> 20} MB; {wanted}")
    return data


def make(board: str, firmware: Path, out: Path | None, console: Console) -> Path:
    """Write the UF2 of a board from MicroPython's own; where it was written."""
    described = board_file.load(board)
    out = out or Path("build", f"pocket-tabletop-{board}.uf2")
    data = _read(firmware)
    if out.exists() and out.samefile(firmware):
        raise UserError(f"'{out}' is the firmware itself and would be overwritten: name another file to write")
    with console.status("Compiling ..."):
        files = content.files(board, compiler.CURRENT)
    result, told = combined(data, firmware.name, files, described.FILES, described.FLASH)
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(result)
    except OSError as error:
        raise UserError(f"'{out}' cannot be written: {error.strerror}") from None
    console.print(f"{told}: {len(files)} files, {sum(map(len, files.values())) // 1024 + 1} KB", highlight=False)
    console.print(f"{out} ({len(result) // 1024} KB)", highlight=False)
    console.print("Hold BOOTSEL while you plug the board in, then copy this file onto the drive RPI-RP2.")
    return out


def combined(data: bytes, name: str, files: dict[str, bytes], area: tuple[int, int], flash: int) -> tuple[bytes, str]:
    """(The UF2, a line about it).  area: offset and blocks of the file system if the firmware does not say; flash: bytes."""
    pages = uf2.parse(data, name)
    info = firmware_info.read(uf2.image(pages))
    if "micropython" not in info.name.lower():
        what = f"'{info.name}'" if info.name else "a program without a name"
        raise UserError(f"'{name}' holds {what} and not MicroPython; get one from {DOWNLOAD}")
    if info.numbers and info.numbers[:2] < OLDEST:
        needed = ".".join(map(str, OLDEST))
        raise UserError(f"'{name}' is MicroPython {info.version}, and {needed} or newer is needed: get one from {DOWNLOAD}")
    offset, blocks = (info.files[0], info.files[1] // uf2.SECTOR) if info.files else area
    if info.files and (blocks < 2 or offset % uf2.SECTOR):
        raise UserError(f"'{name}' keeps files in {info.files[1]} bytes from 0x{offset:X} on, which is no place for them")
    if offset + blocks * uf2.SECTOR > flash:
        end = (offset + blocks * uf2.SECTOR) // 1024
        raise UserError(f"'{name}' keeps files up to {end} KB, and this board's flash has {flash // 1024} KB")
    if max(pages) + uf2.PAGE > offset:
        raise UserError(f"'{name}' reaches to 0x{max(pages) + uf2.PAGE:X}, into the files' place from 0x{offset:X} on")
    disk = littlefs_image.build(files, blocks)
    for block in littlefs_image.blocks_read(disk):
        first = block * uf2.SECTOR
        pages |= {offset + at: disk[at : at + uf2.PAGE] for at in range(first, first + uf2.SECTOR, uf2.PAGE)}
    told = f"MicroPython {info.version.removeprefix('v')}, files at 0x{offset:X}, {blocks} blocks"
    return uf2.build(uf2.whole_sectors(pages)), told
