# SPDX-License-Identifier: MIT
"""Every screen in every language: the same keys lead to the same places, and every word fits its box."""

from __future__ import annotations

from itertools import product

import pytest

import lang
from app.settings import LANGUAGES
from core import options as choices
from games.castle_panic import data, rules, view, view_log
from host_sim.places import everywhere, main_of, walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app.boxes import Boxes
from tests.app.handheld import BOARD, SMALL, Handheld
from ui import text, widgets

OTHERS = [code for code in LANGUAGES if code != "en"]
STRIP = (240 - 30 - 8) // 6  # letters in a line of what is told
HEADER = 38  # letters
BESIDE = 32  # letters of a target: hardly any takes the room of the squares


@pytest.mark.parametrize("place", everywhere(), ids=lambda place: f"{place.game}, {place.name}")
@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_every_place_in_every_language(monkeypatch, tmp_path, board, place):
    english = Handheld(monkeypatch, tmp_path / "en", board)
    english.dark(monkeypatch)
    boxes = Boxes(monkeypatch)

    def way():
        yield from walk(english, place.path)

    assert english.run(way, main_of(english, place))
    pictures = {english.drawn()}
    for code in OTHERS:
        hand = Handheld(monkeypatch, tmp_path / code, board)
        (hand.saves / "settings").write_text(f"1 lang={code}\n")
        assert hand.run(lambda: iter(english.pressed), main_of(hand, place))
        assert hand.shell.settings.language == code
        pictures.add(hand.drawn())
    assert boxes.drawn and boxes.faults == []
    assert len(pictures) == len(LANGUAGES), "two languages look alike"


@pytest.fixture(params=LANGUAGES)
def spoken(request):
    lang.load(request.param)
    yield request.param
    lang.load("en")


def names(key: int, count: int) -> list[str]:
    return [t(key + i) for i in range(count)]


def test_letters_of_colours_and_rings_are_single_and_distinct(spoken):
    letters = names(words.COLOUR_LETTERS, 3) + names(K.RING_LETTERS, 5)
    assert [len(letter) for letter in letters] == [1] * 8
    assert len(set(letters)) == 8
    assert not set(letters) & set("ЗзОоOIl"), "they stand beside digits"


def test_names_are_distinct_and_have_room_in_the_header(spoken):
    cards = names(K.CARDS, data.CARD_KINDS)
    tokens = [view_log.token(kind) for kind in range(data.TOKEN_KINDS)]
    assert len(set(cards + tokens)) == len(cards) + len(tokens)
    seat = len(t(K.SEAT_SHORT, 6)) + 1
    ends = [t(key) for key in (K.END_MOVE, K.KEEP_ALL, K.AT_RANDOM, K.ALL_FOR_ONE, K.NO_TRADE, K.REFUSE, words.THINKING)]
    for word in cards + tokens + ends + names(K.PHASES, 9):
        assert seat + len(word) <= HEADER, word
    longest = max(len(t(K.POINTS, name, 3, 3)) for name in names(K.MONSTERS, data.MONSTER_KINDS))
    assert seat + longest + 3 <= BESIDE


def test_every_event_is_told_in_two_lines(spoken):
    monsters = [kind << 4 for kind in range(data.MONSTER_KINDS)]
    arcs = [pos << 7 for pos in range(30)]
    events = {value for name, value in vars(data).items() if name.startswith("EV_")}
    assert len(events) > 40
    for code in sorted(events):
        for line in told(code, monsters, arcs):
            assert "{" not in line, line
            assert lines_of(line, STRIP) <= 2, line


def told(code: int, monsters: list[int], arcs: list[int]):
    """Lines of an event with all that it may be about."""
    bare = code & 0x7F
    about_cards = (data.EV_DRAW & 0x7F, data.EV_DISCARD, data.EV_PLAY, data.EV_PLAGUED, data.EV_TAKEN, data.EV_REMOVED)
    if bare in (data.EV_OFFER & 0x7F, data.EV_GIVE & 0x7F, *about_cards):
        pairs = product(range(data.CARD_KINDS), (0, 5))
    elif bare == data.EV_TRADED:
        pairs = product(range(data.CARD_KINDS), range(data.CARD_KINDS))
    elif bare in (data.EV_TOKEN & 0x7F, data.EV_LORD_PLAY & 0x7F):
        pairs = product(range(data.TOKEN_KINDS), (0, 6))
    elif bare == data.EV_STEP:
        pairs = product(range(30), monsters)
    elif bare == data.EV_PHASE:
        pairs = product(range(9), (0,))
    elif bare == data.EV_MOVES:
        pairs = product(range(data.TOKEN_KINDS + 1), (0,))
    else:
        pairs = product((0, 2, 5), [kind | arc for kind in monsters for arc in arcs[::7]])
    for x, y in pairs:
        yield view_log.line(code, x, y)


def lines_of(words_: str, letters: int) -> int:
    from array import array

    return text.wrap(words_.encode(), letters, array("H", bytes(64)))


def test_every_choice_of_the_setup_has_room(spoken):
    room = (208 - 22) // 6
    for name, _shift, known in rules.OPTIONS:
        row = view.option_word(name)
        values = [view.choice_word(name, choice) for choice in known]
        assert len(set(values)) == len(known)
        for value in values:
            assert len(row) + 1 + len(value) <= room, f"{row} {value}"
    for who in (words.PERSON, words.COMPUTER):
        for packed in (0, choices.put(rules.OPTIONS, 0, "mode", "overlord")):
            for seat in range(6):
                assert len(view.seat_name(seat, 6, packed)) + 1 + len(t(who)) <= room


@pytest.mark.parametrize(
    "feet",
    [
        (words.CHOOSE, K.KEEP, words.HELP, words.MENU),
        (words.CHOOSE, K.NO_TRADE, words.HELP, words.MENU),
        (words.CHOOSE, K.REFUSE, words.HELP, words.MENU),
        (words.CHOOSE, words.BACK, words.HELP, words.MENU),
        (K.PHASES + data.DISCARD, K.KEEP, words.HELP, words.MENU),
        (words.WHY_NOT, K.END, words.HELP, words.MENU),
        (words.FORWARD, words.BACKWARD, words.BACK, words.LOG_SHORT),
    ],
)
def test_footers_have_room(spoken, feet):
    used = sum(widgets.badge_width("A") + 3 + 6 * len(t(key)) for key in feet)
    assert used + 4 * 3 + 4 <= 240, [t(key) for key in feet]
