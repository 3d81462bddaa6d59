# SPDX-License-Identifier: MIT
"""The settings: switched at once, kept over switching off, and no damage of their file stops the handheld."""

from __future__ import annotations

import pytest

import lang
from app.settings import LANGUAGES, parse
from core.storage import Storage
from host_sim.games.castle_panic.places import HAND
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app.handheld import Handheld

RUSSIAN = LANGUAGES.index("ru")


@pytest.fixture(autouse=True)
def english_after():
    yield
    lang.load("en")


def in_language(code: str, key: int) -> str:
    """A word in another language than the one that is loaded."""
    now = LANGUAGES[[t(words.LANGUAGE) == word for word in ("Language", "Язык", "Γλώσσα")].index(True)]
    lang.load(code)
    word = t(key)
    lang.load(now)
    return word


def test_a_language_is_used_at_once_and_kept(hand, monkeypatch, tmp_path):
    def story():
        yield from walk(hand, "=Settings")
        assert "English" in hand.text
        yield "right"
        assert hand.heading == "Настройки" and "Русский" in hand.text
        assert hand.foot["B"] == "Назад"
        yield "a"
        assert hand.heading == "Ρυθμίσεις"
        yield "left"
        yield "b"
        assert hand.row.startswith(t(words.NEW_GAME)) and hand.row.startswith("Новая игра")

    assert hand.run(story)
    assert (hand.saves / "settings").read_bytes() == b"1 lang=ru\n"
    lang.load("en")
    again = Handheld(monkeypatch, tmp_path)

    def next_day():
        assert again.row.startswith("Новая игра")
        yield "up"
        assert again.row == "О программе"

    assert again.run(next_day)


def test_in_a_game_every_word_on_the_board_changes(hand):
    def story():
        assert hand.header == "Red Archer"
        yield from walk(hand, "y / =Settings / right / b / b")
        assert hand.header == "Красный Лучник"
        letters = [t(K.RING_LETTERS + i) for i in range(5)]
        assert hand.view.board.ring_letters == letters and letters[1] == "Л"
        assert hand.view.board.arc_names[2] == "3Ё"
        assert hand.foot["Y"] == "Меню"

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))


def test_the_command_line_wins_for_one_run(hand):
    import main

    (hand.saves / "settings").write_bytes(b"1 lang=ru\n")

    def story():
        assert hand.row.startswith(in_language("el", words.NEW_GAME))
        yield "down"

    assert hand.run(story, lambda: main.run(main.start(str(hand.saves), "el")))
    assert (hand.saves / "settings").read_bytes() == b"1 lang=ru\n"


DAMAGED = [
    b"", b"\n", b"1 lang=ru", b"1 lang=", b"2 lang=ru\n", b"1 lang=xx\n", b"1 colour=red\n", b"1 lang\n", b"lang=ru\n",
    b"\xff\xfe\x00", b"1 lang=\xd0\n", b"\0" * 600,
]  # fmt: skip


@pytest.mark.parametrize("content", DAMAGED, ids=repr)
def test_a_damaged_file_is_told_and_set_aside(hand, content):
    (hand.saves / "settings").write_bytes(content)

    def story():
        assert hand.heading == t(words.SETTINGS) == "Settings"
        assert "settings.bad0" in hand.text.replace(" ", "")
        yield "a"
        assert hand.row.startswith(t(words.NEW_GAME))
        yield from walk(hand, "=Settings / right / b")
        assert hand.row.startswith("Новая игра")

    assert hand.run(story)
    assert (hand.saves / "settings.bad0").read_bytes() == content
    assert (hand.saves / "settings").read_bytes() == b"1 lang=ru\n"


def test_what_is_read():
    assert parse(b"1 lang=el\n") == {"lang": "el"}
    assert parse(b"1\n") == {}


def test_a_full_disk_is_said_and_the_language_holds_for_now(hand, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Storage, "replace", full)

    def story():
        yield from walk(hand, "=Settings / right")
        assert hand.heading == "Не сохранено"
        yield from walk(hand, "a / b")
        assert hand.row.startswith("Новая игра")

    assert hand.run(story)
    assert not (hand.saves / "settings").exists()


def test_a_language_file_that_is_gone_leaves_english(hand, monkeypatch):
    (hand.saves / "settings").write_bytes(b"1 lang=ru\n")
    load = lang.load

    def only_english(code):
        if code != "en":
            raise OSError(2, "no such file")
        load(code)

    monkeypatch.setattr(lang, "load", only_english)

    def story():
        assert hand.row.startswith("New game")
        yield "down"

    assert hand.run(story)
