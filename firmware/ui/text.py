# SPDX-License-Identifier: MIT
"""Fixed-width text on a 16-colour screen: the line routine and what ui.fonts has. No pixel is set outside the buffer."""

import sys

from ui.fonts import Font, font, small_font, width, wrap

if sys.implementation.name == "micropython":
    try:
        from ui import glyph_viper as glyph
    except (ImportError, SyntaxError, AttributeError, NameError):  # a port without viper
        from ui import glyph
else:
    from ui import glyph

__all__ = ["Font", "font", "glyph", "raw_block", "raw_line", "raw_sprite", "small_font", "width", "wrap"]

raw_line = glyph.line
raw_sprite = glyph.sprite
raw_block = glyph.block
