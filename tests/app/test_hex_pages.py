# SPDX-License-Identifier: MIT
"""Monster Hex' pages at every stage of games of all modes: whatever stands there has a name that fits and a page."""

from __future__ import annotations

import random
import re
from array import array
from types import SimpleNamespace

import pytest

import lang
from app.settings import LANGUAGES
from games.monster_hex import boards, data, rules, view_end, view_help
from lang import keys_monster_hex as K
from lang import t

NAME = 30  # letters of what stands under the cursor
HEADING = 37
MODES = [(1, 3), (1, 0), (2, 7), (2, 11), (3, 3), (4, 1)]


class Sheets:
    """A shell that keeps what it is told to show."""

    kit = SimpleNamespace(SMALL=False)

    def __init__(self) -> None:
        self.shown: list[tuple[str, str]] = []

    def message(self, heading, body, icon=-1) -> None:
        self.shown.append((heading, body))


def view_of(state, viewer: int) -> SimpleNamespace:
    """A view with the names of the seats, and the table as this viewer knows it."""
    seen = rules.make()
    rules.observe(state, viewer, seen)
    table = SimpleNamespace(seen=seen, b=seen[0], w=seen[1])
    canvas = SimpleNamespace(width=240, text_lines=lambda s, w: 1)
    return SimpleNamespace(
        shell=Sheets(), canvas=canvas, state=state, table=table, viewer=viewer, seat_word=lambda seat: t(K.PLAYER, seat + 1)
    )


def targets_of(b) -> list[int]:
    """All that can be pointed at (view_board)."""
    n = b[data.BOARD]
    stones = [*range(boards.LARGE[n]), *range(data.GEMS, data.GEMS + boards.SMALL[n])]
    return [*range(boards.HEXES[n]), *[32 + stone for stone in stones], *[48 + side for side in range(n + 2)], 52]


def look(state, viewer: int) -> list[tuple[str, str]]:
    """Every page that can be opened in this position."""
    view = view_of(state, viewer)
    view_help.now(view)
    for faction in range(4):
        view_help.faction(view, faction, 3)
    if state[0][data.PHASE] >= data.TILE:
        for target in targets_of(state[0]):
            assert 0 < len(view_help.thing_word(view, target)) <= NAME, view_help.thing_word(view, target)
            view_help.thing(view, target)
        for tile in range(10):
            view_help.tile(view, 0, tile, 31)
        view_help.objectives(view)
    return view.shell.shown


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whatever_stands_there_has_a_page(code, seats, options):
    state, out, dice = rules.make(), array("H", bytes(2 * rules.MAX_ACTIONS)), random.Random(seats * 16 + options)
    rules.new(state, seats, options, 5)
    lang.load(code)
    shown = []
    try:
        while rules.to_move(state) >= 0:
            if dice.randrange(4) == 0:
                shown += look(state, rules.to_move(state))
            rules.apply(state, out[dice.randrange(rules.legal(state, out))])
        shown += look(state, -1)
        lines = view_end.summary(view_of(state, -1))
    finally:
        lang.load("en")
    assert len(shown) > 120 and lines
    sums = [re.findall(r"\d+", line.partition(": ")[2]) for line in lines if " = " in line]
    paid = [seat for seat in range(seats) if state[0][data.BONUS + seat]]
    assert len(sums) == len(paid)
    for seat, (*parts, total) in zip(paid, sums):
        assert sum(map(int, parts)) == int(total) == rules.score(state, seat), "the objectives by name make up the score"
    for heading, body in shown:
        assert 0 < len(heading) <= HEADING and "{" not in heading + body and "(MH-" in body, (heading, body)
        assert "\n\n" not in body and not body.startswith("\n"), body


@pytest.mark.parametrize(("seats", "options"), [mode for mode in MODES if mode[0] > 1])
def test_no_page_names_another_seats_objective(seats, options):
    """MH-017: of the cards of the others only how many there are."""
    if not options & data.AIMS:
        options |= data.AIMS
    state, out, dice = rules.make(), array("H", bytes(2 * rules.MAX_ACTIONS)), random.Random(3)
    rules.new(state, seats, options, 5)
    while state[0][data.PHASE] < data.TILE:
        rules.apply(state, out[dice.randrange(rules.legal(state, out))])
    b = state[0]
    # nobody's scheme has drawn yet: two for all, then one each
    cards = [t(K.OBJECTIVES + b[data.CARDS + 2 + seat]) + "." for seat in range(seats)]
    for viewer in range(-1, seats):
        said = " ".join(body for _, body in look(state, viewer))
        assert [card in said for card in cards] == [seat == viewer for seat in range(seats)]
