# SPDX-License-Identifier: MIT
"""Which games of Monster Hex are kept as golden transcripts: the five modes, with and without the options."""

from __future__ import annotations

# name, seats, options, seed
CASES = (
    ("solo", 1, {"abilities": "on", "objectives": "on"}, 4),
    ("two", 2, {}, 2),
    ("two_shared", 2, {"shared": "on", "abilities": "on", "objectives": "on"}, 7),
    ("three", 3, {"abilities": "on"}, 3),
    ("four", 4, {"abilities": "on", "objectives": "on", "rotate": "on"}, 5),
)
