# SPDX-License-Identifier: MIT
"""What somebody new to Cave Troll reads: why it is asked, why not, what a mark on the map means."""

from __future__ import annotations

import pytest

from host_sim.games.cave_troll.places_table import ALTERNATE, FLIGHT, MIDDLE, TWO_CARDS
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_cave_troll as K
from lang import keys_cave_troll_book as H
from lang import t
from tests.app.handheld import BOARD, SMALL, Handheld
from tests.app.trolls import GAME

ALONE = b"\0\1\1\1"
CROWD = (
    "options: game=alternate; seats: 3; figures 1: 8 Adv E1, Asn E1, Pal E1; figures 2: 7 Adv E1, Asn E1, GSl E1; "
    "figures 3: Adv E1, 2 Adv E2, Asn E2"
)


def at(hand: Handheld, position: str, story, levels: bytes = ALONE) -> None:
    state = state_of(Place("", "", position, game=GAME))
    assert hand.run(story, lambda: hand.game(state, levels=levels, game=GAME))


def test_no_mark_on_the_map_has_a_number_alone(hand):
    """A number alone in a mark is a seat's; how many stand there is written after the letter."""
    a, o = t(K.LETTERS), t(K.LETTERS + 5)

    def middle():
        drawn = hand.lines
        assert drawn.count(a + "2") in (3, 6) and o in drawn
        # four seats' own numbers, a large room's gold, rooms and pits come from flash
        assert "P1" not in drawn and "P2" not in drawn
        yield "up"

    def crowd():
        assert "10" in hand.lines and "9" in hand.lines and a + "2" in hand.lines
        yield "up"

    at(hand, MIDDLE, middle)
    at(hand, CROWD, crowd, b"\0\1\1")


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_the_end_of_a_turn_with_actions_left_is_asked_about(monkeypatch, tmp_path, board):
    hand = Handheld(monkeypatch, tmp_path, board)

    def story():
        plies = hand.session.plies
        yield from walk(hand, "b / a")
        assert t(K.STOP_ASK, 3).split()[0] in hand.text and hand.session.plies == plies
        yield "b"
        assert hand.header == t(K.TILES + 4) and hand.session.plies == plies
        yield from walk(hand, "a / a")
        assert hand.session.plies > plies

    at(hand, MIDDLE, story)


def test_a_turn_begins_at_its_first_tile(hand):
    """Whatever the one before has chosen."""

    def story():
        yield from walk(hand, "a / b / a / a / a")
        assert hand.seat == 2 and hand.header == t(K.TILES)

    at(hand, MIDDLE.replace("hand 2: Chest; ", ""), story, b"\0\0\1\1")


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_the_second_card_and_the_flight_keep_their_question_in_the_header(monkeypatch, tmp_path, board):
    hand = Handheld(monkeypatch, tmp_path, board)

    def card():
        yield from walk(hand, "right / a / a")
        assert t(K.LEADS + 1) in hand.header or t(K.PHASES + 2) in hand.header
        yield "up"

    def flight():
        assert "Cave Troll" in hand.header or t(K.LEADS + 3) in hand.header
        yield "x"
        assert t(K.HELP_PHASES + 4)[:30] in hand.text

    second = TWO_CARDS.replace("hand 1: Artifact, Adv*", "hand 1: Adv*, Adv")
    at(hand, second, card)
    at(hand, FLIGHT, flight)


def test_a_greyed_tile_says_what_is_missing(hand):
    nobody = "seats: 3; figures 1: Wra R24; figures 2: Adv R10; hand 1: Adv; artifact 1: Chalice"

    def story():
        yield from walk(hand, "right*2 / x")
        assert t(H.NO_VICTIM) in hand.text
        yield from walk(hand, "a / right / x")
        assert t(H.NO_RELIC) in hand.text
        yield "a"

    at(hand, nobody, story, b"\0\1\1")


def test_the_place_of_a_chest_is_explained(hand):
    def story():
        yield from walk(hand, f"?{t(K.CARDS + 2)} / a / x")
        assert t(H.CHEST_NOTE)[:35] in hand.text
        yield "a"

    at(hand, TWO_CARDS.replace("Artifact, Adv*", "Chest, Adv").replace("chest 1: R30; ", ""), story)


def test_in_the_dark_no_page_speaks_of_a_hand(hand):
    said: list[str] = []

    def story():
        for keys in ("x", f"a / y / =Help / ={t(H.HELP_INDEX + 7)}"):
            yield from walk(hand, keys)
            said.append("")
            for _ in range(14):
                said[-1] += hand.text
                yield "down"

    at(hand, "options: dark=on, game=alternate; seats: 2; figures 1: Adv R01", story, b"\0\1")
    assert all("CT-250" in text and "CT-054" not in text and "CT-053" not in text for text in said)


def test_a_strip_of_more_figures_than_have_room_scrolls(hand, monkeypatch):
    """The one under the cursor is in sight, all of it."""
    from games.cave_troll.view_board import Board

    many = (
        "seats: 4; options: game=alternate; figures 1: OrS R14, Ban E1, FTr R16, Adv R01; figures 2: OrS R02, Ban R03, FTr R04; "
        "figures 3: OrS R05, Ban R06, FTr R07; figures 4: OrS R08, Ban R09, FTr E2; artifact 1: Bell; hand 1: Adv"
    )
    spans: list[tuple[str, tuple[int, ...]]] = []
    drawn: list[int] = []
    tile = Board._tile

    def watched(this, one, x, w, pale, raised):
        assert 0 <= x and x + w <= 240, "a tile is cut by the edge"
        if raised:
            drawn.append(x)
        return tile(this, one, x, w, pale, raised)

    monkeypatch.setattr(Board, "_tile", watched)

    def story():
        yield from walk(hand, f"?{t(K.RELICS + 4)} / a")
        for _ in range(12):
            spans.append((hand.header, tuple(drawn)))
            drawn.clear()
            yield "right"

    at(hand, many, story)
    assert len({header for header, _ in spans}) == 12 and all(seen for _, seen in spans)


def test_pits_are_not_called_as_players_are():
    from games.cave_troll import view_log

    assert [view_log.area(n) for n in (36, 37, 39)] == ["E4", "Pit 1", "Pit 3"]
    assert t(K.SEAT_SHORT, 1) == "P1" and ALTERNATE and words.OK >= 0
