# SPDX-License-Identifier: MIT
"""The one 16-colour palette: warm paper ground, ink text, three sector hues.

Dark RED, GREEN, BLUE are inks (text and lines on PAPER); RED_L, GREEN_L, BLUE_L, YELLOW,
YELLOW_L, LIGHT are grounds for INK. Which text goes on which ground is in TEXT_PAIRS; which
colours tell things apart is in MEANING. Both are held to figures by tests/ui/test_palette.py.
"""

from micropython import const

INK = const(0)
PAPER = const(1)
GREY = const(2)  # quiet or disabled text on PAPER
LIGHT = const(3)  # tan: borders, empty things
RED = const(4)
RED_L = const(5)
GREEN = const(6)
GREEN_L = const(7)
BLUE = const(8)
BLUE_L = const(9)
YELLOW = const(10)  # the cursor's row
YELLOW_L = const(11)
BROWN = const(12)
PURPLE = const(13)
GOLD = const(14)  # ornaments, and a ground for INK: too pale for text on PAPER
HIGHLIGHT = const(15)  # outline of what is selected or can be chosen

# 16 x (red, green, blue)
RGB = (
    b"\x1e\x1a\x24\xf6\xea\xd0\x68\x60\x70\xc6\xb8\x98"
    b"\xb0\x24\x1c\xe8\x7c\x6c\x17\x5f\x3e\xbe\xdc\x7e"
    b"\x1f\x4a\x94\x7c\xa8\xe4\xea\xb4\x2a\xff\xe3\x82"
    b"\x77\x48\x1f\x5c\x33\x86\xb0\x7a\x0c\xc8\x0f\x68"
)

# (text, ground), one pair after the other
# fmt: off
TEXT_PAIRS = bytes((
    INK, PAPER, INK, LIGHT, INK, YELLOW, INK, YELLOW_L, INK, RED_L, INK, GREEN_L, INK, BLUE_L,
    GREY, PAPER, GREY, YELLOW_L, RED, PAPER, GREEN, PAPER, BLUE, PAPER, BROWN, PAPER,
    PURPLE, PAPER, HIGHLIGHT, PAPER, PAPER, INK, LIGHT, INK, YELLOW, INK, YELLOW_L, INK,
    GREEN_L, INK, BLUE_L, INK, RED_L, INK, GOLD, INK, PAPER, RED, PAPER, GREEN, PAPER, BLUE,
    PAPER, PURPLE, PAPER, BROWN, PAPER, HIGHLIGHT, PAPER, GREY, INK, GOLD,
))
# fmt: on

# groups of colours that must be told apart side by side
MEANING = (
    bytes((RED_L, GREEN_L, BLUE_L, PAPER)),  # sectors of the board, and what is off it
    bytes((HIGHLIGHT, RED_L, GREEN_L, BLUE_L, PAPER)),  # what is selected
    bytes((YELLOW, PAPER, HIGHLIGHT)),  # cursor
)
INKS = bytes((RED, GREEN, BLUE))  # told apart by letter and hue, so held to a lower figure
