# SPDX-License-Identifier: MIT
"""What saves the battery while nobody presses anything: backlight dim, then off; a slow clock."""

import time

import machine
from micropython import const

_DIM_MS = const(30_000)
_OFF_MS = const(60_000)
_SLOW_MS = const(1_000)
_NAP_MS = const(10)
_DIM_LIGHT = const(40)
_FAST_HZ = const(125_000_000)
_SLOW_HZ = const(48_000_000)

LIT = const(0)
DIM = const(1)
DARK = const(2)


class Power:
    """Backlight and clock of a `hardware.Hardware`; `light()` gives the brightness wanted, 0 to 255."""

    def __init__(self, hardware, light):
        self._display = hardware.display
        self._buzzer = hardware.buzzer
        self._light = light
        # False: the light stays on (a window on a PC)
        self.sleeps = True
        self.state = DARK
        self._slow = False
        self._since = 0

    def wake(self):
        """Full light, full speed; what nobody presses is counted from now on."""
        self.work()
        self._since = time.ticks_ms()
        if self.state != LIT:
            self.state = LIT
            self._display.brightness(self._light())

    def work(self):
        """Full speed, before drawing and before a tone: the SPI and the PWM count by the clock."""
        if self._slow:
            self._slow = False
            machine.freq(_FAST_HZ, _FAST_HZ)  # pyright: ignore[reportCallIssue]

    def rest(self):
        """Nothing to do but to wait for a button: sleep a little."""
        waited = time.ticks_diff(time.ticks_ms(), self._since)
        if self.sleeps and self.state != DARK:
            if waited >= _OFF_MS:
                self._fade(DARK, 0)
            elif waited >= _DIM_MS and self.state == LIT:
                self._fade(DIM, min(_DIM_LIGHT, self._light()))
        if not self._slow and waited >= _SLOW_MS and not (self._buzzer and self._buzzer.busy()):
            self._slow = True
            # both arguments, as ever; 48 MHz is what the USB wants at least
            machine.freq(_SLOW_HZ, _SLOW_HZ)  # pyright: ignore[reportCallIssue]
        machine.idle()
        if self._slow:
            # idle() ends after a millisecond at most; presses are latched meanwhile
            time.sleep_ms(_NAP_MS)

    def _fade(self, state, light):
        # an OLED is told over its bus
        self.work()
        self.state = state
        self._display.brightness(light)
