# SPDX-License-Identifier: MIT
"""Contact sheets: pictures of the screen in rows, each with its name, as one PNG of few colours."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from host_sim import paths

GROUND, FRAME, TEXT = (38, 36, 44), (92, 88, 100), (236, 228, 210)
GAP = 8
LABEL = 15  # height of a name

Named = tuple[str, tuple[int, int, bytes]]  # words below, picture (width, height, RGB)


def sheet(title: str, shown: Sequence[Named], columns: int, scale: int = 1) -> Image.Image:
    """All pictures (of one size) in rows of `columns`; `title` may be empty."""
    width, height = shown[0][1][0] * scale, shown[0][1][1] * scale
    rows = -(-len(shown) // columns)
    columns = min(columns, len(shown))
    top = GAP + (2 * LABEL if title else 0)
    size = (GAP + columns * (width + GAP), top + rows * (height + LABEL + GAP))
    image = Image.new("RGB", size, GROUND)
    if title:
        _write(image, title, GAP, GAP, 2)
    for i, (name, (w, h, rgb)) in enumerate(shown):
        x, y = GAP + i % columns * (width + GAP), top + i // columns * (height + LABEL + GAP)
        one = Image.frombytes("RGB", (w, h), rgb).resize((width, height), Image.Resampling.NEAREST)
        image.paste(FRAME, (x - 1, y - 1, x + width + 1, y + height + 1))
        image.paste(one, (x, y))
        _write(image, name[: width // 6], x, y + height + 2)
    return image


def save(image: Image.Image, path: Path) -> Path:
    """Write as a PNG with a palette, which has every colour exactly (there are few)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    found = image.getcolors(256)
    if found:
        colours = sorted(colour for _, colour in found)  # type: ignore[type-var]
        palette = Image.new("P", (1, 1))
        palette.putpalette([v for colour in colours for v in colour])  # type: ignore[union-attr]
        image = image.quantize(len(colours), palette=palette, dither=Image.Dither.NONE)
    image.save(path, optimize=True)
    return path


def _write(image: Image.Image, words: str, x: int, y: int, scale: int = 1) -> None:
    # in the handheld's own letters: the same on every PC
    paths.install()
    from ui import glyph
    from ui.fonts import fixed6x13 as font

    for letter in words:
        number = glyph.find(font.RANGES, ord(letter))
        for row in range(font.HEIGHT):
            bits = font.GLYPHS[number * font.HEIGHT + row]
            for column in range(font.WIDTH):
                if bits << column & 0x80:
                    left, top = x + column * scale, y + row * scale
                    image.paste(TEXT, (left, top, left + scale, top + scale))
        x += font.WIDTH * scale
