# SPDX-License-Identifier: MIT
"""The tests' handheld: a puppet of the simulator that also notes what is cut, and may leave the panel dark."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from games import NAMES
from host_sim import clock
from host_sim.front.keys import PRESS_MS
from host_sim.puppet import Puppet, Story, put

__all__ = ["BOARD", "SMALL", "Handheld", "Story", "forget_firmware", "put"]

BOARD = "PIMORONI_PICOSYSTEM"
SMALL = "PICO_OLED"


class Handheld(Puppet):
    """A Puppet that keeps view and shell, and in `cut` the words too long for their place or cut by the screen's edge."""

    def __init__(self, monkeypatch, folder: Path, board: str = BOARD) -> None:
        self.cut: list[str] = []
        self.view = None
        self.shell = None
        super().__init__(monkeypatch, board, folder)
        self._watch(monkeypatch)

    def _watch(self, monkeypatch) -> None:
        from app import shell as shells
        from ui import labels, mono, pieces, text, widgets

        draw, heading, menu_row, steps = text.raw_line, labels.heading, widgets.menu_row, pieces.steps
        switch_on = shells.Shell.__init__

        def line(buf, glyphs, ranges, s, start, count, *rest):
            x, y, _, scale, cell, width, height = rest
            right, bottom = x + count * (cell & 255) * scale, y + (cell >> 8) * scale
            self.cut += [] if 0 <= x and right <= width and 0 <= y and bottom <= height else [str(s)]
            return draw(buf, glyphs, ranges, s, start, count, *rest)

        small_line = mono.raw_line

        def one_bit(buf, glyphs, ranges, s, start, count, x, y, color, cell, width, height):
            right, bottom = x + count * (cell & 255), y + (cell >> 8)
            self.cut += [] if 0 <= x and right <= width and 0 <= y and bottom <= height else [str(s)]
            return small_line(buf, glyphs, ranges, s, start, count, x, y, color, cell, width, height)

        def head(canvas, s, x, y, w, *rest):
            self.cut += [s] if len(s) * text.font().width > w else []
            return heading(canvas, s, x, y, w, *rest)

        def row(canvas, word, value, x, y, w, *rest):
            if value and canvas.text_width(word) + canvas.text_width(value) + 6 > w - 22:
                self.cut.append(f"{word} {value}")
            return menu_row(canvas, word, value, x, y, w, *rest)

        def phases(canvas, current, total, x, y):
            words = f"P{self.seat} {self.header}" if self.seat else self.header
            self.cut += [words] if canvas.text_width(words) + 4 > x - 2 else []
            return steps(canvas, current, total, x, y)

        def view(begin):
            def watched(this, *rest):
                self.view = this
                begin(this, *rest)

            return watched

        def shell(this, *rest):
            self.shell = this
            switch_on(this, *rest)

        monkeypatch.setattr(text, "raw_line", line)
        monkeypatch.setattr(mono, "raw_line", one_bit)
        monkeypatch.setattr(labels, "heading", head)
        monkeypatch.setattr(widgets, "menu_row", row)
        monkeypatch.setattr(pieces, "steps", phases)
        for game in NAMES:
            of_it = importlib.import_module(f"games.{game}.view").View
            monkeypatch.setattr(of_it, "__init__", view(of_it.__init__))
        monkeypatch.setattr(shells.Shell, "__init__", shell)

    def dark(self, monkeypatch) -> None:
        """Leave the panel dark: a long game then takes half the time."""
        monkeypatch.setattr(self._panel(), "show", lambda *_: None)

    def _panel(self) -> type:
        from drivers.ssd1306 import SSD1306
        from drivers.st7789 import ST7789

        return SSD1306 if self.rig.board.COLORS == 2 else ST7789

    def blind(self, monkeypatch) -> None:
        """Leave the board undrawn and unmoved as well, and the panel dark: for whole games, of which only words are read."""
        from ui.canvas import Canvas
        from ui.motion import Motion

        self.dark(monkeypatch)
        monkeypatch.setattr(Motion, "wanted", lambda _: False)
        boards = [importlib.import_module(f"games.{game}.{view}") for game in NAMES for view in ("view_board", "view_small")]
        for board in [module.Board for module in boards]:
            for name in ("draw", "update", "space", "arc", "ring_monster", "ring_space", "ring_wall"):
                if hasattr(board, name):
                    monkeypatch.setattr(board, name, lambda *_: None)
        monkeypatch.setattr(Canvas, "sprite", lambda *_: None)

    def film(self, monkeypatch) -> list[tuple[int, int, bytes]]:
        """Every picture sent to the panel from now on, also between two keys: (first row, end, its bytes)."""
        frames: list[tuple[int, int, bytes]] = []

        def show(display, buf, top, bottom):
            stride = len(buf) // display.height
            frames.append((top, bottom, bytes(buf[top * stride : bottom * stride])))

        monkeypatch.setattr(self._panel(), "show", show)
        return frames

    def later(self, key: str, milliseconds: int) -> None:
        """Press a key so long from now, whether it is waited for or not."""
        clock.current().after_ms(milliseconds, lambda: self.rig.press(key, PRESS_MS))

    @property
    def covered(self) -> bool:
        """True if the sheet lies there that hides what the next person may see."""
        from lang import keys, t

        return t(keys.PASS_ON) in self.lines

    @property
    def text(self) -> str:
        """All that was drawn since the last key, in one line."""
        return " ".join(self.lines)

    def value_of(self, row: str) -> str:
        """What stands on the right of a menu's row as it was drawn last."""
        drawn = [line for line in self.lines if line != "▶"]
        return drawn[max(i for i, line in enumerate(drawn) if line == row) + 1]

    def boot(self) -> None:
        """The whole firmware as on the board, where a crash is shown."""
        import main

        main.boot(str(self.saves), str(self.folder / "last_crash.txt"))

    @property
    def session(self):
        return self.view.session

    @staticmethod
    def drawn() -> bytes:
        """The frame buffer, which the panel shows unless it is dark."""
        import main

        return bytes(main.BUFFER)


def forget_firmware() -> None:
    """Let the firmware be imported anew, as after switching off."""
    for name in [name for name in sys.modules if name == "main" or name.startswith("app.")]:
        module = sys.modules.pop(name)
        package, _, part = name.rpartition(".")
        if getattr(sys.modules.get(package), part, None) is module:
            delattr(sys.modules[package], part)
