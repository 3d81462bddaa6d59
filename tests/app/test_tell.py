# SPDX-License-Identifier: MIT
"""The events told one by one lead the shown table to the very position of the state."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from core.session import Session
from games.castle_panic import data, rules
from games.castle_panic.view_table import Table
from games.castle_panic.view_tell import Teller
from tests.app import player
from ui import sprites

GAMES = 200


class Mute:
    """Stands for board, canvas and shell: takes every call, draws and waits for nothing."""

    width = height = 240

    def __getattr__(self, _name):
        return lambda *_args, **_kinds: 0


def teller_of(session: Session) -> Teller:
    """A Teller with a real table, on a view that shows nothing."""
    table = Table()
    table.load(session.state)
    quiet = {**dict.fromkeys(("bar", "may_see"), lambda *_: True), "seat_word": str}
    shell = Mute()
    shell.settings = SimpleNamespace(motion=0)
    shell.canvas = Mute()
    view = SimpleNamespace(state=session.state, table=table, board=Mute(), canvas=shell.canvas, shell=shell, **quiet)
    return Teller(view)


def shown(table: Table) -> tuple:
    return table.walls, table.forts, table.towers, list(table.monsters[: table.count])


def truth(state) -> tuple:
    b, w = state
    monsters = sorted(m & 0xFFFE for m in w[data.MONS : data.MONS + b[data.MONS_N]])
    return b[data.WALLS], b[data.FORTS], b[data.TOWERS], monsters


def set_up(seed: int) -> tuple[bytes, int]:
    """Seats and options: every other game is a solo one, the rest go through seats, modes and rules."""
    if seed % 2:
        return b"\0", seed >> 1 & 1 | (data.KING_2 if seed % 3 else 0)
    seats = 2 + seed // 2 % 5
    rest = (seed * 0x9E5 + seed // 4) & 0x3FFFF
    return bytes(seats), rest


@pytest.mark.parametrize("first", range(0, GAMES, 50))
def test_after_the_events_the_table_is_the_state(first):
    kinds = set()
    for seed in range(first, first + 50):
        session = Session(rules)
        session.start(*set_up(seed), seed)
        # every fifth game is played well: it lasts longer and sees more
        choose = player.with_care if seed % 5 == 0 else player.at_random(seed)
        teller = teller_of(session)
        while not session.is_over():
            action = choose(session)
            session.act(action)
            kinds |= {code for code, _x, _y in told()}
            teller.tell()
            assert shown(teller.view.table) == truth(session.state), f"seed {seed}, decision {session.plies}"
    every = {value for name, value in vars(data).items() if name.startswith("EV_")}
    assert len(every - kinds) <= 3, f"these events never came: {sorted(every - kinds)}"


def told():
    from host_sim.story import events

    return list(events())


@pytest.mark.parametrize(
    ("code", "x", "y", "icon"),
    [
        (data.EV_LORD_PLAY, 7, 3, sprites.BOULDER),
        (data.EV_LORD_PLAY, data.TROLL, 0, sprites.TROLL),
        (data.EV_OFFER, data.BRICK, 2, sprites.CARD_BRICK),
        (data.EV_GIVE, data.BRICK, 2, sprites.CARD_BRICK),
        (data.EV_TRADED, data.BRICK, data.MORTAR, sprites.CARD_BRICK),
        (data.EV_REMOVED, data.MORTAR, 0, sprites.CARD_MORTAR),
        (data.EV_HOME, 3, 2, sprites.TOWER),
        (data.EV_OUT, 0, 2, sprites.RUIN),
        (data.EV_REFUSED, 0, 2, 255),
        (data.EV_SLAIN, 0, data.ORC << 4 | 2 << 2, sprites.ORC),
    ],
)
def test_the_picture_beside_a_sentence_is_of_what_it_tells(code, x, y, icon):
    session = Session(rules)
    session.start(b"\0", 0, 1)
    teller = teller_of(session)
    teller._pick_icon(code, x, y)
    assert teller.icon == icon
