# SPDX-License-Identifier: MIT
"""What Cave Troll's statistics are kept of; loaded when a game is over or they are shown."""

from core.stats import NO_SCORE
from games.cave_troll.data import OPTS, SEATS_N
from lang import keys_cave_troll_book as H
from lang import t
from micropython import const

# bits of OPTS: the alternate game, in the dark
_SORT = const(3)

# the keys that there are
MODES = range(12)


def mode_key(state):
    """4 for each seat above two, 1 for the alternate game, 2 in the dark."""
    b, w = state
    return 4 * (b[SEATS_N] - 2) + (w[OPTS] & _SORT)


def mode_word(key):
    """`4 seats: alternate`."""
    sort = key & _SORT
    # the texts: base, base in the dark, alternate, alternate in the dark
    return t(H.MODES + (sort >> 1 | (sort & 1) << 1), 2 + (key >> 2))


def score(state, seats):
    """The most gold of a person (CT-184)."""
    from games.cave_troll import rules

    return max([rules.score(state, seat) for seat in range(len(seats)) if not seats[seat]] or [NO_SCORE])
