# SPDX-License-Identifier: MIT
"""UF2 files: read, checked, joined with a file system; and what is said of those that will not do."""

import random
import struct

import pytest

from host_sim.deploy import firmware_info, littlefs_image, run_uf2, uf2
from host_sim.errors import UserError

BASE = uf2.FLASH_BASE
AREA = (0xA0000, 352)
FLASH = 2 << 20
SECOND_BLOCK = 512


def binary_info(version="v1.25.0", name="MicroPython", files=(0xA0000, 1408 * 1024)):
    """The first pages of an image that says so of itself, laid out as pico-sdk does."""
    out = bytearray(random.Random(1).randbytes(1024))
    strings = {0x300: name, 0x340: version}
    for at, text in strings.items():
        out[at : at + len(text) + 1] = text.encode() + b"\0"
    entries = []
    at = 0x200
    for ident, place in ((0x02031C86, 0x300), (0x11A9BC3A, 0x340)):
        struct.pack_into("<H2sII", out, at, 6, b"RP", ident, BASE + place)
        entries.append(BASE + at)
        at += 12
    if files:
        struct.pack_into("<H2sIIIIH", out, at, 7, b"MP", BASE + 0x300, BASE + files[0], files[1], 0, 3)
        entries.append(BASE + at)
    struct.pack_into("<5I", out, 0x104, 0x7188EBF2, BASE + 0x280, BASE + 0x280 + 4 * len(entries), BASE, 0xE71AA390)
    struct.pack_into(f"<{len(entries)}I", out, 0x280, *entries)
    return bytes(out)


def firmware(size=5000, **told):
    """A UF2 of some size that seems to be MicroPython."""
    data = binary_info(**told)
    data += random.Random(2).randbytes(max(0, size - len(data)))
    data += bytes(-len(data) % uf2.PAGE)
    return uf2.build({at: data[at : at + uf2.PAGE] for at in range(0, len(data), uf2.PAGE)})


FILES = {"main.py": b"print(1)\n", "app/home.mpy": bytes(range(256)) * 40, "lang/en.bin": b"words", "deployed.txt": b"x" * 700}


def test_what_is_built_can_be_read():
    pages = {0: b"a" * 256, 0x100: b"b" * 256, 0xA0000: b"c" * 256}
    assert uf2.parse(uf2.build(pages), "x") == pages
    assert len(uf2.build(pages)) == 3 * 512
    assert uf2.image({0x100: b"b" * 256}) == b"\xff" * 256 + b"b" * 256


def test_a_sector_is_sent_whole():
    full = uf2.whole_sectors({0x1100: b"b" * 256, 0: b"a" * 256})
    assert list(full) == [*range(0, 0x2000, 0x100)]
    assert full[0x1100] == b"b" * 256 and full[0x1200] == b"\xff" * 256


@pytest.mark.parametrize("area", [(0xA0000, 1408 * 1024), (0x100000, 15 << 20)])
def test_firmware_says_what_it_is(area):
    info = firmware_info.read(binary_info(files=area))
    assert info == firmware_info.Info("MicroPython", "v1.25.0", area)
    assert info.numbers == (1, 25, 0)


def test_an_image_that_says_nothing():
    assert firmware_info.read(bytes(5000)) == firmware_info.Info()
    broken = bytearray(binary_info())
    struct.pack_into("<II", broken, 0x108, BASE + 0x7FFFFF, BASE)
    assert firmware_info.read(bytes(broken)) == firmware_info.Info()
    assert firmware_info.Info("MicroPython", "preview").numbers == ()


def test_both_in_one_file():
    made, told = run_uf2.combined(firmware(), "fw.uf2", FILES, AREA, FLASH)
    assert told == "MicroPython 1.25.0, files at 0xA0000, 352 blocks"
    pages = uf2.parse(made, "made")
    before = uf2.parse(firmware(), "fw")
    assert all(pages[at] == data for at, data in before.items())
    assert all(len([at for at in pages if at // 4096 == sector]) == 16 for sector in {at // 4096 for at in pages})
    flash = uf2.image(pages)[AREA[0] :]
    assert littlefs_image.read(flash + b"\xff" * (AREA[1] * 4096 - len(flash))) == FILES


def folder_block():
    """The newest block of a folder that was written to again and again."""
    import littlefs

    disk = littlefs.LittleFS(block_size=4096, block_count=16, prog_size=256)
    disk.mkdir("app")
    for n in range(400):
        with disk.open("app/old.mpy", "wb") as file:
            file.write(bytes([n & 255]) * 200)
    blocks = [bytes(disk.context.buffer[at : at + 4096]) for at in range(0, 16 * 4096, 4096)]
    return max((block for block in blocks if b"old.mpy" in block), key=lambda block: struct.unpack("<I", block[:4])[0])


def test_nothing_of_an_older_game_shines_through():
    """littlefs keeps a folder in two blocks and believes the newer one: what the file does not bring must not be believed."""
    many = {f"d{n}/file.mpy": bytes([n]) * 700 for n in range(40)} | FILES
    made, _told = run_uf2.combined(firmware(), "fw.uf2", many, AREA, FLASH)
    flash = bytearray(AREA[0]) + bytearray(folder_block() * AREA[1])
    for at, data in uf2.parse(made, "made").items():
        flash[at : at + len(data)] = data
    assert littlefs_image.read(bytes(flash[AREA[0] :])) == many


def test_the_firmware_knows_better_where_files_lie():
    made, told = run_uf2.combined(firmware(files=(0x100000, 15 << 20)), "fw.uf2", FILES, AREA, 16 << 20)
    assert told.endswith("files at 0x100000, 3840 blocks")
    assert not any(AREA[0] <= at < 0x100000 for at in uf2.parse(made, "made"))


def test_an_image_without_that_takes_the_boards_word():
    _made, told = run_uf2.combined(firmware(files=None), "fw.uf2", FILES, AREA, FLASH)
    assert told.endswith("files at 0xA0000, 352 blocks")


def spoilt(at, value):
    data = bytearray(firmware())
    data[at : at + len(value)] = value
    return bytes(data)


def all_elsewhere():
    """Every block is marked as not for the flash."""
    data = bytearray(firmware())
    for at in range(8, len(data), 512):
        data[at] |= 1
    return bytes(data)


FOREIGN = struct.pack("<I", 0xE48BFF59)
WRONG = [
    (b"", "'fw.uf2' is no UF2 file"),
    (b"PK\x03\x04" + bytes(1000), "'fw.uf2' is no UF2 file"),
    (firmware()[:-100], "'fw.uf2' is cut off: a UF2 file is a number of whole 512-byte blocks"),
    (firmware()[:-512], "'fw.uf2' is cut off: it holds 19 of its 20 blocks"),
    (spoilt(512, b"XX"), "'fw.uf2' is damaged: its block 1 is no UF2 block"),
    (spoilt(508, b"XX"), "'fw.uf2' is damaged: its block 0 is no UF2 block"),
    (spoilt(28, FOREIGN), "'fw.uf2' is for the RP2350 (Pico 2), and the boards here have an RP2040"),
    (spoilt(28, b"\1\2\3\4"), "'fw.uf2' is for another chip (family 0x04030201)"),
    (spoilt(8, b"\0\0\0\0"), "'fw.uf2' is for no chip it names"),
    (spoilt(12, struct.pack("<I", 0x20000000)), "'fw.uf2' has a block for 0x20000000 of 256 bytes"),
    (spoilt(512 + 12, struct.pack("<I", BASE)), "'fw.uf2' fills the page at 0x10000000 twice"),
    (all_elsewhere(), "'fw.uf2' holds nothing for the flash: all of its blocks are for elsewhere"),
    (firmware(name="CircuitPython"), "'fw.uf2' holds 'CircuitPython' and not MicroPython"),
    (uf2.build({0: bytes(256)}), "'fw.uf2' holds a program without a name and not MicroPython"),
    (firmware(version="v1.24.1"), "'fw.uf2' is MicroPython v1.24.1, and 1.25 or newer is needed"),
    (firmware(files=(0x100000, 15 << 20)), "'fw.uf2' keeps files up to 16384 KB, and this board's flash has 2048 KB"),
    (firmware(size=0xA0000 + 5000), "'fw.uf2' reaches to 0xA1400, into the files' place from 0xA0000 on"),
    (firmware(files=(0xA0000, 0)), "'fw.uf2' keeps files in 0 bytes from 0xA0000 on, which is no place for them"),
    (firmware(files=(0xA0100, 16384)), "'fw.uf2' keeps files in 16384 bytes from 0xA0100 on, which is no place for them"),
    (firmware(files=(0xA0000, 16384)), "the files do not fit: they are 19 KB, and the board's file system has 16 KB"),
]


@pytest.mark.parametrize(("data", "sentence"), WRONG, ids=[sentence[:60] for _, sentence in WRONG])
def test_what_will_not_do(data, sentence):
    with pytest.raises(UserError) as told:
        run_uf2.combined(data, "fw.uf2", FILES | {"big": bytes(9000)} if "do not fit" in sentence else FILES, AREA, FLASH)
    assert str(told.value).startswith(sentence)
