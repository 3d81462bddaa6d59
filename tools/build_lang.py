# SPDX-License-Identifier: MIT
"""Build the language files of the firmware from lang/src/*.txt.

Usage: python tools/build_lang.py [--src DIR] [--out DIR] [--check]

A source holds `KEY = text` lines. A key with no text begins a list: the `- text` lines after it
are KEY, KEY + 1, .. An indented line goes on with the text before it; `\\n` is a new line,
`{0}` `{1}` are filled in at run time, `;` begins a comment line. `[name]` begins a section, whose
keys go to keys_NAME.py (so that a game's words cost memory only in that game). English says
which keys there are; every other language must have exactly these.

A language may have several files: en.txt comes first, then en.NAME.txt in the order of names.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MAGIC = b"PTL1"
_HOLE = re.compile(r"\{(\d)\}")


class LangError(Exception):
    """What is wrong with a source, in one sentence with the place."""


class Entry(NamedTuple):
    section: str
    key: str
    texts: list[str]  # one, or several of a list
    listed: bool
    place: str  # file and line

    @property
    def name(self) -> tuple[str, str]:
        """Section and key: what makes a word one of its kind; each game may have its NAME."""
        return self.section, self.key


def parse(text: str, where: str) -> list[Entry]:
    """The entries of one source, in file order."""
    entries: list[Entry] = []
    section = ""
    seen: dict[tuple[str, str], int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        place = f"{where}:{number}"
        if not line.strip() or line.startswith(";"):
            continue
        if line.startswith("["):
            section = _section(line, place)
        elif line[0] in " \t":
            if not entries or not entries[-1].texts:
                raise LangError(f"{place}: an indented line with no text before it.")
            entries[-1].texts[-1] = f"{entries[-1].texts[-1]} {line.strip()}"
        elif line.startswith("- "):
            if not entries or not entries[-1].listed:
                raise LangError(f"{place}: a `- text` line outside a list.")
            entries[-1].texts.append(line[2:].strip())
        else:
            key, mark, value = (part.strip() for part in line.partition("="))
            if not mark or not key.isidentifier() or key != key.upper():
                raise LangError(f"{place}: a line must read `KEY = text`.")
            if before := _clash(seen, section, key):
                raise LangError(f"{place}: duplicate key {key}, first on line {before}.")
            seen[section, key] = number
            entries.append(Entry(section, key, [value] if value else [], not value, place))
    for entry in entries:
        if not entry.texts:
            raise LangError(f"{entry.place}: {entry.key} has no text.")
    return entries


def _clash(places: dict, section: str, key: str):
    # where the key stood before: two games may have the same one, but none that of a shared word
    found = (place for (other, k), place in places.items() if k == key and (other == section or "" in (other, section)))
    return next(found, None)


def read(src: Path, code: str) -> list[Entry]:
    """The entries of all files of a language."""
    entries: list[Entry] = []
    first: dict[tuple[str, str], str] = {}
    for path in sources(src)[code]:
        for entry in parse(path.read_text(encoding="utf-8"), path.name):
            if before := _clash(first, *entry.name):
                raise LangError(f"{entry.place}: duplicate key {entry.key}, first in {before}.")
            first[entry.name] = entry.place
            entries.append(entry)
    return entries


def sources(src: Path) -> dict[str, list[Path]]:
    """The files of each language, CODE.txt first, then CODE.NAME.txt by name."""
    out: dict[str, list[Path]] = {}
    for path in sorted(src.glob("*.txt"), key=lambda path: path.name[: -len(".txt")].split(".")):
        out.setdefault(path.name.partition(".")[0], []).append(path)
    return out


def _section(line: str, place: str) -> str:
    name = line.strip()[1:-1]
    if not line.rstrip().endswith("]") or not name.isidentifier() or name != name.lower():
        raise LangError(f"{place}: a section must read `[name]`, in small letters.")
    return name


def compare(english: list[Entry], other: list[Entry], where: str) -> list[Entry]:
    """`other` in the order of `english`; refuses missing and unknown keys, and other holes."""
    mine = {e.name: e for e in other}
    known = {e.name for e in english}
    for name in mine:
        if name not in known:
            raise LangError(f"{mine[name].place}: unknown key {name[1]}.")
    missing = [e.key for e in english if e.name not in mine]
    if missing:
        raise LangError(f"{where}: missing {len(missing)} keys: {', '.join(missing)}.")
    for e in english:
        m = mine[e.name]
        if len(m.texts) != len(e.texts):
            raise LangError(f"{m.place}: {e.key} has {len(m.texts)} texts, English {len(e.texts)}.")
        for a, b in zip(e.texts, m.texts):
            if set(_HOLE.findall(a)) != set(_HOLE.findall(b)):
                raise LangError(f"{m.place}: {e.key} must use the same holes as English.")
    return [mine[e.name] for e in english]


def check_glyphs(entries: list[Entry], ranges: bytes) -> None:
    """Refuse a character that the font (its RANGES) lacks."""
    spans = [
        (int.from_bytes(ranges[i : i + 2], "little"), int.from_bytes(ranges[i + 2 : i + 4], "little"))
        for i in range(0, len(ranges), 6)
    ]
    for entry in entries:
        for letter in "".join(entry.texts):
            if not any(low <= ord(letter) <= high for low, high in spans):
                raise LangError(f"{entry.place}: {entry.key} uses {letter!r} (U+{ord(letter):04X}), which the font lacks.")


def signature(entries: list[Entry]) -> int:
    """16 bits over the keys: words and numbers built from different keys do not fit."""
    value = 1
    for byte in "\n".join(f"{e.key}*{len(e.texts)}" for e in entries).encode():
        value = (value * 31 + byte) & 0xFFFF
    return value


def pack(entries: list[Entry], where: str, sign: int) -> bytes:
    """The binary file: magic, signature, count, count + 1 offsets / 2, texts padded to even."""
    texts = [t.replace("\\n", "\n").encode() for e in entries for t in e.texts]
    body = bytearray()
    offsets = [0]
    for text in texts:
        body += text + b"\0" * (len(text) % 2)
        offsets.append(len(body) // 2)
    if offsets[-1] > 0xFFFF:
        raise LangError(f"{where}: {len(body)} bytes of text, at most 131070 fit.")
    numbers = [sign, len(texts), *offsets]
    return MAGIC + b"".join(n.to_bytes(2, "little") for n in numbers) + bytes(body)


def key_modules(entries: list[Entry], sign: int) -> dict[str, str]:
    """File name -> text of the modules with the keys' numbers."""
    lines: dict[str, list[str]] = {"": []}
    number = 0
    for entry in entries:
        lines.setdefault(entry.section, []).append(f"{entry.key} = const({number})\n")
        number += len(entry.texts)
    out = {}
    for section, body in lines.items():
        what = f"the {section} words" if section else "the words every screen shares"
        out[f"keys_{section}.py" if section else "keys.py"] = (
            "# SPDX-License-Identifier: MIT\n"
            f'"""Numbers of {what}. Generated by tools/build_lang.py, do not edit."""\n\n'
            "from micropython import const\n\n" + ("" if section else f"SIGNATURE = const({sign})\n") + "".join(body)
        )
    return out


def build(src: Path) -> dict[str, bytes]:
    """Every generated file by name."""
    codes = sources(src)
    if "en" not in codes:
        raise LangError(f"{src / 'en.txt'}: not found.")
    english = read(src, "en")
    sign = signature(english)
    out = {name: text.encode() for name, text in key_modules(english, sign).items()}
    ranges = _font_ranges()
    for code in codes:
        entries = compare(english, read(src, code), f"{code}.txt")
        check_glyphs(entries, ranges)
        out[f"{code}.bin"] = pack(entries, f"{code}.txt", sign)
    return out


def _font_ranges() -> bytes:
    scope: dict[str, bytes] = {}
    exec((ROOT / "firmware/ui/fonts/fixed6x13.py").read_text(encoding="utf-8"), scope)
    return scope["RANGES"]


def stale(built: dict[str, bytes], out: Path) -> list[str]:
    """Names of files in `out` that differ from `built`, or should not be there."""
    there = {p.name: p.read_bytes() for p in [*out.glob("keys*.py"), *out.glob("*.bin")]}
    return sorted(n for n in {*built, *there} if built.get(n) != there.get(n))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--src", type=Path, default=ROOT / "lang" / "src")
    parser.add_argument("--out", type=Path, default=ROOT / "firmware" / "lang")
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    args = parser.parse_args(argv)
    try:
        built = build(args.src)
    except LangError as error:
        print(error, file=sys.stderr)
        return 2
    old = stale(built, args.out)
    if args.check:
        if old:
            print(f"Out of date, run tools/build_lang.py: {', '.join(old)}.", file=sys.stderr)
        return 1 if old else 0
    for name in old:
        if name in built:
            (args.out / name).write_bytes(built[name])
        else:
            (args.out / name).unlink()
    print(f"firmware/lang: {len(built)} files, changed: {', '.join(old) or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
