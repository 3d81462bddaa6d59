# SPDX-License-Identifier: MIT
"""On the board a font has the glyphs that the language needs, and no others."""

from __future__ import annotations

import ast
import re

import pytest

from core import loading
from host_sim.paths import FIRMWARE, ROOT
from ui import fonts


@pytest.fixture
def lean(monkeypatch):
    """As on the board."""
    monkeypatch.setattr(loading, "keep", False)
    monkeypatch.setattr(fonts, "_fonts", {})
    monkeypatch.setattr(fonts, "_needed", ())


def letters(code: str) -> set[str]:
    """Those of the language's words, and the signs in the firmware's own strings: its letters are for typed words."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "lang/src").glob(f"{code}*.txt")))
    # a language's name is shown in that language only
    text = re.sub({"en": "[\u0370-\u04ff]", "ru": "[\u0370-\u03ff]", "el": "[\u0400-\u04ff]"}[code], "", text)
    for path in sorted(FIRMWARE.rglob("*.py")):
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if "fonts" not in path.parts else ()
        strings = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        text += re.sub("[\u0370-\u04ff]", "", "".join(strings))
    return set(re.sub(r"\s", "", text))


def rows(face: fonts.Font, letter: str) -> bytes:
    at = face.find(ord(letter)) * face.height
    return face.glyphs[at : at + face.height]


@pytest.mark.parametrize("make", [fonts.font, fonts.small_font])
@pytest.mark.parametrize("code", ["en", "ru", "el"])
def test_every_letter_of_the_language_is_there_and_looks_the_same(lean, make, code):
    whole = make()
    before = {letter: rows(whole, letter) for letter in letters(code) if whole.find(ord(letter))}
    size = len(whole.glyphs)
    assert len(before) > 80
    fonts.speak(code)
    assert make() is whole and len(whole.glyphs) < 0.7 * size
    assert {letter: rows(whole, letter) for letter in before} == before


def test_the_language_may_change_and_names_keep_their_letters(lean):
    face = fonts.font()
    omega, whole = rows(face, "Ω"), len(face.glyphs)
    fonts.speak("en")
    assert face.find(ord("Ω")) == 0
    fonts.speak("el")
    assert rows(face, "Ω") == omega and len(face.glyphs) < whole
    fonts.speak("en", "Anna, Ωdile")
    assert rows(face, "Ω") == omega
    fonts.speak("ru")
    assert face.find(ord("Ω")) == 0


def test_a_pc_has_all_glyphs():
    size = len(fonts.font().glyphs)
    fonts.speak("en")
    assert len(fonts.font().glyphs) == size
