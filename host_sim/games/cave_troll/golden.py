# SPDX-License-Identifier: MIT
"""Which games of Cave Troll are kept as golden transcripts: one for each variant."""

from __future__ import annotations

# name, seats, options, seed
CASES = (
    ("base", 3, {}, 3),
    ("alternate", 4, {"game": "alternate"}, 8),
    ("dark", 2, {"dark": "on"}, 5),
    ("options", 2, {"exactly_one": "on", "thief_stairs": "on", "first": "seat1"}, 6),
    ("near_paladin", 2, {"game": "alternate", "dark": "on", "paladin_room_only": "on"}, 7),
)
