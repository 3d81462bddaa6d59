# SPDX-License-Identifier: MIT
"""The names that Dungeon Busters' notation uses; the index is the number in the rules."""

from __future__ import annotations

COLOURS = ("red", "yellow", "blue")
HEROES = ("Cook", "Smith", "Scout", "Fiddler", "Scholar")
VILLAINS = tuple(f"V{battle}-{number}" for battle in (1, 2, 3) for number in (1, 2, 3, 4, 5))
PHASES = ("heroes", "choose", "pick", "lose", "over")
