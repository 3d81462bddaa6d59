# SPDX-License-Identifier: MIT
"""What a seat may not know is on no picture: games of Cave Troll that differ in it alone look alike until it is played."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.cave_troll import view_help, view_look  # noqa: F401 (loaded at once: no sign says that they are)
from host_sim.games.cave_troll.places_table import ALTERNATE, FLIGHT, MIDDLE, TWO_CARDS
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from tests.app.handheld import BOARD, SMALL, Handheld
from tests.app.trolls import GAME

# wherever else a person may look: what each seat has, the log, the help pages, the map, a tile
LOOKS = (
    "y / =Players / a / a / down / a / a / down / a / a / down / a / a / b / =What / a / =Help / =Hourglasses / a / b / b / "
    "x / a / down / @Player 2 / x / a / @Player 4 / x / a / @Hourglasses / x / a / b"
)
PERSONS = bytes(4)
ALONE = b"\0\1\1\1"


class Pair(NamedTuple):
    """Two positions that differ in what somebody may not know."""

    one: str
    other: str
    before: str  # keys after which the pictures are compared
    path: str  # keys on which they must be alike
    after: str  # keys on which they differ
    levels: bytes


def differ(position: str, text: str, one: str, other: str) -> tuple[str, str]:
    """The position, with one text in the place of `text`, and with another."""
    assert text in position
    return position.replace(text, one), position.replace(text, other)


FOUND = TWO_CARDS.replace("hand 1: Artifact, Adv*", "hand 1: Artifact")
PAIRS = {
    "the next card of the own deck": Pair(
        *differ(MIDDLE, "hand 1: Adv*", "hand 1: Adv; deck 1: Dwa, Adv*, ...", "hand 1: Adv; deck 1: Adv*, Dwa, ..."),
        "", LOOKS, "?Draw and play a card / a", ALONE,
    ),
    "the hand of a computer": Pair(
        *differ(MIDDLE, "hand 2: Chest", "hand 2: Chest", "hand 2: Thf"), "", f"{LOOKS} / right*2 / a / b", "", ALONE
    ),
    "the hand of the next person": Pair(
        *differ(MIDDLE, "hand 2: Chest", "hand 2: Chest", "hand 2: Thf"),
        "a", f"{LOOKS} / left / a / a", "a / ?Draw and play a card / a", PERSONS,
    ),
    "an artifact of another": Pair(
        *differ(MIDDLE, "artifact 3: Lens", "artifact 3: Lens", "artifact 3: Cloak"), "", LOOKS, "", ALONE
    ),
    "the order of the artifacts": Pair(
        *differ(MIDDLE + "; artifacts: X", "X", "Cloak, Blade, Chalice, Sandals", "Sandals, Cloak, Blade, Chalice"),
        "", LOOKS, "", ALONE,
    ),
    "an artifact that another has found": Pair(
        *differ(FOUND + "; artifacts: X", "X", "Cloak, Blade, Bell, Chalice, Sandals", "Sandals, Cloak, Blade, Bell, Chalice"),
        "a / a / left / a / a", f"a / {LOOKS}", "", PERSONS,
    ),
    "the hand of whoever put the Cave Troll there": Pair(
        *differ(FLIGHT + "; hand 4: X", "X", "Chest", "Thf"), "", f"{LOOKS} / left / a / {LOOKS} / left / a", "a / a", PERSONS
    ),
    "a hand in the alternate game": Pair(
        *differ(ALTERNATE + "; hand 3: X", "X", "Pal", "Asn"), "a", f"{LOOKS} / left / a / a", "", PERSONS
    ),
}  # fmt: skip


def filmed(monkeypatch, folder, pair: Pair, position: str, board: str) -> tuple[list, list, list[str]]:
    """(pictures sent on the path, those on the keys after it, the words drawn on the path)."""
    hand, said, marks = Handheld(monkeypatch, folder, board), [], []
    frames = hand.film(monkeypatch)
    state = state_of(Place("", "", position, game=GAME))

    def story():
        for path in (pair.before, pair.path, pair.after):
            for key in walk(hand, path):
                yield key
                said.extend(hand.lines if len(marks) == 1 else [])
            marks.append(len(frames))

    assert hand.run(story, lambda: hand.game(state, levels=pair.levels, game=GAME))
    return frames[marks[0] : marks[1]], frames[marks[1] :], said


# rules: CT-054, CT-061, CT-262
@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("name", PAIRS)
def test_no_picture_tells_it(monkeypatch, tmp_path, name, board):
    pair = PAIRS[name]
    one = filmed(monkeypatch, tmp_path / "one", pair, pair.one, board)
    other = filmed(monkeypatch, tmp_path / "other", pair, pair.other, board)
    assert len(one[0]) > 40
    assert one[0] == other[0] and one[2] == other[2]
    if pair.after:
        assert one[1] != other[1], "who may see it does"


# rules: CT-262
def test_who_opens_the_menu_while_it_is_told_sees_no_hand(hand):
    """Y is pressed while the game is passed on: it may be anybody."""
    state = state_of(Place("", "", MIDDLE, game=GAME))

    def story():
        yield from walk(hand, "a / left / a")
        hand.later("y", 700)
        yield "a"
        assert hand.heading == t(words.PAUSE)
        for seat in range(4):
            yield from walk(hand, f"=Players / ={t(K.PLAYER, seat + 1)}")
            assert "In hand" not in hand.text and "Bell" not in hand.text and "Lens" not in hand.text
            yield from walk(hand, "a / b")

    assert hand.run(story, lambda: hand.game(state, levels=PERSONS, game=GAME))


@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_only_a_lifts_the_cover(monkeypatch, tmp_path, board):
    hand = Handheld(monkeypatch, tmp_path, board)
    state = state_of(Place("", "", MIDDLE, game=GAME))

    def story():
        assert hand.covered and "B" not in hand.foot
        before = hand.picture()
        for key in ("b", "x", "y", "up"):
            yield key
            assert hand.picture() == before, f"{key} must not lift it"
        yield "a"
        assert hand.picture() != before and not hand.covered

    assert hand.run(story, lambda: hand.game(state, levels=PERSONS, game=GAME))


# rules: CT-250
def test_in_the_dark_nothing_is_hidden_until_an_artifact_is_found(hand):
    """No hands: no cover lies between two people, unless one of them holds an artifact."""
    dark = "options: dark=on; seats: 2; figures 1: Adv R01"

    def bare():
        assert not hand.covered
        yield from walk(hand, "left / a / a")
        assert not hand.covered and hand.seat == 2

    def found():
        assert hand.covered
        yield "a"
        assert hand.seat == 1

    assert hand.run(bare, lambda: hand.game(state_of(Place("", "", dark, game=GAME)), levels=bytes(2), game=GAME))
    holds = state_of(Place("", "", dark + "; artifact 2: Bell", game=GAME))
    assert hand.run(found, lambda: hand.game(holds, levels=bytes(2), game=GAME))


# rules: CT-262
@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_whoever_fled_last_and_is_next_gets_a_cover_before_its_turn(monkeypatch, tmp_path, board):
    """All looked at the map while it fled: what it holds comes after a cover."""
    hand = Handheld(monkeypatch, tmp_path, board)
    last = FLIGHT.replace("phase: flee", "phase: flee; actions: 0; turns: 4; artifact 1: Bell")
    last = last.replace("figures 3: Adv R10, ", "figures 3: ")

    def story():
        assert not hand.covered and hand.seat == 1
        yield "left"
        yield "a"
        assert hand.covered
        yield "a"
        assert hand.seat == 1 and hand.header == t(K.TILES)

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", last, game=GAME)), levels=PERSONS, game=GAME))


# rules: CT-061, CT-250
def test_in_the_dark_the_first_artifact_is_seen_behind_a_cover_only(hand):
    """Before it nothing was hidden, and no cover lay."""
    dark = "options: dark=on; phase: card; seats: 2; figures 1: Adv R01; hand 1: Artifact; "
    dark += "artifacts: Bell, Cloak, Blade, Chalice, Sandals, Lens"

    def story():
        assert not hand.covered and hand.seat == 1
        yield "a"
        assert hand.covered
        yield "a"
        assert hand.seat == 1
        yield from walk(hand, f"?{t(K.RELICS + 4)}")

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", dark, game=GAME)), levels=bytes(2), game=GAME))


# rules: CT-250
def test_in_the_dark_a_computers_artifact_is_no_reason_for_a_cover(hand):
    held = "seats: 3; options: dark=on; actions: 1; active: 1; turns: 3; figures 2: Adv R01; artifact 3: Bell"

    def story():
        assert not hand.covered and hand.seat == 1
        yield "up"

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", held, game=GAME)), levels=b"\0\0\1", game=GAME))
