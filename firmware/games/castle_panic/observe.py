# SPDX-License-Identifier: MIT
"""Castle Panic: what a seat may know (CP-008, CP-009, CP-221), and a guess at the rest.

Hidden from everyone: the order of the deck and of the Monster pile, and the generator.
Hidden from the Castle players: which of the tokens left the Overlord holds.  With closed
hands (a house rule) also the other hands, but for a card shown in a trade.
What lies in a hidden place is known as a whole, so an observation has it in ascending order.
"""

from core import rng
from core.piles import ascend
from core.states import copy_unseeded
from games.castle_panic.pieces import hand_start
from micropython import const

_SEATS_N = const(3)
_ACTIVE = const(4)
_OVERLORD = const(17)
_OFFERED = const(20)
_PARTNER = const(21)
_ANSWER = const(22)
_PILE_N = const(31)
_LORD_N = const(32)
_DECK_N = const(33)
_HAND_N = const(34)
_CARDS = const(47)
_TOKENS = const(96)
_OPTS_2 = const(5)
_CLOSED = const(2)

_cards = bytearray(49)
_tokens = bytearray(49)


def observe(state, seat, out):
    """Copy the state into `out` with all that the seat may not know blanked."""
    copy_unseeded(state, out)
    ob, ow = out
    n = _gather_cards(ob, ow, seat)
    ascend(_cards, 0, n)
    _deal_cards(ob, ow, seat)
    n = _gather_tokens(ob, seat)
    ascend(_tokens, 0, n)
    _deal_tokens(ob, seat)


def determinize(state, seat):
    """Deal what the seat cannot know again at random, consistently with the rest.

    Works in place on a state or an observation and draws from the generator words of
    the state, which the caller has seeded.
    """
    b, w = state
    n = _gather_cards(b, w, seat)
    rng.shuffle(w, _cards, 0, n)
    _deal_cards(b, w, seat)
    n = _gather_tokens(b, seat)
    rng.shuffle(w, _tokens, 0, n)
    _deal_tokens(b, seat)


def _hidden(b, w, seat, other):
    # is the other's hand hidden from the seat?
    return w[_OPTS_2] & _CLOSED and other != seat and b[_HAND_N + other]


def _shown(b, other):
    # the card this seat has shown in the trade going on, or -1
    if other == b[_ACTIVE] and b[_OFFERED]:
        return b[_OFFERED] - 1
    if other == b[_PARTNER] and b[_ANSWER]:
        return b[_ANSWER] - 1
    return -1


def _gather_cards(b, w, seat):
    # the hidden cards into _cards, as many as returned
    n = b[_DECK_N]
    i = 0
    while i < n:
        _cards[i] = b[_CARDS + i]
        i += 1
    other = 0
    while other < b[_SEATS_N]:
        if _hidden(b, w, seat, other):
            n = _gather_hand(b, other, n)
        other += 1
    return n


def _gather_hand(b, other, n):
    shown = _shown(b, other)
    i = hand_start(b, other)
    end = i + b[_HAND_N + other]
    while i < end:
        if b[i] == shown:
            shown = -1
        else:
            _cards[n] = b[i]
            n += 1
        i += 1
    return n


def _deal_cards(b, w, seat):
    # _cards back into the hidden places; hands stay ascending
    n = b[_DECK_N]
    i = 0
    while i < n:
        b[_CARDS + i] = _cards[i]
        i += 1
    other = 0
    while other < b[_SEATS_N]:
        if _hidden(b, w, seat, other):
            n = _deal_hand(b, other, n)
        other += 1


def _deal_hand(b, other, n):
    shown = _shown(b, other)
    start = hand_start(b, other)
    i = start
    end = start + b[_HAND_N + other]
    if shown >= 0:
        b[i] = shown
        i += 1
    while i < end:
        b[i] = _cards[n]
        n += 1
        i += 1
    ascend(b, start, end)
    return n


def _gather_tokens(b, seat):
    n = b[_PILE_N]
    i = 0
    while i < n:
        _tokens[i] = b[_TOKENS + i]
        i += 1
    if b[_OVERLORD] and seat != b[_OVERLORD] - 1:
        i = _TOKENS + 49 - b[_LORD_N]
        while i < _TOKENS + 49:
            _tokens[n] = b[i]
            n += 1
            i += 1
    return n


def _deal_tokens(b, seat):
    n = b[_PILE_N]
    i = 0
    while i < n:
        b[_TOKENS + i] = _tokens[i]
        i += 1
    if b[_OVERLORD] and seat != b[_OVERLORD] - 1:
        start = _TOKENS + 49 - b[_LORD_N]
        i = start
        while i < _TOKENS + 49:
            b[i] = _tokens[n]
            n += 1
            i += 1
        ascend(b, start, _TOKENS + 49)
