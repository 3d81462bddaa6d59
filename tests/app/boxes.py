# SPDX-License-Identifier: MIT
"""Watches whether every word on the screen stays in its box, in whatever language it is, on both sizes of screen.

boxes = Boxes(monkeypatch)
...draw screens...
assert boxes.faults == []
"""

from __future__ import annotations

from app.shell import Shell
from ui import fonts, labels, mono, pieces, small, text, widgets
from ui.surface import Surface

MARK = 4  # letters below a card's picture
COLUMNS = 25  # letters of a row of 128 pixels


class Boxes:
    """Notes every word drawn from now on that is cut, lacks a letter or leaves its box."""

    def __init__(self, monkeypatch) -> None:
        self.faults: list[str] = []
        self.drawn = 0
        self._in_dialog = False
        self._watch_lines(monkeypatch)
        self._watch_bars(monkeypatch)
        self._watch_small_bars(monkeypatch)
        self._watch_sheets(monkeypatch)

    def _check(self, fits: bool, words: str, box: str) -> None:
        if not fits:
            self.faults.append(f"{words!r} is too long for {box}")

    def _line(self, ranges, s, start, count, x, y, wide, tall, width, height) -> None:
        words = (s.encode() if isinstance(s, str) else bytes(s))[start:].decode(errors="ignore")[:count]
        self.drawn += 1
        self._check(0 <= x and x + count * wide <= width, words, "the screen")
        self._check(0 <= y and y + tall <= height, words, "the screen's height")
        for letter in words:
            if not fonts.find(ranges, ord(letter)):
                self.faults.append(f"{words!r}: the font {wide}x{tall} lacks {letter!r}")

    def _watch_lines(self, monkeypatch) -> None:
        draw, one_bit, heading, card = text.raw_line, mono.raw_line, labels.heading, pieces.card

        def line(buf, glyphs, ranges, s, start, count, x, y, color, scale, cell, width, height):
            self._line(ranges, s, start, count, x, y, (cell & 255) * scale, (cell >> 8) * scale, width, height)
            return draw(buf, glyphs, ranges, s, start, count, x, y, color, scale, cell, width, height)

        def small_line(buf, glyphs, ranges, s, start, count, x, y, color, cell, width, height):
            self._line(ranges, s, start, count, x, y, cell & 255, cell >> 8, width, height)
            return one_bit(buf, glyphs, ranges, s, start, count, x, y, color, cell, width, height)

        def head(canvas, s, x, y, w, *rest):
            self._check(len(s) * text.font().width <= w, s, "its heading")
            return heading(canvas, s, x, y, w, *rest)

        def one_card(canvas, icon, ground, mark, *rest):
            self._check(len(mark) <= MARK, mark, "its card")
            return card(canvas, icon, ground, mark, *rest)

        monkeypatch.setattr(text, "raw_line", line)
        monkeypatch.setattr(mono, "raw_line", small_line)
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

    def _watch_small_bars(self, monkeypatch) -> None:
        heading, rows, column, menu_row = small.heading, small._foot_rows, small.column, small.menu_row

        def head(canvas, s):
            self._check(canvas.text_lines(s, canvas.width - 2) <= 2, s, "its heading")
            return heading(canvas, s)

        def foot(canvas, pairs):
            out = rows(canvas, pairs)
            self._check(len(out) <= 2, " ".join(word for _, word in pairs), "the footer")
            return out

        def keys(canvas, pairs, x, y):
            for button, word in pairs:
                self._check(x + small._cap_width(button, word) <= canvas.width, word, "its key")
            return column(canvas, pairs, x, y)

        def row(canvas, word, value, y, h, chosen):
            lines = canvas.text_lines(word, small._WIDE - small._hang(word))
            last = canvas.line_length(lines - 1) + (lines > 1)
            own = 8 * lines < h
            self._check(8 * lines <= h, word, "its rows")
            self._check(not value or own or last + 1 + len(value) <= COLUMNS - 1, f"{word} {value}", "its row")
            self._check(len(value) < COLUMNS, value, "its row")
            return menu_row(canvas, word, value, y, h, chosen)

        monkeypatch.setattr(small, "heading", head)
        monkeypatch.setattr(small, "_foot_rows", foot)
        monkeypatch.setattr(small, "column", keys)
        monkeypatch.setattr(small, "menu_row", row)

    def _watch_sheets(self, monkeypatch) -> None:
        small_header = small.header
        dialog, small_dialog, pages, box, ask = widgets.dialog, small.dialog, small.statements, Surface.text_box, Shell.ask

        def sheet(draw):
            def drawn(*args, **kinds):
                before, self._in_dialog = self._in_dialog, True
                try:
                    return draw(*args, **kinds)
                finally:
                    self._in_dialog = before

            return drawn

        def text_box(canvas, s, x, y, w, h, c, font=None, first=0, center=False, hang=0):
            lines = box(canvas, s, x, y, w, h, c, font, first, center, hang)
            # a dialog scrolls
            self._check(self._in_dialog or lines <= h // (font or canvas.font).height, s, "its box")
            return lines

        def asked(shell, heading, body):
            room = widgets.dialog_lines(144)
            fits = shell.kit.SMALL or shell.canvas.text_lines(body, shell.canvas.width - 38) <= room
            self._check(fits, body, "its question")
            return ask(shell, heading, body)

        def header(canvas, left, right="", *rest):
            # its rows are drawn one by one
            self._check(canvas.text_lines(left, canvas.width - 1) <= 2, left, "the header")
            return sheet(small_header)(canvas, left, right, *rest)

        monkeypatch.setattr(small, "header", header)
        monkeypatch.setattr(widgets, "dialog", sheet(dialog))
        monkeypatch.setattr(small, "dialog", sheet(small_dialog))
        monkeypatch.setattr(small, "statements", sheet(pages))
        monkeypatch.setattr(Surface, "text_box", text_box)
        monkeypatch.setattr(Shell, "ask", asked)
