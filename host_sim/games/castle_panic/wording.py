# SPDX-License-Identifier: MIT
"""Castle Panic's position fields in one spelling, so that two can be compared."""

from __future__ import annotations

from core import options as choices
from games.castle_panic import data, pieces

from host_sim.games.castle_panic import monsters

# fields whose list has an order that matters; the next one comes first
ORDERED = ("deck", "pile")


def item(state, name: str, text: str) -> str:
    """One entry of the list field `name`, spelled as position_text spells it."""
    if name != "monsters":
        return text
    try:
        one = monsters.parse(text)
    except ValueError as fault:
        raise AssertionError(str(fault)) from None
    points = one.points or pieces.start_points(state[1], one.kind)
    tar = data.TAR_BIT if one.tar else 0
    return monsters.text(state[1], one.pos << 7 | one.kind << 4 | points << 2 | tar | one.marked)


def options_text(packed: int) -> str:
    """Packed options as the position text has them."""
    return " ".join(f"{name}={choices.get(data.OPTIONS, packed, name)}" for name, _shift, _choices in data.OPTIONS)
