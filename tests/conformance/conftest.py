# SPDX-License-Identifier: MIT
"""What the suite plays: every game of the firmware, with every number of seats and a sample of options."""

from __future__ import annotations

import pytest

from host_sim import seeded_cases
from host_sim.seeded_table import Table


@pytest.fixture(params=list(seeded_cases.cases()), ids=str)
def table(request) -> Table:
    """Every game, number of seats and options sample by turns."""
    return Table(request.param)


@pytest.fixture(params=[1, 2], ids="seed{}".format)
def seed(request) -> int:
    """An odd and an even seed: the two styles of random play."""
    return request.param
