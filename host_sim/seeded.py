# SPDX-License-Identifier: MIT
"""Random games by seed: the same choices and the same checksums on every interpreter.

Plain MicroPython (no typing, no number of 2**30 or more), so that this very file is
run by MicroPython's unix and WebAssembly ports beside CPython.  On CPython call
`host_sim.paths.install()` before importing it.

A step's checksum covers the state's bytes and words, all legal actions, the one that was
chosen and the events; it is carried on through the game, so one differing byte anywhere
changes all that follows.
"""

from array import array

import micropython

from core import events, rng

MAX_PLIES = 2000
NO_ACTION = 0xFFFF
# the chooser has its own stream, apart from the game's
_CHOOSER = 0x5EED
# actions that a bot weighs in one slice
_BUDGET = 7


class Player:
    """Plays seeded games of one rules module; everything it needs is allocated here, once.

    With a bot module the computer decides instead of chance: from what the seat sees, at a level by the seed.
    """

    def __init__(self, rules, keep=False, bot=None):
        self.rules = rules
        self.by_kind = hasattr(rules, "BY_KIND")
        self.bot = bot
        self.view = rules.make()
        self.seed = 0
        self.state = rules.make()
        self.out = array("H", bytes(2 * rules.MAX_ACTIONS))
        self.choice = array("H", bytes(8))
        self.sums = array("H", bytes(4))
        # two sums after each ply, to find the first that differs
        self.trace = array("H", bytes(4 * MAX_PLIES if keep else 4))
        self.plies = 0
        self.action = 0
        self.careful = 0

    def begin(self, seats, options, seed):
        """Set up the game `seed`; odd seeds prefer any action to the first of the list (mostly: to pass)."""
        self.rules.new(self.state, seats, options, seed)
        rng.seed(self.choice, seed ^ _CHOOSER)
        self.sums[0] = self.sums[1] = 0
        self.plies = 0
        self.careful = seed & 1
        self.seed = seed
        if self.bot:
            # what a bot allocates once, it allocates here
            self.decision()

    def decision(self):
        """The bot's action."""
        seat = self.rules.to_move(self.state)
        self.rules.observe(self.state, seat, self.view)
        self.bot.start(self.view, seat, 1 + self.seed % 3, (self.seed & 0x7FFF) + self.plies)
        action = NO_ACTION
        while action == NO_ACTION:
            action = self.bot.step(_BUDGET)
        return action

    def step(self):
        """Choose, apply, add to the checksum; False when there is nothing left to choose."""
        n = self.rules.legal(self.state, self.out)
        if n == 0:
            return False
        if self.bot:
            self.action = self.decision()
        else:
            self.action = self.chance(n)
        events.clear()
        self.rules.apply(self.state, self.action)
        self.add(n)
        self.plies += 1
        return True

    def chance(self, n):
        """One of the n legal actions; where the rules say BY_KIND first a kind of action, then one of this kind."""
        if self.by_kind:
            return rng.by_kind(self.choice, self.out, n)
        i = rng.rnd(self.choice, n)
        if i == 0 and self.careful:
            i = rng.rnd(self.choice, n)
        return self.out[i]

    def add(self, n):
        """Carry the checksum on by what the last step left behind."""
        b, w = self.state
        sums = self.sums
        mix(sums, self.out, 0, n)
        sums[0] ^= self.action
        mix(sums, events.LOG, 0, events.LOG[0])
        mix(sums, b, 0, len(b))
        mix(sums, w, 0, len(w))
        if len(self.trace) > 2 * self.plies + 1:
            self.trace[2 * self.plies] = sums[0]
            self.trace[2 * self.plies + 1] = sums[1]

    def game(self, seats, options, seed):
        """A whole game; where MicroPython runs it, under a locked heap (any allocation is a MemoryError)."""
        self.begin(seats, options, seed)
        micropython.heap_lock()
        try:
            while self.plies < MAX_PLIES and self.step():
                pass
        finally:
            micropython.heap_unlock()

    def line(self, seats, options, seed):
        """What a whole game came to, on one line."""
        self.game(seats, options, seed)
        scores = [str(self.rules.score(self.state, seat)) for seat in range(seats)]
        return "%d/%d/%d: %d plies, result %d, scores %s, sums %04x %04x" % (
            seats, options, seed, self.plies, self.rules.result(self.state), ",".join(scores), self.sums[0], self.sums[1]
        )


def mix(sums, a, start, end):
    """Carry two 16-bit sums on over a[start:end] (bytes or 16-bit words)."""
    g = sums[0]
    h = sums[1]
    while start < end:
        x = a[start]
        g = (g * 31 + x) & 0xFFFF
        h = ((h ^ x) * 945 + 1) & 0xFFFF
        start += 1
    sums[0] = g
    sums[1] = h


def dump(player, seats, options, seed, ply):
    """Lines that describe the step `ply` (from 0) of a game entirely: state, actions, events."""
    player.begin(seats, options, seed)
    while player.plies < ply and player.step():
        pass
    n = player.rules.legal(player.state, player.out)
    lines = ["legal " + _words(player.out, n)]
    player.step()
    lines.append("chosen %04x" % player.action)
    lines.append("events " + _words(events.LOG, events.LOG[0]))
    lines.append("bytes " + _words(player.state[0], len(player.state[0])))
    lines.append("words " + _words(player.state[1], len(player.state[1])))
    return lines


def _words(a, n):
    return " ".join(["%x" % a[i] for i in range(n)])
