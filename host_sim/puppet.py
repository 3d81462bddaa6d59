# SPDX-License-Identifier: MIT
"""A headless handheld that a story in Python plays: it presses keys and reads the words on the screen.

hand = Puppet(Patches(), "PIMORONI_PICOSYSTEM", folder)

def story():
    yield "down"                # a key; the story goes on when the firmware waits for the next one
    yield "wait:5"              # nothing for so many seconds
    assert hand.header == ...

hand.run(story)                 # the whole firmware from power-on, until the story ends
"""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from host_sim import clock
from host_sim.front.keys import GAP_MS, PRESS_MS
from host_sim.front.rig import Rig

SEAT = re.compile(r"[PИΠ]([1-6]) (.*)")
MOST_STEPS = 60  # of a cursor, until it must have met what is looked for

Story = Iterator[str]


class Patches:
    """Attributes replaced until undo(); pytest's monkeypatch does as well."""

    def __init__(self) -> None:
        self._before: list[tuple[object, str, object]] = []

    def setattr(self, target: object, name: str, value: object) -> None:
        self._before.append((target, name, getattr(target, name)))
        setattr(target, name, value)

    def undo(self) -> None:
        while self._before:
            setattr(*self._before.pop())


class Puppet:
    """One board with its saves in `folder`; what the screen says is read off the drawing calls.

    header: the words on the left of the top bar, and seat the player's number before them (0 for none).
    foot: {button: word} of the bottom bar. row: the word under a menu's cursor. heading: the newest big heading.
    lines: every line drawn since the last key. pressed: the keys so far. language: None for the settings' own.
    """

    def __init__(self, patches, board: str, folder: Path, language: str | None = None) -> None:
        self.folder = folder
        self.saves = folder / "saves"
        self.saves.mkdir(parents=True, exist_ok=True)
        self.rig = Rig(board, folder / "shots")
        self.language = language
        self.header = self.row = self.heading = ""
        self.seat = 0
        self.foot: dict[str, str] = {}
        self.lines: list[str] = []
        self.pressed: list[str] = []
        self._read(patches)

    def _read(self, patches) -> None:
        from ui import labels, mono, small, text, widgets

        def line(draw):
            def watched(buf, glyphs, ranges, s, start, count, *rest):
                words = (s.encode() if isinstance(s, str) else bytes(s))[start:].decode(errors="ignore")[:count]
                if self.lines and self.lines[-1] == "▶":
                    self.row = words
                self.lines.append(words)
                return draw(buf, glyphs, ranges, s, start, count, *rest)

            return watched

        def head(heading):
            def watched(canvas, s, *rest):
                self.heading = s
                self.lines.append(s)
                return heading(canvas, s, *rest)

            return watched

        def foot(footer):
            def watched(canvas, pairs, *rest):
                self.foot = dict(pairs)
                return footer(canvas, pairs, *rest)

            return watched

        def top(header):
            def watched(canvas, left, *rest):
                short = SEAT.match(left)
                self.seat, self.header = (int(short[1]), short[2]) if short else (0, left)
                return header(canvas, left, *rest)

            return watched

        def small_row(canvas, word, value, y, h, chosen):
            self.row = word if chosen else self.row
            return menu_row(canvas, word, value, y, h, chosen)

        def sheet(canvas, heading, *rest):
            self.heading = heading
            self.lines.append(heading)
            return dialog(canvas, heading, *rest)

        menu_row, dialog = small.menu_row, small.dialog
        # each new screen collects garbage, which takes long beside a whole run
        patches.setattr(gc, "collect", lambda *_: 0)
        watched = (
            (text, "raw_line", line), (labels, "heading", head), (widgets, "footer", foot), (widgets, "header", top),
            (mono, "raw_line", line), (small, "heading", head), (small, "footer", foot), (small, "column", foot),
            (small, "header", top),
        )  # fmt: skip
        for module, name, watch in watched:
            patches.setattr(module, name, watch(getattr(module, name)))
        patches.setattr(small, "menu_row", small_row)
        patches.setattr(small, "dialog", sheet)

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
            if key.startswith("wait:"):
                busy = timer.now_us() + int(key[5:]) * 1_000_000
                return
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
            # whoever ends by a key still holds it
            self.rig.let_go()
            self.rig.restart()
        return False

    def power_on(self) -> None:
        """The whole firmware; a crash comes through."""
        import main

        main.run(main.start(str(self.saves), self.language))

    def game(
        self, state=None, options: int = 0, seed: int = 1, levels: bytes = b"\0", game: str = "castle_panic"
    ) -> None:  # fmt: skip
        """The firmware's game loop alone, from a position on; levels: who sits where, persons if there are more seats."""
        import main
        from app import play
        from core.session import Session

        parts = play.Game(game)
        shell = main.start(str(self.saves), self.language)
        session = Session(parts.rules, shell.store)
        if state is not None:
            options = _options_of(parts.rules, state[1])
            levels = (levels + bytes(6))[: parts.rules.seats(state)]
        session.start(levels, options, seed)
        if state is not None:
            put(session, state)
        play.play(shell, parts, session)

    def picture(self) -> bytes:
        """What the panel shows: width * height * (red, green, blue)."""
        return self.rig.picture()

    def shot(self, name: str) -> Path:
        """Save the picture as NAME.png."""
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

    def _says(self, words: str) -> bool:
        # a short header leaves out the question before a long name
        if self.header == words or self.header.endswith(": " + words):
            return True
        return self.header != "" and self.rig.size[0] < 240 and words.endswith(f" {self.header}")

    def to_header(self, words: str, times: int = 1) -> Story:
        """Move right until the header says these words (for the n-th time), whatever it asks before them."""
        for _ in range(MOST_STEPS):
            if self._says(words):
                times -= 1
                if not times:
                    return
            yield "right"
        raise AssertionError(f"the header never says {words!r}, but {self.header!r}")

    def roam(self, words: str) -> Story:
        """Lead a cursor that goes all ways over a board until the header begins with these words, by keys not tried yet."""
        ways: dict[tuple[str, str], str] = {}
        for _ in range(MOST_STEPS * len(_ALL_WAYS)):
            here = self.header
            if here.startswith(words):
                return
            key = _untried(ways, here)
            if not key:
                break
            yield key
            ways[here, key] = self.header
        raise AssertionError(f"no way leads to {words!r}, but to {sorted(set(ways.values()))}")


_ALL_WAYS = ("right", "down", "left", "up")


def _untried(ways: dict[tuple[str, str], str], here: str) -> str:
    # the first key of the shortest way to a place where one was never pressed; "" if all were
    paths: list[tuple[str, str]] = [(here, "")]
    seen = {here}
    for place, first in paths:
        for key in _ALL_WAYS:
            to = ways.get((place, key))
            if to is None:
                return first or key
            if to not in seen:
                seen.add(to)
                paths.append((to, first or key))
    return ""


def _options_of(rules, w) -> int:
    # the second word is of options only where one has no room
    return w[4] | (w[5] << 16 if any(bit > 15 for _name, bit, _known in rules.OPTIONS) else 0)


def put(session, state) -> None:
    """Bring a session to any position, as if the game had come there; undo goes no further back."""
    session.state[0][:] = state[0]
    session.state[1][:] = state[1]
    session._fix()
