# SPDX-License-Identifier: MIT
"""The board's LED, of one colour or of three, lit while something takes a moment."""

from machine import PWM, Pin
from micropython import const

# the backlight's: the two may share a PWM slice, whose pins have one frequency
_HZ = const(1000)
_FAINT = const(3000)


class Led:
    """pins: the number of a pin, or three of them (red, green, blue: blue is lit); a high pin lights."""

    def __init__(self, pins):
        if isinstance(pins, tuple):
            for pin in pins[:2]:
                Pin(pin, Pin.OUT, value=0)
            pins = pins[2]
        self._pwm = PWM(Pin(pins), freq=_HZ, duty_u16=0)

    def show(self, on):
        self._pwm.duty_u16(_FAINT if on else 0)
