# SPDX-License-Identifier: MIT
"""Help: X explains whatever is selected, the rule book has a sentence for every rule the game cites."""

from __future__ import annotations

import inspect
import re
import sys

import pytest

import lang
from app import rulebook
from app.settings import LANGUAGES
from games.castle_panic import rules, view_help, view_log, view_rules, why
from host_sim.games.castle_panic.places import CROWD, HAND
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app.boxes import Boxes


def test_the_table_of_statements_fits_the_list():
    numbers = list(view_rules.NUMBERS)
    assert numbers == sorted(set(numbers)) and len(numbers) >= 110
    starts = [view_rules.bounds(i) for i in range(len(view_rules.chapters()))]
    assert starts[0][0] == 0 and starts[-1][1] == len(numbers)
    assert all(a[1] == b[0] and a[0] < a[1] for a, b in zip(starts, starts[1:]))
    assert view_rules.PREFIX == rules.RULE_PREFIX


def cited_by_why() -> set[int]:
    """Every number that why.py returns, read from its source."""
    source = re.sub(r"#.*", "", inspect.getsource(why).split("def why_not")[1])
    returns = [line for line in source.splitlines() if line.strip().startswith("return")]
    return {int(number) for line in returns for number in re.findall(r"(?<!\+ )\b(\d{2,3})\b", line)}


def cited_by_log() -> set[int]:
    """Every number that an event may name."""
    out = set(view_log._RULE.values()) | set(view_log._CARD_RULE) | set(view_log._DRAW_RULE) | set(view_log._DISCARD_RULE)
    return out | set(view_log._TOKEN_RULE) | {153, 192, 193, 200}


def cited_by_help() -> set[int]:
    tables = [value for name, value in vars(view_help).items() if name.startswith("_") and isinstance(value, tuple)]
    return {number for table in tables for row in table for number in ([row] if isinstance(row, int) else row)}


def test_every_rule_that_is_cited_has_a_sentence():
    assert len(cited_by_why()) > 40
    cited = cited_by_why() | cited_by_log() | cited_by_help()
    # the first chapters tell what lies in the box: only the pages of options cite them
    assert len(cited) > 90 and min(cited_by_why() | cited_by_log()) > 20
    assert sorted(cited - set(view_rules.NUMBERS)) == []


def test_the_statement_of_a_number():
    lang.load("en")
    assert view_rules.label(7) == "CP-007"
    assert view_rules.sentence(141) == "Outside the Castle the step leads to the next ring of the same arc."
    assert view_rules.sentence(999) == ""
    assert view_rules.statement(0) == ("CP-001", t(K.RULES))
    assert "CP-999" in view_help.reason(999)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_whole_book_and_all_help_pages_can_be_read(hand, monkeypatch, code):
    """Every chapter to its end, every page of the index, in every language."""
    boxes, labels, headings = Boxes(monkeypatch), set(), set()
    (hand.saves / "settings").write_text(f"1 lang={code}\n")
    hand.dark(monkeypatch)

    def story():
        yield "y"
        yield from hand.choose(t(words.RULE_BOOK))
        for _chapter in view_rules.chapters():
            yield "a"
            for _ in range(40):
                labels.update(word for word in hand.lines if word.startswith("CP-"))
                if "↑↓" not in hand.foot:
                    break
                yield "down"
            yield "b"
            yield "down"
        yield "b"
        yield from hand.choose(t(words.HELP))
        for count in (0, 7, 12, 25, 5, 6, 9, 0):
            yield "a"
            for _ in range(count):
                yield "a"
                headings.add(hand.heading)
                yield "b"
                yield "down"
            yield "b"
            yield "down"
        assert hand.heading == t(words.HELP)

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))
    lang.load("en")
    assert labels == {view_rules.label(number) for number in view_rules.NUMBERS}
    assert len(headings) >= 60
    assert boxes.faults == []


def page_of(hand, position: str, path: str) -> str:
    """What the page says that X opens at the end of this path."""
    seen = []

    def story():
        yield from walk(hand, path)
        yield "x"
        seen.append(hand.heading + " | " + hand.text)
        for _ in range(12):
            if "↑↓" not in hand.foot:
                break
            yield "down"
            seen.append(hand.text)

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", position))))
    return " ".join(seen)


@pytest.mark.parametrize(
    ("position", "path", "said"),
    [
        (HAND, "?Red Archer / a", ("Orc |", "Orc 1/2: Archer ring, arc 1", "CP-165")),
        (CROWD + "hand 1: Barbarian", "?Barbarian / a / ?Orc Warlord 3/3 K4", ("Orc Warlord |", "held by", "CP-168", "CP-122")),
        (HAND, "?Brick / a", ("Wall of arc 3 |", "No Wall", "CP-115")),
        (HAND, "?Fortify Wall / a", ("Wall of arc", "Wall", "CP-143")),
        (HAND, "up", ("Swordsman ring, arc 1 |", "Wall", "CP-143")),
        (HAND, "up / up*3", ("Forest ring, arc 1 |", "CP-096")),
        (HAND, "up / down", ("Castle ring, arc 1 |", "Tower", "CP-153")),
        ("", "?Goblin", ("Goblin |", "Points: 1", "CP-165")),
        ("", "?Troll", ("Troll |", "Points: 3")),
        ("", "?Orc / a", ("Archer ring, arc 1 |", "CP-110")),
    ],
)
def test_x_explains_what_is_selected(hand, position, path, said):
    text = page_of(hand, position, path.replace("?Orc Warlord 3/3 K4", "?On whom? Orc Warlord 3/3 K4"))
    for words_ in said:
        assert words_ in text, text


def test_a_greyed_tile_says_the_rule_in_a_sentence(hand):
    text = page_of(hand, "phase: play; monsters: Orc @F1; hand 1: Red Archer", "")
    assert "Not now" in text and "No card can hit or slay in" in text and "CP-096" in text


def test_a_token_has_its_page_in_the_index(hand):
    def story():
        yield from walk(hand, "y / =Help / =Other tokens / =Giant Boulder")
        assert hand.heading == "Giant Boulder"
        assert "CP-190" in hand.text

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))


def test_the_book_is_opened_without_the_game():
    assert rulebook.open_book("castle_panic") is view_rules
    assert not hasattr(view_rules, "rules")


def test_while_the_pages_are_loaded_a_sign_says_so(hand, monkeypatch):
    monkeypatch.delitem(sys.modules, "games.castle_panic.view_help")
    signs = []

    def story():
        monkeypatch.setattr(hand.shell, "busy", signs.append)
        yield "x"
        yield "b"
        assert signs == [t(words.PLEASE_WAIT)]
        yield "x"
        assert signs == [t(words.PLEASE_WAIT)], "once is enough"

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))
