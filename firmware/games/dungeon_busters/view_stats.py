# SPDX-License-Identifier: MIT
"""What Dungeon Busters' statistics are kept of; loaded when a game is over or they are shown."""

from core.stats import NO_SCORE
from games.dungeon_busters.data import SEATS_N
from lang import keys as words
from lang import t

# the keys that there are
MODES = range(3, 6)


def mode_key(state):
    """The number of seats."""
    return state[0][SEATS_N]


def mode_word(key):
    """`Players: 4`."""
    return t(words.SEATS) + ": " + str(key)


def score(state, seats):
    """The most points of a person (DB-076)."""
    from games.dungeon_busters import rules

    return max([rules.score(state, seat) for seat in range(len(seats)) if not seats[seat]] or [NO_SCORE])
