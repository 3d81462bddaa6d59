# SPDX-License-Identifier: MIT
"""Castle Panic: the game contract.  Layout of state and actions: data.py.

One to six players; Standard, Co-op and Overlord; the optional rules and the rulings of T9.
The Overlord is the last seat.
"""

from array import array

from core import loading, rng
from core import options as choices
from games.castle_panic.data import (
    B_SIZE,
    CARD_COUNT,
    EASY_LESS,
    OPENING,
    OPTIONS,
    TOKEN_COUNT,
    TROPHY_POINTS,
    W_SIZE,
)
from games.castle_panic.legal import legal
from games.castle_panic.opening import next_home
from games.castle_panic.pieces import castle_seats, draw, dwindle, hand_size, speaker, trophies
from games.castle_panic.play import apply, next_claim, next_drop
from games.castle_panic.turn import lord_draw
from micropython import const

_OVER = const(7)
_LORD_PLAYS = const(8)
_ASK_PHASE = const(0)
_ASK_TOWER = const(2)
_ASK_DROP = const(3)
_ASK_HOME = const(5)
_ASK_OFFER = const(6)
_ASK_CLAIM = const(8)
_PHASE = const(0)
_ASK = const(1)
_SEATS_N = const(3)
_ACTIVE = const(4)
_WALLS = const(6)
_TOWERS = const(8)
_OVERLORD = const(17)
_PARTNER = const(21)
_OUT = const(23)
_PILE_N = const(31)
_DECK_N = const(33)
_DISC_N = const(40)
_OUTCOME = const(42)
_CARDS = const(47)
_TOKENS = const(96)
_OPTS = const(4)
_OPTS_2 = const(5)
_TROPHY = const(7)
_RUNNING = const(0)
_WON = const(1)
_MONSTER_KINDS = const(7)
_BRICK = const(15)
_MORTAR = const(16)
_ALL_ARCS = const(63)
_COOP = const(1)
_LORDLY = const(2)
_EASY = const(8)
_DWINDLING = const(128)
_CONSTRUCTION = const(0x100)
_FIRST_DWINDLE = const(1)

NAME = "castle_panic"
RULE_PREFIX = "CP"
GAME_ID = const(1)
RULES_VERSION = const(1)
SIZE = B_SIZE + 2 * W_SIZE
MAX_ACTIONS = const(600)
MAX_EVENTS = const(640)
SEATS = (1, 2, 3, 4, 5, 6)
SEATS_DEFAULT = const(1)
LEVELS = const(1)


def _listed(counts, less):
    # each kind as often as it is there, once when the module is loaded
    out = []
    for kind, n in enumerate(counts):
        out += [kind] * (n - (less[kind] if kind < len(less) else 0))
    return bytes(out)


_DECK = _listed(CARD_COUNT, b"")
_PILE = _listed(TOKEN_COUNT, OPENING)
_EASY_PILE = _listed(bytes([n - less for n, less in zip(TOKEN_COUNT, EASY_LESS)]), OPENING)
_NO_BYTES = bytes(B_SIZE)
_NO_WORDS = array("H", bytes(2 * W_SIZE))


def make():
    """A new, empty state: `(bytearray, array('H'))`."""
    return bytearray(B_SIZE), array("H", bytes(2 * W_SIZE))


def new(state, seats, options, seed):
    """Fill the state with a freshly set-up game (CP-040 .. CP-045).

    seats is one of SEATS, options an int as OPTIONS packs it, seed 0 .. 2**32 - 1.
    """
    if seats not in SEATS:
        raise ValueError("this game takes %s seats, not %d" % (" or ".join([str(s) for s in SEATS]), seats))
    if not choices.valid(OPTIONS, options):
        raise ValueError("options %d do not exist in this game" % options)
    if setup_fault(seats, options):
        raise ValueError("the Overlord needs at least two seats")
    b, w = state
    b[:] = _NO_BYTES
    w[:] = _NO_WORDS
    rng.seed(w, seed)
    w[_OPTS] = options & 0xFFFF
    w[_OPTS_2] = options >> 16
    b[_SEATS_N] = seats
    b[_TOWERS] = _ALL_ARCS
    b[_WALLS] = 0 if options & _CONSTRUCTION else _ALL_ARCS
    if options & _LORDLY:
        b[_OVERLORD] = seats
    _deal(b, w)


def setup_fault(seats, options):
    """Number of the rule that forbids these options with so many seats, or 0 (CP-220)."""
    return 220 if options & _LORDLY and seats < 2 else 0


def _deal(b, w):
    b[_CARDS : _CARDS + 49] = _DECK
    if w[_OPTS] & _DWINDLING and w[_OPTS_2] & _FIRST_DWINDLE:
        b[_DISC_N] = 49
        dwindle(b, _BRICK)
        dwindle(b, _MORTAR)
        b[_DECK_N] = b[_DISC_N]
        b[_DISC_N] = 0
    else:
        b[_DECK_N] = 49
    rng.shuffle(w, b, _CARDS, b[_DECK_N])
    pile = _EASY_PILE if w[_OPTS] & _EASY else _PILE
    b[_PILE_N] = len(pile)
    b[_TOKENS : _TOKENS + len(pile)] = pile
    rng.shuffle(w, b, _TOKENS, b[_PILE_N])
    for _ in range(hand_size(b, w)):
        for seat in range(castle_seats(b)):
            draw(b, w, seat)
    if b[_OVERLORD]:
        lord_draw(b, 3)


def to_move(state):
    """The seat that must decide now, or -1 when the game is over."""
    b = state[0]
    if b[_PHASE] == _OVER:
        return -1
    ask = b[_ASK]
    if ask == _ASK_PHASE:
        return b[_SEATS_N] - 1 if b[_PHASE] == _LORD_PLAYS else b[_ACTIVE]
    if ask == _ASK_DROP:
        return next_drop(b)
    if ask == _ASK_OFFER:
        return b[_PARTNER]
    if ask == _ASK_HOME:
        return next_home(b)
    if ask == _ASK_CLAIM:
        return next_claim(b)
    if ask <= _ASK_TOWER:
        return speaker(b)
    return b[_ACTIVE]


def why_not(state, action):
    """Number of the rule that forbids this action, 0 if nothing does; any int may be asked about (why.py)."""
    return loading.passing("games.castle_panic.why").why_not(state, action)


def observe(state, seat, out):
    """The state as this seat knows it, into `out` (observe.py)."""
    loading.load("games.castle_panic.observe").observe(state, seat, out)


def determinize(state, seat):
    """Deal what this seat does not know again at random (observe.py)."""
    loading.load("games.castle_panic.observe").determinize(state, seat)


def seats(state):
    """How many seats the game has."""
    return state[0][_SEATS_N]


def result(state):
    """-1 while the game runs, else the bit mask of the seats that won (0: all lost)."""
    b = state[0]
    if b[_OUTCOME] == _RUNNING:
        return -1
    if b[_OUTCOME] == _WON:
        return (1 << castle_seats(b)) - 1
    return 1 << b[_SEATS_N] - 1 if b[_OVERLORD] else 0


def score(state, seat):
    """Points of the seat's trophies (CP-205); 0 in Co-op (CP-211) and for who is out (CP-262)."""
    if state[0][_OUT] & 1 << seat:
        return 0
    t = state[1][_TROPHY + seat]
    n = 0
    for kind in range(_MONSTER_KINDS):
        n += trophies(t, kind) * TROPHY_POINTS[kind]
    return n


def slain(state, seat):
    """How many monsters the seat has as trophies (CP-207)."""
    t = state[1][_TROPHY + seat]
    n = 0
    for kind in range(_MONSTER_KINDS):
        n += trophies(t, kind)
    return n


def leaders(state):
    """Bit mask of the Master Slayers (CP-206 .. CP-208); 0 unless the players won a Standard game."""
    b, w = state
    if b[_OUTCOME] != _WON or w[_OPTS] & _COOP:
        return 0
    best = -1
    mask = 0
    for seat in range(castle_seats(b)):
        if b[_OUT] & 1 << seat:
            continue
        rank = score(state, seat) * 32 + slain(state, seat)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask
