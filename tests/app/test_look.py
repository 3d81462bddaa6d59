# SPDX-License-Identifier: MIT
"""Looking round: beyond the Forest lie the phases and the counters, and X explains each of them."""

from __future__ import annotations

import pytest

from app.settings import LANGUAGES
from host_sim.games.castle_panic.places import HAND
from host_sim.places import Place, state_of, walk
from lang import keys_castle_panic as K
from lang import t
from tests.app.boxes import Boxes

TO_FOREST = "up / up*3"


def test_the_counters_lie_around_the_board(hand):
    state = state_of(Place("", "", HAND))

    def story():
        yield from walk(hand, TO_FOREST)
        forest = hand.header
        yield "up"
        assert hand.header == t(K.PHASES + 4)
        seen = []
        for key in ("right", "right", "right", "right", "right"):
            yield key
            seen.append(hand.header)
        pile, deck = state[0][31], state[0][33]
        assert seen[0] == t(K.PILE_COUNT, pile) and seen[1] == seen[2] == t(K.DECK_COUNT, deck, 3)
        assert seen[3] == t(K.SCORE, 4) and seen[4] == t(K.PHASES + 4), "once round"
        yield "left"
        assert hand.header == t(K.SCORE, 4)
        yield "down"
        assert hand.header == forest
        yield "b"
        assert hand.header == "Play: Red Archer"

    assert hand.run(story, lambda: hand.game(state))


@pytest.mark.parametrize(
    ("right", "said"),
    [
        (0, ("4. Play cards ◀", "CP-090")),
        (1, ("CP-161",)),
        (2, ("Mortar x2", "Red Hero", "CP-062")),
        (3, ("CP-009",)),
        (4, ("2 slain, 4 points", "CP-098")),
    ],
)
def test_each_has_its_page(hand, right, said):
    def story():
        yield from walk(hand, f"{TO_FOREST} / up")
        for _ in range(right):
            yield "right"
        before, word = hand.picture(), hand.header
        for key in ("x", "a"):
            yield key
            assert hand.heading == word
            text = hand.text
            while "↑↓" in hand.foot and not all(part in text for part in said):
                yield "down"
                text += " " + hand.text
            assert all(part in text for part in said), text
            yield "b"
            assert hand.picture() == before

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))


@pytest.mark.parametrize("code", LANGUAGES)
def test_they_have_room_in_every_language(hand, monkeypatch, code):
    boxes = Boxes(monkeypatch)
    (hand.saves / "settings").write_text(f"1 lang={code}\n")

    def story():
        yield from ("up", "up", "up", "up", "up")
        for _ in range(5):
            yield "x"
            yield "a"
            yield "right"

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))
    assert boxes.drawn and boxes.faults == [] and hand.cut == []
