# SPDX-License-Identifier: MIT
"""The pictures by number, and the colour maps that recolour them.

A number goes to Canvas.sprite. Pictures of one kind are in a row, so that MONSTERS + kind and
MONSTERS_12 + kind work.
"""

from ui.sprite_data import *  # noqa: F403
from ui.sprite_data import INDEX


def size(number):
    """(width, height) of a picture."""
    return INDEX[number * 5 + 2], INDEX[number * 5 + 3]
