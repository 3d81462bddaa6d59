# SPDX-License-Identifier: MIT
"""Plays Monster Hex by buttons: knows the screens' questions, reads the answers off the screen, walks over the board."""

from __future__ import annotations

from collections import deque

from core.session import Session
from games.monster_hex import bot, data, rules, view_log
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from tests.app.handheld import Handheld, Story
from tests.app.table import Table
from ui import pointer

KEYS = {1: "up", 2: "down", 4: "left", 8: "right"}
MOST_STEPS = 60


# --- the keys of an action ----------------------------------------------------


def presses(hand: Handheld, state, action: int) -> Story:
    """The keys that make this action, from the question on the screen on."""
    kind, q = action >> 11, action & 0x7FF
    b = state[0]
    if kind in (data.FACTION, data.ABILITY):
        yield from _tile(hand, t((K.FACTIONS if kind == data.FACTION else K.ABILITIES) + q))
    elif kind == data.PLACE:
        shared = b[data.PHASE] == data.TILE and b[data.TURN] == b[data.SEATS_N]
        yield from _tile(hand, t(K.SHARED_TILE if shared else K.TILE, view_log.tile(q // 192)))
        yield from _choose(hand, q // 6 & 31)
        yield from _turn(hand, q % 6)
    elif kind == data.DECLINE:
        yield from _tile(hand, t(K.DECLINE))
    elif kind == data.SLOT:
        yield from _tile(hand, _slot_word(state, q))
    else:
        name = 2 * (b[data.FACTION_OF + b[data.MOVER]] - 1) + b[data.ABILITY_OF + b[data.MOVER]] - 1
        yield from _tile(hand, t(K.USE, t(K.ABILITIES + name)))
        if kind != data.USE:
            yield from _choose(hand, q // 6 if kind == data.CONFUSE else q)
        if kind == data.CONFUSE:
            yield from _turn(hand, q % 6)


def _slot_word(state, slot: int) -> str:
    from games.monster_hex.boards import SLOTS
    from games.monster_hex.flow import worth

    b = state[0]
    stone = b[data.STONE]
    value = SLOTS[b[data.BOARD]][4 * stone + 2 * slot]
    return t(K.TAKE_SLOT, view_log.stone(stone), value, worth(b, b[data.MOVER], stone, slot))


def _tile(hand: Handheld, word: str) -> Story:
    for _ in range(MOST_STEPS):
        if hand.header.endswith(word):
            yield "a"
            return
        yield "right"
    raise AssertionError(f"no tile '{word}', but {hand.header!r}")


def _choose(hand: Handheld, at: int) -> Story:
    yield from to_hex(hand, at)
    yield "a"


def to_hex(hand: Handheld, at: int) -> Story:
    """The shortest way for the cursor to a hex of the board."""
    asker = hand.view.asker
    places = [hand.view.board.place(spot) for spot in asker.spots]
    start, end = asker.spots.index(asker.now), asker.spots.index(at)
    came: dict[int, tuple[int, int]] = {start: (-1, 0)}
    todo = deque([start])
    while todo and end not in came:
        here = todo.popleft()
        for key in KEYS:
            there = pointer.step(places, here, key)
            if there not in came:
                came[there] = here, key
                todo.append(there)
    keys: list[str] = []
    while end != start:
        end, key = came[end]
        keys.append(KEYS[key])
    yield from reversed(keys)
    assert asker.now == at, "the cursor went elsewhere"


def _turn(hand: Handheld, turn: int) -> Story:
    for _ in range(6):
        if hand.view.asker.turn == turn:
            break
        yield "right"
    yield "a"


# --- games --------------------------------------------------------------------


def secret(session: Session) -> bool:
    """True while one person sees what must be hidden from another."""
    return session.state[0][data.PHASE] in (data.TILE, data.POWER) and session.seats.count(0) > 1


def new_game(hand: Handheld, seats: bytes, packed: int) -> Story:
    """From the first screen into a new game: who sits where (0 a person, else the computer's level), its options."""
    yield from hand.choose(f"{t(words.NEW_GAME)}: {t(K.NAME)}")
    yield from hand.to_row(t(words.SEATS))
    for _ in range((len(seats) - rules.SEATS_DEFAULT) % len(rules.SEATS)):
        yield "right"
    for i, level in enumerate(seats):
        yield from hand.to_row(t(K.PLAYER, i + 1))
        shown = t(words.COMPUTER) + f" {level}" if level else t(words.PERSON)
        for _ in range(4):
            if hand.value_of(t(K.PLAYER, i + 1)) != shown:
                yield "right"
    for i, (_, bit, _) in enumerate(data.OPTIONS):
        if packed >> bit & 1:
            yield from hand.to_row(t(K.OPTIONS + i))
            yield "right"
    yield from hand.choose(t(words.START))


TABLE = Table(rules, bot, presses, secret)
legal, computer, play, let_computers = TABLE.legal, TABLE.computer, TABLE.play, TABLE.let_computers
of_any_kind = TABLE.of_any_kind
