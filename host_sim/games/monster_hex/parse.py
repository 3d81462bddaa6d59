# SPDX-License-Identifier: MIT
"""Reading a Monster Hex position text into a state; what cannot be is refused."""

from __future__ import annotations

from games.monster_hex import boards, data, flow, rules, stones
from host_sim.games import fields
from host_sim.games.monster_hex import parse_board, parse_sides, validate
from host_sim.games.monster_hex.names import PHASES, side_names, stones_of

_KNOWN = (
    "seats", "options", "phase", "start", "round", "turn", "last", "pick", "struck", "king", "monsters", "ring STONE",
    "stones", "closed", "open", "deck", "rng", "faction N", "ability N", "hand N", "stack N", "points N", "bounty N",
    "smalls N", "firsts N", "bonus N", "colours N", "cards N",
)  # fmt: skip


def field_names(seats: int) -> set[str]:
    """Names of the fields that a position of so many seats may have."""
    names = side_names(seats, seats + (seats < 3))
    own = {name.replace(" N", f" {side}") for name in _KNOWN for side in names}
    return own | {f"unseen {side}" for side in [*names, "cards"]}


def parse_position(text: str):
    """A state from a position text; NotationError names the line and the field at fault."""
    found = fields.split(text)
    state = rules.make()
    b, w = state
    at = found.take("seats")
    seats = fields.number(at, at.value, rules.SEATS[0], rules.SEATS[-1]) if at else rules.SEATS_DEFAULT
    b[data.SEATS_N] = seats
    at = found.items.get("options")
    w[data.OPTS] = fields.options(found, data.OPTIONS)
    fault = rules.setup_fault(seats, w[data.OPTS])
    if fault:
        raise (at or fields.Field("options", "", 1)).fault(f"not with {seats} seats (MH-{fault:03d})")
    b[data.BOARD] = flow.sides(b, w) - 2
    fields.generator(found, w)
    at = found.take("phase")
    b[data.PHASE] = fields.name_of(at, "phase", at.value, PHASES) if at else data.TILE
    at = found.take("start")
    b[data.START] = fields.number(at, at.value, 1, seats) - 1 if at else 0
    parse_sides.factions(found, b, w)
    parse_board.board(found, b, w)
    parse_sides.sides(found, b, w)
    parse_sides.cards(found, b, w)
    _turn(found, b, w)
    found.end(_KNOWN)
    validate.validate(state, built=True)
    return state


def _turn(found: fields.Fields, b, w) -> None:
    n = b[data.SEATS_N]
    names = side_names(n, flow.sides(b, w))
    at = found.take("king")
    b[data.KING] = fields.name_of(at, "side", at.value, names) + 1 if at and at.value != "-" else 0
    at = found.take("struck")
    b[data.STRUCK] = fields.name_of(at, "answer", at.value, ("no", "yes")) if at else 0
    rounds = boards.ROUNDS[b[data.BOARD]]
    phase = b[data.PHASE]
    if phase in (data.CHOOSE, data.LEARN):
        done = sum(1 for x in b[data.FACTION_OF : data.FACTION_OF + n] if x)
        if phase == data.LEARN:
            done = sum(1 for x in b[data.ABILITY_OF : data.ABILITY_OF + n] if x)
        b[data.MOVER] = (b[data.START] + done) % n
        return
    if phase == data.OVER:
        b[data.ROUND] = rounds - 1
        b[data.MOVER] = b[data.START]
        return
    at = found.take("round")
    b[data.ROUND] = fields.number(at, at.value, 1, rounds) - 1 if at else _round_by_tiles(b, len(names))
    at = found.take("turn")
    side = fields.name_of(at, "side", at.value, names) if at else b[data.START]
    b[data.TURN] = n if side == n else (side - flow.first_of_round(b, w)) % n
    b[data.MOVER] = flow.holder(b) if side == n else side
    if phase == data.PICK:
        _pick(found, b)


def _round_by_tiles(b, sides: int) -> int:
    placed = sum(b[data.PLACED : data.PLACED + 4])
    return min(placed // sides, boards.ROUNDS[b[data.BOARD]] - 1)


def _pick(found: fields.Fields, b) -> None:
    # the seat that picks a slot follows from the stone
    at = found.take("pick")
    if not at:
        raise fields.NotationError("position: the phase pick wants the field 'pick', a stone")
    known = stones_of(b[data.BOARD])
    b[data.STONE] = list(known.values())[fields.name_of(at, "stone", at.value, list(known))]
    both = stones.places(b, b[data.STONE])
    chooser = both & 15 if both & 15 != data.NOBODY else both >> 4
    if chooser >= b[data.SEATS_N]:
        raise at.fault("no seat has a slot to pick at this stone (MH-046)")
    b[data.MOVER] = chooser
