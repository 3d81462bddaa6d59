# SPDX-License-Identifier: MIT
"""Castle Panic from the worked example turn on (TS-60): the contract of rules.py with a start of its own.

Four players; the first one, with five cards, is to discard.  What the turn brings is fixed, what comes
later goes by the seed.  Its games are saved under a name of their own, beside a game of rules.py.
"""

from core import rng
from games.castle_panic import rules
from games.castle_panic.rules import (
    MAX_ACTIONS,
    OPTIONS,
    RULE_PREFIX,
    RULES_VERSION,
    SIZE,
    apply,
    legal,
    make,
    result,
    to_move,
    why_not,
)
from micropython import const

__all__ = (
    "GAME_ID", "LEVELS", "MAX_ACTIONS", "NAME", "OPTIONS", "RULES_VERSION", "RULE_PREFIX", "SEATS", "SIZE", "apply",
    "legal", "make", "new", "result", "to_move", "why_not",
)  # fmt: skip

_DISCARD = const(2)
_PHASE = const(0)
_WALLS = const(6)
_MONS_N = const(30)
_PILE_N = const(31)
_DECK_N = const(33)
_HAND_N = const(34)
_DISC_N = const(40)
_CARDS = const(47)
_TOKENS = const(96)
_TURNS = const(6)
_TROPHY = const(7)
_MONS = const(13)

NAME = "castle_panic_lesson"
GAME_ID = const(65)
SEATS = (4,)
# who sits where: the learner, and three computers
LEVELS = b"\0\1\1\1"

# the other players' cards matter later only; all but the deck ascending
_HANDS = (b"\x01\x02\x06\x08\x0f", b"\x00\x01\x10\x13\x16", b"\x03\x04\x0a\x0d\x11", b"\x00\x05\x0f\x15\x18")
_THROWN = b"\x02\x04\x05\x07\x09\x0c\x14"
_NEXT_CARD = const(16)  # Mortar
# of the 43 tokens drawn before: the two on the board, trophies, and effects that a first game can do without
_GONE = b"\x01\x01\x01\x02\x02\x04\x07\x07\x07\x08\x09\x0a\x0b\x0f\x10\x12"
# drawn in this turn: a Goblin, then Plague! Archers
_NEXT_TOKENS = b"\x0d\x00"
_DIE = const(5)
# Orc 2/2 @A3, Troll 3/3 @K5
_BOARD = (1048, 2092)
_NO_WALL_2 = const(0x3D)
_TURN = const(9)
# Goblin; Goblin and Orc; Troll; Goblin and Orc
_SLAIN = (1, 9, 128, 9)


def new(state, seats, options, seed):
    """Fill the state with the example's position; seats must be 4, options 0."""
    if seats != SEATS[0] or options:
        raise ValueError("the lesson is for four seats and has no options")
    rules.new(state, seats, options, seed)
    b, w = state
    b[_PHASE] = _DISCARD
    b[_WALLS] = _NO_WALL_2
    w[_TURNS] = _TURN
    b[_MONS_N] = len(_BOARD)
    for i in range(len(_BOARD)):
        w[_MONS + i] = _BOARD[i]
    _cards(b)
    _pile(b)
    for seat in range(seats):
        w[_TROPHY + seat] = _SLAIN[seat]
    _load_die(w)


def _cards(b):
    deck = list(b[_CARDS : _CARDS + 49])
    known = bytes((_NEXT_CARD,))
    for seat in range(len(_HANDS)):
        known += _HANDS[seat]
        b[_HAND_N + seat] = len(_HANDS[seat])
    known += _THROWN
    for card in known:
        deck.remove(card)
    b[_DECK_N] = len(deck) + 1
    b[_DISC_N] = len(_THROWN)
    b[_CARDS : _CARDS + 49] = bytes(deck) + known


def _pile(b):
    pile = list(b[_TOKENS : _TOKENS + b[_PILE_N]])
    for token in _GONE + _NEXT_TOKENS:
        pile.remove(token)
    tokens = bytes(pile) + _NEXT_TOKENS
    b[_PILE_N] = len(tokens)
    b[_TOKENS : _TOKENS + 49] = tokens + bytes(49 - len(tokens))


def _load_die(w):
    # the generator goes on to where the next roll is the example's
    while True:
        before = (w[0], w[1], w[2], w[3])
        if rng.rnd(w, 6) == _DIE:
            w[0], w[1], w[2], w[3] = before
            return
