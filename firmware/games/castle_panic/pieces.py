# SPDX-License-Identifier: MIT
"""Castle Panic: castle cards between their zones, and the list of monsters.

Layout in data.py.  All but the deck is kept ascending, so equal positions are equal
bytes.  Nothing here allocates.
"""

from core import rng
from core.events import emit
from core.piles import find, place, slide
from games.castle_panic.data import START_POINTS
from micropython import const

_PHASE = const(0)
_SEATS_N = const(3)
_MONS_N = const(30)
_DECK_N = const(33)
_HAND_N = const(34)
_DISC_N = const(40)
_CARDS = const(47)
_OPTS = const(4)
_TROPHY = const(7)
_MONS = const(13)
_GOBLIN = const(0)
_ORC = const(1)
_TROLL = const(2)
_KING = const(3)
_COOP = const(1)
_KING_2 = const(4)
_EV_DRAW = const(131)
_EV_SHUFFLE = const(132)
_EV_SLAIN = const(8)


# --- cards --------------------------------------------------------------------


def hand_start(b, seat):
    """Index in b of the first card of this seat's hand."""
    i = _CARDS + b[_DECK_N]
    s = _HAND_N
    end = _HAND_N + seat
    while s < end:
        i += b[s]
        s += 1
    return i


def discard_start(b):
    """Index in b of the first card of the discard pile."""
    return hand_start(b, b[_SEATS_N])


def holds(b, seat, card):
    """True if this seat's hand has the card."""
    i = hand_start(b, seat)
    return find(b, i, i + b[_HAND_N + seat], card) >= 0


def draw(b, w, seat):
    """Draw one card into the hand, reshuffling when one is needed (CP-062); False if none is left (CP-063)."""
    if b[_DECK_N] == 0:
        if b[_DISC_N] == 0:
            return False
        reshuffle(b, w)
    b[_DECK_N] -= 1
    i = _CARDS + b[_DECK_N]
    card = b[i]
    j = i + 1
    start = hand_start(b, seat) + 1
    end = start + b[_HAND_N + seat]
    while j < start:
        b[i] = b[j]
        i = j
        j += 1
    while j < end and b[j] < card:
        b[i] = b[j]
        i = j
        j += 1
    b[i] = card
    b[_HAND_N + seat] += 1
    emit(_EV_DRAW, card, b[_PHASE] << 8 | seat)
    return True


def reshuffle(b, w):
    """Turn the discard pile into the deck (CP-062); the deck must be empty."""
    n = b[_DISC_N]
    i = discard_start(b)
    j = _CARDS
    end = _CARDS + n
    while j < end:
        slide(b, i, j)
        i += 1
        j += 1
    b[_DECK_N] = n
    b[_DISC_N] = 0
    rng.shuffle(w, b, _CARDS, n)
    emit(_EV_SHUFFLE, n, 0)


def discard(b, seat, card):
    """Move a card from this seat's hand to the discard pile."""
    i = hand_start(b, seat)
    start = i
    s = _HAND_N + seat
    end = _HAND_N + b[_SEATS_N]
    while s < end:
        start += b[s]
        s += 1
    end = start + b[_DISC_N]
    while b[i] != card:
        i += 1
    # what lies between moves down by one, up to the card's place in the pile
    j = i + 1
    while j < start:
        b[i] = b[j]
        i = j
        j += 1
    while j < end and b[j] < card:
        b[i] = b[j]
        i = j
        j += 1
    b[i] = card
    b[_HAND_N + seat] -= 1
    b[_DISC_N] += 1


def take(b, seat, card):
    """Move a card from the discard pile to this seat's hand (CP-130)."""
    i = discard_start(b)
    i = find(b, i, i + b[_DISC_N], card)
    start = hand_start(b, seat)
    k = place(b, start, start + b[_HAND_N + seat], card)
    slide(b, i, k)
    b[_HAND_N + seat] += 1
    b[_DISC_N] -= 1


# --- monsters -----------------------------------------------------------------


def add_monster(b, w, m):
    """Put the monster word m on the board."""
    i = _MONS + b[_MONS_N]
    b[_MONS_N] += 1
    while i > _MONS and w[i - 1] > m:
        w[i] = w[i - 1]
        i -= 1
    w[i] = m


def remove_monster(b, w, i):
    """Take the monster at index i of w off the board."""
    b[_MONS_N] -= 1
    end = _MONS + b[_MONS_N]
    while i < end:
        w[i] = w[i + 1]
        i += 1
    w[end] = 0


def change_monster(b, w, i, m):
    """Replace the monster at index i of w by the word m, keeping the order."""
    remove_monster(b, w, i)
    add_monster(b, w, m)


def sort_monsters(b, w):
    """Bring the list back into ascending order after a move."""
    j = _MONS + 1
    end = _MONS + b[_MONS_N]
    while j < end:
        m = w[j]
        if w[j - 1] > m:
            i = j
            while i > _MONS and w[i - 1] > m:
                w[i] = w[i - 1]
                i -= 1
            w[i] = m
        j += 1


def start_points(w, kind):
    """Points a monster of this kind comes into play with (CP-005)."""
    if kind == _KING and w[_OPTS] & _KING_2:
        return 2
    return START_POINTS[kind]


def slay(b, w, i, seat):
    """The seat's card kills the monster at index i of w: a trophy, or in Co-op nobody's (CP-098, CP-211)."""
    m = w[i]
    remove_monster(b, w, i)
    emit(_EV_SLAIN, seat, m)
    if w[_OPTS] & 3 != _COOP:
        kind = (m >> 4) & 7
        if kind == _GOBLIN:
            w[_TROPHY + seat] += 1
        elif kind == _ORC:
            w[_TROPHY + seat] += 8
        elif kind == _TROLL:
            w[_TROPHY + seat] += 128
        else:
            w[_TROPHY + seat] |= 1 << (kind + 8)


def trophies(t, kind):
    """How many trophies of this monster kind the trophy word t holds."""
    if kind == _GOBLIN:
        return t & 7
    if kind == _ORC:
        return (t >> 3) & 15
    if kind == _TROLL:
        return (t >> 7) & 15
    return (t >> (kind + 8)) & 1
