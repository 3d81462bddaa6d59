# SPDX-License-Identifier: MIT
"""Monster Hex on 128x64: placing, captures and points as they are shown; words stay on the screen."""

from __future__ import annotations

from array import array

import pytest

import lang
from app.settings import LANGUAGES
from core import events, rng
from games.monster_hex import boards, data, rules, stones, view_log
from games.monster_hex.view_small_hex import TOP, WIDTH
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from tests.app.boxes import Boxes
from tests.app.hex_pixels import (
    DIGITS,
    EVERYTHING,
    MODES,
    SIDES,
    STONES,
    at,
    fresh,
    later,
    made,
    mark,
    picture,
    reads,
)  # fmt: skip
from tests.properties import hex_games

# --- placing ------------------------------------------------------------------------------


def test_sides_that_match_are_lit_and_only_those():
    """Three pixels thick on the edge between both hexes, wherever the ghost lies; nothing is left when it has gone."""
    state = later(3, 0, 12)
    board = made(state)
    b = board.table.b
    lit = dark = 0
    for target in [h for h in range(boards.HEXES[1]) if not b[data.HEX + h]]:
        for turn in range(6):
            board.see(0 if target else 1)
            board.see(target)
            before = picture(board.canvas, 0, 0, 128, 64)
            board.ghost(target, 0, turn, turn < 3)
            x, y = at(board, target)
            for d in range(6):
                other = boards.NEXT[1][6 * target + d]
                if other == data.NO_HEX or not stones.is_monster(b, other):
                    continue
                dx, dy = ((1, 0), (0, 1), (0, 1), (1, 0), (0, 1), (0, 1))[d]
                mx, my = ((13, 0), (6, 8), (-6, 8), (-13, 0), (-6, -8), (6, -8))[d]
                thick = [picture(board.canvas, x + mx + i * dx, y + my + i * dy, 1, 1)[0] for i in (-1, 0, 1)]
                match = stones.power(b, other, (d + 3) % 6) == data.EDGES[(d - turn) % 6]
                assert (thick == ["#"] * 3) == match, (target, turn, d, thick)
                lit += match
                dark += not match
            board.hex(target)
            board.unlit(target)
            assert picture(board.canvas, 0, 0, 128, 64) == before, (target, turn)
    assert lit > 10 and dark > 50


def test_a_turn_that_is_not_allowed_looks_otherwise():
    board = made(later(3, 0, 12))
    board.see(5)
    shown = set()
    for ok in (True, False):
        board.ghost(5, 0, 0, ok)
        x, y = at(board, 5)
        shown.add(tuple(picture(board.canvas, x - 3, y - 8, 7, 16)))
    assert len(shown) == 2


def test_hexes_that_can_be_chosen_are_told_from_others():
    state = fresh(4)
    board = made(state)
    seen = []
    for lit in (0, 1, 2):
        board.table.lit[5] = lit
        board.draw()
        board.see(5)
        x, y = at(board, 5)
        mx, my, _, _ = board.on_map(5)
        seen.append((picture(board.canvas, x - 2, y - 2, 5, 5), picture(board.canvas, mx, my, 3, 3)))
    assert seen[0] == seen[2] and seen[0][0] != seen[1][0] and seen[0][1] != seen[1][1]


def test_what_beckons_comes_back_as_it_was():
    """Beats 1 and 2 differ for a free hex, a monster and a stone; beat 2 is the plain board."""
    state = later(4, 0, 16)
    board = made(state)
    b = board.table.b
    kinds = [next(h for h in range(32) if not b[data.HEX + h]), next(h for h in range(32) if b[data.HEX + h]), STONES]
    for target in kinds:
        board.draw()
        board.see(target)
        plain = picture(board.canvas, 0, 0, 128, 64)
        board.edge(target, 1)
        assert picture(board.canvas, 0, 0, 128, 64) != plain
        board.edge(target, 2)
        assert picture(board.canvas, 0, 0, 128, 64) == plain


def test_a_hand_of_four_is_shown_with_all_its_powers():
    state = fresh(4)
    board = made(state)
    mover = state[0][data.MOVER]
    hand = [10 * mover + state[0][data.TILES + 10 * mover + i] for i in range(4)]
    board.draw()
    board.strip([(0, piece, "") for piece in hand] + [(1, 3, "3")], 4, 0)
    for i, piece in enumerate(hand):
        for d in range(6):
            n = data.EDGES[piece % 10 * 6 + d]
            assert reads(board.canvas, 13 + 26 * i, 45, d, n)
    plain = picture(board.canvas, 0, 0, 128, 64)
    board.strip([(0, piece, "") for piece in hand] + [(1, 3, "3")], 2, 8)
    assert picture(board.canvas, 0, 0, 128, 35) == plain[:35] and picture(board.canvas, 0, 35, 128, 21) != plain[35:56]


def test_a_long_header_leaves_nothing_behind():
    """After it the ghost lies there as before, as does what was chosen without one."""
    state = later(4, 0, 16)
    board = made(state)
    for ghost in (True, False):
        board.draw()
        board.see(12)
        if ghost:
            board.ghost(12, 0, 1, True)
        else:
            board.edge(12, 0)
        board.bar("short", "1/8")
        before = picture(board.canvas, 0, 0, 128, 64)
        board.bar("so long that the header takes two rows", "1/8")
        assert picture(board.canvas, 0, 0, 128, 64) != before
        board.bar("short", "1/8")
        assert picture(board.canvas, 0, 0, 128, 64) == before


# --- captures, scores ------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_points_of_all_sides_stand_beside_the_board(seats, options):
    """Mark and number; the side that decides is lit, one that is looked at has an outline."""
    board = made(later(seats, options, 14))
    table = board.table
    turned = str.maketrans("#.", ".#")
    for side in range(table.sides()):
        table.b[data.POINTS + side] = 7 * side + 5
    board.draw()
    for side in range(table.sides()):
        x, y = 93 + 17 * (side & 1), 43 + 6 * (side >> 1)
        box = picture(board.canvas, x, y + 1, 17, 5)
        if side == board.decides():
            assert box[0][0] == "#"
            box = [row.translate(turned) for row in box]
        assert [row[2:7] for row in box] == mark(table.faction(side))
        number = 7 * side + 5
        for i, digit in enumerate(str(number)):
            assert " ".join(row[8 + 4 * i : 11 + 4 * i] for row in box) == DIGITS[int(digit)]
        board.edge(SIDES + side, 0)
        rim = picture(board.canvas, x, y, 17, 7)
        assert rim[0] == rim[6] == "#" * 17 and rim[3][1] == "."
        board.draw()


def test_strengths_of_a_stone_stand_where_the_map_was():
    board = made(later(4, 0, 16))
    table = board.table
    table.clear_due(1)
    board.update(data.EV_DUE, 1, 0)
    empty = picture(board.canvas, WIDTH, TOP, 36, 32)
    assert not any("#" in row for row in empty)
    shown = set()
    for side, strength in ((0, 12), (2, -3)):
        table.part |= 1 << side
        table.sums[side] = strength
        board.update(data.EV_STRENGTH, 1, 0)
        shown.add("".join(picture(board.canvas, WIDTH, TOP, 36, 32)))
    for first, second, both in ((0, 15, False), (0, 2, False), (0, 15, True)):
        table.first, table.second, table.both = first, second, both
        board.update(data.EV_BEST, 1, 0)
        shown.add("".join(picture(board.canvas, WIDTH, TOP, 36, 32)))
    table.won[0] = 7
    board.update(data.EV_SLOT, 1, 0)
    shown.add("".join(picture(board.canvas, WIDTH, TOP, 36, 32)))
    assert len(shown) == 6
    x, y = at(board, STONES + 1)
    assert TOP + 6 <= y < board.bottom - 6 and 13 <= x < WIDTH - 13


# --- words ---------------------------------------------------------------------------------------


def every_line(state_count: int = 2) -> list[str]:
    """The sentences of whole random games in all modes, in the language that is loaded."""
    said = set()
    for seats, options in MODES:
        for _, _, log in hex_games.games(seats, options | data.ABLE | data.AIMS, range(state_count)):
            said |= {view_log.line(code, x, y) for code, x, y in log}
    return sorted(said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_is_told_whole(monkeypatch, code):
    """In the last rows, at most three: what it is about remains in sight."""
    boxes = Boxes(monkeypatch)
    board = made(later(4, 0, 16))
    lang.load(code)
    try:
        for line in every_line():
            board.told(line)
            rows = board.canvas.text_lines(line, 128)
            assert rows <= 3 and board.bottom == 63 - 8 * rows, line
            x, y = at(board, board.seen)
            assert TOP + 6 <= y < board.bottom - 6 and 13 <= x < WIDTH - 13
    finally:
        lang.load("en")
    assert boxes.drawn and boxes.faults == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_set_up_and_footers_stay_on_the_screen(monkeypatch, code):
    """Each faction and ability with its text; a footer keeps every button in its one row."""
    boxes = Boxes(monkeypatch)
    state = rules.make()
    rules.new(state, 4, data.ABLE, 2)
    lang.load(code)
    try:
        board = made(state)
        for cursor in range(-1, 4):
            board.factions(cursor)
            assert not any("#" in row for row in picture(board.canvas, 0, 8, 128, 8)), "a second row of the header lies on it"
            board.bar(f"{t(K.SEAT_SHORT, 4)} {t(K.PHASES)}: {t(K.FACTIONS + max(cursor, 0))}", "")
        mover = board.table.b[data.MOVER]
        for ability in range(8):
            board.table.b[data.FACTION_OF + mover] = 1 + ability // 2
            board.abilities(ability % 2)
            assert not any("#" in row for row in picture(board.canvas, 0, 8, 128, 7)), "a second row of the header lies on it"
            board.bar(f"{t(K.SEAT_SHORT, 4)} {t(K.PHASES + 1)}: {t(K.ABILITIES + ability)}", "")
        help_menu = [("X", t(words.HELP)), ("Y", t(words.MENU))]
        turn = [("←→", ""), ("X", t(words.HELP))]
        for a in (t(words.CHOOSE), t(words.WHY_NOT), t(words.MORE), t(K.PUT)):
            for b in (t(words.BACK), t(K.DECLINE_SHORT), ""):
                for rest in (help_menu, turn):
                    _one_row(monkeypatch, board, [("A", a)] + ([("B", b)] if b else []) + rest)
    finally:
        lang.load("en")
    assert boxes.drawn and boxes.faults == []


def _one_row(monkeypatch, board, pairs) -> None:
    from ui import small

    rows = []
    with monkeypatch.context() as patch:
        below = small._foot_rows
        patch.setattr(small, "_foot_rows", lambda canvas, given: rows.append(below(canvas, given)) or rows[-1])
        board.foot(pairs)
    assert len(rows[0]) == 1 and [button for button, _ in rows[0][0]] == [button for button, _ in pairs], pairs


@pytest.mark.parametrize("code", LANGUAGES)
def test_tiles_of_a_question_all_have_room(monkeypatch, code):
    """An ability with its end, two slots of a stone: no arrows, one row."""
    boxes = Boxes(monkeypatch)
    lang.load(code)
    try:
        board = made(later(4, 0, 16))
        slots = [(3, 2 * stone + slot, "=7") for stone in range(8) for slot in range(2)]
        rows = [[(2, ability, "S"), (1, 5, "5"), (4, 0, t(K.DECLINE))] for ability in range(8)]
        for tiles in rows + [slots[2 * i : 2 * i + 2] for i in range(8)]:
            for cursor in range(len(tiles)):
                board.draw()
                board.strip(tiles, cursor, 0)
                row = picture(board.canvas, 0, 48, 128, 8)
                assert sum(any(r[x] == "#" for r in row) for x in range(128)) > 20
    finally:
        lang.load("en")
    assert boxes.drawn and boxes.faults == []


def test_the_winners_monsters_stand_at_the_end():
    board = made(later(4, 0, 16))
    assert board.ending(0b0101, 40) == 48
    lit = [x for x in range(128) if any(picture(board.canvas, x, y, 1, 1) == ["#"] for y in range(40, 48))]
    assert min(lit) >= 4 and max(lit) < 4 + 12 + 8 and len({x // 12 for x in lit}) >= 2


def test_following_a_game_keeps_within_the_screen(monkeypatch):
    """Random games are shown event by event: nothing is drawn into header or footer but by them."""
    board = made(fresh(4, data.ABLE | data.AIMS))
    stream = array("H", bytes(8))
    rng.seed(stream, 5)
    state = fresh(4, data.ABLE | data.AIMS)
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    board.table.load(state, EVERYTHING)
    board.bar("header", "1/8")
    board.foot((("A", "foot"),))
    bars = picture(board.canvas, 0, 0, 128, 8), picture(board.canvas, 0, 56, 128, 8)
    while rules.to_move(state) >= 0:
        n = rules.legal(state, out)
        events.clear()
        rules.apply(state, out[rng.rnd(stream, n)])
        for i in range(1, events.LOG[0], 2):
            code, x, y = events.LOG[i] >> 8 & 0x7F, events.LOG[i] & 255, events.LOG[i + 1]
            if code < data.EV_ROUND:
                continue
            board.table.follow(code, x, y)
            board.update(code, x, y)
            assert (picture(board.canvas, 0, 0, 128, 8), picture(board.canvas, 0, 56, 128, 8)) == bars, (code, x, y)
        board.table.load(state, EVERYTHING)
