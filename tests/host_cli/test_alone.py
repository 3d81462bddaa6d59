# SPDX-License-Identifier: MIT
"""Two handhelds on the same saved games: the second one is refused, and nothing happens to the first."""

import pytest

from host_sim import handheld
from host_sim.errors import UserError


def test_a_second_handheld_is_refused(tmp_path):
    with handheld.alone_in(tmp_path):
        with pytest.raises(UserError, match="another handheld is open on the saved games"):
            with handheld.alone_in(tmp_path):
                pass
    with handheld.alone_in(tmp_path):
        pass
