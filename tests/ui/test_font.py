# SPDX-License-Identifier: MIT
"""The packed fonts: what they cover, and that packing again gives the same modules."""

from __future__ import annotations

from pathlib import Path

import pytest

import pack_font
from ui import text

ROOT = Path(__file__).resolve().parents[2]
LETTERS = (
    "ABCxyz019!?()",
    "ÀÉßñü«»×÷",
    "АБВЯабвяЁёЇїЎў",
    "ΑΒΩαβωΆΈΉΊΌΎΏάέήίόύώϊϋΐΰς",
    "←↑→↓–—“”‘’…•№",
)


@pytest.mark.parametrize("face", [text.font(), text.small_font()], ids=["6x13", "5x8"])
def test_the_languages_are_covered(face):
    missing = [c for c in "".join(LETTERS) if face.find(ord(c)) == 0]
    assert missing == ([] if face.height == 13 else [c for c in missing if c == "№"])


def test_glyph_numbers_are_one_to_one():
    face = text.font()
    count = len(face.glyphs) // face.height
    found = [n for n in (face.find(code) for code in range(0x20, 0x2800)) if n]
    assert sorted(found) == list(range(1, count))


def test_no_two_letters_of_an_alphabet_look_alike():
    for face in (text.font(), text.small_font()):
        for low, high in ((0x21, 0x7E), (0x410, 0x44F), (0x3B1, 0x3C9)):
            rows = set()
            for code in range(low, high + 1):
                at = face.find(code) * face.height
                rows.add(face.glyphs[at : at + face.height])
            assert len(rows) == high - low + 1


def rows_of(face, letter: str) -> bytes:
    at = face.find(ord(letter)) * face.height
    return face.glyphs[at : at + face.height]


@pytest.mark.parametrize("name", pack_font.FONTS)
def test_our_own_letters_are_packed(name):
    face = text.font() if name == "6x13" else text.small_font()
    own = pack_font.own_letters(pack_font.OWN.read_text(encoding="utf-8"), name, face.width, face.height)
    assert own
    for code, rows in own.items():
        assert rows_of(face, chr(code)) == rows, chr(code)


@pytest.mark.parametrize("face", [text.font(), text.small_font()], ids=["6x13", "5x8"])
@pytest.mark.parametrize("pair", ["ΑΆ", "ΕΈ", "ΗΉ", "ΙΊ", "ΟΌ", "ΥΎ", "ΩΏ", "ЕЁ", "её", "ИЙ"])
def test_an_accent_is_never_lost(face, pair):
    plain, accented = (rows_of(face, letter) for letter in pair)
    assert plain != accented
    # the letter itself has the same width with its accent as without
    assert plain[face.ascent - 1] in (accented[face.ascent - 1], accented[face.ascent - 1] << 1)


@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ("= 6x13 A\n#....\n", "6x13 A: a row must be 6 of `#` and `.`, not '#....'"),
        ("= 6x13 A\n#..x..\n", "6x13 A: a row must be 6 of `#` and `.`, not '#..x..'"),
        ("= 6x13 A\n" + 14 * "#.....\n", "6x13 A: 1 to 13 rows, not 14"),
        ("= 6x13 A\n", "6x13 A: 1 to 13 rows, not 0"),
    ],
)
def test_one_sentence_for_a_letter_that_does_not_fit(drawn, why):
    with pytest.raises(ValueError) as error:
        pack_font.own_letters(drawn, "6x13", 6, 13)
    assert str(error.value) == why


@pytest.mark.skipif(not pack_font.PCF_DIR.is_dir(), reason="package xfonts-base not installed")
@pytest.mark.parametrize("name", pack_font.FONTS)
def test_packing_again_gives_the_same_module(name):
    pytest.importorskip("pcffont")
    pcf = pack_font.PCF_DIR / f"{name}.pcf.gz"
    packed = (ROOT / f"firmware/ui/fonts/fixed{name}.py").read_text(encoding="utf-8")
    assert pack_font.module(pcf) == packed
