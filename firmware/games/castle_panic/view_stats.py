# SPDX-License-Identifier: MIT
"""What Castle Panic's statistics are kept of; loaded when a game is over or they are shown."""

from core.stats import NO_SCORE
from games.castle_panic.data import OUTCOME, OVERLORD, SEATS_N
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const

_OPTS = const(4)
_MODE = const(3)
_COOP = const(1)
_WON = const(1)

# the keys that there are
MODES = range(8)


def mode_key(state):
    """The version, and whether one castle player was alone: twice the version + 1 then."""
    b, w = state
    return (w[_OPTS] & _MODE) << 1 | (b[SEATS_N] - (b[OVERLORD] != 0) == 1)


def mode_word(key):
    """`Standard, alone`."""
    word = t(K.MODES + (key >> 1))
    return word + ", " + t(words.ALONE) if key & 1 else word


def score(state, seats):
    """The most points of a person who won with the castle (CP-205); none are counted in Co-op."""
    from games.castle_panic import rules

    b, w = state
    best = NO_SCORE
    if b[OUTCOME] == _WON and not w[_OPTS] & _COOP:
        for seat in range(b[SEATS_N] - (b[OVERLORD] != 0)):
            if not seats[seat]:
                best = max(best, rules.score(state, seat))
    return best
