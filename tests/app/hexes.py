# SPDX-License-Identifier: MIT
"""Plays Monster Hex by buttons: knows the screens' questions, and where on the board the cursor is."""

from __future__ import annotations

import importlib
from array import array
from collections.abc import Callable

from core import rng
from core.session import Session
from drivers.buttons import DOWN, LEFT, RIGHT, UP
from games.monster_hex import abilities, boards, bot, data, flow, rules, stones, view_log
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from tests.app.handheld import Handheld, Story
from ui import pointer

Policy = Callable[[Session], int]
KEYS = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT}
# sets off what it places as often as the rules let it
RED_LETTERED = {tile for tile in range(10) if data.RED >> tile & 1}


def legal(state) -> list[int]:
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    return list(out[: rules.legal(state, out)])


def of_any_kind(seed: int) -> Policy:
    """Any kind of legal action, red-lettered tiles first, then any of that kind: abilities come as often as they may."""
    stream = array("H", bytes(8))
    rng.seed(stream, seed)

    def choose(session: Session) -> int:
        actions = legal(session.state)
        kinds = sorted({a >> 11 for a in actions})
        kind = kinds[rng.rnd(stream, len(kinds))]
        actions = [a for a in actions if a >> 11 == kind]
        if kind == data.PLACE:
            actions = [a for a in actions if a // 192 in RED_LETTERED] or actions
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


class Cursor:
    """Where the cursor of the board is, and how the tile is turned that lies there; read off what the board is told to draw."""

    def __init__(self, monkeypatch) -> None:
        self.target = self.turn = -1
        for name in ("view_board", "view_small"):
            board = importlib.import_module(f"games.monster_hex.{name}").Board
            monkeypatch.setattr(board, "edge", self._watched_edge(board.edge))
            monkeypatch.setattr(board, "ghost", self._watched_ghost(board.ghost))

    def _watched_edge(self, edge):
        def watched(this, target, beat):
            if beat == 0:
                self.target = target
            return edge(this, target, beat)

        return watched

    def _watched_ghost(self, ghost):
        def watched(this, at, piece, turn, ok):
            self.turn = turn
            return ghost(this, at, piece, turn, ok)

        return watched

    def to(self, hand: Handheld, spots: list[int], target: int) -> Story:
        """Move over these spots to one of them, by the fewest presses."""
        places = [hand.view.board.place(at) for at in spots]
        ways = {spots.index(self.target): ()}
        todo = list(ways)
        for now in todo:
            for key, button in KEYS.items():
                there = pointer.step(places, now, button)
                if there not in ways:
                    ways[there] = (*ways[now], key)
                    todo.append(there)
        yield from ways[spots.index(target)]
        assert self.target == target, "the cursor went elsewhere"

    def turned(self, turn: int) -> Story:
        """Turn the tile until it lies so."""
        for _ in range(6):
            if self.turn == turn:
                return
            yield "right"
        raise AssertionError(f"the tile is never turned {turn} times")


def presses(hand: Handheld, cursor: Cursor, state, action: int) -> Story:
    """The keys that make this action, from the question on the screen on."""
    kind, q = action >> 11, action & 0x7FF
    b = state[0]
    if kind == data.FACTION:
        yield from _tile(hand, t(K.FACTIONS + q))
    elif kind == data.ABILITY:
        yield from _tile(hand, t(K.ABILITIES + q))
    elif kind == data.SLOT:
        stone = b[data.STONE]
        value = boards.SLOTS[b[data.BOARD]][4 * stone + 2 * q]
        worth = flow.worth(b, b[data.MOVER], stone, q)
        yield from _tile(hand, t(K.TAKE_SLOT, view_log.stone(stone), value, worth))
    elif kind == data.DECLINE:
        yield from _tile(hand, t(K.DECLINE))
    elif kind == data.PLACE:
        shared = flow.side_to_place(b) == b[data.SEATS_N]
        yield from _tile(hand, t(K.SHARED_TILE if shared else K.TILE, view_log.tile(q // 192)))
        yield from cursor.to(hand, free_of_monsters(b), q // 6 & 31)
        yield "a"
        yield from cursor.turned(q % 6)
        yield "a"
    else:
        yield from _tile(hand, t(K.USE, t(K.ABILITIES + abilities.ability(b))))
        if kind != data.USE:
            at = q // 6 if kind == data.CONFUSE else q
            spots = free_of_monsters(b) if kind == data.PETRIFY else monsters(b)
            yield from cursor.to(hand, spots, at)
            yield "a"
        if kind == data.CONFUSE:
            yield from cursor.turned(q % 6)
            yield "a"


def monsters(b) -> list[int]:
    return [at for at in range(boards.HEXES[b[data.BOARD]]) if stones.is_monster(b, at)]


def free_of_monsters(b) -> list[int]:
    return [at for at in range(boards.HEXES[b[data.BOARD]]) if not stones.is_monster(b, at)]


def _tile(hand: Handheld, word: str) -> Story:
    yield from hand.to_header(word)
    yield "a"


def secret(session: Session) -> bool:
    """True while the seat that decides sees what another person may not."""
    return session.state[0][data.PHASE] in (data.TILE, data.POWER) and session.seats.count(0) > 1


def play(hand: Handheld, cursor: Cursor, shadow: Session, choose: Policy, plies: int = 0xFFFF) -> Story:
    """Play by buttons what `choose` says for the persons, up to so many of their decisions or the end.

    `shadow` is a session of the same game that is played without any screen; after each decision both agree.
    """
    let_computers(shadow)
    agree(hand, shadow)
    while not shadow.is_over() and plies:
        asked = rules.to_move(shadow.state)
        assert hand.covered or not secret(shadow) or hand.view.viewer == asked, "what only this seat may see was not covered"
        if hand.covered:
            yield "a"
        assert hand.seat == asked + 1, "another seat is asked"
        action = choose(shadow)
        yield from presses(hand, cursor, shadow.state, action)
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


def new_game(hand: Handheld, seats: bytes, packed: int = 0) -> Story:
    """From the first screen into a new game: who sits where (0 a person, else the computer's level), the options."""
    yield from hand.choose(f"{t(words.NEW_GAME)}: {t(K.NAME)}")
    yield from hand.to_row(t(words.SEATS))
    for _ in range((len(seats) - rules.SEATS_DEFAULT) % 4):
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
