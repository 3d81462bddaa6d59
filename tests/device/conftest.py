# SPDX-License-Identifier: MIT
"""The emulated board, where its pieces can be had; else its tests are skipped, and say why."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from host_sim.device import pieces
from host_sim.device.chip import Chip


@pytest.fixture
def chip() -> Iterator[Chip]:
    """A chip that is off."""
    missing = pieces.why_missing()
    if missing:
        pytest.skip(missing)
    with Chip() as one:
        yield one
