# SPDX-License-Identifier: MIT
"""Watches what text is drawn where, so that tests can ask whether it can be read.

reader = Reader(monkeypatch)
...draw screens...
assert reader.faults() == []
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ui import palette, text


class Line(NamedTuple):
    words: str
    color: int
    ground: int  # the commonest colour under the line
    inside: bool  # no part of a letter is cut off by the edge of the screen
    known: bool  # the font has every letter


class Reader:
    """Records every line of text drawn from now on."""

    def __init__(self, monkeypatch):
        self.lines: list[Line] = []
        draw = text.raw_line

        def watched(buf, glyphs, ranges, s, start, count, x, y, color, scale, cell, width, height):
            data = s.encode() if isinstance(s, str) else bytes(s)
            words = data[start:].decode(errors="ignore")[:count]
            wide, tall = count * (cell & 255) * scale, (cell >> 8) * scale
            ground = _commonest(buf, x, y, wide, tall, width, height)
            inside = 0 <= x and x + wide <= width and 0 <= y and y + tall <= height
            known = all(text.glyph.find(ranges, ord(c)) for c in words)
            if words.strip():
                self.lines.append(Line(words, color, ground, inside, known))
            return draw(buf, glyphs, ranges, s, start, count, x, y, color, scale, cell, width, height)

        monkeypatch.setattr(text, "raw_line", watched)

    def faults(self) -> list[str]:
        """A sentence for each line that is cut, lacks a glyph, or is on the wrong ground."""
        out = []
        good = set(zip(palette.TEXT_PAIRS[::2], palette.TEXT_PAIRS[1::2]))
        for line in self.lines:
            if not line.inside:
                out.append(f"{line.words!r} is cut by the edge of the screen")
            if not line.known:
                out.append(f"{line.words!r} has a letter the font lacks")
            if (line.color, line.ground) not in good:
                out.append(f"{line.words!r} in colour {line.color} on {line.ground} is not a text pair")
        return out


def _commonest(buf, x, y, wide, tall, width, height) -> int:
    count: Counter[int] = Counter()
    for py in range(max(0, y), min(height, y + tall)):
        for px in range(max(0, x), min(width, x + wide)):
            byte = buf[(py * width + px) >> 1]
            count[byte & 15 if px & 1 else byte >> 4] += 1
    return count.most_common(1)[0][0] if count else -1
