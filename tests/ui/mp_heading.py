# SPDX-License-Identifier: MIT
"""Headings; prints whether the label library was there, and a checksum a heading."""

import binascii

from ui import labels, palette
from ui.canvas import Canvas

buf = bytearray(240 * 40 // 2)
canvas = Canvas(buf, 240, 40)
print("library", labels._library() is not None)
for words, scale in (("Castle Panic", 2), ("Замок под ударом!", 1), ("A long one: it shrinks to fit", 2), ("", 1)):
    canvas.clear(palette.PAPER)
    height = labels.heading(canvas, words, 8, 4, 224, palette.RED, scale)
    print(height, binascii.crc32(buf))
