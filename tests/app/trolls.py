# SPDX-License-Identifier: MIT
"""Plays Cave Troll by buttons: knows the screens' questions, and reads the answers off the screen."""

from __future__ import annotations

import re
from array import array

from core import rng
from core.session import Session
from games.cave_troll import bot, data, rules, view_log
from games.cave_troll.board import NEAR, NEAR_AT
from games.cave_troll.pieces import joined
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from tests.app.handheld import Handheld, Story
from tests.app.table import Policy, Table

GAME = "cave_troll"
KEYS = ("right", "left", "down", "up")
AREA = re.compile(r"\b(R\d\d|E\d|Pit \d|P\d)\b")
# the word of K.DEEDS of an ability, by its action
WORDS = {
    data.STRIKE: 0,
    data.PUSH: 1,
    data.MURDER: 2,
    data.SACRIFICE: 3,
    data.RAID: 4,
    data.RAMPAGE: 5,
    data.CALL: 7,
    data.EXPEL: 8,
}
LONG_WAY = 9


def of_any_kind(seed: int) -> Policy:
    """Any kind of legal action, then any of that kind; a card is drawn every other time, so that games end."""
    stream = array("H", bytes(8))
    rng.seed(stream, seed)

    def choose(session: Session) -> int:
        actions = legal(session.state)
        kinds = sorted({a >> 11 for a in actions} - ({data.PASS} if data.DRAW << 11 in actions else set()))
        kind = kinds[rng.rnd(stream, len(kinds))]
        if data.DRAW in kinds and rng.rnd(stream, 2):
            kind = data.DRAW
        actions = [a for a in actions if a >> 11 == kind]
        return actions[rng.rnd(stream, len(actions))]

    return choose


# --- keys ---------------------------------------------------------------------


def to_area(hand: Handheld, area: int) -> Story:
    """Move the cursor of the map to an area, whichever way the four keys lead, and choose it."""
    goal, ways = view_log.area(area), {}
    point = hand.view.board.point(area)
    for _ in range(200):
        here = _at(hand)
        if here == goal:
            yield "a"
            return
        key = _way(ways, here, [k for k in _ordered(hand, here, point) if (here, k) not in ways])
        yield key
        ways[here, key] = _at(hand)
    raise AssertionError(f"no key leads to {goal}, but to {sorted(set(ways.values()))}")


def _at(hand: Handheld) -> str:
    found = AREA.search(hand.header)
    assert found, f"no area is aimed at: {hand.header!r}"
    return found[1]


def _number(name: str) -> int:
    return next(n for n in range(data.AREAS) if view_log.area(n) == name)


def _ordered(hand: Handheld, here: str, goal: tuple[int, int]) -> list[str]:
    # the four keys, those that lead towards the goal first
    x, y = hand.view.board.point(_number(here))
    dx, dy = goal[0] - x, goal[1] - y
    towards = {"right": dx, "left": -dx, "down": dy, "up": -dy}
    return sorted(KEYS, key=lambda key: -towards[key])


def _way(ways: dict, here: str, untried: list[str]) -> str:
    # a key not tried here, else the first of a known way to a place with one
    if untried:
        return untried[0]
    paths = [[here]]
    first: dict[str, str] = {}
    seen = {here}
    while paths:
        path = paths.pop(0)
        for key in KEYS:
            to = ways.get((path[-1], key))
            if to is None:
                return first[path[-1]]
            if to not in seen:
                seen.add(to)
                first[to] = first.get(path[-1], key)
                paths.append([*path, to])
    raise AssertionError("all keys were tried everywhere")


def presses(hand: Handheld, state, action: int) -> Story:
    """The keys that make this action, from the question on the screen on."""
    kind, q = action >> 11, action & 0x7FF
    phase = state[0][data.PHASE]
    if kind == data.PASS:
        ends = {data.SECOND: K.KEEP, data.SHOVE: K.PUSH_NOBODY, data.FLEE: K.STAY, data.CLOAKED: K.STAND}
        yield from _tile(hand, t(ends.get(phase, K.TILES + 4)))
        if phase == data.ACT:
            # really?
            yield "a"
    elif kind == data.DRAW:
        yield from _tile(hand, t(K.TILES))
    elif kind == data.PLAY:
        yield from _play(hand, state, q)
    elif kind in (data.WALK, data.MOVE):
        yield from _move(hand, state, kind, q)
    elif kind >= data.CHALICE:
        yield from _relic(hand, state, kind, q)
    else:
        if phase == data.ACT:
            yield from _tile(hand, t(K.TILES + 2))
            yield from _tile(hand, t(K.DEEDS + WORDS[kind]))
        yield from _deed(hand, state, kind, q)


def _tile(hand: Handheld, word: str) -> Story:
    for _ in range(40):
        # the question may stand before it
        if hand.header == word or hand.header.endswith(" " + word):
            break
        yield "right"
    else:
        raise AssertionError(f"no tile {word!r}, but {hand.header!r}")
    yield "a"


def _play(hand: Handheld, state, q: int) -> Story:
    card = q >> 6
    alternate = state[1][data.OPTS] & data.ALTERNATE
    yield from _tile(hand, view_log.card(card + 7 if alternate and card >= data.CARD_FIRST_KIND else card))
    if card != data.CARD_RELIC:
        yield from to_area(hand, q & 63)


def _place(state, kind: int) -> int:
    b = state[0]
    return b[data.FIG + data.FIGURES * b[data.MOVER] + 8 + kind]


def _name(state, kind: int) -> str:
    return view_log.figure(kind + 7 if kind and state[1][data.OPTS] & data.ALTERNATE else kind)


def _own(state, area: int) -> list[int]:
    # the kinds that the mover has in an area
    at = data.FIG + data.FIGURES * state[0][data.MOVER]
    return sorted({max(0, i - 8) for i in range(data.FIGURES) if state[0][at + i] == area})


def _counted(state, kind: int, area: int) -> str:
    at = data.FIG + data.FIGURES * state[0][data.MOVER]
    n = sum(state[0][at + i] == area for i in range(9))
    return t(K.TIMES, _name(state, kind), n) if not kind and n > 1 else _name(state, kind)


def _other(state, seat: int, kind: int) -> str:
    name = _name(state, kind)
    return name if seat == state[0][data.MOVER] else t(K.OF_SEAT, name, t(K.SEAT_SHORT, seat + 1))


def _behind(area: int, door: int) -> int:
    return NEAR[NEAR_AT[area] + door]


def _move(hand: Handheld, state, kind: int, q: int) -> Story:
    walks = kind == data.WALK
    figure = 0 if walks else q >> 6
    area = q >> 3 if walks else _place(state, figure)
    to = _behind(area, q & 7) if walks else q & 63
    thief = figure == 1 and not state[1][data.OPTS] & data.ALTERNATE
    if state[0][data.PHASE] in (data.FLEE, data.CLOAKED):
        yield from _tile(hand, _counted(state, figure, area))
    elif thief and not joined(area, to):
        yield from _tile(hand, t(K.TILES + 2))
        yield from _tile(hand, t(K.DEEDS + LONG_WAY))
    else:
        yield from _tile(hand, t(K.TILES + 1))
        if len([n for n in range(data.AREAS) if _own(state, n)]) > 1:
            yield from to_area(hand, area)
        if len(_own(state, area)) > 1:
            yield from _tile(hand, _counted(state, figure, area))
    yield from to_area(hand, to)


def _deed(hand: Handheld, state, kind: int, q: int) -> Story:
    b = state[0]
    if kind in (data.STRIKE, data.MURDER):
        yield from _tile(hand, _other(state, q >> 3, q & 7))
    elif kind in (data.PUSH, data.RUN):
        room = _place(state, 6) if kind == data.PUSH else b[data.FIG + data.FIGURES * b[data.ACTIVE] + data.TROLLS]
        yield from _tile(hand, _other(state, q >> 6, q >> 3 & 7))
        yield from to_area(hand, _behind(room, q & 7))
    elif kind == data.SACRIFICE:
        yield from _tile(hand, _other(state, q, 7))
    elif kind == data.CALL:
        yield from to_area(hand, _behind(_place(state, 6), q & 7))
        yield from _tile(hand, _other(state, q >> 6, q >> 3 & 7))
    elif kind == data.EXPEL:
        if len({a >> 2 & 3 for a in legal(state) if a >> 11 == data.EXPEL}) > 1:
            yield from _tile(hand, _other(state, q >> 2, 6))
        yield from to_area(hand, data.PIT + (q & 3))


def _relic(hand: Handheld, state, kind: int, q: int) -> Story:
    yield from _tile(hand, t(K.RELICS + state[0][data.HELD + state[0][data.MOVER]] - 1))
    if kind == data.CHALICE:
        yield from _tile(hand, _name(state, q >> 2))
        yield from to_area(hand, data.DOORWAY + (q & 3))
    elif kind == data.CLOAK:
        figure = q >> 3 & 7 if q >> 9 else 0
        area = _place(state, figure) if q >> 9 else q >> 3
        starts = {a >> 3 & 0xFF for a in legal(state) if a >> 11 == data.CLOAK}
        places = [_place(state, s & 7) if s >> 6 else s for s in starts]
        if len(set(places)) > 1:
            yield from to_area(hand, area)
        if places.count(area) > 1:
            yield from _tile(hand, _name(state, figure))
        yield from to_area(hand, _behind(area, q & 7))
    elif kind == data.BELL:
        yield from _tile(hand, _other(state, q >> 5, q >> 2 & 7))
        yield from to_area(hand, data.PIT + (q & 3))
    elif kind != data.SANDALS:
        yield from to_area(hand, q)


# --- games --------------------------------------------------------------------


def secret(session: Session) -> bool:
    """True if the seat that is asked sees in its question what another person must not."""
    b, w = session.state
    persons = session.seats.count(0) > 1
    own = b[data.MOVER] == b[data.ACTIVE]
    holds = not w[data.OPTS] & data.IN_DARK or any(b[data.HELD : data.HELD + 4])
    return persons and own and holds


def new_game(hand: Handheld, seats: bytes, packed: int = 0) -> Story:
    """From the first screen into a new game: who sits where (0 a person, else the computer's level), the options."""
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
    yield from _options(hand, packed, 0, 2)
    if packed >> 2:
        yield from hand.choose(t(words.RULINGS_MENU))
        yield from _options(hand, packed, 2, len(rules.OPTIONS))
        yield "b"
    yield from hand.choose(t(words.START))


def _options(hand: Handheld, packed: int, first: int, end: int) -> Story:
    for i in range(first, end):
        if packed >> rules.OPTIONS[i][1] & 1:
            yield from hand.to_row(t(K.OPTIONS + i))
            yield "right"


TABLE = Table(rules, bot, presses, secret)
legal, computer, play, let_computers = TABLE.legal, TABLE.computer, TABLE.play, TABLE.let_computers
