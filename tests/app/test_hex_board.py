# SPDX-License-Identifier: MIT
"""Monster Hex' board of 240x240: everything in its place, powers read back, and nothing left behind by a cursor."""

from __future__ import annotations

import os
import random
import subprocess
from array import array

import pytest

from core.session import Session
from games.monster_hex import data, rules, view_art
from games.monster_hex.boards import HEXES, LARGE, NEXT, SMALL
from games.monster_hex.stones import is_monster, power
from games.monster_hex.view_board import Board
from games.monster_hex.view_hexes import DARKS, GROUNDS
from games.monster_hex.view_table import Table
from host_sim.interp import unix
from host_sim.paths import FIRMWARE, ROOT
from tests.app import hexes
from tests.settings_file import settings_file
from ui import palette, text
from ui.canvas import Canvas

WIDTH = 240
TOP, BOTTOM = 16, 192
EVERYTHING = -2
STONES, CORNERS = 32, 48


def middle_of_a_game(seats: int, options: int, plies: int) -> Session:
    session = Session(rules)
    session.start(bytes(seats), options, 3)
    choose = hexes.of_any_kind(seats)
    while not session.is_over() and session.plies < plies:
        session.act(choose(session))
    return session


def made(state) -> Board:
    """The board of a state, drawn."""
    canvas, table = Canvas(bytearray(WIDTH * 240 // 2), WIDTH, 240), Table()
    canvas.own = view_art
    table.load(state, EVERYTHING)
    board = Board(canvas, table)
    board.clear()
    board.draw()
    return board


def pixel(board: Board, x: int, y: int) -> int:
    value = board.canvas.buf[(y * WIDTH + x) >> 1]
    return value & 15 if x & 1 else value >> 4


def digit(n: int, large: bool) -> set[tuple[int, int]]:
    """The pixels of a digit, from its top left one on."""
    font = text.font() if large else text.small_font()
    above, (w, h) = (2, (5, 9)) if large else (1, (4, 6))
    first = font.find(ord(str(n))) * font.height + above
    return {(x, y) for y in range(h) for x in range(w) if font.glyphs[first + y] << x & 0x80}


def read(board: Board, at: int, d: int) -> int:
    """The power that is drawn in direction d of a hex, -1 if none is."""
    x, y = board.place(at)
    x, y = x + board.spots[2 * d] - 20, y + board.spots[2 * d + 1] - 20
    w, h = (5, 9) if board.large else (4, 6)
    marks = {(i, j) for j in range(h) for i in range(w) if pixel(board, x + i, y + j) == palette.INK}
    found = [n for n in range(10) if digit(n, board.large) == marks]
    return found[0] if found else -1


MODES = pytest.mark.parametrize("seats, options", [(2, 0), (2, data.SHARED), (3, data.ABLE), (4, data.ABLE)])


@MODES
def test_hexes_stones_and_corners_are_apart_and_between_the_bars(seats, options):
    board = made(middle_of_a_game(seats, options, 12).state)
    n = HEXES[board.board]
    boxes = []
    for target in [*range(n), *(STONES + i for i in range(LARGE[board.board]))]:
        x, y = board.place(target)
        boxes.append((x - board.half_w, y - board.shoulder, x + board.half_w, y + board.shoulder))
        assert TOP <= y - board.half_h - 1 and y + board.half_h + 1 < BOTTOM
        assert 0 < x - board.half_w - 1 and x + board.half_w + 1 < WIDTH
    for i in range(SMALL[board.board]):
        x, y = board.place(STONES + data.GEMS + i)
        boxes.append((x - 5, y - 5, x + 5, y + 5))
        assert TOP <= y - 5 and y + 5 < BOTTOM
    for side in range(board.table.sides()):
        x, y, w, h = board._corner_at(side)
        assert x >= 0 and x + w <= WIDTH and TOP <= y and y + h <= BOTTOM
        for left, top, right, bottom in boxes:
            assert x + w <= left or right < x or y + h <= top or bottom < y, f"side {side} lies on the board"


@MODES
@pytest.mark.parametrize("plies", [14, 24, 60])
def test_every_power_is_read_back(seats, options, plies):
    state = middle_of_a_game(seats, options, plies).state
    board, b = made(state), state[0]
    for at in range(HEXES[board.board]):
        for d in range(6):
            if is_monster(b, at):
                n = power(b, at, d)
                assert n < 0 or read(board, at, d) == n, (at, d)


def test_factions_differ_in_ground_dark_and_the_shape_behind_the_rank():
    from games.monster_hex import view_pictures as art

    assert len(set(GROUNDS)) == len(set(DARKS)) == 4
    shapes = set()
    for faction in range(4):
        i = (art.PLATE_RED + faction - 128) * 5
        first = view_art.INDEX[i] | view_art.INDEX[i + 1] << 8
        key = view_art.INDEX[i + 4]
        part = view_art.DATA[first : first + 66]
        shapes.add(tuple(half == key for byte in part for half in (byte >> 4, byte & 15)))
    assert len(shapes) == 4


@MODES
def test_a_cursor_and_a_ghost_leave_nothing_behind(seats, options):
    state = middle_of_a_game(seats, options, 15).state
    board, b = made(state), state[0]
    clean = bytes(board.canvas.buf)
    draw = random.Random(seats)
    for _ in range(60):
        at = draw.randrange(HEXES[board.board])
        if not is_monster(b, at):
            for _ in range(draw.randint(1, 3)):
                board.ghost(at, draw.randrange(10 * board.table.sides()), draw.randrange(6), draw.randrange(2))
        board.edge(at, 0)
        board.hex(at)
        assert bytes(board.canvas.buf) == clean, at


@MODES
def test_what_pulsed_is_drawn_anew(seats, options):
    board = made(middle_of_a_game(seats, options, 15).state)
    clean = bytes(board.canvas.buf)
    for target in [*range(HEXES[board.board]), STONES, STONES + data.GEMS, CORNERS]:
        board.edge(target, 1)
        board.edge(target, 2)
        board.draw()
        assert bytes(board.canvas.buf) == clean


@MODES
def test_sides_that_match_are_lit_and_only_those(seats, options):
    session = middle_of_a_game(seats, options, 13)
    while session.state[0][data.PHASE] != data.TILE:
        session.act(hexes.legal(session.state)[0])
    state = session.state
    board, b = made(state), state[0]
    legal = hexes.legal(state)
    for action in legal[:40]:
        at, tile, turn = action // 6 & 31, action // 192, action % 6
        board.draw()
        board.ghost(at, tile, turn, True)
        for d in range(6):
            other = NEXT[board.board][6 * at + d]
            facing = other != data.NO_HEX and is_monster(b, other)
            same = facing and power(b, other, (d + 3) % 6) == data.EDGES[6 * tile + (d - turn) % 6]
            x, y = board.place(at)
            # on the side of the digit that is away from its neighbour's
            beside = (5 if board.large else 4) if d in (0, 1, 5) else -1
            ground = pixel(board, x + board.spots[2 * d] - 20 + beside, y + board.spots[2 * d + 1] - 19)
            assert (ground == palette.YELLOW_L) == same, (at, tile, turn, d)


def test_lit_hexes_are_told_from_others():
    session = middle_of_a_game(3, 0, 12)
    board = made(session.state)
    lit = board.table.lit
    empty = [at for at in range(HEXES[board.board]) if not session.state[0][data.HEX + at]]
    clean = bytes(board.canvas.buf)
    lit[empty[0]], lit[empty[1]] = 1, 2
    board.light()
    grounds = [pixel(board, board.place(at)[0] - 8, board.place(at)[1]) for at in empty[:2]]
    assert grounds == [palette.YELLOW_L, palette.LIGHT]
    board.table.unlight()
    board.light()
    assert bytes(board.canvas.buf) == clean


def test_a_table_that_follows_ends_where_the_state_is():
    """Every game's events, followed one by one, lead to the board, the points and the closed stones of the state."""
    from core import events

    for seats, options in ((1, 3), (2, 3 | data.SHARED), (3, 3), (4, 3)):
        session = middle_of_a_game(seats, options, 0)
        choose, table = hexes.of_any_kind(seats + 5), Table()
        while not session.is_over():
            table.load(session.state, EVERYTHING)
            setup = session.state[0][data.PHASE] < data.TILE
            session.act(choose(session))
            log = array("H", events.LOG[1 : events.LOG[0]])
            for i in range(0, len(log), 2):
                table.follow(log[i] >> 8 & 0x7F, log[i] & 255, log[i + 1])
            if setup:
                continue
            b, w = session.state
            assert table.b[data.HEX : data.HEX + 32] == b[data.HEX : data.HEX + 32]
            taken = [at for at in range(32) if is_monster(b, at)]
            assert [table.b[data.TWIST + at] for at in taken] == [b[data.TWIST + at] for at in taken]
            assert [table.points(side) for side in range(4)] == [rules.score(session.state, side) for side in range(4)]
            due = table.due if 0 <= table.due < data.TEMP else 31
            assert table.w[data.CLOSED] | 1 << due == w[data.CLOSED] | 1 << due


def told_pictures(monkeypatch, folder, motion: int) -> tuple[list[bytes], int]:
    """The frame buffer each time an event of a few computers' turns stands, and how many pictures were sent in all."""
    from app.shell import Shell
    from tests.app.handheld import BOARD, Handheld

    stood: list[bytes] = []
    session = middle_of_a_game(3, data.ABLE, 9)
    while session.state[0][data.PHASE] != data.TILE:
        session.act(hexes.legal(session.state)[0])
    with monkeypatch.context() as patch:
        hand = Handheld(patch, folder, BOARD)
        (hand.saves / "settings").write_bytes(settings_file(f"lang=en motion={motion}"))
        frames = hand.film(patch)

        def stand(shell, _ms):
            shell.flush()
            stood.append(hand.drawn())

        patch.setattr(Shell, "stand", stand)
        seat = session.state[0][data.MOVER]
        levels = bytes(0 if i == (seat + 2) % 3 else 1 for i in range(3))

        def story():
            assert hand.view.shell.settings.motion == motion
            yield "wait:1"

        assert hand.run(story, lambda: hand.game(session.state, levels=levels, game="monster_hex"))
    return stood, len(frames)


def test_a_tile_slides_to_its_hex_and_the_pictures_are_those_without_motion(monkeypatch, tmp_path):
    still, few = told_pictures(monkeypatch, tmp_path / "still", 0)
    moved, many = told_pictures(monkeypatch, tmp_path / "moved", 1)
    assert still == moved and len(still) >= 2
    assert many >= few + 8


@pytest.mark.skipif(unix.why_missing() is not None, reason=str(unix.why_missing()))
def test_a_cursor_on_the_board_allocates_nothing():
    path = os.pathsep.join([".frozen", str(FIRMWARE), str(FIRMWARE / "lib")])
    done = subprocess.run(
        [unix.command(), str(ROOT / "tests" / "app" / "mp_hexes.py")],
        capture_output=True, text=True, env={**os.environ, "MICROPYPATH": path}, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.split("\n")[:3] == [f"{seats} nothing allocated" for seats in (2, 3, 4)]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("modifier", [-3, -1, 1, 4])
def test_changed_powers_stand_on_plates_of_their_own_inside_the_hex(seats, modifier):
    """Two of them side by side are two numbers, not one, and none reaches the outline."""
    state = middle_of_a_game(seats, 0, 14).state
    b = state[0]
    at = next(at for at in range(32) if is_monster(b, at))
    b[data.TWIST + at] = b[data.TWIST + at] & 7 | (modifier + 4) << 3
    board = made(state)
    x0, y0 = board.place(at)
    for top in (-board.half_h + 6, board.half_h - 6):
        # the rows of the upper and of the lower pair: plate, ground, plate
        row = [pixel(board, x, y0 + top) for x in range(x0 - board.half_w + 3, x0 + board.half_w - 2)]
        runs = [colour for i, colour in enumerate(row) if not i or row[i - 1] != colour]
        ground = GROUNDS[board.table.faction((b[data.HEX + at] - 1) // 10)]
        kinds = "".join("." if colour == ground else "#" for colour in runs)
        assert "#.#" in "".join(c for i, c in enumerate(kinds) if not i or kinds[i - 1] != c), (top, row)
    for d in range(6):
        n = power(b, at, d)
        assert n < 0 or read(board, at, d) == n
