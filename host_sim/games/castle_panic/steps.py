# SPDX-License-Identifier: MIT
"""Castle Panic's own steps: a phase or a whole turn passes."""

from __future__ import annotations

from pytest_bdd import parsers, when

from host_sim.steps.table import Table


@when(parsers.re(r"phase (?P<number>\d+) passes"))
def a_phase(table: Table, number: str) -> None:
    """That phase alone, up to its end or its first question."""
    table.start()
    table.run_phase(int(number))
    table.settle()


@when("the turn passes")
def the_turn(table: Table) -> None:
    """Everything up to the next turn's first decision, passing where a seat may; stops at a question."""
    table.start()
    table.boundary = 0
    table.game_phases().end_turn(table.state, table.apply)
    table.settle()
