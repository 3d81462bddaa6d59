# SPDX-License-Identifier: MIT
"""What every screen works with: canvas, buttons, waiting, the store of saves."""

import gc
import time

from app.power import DARK, LIT, Power
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

# sounds of every screen (drivers.buzzer)
_KEY = const(0)
_CHOOSE = const(1)
REFUSE = const(2)
WIN = const(7)
LOSE = const(8)
_LOW_PERCENT = const(10)


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
        self.power = Power(hardware, self.settings.light)
        # the word that a game number was made from, as long as the board is on
        self.word = "", 0
        self._warned = False
        self._menu = False

    def numbered(self, seed):
        """A game's number in words: `TRAM=2598352` where the word is known that it was made from."""
        word, number = self.word
        return word + "=" + str(seed) if word and number == seed else str(seed)

    def flush(self):
        """Send what has changed to the panel, and light it."""
        self.power.work()
        self.canvas.flush(self.display)
        if self.power.state != LIT:
            self.power.wake()

    def new_screen(self):
        """An empty sheet; the time to collect garbage."""
        gc.collect()
        self.canvas.clear(palette.PAPER)

    def key(self, pulse=None):
        """Wait for a button; its bit.  `pulse(beat)` is called about three times a second, beat 0, 1, 0 ..

        The press that wakes a dim or dark screen does only that.
        """
        self.flush()
        power = self.power
        power.wake()
        beat = 0
        next_beat = time.ticks_add(time.ticks_ms(), _BEAT_MS)
        while True:
            if power.state != LIT and self.buttons.any():
                self.buttons.clear()
                power.wake()
            bit = self.buttons.take()
            if bit:
                power.work()
                self.sound(_CHOOSE if bit == A else _KEY)
                return bit
            power.rest()
            if pulse and power.state != DARK and time.ticks_diff(time.ticks_ms(), next_beat) >= 0:
                beat ^= 1
                next_beat = time.ticks_add(time.ticks_ms(), _BEAT_MS)
                power.work()
                pulse(beat)
                self.canvas.flush(self.display)

    def sound(self, effect):
        """One of drivers.buzzer's effects, if there is a buzzer and sound is wanted."""
        buzzer = self.hardware.buzzer
        if buzzer and self.settings.volume:
            self.power.work()
            buzzer.play(effect, self.settings.volume)

    def sound_of(self, table, event):
        """The effect of an event; table: bytes, pairs of an event's code and an effect."""
        for i in range(0, len(table), 2):
            if table[i] == event:
                self.sound(table[i + 1])

    def working(self, on):
        """Light the LED while something takes a moment."""
        if self.hardware.led:
            self.hardware.led.show(on)

    def gauge(self, night=False):
        """Draw how full the battery is into the upper right corner, if the board can tell."""
        if self.hardware.battery:
            from ui import gauge

            gauge.draw(self.canvas, self.hardware.battery.percent(), self.canvas.width - 2, 2, night)

    def warn_battery(self):
        """Say once that the battery is low; True if something was said."""
        battery = self.hardware.battery
        if self._warned or not battery or battery.percent() > _LOW_PERCENT:
            return False
        self._warned = True
        self.new_screen()
        self.message(t(words.BATTERY_LOW), t(words.BATTERY_LOW_TEXT, battery.percent()))
        return True

    def wait(self, ms):
        """Let a picture stand for so long; any button ends it at once (True)."""
        self.flush()
        end = time.ticks_add(time.ticks_ms(), ms)
        while time.ticks_diff(end, time.ticks_ms()) > 0:
            if self.pressed():
                return True
            time.sleep_ms(_SLICE_MS)
        return False

    def pressed(self):
        """True if a button was pressed while something was shown: it is taken, the wish for the menu is kept."""
        self._menu = self._menu or self.buttons.menu()
        if self._menu or self.buttons.any():
            self.buttons.clear()
            return True
        return False

    def stand(self, ms):
        """Let what is told stand: `ms` at normal speed; any button ends it at once (True)."""
        return self.wait(self.settings.stand(ms))

    def settle(self):
        """After messages: a press that was meant for the last one answers no question."""
        for _ in range(_GRACE_MS // _SLICE_MS):
            time.sleep_ms(_SLICE_MS)
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

    def sheet(self, heading, body, pairs, icon=-1, high=False, whole=False):
        """Show a text until A or B is pressed, if `pairs` names it: that button.

        It scrolls by up and down, by a page by left and right. A `high` one takes all the room there is. Of a `whole`
        one nothing is missed: A is the next page before it leaves.
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
            if whole and key == A and first + shown < lines:
                key = RIGHT
            if key & known:
                return key
            if key & (DOWN | RIGHT):
                first = max(0, min(lines - shown, first + (1 if key == DOWN else shown - 1)))
            elif key & (UP | LEFT):
                first = max(0, first - (1 if key == UP else shown - 1))

    def message(self, heading, body, icon=-1, back=True, whole=False):
        """Show a text until A, or B if `back`: that button; as `sheet`."""
        pairs = [("A", t(words.NEXT if whole else words.OK))]
        if back:
            pairs.append(("B", t(words.BACK)))
        return self.sheet(heading, body, pairs, icon, whole=whole)

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
