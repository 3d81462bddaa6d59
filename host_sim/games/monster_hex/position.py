# SPDX-License-Identifier: MIT
"""Monster Hex' position text: fields `name: value`, one a line or parted by `;`.

    seats: 2             options: abilities=on   phase: power     round: 2
    start: 1             turn: 2                 last: -1/1       king: 1
    faction 1: Red       ability 1: Enchant      points 1: 9      bounty 1: 0
    hand 1: A1, C2       stack 1: B1, C4, S1     cards 1: Pincer  smalls 1: 1
    monsters: Red S1 @-1/0 r0 +2, Blue C4 @-1/1 r3
    stones: 0/2 worth 1  closed: K, s1           open: Magpie     deck: Humble, Arc guard

A hex is `q/r`, `r3` a tile turned by three steps, `+2` its modifier.  `turn` is the seat whose
turn it is, or `shared`; the shared faction's own fields are `faction shared`, `hand shared` (the tile
turned up) and so on.  `firsts`, `colours`, `bonus`: first places at large stones, colours of the
slots taken, points of objectives at the end.  What an observer sees only the number of is `?`, and
`unseen` says which tiles or cards those are.
"""

from __future__ import annotations

from games.monster_hex import boards, data, flow, stones
from host_sim.games.fields import listed, options_text
from host_sim.games.monster_hex.names import (
    ABILITIES,
    FACTIONS,
    OBJECTIVES,
    PHASES,
    TILES,
    hex_name,
    side_names,
    stone_name,
    stones_of,
)

COUNTS = (
    ("points", data.POINTS), ("bounty", data.BOUNTY), ("smalls", data.SMALLS), ("firsts", data.FIRSTS), ("bonus", data.BONUS),
)  # fmt: skip


def position_text(state) -> str:
    """The one canonical text of a state, a field a line."""
    b, w = state
    board, phase = b[data.BOARD], b[data.PHASE]
    out = [f"seats: {b[data.SEATS_N]}"]
    if w[data.OPTS]:
        out.append("options: " + options_text(data.OPTIONS, w[data.OPTS]))
    out += [f"phase: {PHASES[phase]}", f"start: {b[data.START] + 1}"]
    names = side_names(b[data.SEATS_N], flow.sides(b, w))
    if phase in (data.TILE, data.POWER, data.PICK):
        out += [f"round: {b[data.ROUND] + 1}", f"turn: {names[turn_side(b, w)]}"]
    if phase == data.POWER:
        out.append(f"last: {hex_name(board, b[data.LAST])}")
    if phase == data.PICK:
        out.append(f"pick: {stone_name(board, b[data.STONE])}")
    if b[data.STRUCK]:
        out.append("struck: yes")
    out.append(f"king: {names[b[data.KING] - 1] if b[data.KING] else '-'}")
    for side, name in enumerate(names):
        out += _side_lines(b, side, name)
    out += _board_lines(b, w)
    out += _card_lines(b)
    out.append("rng: " + " ".join(f"{x:04x}" for x in w[0:4]))
    return "\n".join(out)


def turn_side(b, w) -> int:
    """The side whose turn it is."""
    n = b[data.SEATS_N]
    return n if b[data.TURN] == n else (flow.first_of_round(b, w) + b[data.TURN]) % n


def _names(bytes_, names) -> str:
    # `?` for those of which only the number is known
    return listed([x if x < data.UNKNOWN else len(names) for x in bytes_], (*names, "?"))


def _unseen(bytes_, names) -> str:
    return ", ".join(names[x - data.UNKNOWN] for x in bytes_ if x >= data.UNKNOWN)


def _side_lines(b, side: int, name: str) -> list[str]:
    out = []
    if b[data.FACTION_OF + side]:
        out.append(f"faction {name}: {FACTIONS[b[data.FACTION_OF + side] - 1]}")
    if b[data.ABILITY_OF + side]:
        out.append(f"ability {name}: {ABILITIES[2 * b[data.FACTION_OF + side] - 3 + b[data.ABILITY_OF + side]]}")
    at = data.TILES + 10 * side
    hand = b[at : at + b[data.HAND_N + side]]
    stack = b[at + len(hand) : at + len(hand) + b[data.STACK_N + side]]
    out += [f"hand {name}: {_names(hand, TILES)}", f"stack {name}: {_names(stack, TILES)}"]
    if unseen := _unseen(hand + stack, TILES):
        out.append(f"unseen {name}: {unseen}")
    for word, place in COUNTS:
        if b[place + side] or word == "points":
            out.append(f"{word} {name}: {b[place + side]}")
    colours = [FACTIONS[i] for i in range(4) if b[data.COLOURS + side] >> i & 1]
    return out + ([f"colours {name}: {', '.join(colours)}"] if colours else [])


def monster_text(b, at: int) -> str:
    """`Red S1 @-1/0 r0 +2`: the monster on a hex."""
    side, tile = divmod(b[data.HEX + at] - 1, 10)
    turn, change = b[data.TWIST + at] & 7, (b[data.TWIST + at] >> 3) - 4
    more = f" {change:+d}" if change else ""
    return f"{FACTIONS[b[data.FACTION_OF + side] - 1]} {TILES[tile]} @{hex_name(b[data.BOARD], at)} r{turn}{more}"


def _board_lines(b, w) -> list[str]:
    board = b[data.BOARD]
    monsters = [monster_text(b, at) for at in range(boards.HEXES[board]) if stones.is_monster(b, at)]
    out = [f"monsters: {', '.join(monsters) or '-'}"]
    temps = [at - 1 for at in b[data.TEMPS : data.TEMPS + 3] if at]
    if temps:
        out.append("stones: " + ", ".join(f"{hex_name(board, at)} worth {b[data.HEX + at] - data.TEMP}" for at in temps))
    closed = [name for name, stone in stones_of(board).items() if w[data.CLOSED] >> stone & 1]
    return [*out, f"closed: {', '.join(closed) or '-'}"]


def _card_lines(b) -> list[str]:
    at = data.CARDS
    out = []
    counts = [b[data.OPEN_N], *b[data.OWN_N : data.OWN_N + 4], b[data.DECK_N]]
    names = ["open", *(f"cards {i}" for i in range(1, 5)), "deck"]
    for name, n in zip(names, counts):
        if n:
            out.append(f"{name}: {_names(b[at : at + n], OBJECTIVES)}")
        at += n
    unseen = _unseen(b[data.CARDS : at], OBJECTIVES)
    return out + ([f"unseen cards: {unseen}"] if unseen else [])
