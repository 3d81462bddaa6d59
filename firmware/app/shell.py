# SPDX-License-Identifier: MIT
"""What every screen works with: canvas, buttons, waiting, the store of saves."""

import gc
import time

import machine
from app.settings import Settings
from core.storage import Storage
from drivers.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lang import keys as words
from lang import t
from micropython import const
from ui import palette

_BEAT_MS = const(300)
_SLICE_MS = const(10)
_GRACE_MS = const(250)


class Shell:
    """One handheld: `canvas` to draw on, `buttons` to ask, `store` to save in, `settings` as the person wants it.

    `kit` is the module of the parts that screens are made of, for this size of screen: ui.widgets says what is in it.
    """

    def __init__(self, hardware, buf, saves):
        self.hardware = hardware
        self.display = hardware.display
        self.buttons = hardware.buttons
        if hardware.colors == 2:
            from ui import small as kit
            from ui.mono import MonoCanvas as Canvas
        else:
            from ui import widgets as kit
            from ui.canvas import Canvas
        self.kit = kit
        self.canvas = Canvas(buf, hardware.width, hardware.height)
        self.store = Storage(saves)
        self.settings = Settings(self.store)
        self.display.set_palette(palette.RGB)
        self._lit = False
        self._menu = False

    def flush(self):
        """Send what has changed to the panel; the first time, also light it."""
        self.canvas.flush(self.display)
        if not self._lit:
            self._lit = True
            self.display.brightness(self.settings.light())

    def new_screen(self):
        """An empty sheet; the time to collect garbage."""
        gc.collect()
        self.canvas.clear(palette.PAPER)

    def key(self, pulse=None):
        """Wait for a button; its bit.  `pulse(beat)` is called about three times a second, beat 0, 1, 0 .."""
        self.flush()
        beat = 0
        next_beat = time.ticks_add(time.ticks_ms(), _BEAT_MS)
        while True:
            bit = self.buttons.take()
            if bit:
                return bit
            machine.idle()
            if pulse and time.ticks_diff(time.ticks_ms(), next_beat) >= 0:
                beat ^= 1
                next_beat = time.ticks_add(time.ticks_ms(), _BEAT_MS)
                pulse(beat)
                self.flush()

    def wait(self, ms):
        """Let a picture stand for so long; any button ends it at once (True)."""
        self.flush()
        end = time.ticks_add(time.ticks_ms(), ms)
        while time.ticks_diff(end, time.ticks_ms()) > 0:
            self._menu = self._menu or self.buttons.menu()
            if self._menu or self.buttons.any():
                self.buttons.clear()
                return True
            time.sleep_ms(_SLICE_MS)
        return False

    def stand(self, ms):
        """Let what is told stand: `ms` at normal speed; any button ends it at once (True)."""
        return self.wait(self.settings.stand(ms))

    def settle(self):
        """After messages: a press that was meant for the last one answers no question."""
        time.sleep_ms(_GRACE_MS)
        self._menu = self._menu or self.buttons.menu()
        self.buttons.clear()

    def menu_asked(self):
        """True once after Y (or a long press, on a board of six) while something was shown: computers stop at it."""
        asked = self._menu or self.buttons.menu()
        if asked:
            self.buttons.clear()
        self._menu = False
        return asked

    # --- ready-made dialogs ---------------------------------------------------

    def sheet(self, heading, body, pairs, icon=-1, high=False):
        """Show a text until A or B is pressed, if `pairs` names it: that button.

        It scrolls by up and down, by a page by left and right. A `high` one takes all the room there is.
        """
        first = 0
        known = A | B if len(pairs) > 1 else A
        scrolls = False
        while True:
            lines, shown = self.kit.dialog(self.canvas, heading, body, pairs, first, icon, high)
            if lines > shown and not scrolls:
                scrolls = True
                pairs = [pairs[0], ("↑↓", t(words.MORE))] + list(pairs[1:])
                # the longer footer may take a line
                continue
            first = max(0, min(first, lines - shown))
            key = self.key()
            if key & known:
                return key
            if key & (DOWN | RIGHT):
                first = max(0, min(lines - shown, first + (1 if key == DOWN else shown - 1)))
            elif key & (UP | LEFT):
                first = max(0, first - (1 if key == UP else shown - 1))

    def message(self, heading, body, icon=-1, back=True):
        """Show a text until A, or B if `back`."""
        pairs = [("A", t(words.OK))]
        if back:
            pairs.append(("B", t(words.BACK)))
        self.sheet(heading, body, pairs, icon)

    def ask(self, heading, body):
        """True if the person answers yes (A), False for no (B)."""
        return self.sheet(heading, body, (("A", t(words.YES)), ("B", t(words.NO)))) == A

    def choose(self, heading, items, cancel=words.BACK, cursor=0):
        """A menu on a sheet of its own: index of the item chosen, or -1 (B, which does what the word `cancel` says)."""
        from app import menus

        self.new_screen()
        return menus.choose(self, heading, items, cursor, cancel=cancel)

    def busy(self, word):
        """Say that something takes a moment."""
        self.kit.busy(self.canvas, word)
        self.flush()
