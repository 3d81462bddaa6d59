# SPDX-License-Identifier: MIT
"""The words: the built files are current, the builder refuses bad sources, `t` reads them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import build_lang
import lang
from lang import keys

ROOT = Path(__file__).resolve().parents[2]
BY_ANY_GAME = "NAME"  # app/home.py reads it from the module of whatever game there is
ENGLISH = "; words\nOK = OK\n[game]\nWHO = Player {0} of {1}\nMONSTER =\n- Goblin\n- Orc\n"


@pytest.fixture(autouse=True)
def english():
    lang.load("en")
    yield
    lang.load("en")


def test_built_files_are_current():
    built = build_lang.build(ROOT / "lang" / "src")
    assert build_lang.stale(built, ROOT / "firmware" / "lang") == []


def test_no_word_is_unused():
    """Each key is named somewhere in the firmware, in a file that imports its module."""
    unused = []
    sources = [path.read_text() for path in (ROOT / "firmware").rglob("*.py") if not path.name.startswith("keys")]
    for module in sorted((ROOT / "firmware" / "lang").glob("keys*.py")):
        users = [text for text in sources if re.search(rf"\b{module.stem}\b", text)]
        named = {key for text in users for key in re.findall(r"\b(?:words|K|H|keys)\.([A-Z][A-Z0-9_]*)", text)}
        keys_there = set(re.findall(r"^([A-Z][A-Z0-9_]*) = const", module.read_text(), re.M)) - {"SIGNATURE", BY_ANY_GAME}
        unused += [f"{module.stem}.{key}" for key in sorted(keys_there - named)]
    assert unused == []


@pytest.mark.parametrize("code", ["en", "ru", "el"])
def test_every_word_is_read_back(code):
    lang.load(code)
    source = build_lang.compare(build_lang.read(ROOT / "lang/src", "en"), build_lang.read(ROOT / "lang/src", code), code)
    texts = [t.replace("\\n", "\n") for e in source for t in e.texts]
    assert [lang.t(i) for i in range(lang.count())] == texts


def test_holes_are_filled():
    assert lang.t(keys.DECISION, 2, "10") == "Move 2 of 10"


def test_a_key_out_of_range_is_an_error():
    with pytest.raises(IndexError):
        lang.t(lang.count())


def test_unix_micropython_reads_the_same(on_micropython):
    expected = [lang.t(i).replace("\n", "\\n") for i in range(lang.count())]
    assert on_micropython("mp_lang.py").splitlines() == expected


def test_unknown_language():
    with pytest.raises(OSError, match="xx.bin"):
        lang.load("xx")
    assert lang.t(keys.OK) == "OK"


@pytest.mark.parametrize(
    ("data", "why"),
    [(b"", "no language"), (b"PTL2\0\0\0\0", "no language"), (b"PTL1\0\0\0\0", "other keys")],
)
def test_a_foreign_file_is_refused(tmp_path, monkeypatch, data, why):
    (tmp_path / "zz.bin").write_bytes(data)
    monkeypatch.setattr(lang, "__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(ValueError, match=why):
        lang.load("zz")
    assert lang.t(keys.OK) == "OK"


def build(tmp_path: Path, **sources: str) -> dict[str, bytes]:
    for code, text in sources.items():
        (tmp_path / f"{code}.txt").write_text(text, encoding="utf-8")
    return build_lang.build(tmp_path)


def test_sections_lists_and_continuations(tmp_path):
    built = build(tmp_path, en=ENGLISH + "TIP = one\n  two\\nthree\n")
    assert set(built) == {"keys.py", "keys_game.py", "en.bin"}
    scope: dict[str, int] = {}
    exec(built["keys_game.py"].decode().replace("from micropython import const", "const = int"), scope)
    assert (scope["WHO"], scope["MONSTER"], scope["TIP"]) == (1, 2, 4)
    assert built["en.bin"].endswith(b"Orc\0one two\nthree\0")


@pytest.mark.parametrize(
    ("russian", "why"),
    [
        ("OK = Да\n", r"^ru.txt: missing 2 keys: WHO, MONSTER\.$"),
        (ENGLISH + "EXTRA = x\n", r"^ru.txt:8: unknown key EXTRA\.$"),
        (ENGLISH + "OK = OK\n", r"^ru.txt:8: duplicate key OK, first on line 2\.$"),
        (ENGLISH.replace("- Orc\n", ""), r"MONSTER has 1 texts, English 2\.$"),
        (ENGLISH.replace("{1}", "{0}"), r"^ru.txt:4: WHO must use the same holes as English\.$"),
        (ENGLISH.replace("Goblin", "ゴ"), r"U\+30B4\), which the font lacks\.$"),
        ("- x\n", r"^ru.txt:1: a `- text` line outside a list\.$"),
        ("  x\n", r"^ru.txt:1: an indented line"),
        ("ok = x\n", r"^ru.txt:1: a line must read"),
        ("[Game\n", r"^ru.txt:1: a section must read"),
        ("OK =\nNO = no\n", r"^ru.txt:1: OK has no text\.$"),
    ],
)
def test_one_sentence_for_a_bad_source(tmp_path, russian, why):
    with pytest.raises(build_lang.LangError, match=why):
        build(tmp_path, en=ENGLISH, ru=russian)


def test_a_language_may_have_several_files(tmp_path):
    (tmp_path / "en.game.txt").write_text("[game]\nMORE = more\n", encoding="utf-8")
    built = build(tmp_path, en=ENGLISH)
    assert built["en.bin"].endswith(b"Orc\0more")
    assert b"MORE = const(4)" in built["keys_game.py"]
    (tmp_path / "en.other.txt").write_text("MORE = again\n", encoding="utf-8")
    with pytest.raises(build_lang.LangError, match=r"^en.other.txt:1: duplicate key MORE, first in en.game.txt:2\.$"):
        build(tmp_path)


def test_two_games_may_have_the_same_key(tmp_path):
    (tmp_path / "en.a.txt").write_text("[a]\nNAME = first\n", encoding="utf-8")
    (tmp_path / "en.b.txt").write_text("[b]\nNAME = second\n", encoding="utf-8")
    built = build(tmp_path, en=ENGLISH)
    assert b"NAME = const(4)" in built["keys_a.py"] and b"NAME = const(5)" in built["keys_b.py"]
    assert built["en.bin"].endswith(b"first\0second")


def test_command_says_it_and_exits_2(tmp_path, capsys):
    assert build_lang.main(["--src", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("en.txt: not found.\n")
