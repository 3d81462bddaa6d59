# SPDX-License-Identifier: MIT
"""The settings: switched at once, kept over switching off, and no damage of their file stops the handheld."""

from __future__ import annotations

import pytest

import lang
from app.settings import LANGUAGES, Settings, parse
from core.storage import Storage
from host_sim.games.castle_panic.places import HAND
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app.boxes import Boxes
from tests.app.handheld import Handheld
from tests.settings_file import settings_file as file_of

PLAIN = "volume=0 motion=1 speed=1 brightness=4 names="


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
        assert hand.row == t(words.SETTINGS) == "Настройки", "the cursor stays, the words are new"

    assert hand.run(story)
    assert (hand.saves / "settings").read_bytes() == file_of(f"lang=ru {PLAIN}")
    lang.load("en")
    again = Handheld(monkeypatch, tmp_path)

    def next_day():
        assert again.row.startswith("Новая игра")
        yield "up"
        assert again.row == "О программе"

    assert again.run(next_day)


def test_in_a_game_every_word_on_the_board_changes(hand):
    def story():
        assert hand.header == "Play: Red Archer"
        yield from walk(hand, "y / =Settings / right / b / b")
        assert hand.header == "Сыграть: Красный Лучник"
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
    b"", b"\n", b"1 lang=ru", b"1 lang=", b"3 lang=ru\n", b"1 lang=xx\n", b"1 colour=red\n", b"1 lang\n", b"lang=ru\n",
    b"\xff\xfe\x00", b"1 lang=\xd0\n", b"\0" * 600, b"2\n", b"2 lang=ru\n", b"2 lang=ru 00000000\n",
    file_of("lang=ru volume=1").replace(b"ru", b"el"), file_of("lang=ru")[:-1], file_of("lang=ru")[:12],
    file_of("volume=4"), file_of("volume=-1"), file_of("volume="), file_of("volume=01"), file_of("brightness=0"),
    file_of("motion=2"), file_of("speed=\u0661"), file_of("tempo=1"), file_of("names=Maximiliane"),
    file_of("names=a,b,c,d,e,f,g"), file_of("names=An\tna"), file_of("names=\x07"), file_of("names=\x7f"),
    file_of("names=\u200bAnna"), file_of("names=Anna,\U0001f600"), file_of("names=\u4e2d"), file_of("lang=ru lang=el"),
    file_of("volume=1 volume=1"), b"1 lang=ru lang=ru\n", b"1 lang=ru names=Anna\n", b"1 volume=3\n",
    b"PTSV" + bytes(60),
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
        assert hand.row == "Настройки", "the cursor stays, the words are new"

    assert hand.run(story)
    assert (hand.saves / "settings.bad0").read_bytes() == content
    assert (hand.saves / "settings").read_bytes() == file_of(f"lang=ru {PLAIN}")


def test_what_is_read():
    assert parse(b"1 lang=el\n") == {"lang": "el"}
    assert parse(b"1\n") == {}
    assert parse(file_of("volume=3 speed=0 names=")) == {"volume": 3, "speed": 0, "names": []}
    assert parse(file_of("names=Anna,,Боб")) == {"names": ["Anna", "", "Боб"]}


@pytest.mark.parametrize("row, keys, wanted", [
    ("Sound", "right", "volume=1"), ("Sound", "left", "volume=3"), ("Sound", "a / a / a / a", "volume=0"),
    ("Motion", "right", "motion=0"), ("Motion", "left / left", "motion=1"), ("Pace", "right", "speed=2"),
    ("Pace", "left", "speed=0"), ("Brightness", "left / left", "brightness=2"), ("Brightness", "right", "brightness=1"),
])  # fmt: skip
def test_each_setting_is_kept(hand, tmp_path, row, keys, wanted):
    def story():
        yield from walk(hand, f"=Settings / ={row}")
        # what A changed is changed back
        yield from walk(hand, f"left / {keys} / b")

    assert hand.run(story)
    name, _, value = wanted.partition("=")
    kept = Settings(Storage(str(hand.saves)))
    kept.start()
    assert str(getattr(kept, name)) == value == str(getattr(hand.shell.settings, name))
    rest = {key: word for key, word in (pair.split("=") for pair in PLAIN.split()) if key not in (name, "names")}
    assert {key: str(getattr(kept, key)) for key in rest} == rest
    assert not kept.lost


@pytest.mark.parametrize("key", ["left", "right"])
def test_left_and_right_leave_the_names_alone(hand, key):
    def story():
        yield from walk(hand, f"=Settings / up / {key}")
        assert hand.heading == t(words.SETTINGS)
        assert t(words.CHANGE) not in hand.foot.values(), "the footer offers nothing here either"
        yield from walk(hand, "a")
        assert hand.heading == t(words.SETTING_NAMES + 4)

    assert hand.run(story)
    assert not (hand.saves / "settings").exists()


UNREADABLE = [(lambda path: path.mkdir(), "settings.bad0"), (lambda path: path.symlink_to(path), "settings.bad0")]


@pytest.mark.parametrize("spoil, kept", UNREADABLE, ids=["folder", "loop"])
def test_a_file_that_cannot_be_read_leaves_no_dark_screen(hand, spoil, kept):
    spoil(hand.saves / "settings")

    def story():
        assert hand.heading == t(words.SETTINGS) and kept in hand.text.replace(" ", "")
        yield "a"
        yield from walk(hand, "=Settings / =Sound / b")

    assert hand.run(story, hand.boot)
    assert (hand.saves / kept).is_dir() or (hand.saves / kept).is_symlink()
    assert (hand.saves / "settings").read_bytes() == file_of(f"lang=en {PLAIN.replace('volume=0', 'volume=1')}")


@pytest.mark.parametrize("content", [None, b"3 lang=ru\n"], ids=["folder", "damaged"])
def test_nothing_is_said_to_be_renamed_that_was_not(hand, monkeypatch, content):
    """As on a disk that takes no change."""
    path = hand.saves / "settings"
    path.mkdir() if content is None else path.write_bytes(content)

    def locked(*_):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("core.storage._rename", locked)

    def story():
        assert hand.heading == t(words.SETTINGS)
        assert t(words.SETTINGS_BAD, "settings").replace(" ", "") in hand.text.replace(" ", "")
        yield "a"
        assert hand.row.startswith(t(words.NEW_GAME))

    assert hand.run(story)
    assert path.is_dir() if content is None else path.read_bytes() == content


def test_the_crash_of_the_start_itself_is_kept(hand, monkeypatch):
    """There is no screen to show it on; whoever looks at the disk finds the report."""
    import main

    def broken(*_):
        raise ZeroDivisionError("no such panel")

    monkeypatch.setattr(main, "start", broken)
    with pytest.raises(ZeroDivisionError):
        hand.boot()
    assert "no such panel" in (hand.folder / "last_crash.txt").read_text()


def test_brightness_is_seen_at_once_and_from_power_on(hand, monkeypatch):
    from drivers.st7789 import ST7789

    levels: list[int] = []
    monkeypatch.setattr(ST7789, "brightness", lambda _, level: levels.append(level))
    (hand.saves / "settings").write_bytes(file_of("brightness=2"))

    def story():
        assert len(levels) == 1 and 0 < levels[0] < 255
        yield from walk(hand, "=Settings / down*4 / right / right / right")
        assert len(levels) == 4 and levels[0] < levels[1] < levels[2] == 255 and 0 < levels[3] < levels[0]

    assert hand.run(story)


def test_events_stand_longer_or_shorter(monkeypatch, tmp_path):
    from host_sim import clock

    took: list[int] = []
    for speed in range(3):
        hand = Handheld(monkeypatch, tmp_path / str(speed))
        (hand.saves / "settings").write_bytes(file_of(f"speed={speed}"))

        def story(hand=hand):
            yield from hand.to_header("End: Monsters move")
            begin = clock.current().now_us()
            yield "a"
            took.append(clock.current().now_us() - begin)

        assert hand.run(story, lambda hand=hand: hand.game(state_of(Place("", "", HAND))))
    assert took[0] > 1.5 * took[1] and took[1] > 1.3 * took[2]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_value_has_room_in_every_language(hand, monkeypatch, code):
    boxes = Boxes(monkeypatch)
    (hand.saves / "settings").write_bytes(file_of(f"lang={code}"))
    seen: set[str] = set()

    def story():
        yield from walk(hand, "up / up / a / down")
        for _ in range(4):
            for _ in range(4):
                yield "right"
                seen.update(hand.lines)
            yield "down"

    assert hand.run(story)
    assert boxes.faults == [] and boxes.drawn
    wanted = [words.VOLUMES + i for i in range(4)] + [words.SPEEDS + i for i in range(3)] + [words.SWITCHED, words.SWITCHED + 1]
    assert {t(key) for key in wanted} <= seen


def test_a_full_disk_is_said_and_the_language_holds_for_now(hand, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Storage, "replace", full)

    def story():
        yield from walk(hand, "=Settings / right")
        assert hand.heading == "Не сохранено"
        yield from walk(hand, "a / b")
        assert hand.row == "Настройки", "the cursor stays, the words are new"

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
