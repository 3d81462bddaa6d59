# SPDX-License-Identifier: MIT
"""Cave Troll: the questions between - whom the Wraith pushes, who flees, who runs, one more step.

Loaded when one is asked.
"""

from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from micropython import const

_SHOVE = const(3)
_FLEE = const(4)
_RUNNING = const(5)
_PHASE = const(0)
_ACTIVE = const(3)
_TROLL = const(10)
_WALKER = const(12)
_WALK_AT = const(13)
_FIG = const(16)
_PASS = const(0)
_PUSH = const(6)
_RUN = const(11)
_BACK = const(-2)
_END = const(-3)


def decide(ch):
    """What the phase asks, of the Asker `ch`."""
    phase = ch.b[_PHASE]
    if phase == _SHOVE:
        return push(ch, t(K.PUSH_NOBODY))
    if phase == _FLEE:
        return flee(ch)
    return run(ch) if phase == _RUNNING else walk_on(ch)


def others_first(ch, actions, shift):
    """The actions on figures of other seats, then those on own ones; from bit `shift` on stands the seat."""
    return [q for q in actions if q >> shift != ch.seat] + [q for q in actions if q >> shift == ch.seat]


def push(ch, end):
    """Whom the Wraith pushes, and where; `end`: what nobody is, if it need not push."""
    room = ch.mine(6)
    actions = others_first(ch, ch.actions(_PUSH), 6)
    at = 0
    while True:
        ch.clear()
        last = -1
        for q in actions:
            if q >> 3 != last:
                last = q >> 3
                ch.other(q >> 6, q >> 3 & 7, last, room)
        ch.may_end(end)
        ch.cursor = at
        who = ch.pick("" if ch.b[_PHASE] == _SHOVE else t(words.BACK))
        if who < 0:
            return _PASS << 11 if who == _END else who
        at = ch.cursor
        action = ch.aim(ch.doors(room, _PUSH << 11 | who << 3), K.ASK_WHERE, room)
        if action != _BACK:
            return action


def flee(ch):
    """Who flees from the Cave Troll (CT-141)."""
    return _steps(ch, ch.own(ch.b[_TROLL] - 1), K.STAY)


def walk_on(ch):
    """One more step below the cloak (CT-276)."""
    at = ch.b[_WALK_AT]
    kind = ch.b[_WALKER]
    return _steps(ch, [f for f in ch.own(at) if max(0, (f & 15) - 8) == kind], K.STAND)


def _steps(ch, figures, end):
    at = 0
    while True:
        ch.clear()
        for f in figures:
            ch.figure(f, ch.moves(f))
        ch.may_end(t(end))
        ch.cursor = at
        f = ch.pick("", ch.why_stuck)
        if f < 0:
            return _PASS << 11 if f == _END else f
        at = ch.cursor
        action = ch.aim(ch.ways(f), K.ASK_WHERE, ch.b[_FIG + f])
        if action != _BACK:
            return action


def run(ch):
    """Who runs from the Fierce Troll, and where (CT-227)."""
    room = ch.b[_FIG + 16 * ch.b[_ACTIVE] + 15]
    actions = ch.actions(_RUN)
    at = 0
    while True:
        ch.clear()
        last = -1
        for q in actions:
            if q >> 3 != last:
                last = q >> 3
                ch.other(q >> 6, q >> 3 & 7, last, room)
        ch.cursor = at
        who = ch.pick("")
        if who < 0:
            return who
        at = ch.cursor
        action = ch.aim(ch.doors(room, _RUN << 11 | who << 3), K.ASK_WHERE, room)
        if action != _BACK:
            return action
