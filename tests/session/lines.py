# SPDX-License-Identifier: MIT
"""Games of Castle Panic as lines (see mp_lines.py), long ones with undo and second thoughts in them."""

from __future__ import annotations

from array import array
from functools import cache

from core import events
from core.session import Session
from games.castle_panic import bot, rules
from tests.session.mp_lines import do

# the computer plays long with these seeds: more than 130 plies, so that the history is filed twice
LONG_SEEDS = (91, 77, 60)
_ALL = 1 << 20


def _choice(state, seed: int) -> int:
    view = rules.make()
    rules.observe(state, rules.to_move(state), view)
    bot.start(view, rules.to_move(state), 1, seed)
    return bot.step(_ALL)


def _open_ones(state, but: int) -> list[int]:
    # legal actions that show nothing hidden, without the one that is meant
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    found = []
    for action in out[: rules.legal(state, out)]:
        copy = bytearray(state[0]), array("H", state[1])
        events.clear()
        rules.apply(copy, action)
        if action != but and not events.revealed():
            found.append(action)
    return found


@cache
def whole_game(seed: int, options: int = 0, every: int = 4) -> tuple[str, ...]:
    """A game to its end; at each `every`th ply something else is done first, and undone."""
    session = Session(rules)
    session.start(b"\0", options, seed)
    lines = [f"n {options} {seed} 0"]
    while not session.is_over():
        action = _choice(session.state, seed * 1000 + session.plies)
        other = _open_ones(session.state, action) if session.plies % every == every - 1 else []
        if other:
            lines += [f"a {other[session.plies % len(other)]}", "u"]
        assert session.act(action) == 0
        lines.append(f"a {action}")
    return tuple(lines)


def again_from(seed: int, ply: int) -> list[str]:
    """What to do after a whole game: restore a ply of it and play on to the same end."""
    session = Session(rules)
    for line in whole_game(seed):
        do(session, line)
    return [f"r {ply}", *(f"a {action}" for action in session.actions[ply : session.plies])]
