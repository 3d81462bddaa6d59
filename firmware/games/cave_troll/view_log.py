# SPDX-License-Identifier: MIT
"""Cave Troll's events in words, with the rule behind each."""

from lang import keys_cave_troll as K
from lang import t
from micropython import const

_ROOMS = const(33)
_DOORWAY = const(33)
_PIT = const(37)
_CARD_FIRST_KIND = const(5)
_EV_TURN = const(1)
_EV_DRAW = const(130)
_EV_PLAY = const(3)
_EV_KEEP = const(4)
_EV_ENTER = const(5)
_EV_CHEST = const(6)
_EV_FOUND = const(135)
_EV_MOVE = const(8)
_EV_EXPEL = const(13)
_EV_OUT = const(14)
_EV_CHEST_LOST = const(15)
_EV_USE = const(16)
_EV_RETURN = const(17)
_EV_POOL = const(18)
_EV_SCORING = const(19)
_EV_ROOM = const(20)
_EV_PAID = const(21)
_EV_NOBODY = const(22)
_EV_COIN = const(23)
_EV_WORTH = const(153)
_EV_GUARD = const(26)
_EV_STOP = const(27)
_EV_OVER = const(28)

# event code (without the reveal bit) -> number of the CT statement
_RULE = b"\x00\x1e\x32\x33\x33\x37\x3a\x3d\x46\x82\x8d\xe3\xe7\xce\x00\x90\x96\x99\x3f\x40\x3c\xa3\xa1\xd1\xb6\x98\x00\x22\xb8"

# figure -> the statement by which it comes in
_ENTERS = b"\x00\x00\x00\x00\x00\x38\x38\x8c\x37\x37\x37\x37\x38\x38\xe1"


def rule(code, x, y):
    """Number of the CT statement behind an event."""
    code &= 0x7F
    if code == _EV_GUARD:
        return 261
    if code == _EV_OUT:
        return y >> 8
    if code == _EV_ENTER and x > 4:
        return _ENTERS[x]
    if code == _EV_SCORING and x:
        return 182
    return _RULE[code]


def area(n):
    """The short name of an area."""
    if n < _ROOMS:
        return "R%02d" % (n + 1)
    return "E%d" % (n - _DOORWAY + 1) if n < _PIT else t(K.PIT_SHORT, n - _PIT + 1)


def figure(kind):
    """The name of a figure, as events number them."""
    return t(K.FIGURES + kind)


def card(kind):
    """The name of a card, as events number them."""
    return t(K.CARDS + kind) if kind < _CARD_FIRST_KIND else figure(kind - 4)


def seats_text(mask):
    """`1, 3` for the seats of a bit mask."""
    return ", ".join([str(seat + 1) for seat in range(4) if mask >> seat & 1])


def line(code, x, y):
    """One sentence for an event."""
    code &= 0x7F
    low = (y & 0xFF) + 1
    if _EV_MOVE <= code <= _EV_EXPEL:
        return t(K.EV_MOVES + code - _EV_MOVE, (y >> 12) + 1, figure(x), area(y >> 6 & 63), area(y & 63))
    if code in (_EV_ENTER, _EV_OUT, _EV_RETURN):
        key = K.EV_ENTER if code == _EV_ENTER else K.EV_OUT if code == _EV_OUT else K.EV_RETURN
        seat = y >> 6 & 3 if code == _EV_OUT else y >> 8
        return t(key, seat + 1, figure(x), area(y & 63))
    if code == _EV_PAID:
        return t(K.EV_PAID, low, area(x), y >> 8)
    if code == _EV_WORTH & 0x7F:
        return t(K.EV_WORTH, low, t(K.RELICS + x), y >> 8)
    if code in (_EV_CHEST, _EV_CHEST_LOST, _EV_COIN):
        return t(K.EV_CHEST if code == _EV_CHEST else K.EV_COIN if code == _EV_COIN else K.EV_CHEST_LOST, low, area(x))
    if code in (_EV_ROOM, _EV_NOBODY):
        return t(K.EV_ROOM if code == _EV_ROOM else K.EV_NOBODY, area(x))
    if code == _EV_PLAY:
        return t(K.EV_PLAY, low, card(x))
    if code == _EV_USE:
        return t(K.EV_USE, low, t(K.RELICS + x))
    if code == _EV_TURN:
        return t(K.EV_TURN, x + 1, y)
    if code == _EV_STOP:
        return t(K.EV_STOP, low, x)
    if code == _EV_POOL:
        return t(K.EV_POOL, x)
    if code == _EV_SCORING:
        return t(K.EV_SCORING + x)
    if code == _EV_GUARD:
        return t(K.EV_GUARD)
    if code == _EV_OVER:
        return t(K.EV_OVER, seats_text(y))
    return _plain(code, low)


def _plain(code, seat):
    if code == _EV_DRAW & 0x7F:
        return t(K.EV_DRAW, seat)
    if code == _EV_KEEP:
        return t(K.EV_KEEP, seat)
    return t(K.EV_FOUND if code == _EV_FOUND & 0x7F else K.EV_BONUS, seat)
