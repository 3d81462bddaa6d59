# SPDX-License-Identifier: MIT
"""Monster Hex' own steps: captures on a position that was set up, numbers of placements."""

from __future__ import annotations

from pytest_bdd import parsers, then, when

from games.monster_hex import data, flow
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
