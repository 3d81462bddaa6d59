# SPDX-License-Identifier: MIT
"""What Monster Hex' statistics are kept of; loaded when a game is over or they are shown.

Each number of seats keeps its own for each choice of options, so that who plays alone has a best score
for each of them to beat (MH-162).
"""

from core.stats import NO_SCORE
from games.monster_hex.data import ABLE, AIMS, OPTS, ROTATE, SEATS_N, SHARED
from lang import keys_monster_hex_book as K
from lang import t
from micropython import const

_WITH_SHARED = const(4)

# the keys that there are: 16 * (seats - 1) + the options that such a game may have
MODES = tuple([
    16 * (seats - 1) + options
    for seats in range(1, 5)
    for options in range(16)
    if not (options & SHARED and seats != 2 or options & ROTATE and seats == 1)
])  # fmt: skip


def mode_key(state):
    """The number of seats and the options."""
    b, w = state
    return 16 * (b[SEATS_N] - 1) + (w[OPTS] & 15)


def mode_word(key):
    """`2+shared: abilities →`: the sign says that the first seat rotates."""
    seats = _WITH_SHARED if key & SHARED else key >> 4
    word = t(K.MODE_SEATS + seats) + ": " + t(K.MODE_OPTIONS + (key & (ABLE | AIMS)))
    return word + " →" if key & ROTATE else word


def unopposed(key):
    """Who plays alone has nobody to beat."""
    return key < 16


def news(score, best):
    """What a score alone is beside the best one before (NO_SCORE: there is none)."""
    if best == NO_SCORE:
        return t(K.FIRST_SCORE)
    return t(K.NEW_BEST if score > best else K.SAME_BEST if score == best else K.BEST_STAYS, best)


def score(state, seats):
    """The most points of a person (MH-061)."""
    from games.monster_hex import rules

    return max([rules.score(state, seat) for seat in range(len(seats)) if not seats[seat]] or [NO_SCORE])
