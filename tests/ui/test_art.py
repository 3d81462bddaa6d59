# SPDX-License-Identifier: MIT
"""The packed pictures are current, the packer refuses bad art, the monsters differ in outline."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import pack_art
from ui import mono_data, sprite_data, sprites

ROOT = Path(__file__).resolve().parents[2]
PICTURES = pack_art.load(ROOT / "art")
MONO = pack_art.load_mono(ROOT / "art", PICTURES)
MONSTERS = PICTURES[:7], PICTURES[7:14]


def test_packed_pictures_are_current():
    built = pack_art.module(PICTURES)
    assert (ROOT / "firmware/ui/sprite_data.py").read_text(encoding="utf-8") == built


def test_packed_numbers_are_current():
    built = pack_art.names_module(PICTURES)
    assert (ROOT / "firmware/ui/sprite_names.py").read_text(encoding="utf-8") == built


def test_packed_one_bit_pictures_are_current():
    built = pack_art.mono_module(MONO)
    assert (ROOT / "firmware/ui/mono_data.py").read_text(encoding="utf-8") == built


def test_the_games_own_pictures_are_current():
    for name, text in pack_art.games_files(ROOT / "art").items():
        assert (ROOT / "firmware/games" / name).read_text(encoding="utf-8") == text, name


@pytest.mark.parametrize("number", range(len(PICTURES)))
def test_one_bit_pixels_are_read_back(number):
    """Number n of ui.sprites stands at n * 8, a column a byte, the top pixel in bit 0."""
    columns = mono_data.DATA[number * 8 : number * 8 + 8]
    rows = ["".join("#" if column >> y & 1 else "." for column in columns) for y in range(8)]
    assert MONO[number].name == PICTURES[number].name.removesuffix("_12")
    assert rows == MONO[number].rows


def test_one_bit_pictures_differ():
    for a, b in itertools.combinations({p.name: p for p in MONO}.values(), 2):
        differ = sum(p != q for p, q in zip("".join(a.rows), "".join(b.rows)))
        if not a.name[:4] == b.name[:4] == "MOVE":  # a colour's letter is written beside these
            assert differ >= (5 if "DRAW" in a.name else 10), (a.name, b.name)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("= A 8x2\n########\n........\n", "mono8.txt: A must be 8x8, of `#` and `.` only."),
        ("= B 8x8\n" + "########\n" * 8, "mono8.txt: A is not drawn."),
        ("".join(f"= {n} 8x8\n" + "########\n" * 8 for n in "AB"), "mono8.txt: there is no B in colour."),
    ],
)
def test_one_sentence_for_bad_one_bit_art(tmp_path, text, why):
    (tmp_path / "mono8.txt").write_text(text)
    with pytest.raises(pack_art.ArtError) as error:
        pack_art.load_mono(tmp_path, [pack_art.Picture("A", 16, 16, [])])
    assert str(error.value) == why


def test_numbers_and_sizes():
    for number, picture in enumerate(PICTURES):
        assert getattr(sprites, picture.name) == number
        size = sprite_data.INDEX[number * 5 + 2], sprite_data.INDEX[number * 5 + 3]
        assert size == (picture.width, picture.height)
    assert sprites.COUNT == len(PICTURES)


@pytest.mark.parametrize("number", range(len(PICTURES)))
def test_pixels_are_read_back(number):
    picture = PICTURES[number]
    offset = int.from_bytes(sprite_data.INDEX[number * 5 : number * 5 + 2], "little")
    key = sprite_data.INDEX[number * 5 + 4]
    size = picture.width // 2 * picture.height
    nibbles = [v for b in sprite_data.DATA[offset : offset + size] for v in (b >> 4, b & 15)]
    letters = "".join("." if v == key else pack_art.LETTERS[v] for v in nibbles)
    assert letters == "".join(picture.rows)


def test_small_monsters_follow_in_the_same_order():
    for big, small in zip(*MONSTERS):
        assert small.name == f"{big.name}_12"
        assert (big.width, small.width) == (16, 12)


@pytest.mark.parametrize(("which", "least"), [(0, 30), (1, 16)])
def test_monsters_are_known_by_outline(which, least):
    for a, b in itertools.combinations(MONSTERS[which], 2):
        differ = sum((p == ".") != (q == ".") for p, q in zip("".join(a.rows), "".join(b.rows)))
        assert differ >= least, (a.name, b.name)


def test_the_figures_of_cave_troll_are_known_by_outline():
    """In colour and in one bit, and they stand in the order in which events name them."""
    pictures = pack_art.load(ROOT / "art", ("cave_troll",))
    figures = pictures[:15], pack_art.load_mono(ROOT / "art", pictures, "cave_troll_mono8")[:15]
    assert [p.name for p in figures[0]] == (
        "ADVENTURER THIEF KNIGHT DWARF BARBARIAN ORC WRAITH CAVE_TROLL"
        " ASSASSIN PALADIN GIANT_SLAYER BERSERKER ORC_SOLDIER BANSHEE FIERCE_TROLL"
    ).split()
    for row, least in zip(figures, (30, 10)):
        for a, b in itertools.combinations(row, 2):
            differ = sum((p == ".") != (q == ".") for p, q in zip("".join(a.rows), "".join(b.rows)))
            assert differ >= least, (a.name, b.name, differ)


@pytest.mark.parametrize("picture", PICTURES[:14], ids=lambda p: p.name)
def test_monsters_have_an_ink_rim(picture):
    """A figure must stand out on every sector: most of its border is ink."""
    rows = ["." * (picture.width + 2), *(f".{r}." for r in picture.rows), "." * (picture.width + 2)]
    rim = [
        rows[y][x]
        for y in range(1, len(rows) - 1)
        for x in range(1, picture.width + 1)
        if rows[y][x] != "." and "." in (rows[y - 1][x], rows[y + 1][x], rows[y][x - 1], rows[y][x + 1])
    ]
    assert rim.count("#") >= 0.6 * len(rim)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("##\n", "x:1: a row of pixels before any `= NAME WxH`."),
        ("= A 2x1\n#\n", "x:2: A is 2 wide, this row has 1."),
        ("= A 2x1\n##\n##\n", "x:3: A has more than 1 rows."),
        ("= A 2x2\n##\n", "x: A has 1 rows, not 2."),
        ("= A 2x1\n#?\n", "x:2: '?' is no colour letter (#PelRrGgBbYynvoH)."),
        ("= A 3x1\n", "x:1: the width must be even, and both sizes below 256."),
        ("= a 2x1\n", "x:1: 'a' must be an identifier in capitals."),
        ("= A\n", "x:1: a heading must read `= NAME WxH`."),
    ],
)
def test_one_sentence_for_bad_art(text, why):
    with pytest.raises(pack_art.ArtError) as error:
        pack_art.parse(text, "x")
    assert str(error.value) == why


def test_a_picture_of_all_colours_is_refused():
    picture = pack_art.Picture("ALL", 16, 1, [pack_art.LETTERS])
    with pytest.raises(pack_art.ArtError, match="none is left"):
        pack_art.encode(picture)


def test_a_name_twice_is_refused(tmp_path):
    for name in pack_art.FILES:
        (tmp_path / f"{name}.txt").write_text("= A 2x1\n##\n")
    with pytest.raises(pack_art.ArtError, match="A is drawn 6 times"):
        pack_art.load(tmp_path)
