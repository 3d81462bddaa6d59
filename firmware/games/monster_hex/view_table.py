# SPDX-License-Identifier: MIT
"""What the screen shows of Monster Hex' table: it follows the events one by one, behind the state.

It is an observation: a tile or card that the viewer may not know is veiled in it.
"""

from games.monster_hex import rules
from games.monster_hex.observe import observe
from games.monster_hex.stones import SUM, gather, places
from micropython import const

_PICK = const(4)
_PHASE = const(0)
_SEATS_N = const(1)
_BOARD = const(2)
_ROUND = const(3)
_STONE = const(8)
_FACTION_OF = const(11)
_ABILITY_OF = const(15)
_POINTS = const(23)
_BOUNTY = const(27)
_BONUS = const(43)
_TILES = const(55)
_HEX = const(116)
_TWIST = const(148)
_CLOSED = const(5)
_TEMP = const(40)
_NOBODY = const(15)
_COMMON = const(4)
_EVERYTHING = const(-2)
_EV_FACTION = const(1)
_E_SHARED = const(2)
_EV_ABILITY = const(3)
_EV_ROUND = const(6)
_E_UP = const(8)
_EV_PLACE = const(9)
_EV_POWER = const(11)
_EV_BOUNTY = const(12)
_EV_TURNED = const(14)
_EV_STONE = const(16)
_EV_DUE = const(19)
_EV_STRENGTH = const(20)
_EV_BEST = const(21)
_EV_NEXT = const(22)
_EV_SLOT = const(23)
_EV_DOMINANCE = const(24)
_EV_GEM = const(25)
_EV_PRIZE = const(26)
_EV_GONE = const(27)
_E_AIM = const(28)
_ALL = const(15)


class Table:
    """`b`, `w` as data.py lays them out.

    lit: a byte a hex, 0 as it is, 1 it can be chosen, 2 it is out of the question
    last: hex that the last event was about, -1 for none
    due: the stone that is resolved now (TEMP + hex for a temporary one), -1 for none; of it:
    part: bit mask of the sides whose strength is known, in `sums`; first, second: sides, NOBODY (15) while there is none;
    both: the first takes both slots (MH-051);
    won: the points of each side
    """

    def __init__(self):
        self.seen = rules.make()
        self.b, self.w = self.seen
        self.lit = bytearray(32)
        self.sums = [0] * 4
        self.won = bytearray(4)
        self.last = -1
        self.clear_due(-1)

    def clear_due(self, stone):
        """This stone is resolved from now on; -1: none is."""
        self.due = stone
        self.part = 0
        self.both = False
        self.first = self.second = _NOBODY
        for side in range(4):
            self.won[side] = 0

    def load(self, state, viewer):
        """Show the state as `viewer` may see it: a seat, -1 for all together, -2 for one from whom nothing is hidden."""
        observe(state, viewer, self.seen)
        if viewer == _EVERYTHING:
            self.b[:] = state[0]
        self.unlight()
        self.clear_due(-1)
        b = self.b
        if b[_PHASE] == _PICK:
            self.clear_due(b[_STONE])
            self.part = gather(b, b[_STONE])
            for side in range(4):
                self.sums[side] = SUM[side]
            both = places(b, b[_STONE])
            self.first = both & _ALL
            self.second = both >> 4

    def unlight(self):
        """No hex can be chosen, none is out of the question."""
        for at in range(32):
            self.lit[at] = 0

    def follow(self, code, x, y):
        """Bring it up to date with an event (without its reveal bit)."""
        b = self.b
        side = self.side(y >> 8 & 15)
        self.last = -1
        if code == _EV_FACTION:
            b[_FACTION_OF + y] = x + 1
        elif code == _E_SHARED:
            b[_FACTION_OF + b[_SEATS_N]] = x + 1
        elif code == _EV_ABILITY:
            b[_ABILITY_OF + y] = (x & 1) + 1
        elif code == _EV_ROUND:
            b[_ROUND] = x - 1
        elif code == _E_UP:
            b[_TILES + 10 * b[_SEATS_N]] = x
        elif code == _EV_BOUNTY:
            b[_BOUNTY + y] = x
        elif code in (_EV_PLACE, _EV_POWER, _EV_TURNED, _EV_STONE, _EV_GONE):
            self._hex(code, x, y)
        elif code == _EV_DUE:
            self._close()
            self.clear_due(x)
        elif code == _EV_STRENGTH:
            self.part |= 1 << side
            self.sums[side] = (y & 255) - 128
        elif code in (_EV_BEST, _EV_DOMINANCE):
            self.first = self.side(y)
            self.both = code == _EV_DOMINANCE
        elif code == _EV_NEXT:
            self.second = self.side(y)
        elif code in (_EV_SLOT, _EV_GEM, _EV_PRIZE):
            b[_POINTS + side] += y & 255
            self.won[side] += y & 255
            self._close()
        elif code == _E_AIM:
            b[_BONUS + side] += y & 255

    def _hex(self, code, at, y):
        # an event about one hex
        b = self.b
        self.last = at
        if code == _EV_PLACE:
            b[_HEX + at] = 1 + 10 * self.side(y >> 7 & 7) + (y >> 3 & 15)
            b[_TWIST + at] = 32 | y & 7
        elif code == _EV_POWER:
            b[_TWIST + at] += 8 * ((y >> 4) - 8)
        elif code == _EV_TURNED:
            b[_TWIST + at] = b[_TWIST + at] & 0xF8 | y >> 4
        else:
            b[_HEX + at] = 0 if code == _EV_GONE else _TEMP + (y >> 4)

    def _close(self):
        # the stone that was resolved is closed; a temporary one is taken away by an event of its own
        if 0 <= self.due < _TEMP:
            self.w[_CLOSED] |= 1 << self.due

    def side(self, who):
        """The side that events call so: COMMON is the shared faction."""
        return self.b[_SEATS_N] if who == _COMMON else who

    def sides(self):
        """How many sides there are."""
        b = self.b
        return b[_BOARD] + 2

    def faction(self, side):
        """Faction 0 .. 3 of a side, -1 if it has none yet."""
        return self.b[_FACTION_OF + side] - 1

    def points(self, side):
        """What a side has now, with objectives when the game is over."""
        return self.b[_POINTS + side] + self.b[_BONUS + side]

    def closed(self, stone):
        """True if this printed stone is closed."""
        return self.w[_CLOSED] >> stone & 1 == 1
