# SPDX-License-Identifier: MIT
"""`position GAME`: what a position text says, who must decide, and all that may be done."""

from __future__ import annotations

from array import array

from host_sim import games
from host_sim.errors import UserError
from host_sim.games import fields


def run_position(game: str, text: str) -> int:
    """Print the one canonical text, who must decide and every legal action; UserError if the position cannot be."""
    told = games.get(game)
    if not fields.split(text).items:
        raise UserError("position: the text is empty, and must name a field at least, as in 'seats: 2'")
    state = told.notation.parse_position(text)
    print(told.notation.position_text(state))
    print()
    print("\n".join(_decision(told, state)))
    return 0


def _decision(game: games.Game, state) -> list[str]:
    rules = game.rules
    seat = rules.to_move(state)
    if seat < 0:
        return [_result(rules, state)]
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    actions = out[: rules.legal(state, out)]
    heading = f"seat {seat + 1} decides; {len(actions)} legal action{'' if len(actions) == 1 else 's'}:"
    return [heading, *(game.notation.action_text(state, action) for action in actions)]


def _result(rules, state) -> str:
    won = rules.result(state)
    seats = [i for i in range(rules.SEATS[-1]) if won >> i & 1]
    if not seats:
        return "the game is over: nobody has won"
    names = " and ".join(str(i + 1) for i in seats)
    points = ", ".join(str(rules.score(state, i)) for i in seats)
    return f"the game is over: won by seat{'s' * (len(seats) > 1)} {names} (points: {points})"
