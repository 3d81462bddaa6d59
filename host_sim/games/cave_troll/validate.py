# SPDX-License-Identifier: MIT
"""What must hold in every state of Cave Troll: the invariants of the rule book."""

from __future__ import annotations

from collections import Counter

from games.cave_troll import can, data
from games.cave_troll.pieces import any_push
from host_sim.games.cave_troll.names import AREAS
from host_sim.games.cave_troll.parse_seat import kind_of
from host_sim.games.cave_troll.position import zones
from host_sim.games.fields import NotationError

_FRESH = sorted(card for card in range(data.CARD_KINDS) for _ in range(data.CARD_COUNT[card]))


def validate(state) -> None:
    """NotationError with the first thing that cannot be (CT-280 .. CT-289 and the turn's own)."""
    for place, check in _CHECKS:
        fault = check(*state)
        if fault:
            raise NotationError(f"position, {place}: {fault}")


def _seats(b) -> range:
    return range(b[data.SEATS_N])


def _alternate(w) -> bool:
    return bool(w[data.OPTS] & data.ALTERNATE)


def _row(b, seat: int) -> list[int]:
    at = data.FIG + data.FIGURES * seat
    return list(b[at : at + data.FIGURES])


def _cards(b, w) -> str:
    for seat in _seats(b):
        deck, hand, pool, rest = zones(b, seat)
        if sorted(deck + hand + pool + rest) != _FRESH:
            return f"seat {seat + 1} has other cards than a deck (CT-003)"
        if any(zone != sorted(zone) for zone in (hand, pool, rest)):
            return f"seat {seat + 1}'s cards are in disorder"
        if any(not data.HOURGLASSES[card] for card in pool):
            return f"seat {seat + 1} has a card without hourglass in the pool (CT-062)"
        most = _hand_limit(b, w, seat)
        if len(hand) > most:
            return f"seat {seat + 1} can hold {most} card{'s' * (most != 1)} now (CT-054)"
        if not deck and b[data.PHASE] != data.OVER and (seat != b[data.ACTIVE] or b[data.PHASE] not in _IN_DRAW):
            return f"with seat {seat + 1}'s deck empty the game is over (CT-180)"
    if b[data.PHASE] in (data.CARD, data.SECOND) and not b[data.HAND_N + b[data.ACTIVE]]:
        return "there is no card to play (CT-050)"
    glasses = sum(data.HOURGLASSES[card] for seat in _seats(b) for card in zones(b, seat)[2])
    return "" if glasses == b[data.POOL] < data.FULL_POOL else "at five hourglasses the pool is scored and emptied (CT-064)"


_IN_DRAW = (data.CARD, data.SECOND, data.FLEE, data.SHOVE)


def _hand_limit(b, w, seat: int) -> int:
    drawn = seat == b[data.ACTIVE] and b[data.PHASE] == data.CARD
    return drawn + (0 if w[data.OPTS] & data.IN_DARK else 1)


def _figures(b, w) -> str:
    for seat in _seats(b):
        row = _row(b, seat)
        deck, hand, pool, rest = zones(b, seat)
        waiting = Counter(kind_of(card) for card in deck + hand)
        found = Counter(max(0, i - 8) for i, area in enumerate(row) if area == data.WAITING)
        if any(found[kind] != waiting[kind] for kind in range(data.KINDS)):
            return f"seat {seat + 1}: a card waits for each figure not yet played (CT-002)"
        if row[:9] != sorted(row[:9]):
            return f"seat {seat + 1}'s Adventurers are in disorder"
        if any(data.PIT <= area < data.AREAS for area in row[: data.HEROES]):
            return f"seat {seat + 1} has a hero in a pit (CT-073)"
        if not _alternate(w) and data.ROOMS <= row[data.TROLLS] < data.AREAS:
            return f"seat {seat + 1}'s Cave Troll lies in a room (CT-140)"
        chest = b[data.CHEST + seat]
        if (chest == data.WAITING) != (data.CARD_CHEST in deck + hand):
            return f"seat {seat + 1}'s chest comes with its card (CT-058)"
    return ""


def _rooms(b, w) -> str:
    rows = [_row(b, seat) for seat in _seats(b)]
    for room in range(data.ROOMS):
        name = AREAS[room]
        n = sum(row.count(room) for row in rows)
        if n != b[data.COUNT + room]:
            return f"{name} is not counted rightly"
        if _alternate(w):
            berserkers = sum(row[data.BARBARIAN] == room for row in rows)
            if berserkers > 1:
                return f"{name} has two Berserkers (CT-213)"
            if n > data.LIMIT + berserkers:
                return f"{name} has too many figures (CT-071)"
            continue
        if b[data.TROLL] == room + 1:
            continue
        if n > data.LIMIT + _pushing(b, room):
            return f"{name} has too many figures (CT-071)"
        if n > 1 and any(row[data.TROLLS] == room for row in rows):
            return f"{name} has a Cave Troll and others (CT-145)"
        for seat, row in enumerate(rows):
            if row[data.ORC] == room and any(o[data.KNIGHT] == room for i, o in enumerate(rows) if i != seat):
                return f"{name} has an Orc and an enemy's Knight (CT-104)"
    return ""


def _pushing(b, room: int) -> bool:
    # a Wraith came in as the sixth and has still to push
    return b[data.PHASE] == data.SHOVE and b[data.FIG + data.FIGURES * b[data.MOVER] + data.WRAITH] == room


def _relics(b, w) -> str:
    held = [b[data.HELD + seat] - 1 for seat in _seats(b) if b[data.HELD + seat]]
    used = [i for i in range(data.RELIC_COUNT) if b[data.USED] >> i & 1]
    rest = list(b[data.RELICS : data.RELICS + b[data.RELICS_N]])
    if sorted(held + used + rest) != list(range(data.RELIC_COUNT)):
        return "there is one of each artifact (CT-005)"
    played = [data.CARD_RELIC in zones(b, seat)[2] + zones(b, seat)[3] for seat in _seats(b)]
    if any(b[data.HELD + seat] and not played[seat] for seat in _seats(b)) or sum(played) != len(held) + len(used):
        return "an artifact comes with its card (CT-061)"
    return ""


def _turn(b, w) -> str:
    phase, n = b[data.PHASE], b[data.SEATS_N]
    if max(b[data.FIRST], b[data.ACTIVE], b[data.MOVER]) >= n:
        return "there is no such seat"
    if w[data.OPTS] & data.SEAT_ONE and b[data.FIRST]:
        return "seat 1 begins (CT-024)"
    if b[data.TURNS] < n and b[data.ACTIVE] != (b[data.FIRST] + b[data.TURNS] - 1) % n:
        return "first turns go round from the first player (CT-031)"
    if phase != data.OVER and b[data.QUIET] >= data.GUARD_ROUNDS * n:
        return "after so many turns without a draw the game is over (CT-278)"
    if phase == data.ACT and not b[data.ACTIONS]:
        return "a turn without actions is over (CT-030)"
    if b[data.FLAGS] & (data.PAID | data.MARCHED) and not _alternate(w):
        return "these flags are of the alternate game (CT-200)"
    drawn = phase in (data.CARD, data.SECOND) or b[data.TROLL]
    if drawn and not b[data.FLAGS] & data.DREW:
        return "a card that is played was drawn in this turn (CT-050)"
    if phase == data.SECOND and w[data.OPTS] & data.ONE_CARD:
        return "a second card is never played (CT-051)"
    return ""


def _pending(b, w) -> str:
    phase, active, mover = b[data.PHASE], b[data.ACTIVE], b[data.MOVER]
    if bool(b[data.TROLL]) and phase not in (data.FLEE, data.SHOVE):
        return "nobody flees from a Cave Troll now (CT-141)"
    if bool(b[data.STEPS]) != (phase in (data.RUNNING, data.CLOAKED)):
        return "there are no forced steps now (CT-227)"
    if (b[data.WALKER] or b[data.WALK_AT] or b[data.START]) and phase != data.CLOAKED:
        return "nobody walks below the cloak now (CT-276)"
    if phase == data.FLEE or b[data.TROLL]:
        return _flight(b, w)
    if mover != active:
        return "the active seat decides (CT-260)"
    if phase == data.SHOVE:
        return _shove(b, w)
    if phase == data.RUNNING:
        room = b[data.FIG + data.FIGURES * active + data.TROLLS]
        return "" if _alternate(w) and room < data.ROOMS and can.can_run(b, w) else "nobody can run (CT-228)"
    return _cloak(b, w) if phase == data.CLOAKED else ""


def _flight(b, w) -> str:
    room = b[data.TROLL] - 1
    active, mover = b[data.ACTIVE], b[data.MOVER]
    if _alternate(w) or room < 0 or b[data.FIG + data.FIGURES * active + data.TROLLS] != room or mover == active:
        return "the others flee from the active seat's Cave Troll (CT-141)"
    if b[data.COUNT + room] > data.LIMIT + 1:
        return f"{AREAS[room]} has too many figures (CT-071)"
    if b[data.PHASE] == data.SHOVE:
        return _shove(b, w)
    return "" if can.can_flee(b, w, mover) else f"seat {mover + 1} has nowhere to flee to (CT-273)"


def _shove(b, w) -> str:
    room = b[data.FIG + data.FIGURES * b[data.MOVER] + data.WRAITH]
    return "" if not _alternate(w) and room < data.ROOMS and any_push(b, w, room) else "nobody can be pushed (CT-130)"


def _cloak(b, w) -> str:
    # the cloak was played by the active seat, which holds nothing any more
    used = any(b[data.USED] >> i & 1 and does == data.DO_CLOAK for i, does in enumerate(data.RELIC_DOES))
    at, start = b[data.WALK_AT], b[data.START] - 1
    if not used or b[data.HELD + b[data.ACTIVE]] or not 0 <= start < data.PIT or b[data.WALKER] > 4:
        return "the Cloak was played by the active seat (CT-150)"
    f = can.figure_at(b, b[data.ACTIVE], b[data.WALKER], at)
    if at >= data.PIT or f < 0:
        return "who walks below the cloak stands where it has come to (CT-276)"
    if b[data.STEPS] == 2 and at == start:
        return "one step does not end where it began (CT-276)"
    return "" if can.can_walk_on(b, w) else "there is no step more (CT-276)"


_CHECKS = (
    ("turn", _turn),
    ("cards", _cards),
    ("figures", _figures),
    ("rooms", _rooms),
    ("artifacts", _relics),
    ("phase", _pending),
)
