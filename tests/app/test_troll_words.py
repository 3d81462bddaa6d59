# SPDX-License-Identifier: MIT
"""Cave Troll's words: every statement is in the rule book, what cites a rule cites one of the book, events fit two lines."""

from __future__ import annotations

import inspect
import re
from array import array

import pytest

import lang
from app.settings import LANGUAGES
from games.cave_troll import can, data, deeds, pieces, rules, turn, view_help, view_log, view_rules, why
from host_sim.paths import ROOT
from lang import keys_cave_troll as K
from lang import t
from ui import fonts

FIGURES = 15


@pytest.fixture(autouse=True)
def english_after():
    yield
    lang.load("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rule_book_has_every_statement_in_every_language(code):
    stated = re.findall(r"(?m)^\| CT-(\d{3}) \|", (ROOT / "docs/rules/cave_troll.md").read_text(encoding="utf-8"))
    assert [int(number) for number in stated] == list(view_rules.NUMBERS)
    lang.load(code)
    said = [view_rules.sentence(number) for number in view_rules.NUMBERS]
    assert all(said) and len(set(said)) == len(said)
    bounds = [view_rules.bounds(i) for i in range(len(view_rules.chapters()))]
    assert [number for first, end in bounds for number in view_rules.NUMBERS[first:end]] == list(view_rules.NUMBERS)
    assert {view_rules.NUMBERS[first] % 10 for first, _ in bounds} <= {0, 1}, "a chapter begins a ten"
    assert view_rules.PREFIX == rules.RULE_PREFIX and view_rules.sentence(999) == ""


def returned(module) -> set[int]:
    """Every number of a rule that a module's functions return."""
    source = re.sub(r"#.*", "", inspect.getsource(module))
    lines = [line for line in source.splitlines() if re.match(r"\s*(return|rule =) ", line)]
    no_rules = r"\[.*?\]|q >> \d+|& \d+|\b16 \*"
    return {int(number) for line in lines for number in re.findall(r"\b(\d{2,3})\b", re.sub(no_rules, "", line))}


def cited_by_help() -> set[int]:
    found: set[int] = set()

    def gather(value) -> None:
        if isinstance(value, int):
            found.add(value)
        else:
            for one in value:
                gather(one)

    tables = "_FIGURE_RULES _HERO_RULES _MONSTER_RULES _CARD_RULES _GLASS_RULES _RELIC_RULES _TILES _ENDS _AREA_KINDS"
    for name in [*tables.split(), "_POOL_RULES", "_SEAT_RULES", "_OPTIONS", "_CHAPTERS"]:
        gather(getattr(view_help, name))
    gather(view_help._SPECIAL.values())
    return found


def test_every_rule_that_is_cited_has_a_sentence():
    """CT-262 and all others: what why_not answers, the log and the help pages name."""
    by_why = returned(why) | returned(can) | returned(pieces) | set(why._PHASE_RULE) - {0}
    assert {50, 52, 70, 71, 73, 75, 76, 102, 112, 121, 126, 133, 135, 141, 153, 205, 208, 213, 226, 228, 231, 276} <= by_why
    by_log = set(view_log._RULE) | set(view_log._ENTERS) | {261, 182, 104, 125, 144, 153, 207, 210, 220, 227} - {0}
    does = inspect.getsource(turn) + inspect.getsource(deeds)
    by_out = {int(number) for number in re.findall(r"(?:out|clear_room|orcs_out)\(.*, (\d{3})\)", does)}
    assert {125, 144, 227} <= by_out
    cited = (by_why | by_log | by_out | cited_by_help()) - {0}
    assert len(cited) > 100
    assert sorted(cited - set(view_rules.NUMBERS)) == []
    assert sorted(set(view_rules.NUMBERS) - cited)[:3] == [1, 2, 3], "not every statement is on a page"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_figure_of_a_game_has_a_letter_of_its_own(code):
    lang.load(code)
    letters = [t(K.LETTERS + i) for i in range(FIGURES)]
    assert {len(letter) for letter in letters} == {1}
    assert len(set(letters[:8])) == 8, "the base game"
    assert len(set(letters[:1] + letters[8:])) == 8, "the alternate game"
    # the widest strip: five pictures, their words, two digits
    assert 5 * 18 + 4 * 3 + 5 * (2 + sum(len(t(K.MARKS + i)) for i in range(1, 5))) + 5 * 2 <= 240
    assert all(len(t(K.PASS_MARKS + i)) <= 5 for i in range(5))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_is_told_in_two_lines_on_both_boards(code):
    lang.load(code)
    codes = sorted(value & 0x7F for name, value in vars(data).items() if name.startswith("EV_"))
    assert len(codes) == 28
    path = 3 << 12 | 20 << 6 | 38
    for event in codes:
        if data.EV_MOVE <= event <= data.EV_EXPEL:
            told = [(x, path) for x in range(FIGURES)]
        elif event in (data.EV_ENTER, data.EV_RETURN):
            told = [(x, 3 << 8 | 36) for x in range(FIGURES)]
        elif event == data.EV_OUT:
            told = [(x, 144 << 8 | 3 << 6 | 20) for x in range(FIGURES)]
        elif event == data.EV_PLAY:
            told = [(x, 3) for x in range(19)]
        elif event in (data.EV_USE, data.EV_WORTH & 0x7F):
            told = [(x, 12 << 8 | 3 if event != data.EV_USE else 3) for x in range(6)]
        elif event == data.EV_SCORING:
            told = [(0, 0), (1, 0)]
        elif event == data.EV_OVER:
            told = [(0, 15)]
        else:
            told = [(20 if event != data.EV_TURN else 3, 12 << 8 | 3 if event == data.EV_PAID else 3)]
        for x, y in told:
            line = view_log.line(event, x, y)
            assert line and "{" not in line
            for letters in ((240 - 16) // 6, 128 // 5):
                assert fonts.wrap(line.encode(), letters, array("H", bytes(64))) <= 2, line
