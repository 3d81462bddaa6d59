# SPDX-License-Identifier: MIT
"""Monster Hex' own steps: captures on a position that was set up, numbers of placements, what an objective brings."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from games.monster_hex import data, flow, objectives
from host_sim.games.monster_hex.names import OBJECTIVES
from host_sim.steps.table import Table


@when("what is due is captured")
def what_is_due(table: Table) -> None:
    """Step 3 of a turn, up to the first question; then the next turn."""
    table.start()
    flow.settle(*table.state)
    table.settle()


@then(parsers.re(r"there are (?P<count>\d+) legal placements"))
def so_many(table: Table, count: str) -> None:
    """The number of legal `place` actions."""
    found = sum(1 for action in table.legal() if action >> 11 == data.PLACE)
    if found != int(count):
        raise AssertionError(f"expected {count} legal placements, found {found}")


@then(parsers.re(r'"(?P<name>[A-Z][a-z ]+)" is worth (?P<points>\d+) to seat (?P<seat>\d)'))
def worth(table: Table, name: str, points: str, seat: str) -> None:
    """What an objective would bring if the game ended like this."""
    if name not in OBJECTIVES:
        raise AssertionError(f"there is no objective '{name}'; there are {', '.join(OBJECTIVES)}")
    found = objectives.points(table.state[0], OBJECTIVES.index(name), table.seat(seat))
    if found != int(points):
        raise AssertionError(f"expected that {name} is worth {points} to seat {seat}, found {found}")
