# SPDX-License-Identifier: MIT
"""Monster Hex' notation, as host_sim.games wants it."""

from host_sim.games.monster_hex.actions import BEGINNINGS, action_text, parse_action
from host_sim.games.monster_hex.parse import field_names, parse_position
from host_sim.games.monster_hex.position import position_text
from host_sim.games.monster_hex.validate import validate

__all__ = ["BEGINNINGS", "action_text", "field_names", "parse_action", "parse_position", "position_text", "validate"]
