# SPDX-License-Identifier: MIT
"""Reading a Dungeon Busters position text into a state; what cannot be is refused."""

from __future__ import annotations

import re

from games.dungeon_busters import data, rules
from host_sim.games import fields
from host_sim.games.dungeon_busters import validate
from host_sim.games.dungeon_busters.names import HEROES, PHASES, VILLAINS

_KNOWN = (
    "seats", "options", "phase", "first", "mover", "met", "villain", "deck", "hero N", "row N", "card N", "said N",
    "talks N", "kept N", "broken N", "tokens N", "centre", "reserve", "rng",
)  # fmt: skip


def field_names(seats: int) -> set[str]:
    """Names of the fields that a position of so many seats may have."""
    return {name.replace(" N", f" {i + 1}") for name in _KNOWN for i in range(seats)}


def parse_position(text: str):
    """A state from a position text; NotationError names the line and the field at fault."""
    found = fields.split(text)
    state = rules.make()
    b, w = state
    at = found.take("seats")
    seats = fields.number(at, at.value, rules.SEATS[0], rules.SEATS[-1]) if at else rules.SEATS_DEFAULT
    b[data.SEATS_N] = seats
    w[data.OPTS] = fields.options(found, data.OPTIONS)
    fields.generator(found, w)
    at = found.take("phase")
    b[data.PHASE] = fields.name_of(at, "phase", at.value, PHASES) if at else data.CHOOSE
    at = found.take("first")
    b[data.FIRST] = fields.number(at, at.value, 1, seats) - 1 if at else 0
    at = found.take("mover")
    b[data.MOVER] = fields.number(at, at.value, 1, seats) - 1 if at else b[data.FIRST]
    _seats(found, b)
    _villains(found, b)
    _tokens(found, b)
    found.end(_KNOWN)
    validate.validate(state)
    return state


def _seats(found: fields.Fields, b) -> None:
    for seat in range(b[data.SEATS_N]):
        at = found.take(f"hero {seat + 1}")
        hero = fields.name_of(at, "hero", at.value, HEROES) + 1 if at else 0
        if not at and b[data.PHASE] != data.SETUP:
            # the first one that no field names
            mine = {f"hero {i + 1}" for i in range(b[data.SEATS_N])}
            named = {field.value.lower() for name, field in found.items.items() if name in mine}
            taken = set(b[data.HERO_OF : data.HERO_OF + seat])
            free = [i + 1 for i, name in enumerate(HEROES) if name.lower() not in named and i + 1 not in taken]
            hero = free[0] if free else 0
        b[data.HERO_OF + seat] = hero
        at = found.take(f"row {seat + 1}")
        row = fields.words(at.value) if at else []
        if at and len(row) > 4:
            raise at.fault("a row has four cards at most (DB-020)")
        for i, card in enumerate(row):
            b[data.ROW + 4 * seat + i] = fields.number(at, card, 1, 7) if at else 0
        for name, place, low, high in (
            ("card", data.CARD, 1, 7), ("said", data.SAID, 1, 7), ("kept", data.KEPT, 0, 12), ("broken", data.BROKEN, 0, 12)
        ):  # fmt: skip
            at = found.take(f"{name} {seat + 1}")
            b[place + seat] = fields.number(at, at.value, low, high) if at and at.value != "-" else 0
        at = found.take(f"talks {seat + 1}")
        b[data.TALKS + seat] = fields.number(at, at.value, 0, data.TALK_LIMIT) if at else int(b[data.SAID + seat] > 0)


def _villains(found: fields.Fields, b) -> None:
    at = found.take("villain")
    villain = fields.name_of(at, "villain", at.value, VILLAINS) if at else None
    if at and b[data.PHASE] in (data.SETUP, data.OVER):
        raise at.fault("there is no villain in play before the first and after the last fight")
    met_at, deck_at = found.take("met"), found.take("deck")
    met = _list(met_at)
    deck = _list(deck_at)
    if b[data.PHASE] == data.OVER:
        b[data.BATTLE], b[data.FIGHT] = 2, 3
    else:
        b[data.BATTLE] = villain // 5 if villain is not None else deck[0] // 5 if deck else min(2, len(met) // 4)
        # as many fights as there are cards in the rows
        b[data.FIGHT] = min(3, sum(1 for card in b[data.ROW : data.ROW + 4] if card))
    for battle in range(3):
        order = _order(b, battle, met, villain, deck)
        if len(order) != 5:
            raise (met_at or deck_at or at or fields.Field("villain", "", 1)).fault(
                f"battle {battle + 1} has five different villains, and each fight meets one of them (DB-009)"
            )
        b[data.DECK + 5 * battle : data.DECK + 5 * battle + 5] = bytes(order)
    if len([v for v in met if v // 5 == b[data.BATTLE]]) > 4 or any(v // 5 > b[data.BATTLE] for v in met):
        raise met_at.fault("a battle is four fights, one battle after another (DB-020)") if met_at else AssertionError


def _list(at: fields.Field | None) -> list[int]:
    return [fields.name_of(at, "villain", word, VILLAINS) for word in fields.words(at.value)] if at else []


def _order(b, battle: int, met: list[int], villain: int | None, deck: list[int]) -> list[int]:
    # the five of a battle as the state has them: met ones, the one in play, the face-down ones
    five = list(range(5 * battle, 5 * battle + 5))
    now = b[data.BATTLE]
    if battle > now:
        return five
    before = [v for v in met if v // 5 == battle]
    over = battle < now or b[data.PHASE] == data.OVER
    after = [] if over else ([villain] if villain is not None else []) + [v for v in deck if v // 5 == battle]
    rest = [v for v in five if v not in before and v not in after]
    fights = 4 if over else b[data.FIGHT]
    if len(before) > fights or len(set(before + after)) != len(before + after):
        return []
    # what no field names: met first, then to come
    while len(before) < fights and rest:
        before.append(rest.pop(0))
    return before + after + rest


def _triple(at: fields.Field) -> bytes:
    if not re.fullmatch(r"[0-9]{1,2}(/[0-9]{1,2}){2}", at.value):
        raise at.fault(f"'{at.value}' is not of the form 1/0/2 (red/yellow/blue)")
    return bytes(fields.number(at, part, 0, data.SUPPLY) for part in at.value.split("/"))


def _tokens(found: fields.Fields, b) -> None:
    for seat in range(b[data.SEATS_N]):
        at = found.take(f"tokens {seat + 1}")
        place = data.TOKENS + 3 * seat
        b[place : place + 3] = _triple(at) if at else b"\x01\x01\x01"
    at = found.take("centre")
    b[data.CENTRE : data.CENTRE + 3] = _triple(at) if at else bytes(3)
    at = found.take("reserve")
    for colour in range(3):
        # all that is nowhere else
        used = sum(b[data.TOKENS + colour + 3 * seat] for seat in range(b[data.SEATS_N])) + b[data.CENTRE + colour]
        b[data.RESERVE + colour] = _triple(at)[colour] if at else max(0, data.SUPPLY - used)
