# SPDX-License-Identifier: MIT
"""What the screen shows of Castle Panic's table: it follows the events one by one, behind the state.

A monster whose word has bit 0 set is on its way (see view_motion): its place is kept free.
"""

from array import array

from micropython import const

_WALLS = const(6)
_FORTS = const(7)
_TOWERS = const(8)
_SEATS_N = const(3)
_HOMES = const(24)
_MONS_N = const(30)
_MONS = const(13)
_MONS_MAX = const(31)


class Table:
    """Walls, markers, Towers (bit masks), whose home a Tower is and monsters (words of data.py, ascending) as shown."""

    def __init__(self):
        self.walls = 0
        self.forts = 0
        self.towers = 0
        self.homes = bytearray(6)  # seat + 1 at each arc, 0: nobody's
        self.monsters = array("H", bytes(2 * _MONS_MAX))
        self.count = 0

    def load(self, state):
        """Show the state as it is."""
        b, w = state
        self.walls = b[_WALLS]
        self.forts = b[_FORTS]
        self.towers = b[_TOWERS]
        for arc in range(6):
            self.homes[arc] = 0
        for seat in range(b[_SEATS_N]):
            if b[_HOMES + seat]:
                self.homes[b[_HOMES + seat] - 1] = seat + 1
        self.count = b[_MONS_N]
        for i in range(self.count):
            self.monsters[i] = w[_MONS + i] & 0xFFFE

    def add(self, m):
        """A monster comes onto the board."""
        i = self.count
        a = self.monsters
        while i > 0 and a[i - 1] > m:
            a[i] = a[i - 1]
            i -= 1
        a[i] = m
        self.count += 1

    def remove(self, m):
        """A monster leaves it; True if it was there."""
        a = self.monsters
        i = 0
        while i < self.count and a[i] != m:
            i += 1
        if i == self.count:
            return False
        self.count -= 1
        while i < self.count:
            a[i] = a[i + 1]
            i += 1
        return True

    def find(self, m):
        """Index of the last monster with this word, -1 if there is none."""
        i = self.count - 1
        while i >= 0 and self.monsters[i] != m:
            i -= 1
        return i

    def arrive(self):
        """Nothing is on its way any more."""
        for i in range(self.count):
            self.monsters[i] &= 0xFFFE

    def at(self, pos):
        """(first, end): which of the monsters stand in this space."""
        a = self.monsters
        i = 0
        while i < self.count and a[i] >> 7 < pos:
            i += 1
        j = i
        while j < self.count and a[j] >> 7 == pos:
            j += 1
        return i, j
