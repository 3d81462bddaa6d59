# SPDX-License-Identifier: MIT
"""Castle Panic: castle cards between their zones, and the list of monsters.

Layout in data.py.  All but the deck is kept ascending, so equal positions are equal
bytes.  Nothing here allocates.
"""

from core import rng
from core.events import emit
from core.piles import find, place, slide
from games.castle_panic.data import HAND_SIZE, START_POINTS, TRADE_LIMIT
from micropython import const

_PHASE = const(0)
_SEATS_N = const(3)
_ACTIVE = const(4)
_OVERLORD = const(17)
_OUT = const(23)
_MONS_N = const(30)
_DECK_N = const(33)
_HAND_N = const(34)
_DISC_N = const(40)
_GONE_N = const(41)
_CARDS = const(47)
_OPTS = const(4)
_TROPHY = const(7)
_MONS = const(13)
_GOBLIN = const(0)
_ORC = const(1)
_TROLL = const(2)
_KING = const(3)
_BRICK = const(15)
_MORTAR = const(16)
_COOP = const(1)
_KING_2 = const(4)
_DWINDLING = const(128)
_AT_ONCE = const(0x800)
_ROW_OF_ALL = const(0x1000)
_EV_DRAW = const(131)
_EV_SHUFFLE = const(132)
_EV_SLAIN = const(8)
_EV_REMOVED = const(42)


# --- seats --------------------------------------------------------------------


def castle_seats(b):
    """How many seats hold castle cards: all but the Overlord's, which is the last (CP-220)."""
    return b[_SEATS_N] - 1 if b[_OVERLORD] else b[_SEATS_N]


def _row(b, w):
    # which row of T4 and T5 counts (CP-222)
    return b[_SEATS_N] if w[_OPTS] & _ROW_OF_ALL else castle_seats(b)


def hand_size(b, w):
    """Cards a hand is filled up to (T4)."""
    return HAND_SIZE[_row(b, w)]


def trade_limit(b, w):
    """Exchanges a turn (T5); none for a lone castle player (CP-087)."""
    return TRADE_LIMIT[_row(b, w)] if castle_seats(b) > 1 else 0


def discard_limit(b):
    """Cards that may be discarded in phase 2 (T6)."""
    return 2 if b[_SEATS_N] == 1 else 1


def after(b, seat):
    """The next castle seat clockwise that is not out of the game (CP-053, CP-262)."""
    n = castle_seats(b)
    k = 0
    while k < n:
        seat = (seat + 1) % n
        if not b[_OUT] & 1 << seat:
            return seat
        k += 1
    return seat


def speaker(b):
    """Who enters the group's choices: the active seat, or the next one still in (CP-234, CP-263)."""
    seat = b[_ACTIVE]
    return after(b, seat) if b[_OUT] & 1 << seat else seat


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
    if b[_DECK_N] == 0 and b[_DISC_N] and w[_OPTS] & _AT_ONCE:
        reshuffle(b, w)
    return True


def reshuffle(b, w):
    """Turn the discard pile into the deck (CP-062); the deck must be empty."""
    if w[_OPTS] & _DWINDLING:
        dwindle(b, _BRICK)
        dwindle(b, _MORTAR)
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


def dwindle(b, card):
    """One such card of the discard pile, if there is one, leaves the game (CP-270, CP-271)."""
    start = discard_start(b)
    end = start + b[_DISC_N]
    i = find(b, start, end, card)
    if i < 0:
        return
    k = place(b, end, end + b[_GONE_N], card)
    slide(b, i, k - 1)
    b[_DISC_N] -= 1
    b[_GONE_N] += 1
    emit(_EV_REMOVED, card, 0)


def exchange(b, seat, card, other, gift):
    """Seat gives card to the other seat for its gift (CP-080)."""
    _hand_over(b, seat, card, other)
    _hand_over(b, other, gift, seat)


def _hand_over(b, seat, card, other):
    i = hand_start(b, seat)
    i = find(b, i, i + b[_HAND_N + seat], card)
    start = hand_start(b, other)
    k = place(b, start, start + b[_HAND_N + other], card)
    slide(b, i, k - 1 if k > i else k)
    b[_HAND_N + seat] -= 1
    b[_HAND_N + other] += 1


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
    if not w[_OPTS] & _COOP:
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
