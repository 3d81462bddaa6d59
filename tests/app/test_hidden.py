# SPDX-License-Identifier: MIT
"""What a seat may not see is on no picture: games that differ in it alone look alike until a cover is lifted."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from core.session import Session
from games.castle_panic import data, rules, view_help  # noqa: F401 (loaded at once: no sign says that it is)
from host_sim.games import get
from host_sim.places import walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app import player
from tests.app.handheld import BOARD, SMALL, Handheld

CLOSED_HANDS = data.CLOSED << 16
TABLE = "; seats: 3; turn: 5; active: 1; monsters: Orc @A1, Troll @K3; walls: 1,2; "
LORD = "options: mode=overlord" + TABLE + "hand 1: Red Archer; hand 2: 6 Tar; pile: Goblin, ...; overlord hand: "
LORD = LORD.replace("6 Tar", "Tar, 2 Brick, 2 Mortar, Barbarian")
CLOSED = "options: closed_hands=on" + TABLE + "pile: Orc, Goblin, ...; hand 3: Green Hero, Tar; "
MINE = "phase: play; hand 1: Red Archer, Draw 2 Cards, Brick; deck: 3 Green Archer, ...; hand 2: "
FULL = "phase: play; hand 1: Red Archer, Draw 2 Cards; hand 2: Blue Hero, 2 Mortar, Missing, Barbarian; deck: "
DONE = "?End: Monsters move / a"

# wherever else a person may look: what each seat has, the log, help, the board, the card
LOOKS = (
    "y / =Players / a / a / down / a / a / down / a / a / b / =What / up*4 / a / "
    "=Help / a / a / b / b / up / a / a / b / x / a"
)


class Pair(NamedTuple):
    """Two positions that differ in what one seat holds."""

    one: str
    other: str
    before: str  # keys after which the pictures are compared
    path: str  # keys on which they must be alike
    after: str = ""  # keys on which they differ
    levels: bytes = b"\0\0\0"


PAIRS = {
    "the Overlord's tokens": Pair(
        LORD + "Orc, Troll, Giant Boulder; phase: play",
        LORD + "Goblin King, Healer, Goblin; phase: play",
        "", f"a / {LOOKS} / {DONE}", "a",
    ),
    "the Overlord's tokens, when they are put away": Pair(
        LORD + "Orc, Troll, Giant Boulder; phase: overlord; plays: 2",
        LORD + "Orc, Healer, Goblin; phase: overlord; plays: 2",
        "a / ?Orc / a / a / b", f"a / a / {LOOKS}", "",
    ),
    "another hand": Pair(
        CLOSED + MINE + "3 Brick, Barbarian",
        CLOSED + MINE + "Blue Knight, Missing, Scavenge, Nice Shot",
        "", f"a / ?Draw 2 Cards / a / {LOOKS} / {DONE}", "a",
    ),
    "what another drew": Pair(
        CLOSED + FULL + "3 Green Archer, ...",
        CLOSED + FULL + "Brick, Scavenge, Nice Shot, ...",
        f"a / ?Draw 2 Cards / a / {DONE.removesuffix(' / a')}", f"a / a / {LOOKS}", "",
    ),
    "what the next one draws": Pair(
        CLOSED + MINE.replace("3 Green", "2 Green") + "Blue Hero",
        CLOSED + MINE.replace("3 Green Archer", "Red Knight, Mortar") + "Blue Hero",
        "", f"a / {DONE}", "a",
    ),
    "the computer's hand": Pair(
        CLOSED + MINE + "3 Brick, Barbarian",
        CLOSED + MINE + "Blue Knight, Missing, Scavenge, Nice Shot",
        "", f"?Draw 2 Cards / a / {LOOKS} / ?Red Archer / a / a", "", b"\0\1\1",
    ),
    "the computer's tokens": Pair(
        LORD + "Orc, Troll, Giant Boulder; phase: play",
        LORD + "Goblin King, Healer, Goblin; phase: play",
        "", f"{LOOKS} / ?Red Archer / a / a", "", b"\0\1\1",
    ),
}  # fmt: skip


def filmed(monkeypatch, folder, pair: Pair, position: str, board: str) -> tuple[list, list, list[str]]:
    """(pictures sent on the path, those on the keys after it, the words drawn on the path)."""
    hand, said, marks = Handheld(monkeypatch, folder, board), [], []
    frames = hand.film(monkeypatch)
    state = get("castle_panic").notation.parse_position(position)

    def story():
        for path in (pair.before, pair.path, pair.after):
            for key in walk(hand, path):
                yield key
                said.extend(hand.lines if len(marks) == 1 else [])
            marks.append(len(frames))

    assert hand.run(story, lambda: hand.game(state, levels=pair.levels))
    return frames[marks[0] : marks[1]], frames[marks[1] :], said


@pytest.mark.parametrize("board", [BOARD, SMALL])
@pytest.mark.parametrize("name", PAIRS)
def test_no_picture_tells_it(monkeypatch, tmp_path, name, board):
    pair = PAIRS[name]
    one = filmed(monkeypatch, tmp_path / "one", pair, pair.one, board)
    other = filmed(monkeypatch, tmp_path / "other", pair, pair.other, board)
    # nothing moves on the small screen: fewer pictures
    assert len(one[0]) > (20 if board == BOARD else 15)
    assert one[0] == other[0] and one[2] == other[2]
    if pair.after:
        assert t(words.PASS_ON) in one[2], "a sheet lies between them"
        assert one[1] != other[1], "who may see it does"


def test_who_opens_the_menu_between_two_turns_sees_no_hand(hand):
    """Y is pressed while the game is passed on: it may be anybody."""
    state = get("castle_panic").notation.parse_position(PAIRS["another hand"].one)

    def story():
        yield from walk(hand, f"a / {DONE.removesuffix(' / a')}")
        hand.later("y", 1500)
        yield "a"
        assert hand.heading == t(words.PAUSE)
        for seat in range(3):
            yield from walk(hand, f"=Players / ={t(K.PLAYER, seat + 1)}")
            assert t(K.CARD_COUNT, (3, 5, 2)[seat]) in hand.text
            yield from walk(hand, "a / b")

    assert hand.run(story, lambda: hand.game(state))


def test_the_log_tells_what_one_drew_oneself_and_no_other(hand):
    state = get("castle_panic").notation.parse_position(PAIRS["what another drew"].one)
    drawn = t(K.EV_DRAW, t(K.CARDS + data.ARCHER + 1))

    def story():
        yield from walk(hand, "a / ?Draw 2 Cards / a / y / =What")
        assert drawn in hand.text
        yield from walk(hand, f"a / b / {DONE} / a / y / =What / up*20")
        log = " ".join(hand.lines)
        for _ in range(20):
            yield "down"
            log += " ".join(hand.lines)
        assert drawn not in log and t(K.EV_DRAW_HIDDEN) in log

    assert hand.run(story, lambda: hand.game(state))


def test_only_a_lifts_the_cover(hand):
    state = get("castle_panic").notation.parse_position(PAIRS["another hand"].one)

    def story():
        assert hand.covered and "B" not in hand.foot
        before = hand.picture()
        for key in ("b", "x", "y", "up"):
            yield key
            assert hand.picture() == before, f"{key} must not lift it"
        yield "a"
        assert hand.picture() != before and not hand.covered

    assert hand.run(story, lambda: hand.game(state))


def test_after_a_resume_the_cover_lies_there_first(hand):
    shadow = Session(rules)
    shadow.start(bytes(3), CLOSED_HANDS, 4711)

    def story():
        yield from player.new_game(hand, bytes(3), CLOSED_HANDS)
        yield from player.play(hand, shadow, player.at_random(1), 8)

    def again():
        yield from hand.choose(t(words.RESUME))
        assert hand.covered
        assert t(words.PASS_TEXT, t(K.PLAYER, rules.to_move(shadow.state) + 1)).split(".")[0] in hand.text

    assert hand.run(story) and hand.run(again)
