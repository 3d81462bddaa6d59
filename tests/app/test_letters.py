# SPDX-License-Identifier: MIT
"""Writing with eight buttons: names of players, words for game numbers; where they are shown."""

from __future__ import annotations

import pytest

import lang
from app import letters
from app.settings import LANGUAGES, NAME_LENGTH, Settings
from core import seeds
from core.storage import Storage
from host_sim.games.castle_panic.places import HAND
from host_sim.games.castle_panic.places_table import CLOSED, SHOT, TRADE
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app.boxes import Boxes
from tests.app.handheld import SMALL, Handheld, Story
from tests.app.test_settings import file_of


@pytest.fixture(autouse=True)
def english_after():
    yield
    lang.load("en")


def write(word: str, small: bool = True, begin: tuple[int, int] = (0, 0)) -> Story:
    """The keys for a word on an empty line, then Done; begun at `begin`."""
    code = LANGUAGES[[t(words.LANGUAGE) == one for one in ("Language", "Язык", "Γλώσσα")].index(True)]
    row, col = begin
    case = 0
    for i, letter in enumerate(word):
        rows = letters.rows_of(code, case, not small)
        goal = next(j for j, line in enumerate(rows) if letter in line)
        while row != goal:
            row, col = letters.move(rows, 2, row, col, 2)
            yield "down"
        while rows[row][col] != letter:
            row, col = letters.move(rows, 2, row, col, 8)
            yield "right"
        yield "a"
        if small and i == 0 and letter.isalpha():
            case = 1
    rows = letters.rows_of(code, case, not small)
    while row != len(rows):
        row, col = letters.move(rows, 2, row, col, 2)
        yield "down"
    if col == 0:
        yield "right"
    yield "a"


def kept(hand: Handheld) -> list[str]:
    """The names on the disk."""
    settings = Settings(Storage(str(hand.saves)))
    settings.start("en")
    assert not settings.lost
    return settings.names


@pytest.mark.parametrize("code, name", [
    ("en", "Anna"), ("en", "Zz9"), ("ru", "Юрий"), ("ru", "Ёж"), ("ru", "Max"), ("el", "Έλλη"), ("el", "Νίκος"),
    ("el", "Bob42xyz"),
])  # fmt: skip
def test_a_name_is_written_in_every_alphabet(hand, monkeypatch, code, name):
    boxes = Boxes(monkeypatch)
    (hand.saves / "settings").write_bytes(file_of(f"lang={code}"))

    def story():
        yield from walk(hand, "up*2 / a / up / a / down*2 / a")
        assert hand.header == t(words.SEAT_N, 3) == t(K.PLAYER, 3)
        yield from write(name)
        assert name in hand.lines
        yield from walk(hand, "b / b")

    assert hand.run(story)
    assert kept(hand) == ["", "", name] and boxes.faults == []


def test_every_letter_of_every_language_can_be_reached_and_drawn(hand, monkeypatch):
    boxes = Boxes(monkeypatch)
    for code in LANGUAGES:
        lang.load(code)
        for case in (0, 1):
            rows = letters.rows_of(code, case, False)
            assert t(words.ALPHABETS + case) in "".join(rows) and max(map(len, rows)) <= letters.COLUMNS
            seen, todo = set(), [(0, 0)]
            while todo:
                place = todo.pop()
                if place not in seen:
                    seen.add(place)
                    todo += [letters.move(rows, 2, *place, key) for key in (1, 2, 4, 8)]
            assert len(seen) == len("".join(rows)) + 2
    assert boxes.faults == []


def test_letters_are_taken_back_and_the_ninth_is_refused(hand):
    def story():
        yield from walk(hand, "=Settings / =Player names / a")
        assert hand.foot["B"] == "Back"
        yield from walk(hand, "a*10")
        assert hand.foot["B"] == "Delete"
        yield from walk(hand, "up / right / a")
        assert hand.value_of("Player 1") == "A" + "a" * (NAME_LENGTH - 1)
        yield from walk(hand, "a / b*8")
        assert hand.foot["B"] == "Back"
        yield "b"
        assert hand.value_of("Player 1") == "A" + "a" * (NAME_LENGTH - 1), "going back changes nothing"
        yield from walk(hand, "a / b*7 / up / a / right / a")
        assert hand.value_of("Player 1") == "A"

    assert hand.run(story)
    assert kept(hand) == ["A"]


def test_a_name_is_taken_away(hand):
    (hand.saves / "settings").write_bytes(file_of("names=Anna,Bob"))

    def story():
        yield from walk(hand, "=Settings / =Player names / down / a / b*3 / up / right / a")
        yield "b"

    assert hand.run(story)
    assert kept(hand) == ["Anna"]


def test_capitals_can_be_chosen(hand):
    def story():
        yield from walk(hand, "=Settings / =Player names / a / a / up / a / up / a")
        assert kept(hand) == []
        yield from walk(hand, "down / right / a")

    assert hand.run(story)
    assert [name.upper() == name and len(name) for name in kept(hand)] == [2]


# --- where names are shown --------------------------------------------------------


def named(hand: Handheld, names: str) -> None:
    (hand.saves / "settings").write_bytes(file_of(f"names={names}"))


def test_names_stand_wherever_seats_do(hand):
    named(hand, "Anna,Боб,Νίκος")

    def story():
        assert t(words.PASS_TEXT, "Anna").split(".")[0] in hand.text
        yield from walk(hand, "a / right")
        assert hand.header == "Anna: Trade: Red Archer"
        yield from walk(hand, "y / =Players")
        rows = [hand.row]
        yield "down"
        rows.append(hand.row)
        yield "down"
        rows.append(hand.row)
        assert rows == ["Anna", "Боб", "Νίκος"]
        yield "a"
        assert hand.heading == "Νίκος"
        yield from walk(hand, "b / b / b / ?Anna: Trade: Red Archer / a")
        assert hand.row == "Боб: 3 in hand"
        yield from walk(hand, "a / a")
        assert "Боб" in hand.text and t(words.PASS_ON) in hand.lines
        yield "a"
        assert "Anna offers you" in hand.text
        yield from walk(hand, "a / y / =What")
        assert "is offered to Боб" in hand.text

    place = Place("", "", CLOSED + TRADE)
    assert hand.run(story, lambda: hand.game(state_of(place)))


def test_names_stand_at_the_end(hand):
    named(hand, "Anna,Bob,Christina"[:17])

    def story():
        yield from walk(hand, "?Anna: Play: Barbarian / a / a")
        assert "Anna: 2" in hand.text and "Bob: 4" in hand.text and "Master Slayer: Bob" in hand.text

    text = "seats: 3; phase: play; pile: -; monsters: Orc @A1; hand 1: Barbarian; trophies 2: 2 Orc"
    assert hand.run(story, lambda: hand.game(state_of(Place("", "", text))))


def test_the_computer_goes_without_a_name(hand):
    named(hand, "Anna,Bob")

    def story():
        yield from walk(hand, "y / =Players")
        assert hand.value_of("Anna") == "Person" and hand.value_of("Player 2") == "Computer"
        yield from walk(hand, "right")
        assert hand.value_of("Anna") == "Computer"
        yield from walk(hand, "b / y / =Players")
        assert hand.value_of("Player 1") == "Computer"

    place = Place("", "", TRADE.replace("3;", "2;", 1).split("hand 3")[0])
    assert hand.run(story, lambda: hand.game(state_of(place), levels=b"\0\1"))


def test_the_setup_knows_the_names(hand):
    named(hand, "Anna")

    def story():
        yield from walk(hand, "=New game")
        assert hand.value_of("Player 1") == "Anna"
        yield from walk(hand, "down*2 / right")
        assert hand.value_of("Player 1") == "Computer"

    assert hand.run(story)


# --- game numbers -------------------------------------------------------------------


@pytest.mark.parametrize("code, word", [("en", "ROSA7"), ("ru", "ЛУНА"), ("el", "ΩΡΑ"), ("en", "4294967295"), ("en", "42")])
def test_a_word_begins_the_same_game_as_on_the_command_line(hand, monkeypatch, code, word):
    from host_sim.cli import values

    boxes = Boxes(monkeypatch)
    (hand.saves / "settings").write_bytes(file_of(f"lang={code}"))
    number = seeds.seed_of(word)

    def story():
        yield from hand.choose(t(words.NEW_GAME))
        yield from walk(hand, "up / a")
        assert hand.header == t(words.SEED_OR_WORD)
        while hand.foot["B"] == t(words.DELETE):
            yield "b"
        yield from write(word, small=False)
        assert hand.value_of(t(words.SEED)) == (word if word.isdigit() else f"{word}={number}")
        yield from hand.choose(t(words.START))
        assert hand.session.seed == number == values.seed(word)
        yield "y"
        yield from hand.to_row(t(words.SEED))
        assert hand.value_of(t(words.SEED)) == (word if word.isdigit() else f"{word}={number}")
        yield "a"
        assert str(number) in hand.text

    assert hand.run(story)
    assert boxes.faults == []


def test_a_number_too_large_is_told_and_can_be_mended(hand):
    def story():
        yield from walk(hand, "=New game / up / a")
        while hand.foot["B"] == "Delete":
            yield "b"
        yield from write("9999999999", small=False)
        assert "4294967295" in hand.text
        yield "a"
        assert "9999999999" in hand.lines
        yield from walk(hand, "b / up / right / a")
        assert hand.value_of("Game number") == "999999999"

    assert hand.run(story)


def test_chance_gives_another_number_and_back_none(hand, monkeypatch):
    from app import setup

    monkeypatch.setattr(setup, "random_seed", iter([11, 22, 33]).__next__)

    def story():
        yield from walk(hand, "=New game / up")
        assert hand.value_of("Game number") == "11"
        yield from walk(hand, "a / up / a")
        assert hand.value_of("Game number") == "22"
        yield from walk(hand, "a / b / b / b")
        assert hand.value_of("Game number") == "22"
        yield "right"
        assert hand.value_of("Game number") == "23"

    assert hand.run(story)


def test_the_number_stands_on_the_end_sheet(hand):
    def story():
        yield from walk(hand, SHOT)
        assert hand.header == "Castle Panic. Game number: 77"

    text = "phase: play; pile: -; monsters: Orc @A1; hand 1: Barbarian"
    assert hand.run(story, lambda: hand.game(state_of(Place("", "", text)), seed=77))


def test_a_header_with_a_long_name_falls_back_to_the_number(hand):
    named(hand, "Maximus,Bob")

    def story():
        assert (hand.seat, hand.header) == (1, "Any Color Swordsman") or hand.header.startswith("Maximus: ")
        assert hand.cut == []
        yield from walk(hand, "right*2")
        assert hand.cut == []

    text = HAND.replace("phase", "seats: 2; phase").replace("Red Archer, Brick", "Any Color Swordsman, Brick")
    assert hand.run(story, lambda: hand.game(state_of(Place("", "", text))))


@pytest.mark.parametrize("code, name", [("en", "Zoe9"), ("ru", "Щука"), ("el", "Ωραία")])
def test_a_name_is_written_on_a_small_screen_too(monkeypatch, tmp_path, code, name):
    hand, boxes = Handheld(monkeypatch, tmp_path, SMALL), Boxes(monkeypatch)
    (hand.saves / "settings").write_bytes(file_of(f"lang={code}"))

    def story():
        yield from walk(hand, "up*2 / a / up / a / a")
        yield from write(name)
        yield from walk(hand, "b / b")

    assert hand.run(story)
    assert kept(hand) == [name] and boxes.faults == []
