# SPDX-License-Identifier: MIT
"""Monster Hex' rule book: every statement has its sentence, and whatever is cited anywhere can be looked up."""

from __future__ import annotations

import inspect
import re

import pytest

import lang
from app import rulebook
from app.settings import LANGUAGES
from games.monster_hex import abilities, data, legal, rules, view_help, view_log, view_rules
from host_sim.paths import ROOT
from lang import keys_monster_hex as K
from lang import keys_monster_hex_book as H
from lang import t

STATED = re.findall(r"(?m)^\| MH-(\d{3}) \|", (ROOT / "docs/rules/monster_hex.md").read_text(encoding="utf-8"))


@pytest.fixture(params=LANGUAGES)
def spoken(request):
    lang.load(request.param)
    yield request.param
    lang.load("en")


def cited_by_why() -> set[int]:
    """Every number that why_not or setup_fault may return, read from their sources."""
    functions = (rules.why_not, rules.setup_fault, legal.no_place, abilities.no_use, abilities.no_stone)
    lines = [line for one in functions for line in inspect.getsource(one).splitlines() if "return" in line]
    return {int(number) for line in lines for number in re.findall(r"(?<![<>=*%/] )\b(\d{1,3})\b(?! %)", line)} - {0}


def cited_by_help() -> set[int]:
    tables = [value for name, value in vars(view_help).items() if name.startswith("_") and isinstance(value, tuple)]
    return {number for table in tables for row in table for number in ([row] if isinstance(row, int) else row)}


def test_the_book_has_every_statement_in_every_language(spoken):
    assert sorted(int(number) for number in STATED) == list(view_rules.NUMBERS)
    said = [view_rules.sentence(number) for number in view_rules.NUMBERS]
    assert all(said) and len(set(said)) == len(said)
    assert view_rules.PREFIX == rules.RULE_PREFIX and view_rules.label(7) == "MH-007"


def test_the_chapters_follow_each_other_and_begin_a_subject(spoken):
    titles = view_rules.chapters()
    assert len(set(titles)) == len(titles) and all(len(title) <= 30 for title in titles)
    bounds = [view_rules.bounds(i) for i in range(len(titles))]
    assert [number for first, end in bounds for number in view_rules.NUMBERS[first:end]] == list(view_rules.NUMBERS)
    # as the document has them
    assert [view_rules.NUMBERS[first] for first, _ in bounds] == [1, 12, 18, 30, 40, 60, 90, 101, 130, 150, 160, 170]


def test_whatever_is_cited_has_a_sentence():
    by_log = set(view_log._RULE) | set(view_log._WAYS) | set(view_log._ABILITY_RULE) | {109, 114}
    assert len(cited_by_why()) > 20 and {31, 111, 176} <= cited_by_why() and len(cited_by_help()) > 60
    assert (cited_by_why() | by_log | cited_by_help()) - {0} <= set(view_rules.NUMBERS)


def test_the_sentence_of_each_ability_begins_with_its_name(spoken):
    for ability in range(8):
        assert view_rules.sentence(view_help._ABILITIES[ability][0]).startswith(t(K.ABILITIES + ability) + ":")


def test_each_objective_says_what_it_is_worth(spoken):
    texts = [t(H.OBJECTIVE_TEXTS + card) for card in range(data.OBJECTIVES)]
    assert len(set(texts)) == data.OBJECTIVES
    for card, text in enumerate(texts):
        worth = re.findall(r"\d+", text.replace("K", ""))
        assert worth == [str(data.WORTH[card])], text


def test_the_book_is_opened_without_the_game():
    assert rulebook.open_book("monster_hex") is view_rules
    assert not hasattr(view_rules, "rules")
