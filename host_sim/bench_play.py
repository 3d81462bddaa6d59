# SPDX-License-Identifier: MIT
"""How fast random games are played: the same loop for CPython and MicroPython, which runs this very file.

As a script for MicroPython: `script.py GAME SECONDS` prints decisions, games and microseconds.
"""

import sys
import time
from array import array


def play(rules, seats, options, seconds):
    """Random games for about so many seconds: (decisions, games, microseconds).

    A decision is to list the legal actions, choose one and apply it, with nothing recorded
    of the events.
    """
    from core import events

    state = rules.make()
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    legal = rules.legal
    apply = rules.apply
    events.mute()
    decisions = games = 0
    x = 1
    began = time.time_ns() // 1000
    passed = 0
    while passed < seconds * 1000000:
        games += 1
        rules.new(state, seats, options, games)
        n = legal(state, out)
        while n:
            # a small generator costs little beside the game; 65536 of its 65537 numbers choose evenly
            x = (x * 75 + 74) % 65537
            apply(state, out[x * n >> 16 if x < 65536 else 0])
            decisions += 1
            n = legal(state, out)
        passed = time.time_ns() // 1000 - began
    events.clear()
    return decisions, games, passed


def main(game, seconds):
    name = "games.%s.rules" % game
    __import__(name)
    rules = sys.modules[name]
    print("%d %d %d" % play(rules, rules.SEATS[0], 0, float(seconds)))


if __name__ == "__main__":
    main(*sys.argv[1:])
