# SPDX-License-Identifier: MIT
"""Cave Troll's computer player.

`start` takes an observation, `step` weighs up to `budget` actions and returns NO_ACTION
until it has decided.  It sees what the seat may know and nothing else.

Level 1 draws a kind of action, then one of the kind.  Level 2 takes the action that is
worth most at once, above all for the control of rooms.  Level 3 plays the best few of these
to the end of its turn, with what is hidden dealt at random, and compares where that leads.
"""

from array import array

from core import rng, states
from core.events import LOG
from games.cave_troll.legal import listed
from games.cave_troll.observe import determinize
from games.cave_troll.turn import act
from games.cave_troll.worth import position, prepare, weigh
from micropython import const

_ACT = const(0)
_OVER = const(7)
_PHASE = const(0)
_ACTIVE = const(3)
_MOVER = const(4)
_ACTIONS = const(5)
_B_SIZE = const(217)
_W_SIZE = const(9)
_NO_ACTION = const(0xFFFF)

# actions that are played on, decisions of a turn at most, actions that are weighed at a later decision
_BEST = const(3)
_LONGEST = const(14)
_LATER = const(24)
# work of a decision, in actions weighed: at all, and more for each action left; that of a step in a line
_WORK = const(120)
_WORK_MORE = const(170)
_STEP = const(30)
_MUTED = const(0xFFFF)
_LOW = const(-1000000)
# what is being done: the actions of the position are weighed, a line goes on, the next line begins
_AT_ROOT = const(0)
_ON = const(1)
_NEXT = const(2)

_root = (bytearray(_B_SIZE), array("H", bytes(2 * _W_SIZE)))
_sim = (bytearray(_B_SIZE), array("H", bytes(2 * _W_SIZE)))
_out = array("H", bytes(2 * 320))
_w = array("H", bytes(8))
# the best actions, what they were found to be worth
_actions = array("H", bytes(2 * _BEST))
_values = array("i", bytes(4 * _BEST))
_seat = 0
_level = 0
_seed = 0
_n = 0
_i = 0
_best = 0
_choice = 0
_found = 0
_work = 0
_limit = 0
_deals = 1
_line = 0
_plies = 0
_stage = _AT_ROOT
_action = _NO_ACTION


def start(view, seat, level, seed):
    """Think about the decision of `seat` in the observation `view`; seed 0 .. 2**30 - 1 feeds its guesses."""
    global _seat, _level, _seed, _n, _action, _found, _line, _stage, _work
    states.copy(view, _root)
    rng.seed(_w, seed)
    _seat = seat
    _level = level
    _seed = rng.rnd(_w, 16384)
    b, w = _root
    _n = listed(b, w, _out)
    _action = _NO_ACTION
    _stage = _AT_ROOT
    _found = 0
    _line = 0
    _work = 0
    if _n == 1:
        _action = _out[0]
    elif level == 1:
        _action = rng.by_kind(_w, _out, _n)
    else:
        prepare(b, w, seat, level == 3)
        _begin()


def step(budget):
    """Weigh up to `budget` more actions; the action chosen, or NO_ACTION while there are more."""
    kept = LOG[0]
    LOG[0] = _MUTED
    while _action == _NO_ACTION and budget > 0:
        b, w = _sim if _stage else _root
        if _stage == _NEXT:
            _next_line()
            budget -= _STEP
        elif _i < _n:
            _weigh(b, w)
            _skip()
            budget -= 1
        elif _stage == _ON:
            act(b, w, _choice >> 11, _choice & 0x7FF)
            _go_on(b, w)
            budget -= _STEP
        else:
            _decide()
    LOG[0] = kept
    return _action


def _begin():
    global _i, _best
    _i = 0
    _best = _LOW


def _weigh(b, w):
    # one action of the list; equal ones by chance
    global _i, _best, _choice, _work
    _work += 1
    action = _out[_i]
    value = 4 * weigh(b, w, action) + rng.rnd(_w, 4)
    _i += 1
    if _stage == _AT_ROOT and _level == 3:
        _keep(action, value)
    if value > _best:
        _best = value
        _choice = action


def _skip():
    # of a long list later on some actions are left out, but never the drawing of a card, which stands second
    global _i
    if _stage == _ON and _n > _LATER and _i > 2:
        _i += rng.rnd(_w, 2 * _n // _LATER - 1)


def _keep(action, value):
    # the best few, in their order
    global _found
    if _found < _BEST:
        _found += 1
    elif value <= _values[_BEST - 1]:
        return
    k = _found - 1
    while k and _values[k - 1] < value:
        _values[k] = _values[k - 1]
        _actions[k] = _actions[k - 1]
        k -= 1
    _values[k] = value
    _actions[k] = action


def _decide():
    # the root is weighed
    global _action, _deals, _limit, _line, _stage
    if _level == 2 or _root[0][_ACTIVE] != _seat:
        _action = _choice
        return
    k = 0
    while k < _found:
        _values[k] = 0
        k += 1
    _line = 0
    _deals = 1
    _limit = _WORK + (_WORK_MORE * min(_root[0][_ACTIONS], 4) if _root[0][_PHASE] == _ACT else 0)
    _stage = _NEXT


def _next_line():
    # play one of the best on, in one dealing of what is hidden; then the others; all again if there is time
    global _stage, _plies, _action, _deals
    if _line == _found and 2 * _work < _limit:
        _deals = 2
    if _line == _found * _deals or _line < _found and _line and _work > _limit:
        _action = _best_line()
        return
    _stage = _ON
    _plies = 0
    states.copy(_root, _sim)
    b, w = _sim
    rng.seed(w, _seed + _line // _found)
    determinize(_sim, _seat)
    action = _actions[_line % _found]
    act(b, w, action >> 11, action & 0x7FF)
    _go_on(b, w)


def _best_line():
    # of those that were played to their end
    k = 1
    best = 0
    while k < _found and k < _line:
        if _values[k] > _values[best]:
            best = k
        k += 1
    return _actions[best]


def _go_on(b, w):
    # up to the seat's next decision in this turn, or the end of the line
    global _n, _plies, _line, _stage, _work
    _plies += 1
    _work += _STEP
    while b[_PHASE] != _OVER and b[_ACTIVE] == _seat and b[_MOVER] != _seat:
        # others flee as they can
        n = listed(b, w, _out)
        action = _out[n - 1]
        act(b, w, action >> 11, action & 0x7FF)
    prepare(b, w, _seat, 1)
    if b[_PHASE] == _OVER or b[_ACTIVE] != _seat or _plies > _LONGEST:
        _values[_line % _found] += position(b, w)
        _line += 1
        _stage = _NEXT
        return
    _n = listed(b, w, _out)
    _begin()
