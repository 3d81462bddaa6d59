# SPDX-License-Identifier: MIT
"""Whatever is greyed says why: a rule with a sentence stands behind every tile that cannot be used, in any game."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from core.session import Session
from games.castle_panic import data, rules, view_rules
from games.castle_panic.view_choose import Chooser
from tests.app import player

ASKED = (data.DISCARD, data.TRADE, data.PLAY_CARDS, data.LORD_PLAYS)


def chooser_of(session: Session) -> Chooser:
    """A Chooser at a view that shows everything and nothing."""
    view = SimpleNamespace(state=session.state, session=session, may_see=lambda _seat: True)
    chooser = Chooser(view)
    chooser.refresh()
    chooser.hand_tiles(rules.to_move(session.state))
    return chooser


def table_for(seed: int) -> tuple[bytes, int]:
    """Seats and options: all modes and the options that change what cards may do."""
    if seed % 4 == 0:
        return b"\0", data.HEROIC if seed % 8 else 0
    seats = bytes(2 + seed % 5)
    options = data.LORDLY if seed % 4 == 3 else 0
    return seats, options | (data.ALL_FOR_ONE | data.HEROIC if seed % 3 == 0 else 0) | (data.CONSTRUCTION if seed % 5 == 0 else 0)


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_every_greyed_tile_has_a_rule_that_is_in_the_book(first):
    greyed = set()
    for seed in range(first, first + 20):
        session, choose = Session(rules), player.of_any_kind(seed)
        session.start(*table_for(seed), seed)
        while not session.is_over() and session.plies < 250:
            b = session.state[0]
            if b[data.PHASE] in ASKED and not b[data.ASK]:
                chooser = chooser_of(session)
                faded = chooser._faded()
                for i, kind in enumerate(chooser.kinds):
                    if faded >> i & 1:
                        rule = chooser._rule(kind)
                        assert view_rules.sentence(rule), f"seed {seed}, decision {session.plies}, tile {kind}: {rule}"
                        greyed.add(kind)
            session.act(choose(session))
    assert len(greyed) > 15, "hardly anything was ever greyed"
