# SPDX-License-Identifier: MIT
"""Castle Panic's notation, as host_sim.games wants it."""

from host_sim.games.castle_panic.actions import BEGINNINGS, action_text, parse_action
from host_sim.games.castle_panic.parse import field_names, parse_position
from host_sim.games.castle_panic.position import position_text
from host_sim.games.castle_panic.validate import validate

__all__ = ["BEGINNINGS", "action_text", "field_names", "parse_action", "parse_position", "position_text", "validate"]
