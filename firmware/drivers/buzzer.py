# SPDX-License-Identifier: MIT
"""Short tones on a piezo; they sound by themselves while the game goes on."""

from machine import PWM, Pin, Timer
from micropython import const

KEY = const(0)
CHOOSE = const(1)
REFUSE = const(2)
HIT = const(3)
SLAIN = const(4)
WALL = const(5)
TOWER = const(6)
WIN = const(7)
LOSE = const(8)

# of each effect its tones: the pitch in 20 Hz (0: a pause), the length in 10 ms
EFFECTS = (
    b"\x64\x01",
    b"\x50\x03\x78\x03",
    b"\x1e\x05\x00\x02\x1e\x05",
    b"\x3c\x03\x28\x04",
    b"\x3c\x03\x2d\x03\x1e\x06",
    b"\x19\x04\x12\x06\x0c\x08",
    b"\x14\x06\x0f\x06\x0c\x0a\x09\x0e",
    b"\x34\x09\x42\x09\x4e\x09\x69\x1c",
    b"\x27\x0f\x23\x0f\x1f\x0f\x1a\x28",
)
# a narrow pulse is a soft tone; half the time is as loud as a piezo gets
_DUTY = (0, 700, 5000, 32768)


class Buzzer:
    """The piezo at a pin that can do PWM.

    The pin's PWM slice (pins 2n and 2n + 1) must be its own: the other pin would change its frequency, too.
    """

    def __init__(self, pin):
        self._pwm = PWM(Pin(pin), freq=1000, duty_u16=0)
        self._timer = Timer(-1)
        self._step = self._next
        self._tones = b""
        self._at = 0
        self._duty = 0

    def play(self, effect, volume):
        """Begin an effect, in place of one that still sounds.  volume: 1 (soft) to 3."""
        self._tones = EFFECTS[effect]
        self._at = 0
        self._duty = _DUTY[volume]
        self._next(None)

    def busy(self):
        """True while something sounds."""
        return self._tones != b""

    def stop(self):
        self._timer.deinit()
        self._pwm.duty_u16(0)
        self._tones = b""

    def _next(self, _timer):
        i = self._at
        if i >= len(self._tones):
            self.stop()
            return
        pitch = self._tones[i]
        if pitch:
            self._pwm.freq(20 * pitch)
        self._pwm.duty_u16(self._duty if pitch else 0)
        self._at = i + 2
        self._timer.init(mode=Timer.ONE_SHOT, period=10 * self._tones[i + 1], callback=self._step)
