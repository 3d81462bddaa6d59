# SPDX-License-Identifier: MIT
"""What happened during one action, for the screen to show and the log to print.

`LOG[0]` is the index of the next free word; an event is two words behind it:
`code << 8 | x` and `y`.  What x and y mean stands beside each game's codes.
A code with the bit `REVEAL` set made something hidden or random known: undo
stops there.  A muted log costs a search nothing but the call.
"""

from array import array
from micropython import const

REVEAL = const(0x80)
MAX_EVENTS = const(640)

_LIMIT = const(1281)
_MUTED = const(0xFFFF)

LOG = array("H", bytes(2 * _LIMIT))
LOG[0] = 1


def clear():
    """Forget all events and record from here on."""
    LOG[0] = 1


def mute():
    """Record nothing until `clear`."""
    LOG[0] = _MUTED


def count():
    """Number of events recorded since `clear`."""
    n = LOG[0]
    return 0 if n == _MUTED else (n - 1) >> 1


def emit(code, x, y):
    """Add one event; code and x are 0 .. 255, y is 0 .. 65535."""
    n = LOG[0]
    if n < _LIMIT:
        LOG[n] = code << 8 | x
        LOG[n + 1] = y
        LOG[0] = n + 2


def revealed():
    """True if any event since `clear` showed something hidden or random."""
    n = LOG[0]
    if n == _MUTED:
        return False
    i = 1
    while i < n:
        if LOG[i] & 0x8000:
            return True
        i += 2
    return False
