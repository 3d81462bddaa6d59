# SPDX-License-Identifier: MIT
"""The games on this handheld's menu, by the names of their folders; each of them has a view."""

NAMES = ("castle_panic", "dungeon_busters", "cave_troll", "monster_hex")

# those with a guided first game
GUIDED = ("castle_panic",)
