# SPDX-License-Identifier: MIT
"""Castle Panic: the game contract.  Layout of state and actions: data.py.

One player, Standard and Co-op, with the option king_2.
"""

from array import array

from core import options as choices
from core import rng
from games.castle_panic.data import (
    B_SIZE,
    CARD_COUNT,
    HAND_SIZE,
    OPENING,
    OPTIONS,
    TOKEN_COUNT,
    TROPHY_POINTS,
    W_SIZE,
)
from games.castle_panic.legal import legal
from games.castle_panic.observe import determinize, observe
from games.castle_panic.pieces import draw, trophies
from games.castle_panic.play import apply, next_drop
from games.castle_panic.why import why_not
from micropython import const

_OVER = const(7)
_ASK_DROP = const(3)
_PHASE = const(0)
_ASK = const(1)
_SEATS_N = const(3)
_ACTIVE = const(4)
_WALLS = const(6)
_TOWERS = const(8)
_PILE_N = const(31)
_DECK_N = const(33)
_OUTCOME = const(42)
_CARDS = const(47)
_TOKENS = const(96)
_OPTS = const(4)
_OPTS_2 = const(5)
_TROPHY = const(7)
_RUNNING = const(0)
_WON = const(1)
_MONSTER_KINDS = const(7)
_ALL_ARCS = const(63)
_COOP = const(1)

NAME = "castle_panic"
RULE_PREFIX = "CP"
GAME_ID = const(1)
RULES_VERSION = const(1)
SIZE = B_SIZE + 2 * W_SIZE
MAX_ACTIONS = const(600)
MAX_EVENTS = const(640)
SEATS = (1,)


def _listed(counts, less):
    # each kind as often as it is there, once when the module is loaded
    out = []
    for kind, n in enumerate(counts):
        out += [kind] * (n - (less[kind] if kind < len(less) else 0))
    return bytes(out)


_DECK = _listed(CARD_COUNT, b"")
_PILE = _listed(TOKEN_COUNT, OPENING)
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
    b, w = state
    b[:] = _NO_BYTES
    w[:] = _NO_WORDS
    rng.seed(w, seed)
    w[_OPTS] = options & 0xFFFF
    w[_OPTS_2] = options >> 16
    b[_SEATS_N] = seats
    b[_WALLS] = b[_TOWERS] = _ALL_ARCS
    b[_DECK_N] = len(_DECK)
    b[_CARDS : _CARDS + len(_DECK)] = _DECK
    rng.shuffle(w, b, _CARDS, b[_DECK_N])
    b[_PILE_N] = len(_PILE)
    b[_TOKENS : _TOKENS + len(_PILE)] = _PILE
    rng.shuffle(w, b, _TOKENS, b[_PILE_N])
    for _ in range(HAND_SIZE[seats]):
        for seat in range(seats):
            draw(b, w, seat)




def to_move(state):
    """The seat that must decide now, or -1 when the game is over."""
    b = state[0]
    if b[_PHASE] == _OVER:
        return -1
    if b[_ASK] == _ASK_DROP:
        return next_drop(b)
    return b[_ACTIVE]


def seats(state):
    """How many seats the game has."""
    return state[0][_SEATS_N]


def result(state):
    """-1 while the game runs, else the bit mask of the seats that won (0: all lost)."""
    b = state[0]
    if b[_OUTCOME] == _RUNNING:
        return -1
    return (1 << b[_SEATS_N]) - 1 if b[_OUTCOME] == _WON else 0


def score(state, seat):
    """Points of the seat's trophies (CP-205); always 0 in Co-op (CP-211)."""
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
    if b[_OUTCOME] != _WON or w[_OPTS] & 3 == _COOP:
        return 0
    best = -1
    mask = 0
    for seat in range(b[_SEATS_N]):
        rank = score(state, seat) * 32 + slain(state, seat)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask
