# SPDX-License-Identifier: MIT
"""A step that names a seat which is not at the table does not pass."""

import pytest

from host_sim.steps import table, then


@pytest.mark.parametrize("step", [lambda t: then.the_score(t, "9", "0"), lambda t: then.sees(t, "3", "turn: 1")])
def test_no_such_seat(step):
    game = table.Table("castle_panic")
    game.give("monsters: Orc @A1")
    game.start()
    with pytest.raises(AssertionError, match="there is no seat"):
        step(game)
