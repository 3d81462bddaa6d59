# SPDX-License-Identifier: MIT
"""Monster Hex: from a placed tile to the next decision: captures, turns, rounds, the end.  Nothing here allocates."""

from core.events import emit
from games.monster_hex.boards import HANDS, HEXES, ROUNDS, SLOTS
from games.monster_hex.objectives import count_up
from games.monster_hex.piles import draw
from games.monster_hex.stones import SUM, after, dominates, due_temps, gather, is_due, places
from micropython import const

_TILE = const(2)
_PICK = const(4)
_OVER = const(5)
_PHASE = const(0)
_SEATS_N = const(1)
_BOARD = const(2)
_ROUND = const(3)
_TURN = const(4)
_START = const(5)
_MOVER = const(6)
_KING = const(7)
_STONE = const(8)
_LAST = const(9)
_STRUCK = const(10)
_FACTION_OF = const(11)
_PLACED = const(19)
_POINTS = const(23)
_BOUNTY = const(27)
_SMALLS = const(31)
_FIRSTS = const(35)
_COLOURS = const(39)
_BONUS = const(43)
_TILES = const(55)
_TEMPS = const(95)
_HEX = const(116)
_OPTS = const(4)
_CLOSED = const(5)
_GEMS = const(8)
_TEMP = const(40)
_NOBODY = const(15)
_COMMON = const(4)
_SHARED = const(4)
_ROTATE = const(8)
_EV_ROUND = const(6)
_EV_DRAW = const(135)
_EV_UP = const(136)
_EV_SKIP = const(10)
_EV_DUE = const(19)
_EV_STRENGTH = const(20)
_EV_BEST = const(21)
_EV_NEXT = const(22)
_EV_SLOT = const(23)
_EV_DOMINANCE = const(24)
_EV_GEM = const(25)
_EV_PRIZE = const(26)
_EV_GONE = const(27)
_EV_OVER = const(29)


def sides(b, w):
    """How many sides there are: the seats and, perhaps, the shared faction."""
    n = b[_SEATS_N]
    return n + 1 if n == 1 or w[_OPTS] & _SHARED else n


def who(b, side):
    """What events call a side: its seat, COMMON or NOBODY."""
    return _COMMON if side == b[_SEATS_N] else side


def settle(b, w):
    """Resolve all that is due, up to the first question; then the next turn (MH-040 .. MH-054)."""
    stone = 0
    while stone >= 0:
        if not w[_CLOSED] >> stone & 1 and is_due(b, stone) and _resolve(b, w, stone):
            return
        stone = after(b[_BOARD], stone)
    if b[_TEMPS]:
        _take_temps(b, due_temps(b))
    next_turn(b, w)


def _tell(b, stone):
    # who takes part, and how strongly
    emit(_EV_DUE, stone, 0)
    mask = gather(b, stone)
    side = 0
    while mask >> side:
        if mask >> side & 1:
            emit(_EV_STRENGTH, stone, who(b, side) << 8 | SUM[side] + 128)
        side += 1


def _resolve(b, w, stone):
    # one printed stone; True if somebody must choose a slot
    _tell(b, stone)
    both = places(b, stone)
    first = both & 15
    second = both >> 4
    emit(_EV_BEST, stone, who(b, first))
    if stone >= _GEMS:
        if first != _NOBODY:
            b[_SMALLS + first] += 1
            b[_POINTS + first] += 1
            emit(_EV_GEM, stone, who(b, first) << 8 | 1)
        w[_CLOSED] |= 1 << stone
        return False
    chooser = first if first != _NOBODY else second
    if first != _NOBODY:
        b[_FIRSTS + first] += 1
        if stone == 0:
            b[_KING] = first + 1
        if dominates(b, first):
            emit(_EV_DOMINANCE, stone, who(b, first))
            _take(b, first, stone, 0)
            _take(b, first, stone, 1)
            _prize(b, first, stone)
            w[_CLOSED] |= 1 << stone
            return False
    emit(_EV_NEXT, stone, who(b, second))
    if chooser < b[_SEATS_N]:
        b[_PHASE] = _PICK
        b[_STONE] = stone
        b[_MOVER] = chooser
        return True
    if chooser != _NOBODY:
        _share_out(b, stone, both, best_slot(b, chooser, stone))
    w[_CLOSED] |= 1 << stone
    return False


def pick(b, w, slot):
    """The seat that decides takes a slot of the stone; a second place gets the other one (MH-046, MH-047, MH-170)."""
    stone = b[_STONE]
    _share_out(b, stone, places(b, stone), slot)
    w[_CLOSED] |= 1 << stone
    b[_STONE] = 0
    settle(b, w)


def _share_out(b, stone, both, slot):
    first = both & 15
    second = both >> 4
    if first == _NOBODY:
        _take(b, second, stone, slot)
        return
    _take(b, first, stone, slot)
    _prize(b, first, stone)
    if second != _NOBODY:
        _take(b, second, stone, 1 - slot)


def worth(b, side, stone, slot):
    """Points of a slot for a side, 2 more in its colour (MH-048)."""
    at = 4 * stone + 2 * slot
    table = SLOTS[b[_BOARD]]
    return table[at] + (2 if table[at + 1] << 1 >> b[_FACTION_OF + side] & 1 else 0)


def best_slot(b, side, stone):
    """The slot that is worth most to the side, the first of equals (MH-154, MH-170)."""
    return 1 if worth(b, side, stone, 1) > worth(b, side, stone, 0) else 0


def _take(b, side, stone, slot):
    n = worth(b, side, stone, slot)
    b[_POINTS + side] += n
    b[_COLOURS + side] |= SLOTS[b[_BOARD]][4 * stone + 2 * slot + 1]
    emit(_EV_SLOT, stone, slot << 12 | who(b, side) << 8 | n)


def _prize(b, side, stone):
    # Bounty, once for each first place (MH-052)
    n = b[_BOUNTY + side]
    if n:
        b[_POINTS + side] += n
        emit(_EV_PRIZE, stone, who(b, side) << 8 | n)


def _take_temps(b, mask):
    # all of them are valued, then they are taken away (MH-054, MH-114)
    i = 0
    while i < 3:
        if mask >> i & 1:
            stone = _TEMP - 1 + b[_TEMPS + i]
            _tell(b, stone)
            first = places(b, stone) & 15
            emit(_EV_BEST, stone, who(b, first))
            if first != _NOBODY:
                n = b[_HEX + stone - _TEMP] - _TEMP
                b[_POINTS + first] += n
                emit(_EV_GEM, stone, who(b, first) << 8 | n)
                _prize(b, first, stone)
        i += 1
    to = 0
    i = 0
    while i < 3:
        at = b[_TEMPS + i]
        b[_TEMPS + i] = 0
        if at and mask >> i & 1:
            b[_HEX + at - 1] = 0
            emit(_EV_GONE, at - 1, 0)
        elif at:
            b[_TEMPS + to] = at
            to += 1
        i += 1


# --- turns and rounds -------------------------------------------------------------


def first_of_round(b, w):
    """The seat whose turn comes first in this round (MH-013, MH-176)."""
    if w[_OPTS] & _ROTATE:
        return (b[_START] + b[_ROUND]) % b[_SEATS_N]
    return b[_START]


def holder(b):
    """The seat that places the shared tile of this round (MH-151, MH-160)."""
    return 0 if b[_SEATS_N] == 1 or (b[_START] + b[_ROUND]) & 1 == 0 else 1


def side_to_place(b):
    """The side whose tile is placed in this turn."""
    return b[_SEATS_N] if b[_TURN] == b[_SEATS_N] else b[_MOVER]


def next_turn(b, w):
    """After the captures: the next seat that may place, the next round, or the end."""
    if b[_PLACED] + b[_PLACED + 1] + b[_PLACED + 2] + b[_PLACED + 3] == HEXES[b[_BOARD]]:
        _end(b, w)
        return
    b[_TURN] += 1
    _seek(b, w)


def _seek(b, w):
    # whose turn it is
    n = b[_SEATS_N]
    b[_PHASE] = _TILE
    b[_LAST] = 0
    while True:
        while b[_TURN] < n:
            b[_MOVER] = (first_of_round(b, w) + b[_TURN]) % n
            if b[_PLACED + b[_MOVER]] < ROUNDS[b[_BOARD]]:
                return
            emit(_EV_SKIP, 0, b[_MOVER])
            b[_TURN] += 1
        if b[_TURN] == n and sides(b, w) > n:
            b[_MOVER] = holder(b)
            return
        b[_ROUND] += 1
        begin_round(b, w)


def begin_round(b, w):
    """Hands are filled up, the shared tile is turned up (MH-020, MH-151)."""
    n = b[_SEATS_N]
    b[_TURN] = 0
    b[_STRUCK] = 0
    first = first_of_round(b, w)
    emit(_EV_ROUND, b[_ROUND] + 1, first)
    k = 0
    while k < n:
        seat = (first + k) % n
        count = draw(b, seat, HANDS[b[_BOARD]])
        if count:
            emit(_EV_DRAW, count, seat)
        k += 1
    if sides(b, w) > n and draw(b, n, 1):
        emit(_EV_UP, b[_TILES + 10 * n], holder(b))


def begin(b, w):
    """The first round, hands and objectives being dealt."""
    begin_round(b, w)
    _seek(b, w)


# --- the end ----------------------------------------------------------------------


def _end(b, w):
    b[_PHASE] = _OVER
    b[_TURN] = b[_STRUCK] = 0
    b[_MOVER] = b[_START]
    count_up(b)
    emit(_EV_OVER, 0, winners(b))


def winners(b):
    """Bit mask of the seats that won: highest score, then first place at K, else shared (MH-061, MH-062)."""
    best = -1
    mask = 0
    seat = 0
    while seat < b[_SEATS_N]:
        n = b[_POINTS + seat] + b[_BONUS + seat]
        if n > best:
            best = n
            mask = 0
        if n == best:
            mask |= 1 << seat
        seat += 1
    king = 1 << b[_KING] >> 1
    return king if mask & king else mask
