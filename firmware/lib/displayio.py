# SPDX-License-Identifier: MIT
"""A small displayio on framebuf: what adafruit_display_text needs, and `draw` to show it.

Colours are numbers of our 16-colour palette, not RGB. A TileGrid shows one tile. Nothing is
shown until `draw` copies a Group into a frame buffer.
"""

import framebuf

_CLEAR = 255  # palette entry of what is not drawn
_shader_bytes = bytearray(256)
_shader = framebuf.FrameBuffer(_shader_bytes, 256, 1, framebuf.GS8)


class Bitmap:
    """width x height values below `value_count` (at most 256), all 0."""

    def __init__(self, width, height, value_count):
        bits, form = 1, framebuf.MONO_HLSB
        if value_count > 16:
            bits, form = 8, framebuf.GS8
        elif value_count > 4:
            bits, form = 4, framebuf.GS4_HMSB
        elif value_count > 2:
            bits, form = 2, framebuf.GS2_HMSB
        self.width = width
        self.height = height
        stride = ((width * bits + 7) & ~7) // bits or 8 // bits
        self._fb = framebuf.FrameBuffer(bytearray(stride * bits // 8 * height or 1), width or 1, height or 1, form, stride)

    def fill(self, value):
        self._fb.fill(value)

    def _at(self, index):
        if isinstance(index, int):
            return index % self.width, index // self.width
        return index

    def __getitem__(self, index):
        x, y = self._at(index)
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise ValueError("index out of range")
        return self._fb.pixel(x, y)

    def __setitem__(self, index, value):
        x, y = self._at(index)
        self._fb.pixel(x, y, value)

    def blit(self, x, y, source_bitmap, *, x1=0, y1=0, x2=None, y2=None, skip_index=None):
        """Copy the part x1..x2 - 1, y1..y2 - 1 of another bitmap to (x, y), clipped."""
        source = source_bitmap._fb
        if x2 is None:
            x2 = source_bitmap.width
        if y2 is None:
            y2 = source_bitmap.height
        key = -1 if skip_index is None else skip_index
        if (x1, y1, x2, y2) == (0, 0, source_bitmap.width, source_bitmap.height):
            self._fb.blit(source, x, y, key)
            return
        for sy in range(y1, y2):
            for sx in range(x1, x2):
                value = source.pixel(sx, sy)
                if value != key:
                    self._fb.pixel(x + sx - x1, y + sy - y1, value)


class Palette:
    """`color_count` colours, each opaque or transparent."""

    def __init__(self, color_count):
        self._colors = [0] * color_count
        self._clear = [False] * color_count

    def __len__(self):
        return len(self._colors)

    def __getitem__(self, index):
        return self._colors[index]

    def __setitem__(self, index, value):
        self._colors[index] = value

    def make_transparent(self, palette_index):
        self._clear[palette_index] = True

    def make_opaque(self, palette_index):
        self._clear[palette_index] = False

    def is_transparent(self, palette_index):
        return self._clear[palette_index]


class TileGrid:
    """One tile of a bitmap, placed; `transpose_xy`, `flip_x`, `flip_y` turn it."""

    def __init__(
        self, bitmap, *, pixel_shader, width=1, height=1,
        tile_width=None, tile_height=None, default_tile=0, x=0, y=0,
    ):  # fmt: skip
        if width != 1 or height != 1:
            raise ValueError("a TileGrid has one tile here")
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.tile_width = bitmap.width if tile_width is None else tile_width
        self.tile_height = bitmap.height if tile_height is None else tile_height
        self.tile = default_tile
        self.x = x
        self.y = y
        self.hidden = False
        self.transpose_xy = False
        self.flip_x = False
        self.flip_y = False


class Group:
    """Layers, the first at the bottom, moved by (x, y) and enlarged `scale` times."""

    def __init__(self, *, scale=1, x=0, y=0):
        self._layers = []
        self._scale = scale  # not by the property: labels override that before they are ready
        self.x = x
        self.y = y
        self.hidden = False

    @property
    def scale(self):
        return self._scale

    @scale.setter
    def scale(self, value):
        self._scale = value

    def append(self, layer):
        self._layers.append(layer)

    def insert(self, index, layer):
        self._layers.insert(index, layer)

    def pop(self, index=-1):
        return self._layers.pop(index)

    def remove(self, layer):
        self._layers.remove(layer)

    def index(self, layer):
        return self._layers.index(layer)

    def __len__(self):
        return len(self._layers)

    def __iter__(self):
        return iter(self._layers)

    def __getitem__(self, index):
        return self._layers[index]

    def __setitem__(self, index, layer):
        self._layers[index] = layer

    def __delitem__(self, index):
        del self._layers[index]


def draw(layer, fb, x=0, y=0, scale=1):
    """Draw a Group or TileGrid into FrameBuffer `fb`, its parent's origin being at (x, y)."""
    if layer.hidden:
        return
    x += layer.x * scale
    y += layer.y * scale
    if isinstance(layer, Group):
        for inner in layer._layers:
            draw(inner, fb, x, y, scale * layer._scale)
        return
    _load_shader(layer.pixel_shader)
    bitmap = layer.bitmap
    whole = layer.tile_width == bitmap.width and layer.tile_height == bitmap.height
    turned = layer.transpose_xy or layer.flip_x or layer.flip_y
    if not bitmap.width or not bitmap.height:
        return
    if whole and not turned and scale == 1:
        fb.blit(bitmap._fb, x, y, _CLEAR, _shader)
    else:
        _draw_turned(layer, fb, x, y, scale)


def _load_shader(palette):
    for i in range(len(palette)):
        _shader_bytes[i] = _CLEAR if palette.is_transparent(i) else palette[i] & 15


def _draw_turned(grid, fb, x, y, scale):
    w = grid.tile_width
    h = grid.tile_height
    source = grid.bitmap._fb
    across = grid.bitmap.width // w
    left = grid.tile % across * w
    top = grid.tile // across * h
    for ty in range(h):
        for tx in range(w):
            color = _shader_bytes[source.pixel(left + tx, top + ty)]
            if color != _CLEAR:
                px = w - 1 - tx if grid.flip_x else tx
                py = h - 1 - ty if grid.flip_y else ty
                if grid.transpose_xy:
                    px, py = py, px
                fb.rect(x + px * scale, y + py * scale, scale, scale, color, True)
