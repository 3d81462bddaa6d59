# SPDX-License-Identifier: MIT
"""When: a seat acts or tries to.  What else may happen is each game's own: host_sim/games/GAME/steps.py."""

from __future__ import annotations

from pytest_bdd import parsers, when

from host_sim.steps.table import Table


@when(parsers.re(r'seat (?P<seat>\d+) does "(?P<text>.*)"'))
def does(table: Table, seat: str, text: str) -> None:
    """A legal action; the step fails and names the rule if it is not."""
    table.start()
    _must_decide(table, int(seat))
    action = table.parse(text)
    rule = table.why_not(action)
    if rule:
        raise AssertionError(f"{table.rule(rule)} forbids '{text}'; legal are: {', '.join(map(table.text, table.legal()))}")
    table.apply(action)
    table.settle()


@when(parsers.re(r'seat (?P<seat>\d+) tries "(?P<text>.*)"'))
def tries(table: Table, seat: str, text: str) -> None:
    """An action that may be refused; it is done if nothing forbids it."""
    table.start()
    _must_decide(table, int(seat))
    action = table.parse(text)
    table.refusal = table.why_not(action)
    if not table.refusal:
        table.apply(action)
    table.settle()


def _must_decide(table: Table, seat: int) -> None:
    mover = table.rules.to_move(table.state)
    if mover < 0:
        raise AssertionError(f"seat {seat} can do nothing: the game is over")
    if not table.legal():
        raise AssertionError(f"seat {seat} can do nothing between two phases: first say 'When the turn passes'")
    if mover + 1 != seat:
        raise AssertionError(f"seat {mover + 1} must decide now, not seat {seat}")
