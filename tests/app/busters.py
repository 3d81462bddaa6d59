# SPDX-License-Identifier: MIT
"""Plays Dungeon Busters by buttons: knows the screens' questions, and reads the answers off the screen."""

from __future__ import annotations

from array import array
from collections.abc import Callable

from core import rng
from core.session import Session
from games.dungeon_busters import bot, data, rules
from lang import keys as words
from lang import keys_dungeon_busters as K
from lang import t
from tests.app.handheld import Handheld, Story

Policy = Callable[[Session], int]


def legal(state) -> list[int]:
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    return list(out[: rules.legal(state, out)])


def of_any_kind(seed: int) -> Policy:
    """Any kind of legal action, then any of that kind: what is said and who goes first come as often as cards."""
    stream = array("H", bytes(8))
    rng.seed(stream, seed)

    def choose(session: Session) -> int:
        actions = legal(session.state)
        kinds = sorted({a >> 11 for a in actions})
        kind = kinds[rng.rnd(stream, len(kinds))]
        actions = [a for a in actions if a >> 11 == kind]
        return actions[rng.rnd(stream, len(actions))]

    return choose


def computer(session: Session) -> int:
    """What the computer does whose seat must decide now."""
    seen, seat = rules.make(), rules.to_move(session.state)
    rules.observe(session.state, seat, seen)
    bot.start(seen, seat, session.level(), (session.seed + session.plies * 7919) & 0xFFFFFF)
    action = data.NO_ACTION
    while action == data.NO_ACTION:
        action = bot.step(1000)
    return action


def presses(hand: Handheld, state, action: int) -> Story:
    """The keys that make this action, from the question on the screen on."""
    kind, q = action >> 11, action & 0x7FF
    b = state[0]
    if kind == data.HERO:
        yield from _tile(hand, f"{t(K.PHASES)}: {t(K.HEROES + q)}")
    elif kind == data.COMMIT:
        yield from _tile(hand, t(K.PLAY_CARD, q))
        assert hand.header == t(K.SURE, q)
        yield "a"
    elif kind in (data.ANNOUNCE, data.WITHDRAW):
        yield from _tile(hand, t(K.SAY))
        yield from _tile(hand, t(K.SAY_IT, q) if kind == data.ANNOUNCE else t(K.TAKE_BACK))
    elif kind == data.SPEAK:
        yield from _tile(hand, t(K.OTHERS))
        assert hand.heading == t(K.OTHERS_HEAD)
        yield from hand.choose(t(K.PLAYER, q + 1))
    elif kind == data.TAKE:
        yield from _tile(hand, t(K.TAKE_TOKEN, t(K.GEM_COLOURS + q), b[data.CENTRE + q]))
    else:
        at = data.TOKENS + 3 * b[data.MOVER] + q
        yield from _tile(hand, t(K.LOSE_TOKENS, t(K.GEM_COLOURS + q), b[at]))


def _tile(hand: Handheld, word: str) -> Story:
    yield from hand.to_header(word)
    yield "a"


def secret(session: Session) -> bool:
    """True while one person's card must be hidden from another."""
    return session.state[0][data.PHASE] == data.CHOOSE and session.seats.count(0) > 1


def play(
    hand: Handheld, shadow: Session, choose: Policy, plies: int = 0xFFFF, held: Callable[[int], None] = lambda _: None
) -> Story:
    """Play by buttons what `choose` says for the persons, up to so many of their decisions or the end.

    `shadow` is a session of the same game without any screen; after each decision both agree.  `held(seat)` hears who
    lifts a cover.
    """
    let_computers(shadow)
    agree(hand, shadow)
    while not shadow.is_over() and plies:
        asked = rules.to_move(shadow.state)
        assert hand.covered or not secret(shadow) or hand.view.viewer == asked, "what only this seat may see was not covered"
        if hand.covered:
            held(asked)
            yield "a"
        assert hand.seat == asked + 1, "another seat is asked"
        action = choose(shadow)
        yield from presses(hand, shadow.state, action)
        shadow.act(action)
        let_computers(shadow)
        plies -= 1
        agree(hand, shadow)


def let_computers(shadow: Session) -> None:
    """Play the computers' decisions up to the next one of a person."""
    while not shadow.is_over() and shadow.level():
        shadow.act(computer(shadow))


def agree(hand: Handheld, shadow: Session) -> None:
    """The screen's game is the one played without a screen, decision by decision."""
    mine, others = hand.session.actions[: hand.session.plies], shadow.actions[: shadow.plies]
    assert list(mine) == list(others), f"decision {shadow.plies} is another one on the screen"
    assert hand.session.state == shadow.state, f"after decision {shadow.plies} the screen's game is another one"


def new_game(hand: Handheld, seats: bytes) -> Story:
    """From the first screen into a new game: who sits where (0 a person, else the computer's level)."""
    yield from hand.choose(f"{t(words.NEW_GAME)}: {t(K.NAME)}")
    yield from hand.to_row(t(words.SEATS))
    for _ in range((len(seats) - 4) % 3):
        yield "right"
    for i, level in enumerate(seats):
        yield from hand.to_row(t(K.PLAYER, i + 1))
        shown = t(words.COMPUTER) + f" {level}" if level else t(words.PERSON)
        for _ in range(4):
            if hand.value_of(t(K.PLAYER, i + 1)) != shown:
                yield "right"
    yield from hand.choose(t(words.START))
