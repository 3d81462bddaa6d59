# SPDX-License-Identifier: MIT
"""The pictures by number, as Canvas.sprite takes them; in colour and on 128x64 the same ones.

Pictures of one kind are in a row, so that GOBLIN + kind and GOBLIN_12 + kind work.
"""

from ui.sprite_names import *  # noqa: F403
