# SPDX-License-Identifier: MIT
"""Reading a Cave Troll position text into a state; what cannot be is refused."""

from __future__ import annotations

import re

from games.cave_troll import data, rules
from host_sim.games import fields
from host_sim.games.cave_troll import validate
from host_sim.games.cave_troll.names import AREAS, FLAGS, PHASES, RELICS, figures
from host_sim.games.cave_troll.parse_seat import Seat

_KNOWN = (
    "seats", "options", "phase", "first", "active", "mover", "actions", "turns", "quiet", "flags", "pool", "gold N",
    "figures N", "dead N", "chest N", "hand N", "deck N", "pool N", "discards N", "artifact N", "used", "artifacts",
    "troll", "steps", "cloak", "rng", "viewer",
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
    at = found.take("viewer")
    if at:
        raise at.fault("what a seat sees is no whole position")
    for i in range(data.FIGURES * 4):
        b[data.FIG + i] = data.WAITING
    for i in range(4):
        b[data.CHEST + i] = data.WAITING
    _turn(found, b)
    mine = [Seat(found, b, w, seat) for seat in range(seats)]
    _pool(found, mine)
    _relics(found, b, mine)
    for one in mine:
        one.write()
    b[data.POOL] = sum(data.HOURGLASSES[card] for one in mine for card in one.pool)
    for area in [b[data.FIG + i] for i in range(data.FIGURES * seats)]:
        if area < data.ROOMS:
            b[data.COUNT + area] += 1
    _pending(found, b, w)
    found.end(_KNOWN)
    validate.validate(state)
    return state


def _turn(found: fields.Fields, b) -> None:
    seats = b[data.SEATS_N]
    at = found.take("phase")
    phase = b[data.PHASE] = fields.name_of(at, "phase", at.value, PHASES) if at else data.ACT
    for name, place in (("first", data.FIRST), ("active", data.ACTIVE), ("mover", data.MOVER)):
        at = found.take(name)
        # who is not named: the active seat begins, and decides
        other = b[data.ACTIVE] if place == data.MOVER else b[data.FIRST]
        b[place] = fields.number(at, at.value, 1, seats) - 1 if at else other
    usual = 0 if phase == data.OVER else data.TURN_ACTIONS if phase == data.ACT else data.TURN_ACTIONS - 1
    at = found.take("actions")
    b[data.ACTIONS] = fields.number(at, at.value, 0, data.TURN_ACTIONS + 1) if at else usual
    at = found.take("turns")
    b[data.TURNS] = fields.number(at, at.value, 1, seats) if at else seats
    at = found.take("quiet")
    b[data.QUIET] = fields.number(at, at.value, 0, data.GUARD_ROUNDS * seats) if at else 0
    at = found.take("flags")
    if at:
        for word in fields.words(at.value):
            b[data.FLAGS] |= 1 << fields.name_of(at, "flag", word, FLAGS)
    elif phase in (data.CARD, data.SECOND, data.FLEE):
        b[data.FLAGS] = data.DREW


def _pool(found: fields.Fields, mine: list[Seat]) -> None:
    # `pool: 3` alone: Score and Chest cards of the last seats
    at = found.take("pool")
    if not at:
        return
    wanted = fields.number(at, at.value, 0, data.FULL_POOL - 1)
    have = sum(data.HOURGLASSES[card] for one in mine for card in one.pool)
    for card in (data.CARD_SCORE, data.CARD_CHEST):
        for one in reversed(mine):
            if have + data.HOURGLASSES[card] <= wanted and one.to_pool(card):
                have += data.HOURGLASSES[card]
    if have != wanted:
        raise at.fault(f"the cards in the pool have {have} hourglasses (CT-063)")


def _relics(found: fields.Fields, b, mine: list[Seat]) -> None:
    for one in mine:
        at = found.take(f"artifact {one.seat + 1}")
        if at and at.value != "-":
            b[data.HELD + one.seat] = fields.name_of(at, "artifact", at.value, RELICS) + 1
            one.is_out(data.CARD_RELIC)
    held = [b[data.HELD + one.seat] - 1 for one in mine if b[data.HELD + one.seat]]
    at = found.take("used")
    used = [fields.name_of(at, "artifact", word, RELICS) for word in fields.words(at.value)] if at else []
    rest_at = found.take("artifacts")
    rest = [fields.name_of(rest_at, "artifact", word, RELICS) for word in fields.words(rest_at.value)] if rest_at else []
    # every artifact that was found came by somebody's card
    for one in reversed(mine):
        if sum(1 for other in mine if other.has_played(data.CARD_RELIC)) < len(held) + len(used):
            one.is_out(data.CARD_RELIC)
    free = [i for i in range(data.RELIC_COUNT) if i not in held + used + rest]
    found_n = sum(1 for other in mine if other.has_played(data.CARD_RELIC))
    while not at and free and len(held) + len(used) < found_n:
        used.append(free.pop(0))
    if not rest_at:
        rest = free
    if sorted(held + used + rest) != list(range(data.RELIC_COUNT)):
        raise (rest_at or at or fields.Field("artifacts", "", 1)).fault("there is one of each artifact (CT-005)")
    for relic in used:
        b[data.USED] |= 1 << relic
    b[data.RELICS_N] = len(rest)
    for i, relic in enumerate(rest):
        b[data.RELICS + i] = relic


def _pending(found: fields.Fields, b, w) -> None:
    at = found.take("troll")
    if at:
        b[data.TROLL] = fields.name_of(at, "room", at.value, AREAS[: data.ROOMS]) + 1
    at = found.take("steps")
    b[data.STEPS] = fields.number(at, at.value, 0, 2) if at else 2 if b[data.PHASE] in (data.RUNNING, data.CLOAKED) else 0
    at = found.take("cloak")
    if at:
        parts = re.fullmatch(r"(\w+) (\w+) from (\w+)", at.value)
        if not parts:
            raise at.fault(f"'{at.value}' is not of the form Adv R09 from R08")
        b[data.WALKER] = fields.name_of(at, "figure", parts[1], figures(w))
        b[data.WALK_AT] = fields.name_of(at, "area", parts[2], AREAS)
        b[data.START] = fields.name_of(at, "area", parts[3], AREAS) + 1
