# SPDX-License-Identifier: MIT
"""Cave Troll on 128x64: sentences leave what they tell of in sight, the last row has tiles and the four buttons."""

from __future__ import annotations

import pytest

import lang
from app.settings import LANGUAGES
from core import events
from games.cave_troll import data, rules, view_log, view_small
from games.cave_troll import view_pictures as art
from games.cave_troll.view_tell import Teller
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from tests.app.boxes import Boxes
from tests.app.cave_screen import EVERYTHING, MAP, Screen, check_area, crowd, make, positions, shown
from ui import small


@pytest.fixture(params=LANGUAGES)
def spoken(request):
    lang.load(request.param)
    yield request.param
    lang.load("en")


# --- what is told -------------------------------------------------------------------


def all_events() -> list[tuple[int, int, int]]:
    """Each event of some random games, one of its kind and figure."""
    found = {}
    for options in (0, data.ALTERNATE):
        events.clear()
        for _ in positions(options, 4, 21, 1):
            log = events.LOG
            for i in range(1, log[0], 2):
                code, x, y = log[i] >> 8 & 0x7F, log[i] & 255, log[i + 1]
                found.setdefault((code, x), (code, x, y))
            events.clear()
    return sorted(found.values())


def test_every_event_is_told_whole_and_never_over_its_area(monkeypatch, spoken):
    boxes = Boxes(monkeypatch)
    state = rules.make()
    rules.new(state, 4, 0, 1)
    teller = Teller.__new__(Teller)
    codes = set()
    for code, x, y in all_events():
        for first in (0, 27):
            board = shown(state)
            board.see(first)
            line = view_log.line(code, x, y)
            board.told(line, teller._icon(code, x, y))
            area = teller._area(code, x, y)
            if area >= 0:
                board.see(area)
                board.edge(area, 0)
                board.area(area)
                check_area(state, Screen(board), area)
            assert board.canvas.text_lines(line, 128) <= 4
            codes.add(code)
            # what lay below it comes back
            board.strip(((art.STOP, "", 0),), 0, 0)
            fresh = make()
            fresh.table.load(state, EVERYTHING)
            fresh.left, fresh.top = board.left, board.top
            fresh.draw()
            assert bytes(board.canvas.buf)[MAP] == bytes(fresh.canvas.buf)[MAP], line
    assert len(codes) > 18
    assert boxes.drawn and boxes.faults == []


def test_a_scoring_is_summed_up_for_each_seat(monkeypatch, spoken):
    boxes = Boxes(monkeypatch)
    drawn = []
    board = shown(crowd())
    text = board.canvas.text
    monkeypatch.setattr(board.canvas, "text", lambda s, *rest: drawn.append(s) or text(s, *rest))
    board.paid(t(K.SCORED), (0, 70, 4, 12))
    sheet = bytes(board.canvas.buf)[128 : 5 * 128]
    for i in range(2):
        board.told(t(K.EV_SCORING + i), art.SURVEY)
        assert bytes(board.canvas.buf)[128 : 5 * 128] == sheet, "the sentence lies on the sheet"
        board.paid(t(K.SCORED), (0, 70, 4, 12))
    for seat, (gain, gold) in enumerate(zip((0, 70, 4, 12), (7, 104, 0, 31))):
        assert {t(K.SEAT_SHORT, seat + 1), f"+{gain}", str(gold)} <= set(drawn)
    assert boxes.faults == []


# --- the last row --------------------------------------------------------------------


def test_the_turn_of_an_event_lights_other_figures():
    state = crowd()
    state[0][data.MOVER] = state[0][data.ACTIVE] = 0
    board = shown(state)
    for seat in (2, 3):
        board.table.follow(data.EV_TURN, seat, 4)
        board.update(data.EV_TURN, seat, 4)
        assert [one for _, one, own in Screen(board).figures(data.DOORWAY) if own] == [seat]


TILES = {
    "a turn": [(art.CARD, "18", 0), (art.MARCH, "Move", 0), (art.ABILITY, "Deed", 0), (art.LENS, "", 0), (art.STOP, "Stop", 0)],
    "a hand": [(view_small.FIGURE + 16 + 1, "", 1), (art.SURVEY, "", 2), (art.STOP, "No", 0)],
    "many": [(view_small.FIGURE + 16 * (i % 4) + i, "", 0) for i in range(14)],
    "one": [(view_small.FIGURE + 48 + 14, "", 0)],
}  # fmt: skip


@pytest.mark.parametrize("name", TILES)
@pytest.mark.parametrize("faded", [0, 1, -1])
def test_four_buttons_are_named_beside_the_tiles(monkeypatch, spoken, name, faded):
    boxes = Boxes(monkeypatch)
    caps: dict[str, tuple[int, int]] = {}
    badge = small.badge

    def cap(canvas, button, x, y):
        caps[button] = x, badge(canvas, button, x, y)
        return caps[button][1]

    monkeypatch.setattr(small, "badge", cap)
    board = shown(crowd())
    tiles = TILES[name]
    for cursor in range(len(tiles)):
        board.strip(tiles, cursor, faded & (1 << len(tiles)) - 1)
        x, w = board.tiles.spots[cursor]
        assert 0 <= x and x + w <= board.end
        for a, b in ((words.CHOOSE, words.BACK), (words.WHY_NOT, words.MORE)):
            caps.clear()
            board.foot([("A", t(a)), ("B", t(b)), ("X", t(words.HELP)), ("Y", t(words.MENU))])
            edges = [edge for button in "ABXY" for edge in caps[button]]
            assert edges == sorted(edges) and board.end <= edges[0] and edges[-1] + 5 <= 128
    assert boxes.drawn and boxes.faults == []


def test_words_beside_the_tiles_where_there_is_room(monkeypatch):
    drawn = []
    board = shown(crowd())
    board.strip(TILES["one"], 0, 0)
    text = board.canvas.text
    monkeypatch.setattr(board.canvas, "text", lambda s, *rest: drawn.append(s) or text(s, *rest))
    board.foot([("A", "Choose"), ("B", "Back"), ("X", "Help"), ("Y", "Menu")])
    assert [s for s in drawn if s] == ["A", "Choose", "B", "Back", "B+", "?", "A+", "…"]


def test_hourglasses_of_a_card_are_drawn_on_its_tile():
    board = shown(crowd())
    board.strip([(art.SURVEY, "", n) for n in range(3)], 2, 0)
    screen = Screen(board)
    for n in range(3):
        x, _ = board.tiles.spots[n]
        glass = ["###", "###", ".#.", "###", "###"]
        found = [screen.cut(x + 10 + 5 * i, 58, 3, 5, n == 2) == glass for i in range(2)]
        assert found == [n > 0, n > 1]


def test_a_long_header_takes_two_rows_and_leaves_nothing():
    board = shown(crowd())
    short, dots = "P1 " + "a" * 21, 4
    board.table.b[data.ACTIONS] = dots
    board.bar(short)
    before = bytes(board.canvas.buf)
    screen = Screen(board)
    rows = ["".join(row) for row in screen.cut(122, 0, 5, 8, True)]
    assert rows == ["##.##", "##.##", ".....", "##.##", "##.##", ".....", ".....", "....."]
    board.bar(short + "aa")
    assert screen.cut(0, 7, 120, 1, True) == ["." * 120]
    board.bar(short)
    assert bytes(board.canvas.buf) == before


@pytest.mark.parametrize("winners", [0b0001, 0b1010, 0b1111])
def test_who_won(monkeypatch, spoken, winners):
    boxes = Boxes(monkeypatch)
    drawn = []
    board = shown(crowd())
    text = board.canvas.text
    monkeypatch.setattr(board.canvas, "text", lambda s, *rest: drawn.append(s) or text(s, *rest))
    assert board.ending(winners, 20) <= 64
    assert drawn == [t(K.SEAT_SHORT, seat + 1) for seat in range(4) if winners >> seat & 1]
    assert boxes.faults == []
