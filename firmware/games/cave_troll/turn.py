# SPDX-License-Identifier: MIT
"""Cave Troll: what actions do, up to the next decision.  Nothing here allocates."""

from core.events import emit
from games.cave_troll import can
from games.cave_troll.cards import empty_pool, find, lay_down, take_card
from games.cave_troll.data import HOURGLASSES
from games.cave_troll.deeds import ability, push, relic, through, use
from games.cave_troll.pieces import (
    alone,
    any_push,
    clear_room,
    figure_at,
    go,
    kind_of,
    out,
    put,
    shown,
)
from games.cave_troll.scoring import end, full_scoring, score_room
from micropython import const

_ACT = const(0)
_CARD = const(1)
_SECOND = const(2)
_SHOVE = const(3)
_FLEE = const(4)
_RUNNING = const(5)
_CLOAKED = const(6)
_PHASE = const(0)
_SEATS_N = const(1)
_ACTIVE = const(3)
_MOVER = const(4)
_ACTIONS = const(5)
_TURNS = const(6)
_QUIET = const(7)
_FLAGS = const(8)
_POOL = const(9)
_TROLL = const(10)
_STEPS = const(11)
_WALKER = const(12)
_WALK_AT = const(13)
_START = const(14)
_FIG = const(16)
_CHEST = const(113)
_DECK_N = const(193)
_HAND_N = const(197)
_OPTS = const(4)
_GOLD_OF = const(5)
_PAID = const(1)
_MARCHED = const(2)
_DREW = const(4)
_ROOMS = const(33)
_WAITING = const(64)
_DEAD = const(65)
_FULL_POOL = const(5)
_TURN_ACTIONS = const(4)
_GUARD_ROUNDS = const(10)
_DWARF = const(11)
_ORC = const(13)
_WRAITH = const(14)
_TROLLS = const(15)
_CARD_CHEST = const(2)
_CARD_RELIC = const(3)
_CARD_SCORE = const(4)
_CARD_FIRST_KIND = const(5)
_CARD_TROLL = const(11)
_PASS = const(0)
_DRAW = const(1)
_PLAY = const(2)
_WALK = const(3)
_MOVE = const(4)
_STRIKE = const(5)
_PUSH = const(6)
_RAMPAGE = const(10)
_RUN = const(11)
_CHALICE = const(14)
_CLOAK = const(15)
_ALTERNATE = const(1)
_ONE_CARD = const(4)
_EV_TURN = const(1)
_EV_DRAW = const(130)
_EV_PLAY = const(3)
_EV_KEEP = const(4)
_EV_ENTER = const(5)
_EV_CHEST = const(6)
_EV_MOVE = const(8)
_EV_FLEE = const(10)
_EV_RUN = const(11)
_EV_CHEST_LOST = const(15)
_EV_POOL = const(18)
_EV_COIN = const(23)
_EV_GUARD = const(26)
_EV_STOP = const(27)


def begin_turn(b, w):
    """The active seat has its actions (CT-030, CT-031)."""
    if b[_TURNS] < b[_SEATS_N]:
        b[_TURNS] += 1
        b[_ACTIONS] = b[_TURNS]
    else:
        b[_ACTIONS] = _TURN_ACTIONS
    b[_FLAGS] = 0
    b[_PHASE] = _ACT
    b[_MOVER] = b[_ACTIVE]
    emit(_EV_TURN, b[_ACTIVE], b[_ACTIONS])
    _coin(b, w)


def _coin(b, w):
    # once a turn for a Giant Slayer alone in a room (CT-209)
    if not w[_OPTS] & _ALTERNATE or b[_FLAGS] & _PAID:
        return
    f = 16 * b[_ACTIVE] + _DWARF
    room = b[_FIG + f]
    if room < _ROOMS and alone(b, room, f):
        b[_FLAGS] |= _PAID
        w[_GOLD_OF + b[_ACTIVE]] += 1
        emit(_EV_COIN, room, b[_ACTIVE])


def _finish(b, w):
    # an action is over with all that it set off (CT-037, CT-180)
    _coin(b, w)
    if b[_DECK_N + b[_ACTIVE]] == 0:
        end(b, w, 1)
    elif b[_ACTIONS]:
        b[_PHASE] = _ACT
        b[_MOVER] = b[_ACTIVE]
    else:
        _next_turn(b, w)


def _next_turn(b, w):
    b[_QUIET] = 0 if b[_FLAGS] & _DREW else b[_QUIET] + 1
    if b[_QUIET] >= _GUARD_ROUNDS * b[_SEATS_N]:
        emit(_EV_GUARD, 0, 0)
        end(b, w, 0)
        return
    b[_ACTIVE] = (b[_ACTIVE] + 1) % b[_SEATS_N]
    begin_turn(b, w)


# --- cards ----------------------------------------------------------------------


def _play(b, w, card, area):
    seat = b[_ACTIVE]
    lay_down(b, seat, card)
    alternate = w[_OPTS] & _ALTERNATE
    emit(_EV_PLAY, card + 7 if alternate and card >= _CARD_FIRST_KIND else card, seat)
    if card == _CARD_CHEST:
        b[_CHEST + seat] = area
        emit(_EV_CHEST, area, seat)
    elif card == _CARD_RELIC:
        find(b, seat)
    elif card == _CARD_SCORE:
        score_room(b, w, area)
    else:
        f = figure_at(b, seat, 0 if card < _CARD_FIRST_KIND else card - 4, _WAITING)
        emit(_EV_ENTER, shown(w, f), seat << 8 | area)
        put(b, f, area)
        if card == _CARD_TROLL and not alternate:
            b[_TROLL] = area + 1
            b[_MOVER] = seat
            _flights(b, w)
            return
    _after_card(b, w, HOURGLASSES[card])


def _after_card(b, w, hourglasses):
    # the pool, then perhaps the second card (CT-063, CT-064, CT-053)
    if hourglasses:
        b[_POOL] += hourglasses
        emit(_EV_POOL, b[_POOL], 0)
        if b[_POOL] >= _FULL_POOL:
            full_scoring(b, w, 0)
            empty_pool(b)
    b[_MOVER] = b[_ACTIVE]
    if b[_HAND_N + b[_ACTIVE]] and not w[_OPTS] & _ONE_CARD:
        b[_PHASE] = _SECOND
    else:
        _finish(b, w)


# --- flights, pushes, runs, the cloak -------------------------------------------


def _flights(b, w):
    # the next opponent that can step out of the Cave Troll's room, clockwise; then it is emptied (CT-141 .. CT-144)
    n = b[_SEATS_N]
    while True:
        b[_MOVER] = (b[_MOVER] + 1) % n
        if b[_MOVER] == b[_ACTIVE]:
            break
        if can.can_flee(b, w, b[_MOVER]):
            b[_PHASE] = _FLEE
            return
    room = b[_TROLL] - 1
    b[_TROLL] = 0
    clear_room(b, w, room, 16 * b[_ACTIVE] + _TROLLS, 144)
    seat = 0
    while seat < n:
        if b[_CHEST + seat] == room:
            b[_CHEST + seat] = _DEAD
            emit(_EV_CHEST_LOST, room, seat)
        seat += 1
    _after_card(b, w, HOURGLASSES[_CARD_TROLL])


def _moved(b, w, f):
    # a Wraith that came into a room may push (CT-130)
    if f & 15 == _WRAITH and not w[_OPTS] & _ALTERNATE and b[_FIG + f] < _ROOMS and any_push(b, w, b[_FIG + f]):
        b[_PHASE] = _SHOVE
    else:
        _went(b, w)


def _went(b, w):
    if b[_TROLL]:
        _flights(b, w)
    else:
        _finish(b, w)


def _runs(b, w):
    # two figures run as far as possible, the others are discarded (CT-227, CT-228)
    if b[_STEPS] and can.can_run(b, w):
        b[_PHASE] = _RUNNING
        return
    b[_STEPS] = 0
    mine = 16 * b[_ACTIVE] + _TROLLS
    clear_room(b, w, b[_FIG + mine], mine, 227)
    _finish(b, w)


def _cloaks(b, w):
    if b[_STEPS] and can.can_walk_on(b, w):
        b[_PHASE] = _CLOAKED
    else:
        _uncloak(b, w)


def _uncloak(b, w):
    b[_STEPS] = b[_WALKER] = b[_WALK_AT] = b[_START] = 0
    _finish(b, w)


def _pass(b, w):
    phase = b[_PHASE]
    if phase == _ACT:
        emit(_EV_STOP, b[_ACTIONS], b[_ACTIVE])
        b[_ACTIONS] = 0
        _next_turn(b, w)
    elif phase == _SECOND:
        emit(_EV_KEEP, 0, b[_ACTIVE])
        _finish(b, w)
    elif phase == _FLEE:
        _flights(b, w)
    elif phase == _SHOVE:
        _went(b, w)
    else:
        _uncloak(b, w)


def act(b, w, kind, q):
    """Make a legal action happen."""
    if kind == _PASS:
        _pass(b, w)
    elif kind == _PLAY:
        _play(b, w, q >> 6, q & 63)
    elif b[_PHASE] == _ACT:
        b[_ACTIONS] -= 1
        _spend(b, w, kind, q)
    elif kind == _PUSH:
        push(b, w, q)
        _went(b, w)
    elif kind == _RUN:
        room = b[_FIG + 16 * b[_ACTIVE] + _TROLLS]
        go(b, w, figure_at(b, q >> 6, q >> 3 & 7, room), through(room, q), _EV_RUN)
        b[_STEPS] -= 1
        _runs(b, w)
    elif b[_PHASE] == _FLEE:
        _flee(b, w, kind, q)
    else:
        _walk_on(b, w, q & 63 if kind == _MOVE else through(b[_WALK_AT], q))


def _flee(b, w, kind, q):
    room = b[_TROLL] - 1
    f = figure_at(b, b[_MOVER], q >> 6 if kind == _MOVE else 0, room)
    go(b, w, f, q & 63 if kind == _MOVE else through(room, q), _EV_FLEE)
    # the row of Adventurers may have shifted: what counts is the kind
    _moved(b, w, f)


def _spend(b, w, kind, q):
    # what an action of the turn does
    seat = b[_ACTIVE]
    if kind == _WALK:
        go(b, w, figure_at(b, seat, 0, q >> 3), through(q >> 3, q), _EV_MOVE)
    elif kind == _MOVE:
        f = 16 * seat + 8 + (q >> 6)
        go(b, w, f, q & 63, _EV_MOVE)
        if f & 15 == _TROLLS:
            b[_FLAGS] |= _MARCHED
        _moved(b, w, f)
        return
    elif kind == _DRAW:
        b[_FLAGS] |= _DREW
        take_card(b, seat)
        emit(_EV_DRAW, 0, seat)
        b[_PHASE] = _CARD
        return
    elif kind == _STRIKE:
        out(b, w, figure_at(b, q >> 3, q & 7, b[_FIG + 16 * seat + _ORC]), 125)
    elif kind == _PUSH:
        push(b, w, q)
    elif kind == _RAMPAGE:
        b[_STEPS] = 2
        _runs(b, w)
        return
    elif kind == _CLOAK:
        use(b, seat)
        f = 16 * seat + 8 + (q >> 3 & 63) if q >> 9 else figure_at(b, seat, 0, q >> 3)
        b[_WALKER] = kind_of(f)
        b[_WALK_AT] = b[_FIG + f]
        b[_START] = b[_WALK_AT] + 1
        b[_STEPS] = 3
        _walk_on(b, w, through(b[_WALK_AT], q))
        return
    elif kind < _CHALICE:
        ability(b, w, kind, q)
    else:
        relic(b, w, kind, q)
    _finish(b, w)


def _walk_on(b, w, to):
    go(b, w, figure_at(b, b[_ACTIVE], b[_WALKER], b[_WALK_AT]), to, _EV_MOVE)
    b[_WALK_AT] = to
    b[_STEPS] -= 1
    _cloaks(b, w)
