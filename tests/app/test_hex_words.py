# SPDX-License-Identifier: MIT
"""Monster Hex' words on the screen: events in two lines, choices and questions in their rows, long names in their boxes."""

from __future__ import annotations

from array import array

import pytest

import lang
from app.settings import LANGUAGES, NAME_LENGTH
from games.monster_hex import data, rules, view, view_log
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from tests.app.boxes import Boxes
from tests.app.handheld import BOARD, SMALL, Handheld
from tests.properties.hex_games import MODES, games
from ui import fonts

GAME = "monster_hex"
LONG = (240 - 16) // 6  # letters of a line of what is told
SHORT = 128 // 5  # .. on 128x64


@pytest.fixture(params=LANGUAGES)
def spoken(request):
    lang.load(request.param)
    yield request.param
    lang.load("en")


def lines_of(said: str, letters: int) -> int:
    return fonts.wrap(said.encode(), letters, array("H", bytes(64)))


def test_every_event_is_told_in_two_lines_on_both_boards(spoken):
    lines = set()
    for seats, shared in MODES:
        for _state, _action, told in games(seats, data.ABLE | data.AIMS | shared, range(8)):
            lines.update(view_log.line(*event) for event in told)
    lines.update(view_log.line(data.EV_DOMINANCE, 3, side) for side in (0, data.COMMON))
    lines.update(view_log.line(data.EV_PRIZE, stone, 3 << 8 | 4) for stone in (0, data.TEMP))
    assert len(lines) > 300
    assert [line for line in sorted(lines) if lines_of(line, LONG) > 2 or lines_of(line, SHORT) > 2] == []


def test_every_choice_of_the_setup_has_room(spoken):
    room = (208 - 22) // 6
    rows = [view.option_word(name) for name, _, _ in data.OPTIONS]
    assert len(set(rows)) == len(rows)
    for (name, _, known), row in zip(data.OPTIONS, rows):
        values = [view.choice_word(name, choice) for choice in known]
        assert len(set(values)) == len(known)
        assert all(len(row) + 1 + len(value) <= room for value in values)
    for seat in range(4):
        assert len(view.seat_name(seat, 4, 0)) + 1 + len(t(words.COMPUTER)) + 2 <= room


def test_names_are_distinct(spoken):
    for key, count in ((K.FACTIONS, 4), (K.ABILITIES, 8), (K.OBJECTIVES, 12), (K.PHASES, 6), (K.WAYS, 5)):
        assert len({t(key + i) for i in range(count)}) == count


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_of_people_with_long_names_stays_in_its_boxes(monkeypatch, tmp_path, board, code):
    """Three people with the longest names, every option on, press through a whole game and look at everything on the way."""
    from app.settings import Settings  # the newest one: other tests switch off and on

    names = ["W" * NAME_LENGTH, "Ж" * NAME_LENGTH, "Ω" * NAME_LENGTH]
    monkeypatch.setattr(Settings, "name", lambda _settings, seat: names[seat] if seat < 3 else "")
    boxes, hand = Boxes(monkeypatch), Handheld(monkeypatch, tmp_path, board)
    hand.dark(monkeypatch)
    (hand.saves / "settings").write_text(f"1 lang={code}\n")
    said = []
    options = data.ABLE | data.AIMS | data.ROTATE

    def story():
        for turn in range(900):
            if hand.heading in (t(words.WON), t(words.GAME_OVER), t(words.LOST)):
                break
            said.append(hand.text)
            if turn % 9 == 4 and not hand.covered:
                yield from ("x", "a", "up", "right", "x", "a", "b")
            yield "a"
        assert len(said) > 90 and hand.session.is_over()

    assert hand.run(story, lambda: hand.game(None, options, seed=5, levels=bytes(3), game=GAME))
    assert boxes.drawn and boxes.faults == []
    assert all(any(name in line for line in said) for name in names)
    assert rules.to_move(hand.session.state) == -1
