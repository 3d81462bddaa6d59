# SPDX-License-Identifier: MIT
"""Draws labels over whichever displayio is on the path; prints a checksum a picture.

Run in a process of its own: Blinka brings top-level modules that must not meet the simulator's.
Arguments: `pictures` also prints each picture (to see what differs).
"""

import binascii
import sys

import displayio
from adafruit_display_text import bitmap_label, label

from ui import palette, text
from ui.labels import LabelFont

W = 160
H = 96
OURS = hasattr(displayio, "draw")
STRINGS = (
    "Castle Panic", "M", "gjpqy|_", "two\nlines", "", "tab\there", "a\n\nb",
    "Замок под ударом!", "Гоните его\nобратно!", "Ο πύργος κρατά", "Άψογη Βολή",
    "é ü ß ñ «»", "→ ♥ ♠ ⚅", "あ?",
)  # fmt: skip
OPTIONS = (
    {},
    {"scale": 2},
    {"background_color": palette.YELLOW},
    {"background_color": palette.BLUE_L, "padding_left": 3, "padding_top": 2, "padding_right": 1},
    {"background_color": palette.LIGHT, "background_tight": True},
    {"base_alignment": True, "line_spacing": 1.0},
    {"anchor_point": (0.5, 0.5), "anchored_position": (80, 48)},
    {"anchor_point": (1.0, 0.0), "anchored_position": (150, 4), "scale": 2},
    {"label_direction": "UPR"},
    {"label_direction": "DWR", "background_color": palette.GREEN_L},
    {"label_direction": "RTL"},
)
GROUND = palette.PAPER


def color(index):
    """A palette index as this displayio wants it."""
    if OURS:
        return index
    r, g, b = palette.RGB[index * 3 : index * 3 + 3]
    return r << 16 | g << 8 | b


def paint(group):
    """The picture of a group as a bytearray of palette indices, W x H."""
    if OURS:
        import framebuf

        buf = bytearray(W * H)
        fb = framebuf.FrameBuffer(buf, W, H, framebuf.GS8)
        fb.fill(GROUND)
        displayio.draw(group, fb)
        return buf
    return paint_blinka(group)


def paint_blinka(group):
    """Through Blinka's own compositor, into RGB565 and back to indices."""
    from array import array

    from displayio._area import Area
    from displayio._structs import ColorspaceStruct, TransformStruct

    root = displayio.Group()
    root._update_transform(TransformStruct())
    root.append(group)
    pixels = array("H", [0] * (W * H))
    mask = array("L", [0] * (W * H // 32 + 1))
    root._fill_area(ColorspaceStruct(depth=16), Area(0, 0, W, H), mask, memoryview(pixels))
    index = {}
    for i in range(16):
        rgb = color(i)
        index[rgb >> 8 & 0xF800 | rgb >> 5 & 0x07E0 | rgb >> 3 & 0x001F] = i
    return bytearray(index[v] if mask[i >> 5] >> (i & 31) & 1 else GROUND for i, v in enumerate(pixels))


def cases():
    for face in (text.font(), text.small_font()):
        font = LabelFont(face)
        for kind in (bitmap_label, label):
            for number, options in enumerate(OPTIONS):
                for s in STRINGS:
                    given = {k: color(v) if k == "background_color" else v for k, v in options.items()}
                    shown = kind.Label(font, text=s, color=color(palette.RED), **given)
                    if "anchor_point" not in options:
                        shown.x = 20
                        shown.y = 40
                    yield "%d %s %d %d" % (face.width, kind.__name__, number, STRINGS.index(s)), shown


def main():
    for case, shown in cases():
        picture = paint(shown)
        print(case, binascii.crc32(picture))
        if "pictures" in sys.argv:
            for y in range(H):
                row = picture[y * W : y * W + W]
                print("".join("." if v == GROUND else "0123456789abcdef"[v] for v in row))


main()
