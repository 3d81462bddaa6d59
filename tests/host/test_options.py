# SPDX-License-Identifier: MIT
"""The set-up choices of a command line."""

from __future__ import annotations

import pytest

from games.monster_hex import data, rules
from host_sim.errors import UserError
from host_sim.handheld import packed_options


def test_a_choice_is_on_or_off_or_yes_or_no_as_the_screens_say():
    for word in ("on", "yes"):
        assert packed_options(rules, {"abilities": word}) == data.ABLE
    for word in ("off", "no"):
        assert packed_options(rules, {"abilities": word}) == 0


def test_another_word_is_refused_with_those_that_there_are():
    with pytest.raises(UserError, match="off or on"):
        packed_options(rules, {"abilities": "maybe"})
