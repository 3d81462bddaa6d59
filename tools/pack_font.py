# SPDX-License-Identifier: MIT
"""Pack X misc-fixed fonts (public domain) into bytes modules for firmware/ui/fonts.

Usage: python tools/pack_font.py [--pcf DIR] [--out DIR]

Needs the Debian package xfonts-base (for the .pcf.gz files) and the PyPI package pcffont.
art/letters.txt has our own pictures of some letters, which take the place of the font's.
Only needed when that or the subset below changes: the packed modules are kept in the repository.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from pathlib import Path

PCF_DIR = Path("/usr/share/fonts/X11/misc")
OUT_DIR = Path(__file__).resolve().parent.parent / "firmware" / "ui" / "fonts"
OWN = Path(__file__).resolve().parent.parent / "art" / "letters.txt"
FONTS = ("6x13", "5x8")

#: Code points kept, where the font has them. ASCII comes first: the look-up is linear.
SUBSET = (
    (0x20, 0x7E),  # ASCII
    (0x400, 0x45F),  # Cyrillic
    (0x384, 0x3CE),  # Greek
    (0xA0, 0xFF),  # Latin-1
    (0x2013, 0x2014),  # dashes
    (0x2018, 0x201E),  # quotes
    (0x2022, 0x2022),  # bullet
    (0x2026, 0x2026),  # ellipsis
    (0x20AC, 0x20AC),
    (0x2116, 0x2116),  # numero
    (0x2190, 0x2195),  # arrows
    (0x21BA, 0x21BB),  # round arrows
    (0x2212, 0x2212),  # minus
    (0x2264, 0x2265),
    (0x25A0, 0x25A1),  # squares
    (0x25B2, 0x25B3),
    (0x25B6, 0x25B7),
    (0x25BC, 0x25BD),
    (0x25C0, 0x25C1),
    (0x25C6, 0x25C7),
    (0x25CB, 0x25CB),
    (0x25CF, 0x25CF),
    (0x2605, 0x2606),  # stars
    (0x2620, 0x2620),  # skull
    (0x2660, 0x2667),  # suits
    (0x2680, 0x2685),  # dice
    (0x2694, 0x2694),
    (0x2713, 0x2713),  # check mark
    (0x2717, 0x2717),  # cross
)


def _rows(bitmap: list[list[int]], metrics, width: int, ascent: int, height: int) -> bytes:
    """One glyph as `height` bytes, leftmost pixel in bit 7, placed on the font's cell."""
    out = bytearray(height)
    top = ascent - metrics.ascent
    for y, row in enumerate(bitmap):
        for x, bit in enumerate(row):
            px = x + metrics.left_side_bearing
            if bit and 0 <= px < width and 0 <= top + y < height:
                out[top + y] |= 0x80 >> px
    return bytes(out)


def _missing(width: int, ascent: int, height: int) -> bytes:
    """Glyph 0, drawn for every code point the font lacks: a box."""
    side = 0x80 | 0x80 >> (width - 2)
    edge = (0xFF << (9 - width)) & 0xFF
    body = [edge] + [side] * (ascent - 4) + [edge]
    return bytes([0, 0] + body + [0] * (height - 2 - len(body)))


def own_letters(text: str, font: str, width: int, height: int) -> dict[int, bytes]:
    """Code point and rows of each letter that the text draws anew for this font.

    ValueError, with the letter, if it does not fit the font's cell.
    """
    found: dict[int, bytes] = {}
    letter = ""
    for line in text.splitlines():
        if line.startswith("= "):
            _, name, letter = line.split()
            letter = letter if name == font else ""
            if letter:
                found[ord(letter)] = b""
        elif letter and line and not line.startswith(";"):
            if len(line) != width or set(line) - set(".#"):
                raise ValueError(f"{font} {letter}: a row must be {width} of `#` and `.`, not {line!r}")
            found[ord(letter)] += bytes((sum((c == "#") << 7 - x for x, c in enumerate(line)),))
    for code, rows in found.items():
        if not 0 < len(rows) <= height:
            raise ValueError(f"{font} {chr(code)}: 1 to {height} rows, not {len(rows)}")
    return {code: rows.ljust(height, b"\0") for code, rows in found.items()}


def pack(pcf: Path) -> tuple[int, int, int, bytes, bytes]:
    """Read one .pcf.gz; returns width, height, ascent, ranges, glyph rows."""
    from pcffont import PcfFont

    font = PcfFont.parse(gzip.decompress(pcf.read_bytes()))
    ascent = font.accelerators.font_ascent
    height = ascent + font.accelerators.font_descent
    encodings = font.bdf_encodings
    width = font.metrics[encodings[ord("M")]].character_width
    own = own_letters(OWN.read_text(encoding="utf-8"), pcf.name.split(".")[0], width, height)
    glyphs = [_missing(width, ascent, height)]
    ranges: list[list[int]] = []
    for low, high in SUBSET:
        for code in range(low, high + 1):
            number = encodings.get(code, 0xFFFF)
            if number == 0xFFFF:
                continue
            if ranges and ranges[-1][1] == code - 1:
                ranges[-1][1] = code
            else:
                ranges.append([code, code, len(glyphs)])
            rows = own.get(code) or _rows(font.bitmaps[number], font.metrics[number], width, ascent, height)
            glyphs.append(rows)
    table = b"".join(v.to_bytes(2, "little") for r in ranges for v in r)
    return width, height, ascent, table, b"".join(glyphs)


def _literal(name: str, data: bytes, step: int) -> str:
    lines = [f"    {data[i : i + step]!r}" for i in range(0, len(data), step)]
    return f"{name} = (\n" + "\n".join(lines) + "\n)\n"


def module(pcf: Path) -> str:
    """The text of the module for one font."""
    width, height, ascent, ranges, glyphs = pack(pcf)
    name = pcf.name.split(".")[0]
    return (
        "# SPDX-License-Identifier: MIT\n"
        f'"""X misc-fixed {name} (public domain) and art/letters.txt, {len(glyphs) // height} glyphs.\n\n'
        "Generated by tools/pack_font.py, do not edit. RANGES: little-endian 16-bit\n"
        "(first code, last code, first glyph); GLYPHS: HEIGHT bytes a glyph, a byte a\n"
        'row, leftmost pixel in bit 7; glyph 0 stands for what is missing.\n"""\n\n'
        f"WIDTH = {width}\nHEIGHT = {height}\nASCENT = {ascent}\n# fmt: off\n"
        + _literal("RANGES", ranges, 18)
        + _literal("GLYPHS", glyphs, 20)
    )


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pcf", type=Path, default=PCF_DIR)
    parser.add_argument("--out", type=Path, default=OUT_DIR)
    args = parser.parse_args(argv)
    for name in FONTS:
        pcf = args.pcf / f"{name}.pcf.gz"
        if not pcf.is_file():
            print(f"{pcf}: not found (install xfonts-base)", file=sys.stderr)
            return 2
        target = args.out / f"fixed{name}.py"
        target.write_text(module(pcf), encoding="utf-8", newline="\n")
        print(f"{target.name}: {target.stat().st_size} bytes of source")
    return 0


if __name__ == "__main__":
    sys.exit(main())
