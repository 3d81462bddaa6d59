# SPDX-License-Identifier: MIT
"""Which games of Castle Panic are kept as golden transcripts: one of each mode."""

from __future__ import annotations

# name, seats, options, seed
CASES = (
    ("solo", 1, {}, 12),
    ("standard", 3, {}, 40),
    ("coop", 4, {"mode": "coop", "easy": "on", "all_for_one": "on", "heroic": "on"}, 9),
    ("overlord", 3, {"mode": "overlord"}, 5),
    ("overlord_coop", 5, {"mode": "overlord_coop", "closed_hands": "on"}, 6),
    ("home", 4, {"home": "on", "dwindling": "on", "spare_towers": "claim"}, 39),
)
