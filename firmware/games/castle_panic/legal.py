# SPDX-License-Identifier: MIT
"""Castle Panic: the legal actions of the seat that must decide.  Nothing here allocates."""

from core.piles import find
from games.castle_panic.data import REACH
from games.castle_panic.move import spare_towers
from games.castle_panic.pieces import castle_seats, discard_start, hand_start
from games.castle_panic.opening import opening_left, opening_taken
from games.castle_panic.play import next_drop
from micropython import const

_SETUP = const(0)
_DISCARD = const(2)
_TRADE = const(3)
_PLAY_CARDS = const(4)
_LORD_PLAYS = const(8)
_ASK_WALL = const(1)
_ASK_TOWER = const(2)
_ASK_DROP = const(3)
_ASK_FIRST = const(4)
_ASK_OFFER = const(6)
_ASK_ANSWER = const(7)
_PHASE = const(0)
_ASK = const(1)
_ASK_ARC = const(2)
_ACTIVE = const(4)
_WALLS = const(6)
_FORTS = const(7)
_MISSED = const(12)
_PLAYED = const(19)
_PARTNER = const(21)
_MONS_N = const(30)
_LORD_N = const(32)
_HAND_N = const(34)
_DISC_N = const(40)
_TOKENS = const(96)
_OPTS = const(4)
_MONS = const(13)
_SCATTER = const(1)
_HOME = const(2)
_FIRST = const(3)
_SWAP = const(4)
_DROP = const(5)
_PASS = const(6)
_OFFER = const(7)
_GIVE = const(8)
_REFUSE = const(9)
_ACCEPT = const(10)
_PLAY = const(11)
_NICE = const(12)
_SCAVENGE = const(13)
_ALL = const(14)
_DAMAGE = const(15)
_LORD = const(16)
_TOKEN = const(17)
_MONSTER_KINDS = const(7)
_HERO = const(12)
_BRICK = const(15)
_MORTAR = const(16)
_NICE_SHOT = const(18)
_TAR = const(19)
_FORTIFY = const(21)
_MISSING = const(22)
_DRAW_2 = const(23)
_SCAVENGER = const(24)
_HIT_KINDS = const(15)
_ALL_ARCS = const(63)
_ALL_FOR_ONE = const(16)
_HEROIC = const(32)
_NO_ANY_COLOR = const(0x8000)
_SWORD_RING = const(18)
_CASTLE_RING = const(24)
_TAR_BIT = const(2)


def legal(state, out):
    """Write the legal actions into the array('H') `out` (MAX_ACTIONS words); return how many."""
    b, w = state
    phase = b[_PHASE]
    ask = b[_ASK]
    if ask:
        return _answers(b, w, ask, out)
    if phase == _PLAY_CARDS:
        return _plays(b, w, out)
    if phase == _DISCARD:
        out[0] = _PASS << 11
        return _cards(b, b[_ACTIVE], _SWAP << 11, out, 1)
    if phase == _SETUP:
        return _opening(b, w, out)
    if phase == _TRADE:
        return _offers(b, out)
    if phase == _LORD_PLAYS:
        return _tokens(b, out)
    return 0


def _answers(b, w, ask, out):
    # a question inside a phase
    if ask <= _ASK_TOWER:
        return _damage(b, w, out)
    if ask == _ASK_DROP:
        return _cards(b, next_drop(b), _DROP << 11, out, 0)
    if ask == _ASK_FIRST:
        return _numbers(castle_seats(b), _FIRST << 11, out)
    if ask == _ASK_OFFER:
        out[0] = _REFUSE << 11
        return _cards(b, b[_PARTNER], _GIVE << 11, out, 1)
    if ask == _ASK_ANSWER:
        out[0] = _ACCEPT << 11
        out[1] = _REFUSE << 11
        return 2
    n = 0
    mask = spare_towers(b)
    arc = 0
    while arc < 6:
        if mask & 1 << arc:
            out[n] = _HOME << 11 | arc
            n += 1
        arc += 1
    return n


def _numbers(count, action, out):
    n = 0
    while n < count:
        out[n] = action | n
        n += 1
    return n


def _offers(b, out):
    # one of the different own cards for each seat that has cards (CP-084)
    out[0] = _PASS << 11
    n = 1
    seats = castle_seats(b)
    seat = 0
    while seat < seats:
        if seat != b[_ACTIVE] and b[_HAND_N + seat]:
            n = _cards(b, b[_ACTIVE], _OFFER << 11 | seat, out, n)
        seat += 1
    return n


def _tokens(b, out):
    # the Overlord: way A while nothing is played, way B, or no more (CP-224, CP-238)
    n = 0
    if b[_PLAYED] or b[_MONS_N]:
        out[0] = _PASS << 11
        n = 1
    i = _TOKENS + 49 - b[_LORD_N]
    end = _TOKENS + 49
    last = 255
    while i < end:
        token = b[i]
        i += 1
        if token == last:
            continue
        last = token
        out[n] = _TOKEN << 11 | token << 5
        n += 1
        if token < _MONSTER_KINDS and not b[_PLAYED]:
            arc = 0
            while arc < 6:
                out[n] = _LORD << 11 | token << 5 | arc
                n += 1
                arc += 1
    return n


def _cards(b, seat, kind, out, n):
    # one action for each different card of the hand
    i = hand_start(b, seat)
    end = i + b[_HAND_N + seat]
    last = 255
    while i < end:
        card = b[i]
        if card != last:
            out[n] = kind | card << 5
            n += 1
            last = card
        i += 1
    return n


def _damage(b, w, out):
    pos = b[_ASK_ARC] + (_SWORD_RING if b[_ASK] == _ASK_WALL else _CASTLE_RING)
    n = 0
    last = 0
    q = 0
    while q < b[_MONS_N]:
        m = w[_MONS + q]
        if m & 1 and m >> 7 == pos and m != last:
            out[n] = _DAMAGE << 11 | q
            n += 1
            last = m
        q += 1
    return n


def _opening(b, w, out):
    taken = opening_taken(b, w)
    n = 0
    kind = 0
    while kind < 3:
        if opening_left(b, w, kind):
            arc = 0
            while arc < 6:
                if not taken & 1 << arc:
                    out[n] = kind << 5 | arc
                    n += 1
                arc += 1
        kind += 1
    out[n] = _SCATTER << 11
    return n + 1


def _plays(b, w, out):
    out[0] = _PASS << 11
    n = 1
    i = hand_start(b, b[_ACTIVE])
    end = i + b[_HAND_N + b[_ACTIVE]]
    nice = 0
    if b[end - 1] >= _NICE_SHOT and find(b, i, end, _NICE_SHOT) >= 0:
        nice = _NICE << 11
    # the spaces (bit pos) where monsters are: most cards reach none of them
    here = 0
    k = _MONS
    while k < _MONS + b[_MONS_N]:
        here |= 1 << (w[k] >> 7)
        k += 1
    heroic = w[_OPTS] & _HEROIC
    if w[_OPTS] & _ALL_FOR_ONE:
        n = _all_for_one(b, w, i, end, out, n)
    last = 255
    brick = False
    while i < end:
        card = b[i]
        i += 1
        if card == last:
            continue
        last = card
        reach = REACH[card]
        if heroic and _HERO <= card < _BRICK:
            reach |= 3 << _CASTLE_RING + 2 * (card - _HERO)
        if reach & here:
            n = _targets(b, w, reach, card, nice if card < _HIT_KINDS else 0, out, n)
        elif card == _BRICK:
            brick = True
        elif card == _MORTAR:
            if brick:
                n = _sites(_ALL_ARCS & ~b[_WALLS], _BRICK, out, n)
        elif card == _FORTIFY:
            if _free_marker(b[_FORTS]):
                n = _sites(b[_WALLS] & ~b[_FORTS], _FORTIFY, out, n)
        elif card == _MISSING:
            if not b[_MISSED]:
                out[n] = _PLAY << 11 | _MISSING << 5
                n += 1
        elif card == _DRAW_2:
            out[n] = _PLAY << 11 | _DRAW_2 << 5
            n += 1
        elif card == _SCAVENGER:
            n = _scavenge(b, out, n)
    return n


def _targets(b, w, reach, card, nice, out, n):
    # each different monster in reach, with and without Nice Shot
    a = _PLAY << 11 | card << 5
    nice |= card << 5 if nice else 0
    last = 0
    q = 0
    while q < b[_MONS_N]:
        m = w[_MONS + q]
        if reach >> (m >> 7) & 1 and m != last:
            if card != _TAR or not m & _TAR_BIT:
                out[n] = a | q
                n += 1
                if nice:
                    out[n] = nice | q
                    n += 1
            last = m
        q += 1
    return n


def _all_for_one(b, w, i, end, out, n):
    # for each colour, each way to make up the three kinds from coloured and Any Color cards (CP-252)
    held = 0
    while i < end and b[i] < _HERO:
        held |= 1 << b[i]
        i += 1
    if w[_OPTS] & _NO_ANY_COLOR:
        held &= 0x777
    colour = 0
    while colour < 3:
        ways = 0
        while ways < 8:
            if _trio(held, colour, ways):
                n = _slays(b, w, REACH[_HERO + colour], _ALL << 11 | colour << 8 | ways << 5, out, n)
            ways += 1
        colour += 1
    return n


def _trio(held, colour, ways):
    # are the Archer, Knight and Swordsman of this way in hand?
    k = 0
    while k < 3:
        if not held & 1 << k * 4 + (3 if ways & 1 << k else colour):
            return False
        k += 1
    return True


def _slays(b, w, reach, action, out, n):
    last = 0
    q = 0
    while q < b[_MONS_N]:
        m = w[_MONS + q]
        if reach >> (m >> 7) & 1 and m != last:
            out[n] = action | q
            n += 1
            last = m
        q += 1
    return n


def _sites(mask, card, out, n):
    arc = 0
    while mask:
        if mask & 1:
            out[n] = _PLAY << 11 | card << 5 | arc
            n += 1
        mask >>= 1
        arc += 1
    return n


def _free_marker(forts):
    # one of the two Fortify markers is in the supply: at most one bit is set (CP-119)
    return forts & (forts - 1) == 0


def _scavenge(b, out, n):
    i = discard_start(b)
    end = i + b[_DISC_N]
    last = 255
    while i < end:
        card = b[i]
        if card != last and card != _SCAVENGER:
            out[n] = _SCAVENGE << 11 | card << 5
            n += 1
            last = card
        i += 1
    return n
