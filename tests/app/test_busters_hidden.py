# SPDX-License-Identifier: MIT
"""Nobody sees another's card before all are shown: every frame is read, and games that differ in it alone look alike."""

from __future__ import annotations

import pytest

from core.session import Session
from games.dungeon_busters import data, rules
from games.dungeon_busters.view_board import Board
from games.dungeon_busters.view_table import Table
from host_sim.games.dungeon_busters.places import MIDDLE
from host_sim.places import Place, state_of, walk
from tests.app import busters
from tests.app.handheld import BOARD, SMALL, Handheld

GAME = "dungeon_busters"
WIDTH = 240
CARD_X, CARD_W, CARD_H = 211, 13, 17


def cells(seats: int) -> list[int]:
    """The top of each seat's card of this fight."""
    height = min(24, 96 // seats)
    return [95 + height * seat + (height - 17) // 2 for seat in range(seats)]


def block(buf: bytes, y: int) -> bytes:
    """The pixels of the card at this height, a byte each."""
    out = bytearray()
    for row in range(y, y + CARD_H):
        for x in range(CARD_X, CARD_X + CARD_W):
            v = buf[(row * WIDTH + x) >> 1]
            out.append(v & 15 if x & 1 else v >> 4)
    return bytes(out)


class Reader:
    """Knows each card face by its pixels, drawn once on a canvas of its own."""

    def __init__(self, seats: int) -> None:
        from games.dungeon_busters import view_art
        from ui.canvas import Canvas

        self.tops = cells(seats)
        self.faces: dict[bytes, int] = {}
        buf = bytearray(WIDTH * 240 // 2)
        canvas, table, state = Canvas(buf, WIDTH, 240), Table(), rules.make()
        canvas.own = view_art
        rules.new(state, seats, 0, 1)
        state[0][data.PHASE] = data.CHOOSE
        table.load(state, -2)
        board = Board(canvas, table)
        for open_, out in ((False, 0), (True, 0), (True, 0xFF)):
            for mover in (0, 1):
                for value in range(1, 8):
                    table.b[data.CARD], table.b[data.MOVER], table.open, table.out = value, mover, open_, out
                    board.draw()
                    self.faces[block(buf, self.tops[0])] = value
        table.b[data.CARD] = data.HIDDEN
        board.draw()
        assert block(buf, self.tops[0]) not in self.faces, "the back is no face"
        assert len(set(self.faces.values())) == 7

    def shown(self, buf: bytes) -> list[int]:
        """The value of each seat's card on the screen, 0 where there is no face."""
        return [self.faces.get(block(buf, y), 0) for y in self.tops]


@pytest.mark.parametrize("seats", [b"\0\0\1", b"\0\2\0\1\0"], ids=["two people and a computer", "three and two"])
def test_every_frame_of_a_whole_game_shows_no_hidden_card_to_another(hand, monkeypatch, seats):
    shadow = Session(rules)
    shadow.start(seats, 0, 4711)
    reader, faults, seen, read = Reader(len(seats)), [], [0], [0]
    holder = [-1]

    def show(display, buf, top, bottom):
        # called for each part that is sent, between two keys as well
        if hand.view is None:
            return
        read[0] += 1
        state = hand.session.state
        b = state[0]
        shown = reader.shown(buf)
        seen[0] += any(shown)
        if b[data.PHASE] != data.CHOOSE:
            return
        mover = rules.to_move(state)
        for seat, value in enumerate(shown):
            if value and b[data.CARD + seat] and not (seat == mover == holder[0]):
                faults.append((hand.session.plies, seat, value))

    monkeypatch.setattr(hand._panel(), "show", show)

    def story():
        yield from busters.new_game(hand, seats)
        yield from busters.play(hand, shadow, busters.of_any_kind(5), held=lambda seat: holder.__setitem__(0, seat))
        assert shadow.is_over()

    assert hand.run(story)
    assert faults == []
    assert read[0] > 1500 and seen[0] > 200, "the reader reads"


# wherever the next person may look before choosing
LOOKS = "a / y / =Players / a / a / down / a / a / b / =What / a / b / up*4 / a / x / a / b / x / a"


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("start", [MIDDLE, "seats: 3; phase: choose; first: 1; met: -; villain: V1-5"])
def test_two_games_that_differ_in_a_chosen_card_look_alike_until_all_are_shown(monkeypatch, tmp_path, board, start):
    films = []
    for i, card in enumerate(("Play the 3", "Play the 5")):
        hand, marks = Handheld(monkeypatch, tmp_path / str(i), board), []
        frames = hand.film(monkeypatch)

        def story(hand=hand, marks=marks, frames=frames, card=card):
            yield from walk(hand, f"a / ?{card} / a")
            marks.append(len(frames))
            yield from walk(hand, "a")
            assert hand.covered
            yield from walk(hand, LOOKS)
            marks.append(len(frames))
            yield from walk(hand, "a / a / a")

        levels = b"\0\0\1" if start[7] == "3" else b"\0\0\2\2"
        state = state_of(Place("", "", start, game=GAME))
        assert hand.run(story, lambda hand=hand, state=state, levels=levels: hand.game(state, levels=levels, game=GAME))
        films.append((frames[marks[0] : marks[1]], frames[marks[1] :]))
    one, other = films
    assert len(one[0]) > 30 and one[0] == other[0]
    assert one[1] != other[1], "at last they are shown"


def test_the_computers_card_does_not_depend_on_what_people_chose(hand):
    """DB-104: the same observation, the same card."""
    state = state_of(Place("", "", "seats: 4; phase: choose; first: 1; met: -; villain: V1-5", game=GAME))
    cards = []
    for value in (1, 4, 6):
        session = Session(rules)
        session.start(b"\0\1\2\3", 0, 4711)
        session.state[0][:], session.state[1][:] = state[0], state[1]
        session.act(data.COMMIT << 11 | value)
        before = bytes(session.state[0][data.ROW : data.ROW + 16])
        while before == bytes(session.state[0][data.ROW : data.ROW + 16]) and session.state[0][data.PHASE] == data.CHOOSE:
            action = busters.computer(session)
            session.act(action)
            cards.append((value, session.plies, action))
    told = [[c[1:] for c in cards if c[0] == value] for value in (1, 4, 6)]
    assert told[0] == told[1] == told[2] and told[0]
