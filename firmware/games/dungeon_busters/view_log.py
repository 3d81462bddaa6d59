# SPDX-License-Identifier: MIT
"""Dungeon Busters' events in words, with the rule behind each."""

from lang import keys_dungeon_busters as K
from lang import t
from micropython import const

_EV_HERO = const(1)
_EV_BATTLE = const(2)
_EV_VILLAIN = const(131)
_EV_COMMIT = const(4)
_EV_SAID = const(5)
_EV_UNSAID = const(6)
_EV_SPEAK = const(7)
_EV_SHOWN = const(136)
_EV_CANCELLED = const(9)
_EV_WIN = const(10)
_EV_LOSS = const(11)
_EV_PAID = const(12)
_EV_UNPAID = const(13)
_EV_SHARED = const(14)
_EV_GIVEN_UP = const(15)
_EV_SPARED = const(16)
_EV_FIRST = const(17)
_EV_UNUSED = const(146)
_EV_OVER = const(19)

# event code (without the reveal bit) -> number of the DB statement
_RULE = (0, 10, 9, 22, 23, 91, 91, 24, 26, 30, 33, 33, 41, 44, 46, 61, 64, 73, 9, 78)


def rule(code, x, y):
    """Number of the DB statement behind an event."""
    return _RULE[code & 0x7F]


def villain(kind):
    """The name of a villain."""
    return t(K.VILLAINS + kind)


def seats_text(mask):
    """`1, 3` for the seats of a bit mask."""
    return ", ".join([str(seat + 1) for seat in range(5) if mask >> seat & 1])


def _player(i):
    return t(K.PLAYER, i + 1)


def line(code, x, y, seat_word=_player):
    """One sentence for an event; `seat_word(i)` is what a seat is called."""
    code &= 0x7F
    if code in (_EV_CANCELLED, _EV_OVER):
        return t(K.EV_CANCELLED, x, seats_text(y)) if code == _EV_CANCELLED else t(K.EV_OVER, seats_text(y))
    if code in (_EV_WIN, _EV_LOSS):
        return t(K.EV_WIN if code == _EV_WIN else K.EV_LOSS, x, y)
    if code in (_EV_SPEAK, _EV_FIRST, _EV_BATTLE):
        if code == _EV_BATTLE:
            return t(K.EV_BATTLE, x, y + 1)
        return t(K.EV_SPEAK, seat_word(x)) if code == _EV_SPEAK else t(K.EV_FIRST, x + 1)
    if code in (_EV_VILLAIN & 0x7F, _EV_UNUSED & 0x7F):
        return t(K.EV_VILLAIN, y, villain(x)) if code == _EV_VILLAIN & 0x7F else t(K.EV_UNUSED, villain(x))
    seat = seat_word(y & 0xFF)
    if code == _EV_SHOWN & 0x7F:
        return t(K.EV_SHOWN_SAID, seat, x, y >> 8) if y >> 8 else t(K.EV_SHOWN, seat, x)
    if code in (_EV_PAID, _EV_UNPAID):
        return t(K.EV_PAID if code == _EV_PAID else K.EV_UNPAID, seat, t(K.GEM_COLOURS + x))
    if code in (_EV_SHARED, _EV_GIVEN_UP):
        return t(K.EV_SHARED if code == _EV_SHARED else K.EV_GIVEN_UP, seat, t(K.GEM_COLOURS + x), y >> 8)
    if code == _EV_HERO:
        return t(K.EV_HERO, seat, t(K.HEROES + x))
    if code in (_EV_SAID, _EV_UNSAID):
        return t(K.EV_SAID if code == _EV_SAID else K.EV_UNSAID, seat, x)
    return t(K.EV_COMMIT if code == _EV_COMMIT else K.EV_SPARED, seat)
