# SPDX-License-Identifier: MIT
"""What the screen shows of Cave Troll's table: it follows the events one by one, behind the state.

It is an observation: a card or an artifact that the viewer may not see is not in it at all.
"""

from games.cave_troll import rules
from games.cave_troll.observe import observe
from games.cave_troll.pieces import figure_at, put
from micropython import const

_SEATS_N = const(1)
_ACTIVE = const(3)
_MOVER = const(4)
_ACTIONS = const(5)
_POOL = const(9)
_FIG = const(16)
_COUNT = const(80)
_CHEST = const(113)
_DECK_N = const(193)
_HAND_N = const(197)
_HELD = const(205)
_USED = const(209)
_OPTS = const(4)
_GOLD_OF = const(5)
_ROOMS = const(33)
_AREAS = const(40)
_WAITING = const(64)
_DEAD = const(65)
_HIDDEN = const(255)
_EVERYTHING = const(-2)
_BONUS = const(3)
_THIEF = const(9)
_TROLLS = const(15)
_ALTERNATE = const(1)
_EV_TURN = const(1)
_E_DRAW = const(2)
_EV_PLAY = const(3)
_EV_ENTER = const(5)
_EV_CHEST = const(6)
_E_FOUND = const(7)
_EV_MOVE = const(8)
_EV_EXPEL = const(13)
_EV_OUT = const(14)
_EV_CHEST_LOST = const(15)
_EV_USE = const(16)
_EV_RETURN = const(17)
_EV_POOL = const(18)
_EV_PAID = const(21)
_EV_COIN = const(23)
_EV_BONUS = const(24)
_E_WORTH = const(25)

# places for figures in an area
SPOTS = const(6)
_SPOTS = const(6)


class Table:
    """`b`, `w`: bytes and words as data.py lays them out.

    moving: the figure (16 * seat + place) that is on its way, whose place is kept free; -1 for none.
    After `gather`: figure i of the area is who[i], which stands for many[i] alike ones; if `sums` is true there are too
    many kinds, and who[i] is some figure of a seat, many[i] how many the seat has there.
    """

    def __init__(self):
        self.seen = rules.make()
        self.b, self.w = self.seen
        self.moving = -1
        self.who = bytearray(_SPOTS)
        self.many = bytearray(_SPOTS)
        self.sums = False
        self.marks = bytearray(_AREAS)

    def load(self, state, viewer):
        """Show the state as `viewer` may see it: a seat, -1 for all together, -2 for one from whom nothing is hidden."""
        observe(state, max(-1, viewer), self.seen)
        if viewer == _EVERYTHING:
            self.b[:] = state[0]
        self.moving = -1

    def seats(self):
        """How many seats there are."""
        return self.b[_SEATS_N]

    # --- who stands where --------------------------------------------------------

    def kind(self, f):
        """0 .. 14, the figure as events name it."""
        f &= 15
        if f < _THIEF:
            return 0
        return f - 1 if self.w[_OPTS] & _ALTERNATE else f - 8

    def find(self, seat, kind, area):
        """The figure of this kind (0 .. 14) of the seat there, or -1."""
        return figure_at(self.b, seat, kind if kind < 8 else kind - 7, area)

    def closed(self, room):
        """True if a Cave Troll has shut the room, and nobody is to flee from it any more."""
        b = self.b
        if room >= _ROOMS or self.w[_OPTS] & _ALTERNATE or b[_COUNT + room] > 1:
            return False
        for seat in range(b[_SEATS_N]):
            if b[_FIG + 16 * seat + _TROLLS] == room:
                return True
        return False

    def taken(self):
        """A byte an area: 1 if somebody is there, and 2 for each chest."""
        b = self.b
        out = self.marks
        for n in range(_AREAS):
            out[n] = 0
        f = _FIG
        end = f + 16 * b[_SEATS_N]
        while f < end:
            if b[f] < _AREAS:
                out[b[f]] = 1
            f += 1
        for seat in range(b[_SEATS_N]):
            if b[_CHEST + seat] < _ROOMS:
                out[b[_CHEST + seat]] += 2
        return out

    def chests(self, room):
        """How many chests lie in a room."""
        b = self.b
        n = 0
        for seat in range(b[_SEATS_N]):
            n += b[_CHEST + seat] == room
        return n

    def gather(self, area):
        """Who stands in the area, for `who` and `many`: how many places of the six that takes.

        In a room every figure has its own; elsewhere the Adventurers of a seat share one.
        """
        b = self.b
        who = self.who
        many = self.many
        self.sums = False
        n = 0
        f = 0
        end = 16 * b[_SEATS_N]
        while f < end:
            if b[_FIG + f] == area:
                if area >= _ROOMS and f & 15 < _THIEF and n and who[n - 1] & 15 < _THIEF and who[n - 1] >> 4 == f >> 4:
                    many[n - 1] += 1
                elif n == _SPOTS:
                    return self._sum(area)
                else:
                    who[n] = f
                    many[n] = 1
                    n += 1
            f += 1
        return n

    def _sum(self, area):
        # only how many each seat has there
        b = self.b
        n = 0
        for seat in range(b[_SEATS_N]):
            count = 0
            for f in range(16 * seat, 16 * seat + 16):
                if b[_FIG + f] == area:
                    count += 1
                    self.who[n] = f
            if count:
                self.many[n] = count
                n += 1
        self.sums = True
        return n

    # --- events ------------------------------------------------------------------

    def follow(self, code, x, y):
        """Bring it up to date with an event (without its reveal bit)."""
        b = self.b
        seat = y & 255
        if _EV_MOVE <= code <= _EV_EXPEL:
            self._put(y >> 12, x, y >> 6 & 63, y & 63)
        elif code == _EV_ENTER:
            self._put(y >> 8, x, _WAITING, y & 63)
        elif code == _EV_RETURN:
            self._put(y >> 8, x, _DEAD, y & 63)
        elif code == _EV_OUT:
            self._put(y >> 6 & 3, x, y & 63, _DEAD)
        elif code in (_EV_CHEST, _EV_CHEST_LOST):
            b[_CHEST + seat] = x if code == _EV_CHEST else _DEAD
        elif code in (_EV_PAID, _E_WORTH):
            self.w[_GOLD_OF + seat] += y >> 8
        elif code in (_EV_COIN, _EV_BONUS):
            self.w[_GOLD_OF + seat] += 1 if code == _EV_COIN else _BONUS
        elif code == _EV_POOL:
            b[_POOL] = x
        elif code == _EV_TURN:
            b[_ACTIVE] = b[_MOVER] = x
            b[_ACTIONS] = y
        elif code == _E_DRAW:
            b[_DECK_N + seat] -= 1
            b[_HAND_N + seat] += 1
        elif code == _EV_PLAY:
            b[_HAND_N + seat] -= 1
        elif code == _E_FOUND:
            b[_HELD + seat] = _HIDDEN
        elif code == _EV_USE:
            b[_HELD + seat] = 0
            b[_USED] |= 1 << x

    def _put(self, seat, kind, area, to):
        f = self.find(seat, kind, area)
        if f >= 0:
            put(self.b, f, to)
