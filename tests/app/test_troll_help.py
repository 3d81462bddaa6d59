# SPDX-License-Identifier: MIT
"""Cave Troll's help: X explains every tile and every area, the index has a page for all there is, the book every statement."""

from __future__ import annotations

import re

import pytest

import lang
from app.settings import LANGUAGES
from games.cave_troll import data, view_help, view_log, view_rules
from host_sim.games.cave_troll import places_table as tables
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_cave_troll as K
from lang import keys_cave_troll_book as H
from lang import t
from tests.app.boxes import Boxes
from tests.app.handheld import BOARD, SMALL, Handheld
from tests.app.trolls import GAME


@pytest.fixture(autouse=True)
def english_after():
    yield
    lang.load("en")


def at(position: str, hand: Handheld, levels: bytes = b"\0\1\1\1"):
    """The game loop from a position on."""
    state = state_of(Place("", "", position, game=GAME))
    return lambda: hand.game(state, levels=levels, game=GAME)


def read(hand: Handheld, key: str):
    """Press a key, then the whole page that it opens: what it says, without spaces, at the end."""
    yield key
    said = hand.text
    for _ in range(30):
        if "↑↓" not in hand.foot:
            break
        yield "down"
        said += hand.text
    hand.said = said.replace(" ", "").replace("\n", "")  # pyright: ignore[reportAttributeAccessIssue]


# every strip of tiles that there is, and the keys that lead to it
STRIPS = [
    ("", tables.MIDDLE, 5), ("", tables.START, 4), ("right*2 / a", tables.MIDDLE, 3), ("right*2 / a", tables.ALTERNATE, 6),
    ("right / a / @From? E1 / a", tables.MIDDLE, 2), ("", tables.TWO_CARDS, 2), ("", tables.hand("CTr"), 1),
    ("", tables.hand("Score"), 1), ("", tables.hand("Chest"), 1), ("", tables.PUSH, 3), ("", tables.FLIGHT, 3),
    ("", tables.RUN, 3), ("", tables.CLOAK, 2), ("right*3 / a", tables.holding("Bell"), 1),
    ("right*3 / a", tables.holding("Chalice"), 1),
]  # fmt: skip


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize(("path", "position", "count"), STRIPS)
def test_every_tile_has_its_page_with_rules(monkeypatch, tmp_path, board, path, position, count):
    hand, pages = Handheld(monkeypatch, tmp_path, board), {}

    def story():
        yield from walk(hand, path)
        for _ in range(count):
            name = hand.header.rpartition(": ")[2]
            yield from read(hand, "x")
            assert hand.heading and "CT-" in hand.said, name
            pages[hand.heading] = hand.said
            yield "b"
            yield "right"
        assert hand.header.rpartition(": ")[2] == name_of_first, "the strip has no more tiles"

    def first():
        nonlocal name_of_first
        yield from walk(hand, path)
        name_of_first = hand.header.rpartition(": ")[2]

    name_of_first = ""
    assert hand.run(first, at(position, hand)) and hand.run(story, at(position, hand))
    assert len(pages) == count


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("position", [tables.MIDDLE, tables.ALTERNATE], ids=["base", "alternate"])
def test_all_help_pages_and_the_whole_book_can_be_read(monkeypatch, tmp_path, board, code, position):
    hand, boxes, headings, labels = Handheld(monkeypatch, tmp_path, board), Boxes(monkeypatch), set(), set()
    (hand.saves / "settings").write_text(f"1 lang={code}\n")
    hand.dark(monkeypatch)

    def story():
        yield "y"
        yield from hand.choose(t(words.RULE_BOOK))
        for _chapter in view_rules.chapters():
            yield "a"
            for _ in range(200):
                labels.update(word for word in hand.lines if re.fullmatch(r"CT-\d{3}", word))
                if "↑↓" not in hand.foot:
                    break
                before = list(hand.lines)
                yield "down"
                if hand.lines == before or not hand.lines:
                    break
            yield "b"
            yield "down"
        yield "b"
        yield from hand.choose(t(words.HELP))
        for count in (0, 15, 12, 6, 5, 0, 0, 0, 0, 0, 0):
            yield "a"
            for _ in range(count):
                yield from read(hand, "a")
                headings.add(hand.heading)
                yield "b"
                yield "down"
            if not count:
                headings.add(hand.heading)
            yield "b"
            yield "down"
        assert hand.heading == t(words.HELP)

    assert hand.run(story, at(position, hand))
    lang.load("en")
    if board == BOARD:
        assert labels == {view_rules.label(number) for number in view_rules.NUMBERS}
    assert len(headings) == 37
    assert boxes.faults == []


# rules: CT-161, CT-162, CT-145, CT-211
@pytest.mark.parametrize(
    ("position", "area", "said"),
    [
        (tables.MIDDLE, "R15", ("Room R15: gold 4", "Player 1: Adventurer x2", "Player 2: Adventurer x2, Dwarf", "Player 2 +12")),
        (tables.MIDDLE, "R11", ("Room R11", "Closed by a Cave Troll", "Player 3: Cave Troll", "CT-145")),
        (tables.MIDDLE, "R30", ("Player 1: Barbarian", "Chest of Player 1", "Player 1 +8")),
        (tables.MIDDLE, "R14", ("Player 1: Orc", "Player 4: Adventurer, Dwarf", "Player 4 +4")),
        (tables.MIDDLE, "E1", ("Entrance E1", "Player 1: Adventurer x2, Thief", "CT-008")),
        (tables.MIDDLE, "Pit 1", ("Pit 1", "Player 2: Orc", "CT-073")),
        (tables.MIDDLE, "R03", ("Nothing stands here", "nobody gets anything")),
        # three Adventurers against two and one: the loser's Berserker takes half of 3 + 2 chests
        (tables.ALTERNATE, "R20", ("Player 1: Berserker", "Player 2: Adventurer x3", "Player 2 +5, Player 1 +5")),
    ],
)  # fmt: skip
def test_the_page_of_an_area_says_who_is_there_and_whom_it_pays(hand, position, area, said):
    def story():
        yield from walk(hand, f"down / @{area}")
        yield from read(hand, "x")
        for one in said:
            assert one.replace(" ", "") in hand.said, hand.said

    assert hand.run(story, at(position, hand))


# rules: CT-262
def test_the_page_of_a_seat_shows_what_may_be_known(hand):
    seen = []

    def story():
        for seat in (1, 3):
            yield from walk(hand, f"down / @Player {seat}")
            yield from read(hand, "x")
            seen.append(hand.said)
            yield from walk(hand, "b / b")

    assert hand.run(story, at(tables.MIDDLE, hand))
    mine, other = seen
    assert "Gold:12.Deck:7.Hand:1." in mine and "Inhand:Adventurer(hourglass)" in mine and "Artifact:BanishingBell" in mine
    assert "Gold:15." in other and "Holdsanartifact,facedown." in other and "Surveyor" not in other and "Inhand" not in other
    assert "Cardsplayed:Adventurerx3,Treasure" in other


def test_the_pool_says_how_full_it_is_and_which_artifacts_were_played(hand):
    def story():
        yield from walk(hand, "down / @Hourglasses")
        yield from read(hand, "x")
        assert "Hourglassesinthepool:3of5." in hand.said and "CloakofInvisibility" in hand.said and "CT-064" in hand.said

    assert hand.run(story, at(tables.MIDDLE + "; used: Cloak", hand))


@pytest.mark.parametrize(
    ("packed", "idle"),
    [
        (0, {4: 200}),
        (data.ALTERNATE, {3: 200}),
        (data.IN_DARK, {2: 250, 4: 200}),
        (data.ALTERNATE | data.IN_DARK, {2: 250, 3: 200}),
    ],
)
def test_an_option_that_changes_nothing_says_by_which_rule(packed, idle):
    assert {i: view_help.idle(i, packed) for i in range(6) if view_help.idle(i, packed)} == idle


@pytest.mark.parametrize("i", range(6))
def test_each_option_has_its_page(hand, i):
    lang.load("en")

    def story():
        yield from walk(hand, "=New game: Cave Troll")
        if i > 1:
            yield from hand.choose(t(words.RULINGS_MENU))
        yield from hand.to_row(t(K.OPTIONS + i))
        yield from read(hand, "x")
        assert hand.heading == t(K.OPTIONS + i) and "CT-" in hand.said
        assert (t(H.OPTION_IDLE, "").strip().replace(" ", "") in hand.said) == bool(view_help.idle(i, 0))

    assert hand.run(story)


# rules: CT-201
def test_figures_of_the_game_that_is_played_come_first(hand):
    seen = []

    def story():
        yield from walk(hand, "y / =Help / =The figures")
        for _ in range(15):
            seen.append(hand.row)
            yield "down"

    assert hand.run(story, at(tables.ALTERNATE, hand))
    assert seen[:8] == [view_log.figure(kind) for kind in (0, 8, 9, 10, 11, 12, 13, 14)]
    assert len(set(seen)) == 15
