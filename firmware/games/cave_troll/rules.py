# SPDX-License-Identifier: MIT
"""Cave Troll: the game contract.  Layout of state and actions: data.py.

Two to four seats, base and alternate decks, In the Dark.  The rules by their numbers: docs/rules/cave_troll.md.
"""

from array import array

from core import options as choices
from core import rng
from games.cave_troll.cards import take_card
from games.cave_troll.data import B_SIZE, CARD_COUNT, OPTIONS, W_SIZE
from games.cave_troll.legal import listed
from games.cave_troll.observe import determinize, observe
from games.cave_troll.scoring import winners
from games.cave_troll.turn import act, begin_turn
from games.cave_troll.why import why
from micropython import const

_OVER = const(7)
_PHASE = const(0)
_SEATS_N = const(1)
_FIRST = const(2)
_ACTIVE = const(3)
_MOVER = const(4)
_FIG = const(16)
_CHEST = const(113)
_CARDS = const(117)
_DECK_N = const(193)
_RELICS = const(210)
_RELICS_N = const(216)
_OPTS = const(4)
_GOLD_OF = const(5)
_WAITING = const(64)
_DECK = const(19)
_FIGURES = const(16)
_CARD_KINDS = const(12)
_RELIC_COUNT = const(6)
_IN_DARK = const(2)
_SEAT_ONE = const(32)

NAME = "cave_troll"
RULE_PREFIX = "CT"
GAME_ID = const(3)
RULES_VERSION = const(1)
SIZE = B_SIZE + 2 * W_SIZE
MAX_ACTIONS = const(320)
MAX_EVENTS = const(200)
SEATS = (2, 3, 4)
SEATS_DEFAULT = const(4)
LEVELS = const(3)
# chance draws a kind of action first, then one of the kind: of some sixty actions only one draws a card
BY_KIND = True

_NO_BYTES = bytes(B_SIZE)
_NO_WORDS = array("H", bytes(2 * W_SIZE))
_FRESH = bytes([card for card in range(_CARD_KINDS) for _ in range(CARD_COUNT[card])])


def make():
    """A new, empty state: `(bytearray, array('H'))`."""
    return bytearray(B_SIZE), array("H", bytes(2 * W_SIZE))


def new(state, seats, options, seed):
    """Fill the state with a freshly set-up game (CT-020 .. CT-025).

    seats is one of SEATS, options an int as OPTIONS packs it, seed 0 .. 2**32 - 1.
    """
    if seats not in SEATS:
        raise ValueError("this game takes 2 to 4 seats, not %d" % seats)
    if not choices.valid(OPTIONS, options):
        raise ValueError("options %d do not exist in this game" % options)
    b, w = state
    b[:] = _NO_BYTES
    w[:] = _NO_WORDS
    rng.seed(w, seed)
    w[_OPTS] = options
    b[_SEATS_N] = seats
    for i in range(_FIGURES * 4):
        b[_FIG + i] = _WAITING
    for i in range(_RELIC_COUNT):
        b[_RELICS + i] = i
    b[_RELICS_N] = _RELIC_COUNT
    rng.shuffle(w, b, _RELICS, _RELIC_COUNT)
    for seat in range(4):
        b[_CHEST + seat] = _WAITING
    for seat in range(seats):
        for i in range(_DECK):
            b[_CARDS + _DECK * seat + i] = _FRESH[i]
        rng.shuffle(w, b, _CARDS + _DECK * seat, _DECK)
        b[_DECK_N + seat] = _DECK
        if not options & _IN_DARK:
            take_card(b, seat)
    first = rng.rnd(w, seats)
    b[_FIRST] = b[_ACTIVE] = 0 if options & _SEAT_ONE else first
    begin_turn(b, w)


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
    """-1 while the game runs, else the bit mask of the seats that won; equal gold shares (CT-184)."""
    b, w = state
    return winners(b, w) if b[_PHASE] == _OVER else -1


def score(state, seat):
    """Gold of the seat."""
    return state[1][_GOLD_OF + seat]


def legal(state, out):
    """Write the legal actions into the array('H') `out` (MAX_ACTIONS words); return how many."""
    b, w = state
    return listed(b, w, out)


def why_not(state, action):
    """0 if the action is legal now, else the number n of the rule CT-n that forbids it."""
    b, w = state
    return why(b, w, action >> 11, action & 0x7FF)


def apply(state, action):
    """Make a legal action happen, with all that follows from it, up to the next decision."""
    b, w = state
    act(b, w, action >> 11, action & 0x7FF)
