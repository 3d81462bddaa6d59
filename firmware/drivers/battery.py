# SPDX-License-Identifier: MIT
"""How full the battery is, by its voltage behind a divider."""

from machine import ADC, Pin
from micropython import const

_READINGS = const(8)
_REFERENCE_MV = const(3300)


class Battery:
    """pin: one with an ADC; divider: by how much the voltage is divided; the millivolts of an empty and of a full one."""

    def __init__(self, pin, divider, empty_mv, full_mv):
        self._adc = ADC(Pin(pin))
        self._divider = divider
        self._empty = empty_mv
        self._full = full_mv

    def millivolts(self):
        total = 0
        for _ in range(_READINGS):
            total += self._adc.read_u16() >> 4
        return total * _REFERENCE_MV // (_READINGS * 4095) * self._divider

    def percent(self):
        """0 to 100."""
        part = (self.millivolts() - self._empty) * 100 // (self._full - self._empty)
        return max(0, min(100, part))
