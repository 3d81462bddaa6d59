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


@pytest.mark.skipif(not pack_font.PCF_DIR.is_dir(), reason="package xfonts-base not installed")
@pytest.mark.parametrize("name", pack_font.FONTS)
def test_packing_again_gives_the_same_module(name):
    pytest.importorskip("pcffont")
    pcf = pack_font.PCF_DIR / f"{name}.pcf.gz"
    packed = (ROOT / f"firmware/ui/fonts/fixed{name}.py").read_text(encoding="utf-8")
    assert pack_font.module(pcf) == packed
