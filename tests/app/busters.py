# SPDX-License-Identifier: MIT
"""Plays Dungeon Busters by buttons: knows the screens' questions, and reads the answers off the screen."""

from __future__ import annotations

from core.session import Session
from games.dungeon_busters import bot, data, rules
from lang import keys as words
from lang import keys_dungeon_busters as K
from lang import t
from tests.app.handheld import Handheld, Story
from tests.app.table import Table


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


TABLE = Table(rules, bot, presses, secret)
legal, computer, play, let_computers = TABLE.legal, TABLE.computer, TABLE.play, TABLE.let_computers
of_any_kind = TABLE.of_any_kind
