# SPDX-License-Identifier: MIT
"""What the screen shows of Dungeon Busters' table: it follows the events one by one, behind the state.

It is an observation: a card that the viewer may not see is not in it at all.
"""

from games.dungeon_busters import rules
from games.dungeon_busters.fight import count_of, total
from games.dungeon_busters.observe import observe
from micropython import const

_PICK = const(2)
_GIVE_UP = const(3)
_PHASE = const(0)
_SEATS_N = const(1)
_BATTLE = const(3)
_FIGHT = const(4)
_CARD = const(11)
_SAID = const(16)
_TOKENS = const(56)
_CENTRE = const(71)
_RESERVE = const(74)
_DECK = const(77)
_HIDDEN = const(255)
_EVERYTHING = const(-2)
_EV_HERO = const(1)
_EV_COMMIT = const(4)
_EV_SAID = const(5)
_EV_UNSAID = const(6)
_E_SHOWN = const(8)
_EV_CANCELLED = const(9)
_EV_WIN = const(10)
_EV_LOSS = const(11)
_EV_PAID = const(12)
_EV_SHARED = const(14)
_EV_GIVEN_UP = const(15)
_HERO_OF = const(6)


class Table:
    """`b`: bytes as data.py lays them out; open: the cards lie face up; out: bits 1 << value, cancelled; sum: -1 for none."""

    def __init__(self):
        self.seen = rules.make()
        self.b = self.seen[0]
        self.open = False
        self.out = 0
        self.sum = -1

    def load(self, state, viewer):
        """Show the state as `viewer` may see it: a seat, -1 for all together, -2 for one from whom nothing is hidden."""
        observe(state, viewer, self.seen)
        b = self.b
        if viewer == _EVERYTHING:
            b[:] = state[0]
        self.open = b[_PHASE] in (_PICK, _GIVE_UP)
        self.out = 0
        self.sum = -1
        if self.open:
            self.sum = total(b)
            for value in range(1, 8):
                self.out |= (count_of(b, value) > 1) << value

    def follow(self, code, x, y):
        """Bring it up to date with an event (without its reveal bit)."""
        b = self.b
        seat = y & 255
        if code == _EV_HERO:
            b[_HERO_OF + seat] = x + 1
        elif code == _EV_COMMIT:
            b[_CARD + seat] = _HIDDEN
        elif code in (_EV_SAID, _EV_UNSAID):
            b[_SAID + seat] = x if code == _EV_SAID else 0
        elif code == _E_SHOWN:
            b[_CARD + seat] = x
            self.open = True
        elif code == _EV_CANCELLED:
            self.out |= 1 << x
        elif code in (_EV_WIN, _EV_LOSS):
            self.sum = x
        elif code == _EV_PAID:
            b[_RESERVE + x] -= 1
            b[_TOKENS + 3 * seat + x] += 1
        elif code == _EV_SHARED:
            b[_CENTRE + x] -= y >> 8
            b[_TOKENS + 3 * seat + x] += y >> 8
        elif code == _EV_GIVEN_UP:
            b[_CENTRE + x] += y >> 8
            b[_TOKENS + 3 * seat + x] -= y >> 8

    def villain(self):
        """The villain of this fight, -1 before the first battle."""
        b = self.b
        return -1 if b[_PHASE] == 0 else b[_DECK + 5 * b[_BATTLE] + b[_FIGHT]]

    def met(self, kind):
        """True if this villain of the battle was met before this fight."""
        b = self.b
        first = _DECK + 5 * b[_BATTLE]
        for i in range(first, first + b[_FIGHT]):
            if b[i] == kind:
                return True
        return False

    def cancelled(self, seat):
        """True if the seat's open card is out (DB-030)."""
        card = self.b[_CARD + seat]
        return card < 8 and self.out >> card & 1 == 1

    def seats(self):
        """How many seats there are."""
        return self.b[_SEATS_N]
