# SPDX-License-Identifier: MIT
"""The last events of a game, kept for its log; undo takes them out again."""

from array import array

from micropython import const

_KEPT = const(200)
_LISTED = const(40)
_MARKS = const(16)


class Told:
    """Keeps events (core.events) with the seat whose they are.  A game's teller adds `view` and `line(n)`, for ui.past."""

    def __init__(self):
        self.kept = array("H", bytes(4 * _KEPT))
        self.seats = bytearray(_KEPT)
        self.count = 0
        # the most that count ever was, and what it was before each of the last actions
        self.high = 0
        self.marks = []

    def mark(self):
        """The events of another action follow."""
        if len(self.marks) == _MARKS:
            self.marks.pop(0)
        self.marks.append(self.count)

    def keep(self, word, y, seat):
        """One more event: the two words of the log, and whose it is."""
        i = self.count % _KEPT
        self.kept[2 * i] = word
        self.kept[2 * i + 1] = y
        self.seats[i] = seat
        self.count += 1
        if self.count > self.high:
            self.high = self.count

    def forget(self, all_of_it):
        """The last action never happened, or none did: its events leave the log."""
        self.count = 0 if all_of_it or not self.marks else self.marks.pop()
        if self.high - self.count > _KEPT - _LISTED:
            # newer events stand in their places by now
            self.count = 0
        if not self.count:
            self.high = 0
            self.marks = []

    def span(self):
        """(first, end): the numbers of the events that are still kept."""
        return max(0, self.high - _KEPT), self.count

    def event(self, n):
        """(code, x, y, seat) of the n-th event."""
        i = n % _KEPT
        word = self.kept[2 * i]
        return word >> 8, word & 255, self.kept[2 * i + 1], self.seats[i]
