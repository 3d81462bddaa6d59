# SPDX-License-Identifier: MIT
"""Dungeon Busters: the game contract.  Layout of state and actions: data.py.

Three to five seats, 12 fights.  The rules by their numbers: docs/rules/dungeon_busters.md.
"""

from array import array

from core import options as choices
from core import rng
from core.events import emit
from games.dungeon_busters.data import B_SIZE, HIGH_CARD, LOW_CARD, OPTIONS, W_SIZE
from games.dungeon_busters.fight import (
    begin_battle,
    give_up,
    holder,
    most,
    points,
    prepare,
    punish,
    reveal,
    share,
    take,
    winners,
)
from games.dungeon_busters.observe import determinize, observe
from micropython import const

_SETUP = const(0)
_CHOOSE = const(1)
_PICK = const(2)
_GIVE_UP = const(3)
_OVER = const(4)
_PHASE = const(0)
_SEATS_N = const(1)
_FIRST = const(2)
_MOVER = const(5)
_HERO_OF = const(6)
_CARD = const(11)
_SAID = const(16)
_TALKS = const(21)
_ROW = const(36)
_TOKENS = const(56)
_CENTRE = const(71)
_RESERVE = const(74)
_DECK = const(77)
_OPTS = const(4)
_HEROES = const(5)
_VILLAINS = const(15)
_SUPPLY = const(15)
_TALK_LIMIT = const(5)
_HERO = const(0)
_COMMIT = const(1)
_ANNOUNCE = const(2)
_WITHDRAW = const(3)
_SPEAK = const(4)
_TAKE = const(5)
_LOSE = const(6)
_SILENT = const(1)
_EV_HERO = const(1)
_EV_COMMIT = const(4)
_EV_SAID = const(5)
_EV_UNSAID = const(6)
_EV_SPEAK = const(7)
_ALL_HEROES = const(31)

NAME = "dungeon_busters"
RULE_PREFIX = "DB"
GAME_ID = const(2)
RULES_VERSION = const(1)
SIZE = B_SIZE + 2 * W_SIZE
MAX_ACTIONS = const(20)
MAX_EVENTS = const(64)
SEATS = (3, 4, 5)
SEATS_DEFAULT = const(4)
LEVELS = const(3)

_NO_BYTES = bytes(B_SIZE)
_NO_WORDS = array("H", bytes(2 * W_SIZE))


def make():
    """A new, empty state: `(bytearray, array('H'))`."""
    return bytearray(B_SIZE), array("H", bytes(2 * W_SIZE))


def new(state, seats, options, seed):
    """Fill the state with a freshly set-up game (DB-001 .. DB-009).

    seats is one of SEATS, options an int as OPTIONS packs it, seed 0 .. 2**32 - 1.
    """
    if seats not in SEATS:
        raise ValueError("this game takes 3 to 5 seats, not %d" % seats)
    if not choices.valid(OPTIONS, options):
        raise ValueError("options %d do not exist in this game" % options)
    b, w = state
    b[:] = _NO_BYTES
    w[:] = _NO_WORDS
    rng.seed(w, seed)
    w[_OPTS] = options
    b[_SEATS_N] = seats
    for i in range(3 * seats):
        b[_TOKENS + i] = 1
    for i in range(3):
        b[_RESERVE + i] = _SUPPLY - seats
    for i in range(_VILLAINS):
        b[_DECK + i] = i
    b[_FIRST] = b[_MOVER] = rng.rnd(w, seats)
    prepare(b, w)


def setup_fault(seats, options):
    """Number of the rule that forbids these options with so many seats, or 0."""
    return 0


def to_move(state):
    """The seat that must decide now, or -1 when the game is over."""
    b = state[0]
    return -1 if b[_PHASE] == _OVER else b[_MOVER]


def seats(state):
    """How many seats the game has."""
    return state[0][_SEATS_N]


def result(state):
    """-1 while the game runs, else the bit mask of the seats that won; those with equal scores share (DB-078)."""
    b = state[0]
    return winners(b) if b[_PHASE] == _OVER else -1


def score(state, seat):
    """Points of the seat's tokens (DB-076)."""
    return points(state[0], seat)


def hand(b, seat):
    """Bit mask of the values in the seat's hand: 1 << value (DB-003, DB-071); public, but for a committed card."""
    low = LOW_CARD[b[_SEATS_N]]
    mask = (2 << HIGH_CARD[b[_SEATS_N]]) - (1 << low)
    i = _ROW + 4 * seat
    end = i + 4
    while i < end and b[i]:
        mask &= ~(1 << b[i])
        i += 1
    return mask


def free_heroes(b):
    """Bit mask of the heroes nobody has chosen (DB-010)."""
    mask = _ALL_HEROES
    seat = 0
    while seat < b[_SEATS_N]:
        mask &= ~(1 << b[_HERO_OF + seat] >> 1)
        seat += 1
    return mask


def legal(state, out):
    """Write the legal actions into the array('H') `out` (MAX_ACTIONS words); return how many."""
    b, w = state
    phase = b[_PHASE]
    if phase == _CHOOSE:
        return _choices(b, w, out)
    if phase == _PICK:
        return _each(_held(b, _CENTRE), _TAKE << 11, out, 0)
    if phase == _GIVE_UP:
        return _each(most(b, _TOKENS + 3 * b[_MOVER]), _LOSE << 11, out, 0)
    if phase == _SETUP:
        return _each(free_heroes(b), _HERO << 11, out, 0)
    return 0


def _each(mask, action, out, n):
    # an action for each bit of the mask
    while mask:
        if mask & 1:
            out[n] = action
            n += 1
        mask >>= 1
        action += 1
    return n


def _held(b, at):
    # bit mask of the colours that are there
    return (b[at] > 0) | (b[at + 1] > 0) << 1 | (b[at + 2] > 0) << 2


def _choices(b, w, out):
    seat = b[_MOVER]
    mask = hand(b, seat)
    n = _each(mask, _COMMIT << 11, out, 0)
    if not w[_OPTS] & _SILENT:
        if b[_TALKS + seat] < _TALK_LIMIT:
            n = _each(mask, _ANNOUNCE << 11, out, n)
        if b[_SAID + seat]:
            out[n] = _WITHDRAW << 11
            n += 1
    return _each((1 << b[_SEATS_N]) - 1 & ~(1 << seat), _SPEAK << 11, out, n)


def why_not(state, action):
    """0 if the action is legal now, else the number n of the rule DB-n that forbids it."""
    b, w = state
    kind = action >> 11
    q = action & 0x7FF
    phase = b[_PHASE]
    if phase == _OVER:
        return 75
    if phase == _SETUP:
        if kind != _HERO:
            return 108
        return 0 if q < _HEROES and free_heroes(b) & 1 << q else 10
    if kind == _HERO:
        return 10
    if kind == _TAKE:
        return 46 if phase != _PICK else 0 if q < 3 and b[_CENTRE + q] else 48
    if kind == _LOSE:
        return 60 if phase != _GIVE_UP else 0 if q < 3 and most(b, _TOKENS + 3 * b[_MOVER]) & 1 << q else 62
    if kind > _LOSE:
        return 21
    if phase != _CHOOSE:
        # the cards are on the table
        return 24 if kind == _COMMIT or kind == _SPEAK else 92
    return _no_choice(b, w, kind, q)


def _no_choice(b, w, kind, q):
    seat = b[_MOVER]
    if kind == _COMMIT:
        if not LOW_CARD[b[_SEATS_N]] <= q <= HIGH_CARD[b[_SEATS_N]]:
            return 3
        return 0 if hand(b, seat) & 1 << q else 27
    if kind == _SPEAK:
        return 0 if q < b[_SEATS_N] and q != seat else 24
    if w[_OPTS] & _SILENT:
        return 90
    if kind == _WITHDRAW:
        return 0 if b[_SAID + seat] and q == 0 else 95
    if b[_TALKS + seat] >= _TALK_LIMIT:
        return 95
    return 0 if q < 8 and hand(b, seat) & 1 << q else 91


def apply(state, action):
    """Make a legal action happen, with all that follows from it, up to the next decision."""
    b, w = state
    kind = action >> 11
    q = action & 0x7FF
    seat = b[_MOVER]
    if kind == _COMMIT:
        b[_CARD + seat] = q
        emit(_EV_COMMIT, 0, seat)
        _next_choice(b, w)
    elif kind == _ANNOUNCE:
        b[_SAID + seat] = q
        b[_TALKS + seat] += 1
        emit(_EV_SAID, q, seat)
    elif kind == _WITHDRAW:
        emit(_EV_UNSAID, b[_SAID + seat], seat)
        b[_SAID + seat] = 0
    elif kind == _SPEAK:
        b[_MOVER] = q
        emit(_EV_SPEAK, q, 0)
    elif kind == _TAKE:
        take(b, seat, q, 1)
        share(b, w, b[_CARD + seat])
    elif kind == _LOSE:
        give_up(b, seat, q)
        n = b[_SEATS_N]
        punish(b, w, (seat + n - b[_FIRST]) % n + 1)
    else:
        b[_HERO_OF + seat] = q + 1
        emit(_EV_HERO, q, seat)
        _next_hero(b)


def _next_choice(b, w):
    # the next seat without a card, clockwise; when all have one the choice is closed (DB-024)
    n = b[_SEATS_N]
    seat = b[_MOVER]
    k = 1
    while k < n:
        seat = seat + 1 if seat + 1 < n else 0
        if b[_CARD + seat] == 0:
            b[_MOVER] = seat
            return
        k += 1
    reveal(b, w)


def _next_hero(b):
    # clockwise; the last of five has no choice (DB-108, DB-115)
    n = b[_SEATS_N]
    seat = (b[_MOVER] + 1) % n
    free = free_heroes(b)
    if b[_HERO_OF + seat] == 0 and free & (free - 1) == 0:
        hero = 0
        while not free & 1 << hero:
            hero += 1
        b[_HERO_OF + seat] = hero + 1
        emit(_EV_HERO, hero, seat)
    b[_MOVER] = seat
    if b[_HERO_OF + seat]:
        begin_battle(b)
