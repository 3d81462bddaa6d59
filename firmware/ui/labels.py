# SPDX-License-Identifier: MIT
"""Titles as adafruit_display_text labels, or as direct text where that library is not there.

A label costs about 20 ms to make: for headings that stay, not for what follows the cursor.
"""

from core import loading
from ui import text

_GLYPHS_KEPT = 64


class Glyph:
    """What adafruit_display_text asks of a glyph; the bitmap is the whole cell."""

    def __init__(self, bitmap, face):
        self.bitmap = bitmap
        self.tile_index = 0
        self.width = face.width
        self.height = face.height
        self.dx = 0
        self.dy = face.ascent - face.height
        self.shift_x = face.width
        self.shift_y = 0


class LabelFont:
    """A packed font (ui.text.Font) behind the two methods of fontio's protocol."""

    def __init__(self, face):
        self.face = face
        self.ascent = face.ascent
        self.descent = face.height - face.ascent
        self._kept = {}
        self._rows = face.glyphs
        self._displayio = loading.passing("displayio")

    def get_bounding_box(self):
        f = self.face
        return f.width, f.height, 0, f.ascent - f.height

    def get_glyph(self, codepoint):
        """The glyph of a code point; that of number 0 if the font lacks it."""
        if self._rows is not self.face.glyphs:
            # another language: the numbers are others
            self._kept.clear()
            self._rows = self.face.glyphs
        number = self.face.find(codepoint)
        glyph = self._kept.get(number)
        if glyph is None:
            if len(self._kept) >= _GLYPHS_KEPT:  # bounded: a page of Greek must not fill the heap
                self._kept.clear()
            glyph = self._kept[number] = Glyph(self._bitmap(number), self.face)
        return glyph

    def _bitmap(self, number):
        f = self.face
        bitmap = self._displayio.Bitmap(f.width, f.height, 2)
        for y in range(f.height):
            row = f.glyphs[number * f.height + y]
            for x in range(f.width):
                if row & 0x80 >> x:
                    bitmap[x, y] = 1
        return bitmap


# True while a game is open: there is no room for the library, and lines of text look the same
direct = False


def _library():
    """The module of labels, or None where it is not installed."""
    try:
        return loading.passing("adafruit_display_text.bitmap_label")
    except ImportError:
        return None


def heading(canvas, s, x, y, w, color, scale=1):
    """One line of str `s` in the middle of the w pixels from x, top of its cells at y.

    The largest scale up to `scale` that fits is used. Returns the height used.
    """
    face = text.font()
    while scale > 1 and len(s) * face.width * scale > w:
        scale -= 1
    library = None if direct or not s else _library()
    if library is None:
        canvas.text_center(s, x, y, w, color, None, scale)
        return face.height * scale
    # kept with the library, to go when that goes
    if not hasattr(library, "pocket_font"):
        library.pocket_font = LabelFont(face)
    label = library.Label(library.pocket_font, text=s, color=color, scale=scale, base_alignment=True)
    left = x + (w - len(s) * face.width * scale) // 2
    label.x = left
    label.y = y + face.ascent * scale
    loading.passing("displayio").draw(label, canvas.fb)
    canvas.mark(y, y + face.height * scale)
    return face.height * scale
