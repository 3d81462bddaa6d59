# SPDX-License-Identifier: MIT
"""The names that Castle Panic's notation uses; the index is the number in the rules."""

from __future__ import annotations

COLOURS = ("Red", "Green", "Blue")
RINGS = "FAKSC"

MONSTERS = ("Goblin", "Orc", "Troll", "Goblin King", "Orc Warlord", "Troll Mage", "Healer")

TOKENS = MONSTERS + (
    "Giant Boulder",
    "Red Monsters Move 1",
    "Green Monsters Move 1",
    "Blue Monsters Move 1",
    "Monsters Move Clockwise",
    "Monsters Move Counter-Clockwise",
    "Plague! Archers",
    "Plague! Knights",
    "Plague! Swordsmen",
    "All Players Discard 1 Card",
    "Draw 3 Monster Tokens",
    "Draw 4 Monster Tokens",
)

CARDS = (
    *(f"{colour} {kind}" for kind in ("Archer", "Knight", "Swordsman") for colour in (*COLOURS, "Any Color")),
    *(f"{colour} Hero" for colour in COLOURS),
    "Brick",
    "Mortar",
    "Barbarian",
    "Nice Shot",
    "Tar",
    "Drive Him Back!",
    "Fortify Wall",
    "Missing",
    "Draw 2 Cards",
    "Scavenge",
)

PHASES = ("setup", "draw", "discard", "trade", "play", "move", "tokens", "over", "overlord")
OUTCOMES = ("running", "won", "lost")

# short names of position fields
ALIASES = {"w": "walls", "fw": "fortified", "t": "towers", "castle": "towers"}
