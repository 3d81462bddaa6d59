# SPDX-License-Identifier: MIT
"""A game that can be seen through, for tests of sessions: it adds up numbers.

Action 0 .. 499 adds openly, 500 .. 998 adds and reveals something, 999 ends the game;
1000 and more is forbidden by rule 7, anything after the end by rule 9.
"""

from __future__ import annotations

from array import array

from core import events

REVEAL = 500
END = 999
FORBIDDEN = 1000
DUEL = 1


class Toy:
    """The game's contract, as far as a session uses it; its state has `size` bytes (10 or more)."""

    NAME = "toy"
    RULE_PREFIX = "TOY"
    GAME_ID = 200
    RULES_VERSION = 3
    MAX_ACTIONS = FORBIDDEN
    SEATS = (1, 2, 3)
    OPTIONS = (("mode", 0, ("plain", "duel", "long")), ("bonus", 2, ("off", "on")))

    def __init__(self, size: int = 234) -> None:
        self.SIZE = size

    def make(self):
        """An empty state: seats, seat to move, over, options; the sum and the seed in words."""
        return bytearray(4), array("H", bytes(self.SIZE - 4))

    def new(self, state, seats, options, seed):
        """Set up; a duel needs two seats."""
        if seats not in self.SEATS or options & 3 == DUEL and seats != 2:
            raise ValueError("so many seats cannot play that")
        b, w = state
        b[:] = bytes([seats, 0, 0, options])
        w[:] = array("H", bytes(self.SIZE - 4))
        w[1], w[2] = seed & 0xFFFF, seed >> 16

    def legal(self, state, out):
        """All below FORBIDDEN, until the game is over."""
        count = 0 if state[0][2] else FORBIDDEN
        for i in range(count):
            out[i] = i
        return count

    def why_not(self, state, action):
        """0, or the rule that forbids."""
        if state[0][2]:
            return 9
        return 7 if action >= FORBIDDEN else 0

    def apply(self, state, action):
        """Add the action's number to the sum."""
        b, w = state
        w[0] = (w[0] * 31 + action + 1) & 0xFFFF
        b[1] = (b[1] + 1) % b[0]
        b[2] = action == END
        events.emit(0x81 if action >= REVEAL else 1, 0, action)

    def to_move(self, state):
        """The seat that decides, -1 when the game is over."""
        return -1 if state[0][2] else state[0][1]
