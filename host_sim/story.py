# SPDX-License-Identifier: MIT
"""A game told in text: each decision, then what happened, with the rule behind it."""

from __future__ import annotations

from collections.abc import Iterator

from host_sim.games import Game


def events() -> Iterator[tuple[int, int, int]]:
    """(code, x, y) of each event of the last action."""
    from core.events import LOG

    for i in range(1, LOG[0], 2):
        yield LOG[i] >> 8, LOG[i] & 255, LOG[i + 1]


def event_lines(game: Game) -> Iterator[str]:
    """The events of the last action as indented lines `what happened  [CP-150]`."""
    for code, x, y in events():
        line = game.log.line(code, x, y)
        if line:
            yield f"        {line}  [{game.rules.RULE_PREFIX}-{game.log.rule(code, x, y):03}]"


def decision_line(game: Game, session, action: int) -> str:
    """`  12  seat 1: play Red Archer on ...` for the action that is to be made now."""
    seat = game.rules.to_move(session.state)
    return f"{session.plies + 1:4}  seat {seat + 1}: {game.notation.action_text(session.state, action)}"


def outcome(game: Game, state) -> str:
    """How the game ended, in one line."""
    won = game.rules.result(state)
    if won < 0:
        return "The game is not over."
    seats = range(game.rules.seats(state))
    points = ", ".join(f"seat {i + 1}: {game.rules.score(state, i)}" for i in seats)
    winners = [str(i + 1) for i in seats if won >> i & 1]
    if winners and len(winners) < len(seats):
        return f"Won by seat{'s' if len(winners) > 1 else ''} {', '.join(winners)}. Points: {points}"
    return f"{'Won' if winners else 'Lost'}. Points: {points}"
