# SPDX-License-Identifier: MIT
"""Watches whether every word on the screen stays in its box, in whatever language it is.

boxes = Boxes(monkeypatch)
...draw screens...
assert boxes.faults == []
"""

from __future__ import annotations

from app.shell import Shell
from ui import labels, pieces, text, widgets
from ui.canvas import Canvas

MARK = 4  # letters below a card's picture


class Boxes:
    """Notes every word drawn from now on that is cut, lacks a letter or leaves its box."""

    def __init__(self, monkeypatch) -> None:
        self.faults: list[str] = []
        self.drawn = 0
        self._in_dialog = False
        self._watch_lines(monkeypatch)
        self._watch_bars(monkeypatch)
        self._watch_sheets(monkeypatch)

    def _check(self, fits: bool, words: str, box: str) -> None:
        if not fits:
            self.faults.append(f"{words!r} is too long for {box}")

    def _watch_lines(self, monkeypatch) -> None:
        draw, heading, card = text.raw_line, labels.heading, pieces.card

        def line(buf, glyphs, ranges, s, start, count, x, y, color, scale, cell, width, height):
            words = (s.encode() if isinstance(s, str) else bytes(s))[start:].decode(errors="ignore")[:count]
            self.drawn += 1
            self._check(0 <= x and x + count * (cell & 255) * scale <= width, words, "the screen")
            self._check(0 <= y and y + (cell >> 8) * scale <= height, words, "the screen's height")
            for letter in words:
                if not text.glyph.find(ranges, ord(letter)):
                    self.faults.append(f"{words!r}: the font {cell & 255}x{cell >> 8} lacks {letter!r}")
            return draw(buf, glyphs, ranges, s, start, count, x, y, color, scale, cell, width, height)

        def head(canvas, s, x, y, w, *rest):
            self._check(len(s) * text.font().width <= w, s, "its heading")
            return heading(canvas, s, x, y, w, *rest)

        def one_card(canvas, icon, ground, mark, *rest):
            self._check(len(mark) <= MARK, mark, "its card")
            return card(canvas, icon, ground, mark, *rest)

        monkeypatch.setattr(text, "raw_line", line)
        monkeypatch.setattr(labels, "heading", head)
        monkeypatch.setattr(pieces, "card", one_card)

    def _watch_bars(self, monkeypatch) -> None:
        header, row = widgets.header, widgets.menu_row

        def top(canvas, left, right="", *rest):
            self._check(6 * (len(left) + len(right) + (1 if right else 0)) + 8 <= canvas.width, left + right, "the header")
            return header(canvas, left, right, *rest)

        def menu_row(canvas, word, value, x, y, w, *rest):
            gap = 1 if value else 0
            self._check(6 * (len(word) + len(value or "") + gap) <= w - 22, f"{word} {value}", "its row")
            return row(canvas, word, value, x, y, w, *rest)

        monkeypatch.setattr(widgets, "header", top)
        monkeypatch.setattr(widgets, "menu_row", menu_row)

    def _watch_sheets(self, monkeypatch) -> None:
        dialog, box, ask = widgets.dialog, Canvas.text_box, Shell.ask

        def sheet(*args, **kinds):
            self._in_dialog = True
            try:
                return dialog(*args, **kinds)
            finally:
                self._in_dialog = False

        def text_box(canvas, s, x, y, w, h, c, font=None, first=0, center=False):
            lines = box(canvas, s, x, y, w, h, c, font, first, center)
            # a dialog scrolls
            self._check(self._in_dialog or lines <= h // (font or canvas.font).height, s, "its box")
            return lines

        def asked(shell, heading, body):
            self._check(shell.canvas.text_lines(body, shell.canvas.width - 38) <= widgets.dialog_lines(144), body, "its question")
            return ask(shell, heading, body)

        monkeypatch.setattr(widgets, "dialog", sheet)
        monkeypatch.setattr(Canvas, "text_box", text_box)
        monkeypatch.setattr(Shell, "ask", asked)
