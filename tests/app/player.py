# SPDX-License-Identifier: MIT
"""Plays Castle Panic by buttons: knows the screens' questions, and reads the answers off the screen."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from core import rng
from core.session import Session
from games.castle_panic import bot, data, rules, view_log
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from tests.app.handheld import Handheld, Story

Policy = Callable[[Session], int]


def legal(state) -> list[int]:
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    return list(out[: rules.legal(state, out)])


def at_random(seed: int) -> Policy:
    """Any legal action, but one in four is the last one listed."""
    stream = array("H", bytes(8))
    rng.seed(stream, seed)

    def choose(session: Session) -> int:
        actions = legal(session.state)
        return actions[rng.rnd(stream, len(actions))]

    return choose


def with_care(session: Session) -> int:
    """What the computer player would do."""
    seen = rules.make()
    rules.observe(session.state, 0, seen)
    bot.start(seen, 0, 1, session.plies)
    action = data.NO_ACTION
    while action == data.NO_ACTION:
        action = bot.step(1000)
    return action


def monster_word(state, q: int) -> str:
    from games.castle_panic.pieces import start_points

    m = state[1][data.MONS + q]
    return view_log.points(m, start_points(state[1], m >> 4 & 7)) + " " + view_log.short_place(m >> 7)


def presses(hand: Handheld, state, action: int) -> Story:
    """The keys that make this action, from the question on the screen on."""
    kind, p, q = action >> 11, action >> 5 & 63, action & 31
    if kind == data.PASS:
        end = t(K.END_MOVE if state[0][data.PHASE] == data.PLAY_CARDS else K.KEEP_ALL)
        yield from hand.to_header(end)
        yield "a"
    elif kind == data.SCATTER:
        yield from hand.to_header(t(K.AT_RANDOM))
        yield "a"
    elif kind == data.PLACE:
        yield from hand.to_header(t(K.MONSTERS + p))
        yield "a"
        yield from hand.to_header(f"{t(K.ASK_ARC)} {q + 1}{t(words.COLOUR_LETTERS + data.COLOUR[q])}")
        yield "a"
    elif kind in (data.SWAP, data.DROP):
        yield from _card(hand, p)
    elif kind == data.DAMAGE:
        yield from _target(hand, state, action, K.ASK_HURT)
    elif kind == data.SCAVENGE:
        yield from _card(hand, data.SCAVENGER)
        yield from hand.choose(t(K.CARDS + p))
    elif kind == data.NICE:
        yield from _card(hand, data.NICE_SHOT)
        yield from hand.choose(t(K.CARDS + p))
        yield from _target(hand, state, action, K.ASK_TARGET)
    elif p in (data.MISSING, data.DRAW_2):
        yield from _card(hand, p)
    elif p in (data.BRICK, data.FORTIFY):
        yield from _card(hand, p)
        yield from hand.to_header(f"{t(K.ASK_SITE)} {q + 1}{t(words.COLOUR_LETTERS + data.COLOUR[q])}")
        yield "a"
    else:
        yield from _card(hand, p)
        yield from _target(hand, state, action, K.ASK_TARGET)


def _card(hand: Handheld, card: int) -> Story:
    yield from hand.to_header(t(K.CARDS + card))
    yield "a"


def _target(hand: Handheld, state, action: int, question: int) -> Story:
    # two monsters that read alike differ by the tar: the free one comes first
    like = [a & 31 for a in legal(state) if a >> 5 == action >> 5]
    word = monster_word(state, action & 31)
    same = [q for q in like if monster_word(state, q) == word]
    yield from hand.to_header(f"{t(question)} {word}", same.index(action & 31) + 1)
    yield "a"


def play(hand: Handheld, shadow: Session, choose: Policy, plies: int = 0xFFFF) -> Story:
    """Play by buttons what `choose` says, up to so many decisions or the end.

    `shadow` is a session of the same game that is played without any screen; after each decision both agree.
    """
    while not shadow.is_over() and plies:
        action = choose(shadow)
        yield from presses(hand, shadow.state, action)
        shadow.act(action)
        plies -= 1
        assert hand.session.state == shadow.state, f"after decision {shadow.plies} the screen's game is another one"


def new_game(hand: Handheld, options: tuple[tuple[str, int], ...] = ()) -> Story:
    """From the first screen into a new game; options: (row's word, presses of right)."""
    yield from hand.choose(t(words.NEW_GAME))
    for word, times in options:
        yield from hand.to_row(word)
        for _ in range(times):
            yield "right"
    yield from hand.choose(t(words.START))
