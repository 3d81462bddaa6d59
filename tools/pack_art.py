# SPDX-License-Identifier: MIT
"""Pack the pixel art under art/ into firmware/ui/sprite_data.py, sprite_names.py and mono_data.py, and the games' own.

Usage: python tools/pack_art.py [--art DIR] [--out FILE] [--sheet PNG [--zoom N] [--ground LETTER]]

An art file holds pictures: a line `= NAME WxH`, then H rows of W characters. A character is a
colour of the palette (see LETTERS) or `.` for clear. Lines that begin with `;` are comments.
mono8.txt has the same names again at 8x8, `#` for lit and `.` for dark.

A game in GAMES has GAME.txt and GAME_mono8.txt: pictures that only it needs, numbered from OWN on, which are packed into
its folder (view_art, view_art_small, view_pictures) and are in memory only while it is played.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
#: in this order, so that the numbers of the sprites stay as they are
FILES = ("monsters16", "monsters12", "castle", "tokens", "cards", "icons")
#: letter of each palette index
LETTERS = "#PelRrGgBbYynvoH"
MONO = "mono8"
#: games with pictures of their own, and the number of the first of them
GAMES = ("dungeon_busters", "cave_troll", "monster_hex")
OWN = 128


class ArtError(Exception):
    """What is wrong with an art file, in one sentence with the place."""


class Picture(NamedTuple):
    name: str
    width: int
    height: int
    rows: list[str]


def parse(text: str, where: str) -> list[Picture]:
    """The pictures of one art file."""
    pictures: list[Picture] = []
    for number, line in enumerate(text.splitlines(), 1):
        place = f"{where}:{number}"
        if not line.strip() or line.startswith(";"):
            continue
        if line.startswith("="):
            pictures.append(_heading(line, place))
            continue
        if not pictures:
            raise ArtError(f"{place}: a row of pixels before any `= NAME WxH`.")
        picture = pictures[-1]
        if len(picture.rows) == picture.height:
            raise ArtError(f"{place}: {picture.name} has more than {picture.height} rows.")
        if len(line) != picture.width:
            raise ArtError(f"{place}: {picture.name} is {picture.width} wide, this row has {len(line)}.")
        for letter in line:
            if letter != "." and letter not in LETTERS:
                raise ArtError(f"{place}: {letter!r} is no colour letter ({LETTERS}).")
        picture.rows.append(line)
    for picture in pictures:
        if len(picture.rows) != picture.height:
            raise ArtError(f"{where}: {picture.name} has {len(picture.rows)} rows, not {picture.height}.")
    return pictures


def _heading(line: str, place: str) -> Picture:
    parts = line.split()
    try:
        _, name, size = parts
        width, height = (int(v) for v in size.split("x"))
    except ValueError:
        raise ArtError(f"{place}: a heading must read `= NAME WxH`.") from None
    if not name.isidentifier() or name != name.upper():
        raise ArtError(f"{place}: {name!r} must be an identifier in capitals.")
    if width % 2 or not 0 < width <= 254 or not 0 < height <= 255:
        raise ArtError(f"{place}: the width must be even, and both sizes below 256.")
    return Picture(name, width, height, [])


def load(folder: Path, files: Sequence[str] = FILES) -> list[Picture]:
    """Every picture of these files of the folder, in their order."""
    pictures: list[Picture] = []
    for name in files:
        path = folder / f"{name}.txt"
        pictures += parse(path.read_text(encoding="utf-8"), path.name)
    names = [p.name for p in pictures]
    for name in names:
        if names.count(name) > 1:
            raise ArtError(f"{name} is drawn {names.count(name)} times.")
    return pictures


def encode(picture: Picture) -> tuple[int, bytes]:
    """The clear value of a picture (a colour it does not use) and its GS4_HMSB bytes."""
    used = {LETTERS.index(c) for row in picture.rows for c in row if c != "."}
    free = [v for v in range(16) if v not in used]
    if not free:
        raise ArtError(f"{picture.name} uses all 16 colours: none is left to mean clear.")
    key = free[-1]
    out = bytearray()
    for row in picture.rows:
        values = [key if c == "." else LETTERS.index(c) for c in row]
        out += bytes(values[i] << 4 | values[i + 1] for i in range(0, len(values), 2))
    return key, bytes(out)


def module(pictures: list[Picture]) -> str:
    """The text of sprite_data.py."""
    data = bytearray()
    index = bytearray()
    for picture in pictures:
        key, pixels = encode(picture)
        index += len(data).to_bytes(2, "little") + bytes((picture.width, picture.height, key))
        data += pixels
    if len(data) > 65535:
        raise ArtError(f"{len(data)} bytes of pictures, at most 65535 can be addressed.")
    return (
        "# SPDX-License-Identifier: MIT\n"
        '"""The pictures of art/, packed. Generated by tools/pack_art.py, do not edit.\n\n'
        "DATA: GS4_HMSB rows; INDEX: 5 bytes a picture: offset (16 bits, little-endian), width,\n"
        'height, the value that means clear.\n"""\n\n'
        "# fmt: off\n" + _literal("INDEX", bytes(index), 20) + _literal("DATA", bytes(data), 20)
    )


def names_module(pictures: list[Picture], first: int = 0) -> str:
    """The text of sprite_names.py, or of a game's view_pictures.py, whose numbers begin at `first`."""
    names = "" if first else f"COUNT = const({len(pictures)})\n"
    names += "".join(f"{p.name} = const({first + i})\n" for i, p in enumerate(pictures))
    return (
        "# SPDX-License-Identifier: MIT\n"
        '"""The numbers of the pictures, in colour and for 128x64. Generated by tools/pack_art.py, do not edit."""\n\n'
        f"from micropython import const\n\n{names}"
    )


def load_mono(folder: Path, pictures: list[Picture], name: str = MONO) -> list[Picture]:
    """The one-bit twin of each colour picture, in their order; NAME_12 has that of NAME."""
    path = folder / f"{name}.txt"
    drawn = {p.name: p for p in parse(path.read_text(encoding="utf-8"), path.name)}
    for picture in drawn.values():
        if (picture.width, picture.height) != (8, 8) or set("".join(picture.rows)) - set("#."):
            raise ArtError(f"{path.name}: {picture.name} must be 8x8, of `#` and `.` only.")
    wanted = [p.name.removesuffix("_12") for p in pictures]
    for name in wanted:
        if name not in drawn:
            raise ArtError(f"{path.name}: {name} is not drawn.")
    for name in drawn:
        if name not in wanted:
            raise ArtError(f"{path.name}: there is no {name} in colour.")
    return [drawn[name] for name in wanted]


def encode_mono(picture: Picture) -> bytes:
    """Eight columns, the top pixel in bit 0 (MONO_VLSB)."""
    return bytes(sum((picture.rows[y][x] == "#") << y for y in range(8)) for x in range(8))


def mono_module(pictures: list[Picture]) -> str:
    """The text of mono_data.py."""
    return (
        "# SPDX-License-Identifier: MIT\n"
        '"""The pictures for 128x64 screens. Generated by tools/pack_art.py, do not edit.\n\n'
        "DATA: 8 bytes (MONO_VLSB columns) a picture, in the order of ui.sprites: the picture of\n"
        'number n is at n * 8.\n"""\n\n# fmt: off\n' + _literal("DATA", b"".join(map(encode_mono, pictures)), 16)
    )


def _literal(name: str, data: bytes, step: int) -> str:
    lines = [f"    {data[i : i + step]!r}" for i in range(0, len(data), step)]
    return f"{name} = (\n" + "\n".join(lines) + "\n)\n"


def sheet(pictures: list[Picture], target: Path, zoom: int, ground: str, columns: int = 8) -> None:
    """A contact sheet as PNG (needs Pillow): 24 px a cell before the zoom."""
    from PIL import Image

    rgb = _palette()
    cell = max(max(p.width, p.height) for p in pictures) + 8
    rows = -(-len(pictures) // columns)
    image = Image.new("RGB", (columns * cell, rows * cell), rgb[LETTERS.index(ground)])
    for i, picture in enumerate(pictures):
        left = i % columns * cell + (cell - picture.width) // 2
        top = i // columns * cell + (cell - picture.height) // 2
        for y, row in enumerate(picture.rows):
            for x, c in enumerate(row):
                if c != ".":
                    image.putpixel((left + x, top + y), rgb[LETTERS.index(c)])
    image.resize((image.width * zoom, image.height * zoom), Image.Resampling.NEAREST).save(target)


def _palette() -> list[tuple[int, int, int]]:
    scope: dict[str, bytes] = {}
    source = (ROOT / "firmware" / "ui" / "palette.py").read_text(encoding="utf-8")
    exec(source.replace("from micropython import const", "const = int"), scope)
    return [tuple(scope["RGB"][i * 3 : i * 3 + 3]) for i in range(16)]  # type: ignore[misc]


def games_files(folder: Path) -> dict[str, str]:
    """The modules of the games' own pictures: path below firmware/games -> text."""
    made = {}
    for game in GAMES:
        pictures = load(folder, (game,))
        made[f"{game}/view_art.py"] = module(pictures)
        made[f"{game}/view_pictures.py"] = names_module(pictures, OWN)
        made[f"{game}/view_art_small.py"] = mono_module(load_mono(folder, pictures, f"{game}_{MONO}"))
    return made


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--art", type=Path, default=ROOT / "art")
    parser.add_argument("--out", type=Path, default=ROOT / "firmware" / "ui", help="folder of the modules")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet instead")
    parser.add_argument("--game", choices=GAMES, help="the sheet is of this game's own pictures")
    parser.add_argument("--mono", action="store_true", help="the sheet is of the one-bit pictures")
    parser.add_argument("--zoom", type=int, default=4)
    parser.add_argument("--ground", default="P", help="colour letter behind the sheet")
    args = parser.parse_args(argv)
    try:
        pictures = load(args.art, (args.game,) if args.game else FILES)
        mono = load_mono(args.art, pictures, f"{args.game}_{MONO}" if args.game else MONO)
        if args.sheet:
            sheet(mono if args.mono else pictures, args.sheet, args.zoom, args.ground)
        else:
            made = {"sprite_data": module(pictures), "sprite_names": names_module(pictures), "mono_data": mono_module(mono)}
            for name, text in made.items():
                (args.out / f"{name}.py").write_text(text, encoding="utf-8", newline="\n")
            for name, text in games_files(args.art).items():
                (args.out.parent / "games" / name).write_text(text, encoding="utf-8", newline="\n")
            print(f"{len(pictures)} pictures, and those of {len(GAMES)} games")
    except (ArtError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
