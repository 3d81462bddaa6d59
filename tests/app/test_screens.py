# SPDX-License-Identifier: MIT
"""Every screen and question: all text whole and readable, and the footer true of every button."""

from __future__ import annotations

import framebuf
import pytest

from games.castle_panic import why
from host_sim.games.castle_panic.places import CARDS, EXPLAINED, GREYED
from host_sim.places import everywhere, main_of, walk
from lang import keys_castle_panic as K
from lang import t
from tests.app.handheld import Handheld
from tests.ui.reading import Reader

ARROWS = {"↑": "up", "↓": "down", "←": "left", "→": "right"}


def by_name(place) -> str:
    return f"{place.game}, {place.name}"


def keys_of(button: str) -> list[str]:
    """The keys that a badge of the footer names."""
    return [ARROWS.get(sign, sign.lower()) for sign in button]


def check_reading(hand: Handheld, reader: Reader) -> None:
    assert reader.lines
    assert reader.faults() == []
    assert hand.cut == []


@pytest.mark.parametrize("place", [place for place in everywhere() if place not in EXPLAINED + GREYED], ids=by_name)
def test_text_can_be_read_and_the_footer_is_true(hand, monkeypatch, tmp_path, place):
    reader, named = Reader(monkeypatch), []

    def story():
        yield from walk(hand, place.path)
        before, foot = hand.picture(), hand.foot
        assert foot, "no button is named"
        named.extend(keys_of(button) for button in foot)
        for key in sorted({"a", "b", "x", "y"} - {key for keys in named for key in keys}):
            yield key
            assert hand.picture() == before and hand.foot == foot, f"{key} is not named, and changes the screen"
        if ["x"] in named:
            yield "x"
            assert hand.picture() != before
            yield "b"
            assert hand.picture() == before and hand.foot == foot, "help leaves something behind"
        if ["y"] in named:
            yield "y"
            assert hand.heading == "Pause"

    assert hand.run(story, main_of(hand, place)), "the path leads out of the game"
    check_reading(hand, reader)
    for keys in named:
        if keys not in (["x"], ["y"]):
            assert any([changes(monkeypatch, tmp_path / key, place, key) for key in keys]), f"{keys} do nothing"


def changes(monkeypatch, folder, place, key: str) -> bool:
    """True if this key does something at this place."""
    hand, seen = Handheld(monkeypatch, folder), []
    hand.dark(monkeypatch)

    def story():
        yield from walk(hand, place.path)
        seen.append(hand.drawn())
        yield key
        seen.append(hand.drawn())

    stayed = hand.run(story, main_of(hand, place))
    return not stayed or seen[0] != seen[1]


@pytest.mark.parametrize("place", EXPLAINED + GREYED, ids=by_name)
def test_a_card_is_explained_and_a_greyed_one_names_the_rule(hand, monkeypatch, place):
    reader = Reader(monkeypatch)

    def story():
        yield from walk(hand, place.path)

    assert hand.run(story, main_of(hand, place))
    check_reading(hand, reader)
    card = CARDS.index(place.name.partition(" ")[2])
    assert hand.heading == t(K.CARDS + card)
    said = "".join(hand.lines).replace(" ", "")
    assert t(K.CARD_TEXTS + card).replace(" ", "") in said
    if place in GREYED:
        actions = [kind << 11 | card << 5 for kind in (11, 12, 13)]
        rules = {f"RuleCP-{why.why_not(hand.session.state, action):03}" for action in actions}
        assert any(rule in said for rule in rules), said


def test_one_frame_buffer_for_all_screens(hand, monkeypatch):
    """28.8 KB cannot be had twice."""
    import main

    made, begin = [], framebuf.FrameBuffer.__init__

    def counted(this, buf, *rest):
        made.append(buf)
        begin(this, buf, *rest)

    monkeypatch.setattr(framebuf.FrameBuffer, "__init__", counted)

    def story():
        yield from walk(hand, "=About / a / =New game / =Start / x / a / ?At random / a / a / x / a / up / a / a / b")
        yield from walk(hand, "y / =What / a / =Save / =Resume")

    assert hand.run(story)
    assert all(buf is main.BUFFER or len(buf) < 2000 for buf in made)
    assert len([buf for buf in made if buf is main.BUFFER]) == 1
