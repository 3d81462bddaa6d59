# SPDX-License-Identifier: MIT
"""Castle Panic: the fact that stops a greyed card now, where its rule alone is too general.  Loaded when it is asked for."""

from games.castle_panic.data import REACH
from games.castle_panic.pieces import holds
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const

_ACTIVE = const(4)
_WALLS = const(6)
_MONS_N = const(30)
_DISC_N = const(40)
_OPTS = const(4)
_HEROIC = const(32)
_HERO = const(12)
_BRICK = const(15)
_MORTAR = const(16)
_BARBARIAN = const(17)
_NICE_SHOT = const(18)
_DRIVE = const(20)
_SCAVENGER = const(24)
_ALL_WALLS = const(63)


def fact(state, kind):
    """A sentence on why castle card `kind` has no use in phase 4 now, or "" where the rule says it all."""
    b, w = state
    if kind < _HERO:
        # three colours, then the card for any
        ring = t(K.RINGS + 1 + kind // 4)
        if kind & 3 == 3:
            return t(K.NONE_IN_RING, ring)
        return t(K.NONE_IN_ARCS, ring, t(words.COLOURS + (kind & 3)))
    if kind < _BRICK:
        return "" if w[_OPTS] & _HEROIC else t(K.NONE_FOR_HERO, t(words.COLOURS + kind - _HERO))
    if kind in (_BRICK, _MORTAR):
        other = _BRICK + _MORTAR - kind
        if not holds(b, b[_ACTIVE], other):
            return t(K.NOT_IN_HAND, t(K.CARDS + other))
        return t(K.ALL_WALLS_STAND) if b[_WALLS] == _ALL_WALLS else ""
    if kind == _NICE_SHOT:
        return t(K.NO_HIT_CARD)
    if kind == _SCAVENGER and not b[_DISC_N]:
        return t(K.NO_DISCARDS)
    if REACH[kind] and not b[_MONS_N]:
        return t(K.NO_MONSTERS)
    return t(K.ALL_IN_FOREST) if kind in (_BARBARIAN, _DRIVE) else ""
