# SPDX-License-Identifier: MIT
"""Which games of Dungeon Busters are kept as golden transcripts: one for each number of seats, one without talk."""

from __future__ import annotations

# name, seats, options, seed
CASES = (
    ("three", 3, {}, 3),
    ("four", 4, {}, 8),
    ("five", 5, {}, 5),
    ("silent", 4, {"talk": "off"}, 21),
)
