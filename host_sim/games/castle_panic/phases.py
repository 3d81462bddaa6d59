# SPDX-License-Identifier: MIT
"""One phase of a Castle Panic turn on its own, for scenarios: `When phase 5 passes`.

The rules run from one decision to the next, through as many phases as that takes. Here
they are stopped at the border of the phase that is looked at: before the first token
after phase 5, before the next turn after phase 6.
"""

from __future__ import annotations

from collections.abc import Callable

from games.castle_panic import data, rules, turn

# the function of the rules that begins what comes after the phase
_BORDER = {5: "_begin_tokens", 6: "_end_turn"}


class _Border(Exception):
    pass


def inside(phase: int, act: Callable[[], None]) -> bool:
    """Do `act`, stopping where the phase ends; True if it came to its end or the game did, False at a question."""
    name = _BORDER[phase]
    kept = getattr(turn, name)

    def stop(b, w=None) -> None:
        raise _Border

    setattr(turn, name, stop)
    try:
        act()
    except _Border:
        return True
    finally:
        setattr(turn, name, kept)
    return False


def run(state, phase: int) -> bool:
    """Let phase 1, 5 or 6 pass alone; False if it stopped at a question."""
    b, w = state
    _ready(b, phase)
    if phase == 1:
        turn.begin_turn(b, w)
        return True
    if phase == 5:
        done = inside(5, lambda: turn.monsters_turn(b, w))
    else:
        b[data.PHASE] = data.MOVE
        done = inside(6, lambda: turn.carry_on(b, w))
    return done or b[data.PHASE] == data.OVER


def at_rest(state):
    """A copy of a state between two phases, as if its cards were being played: a position that can be judged."""
    b, w = bytearray(state[0]), state[1][:]
    b[data.PHASE] = data.PLAY_CARDS
    b[data.NOW_TOKEN] = b[data.DEBT] = 0
    return b, w


def _ready(b, phase: int) -> None:
    if phase not in (1, 5, 6):
        raise AssertionError(f"phases 1, 5 and 6 pass by themselves; phase {phase} is decided by actions (it ends by 'pass')")
    if b[data.PHASE] in (data.SETUP, data.OVER):
        why = "the set-up is not done" if b[data.PHASE] == data.SETUP else "the game is over"
        raise AssertionError(f"no phase can pass: {why}")
    if b[data.ASK]:
        raise AssertionError("no phase can pass: a question must be answered first")


def end_turn(state, apply: Callable[[int], None]) -> None:
    """Pass whatever may be passed, until the next turn begins, a question comes or the game is over."""
    b, w = state
    _ready(b, 5)
    begun = w[data.TURNS]
    while w[data.TURNS] == begun and not b[data.ASK] and b[data.PHASE] != data.OVER:
        if b[data.PHASE] in (data.MOVE, data.NEW_TOKENS):
            # where phase 5 or 6 alone has passed before
            turn.carry_on(b, w)
        elif rules.why_not(state, data.PASS << 11):
            # the Overlord must play something (CP-238)
            return
        else:
            apply(data.PASS << 11)
