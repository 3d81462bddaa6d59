# SPDX-License-Identifier: MIT
"""Monster Hex' help: X explains whatever is selected, with its rules; every page can be read in every language."""

from __future__ import annotations

import pytest

import lang
from app.settings import LANGUAGES
from games.monster_hex import data, view_log, view_rules
from games.monster_hex.boards import NEXT
from games.monster_hex.stones import is_monster
from host_sim.games.monster_hex import places
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_monster_hex as K
from lang import keys_monster_hex_book as H
from lang import t
from tests.app import hexes
from tests.app.boxes import Boxes
from tests.app.handheld import BOARD, SMALL, Handheld

GAME = "monster_hex"
ALONE = b"\0\2\2\2"


def game(hand: Handheld, position: str, levels: bytes = ALONE):
    """What to run to be in this position."""
    state = state_of(Place("", "", position, game=GAME))
    return lambda: hand.game(state, levels=levels, game=GAME)


def read(hand: Handheld, path: str, seen: list[str]):
    """Walk, then read the page that is there to its end, into `seen`."""
    yield from walk(hand, path)
    seen += [hand.heading, *hand.lines]
    for _ in range(40):
        if "↑↓" not in hand.foot:
            break
        yield "down"
        seen += hand.lines


def page(hand: Handheld, position: str, path: str) -> str:
    """What the page at the end of this path says."""
    seen: list[str] = []
    assert hand.run(lambda: read(hand, path, seen), game(hand, position))
    return " ".join(seen)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("board", [BOARD, SMALL])
def test_the_whole_book_and_all_help_pages_can_be_read(monkeypatch, tmp_path, board, code):
    """Every chapter to its end, every page of the index."""
    boxes, hand, labels, headings = Boxes(monkeypatch), Handheld(monkeypatch, tmp_path, board), set(), []
    (hand.saves / "settings").write_text(f"1 lang={code}\n")
    hand.dark(monkeypatch)

    def story():
        yield "y"
        yield from hand.choose(t(words.RULE_BOOK))
        for _chapter in view_rules.chapters():
            yield "a"
            for _ in range(200):
                labels.update(word for word in " ".join(hand.lines).split() if word.startswith("MH-"))
                if "↑↓" not in hand.foot:
                    break
                before = list(hand.lines)
                yield "down"
                if hand.lines == before:
                    break
            yield "b"
            yield "down"
        yield "b"
        yield from hand.choose(t(words.HELP))
        for count in (0, 0, 0, 0, 10, 8, 12, 0, 0, 0, 0):
            yield "a"
            for _ in range(count):
                yield "a"
                headings.append(hand.heading)
                yield "b"
                yield "down"
            headings.append(hand.heading)
            yield "b"
            yield "down"
        assert hand.heading == t(words.HELP)

    assert hand.run(story, game(hand, places.MIDDLE))
    lang.load("en")
    assert labels >= {view_rules.label(number) for number in view_rules.NUMBERS}
    assert len(set(headings)) >= 10 + 8 + 12 + 7
    assert boxes.drawn and boxes.faults == []


@pytest.mark.parametrize(
    ("position", "path", "said"),
    [
        (places.MIDDLE, "x", ("Yellow: B2", "3/4/3/2/4/1", "MH-005")),
        (places.SCATTER, "?Tile C1 / x", ("Blue: C1", "Red letter", "Scatter:", "MH-105")),
        (places.ITS, "x", ("Yellow: A1", "Rank A", "MH-031")),
        (places.FIRST, "a / up / a", ("Not now", "MH-030")),
        (places.AT_START, "a / up / a", ("Not now", "MH-033")),
        (places.MIDDLE, "a / a / right*2 / a", ("Not now", "MH-031")),
        (places.TEMPS, "up / up*3 / x", ("Temporary stone", "MH-113", "MH-114")),
        (places.MIDDLE, "up / right*2 / down / right / x", ("Player 3: Blue", "Ability: Strike", "first places", "MH-061")),
        (places.MIDDLE, "up / up*3 / right / up / x", ("Round 5 of 8", "Player 1 begins", "Humble", "MH-012")),
        (places.ITS, "up / down*2 / right*3 / down / x", ("shared faction", "Turned up: A1", "MH-154")),
        (places.ENCHANT, "x", ("Enchant", "MH-101", "MH-096")),
        (places.ENCHANT, "a / x", ("Red A2", "-2 on every edge", "MH-007")),
        (places.CONFUSE, "a / right*3 / a", ("Not now", "MH-107")),
        (places.PETRIFY, "a / up*3 / a", ("Not now", "MH-111")),
        (places.SLOT, "x", ("Large stone L5", "Slot 1: 5 (Red: 7)", "strength 9", "MH-046", "MH-048")),
        (places.DOMINATE, "up / x", ("Demon King's stone", "MH-051", "MH-053")),
        (places.MIDDLE, "up / x", ("Demon King's stone", "Captured and closed", "MH-062")),
        (places.MIDDLE, "?Objectives / a", ("For all", "Full muster", "Now: P1:", "Player 1", "Pincer", "MH-131")),
        (places.MIDDLE, "y / =Help / =The shared", ("MH-150", "MH-156")),
        (places.MIDDLE, "y / =Help / =Playing", ("MH-160", "MH-162")),
        (places.MIDDLE, "y / =Help / =Places", ("MH-042", "MH-051")),
    ],
)
def test_x_explains_what_is_selected(hand, position, path, said):
    text = page(hand, position, path)
    for part in said:
        assert part.replace(" ", "") in text.replace(" ", ""), text


@pytest.mark.parametrize("kind", range(10))
def test_each_tile_has_its_page(hand, kind):
    text = page(hand, places.MIDDLE, f"y / =Help / =The tiles / ={view_log.tile(kind)}")
    powers = "/".join(str(n) for n in data.EDGES[6 * kind : 6 * kind + 6])
    assert f"Rank {view_log.tile(kind)[0]}." in text and powers in text and "MH-005" in text
    assert ("Red letter" in text) == bool(data.RED >> kind & 1)


@pytest.mark.parametrize("ability", range(8))
def test_each_ability_has_its_page_with_what_s_does(hand, ability):
    text = page(hand, places.MIDDLE, f"y / =Help / =The abilities / ={t(K.ABILITIES + ability)}")
    number = (101, 102, 103, 105, 107, 108, 109, 110)[ability]
    assert view_rules.label(number) in text and "MH-091" in text


@pytest.mark.parametrize("card", range(12))
def test_each_objective_has_its_page(hand, card):
    text = page(hand, places.MIDDLE, f"y / =Help / =The objectives / ={t(K.OBJECTIVES + card)}")
    assert t(H.OBJECTIVE_TEXTS + card).replace(" ", "") in text.replace(" ", "")


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (places.CHOOSE, K.HELP_PHASES), (places.LEARN, K.HELP_PHASES + 1), (places.MIDDLE, K.HELP_PHASES + 2),
        (places.FIRST, K.HELP_FIRST), (places.ITS, K.HELP_SHARED), (places.CURSE, K.HELP_PHASES + 3),
        (places.SLOT, K.HELP_PHASES + 4),
    ],
)  # fmt: skip
def test_help_says_what_to_do_now(hand, position, said):
    text = page(hand, position, "y / =Help / a")
    assert t(said).replace(" ", "") in text.replace(" ", "")


def test_why_a_hex_is_out_says_which_half_of_the_rule_failed(hand):
    said = {}

    def story():
        yield "a"
        asker = hand.view.asker
        for at in [at for at in asker.spots if not asker.turns[at]]:
            yield from hexes.to_hex(hand, at)
            yield "x"
            said[at] = " ".join(hand.lines)
            yield "b"

    assert hand.run(story, game(hand, places.MIDDLE))
    b = state_of(Place("", "", places.MIDDLE, game=GAME))[0]
    kinds = set()
    for at, text in said.items():
        near = [n for n in NEXT[b[data.BOARD]][6 * at : 6 * at + 6] if n != data.NO_HEX]
        word = t(H.NO_EQUAL, "B2") if any(is_monster(b, n) for n in near) else t(H.NO_NEIGHBOUR)
        if "MH-031" in text.replace(" ", ""):
            assert word.replace(" ", "") in text.replace(" ", ""), (at, text)
            kinds.add(word)
    assert kinds


def test_while_a_tile_is_turned_x_tells_what_it_would_do_and_y_opens_the_menu(hand):
    def story():
        yield from walk(hand, "a / a")
        asker = hand.view.asker
        at, turn = asker.now, asker.turn
        for _ in range(6):
            assert "Y" in hand.foot
            yield "x"
            powers = "/".join(str(data.EDGES[6 * 4 + (d - asker.turn) % 6]) for d in range(6))
            if asker.turns[at] >> asker.turn & 1:
                assert powers in hand.text and t(H.IF_SO) in hand.text
            else:
                assert t(H.NOT_SO, "B2").replace(" ", "") in hand.text.replace(" ", "")
            yield "b"
            yield "right"
        assert asker.turn == turn and not hand.view.table.b[data.HEX + at]
        yield "y"
        assert hand.heading == t(words.PAUSE)

    assert hand.run(story, game(hand, places.MIDDLE))


def test_confuse_is_a_turn_and_x_tells_the_strengths_after_it(hand):
    def story():
        yield from walk(hand, "a / a")
        asker = hand.view.asker
        assert hand.foot["A"] in (t(K.PUT_TURNED), t(words.WHY_NOT))
        b = hand.view.state[0]
        at = asker.now
        while not asker.turns[at] >> asker.turn & 1:
            yield "right"
        yield "x"
        tile, more = (b[data.HEX + at] - 1) % 10, (b[data.TWIST + at] >> 3) - 4
        powers = "/".join(str(data.EDGES[6 * tile + (d - asker.turn) % 6] + more) for d in range(6))
        assert powers in hand.text

    assert hand.run(story, game(hand, places.CONFUSE))
