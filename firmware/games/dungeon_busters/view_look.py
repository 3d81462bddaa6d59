# SPDX-License-Identifier: MIT
"""Dungeon Busters: what a villain looks like."""

from games.dungeon_busters import view_pictures as art
from ui.palette import BLUE, BLUE_L, BROWN, GOLD, GREEN, GREEN_L, GREY, LIGHT, PURPLE, RED, RED_L, YELLOW_L

# picture of each of the fifteen
PICTURES = bytes((
    art.JELLY, art.JELLY, art.BONES, art.CHEST, art.BEAST, art.TURNIP, art.IMP, art.NEWT, art.CHEST, art.GROOM,
    art.JELLY, art.HOUND, art.BONES, art.CHEST, art.WYRM,
))  # fmt: skip


def _map(*pairs):
    # a colour map that changes these colours
    out = bytearray(range(16))
    for i in range(0, len(pairs), 2):
        out[pairs[i]] = pairs[i + 1]
    return bytes(out)


_SAME = bytes(range(16))
# .. and which of its colours are others, where two have the same picture
COLOURS = {
    1: _map(BLUE, RED, BLUE_L, RED_L), 10: _map(BLUE, GREEN, BLUE_L, GREEN_L), 8: _map(BROWN, GREY),
    13: _map(BROWN, PURPLE, GOLD, LIGHT), 12: _map(1, YELLOW_L),
}  # fmt: skip


def colours(kind):
    """The colour map of a villain."""
    return COLOURS.get(kind, _SAME)
