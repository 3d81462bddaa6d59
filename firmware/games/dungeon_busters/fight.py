# SPDX-License-Identifier: MIT
"""Dungeon Busters: from the reveal of a fight to the next one.  Nothing here allocates."""

from core import rng
from core.events import emit
from games.dungeon_busters.data import SLOTS, STRENGTH
from micropython import const

_CHOOSE = const(1)
_PICK = const(2)
_GIVE_UP = const(3)
_OVER = const(4)
_PHASE = const(0)
_SEATS_N = const(1)
_FIRST = const(2)
_BATTLE = const(3)
_FIGHT = const(4)
_MOVER = const(5)
_CARD = const(11)
_SAID = const(16)
_TALKS = const(21)
_KEPT = const(26)
_BROKEN = const(31)
_ROW = const(36)
_TOKENS = const(56)
_CENTRE = const(71)
_RESERVE = const(74)
_DECK = const(77)
_EV_BATTLE = const(2)
_EV_VILLAIN = const(131)
_EV_SHOWN = const(136)
_EV_CANCELLED = const(9)
_EV_WIN = const(10)
_EV_LOSS = const(11)
_EV_PAID = const(12)
_EV_UNPAID = const(13)
_EV_SHARED = const(14)
_EV_GIVEN_UP = const(15)
_EV_SPARED = const(16)
_EV_FIRST = const(17)
_EV_UNUSED = const(146)
_EV_OVER = const(19)


def count_of(b, value):
    """How many seats play this value."""
    n = 0
    seat = 0
    while seat < b[_SEATS_N]:
        if b[_CARD + seat] == value:
            n += 1
        seat += 1
    return n


def holder(b, value):
    """The seat that alone plays this value, or -1 (DB-030)."""
    found = -1
    seat = 0
    while seat < b[_SEATS_N]:
        if b[_CARD + seat] == value:
            if found >= 0:
                return -1
            found = seat
        seat += 1
    return found


def total(b):
    """The sum of the values that are not cancelled (DB-032)."""
    n = 0
    value = 1
    while value < 8:
        if holder(b, value) >= 0:
            n += value
        value += 1
    return n


def lowest(b):
    """The lowest of all cards played, cancelled or not (DB-060)."""
    value = 1
    while count_of(b, value) == 0:
        value += 1
    return value


def colours(b, at):
    """How many of the three colours have a token at `at`."""
    return (b[at] > 0) + (b[at + 1] > 0) + (b[at + 2] > 0)


def most(b, at):
    """Bit mask of the colours with the most tokens at `at`; 0 if there is none."""
    top = b[at]
    if b[at + 1] > top:
        top = b[at + 1]
    if b[at + 2] > top:
        top = b[at + 2]
    if top == 0:
        return 0
    return (b[at] == top) | (b[at + 1] == top) << 1 | (b[at + 2] == top) << 2


def villain(b):
    """The villain of this fight."""
    return b[_DECK + 5 * b[_BATTLE] + b[_FIGHT]]


def prepare(b, w):
    """Shuffle the five of this battle; the last one is put away (DB-009)."""
    rng.shuffle(w, b, _DECK + 5 * b[_BATTLE], 5)


def begin_battle(b):
    """The first villain of the battle is turned face up."""
    emit(_EV_BATTLE, b[_BATTLE] + 1, b[_FIRST])
    _begin_turn(b)


def _begin_turn(b):
    b[_PHASE] = _CHOOSE
    b[_MOVER] = b[_FIRST]
    emit(_EV_VILLAIN, villain(b), 4 * b[_BATTLE] + b[_FIGHT] + 1)


def reveal(b, w):
    """All cards are shown at once; then whatever follows without a question (DB-026 .. DB-034)."""
    seat = 0
    while seat < b[_SEATS_N]:
        card = b[_CARD + seat]
        said = b[_SAID + seat]
        if said:
            b[(_KEPT if said == card else _BROKEN) + seat] += 1
        emit(_EV_SHOWN, card, said << 8 | seat)
        seat += 1
    value = 1
    while value < 8:
        if count_of(b, value) > 1:
            emit(_EV_CANCELLED, value, _players(b, value))
        value += 1
    n = total(b)
    strength = STRENGTH[villain(b)]
    if n >= strength:
        emit(_EV_WIN, n, strength)
        _pay(b)
        share(b, w, 0)
    else:
        emit(_EV_LOSS, n, strength)
        punish(b, w, 0)


def _players(b, value):
    mask = 0
    seat = 0
    while seat < b[_SEATS_N]:
        if b[_CARD + seat] == value:
            mask |= 1 << seat
        seat += 1
    return mask


def _pay(b):
    # the slots in rank order, each token by token (DB-041 .. DB-045)
    slot = 3 * villain(b)
    end = slot + 3
    value = 1
    while value < 8 and slot < end:
        seat = holder(b, value)
        if seat >= 0:
            reward = SLOTS[slot]
            colour = 0
            while reward:
                n = reward & 3
                while n:
                    _receive(b, seat, colour)
                    n -= 1
                reward >>= 2
                colour += 1
            slot += 1
        value += 1


def _receive(b, seat, colour):
    if b[_RESERVE + colour]:
        b[_RESERVE + colour] -= 1
        b[_TOKENS + 3 * seat + colour] += 1
        emit(_EV_PAID, colour, seat)
    else:
        emit(_EV_UNPAID, colour, seat)


def share(b, w, value):
    """The centre goes to the survivors by turns, the one after `value` being next (DB-046 .. DB-049)."""
    while True:
        left = colours(b, _CENTRE)
        if left == 0:
            _clean_up(b, w)
            return
        value = _next_rank(b, value)
        seat = holder(b, value)
        if _next_rank(b, value) == value:
            # a single survivor has it all
            colour = 0
            while colour < 3:
                if b[_CENTRE + colour]:
                    take(b, seat, colour, b[_CENTRE + colour])
                colour += 1
        elif left > 1:
            b[_PHASE] = _PICK
            b[_MOVER] = seat
            return
        else:
            colour = 0
            while b[_CENTRE + colour] == 0:
                colour += 1
            take(b, seat, colour, 1)


def _next_rank(b, value):
    # the value of the survivor after this one, from the lowest again after the highest
    value += 1
    while holder(b, value) < 0:
        value = value + 1 if value < 7 else 1
    return value


def take(b, seat, colour, n):
    """Tokens of the centre go to a seat (DB-050)."""
    b[_CENTRE + colour] -= n
    b[_TOKENS + 3 * seat + colour] += n
    emit(_EV_SHARED, colour, n << 8 | seat)


def punish(b, w, k):
    """The losers give up a colour, clockwise; the first k seats from the first player have (DB-060 .. DB-064)."""
    n = b[_SEATS_N]
    low = lowest(b)
    while k < n:
        seat = (b[_FIRST] + k) % n
        if b[_CARD + seat] == low:
            mask = most(b, _TOKENS + 3 * seat)
            if mask == 0:
                emit(_EV_SPARED, 0, seat)
            elif mask & (mask - 1):
                b[_PHASE] = _GIVE_UP
                b[_MOVER] = seat
                return
            else:
                give_up(b, seat, mask >> 1)
        k += 1
    _clean_up(b, w)


def give_up(b, seat, colour):
    """All tokens of the colour go to the centre (DB-061, DB-065)."""
    at = _TOKENS + 3 * seat + colour
    n = b[at]
    b[at] = 0
    b[_CENTRE + colour] += n
    emit(_EV_GIVEN_UP, colour, n << 8 | seat)


def _clean_up(b, w):
    # cards to the rows, then the next turn, the next battle or the end (DB-070 .. DB-075)
    n = b[_SEATS_N]
    seat = 0
    while seat < n:
        b[_ROW + 4 * seat + b[_FIGHT]] = b[_CARD + seat]
        b[_CARD + seat] = b[_SAID + seat] = b[_TALKS + seat] = 0
        seat += 1
    if b[_FIGHT] < 3:
        b[_FIGHT] += 1
        _begin_turn(b)
    elif b[_BATTLE] < 2:
        i = _ROW
        while i < _TOKENS:
            b[i] = 0
            i += 1
        b[_FIGHT] = 0
        b[_BATTLE] += 1
        b[_FIRST] = (b[_FIRST] + 1) % n
        emit(_EV_FIRST, b[_FIRST], 0)
        prepare(b, w)
        begin_battle(b)
    else:
        _end(b)


def _end(b):
    b[_PHASE] = _OVER
    b[_MOVER] = b[_FIRST]
    battle = 0
    while battle < 3:
        emit(_EV_UNUSED, b[_DECK + 5 * battle + 4], battle + 1)
        battle += 1
    emit(_EV_OVER, 0, winners(b))


def points(b, seat):
    """r + y + b + 3 * min(r, y, b) of a seat's tokens (DB-076)."""
    at = _TOKENS + 3 * seat
    least = b[at]
    if b[at + 1] < least:
        least = b[at + 1]
    if b[at + 2] < least:
        least = b[at + 2]
    return b[at] + b[at + 1] + b[at + 2] + 3 * least


def winners(b):
    """Bit mask of the seats with the highest score (DB-078)."""
    best = -1
    mask = 0
    seat = 0
    while seat < b[_SEATS_N]:
        n = points(b, seat)
        if n > best:
            best = n
            mask = 0
        if n == best:
            mask |= 1 << seat
        seat += 1
    return mask
