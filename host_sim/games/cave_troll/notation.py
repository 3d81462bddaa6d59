# SPDX-License-Identifier: MIT
"""Cave Troll's notation, as host_sim.games wants it."""

from host_sim.games.cave_troll.actions import BEGINNINGS, action_text, parse_action
from host_sim.games.cave_troll.parse import field_names, parse_position
from host_sim.games.cave_troll.position import position_text
from host_sim.games.cave_troll.validate import validate

__all__ = ["BEGINNINGS", "action_text", "field_names", "parse_action", "parse_position", "position_text", "validate"]
