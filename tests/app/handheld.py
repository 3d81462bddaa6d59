# SPDX-License-Identifier: MIT
"""A headless handheld for tests: a story in Python presses the keys and looks at the screen.

    hand = Handheld(monkeypatch, tmp_path)

    def story():
        yield "down"                # a key; the story goes on when the firmware waits for the next one
        assert hand.header == ...

    hand.run(story)                 # the whole firmware from power-on, until the story ends
"""

from __future__ import annotations

import gc
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from host_sim import clock
from host_sim.front.keys import GAP_MS, PRESS_MS
from host_sim.front.rig import Rig

BOARD = "PIMORONI_PICOSYSTEM"
SEAT = re.compile(r"P([1-6]) (.*)")
MOST_STEPS = 60  # of a cursor, until it must have met what is looked for

Story = Iterator[str]


class Handheld:
    """One board with its saves in `folder`; what the screen says is read off the drawing calls.

    header: the words on the left of the top bar, and seat the player's number before them (0 for none).
    foot: {button: word} of the bottom bar. row: the word under a menu's cursor. heading: the newest big heading.
    lines: every line drawn since the last key. cut: headings, menu rows and headers too long for their place, and what
    the edge of the screen cuts.
    """

    def __init__(self, monkeypatch, folder: Path) -> None:
        self.folder = folder
        self.saves = folder / "saves"
        self.saves.mkdir(parents=True, exist_ok=True)
        self.rig = Rig(BOARD, folder / "shots")
        self.header = self.row = self.heading = ""
        self.seat = 0
        self.foot: dict[str, str] = {}
        self.lines: list[str] = []
        self.pressed: list[str] = []
        self.cut: list[str] = []
        self.view = None
        self.shell = None
        self._watch(monkeypatch)

    def _watch(self, monkeypatch) -> None:
        from app import shell as shells
        from games.castle_panic.view import View
        from ui import labels, pieces, text, widgets

        menu_row, steps = widgets.menu_row, pieces.steps
        draw, heading, footer, header = text.raw_line, labels.heading, widgets.footer, widgets.header
        begin, switch_on = View.__init__, shells.Shell.__init__

        def line(buf, glyphs, ranges, s, start, count, *rest):
            x, y, _, scale, cell, width, height = rest
            right, bottom = x + count * (cell & 255) * scale, y + (cell >> 8) * scale
            self.cut += [] if 0 <= x and right <= width and 0 <= y and bottom <= height else [str(s)]
            words = (s.encode() if isinstance(s, str) else bytes(s))[start:].decode(errors="ignore")[:count]
            if self.lines and self.lines[-1] == "▶":
                self.row = words
            self.lines.append(words)
            return draw(buf, glyphs, ranges, s, start, count, *rest)

        def head(canvas, s, x, y, w, *rest):
            self.heading = s
            self.lines.append(s)
            self.cut += [s] if len(s) * text.font().width > w else []
            return heading(canvas, s, x, y, w, *rest)

        def foot(canvas, pairs):
            self.foot = dict(pairs)
            return footer(canvas, pairs)

        def row(canvas, word, value, x, y, w, *rest):
            if value and canvas.text_width(word) + canvas.text_width(value) + 6 > w - 22:
                self.cut.append(f"{word} {value}")
            return menu_row(canvas, word, value, x, y, w, *rest)

        def phases(canvas, current, total, x, y):
            words = f"P{self.seat} {self.header}" if self.seat else self.header
            self.cut += [words] if canvas.text_width(words) + 4 > x - 2 else []
            return steps(canvas, current, total, x, y)

        def top(canvas, left, *rest):
            short = SEAT.match(left)
            self.seat, self.header = (int(short[1]), short[2]) if short else (0, left)
            return header(canvas, left, *rest)

        def view(this, *rest):
            self.view = this
            begin(this, *rest)

        def shell(this, *rest):
            self.shell = this
            switch_on(this, *rest)

        # each new screen collects garbage, which takes long beside a whole test run
        monkeypatch.setattr(gc, "collect", lambda *_: 0)
        monkeypatch.setattr(text, "raw_line", line)
        monkeypatch.setattr(labels, "heading", head)
        monkeypatch.setattr(widgets, "footer", foot)
        monkeypatch.setattr(widgets, "header", top)
        monkeypatch.setattr(widgets, "menu_row", row)
        monkeypatch.setattr(pieces, "steps", phases)
        monkeypatch.setattr(View, "__init__", view)
        monkeypatch.setattr(shells.Shell, "__init__", shell)

    def dark(self, monkeypatch) -> None:
        """Leave the panel dark: a long game then takes half the time."""
        from drivers.st7789 import ST7789

        monkeypatch.setattr(ST7789, "show", lambda *_: None)

    def blind(self, monkeypatch) -> None:
        """Leave the board undrawn as well, and the panel dark: for whole games, of which only the words are read."""
        from games.castle_panic.view_board import Board
        from ui.canvas import Canvas

        self.dark(monkeypatch)
        for name in ("draw", "space", "arc", "ring_monster", "ring_space", "ring_wall"):
            monkeypatch.setattr(Board, name, lambda *_: None)
        monkeypatch.setattr(Canvas, "sprite", lambda *_: None)

    def film(self, monkeypatch) -> list[tuple[int, int, bytes]]:
        """Every picture sent to the panel from now on, also between two keys: (first row, end, its bytes)."""
        from drivers.st7789 import ST7789

        frames: list[tuple[int, int, bytes]] = []

        def show(display, buf, top, bottom):
            stride = display.width // 2
            frames.append((top, bottom, bytes(buf[top * stride : bottom * stride])))

        monkeypatch.setattr(ST7789, "show", show)
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

    # --- running --------------------------------------------------------------

    def run(self, story: Callable[[], Story], main: Callable[[], object] | None = None) -> bool:
        """Run the firmware (or `main`) until the story ends (True) or the firmware does (False)."""
        timer = clock.VirtualClock()
        steps, busy = story(), 0

        def on_idle() -> None:
            nonlocal busy
            if timer.now_us() < busy:
                return
            key = next(steps, None)
            if key is None:
                raise clock.Finished
            self.lines = []
            self.pressed.append(key)
            busy = timer.now_us() + (self.rig.press(key, PRESS_MS) + GAP_MS) * 1000

        timer.on_idle = on_idle
        before = clock.use(timer)
        try:
            (main or self.power_on)()
        except clock.Finished:
            return True
        finally:
            clock.use(before)
            # where the firmware ends by a key, that is still held
            for key in self.pressed[-1:]:
                self.rig.up(key)
            self.rig.restart()
        return False

    def power_on(self) -> None:
        """The whole firmware; a crash is a crash of the test."""
        import main

        main.run(main.start(str(self.saves)))

    def boot(self) -> None:
        """The whole firmware as on the board, where a crash is shown."""
        import main

        main.boot(str(self.saves), str(self.folder / "last_crash.txt"))

    def game(self, state=None, options: int = 0, seed: int = 1, levels: bytes = b"\0") -> None:
        """The firmware's game loop alone, from a position on; levels: who sits where, persons if there are more seats."""
        import main
        from app import play
        from core.session import Session

        game = play.Game("castle_panic")
        shell = main.start(str(self.saves))
        session = Session(game.rules, shell.store)
        if state is not None:
            options = state[1][4] | state[1][5] << 16
            levels = (levels + bytes(6))[: game.rules.seats(state)]
        session.start(levels, options, seed)
        if state is not None:
            put(session, state)
        play.play(shell, game, session)

    @property
    def session(self):
        return self.view.session

    def picture(self) -> bytes:
        return self.rig.picture()

    @staticmethod
    def drawn() -> bytes:
        """The frame buffer, which the panel shows unless it is dark."""
        import main

        return bytes(main.BUFFER)

    def shot(self, name: str) -> Path:
        return self.rig.shot(name)

    # --- moving a cursor to words ---------------------------------------------

    def to_row(self, words: str) -> Story:
        """Move a menu's cursor down to the row that begins with these words."""
        for _ in range(MOST_STEPS):
            if self.row.startswith(words):
                return
            yield "down"
        raise AssertionError(f"no row '{words}' in the menu, but {self.row!r}")

    def choose(self, words: str) -> Story:
        """Choose a menu's row."""
        yield from self.to_row(words)
        yield "a"

    def to_header(self, words: str, times: int = 1) -> Story:
        """Move right until the header says these words (for the n-th time)."""
        for _ in range(MOST_STEPS):
            if self.header == words:
                times -= 1
                if not times:
                    return
            yield "right"
        raise AssertionError(f"the header never says {words!r}, but {self.header!r}")


def put(session, state) -> None:
    """Bring a session to any position, as if the game had come there; undo goes no further back."""
    session.state[0][:] = state[0]
    session.state[1][:] = state[1]
    session._fix()


def forget_firmware() -> None:
    """Let the firmware be imported anew, as after switching off."""
    for name in [name for name in sys.modules if name == "main" or name.startswith("app.")]:
        module = sys.modules.pop(name)
        package, _, part = name.rpartition(".")
        if getattr(sys.modules.get(package), part, None) is module:
            delattr(sys.modules[package], part)
