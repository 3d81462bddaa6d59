# SPDX-License-Identifier: MIT
"""Dungeon Busters' notation, as host_sim.games wants it."""

from host_sim.games.dungeon_busters.actions import BEGINNINGS, action_text, parse_action
from host_sim.games.dungeon_busters.parse import field_names, parse_position
from host_sim.games.dungeon_busters.position import position_text
from host_sim.games.dungeon_busters.validate import validate

__all__ = ["BEGINNINGS", "action_text", "field_names", "parse_action", "parse_position", "position_text", "validate"]
