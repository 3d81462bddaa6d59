# SPDX-License-Identifier: MIT
"""Monster Hex' log: every event has its sentence in every language and a rule of the book behind it."""

from __future__ import annotations

import re

import pytest

import lang
from app.settings import LANGUAGES
from games.monster_hex import data, view_log
from host_sim.games.monster_hex import wording
from host_sim.games.monster_hex.notation import parse_position
from host_sim.paths import ROOT
from tests.properties.hex_games import MODES, games

STATEMENTS = set(re.findall(r"^\| MH-(\d{3})", (ROOT / "docs" / "rules" / "monster_hex.md").read_text(encoding="utf-8"), re.M))
CODES = {getattr(data, name): name for name in dir(data) if name.startswith("EV_")}


@pytest.fixture
def english():
    yield
    lang.load("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence(language, english):
    lang.load(language)
    met = set()
    lines = set()
    for seats, shared in MODES:
        for state, _action, told in games(seats, data.ABLE | data.AIMS | shared, range(25)):
            for code, x, y in told:
                line = view_log.line(code, x, y)
                assert line and "{" not in line and "?" not in line
                assert f"{view_log.rule(code, x, y):03d}" in STATEMENTS
                assert wording.event(state, code, x, y)
                met.add(code)
                lines.add(line)
    # no turn falls out in every 25 games of a mode
    assert {CODES[code] for code in CODES if code not in met} <= {"EV_SKIP"}
    assert view_log.line(data.EV_SKIP, 0, 1) and len(lines) > 300


def test_sentences_of_the_english_log(english):
    lang.load("en")
    said = [
        ((data.EV_PLACE, 3, data.SCATTERED << 10 | data.COMMON << 7 | 9 << 3 | 2), "C4 by shared faction: scattered"),
        ((data.EV_POWER, 3, 8 - 2 << 4 | 1), "Player 2, Curse: -2 on all sides"),
        ((data.EV_STRENGTH, 9, 2 << 8 | 128 - 3), "s2: player 3 has strength -3"),
        ((data.EV_BEST, 0, data.NOBODY), "K, first place: nobody"),
        ((data.EV_SLOT, 5, 1 << 12 | 0 << 8 | 4), "L5: player 1 scores 4"),
        ((data.EV_GEM, data.TEMP + 4, 1 << 8 | 2), "temporary stone: player 2 scores 2"),
        ((data.EV_OVER, 0, 0b101), "Won by player 1, 3"),
    ]
    for event, line in said:
        assert view_log.line(*event) == line
    assert [view_log.rule(*event) for event, _line in said[:2]] == [105, 109]
    assert view_log.rule(data.EV_GEM, data.TEMP + 4, 0) == 114 and view_log.rule(data.EV_GEM, 8, 0) == 45


def test_with_the_table_the_log_names_the_monster_and_the_stones_beside_it(english):
    lang.load("en")
    state = parse_position(
        "seats: 2; options: abilities=on; faction 1: Red; ability 1: Enchant; faction 2: Blue; ability 2: Strike; hand 1: A1; "
        "monsters: Red S1 @0/-1 r0, Blue B2 @1/-1 r0"
    )
    b = state[0]
    red, blue = (at for at in range(32) if b[data.HEX + at])
    near = view_log.stones_at(b, red)
    assert near
    place = data.EV_PLACE, red, 1 << 10 | 0 << 7 | 0 << 3
    assert view_log.line(*place, b) == "Red S1 by player 1: powers match"
    assert view_log.line(*place, b, True) == f"Red S1 at {near} by player 1: powers match"
    assert view_log.line(data.EV_POWER, red, 8 + 2 << 4, b) == "Player 1, Enchant: Red S1 +2 on all sides"
    assert view_log.line(data.EV_TURNED, red, 1, b) == "Player 2, Confuse: turned Red S1"
    assert view_log.line(data.EV_POWER, blue, 8 - 1 << 4, b).startswith("Player 1, Curse: Blue B2 -1")
    alone = parse_position("seats: 1; faction 1: Red; faction shared: Blue")
    assert view_log.line(data.EV_OVER, 0, 1, alone[0]) == "The end"
