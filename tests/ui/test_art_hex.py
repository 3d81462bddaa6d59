# SPDX-License-Identifier: MIT
"""Monster Hex' own pictures: factions are told apart without colour, at both sizes, and so is all that stands beside them."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

import pack_art
from games.monster_hex import view_art, view_art_small
from games.monster_hex import view_pictures as names

ART = Path(__file__).resolve().parents[2] / "art"
PICTURES = pack_art.load(ART, ("monster_hex",))
MONO = pack_art.load_mono(ART, PICTURES, "monster_hex_mono8")
FACTIONS = ("RED", "BLUE", "YELLOW", "GREEN")


def of_kind(pictures, kind):
    return [next(p for p in pictures if p.name == f"{kind}_{colour}") for colour in FACTIONS]


@pytest.mark.parametrize(("kind", "least"), [("EMBLEM", 48), ("MARK", 14), ("MONSTER", 25), ("PLATE", 16)])
def test_factions_are_known_by_outline(kind, least):
    """Which pixels are clear differs, whatever the colours are."""
    for a, b in itertools.combinations(of_kind(PICTURES, kind), 2):
        differ = sum((p == ".") != (q == ".") for p, q in zip("".join(a.rows), "".join(b.rows)))
        assert differ >= least, (a.name, b.name, differ)


@pytest.mark.parametrize(("kind", "least"), [("EMBLEM", 18), ("MARK", 8), ("MONSTER", 14)])
def test_factions_are_known_in_one_bit(kind, least):
    for a, b in itertools.combinations(of_kind(MONO, kind), 2):
        differ = sum(p != q for p, q in zip("".join(a.rows), "".join(b.rows)))
        assert differ >= least, (a.name, b.name, differ)


def test_one_bit_pictures_differ():
    # a plate is only seen in colour
    others = [p for p in MONO if not p.name.startswith(("MARK", "PLATE"))]
    for a, b in itertools.combinations(others, 2):
        differ = sum(p != q for p, q in zip("".join(a.rows), "".join(b.rows)))
        assert differ >= 10, (a.name, b.name, differ)


def test_marks_leave_room_for_the_powers_beside_them():
    """5 x 5, below one dark row: on 128x64 six powers stand around a mark."""
    for picture in of_kind(MONO, "MARK"):
        assert all(row[5:] == "..." for row in picture.rows)
        assert "#" not in picture.rows[0] + picture.rows[6] + picture.rows[7]
        assert [p.width for p in of_kind(PICTURES, "MARK")] == [8] * 4


def test_pictures_of_a_kind_follow_each_other():
    kinds = (names.EMBLEM_RED, 4), (names.MARK_RED, 4), (names.ABILITY_ENCHANT, 8), (names.MONSTER_RED, 4)
    for first, count in kinds:
        found = [p.name for p in PICTURES[first - pack_art.OWN : first - pack_art.OWN + count]]
        assert len({name.split("_")[0] for name in found}) == 1, found


@pytest.mark.parametrize("number", range(len(PICTURES)))
def test_pixels_are_read_back(number):
    picture = PICTURES[number]
    index = view_art.INDEX[number * 5 : number * 5 + 5]
    size = picture.width // 2 * picture.height
    at = int.from_bytes(index[:2], "little")
    nibbles = [v for b in view_art.DATA[at : at + size] for v in (b >> 4, b & 15)]
    assert "".join("." if v == index[4] else pack_art.LETTERS[v] for v in nibbles) == "".join(picture.rows)
    columns = view_art_small.DATA[number * 8 : number * 8 + 8]
    assert ["".join("#" if c >> y & 1 else "." for c in columns) for y in range(8)] == MONO[number].rows
