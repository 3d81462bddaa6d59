# SPDX-License-Identifier: MIT
"""Eight buttons whose presses are latched in pin interrupts, so that drawing and saving lose none."""

import time

from machine import Pin
from micropython import const

UP = const(1)
DOWN = const(2)
LEFT = const(4)
RIGHT = const(8)
A = const(16)
B = const(32)
X = const(64)
Y = const(128)

_DIRECTIONS = const(15)
_BOUNCE_MS = const(15)
_REPEAT_AFTER_MS = const(400)
_REPEAT_EVERY_MS = const(120)
_LONG_MS = const(600)


class _Key:
    """One button: its pin (low when down), and when it last went down and up."""

    def __init__(self, number, index, latch):
        self.index = index
        self.latch = latch
        self.down_at = time.ticks_add(time.ticks_ms(), -_BOUNCE_MS)
        self.up_at = self.down_at
        self.down = False
        self.pin = Pin(number, Pin.IN, Pin.PULL_UP)
        self.irq = None
        self.irq = self.pin.irq(handler=self.edge, trigger=Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)

    def edge(self, pin):
        # A hard interrupt: it may come inside anything and must not allocate.
        now = time.ticks_ms()
        up = pin()
        # While flash is erased interrupts wait (45 ms), and both edges of a short press come as one.
        # (The stubs take what irq() returns for a class.)
        flags = self.irq.flags() if self.irq else 0  # pyright: ignore
        if not self.down and (not up or flags & Pin.IRQ_FALLING):
            # contacts bounce when they open, too
            if time.ticks_diff(now, self.up_at) >= _BOUNCE_MS and time.ticks_diff(now, self.down_at) >= _BOUNCE_MS:
                self.latch[self.index] = 1
                self.down_at = now
        self.down = not up
        if up:
            self.up_at = now

    def held(self):
        return not self.pin()


class Buttons:
    """pins: eight pin numbers (None where the board has no such button) in the order of the bits:
    up, down, left, right, A, B, X, Y.

    Without X and Y, a long press of B gives X and one of A gives Y; a short one then counts when
    the button is let go.
    """

    def __init__(self, pins):
        # a byte for each button: an interrupt between reading and writing a shared one would be lost
        self._latch = bytearray(8)
        self._keys = []
        for i in range(8):
            self._keys.append(None if pins[i] is None else _Key(pins[i], i, self._latch))
        self._long = pins[6] is None and pins[7] is None
        self._waiting = 0  # A or B, taken from the latch but not yet known to be short or long
        self._repeat = 0  # the direction that is held
        self._next = 0

    def take(self):
        """The bit of one press, lowest first, removed from the latch; 0 if there is none."""
        if self._waiting:
            return self._short_or_long()
        bit = self._unlatch()
        if bit and self._long and bit & (A | B):
            self._waiting = bit
            self._repeat = 0
            return self._short_or_long()
        if bit:
            self._repeat = bit & _DIRECTIONS
            self._next = time.ticks_add(time.ticks_ms(), _REPEAT_AFTER_MS)
            return bit
        return self._repeated()

    def any(self):
        """The bits of all presses not yet taken; they stay."""
        bits = self._waiting
        for i in range(8):
            bits |= self._latch[i] << i
        return bits

    def held(self):
        """The bits of all buttons that are down now."""
        bits = 0
        for key in self._keys:
            if key and key.held():
                bits |= 1 << key.index
        return bits

    def menu(self):
        """True if Y was pressed, or on a board without Y any button has been down for long: the menu is wanted."""
        if not self._long:
            return self._latch[7] != 0
        now = time.ticks_ms()
        for key in self._keys:
            if key and key.held() and time.ticks_diff(now, key.down_at) >= _LONG_MS:
                return True
        return False

    def clear(self):
        """Forget all presses, and that a direction is held."""
        for i in range(8):
            self._latch[i] = 0
        self._waiting = 0
        self._repeat = 0

    def _unlatch(self):
        for i in range(8):
            if self._latch[i]:
                self._latch[i] = 0
                return 1 << i
        return 0

    def _key(self, bit):
        i = 0
        while bit >> i != 1:
            i += 1
        return self._keys[i]

    def _short_or_long(self):
        bit = self._waiting
        key = self._key(bit)
        down = key.held()
        until = time.ticks_ms() if down else key.up_at
        if time.ticks_diff(until, key.down_at) >= _LONG_MS:
            self._waiting = 0
            return Y if bit == A else X
        if down:
            return 0
        self._waiting = 0
        return bit

    def _repeated(self):
        bit = self._repeat
        if not bit:
            return 0
        if not self._key(bit).held():
            self._repeat = 0
            return 0
        now = time.ticks_ms()
        if time.ticks_diff(now, self._next) < 0:
            return 0
        self._next = time.ticks_add(now, _REPEAT_EVERY_MS)
        return bit
