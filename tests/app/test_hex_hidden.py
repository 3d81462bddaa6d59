# SPDX-License-Identifier: MIT
"""What a seat may not see (MH-017) is on no picture: games that differ in it alone look alike until a cover is lifted."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from games.monster_hex import data, rules, view_help  # noqa: F401 (loaded at once: no sign says that it is)
from host_sim.games import get
from host_sim.places import walk
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from tests.app.handheld import BOARD, SMALL, Handheld

GAME = "monster_hex"
START = (
    "seats: 2; options: abilities=on, objectives=on; ability 1: Enchant; ability 2: Strike; open: Full muster, Humble; "
    "monsters: Red A1 @-1/0 r0, Blue C4 @-1/1 r3; "
)
MINE = "hand 1: A2, B3, C2; stack 1: S1, B1, B2, C1, C3, C4; "
ITS = "hand 2: S1, A1, B1; stack 2: A2, B2, B3, C1, C2, C3; "
CARDS = (
    "cards 1: Pincer; cards 2: Magpie; deck: Kindred, Arc guard, Trident, One banner, Shepherd, Royal watch, Spectrum, Blood bond"
)
OTHER_HAND = ITS.replace("S1, A1, B1", "A2, B2, C3").replace("A2, B2, B3, C1, C2, C3", "S1, A1, B1, B3, C1, C2")
MY_OTHER_HAND = MINE.replace("A2, B3, C2", "A2, B1, C4").replace("S1, B1, B2, C1, C3, C4", "S1, B2, B3, C1, C2, C3")
OTHER_CARD = CARDS.replace("cards 2: Magpie; deck: Kindred", "cards 2: Kindred; deck: Magpie")

# wherever else a person may look: the seats, the log, help, the board, the objectives, the tile
LOOKS = (
    "y / =Players / a / a / down / a / a / b / =What / up*4 / a / =Help / a / a / b / b / up / a / a / b / "
    "?Objectives / a / a / x / a / ?Tile A2"
)
PLACE = "?Tile A2 / a / a / a"
# the second seat is about to choose a slot of a stone at which the first one has been busy
SLOT = (
    "seats: 2; faction 2: Yellow; phase: pick; pick: L2; turn: 1; "
    "ring L2: R S1:4, R A1:3, R B1:3, Y A1:5, Y B2:4, Y C2:3; hand 2: C1, C3; "
)


class Pair(NamedTuple):
    """Two positions that differ in what one seat holds."""

    one: str
    other: str
    before: str  # keys after which the pictures are compared
    path: str  # keys on which they must be alike
    after: str = ""  # keys on which they differ
    levels: bytes = b"\0\0"


PAIRS = {
    "another hand": Pair(START + MINE + ITS + CARDS, START + MINE + OTHER_HAND + CARDS, "", f"a / {LOOKS} / {PLACE}", "a"),
    "another's objective": Pair(
        START + MINE + ITS + CARDS, START + MINE + ITS + OTHER_CARD, "", f"a / {LOOKS} / {PLACE}", "a / ?Objectives / a / down*12"
    ),
    "what the next one draws": Pair(
        START + MINE + ITS + CARDS,
        START + MINE.replace("S1, B1, B2", "B2, B1, S1") + ITS + CARDS,
        "", f"a / {LOOKS} / {PLACE} / a / ?Tile S1", "",
    ),
    "a hand while its owner's neighbour has the word": Pair(
        START + MINE + ITS + CARDS,
        START + MY_OTHER_HAND + ITS + CARDS,
        f"a / {PLACE}", "a / " + LOOKS.removesuffix(" / ?Tile A2"), "",
    ),
    "a hand while a slot is chosen in front of all": Pair(
        SLOT + "hand 1: A2, B2, B3", SLOT + "hand 1: C1, C2, C3", "", "x / a / y / =Players / a / a / b / b / up / x / a / b", "",
    ),
    "the computer's hand": Pair(
        START + MINE + ITS + CARDS, START + MINE + OTHER_HAND + OTHER_CARD, "", LOOKS, "", b"\0\1",
    ),
}  # fmt: skip


def filmed(monkeypatch, folder, pair: Pair, position: str, board: str) -> tuple[list, list, list[str]]:
    """(pictures sent on the path, those on the keys after it, the words drawn on the path)."""
    hand, said, marks = Handheld(monkeypatch, folder, board), [], []
    frames = hand.film(monkeypatch)
    state = get(GAME).notation.parse_position(position)

    def story():
        for path in (pair.before, pair.path, pair.after):
            for key in walk(hand, path):
                yield key
                said.extend(hand.lines if len(marks) == 1 else [])
            marks.append(len(frames))

    assert hand.run(story, lambda: hand.game(state, levels=pair.levels, game=GAME))
    return frames[marks[0] : marks[1]], frames[marks[1] :], said


# rules: MH-017
@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("name", PAIRS)
def test_no_picture_tells_it(monkeypatch, tmp_path, name, board):
    pair = PAIRS[name]
    one = filmed(monkeypatch, tmp_path / "one", pair, pair.one, board)
    other = filmed(monkeypatch, tmp_path / "other", pair, pair.other, board)
    assert len(one[0]) > 10
    assert one[0] == other[0] and one[2] == other[2]
    if pair.after:
        assert t(words.PASS_ON) in one[2], "a sheet lies between them"
        assert one[1] != other[1], "who may see it does"


def test_who_opens_the_menu_between_two_turns_sees_no_hand(hand):
    """Y is pressed while the game is passed on: it may be anybody."""
    state = get(GAME).notation.parse_position(PAIRS["another hand"].one)

    def story():
        yield from walk(hand, f"a / {PLACE.removesuffix(' / a')}")
        hand.later("y", 250)
        yield "a"
        assert hand.heading == t(words.PAUSE)
        for seat in range(2):
            yield from walk(hand, f"=Players / ={t(K.PLAYER, seat + 1)}")
            assert not any(tile in hand.text for tile in ("S1", "A1", "B1", "B3", "C2", "Magpie", "Pincer"))
            yield from walk(hand, "a / b")

    assert hand.run(story, lambda: hand.game(state, levels=b"\0\0", game=GAME))


def test_only_a_lifts_the_cover(hand):
    state = get(GAME).notation.parse_position(PAIRS["another hand"].one)

    def story():
        assert hand.covered and "B" not in hand.foot
        before = hand.picture()
        for key in ("b", "x", "y", "up"):
            yield key
            assert hand.picture() == before, f"{key} must not lift it"
        yield "a"
        assert hand.picture() != before and not hand.covered

    assert hand.run(story, lambda: hand.game(state, levels=b"\0\0", game=GAME))


def test_own_objectives_are_shown_when_the_game_is_over(hand):
    """MH-177: the log at the end names them all."""
    from host_sim.games.monster_hex.places import LOST

    def story():
        yield from walk(hand, "a / a / a / b / up*30")
        log = " ".join(hand.lines)
        for _ in range(40):
            yield "down"
            log += " ".join(hand.lines)
        for name in ("Magpie", "Blood bond", "Shepherd", "Pincer"):
            assert name in log

    state = get(GAME).notation.parse_position(LOST)
    assert state[0][data.PHASE] == data.TILE
    assert hand.run(story, lambda: hand.game(state, levels=b"\0\2\2\2", game=GAME))


def test_who_picked_a_slot_sees_no_hand_when_that_is_taken_back(hand):
    """No cover lay before the question: the decision before it is another seat's."""
    from host_sim.games.monster_hex.places import SLOT

    state = get(GAME).notation.parse_position(SLOT)
    assert state[0][data.PHASE] == data.PICK

    def story():
        view = hand.view
        picker = view.viewer
        assert picker == rules.to_move(view.state) and not view.hidden()
        b = view.state[0]
        b[data.PHASE] = data.TILE
        b[data.TURN] = 0
        b[data.MOVER] = (picker + 1) % 4
        view.undone()
        assert view.hidden() and view.viewer == -1
        b[data.MOVER] = view.viewer = picker
        view.undone()
        assert view.viewer == picker, "its own hand"
        yield "x"

    assert hand.run(story, lambda: hand.game(state, levels=b"\0\0\0\0", game=GAME))
