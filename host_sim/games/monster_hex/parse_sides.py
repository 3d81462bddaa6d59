# SPDX-License-Identifier: MIT
"""The sides of a Monster Hex position text: factions, tiles, points; and the objectives."""

from __future__ import annotations

from games.monster_hex import boards, data, flow
from host_sim.games import fields
from host_sim.games.monster_hex.names import ABILITIES, FACTIONS, OBJECTIVES, TILES, side_names
from host_sim.games.monster_hex.position import COUNTS


def _names(b, w) -> list[str]:
    return side_names(b[data.SEATS_N], flow.sides(b, w))


def factions(found: fields.Fields, b, w) -> None:
    """The fields faction N and ability N; what is not named is the first one that is free."""
    names = _names(b, w)
    for side, name in enumerate(names):
        at = found.take(f"faction {name}")
        b[data.FACTION_OF + side] = fields.name_of(at, "faction", at.value, FACTIONS) + 1 if at else 0
    for side in range(len(names)):
        if b[data.FACTION_OF + side] == 0 and b[data.PHASE] != data.CHOOSE:
            b[data.FACTION_OF + side] = next(f for f in range(1, 5) if f not in b[data.FACTION_OF : data.FACTION_OF + 4])
    for seat in range(b[data.SEATS_N]):
        at = found.take(f"ability {names[seat]}")
        if at:
            ability = fields.name_of(at, "ability", at.value, ABILITIES)
            if ability >> 1 != b[data.FACTION_OF + seat] - 1:
                raise at.fault("an ability of another faction (MH-014)")
            b[data.ABILITY_OF + seat] = (ability & 1) + 1
        elif w[data.OPTS] & data.ABLE and b[data.PHASE] > data.LEARN:
            b[data.ABILITY_OF + seat] = 1


def sides(found: fields.Fields, b, w) -> None:
    """The fields hand N, stack N and the counts; a hand that is not named is full as far as the tiles last."""
    names = _names(b, w)
    for side, name in enumerate(names):
        on_board = {x - 1 - 10 * side for x in b[data.HEX : data.HEX + 32] if 0 <= x - 1 - 10 * side < 10}
        hand_at, stack_at = found.take(f"hand {name}"), found.take(f"stack {name}")
        hand = _tiles(hand_at)
        stack = _tiles(stack_at)
        rest = [tile for tile in range(10) if tile not in on_board and tile not in hand and tile not in stack]
        if not hand_at and b[data.PHASE] > data.LEARN:
            size = 1 if side == b[data.SEATS_N] else boards.HANDS[b[data.BOARD]]
            if b[data.PHASE] == data.OVER:
                size = 0
            hand, rest = rest[:size], rest[size:]
        if not stack_at:
            stack = rest
        if len(hand) + len(stack) > 10:
            raise (hand_at or stack_at or fields.Field("hand", "", 1)).fault("a faction has ten tiles (MH-004)")
        at = data.TILES + 10 * side
        b[at : at + len(hand) + len(stack)] = bytes(sorted(hand) + stack)
        b[data.HAND_N + side], b[data.STACK_N + side] = len(hand), len(stack)
        for word, place in COUNTS:
            at = found.take(f"{word} {name}")
            b[place + side] = fields.number(at, at.value, 0, 200) if at else 0
        at = found.take(f"colours {name}")
        for part in fields.words(at.value) if at else ():
            b[data.COLOURS + side] |= 1 << fields.name_of(at or fields.Field("", "", 0), "colour", part, FACTIONS)


def _tiles(at: fields.Field | None) -> list[int]:
    return [fields.name_of(at, "tile", word, TILES) for word in fields.words(at.value)] if at else []


def cards(found: fields.Fields, b, w) -> None:
    """The fields open, cards N, deck; what is not named is dealt from the others in their order."""
    named = {name: found.take(name) for name in ("open", *(f"cards {i}" for i in range(1, 5)), "deck")}
    if not w[data.OPTS] & (data.ABLE | data.AIMS):
        for at in named.values():
            if at:
                raise at.fault("there are no objectives in this game (MH-135)")
        return
    dealt = w[data.OPTS] & data.AIMS and b[data.PHASE] > data.LEARN
    lists = {name: _cards(at) for name, at in named.items()}
    rest = [card for card in range(data.OBJECTIVES) if not any(card in known for known in lists.values())]
    for name, at in named.items():
        if not at and name != "deck" and dealt:
            seat = int(name[-1]) if name[-1].isdigit() else 0
            size = 2 if name == "open" else 1 if seat <= b[data.SEATS_N] else 0
            lists[name], rest = rest[:size], rest[size:]
    if not named["deck"]:
        lists["deck"] = rest
    order = [card for known in lists.values() for card in known]
    if len(order) > data.OBJECTIVES:
        raise fields.NotationError("position: there are twelve objectives (MH-016)")
    b[data.OPEN_N] = len(lists["open"])
    for seat in range(4):
        b[data.OWN_N + seat] = len(lists[f"cards {seat + 1}"])
    b[data.DECK_N] = len(lists["deck"])
    b[data.CARDS : data.CARDS + len(order)] = bytes(order)


def _cards(at: fields.Field | None) -> list[int]:
    return [fields.name_of(at, "objective", word, OBJECTIVES) for word in fields.words(at.value)] if at else []
