# SPDX-License-Identifier: MIT
"""Castle Panic: the six phases of a turn, the Monster tokens, and the end of the game.

`carry_on` runs from wherever the turn stands to the next decision of a player; all
it needs to know is in the state, so it may be interrupted at any question.
"""

from core import rng
from core.events import emit
from core.piles import find, place, slide
from games.castle_panic.data import SECTOR
from games.castle_panic.move import (
    boulder, heal, inward, put_out, sector_of, settle, sideways, spare_towers, untar,
)  # fmt: skip
from games.castle_panic.pieces import (
    add_monster, after, castle_seats, discard, draw, hand_size, hand_start, start_points, trade_limit,
)  # fmt: skip
from micropython import const

_DRAW_UP = const(1)
_DISCARD = const(2)
_TRADE = const(3)
_PLAY_CARDS = const(4)
_MOVE = const(5)
_NEW_TOKENS = const(6)
_OVER = const(7)
_LORD_PLAYS = const(8)
_ASK_PHASE = const(0)
_ASK_DROP = const(3)
_ASK_CLAIM = const(8)
_PHASE = const(0)
_ASK = const(1)
_ASK_ARC = const(2)
_SEATS_N = const(3)
_ACTIVE = const(4)
_TOWERS = const(8)
_HIT_WALLS = const(9)
_HIT_TOWERS = const(10)
_DEBT = const(11)
_MISSED = const(12)
_SWAPS = const(13)
_TRADES = const(14)
_DROPS = const(15)
_NOW_TOKEN = const(16)
_OVERLORD = const(17)
_PLAYS = const(18)
_PLAYED = const(19)
_OFFERED = const(20)
_PARTNER = const(21)
_ANSWER = const(22)
_OUT = const(23)
_MONS_N = const(30)
_PILE_N = const(31)
_LORD_N = const(32)
_HAND_N = const(34)
_OUTCOME = const(42)
_CLAIMS = const(43)
_REFUSALS = const(44)
_TOKENS = const(96)
_OPTS = const(4)
_TURNS = const(6)
_WON = const(1)
_LOST = const(2)
_KING = const(3)
_WARLORD = const(4)
_MAGE = const(5)
_HEALER = const(6)
_BOULDER = const(7)
_MOVE_RED = const(8)
_MOVE_BLUE = const(10)
_CLOCKWISE = const(11)
_COUNTER = const(12)
_PLAGUE_A = const(13)
_PLAGUE_S = const(15)
_DISCARD_1 = const(16)
_DRAW_3 = const(17)
_MONSTER_KINDS = const(7)
_ALL_ARCS = const(63)
_KING_RESOLVES = const(0x2000)
_EV_PHASE = const(1)
_EV_TURN = const(2)
_EV_TOKEN = const(149)
_EV_DIE = const(150)
_EV_PLACED = const(23)
_EV_OWED = const(25)
_EV_PLAGUED = const(26)
_EV_NO_TOKENS = const(28)
_EV_LAPSED = const(29)
_EV_OVER = const(30)
_EV_MOVES = const(32)
_EV_LORD_DRAW = const(171)
_EV_LORD_PLAY = const(172)


def begin_turn(b, w):
    """Phase 1 of the active seat's turn, up to its phase 2 (CP-060, CP-123)."""
    seat = b[_ACTIVE]
    if w[_TURNS] < 0xFFFF:
        w[_TURNS] += 1
    emit(_EV_TURN, seat, w[_TURNS])
    untar(b, w)
    set_phase(b, _DRAW_UP)
    size = hand_size(b, w)
    while b[_HAND_N + seat] < size and draw(b, w, seat):
        pass
    set_phase(b, _DISCARD)


def set_phase(b, phase):
    """Enter a phase of the active seat's turn."""
    b[_PHASE] = phase
    emit(_EV_PHASE, phase, b[_ACTIVE])


def after_discard(b, w):
    """Leave phase 2 for the trades, or for the cards where nobody can trade (CP-084, CP-087)."""
    if can_trade(b, w):
        set_phase(b, _TRADE)
    else:
        set_phase(b, _PLAY_CARDS)


def after_trade(b, w):
    """Stay in phase 3 while another exchange is possible (CP-081)."""
    b[_ASK] = _ASK_PHASE
    b[_OFFERED] = b[_ANSWER] = b[_PARTNER] = 0
    if not can_trade(b, w):
        set_phase(b, _PLAY_CARDS)


def can_trade(b, w):
    """True if the active seat and another have cards and the limit is not reached."""
    if b[_TRADES] >= trade_limit(b, w) or b[_HAND_N + b[_ACTIVE]] == 0:
        return False
    n = castle_seats(b)
    seat = 0
    while seat < n:
        if seat != b[_ACTIVE] and b[_HAND_N + seat]:
            return True
        seat += 1
    return False


def monsters_turn(b, w):
    """Phase 5, and whatever follows it up to the next decision (CP-140)."""
    set_phase(b, _MOVE)
    emit(_EV_MOVES, 0, _ALL_ARCS)
    inward(b, w, _ALL_ARCS)
    carry_on(b, w)


def carry_on(b, w):
    """Settle, draw tokens, end the turn: until somebody must decide or the game is over."""
    while True:
        b[_ASK] = _ASK_PHASE
        b[_ASK_ARC] = 0
        if (b[_HIT_WALLS] or b[_HIT_TOWERS]) and settle(b, w):
            return
        if b[_DROPS]:
            b[_ASK] = _ASK_DROP
            return
        if is_over(b):
            return
        if b[_CLAIMS] and _ask_claim(b):
            return
        if is_over(b):
            return
        if b[_PHASE] == _MOVE:
            _begin_tokens(b, w)
        b[_NOW_TOKEN] = 0
        if b[_DEBT] == 0 or b[_PILE_N] == 0:
            if _lord_goes_on(b):
                return
            _end_turn(b, w)
            return
        b[_DEBT] -= 1
        b[_PILE_N] -= 1
        i = _TOKENS + b[_PILE_N]
        token = b[i]
        b[i] = 0
        _resolve(b, w, token)


def _begin_tokens(b, w):
    # phase 6, or with an Overlord the steps (ii) and (iii) that replace it (CP-223)
    if b[_OVERLORD]:
        set_phase(b, _LORD_PLAYS)
    else:
        set_phase(b, _NEW_TOKENS)
    if b[_MISSED]:
        emit(_EV_NO_TOKENS, 0, 0)
    elif b[_OVERLORD]:
        b[_PLAYS] = 2
        if b[_LORD_N] < 3:
            lord_draw(b, 3 - b[_LORD_N])
    else:
        b[_DEBT] = 2


def _lord_goes_on(b):
    # the Overlord decides while there is a play and a token for it (CP-224)
    if b[_PHASE] == _LORD_PLAYS and b[_PLAYS] and b[_LORD_N]:
        b[_DEBT] = 0
        return True
    b[_PLAYS] = 0
    return False


def _ask_claim(b):
    # who lost a home takes a spare Tower, or is out if there is none (T9)
    seat = b[_ACTIVE]
    while not b[_CLAIMS] & 1 << seat:
        seat = (seat + 1) % castle_seats(b)
    if spare_towers(b):
        b[_ASK] = _ASK_CLAIM
        return True
    b[_CLAIMS] ^= 1 << seat
    put_out(b, seat)
    return b[_CLAIMS] and _ask_claim(b)


def _end_turn(b, w):
    if b[_DEBT]:
        emit(_EV_LAPSED, b[_DEBT], 0)
    b[_DEBT] = 0
    b[_MISSED] = 0
    b[_SWAPS] = 0
    b[_TRADES] = 0
    b[_REFUSALS] = 0
    b[_PLAYED] = 0
    b[_ACTIVE] = after(b, b[_ACTIVE])
    begin_turn(b, w)


def is_over(b):
    """Enter the end of the game if it is lost or won (CP-200 .. CP-204); loss comes first."""
    if b[_TOWERS] == 0 or b[_OUT] == (1 << castle_seats(b)) - 1:
        # the last Tower, or the last player's home (CP-265)
        outcome = _LOST
    elif b[_MONS_N] == 0 and b[_PILE_N] == 0 and b[_LORD_N] == 0:
        outcome = _WON
    else:
        return False
    b[_OUTCOME] = outcome
    b[_PHASE] = _OVER
    b[_DEBT] = 0
    b[_PLAYS] = 0
    b[_PLAYED] = 0
    b[_CLAIMS] = 0
    b[_NOW_TOKEN] = 0
    emit(_EV_OVER, outcome, 0)
    return True


# --- phase 6 ------------------------------------------------------------------


def _resolve(b, w, token):
    # one revealed token up to its first question (CP-161)
    b[_NOW_TOKEN] = token + 1
    emit(_EV_TOKEN, token, 0)
    if token < _MONSTER_KINDS:
        _arrive(b, w, token, _die(w))
    elif token == _BOULDER:
        boulder(b, w, _die(w))
    elif token <= _MOVE_BLUE:
        _march(b, w, token, SECTOR[token - _MOVE_RED])
    elif token == _CLOCKWISE:
        emit(_EV_MOVES, token + 1, _ALL_ARCS)
        sideways(b, w, 1)
    elif token == _COUNTER:
        emit(_EV_MOVES, token + 1, _ALL_ARCS)
        sideways(b, w, 5)
    elif token <= _PLAGUE_S:
        _plague(b, (token - _PLAGUE_A) * 4)
    elif token == _DISCARD_1:
        _ask_drops(b)
    else:
        _owe(b, 3 if token == _DRAW_3 else 4)


def lord_plays(b, w, token, arc):
    """The Overlord plays a token: way A in this arc, or way B with the die (arc -1) (CP-224)."""
    i = find(b, _TOKENS + 49 - b[_LORD_N], _TOKENS + 49, token)
    slide(b, i, _TOKENS + 49 - b[_LORD_N])
    b[_TOKENS + 49 - b[_LORD_N]] = 0
    b[_LORD_N] -= 1
    b[_PLAYED] = 1
    emit(_EV_LORD_PLAY, token, arc + 1)
    if arc >= 0:
        b[_PLAYS] = 0
        b[_NOW_TOKEN] = token + 1
        _arrive(b, w, token, arc)
    else:
        b[_PLAYS] -= 1
        _resolve(b, w, token)
    carry_on(b, w)


def lord_draw(b, n):
    """Up to n tokens from the pile into the Overlord's hand (CP-223)."""
    drawn = 0
    while drawn < n and b[_PILE_N]:
        b[_PILE_N] -= 1
        i = _TOKENS + b[_PILE_N]
        token = b[i]
        b[i] = 0
        # the hand stands ascending at the right end, the new one at its left
        start = _TOKENS + 49 - b[_LORD_N]
        k = place(b, start, _TOKENS + 49, token)
        b[start - 1] = token
        slide(b, start - 1, k - 1)
        b[_LORD_N] += 1
        drawn += 1
    emit(_EV_LORD_DRAW, drawn, 0)


def _die(w):
    arc = rng.rnd(w, 6)
    emit(_EV_DIE, arc, 0)
    return arc


def _arrive(b, w, kind, arc):
    # a monster in the Forest, then a Boss' power (CP-165 .. CP-170)
    m = arc << 7 | kind << 4 | start_points(w, kind) << 2
    add_monster(b, w, m)
    emit(_EV_PLACED, 0, m)
    if kind == _KING:
        if w[_OPTS] & _KING_RESOLVES and b[_OVERLORD]:
            b[_DEBT] += 3
            emit(_EV_OWED, 3, 0)
        else:
            _owe(b, 3)
    elif kind == _WARLORD:
        _march(b, w, kind, sector_of(arc))
    elif kind == _MAGE:
        _march(b, w, kind, _ALL_ARCS)
    elif kind == _HEALER:
        heal(b, w)


def _march(b, w, token, arcs):
    emit(_EV_MOVES, token + 1, arcs)
    inward(b, w, arcs)


def _owe(b, n):
    # more tokens to come (CP-162); the Overlord draws them and gets as many plays (CP-228, CP-230)
    emit(_EV_OWED, n, 0)
    if b[_OVERLORD]:
        lord_draw(b, n)
        b[_PLAYS] += n
    else:
        b[_DEBT] += n


def _plague(b, first):
    # every seat loses all cards of the kind, Any Color included (CP-179)
    seat = 0
    while seat < b[_SEATS_N]:
        i = hand_start(b, seat)
        end = i + b[_HAND_N + seat]
        while i < end:
            card = b[i]
            if first <= card < first + 4:
                discard(b, seat, card)
                emit(_EV_PLAGUED, card, seat)
                end -= 1
            else:
                i += 1
        seat += 1


def _ask_drops(b):
    # every seat with a card must choose one (CP-180)
    mask = 0
    seat = 0
    while seat < b[_SEATS_N]:
        if b[_HAND_N + seat]:
            mask |= 1 << seat
        seat += 1
    b[_DROPS] = mask
