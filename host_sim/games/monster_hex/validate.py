# SPDX-License-Identifier: MIT
"""What must hold in every state of Monster Hex: the invariants of the rule book."""

from __future__ import annotations

from games.monster_hex import abilities, boards, data, flow, rules, stones
from host_sim.games.fields import NotationError
from host_sim.games.monster_hex.names import TILES, stone_name, stones_of


def validate(state, built: bool = False) -> None:
    """NotationError with the first thing that cannot be.

    `built`: a position set up for a test, in which stones may be due or closed though no play led there.
    """
    for place, check in _CHECKS if built else (*_CHECKS, *_PLAYED):
        fault = check(*state)
        if fault:
            raise NotationError(f"position, {place}: {fault}")


def _sides(b, w) -> range:
    return range(flow.sides(b, w))


def _monsters(b) -> list[int]:
    return [x - 1 for x in b[data.HEX : data.HEX + boards.HEXES[b[data.BOARD]]] if 0 < x <= data.TEMP]


def _factions(b, w) -> str:
    chosen = [b[data.FACTION_OF + side] for side in _sides(b, w) if b[data.FACTION_OF + side]]
    if len(set(chosen)) != len(chosen):
        return "two sides have the same faction (MH-003)"
    n = b[data.SEATS_N]
    order = [(b[data.START] + k) % n for k in range(n)]
    if b[data.PHASE] == data.CHOOSE:
        missing = [k for k, seat in enumerate(order) if not b[data.FACTION_OF + seat]]
        if not missing or any(b[data.FACTION_OF + seat] for seat in order[missing[0] :]) or len(chosen) == 3:
            return "factions are chosen clockwise from the start player (MH-173)"
        return "" if _blank(b, w) else "nothing is placed or taken before the factions are chosen (MH-015)"
    if len(chosen) != len(_sides(b, w)):
        return "every side has a faction (MH-003)"
    learned = [bool(b[data.ABILITY_OF + seat]) for seat in order]
    if b[data.PHASE] == data.LEARN:
        if learned != sorted(learned, reverse=True) or all(learned) or not w[data.OPTS] & data.ABLE:
            return "abilities are chosen clockwise from the start player (MH-173)"
        return "" if _blank(b, w) else "nothing is placed or taken before the abilities are chosen (MH-015)"
    if any(learned) != bool(w[data.OPTS] & data.ABLE) or len(set(learned)) > 1:
        return "every seat has an ability if there are any, the shared faction none (MH-014, MH-153)"
    return ""


def _blank(b, w) -> bool:
    # as before the first round
    return not any([*b[data.HEX :], *b[data.PLACED : data.STACK_N], *b[data.TEMPS : data.DECK_N], b[data.KING], w[data.CLOSED]])


def _tiles(b, w) -> str:
    on_board = _monsters(b)
    for side in _sides(b, w):
        at = data.TILES + 10 * side
        hand = list(b[at : at + b[data.HAND_N + side]])
        stack = list(b[at + len(hand) : at + len(hand) + b[data.STACK_N + side]])
        mine = [x % 10 for x in on_board if x // 10 == side]
        limit = 1 if side == b[data.SEATS_N] else boards.HANDS[b[data.BOARD]]
        if sorted(mine + hand + stack) != list(range(10)):
            return f"each faction has its ten tiles once: {', '.join(TILES)} (MH-004)"
        if hand != sorted(hand) or len(hand) > limit:
            return f"a hand has {limit} tiles at most (MH-015)"
        if len(mine) != b[data.PLACED + side] or len(mine) > boards.ROUNDS[b[data.BOARD]]:
            return "nobody places more tiles than there are rounds (MH-021)"
    return ""


def _stones(b, w) -> str:
    temps = [at - 1 for at in b[data.TEMPS : data.TEMPS + 3] if at]
    lying = [at for at in range(boards.HEXES[b[data.BOARD]]) if b[data.HEX + at] > data.TEMP]
    if sorted(temps) != lying or any(b[data.HEX + at] > data.TEMP + 2 for at in lying):
        return "a temporary stone is worth 1 or 2 and lies on a hex of its own (MH-110)"
    if temps and not _has(b, w, data.PETRIFY_A):
        return "only Petrify makes temporary stones (MH-110)"
    if b[data.STRUCK] and not _has(b, w, data.STRIKE):
        return "only Strike places a second tile (MH-103)"
    if any(b[data.BOUNTY : data.BOUNTY + 4]) and not _has(b, w, data.BOUNTY_A) or max(b[data.BOUNTY : data.BOUNTY + 4]) > 4:
        return "only Bounty adds points, four at most (MH-102)"
    return ""


def _has(b, w, ability: int) -> bool:
    return any(abilities.ability_of(b, seat) == ability for seat in range(b[data.SEATS_N]))


def _cards(b, w) -> str:
    counts = [b[data.OPEN_N], *b[data.OWN_N : data.OWN_N + 4], b[data.DECK_N]]
    cards = b[data.CARDS : data.CARDS + sum(counts)]
    if not w[data.OPTS] & (data.ABLE | data.AIMS):
        return "there are no objectives in this game (MH-135)" if sum(counts) else ""
    if sorted(cards) != list(range(data.OBJECTIVES)):
        return "there are twelve objectives, each once (MH-016)"
    dealt = bool(w[data.OPTS] & data.AIMS) and b[data.PHASE] > data.LEARN
    if b[data.OPEN_N] != 2 * dealt:
        return "two objectives are public if there are any (MH-016)"
    for seat in range(4):
        least = int(dealt and seat < b[data.SEATS_N])
        schemer = seat < b[data.SEATS_N] and abilities.ability_of(b, seat) == data.SCHEME
        if not least <= b[data.OWN_N + seat] <= least + 3 * schemer:
            return "a seat gets one objective of its own, and by Scheme up to three more (MH-016, MH-108)"
    return ""


def _phase(b, w) -> str:
    phase = b[data.PHASE]
    if phase == data.TILE:
        side = flow.side_to_place(b)
        if b[data.PLACED + side] >= boards.ROUNDS[b[data.BOARD]] or not b[data.HAND_N + side]:
            return "a side that has placed all its tiles has no turn (MH-021)"
    if phase == data.POWER:
        x = b[data.HEX + b[data.LAST]] - 1
        if x // 10 != b[data.MOVER] or not 0 <= x < data.TEMP or not data.RED >> x % 10 & 1:
            return "an ability is opened by a red-lettered tile of the seat's own (MH-090)"
        if b[data.TURN] == b[data.SEATS_N] or abilities.ability(b) == data.SCATTER or not abilities.usable(b, w):
            return "this ability has nothing to do (MH-094)"
    if phase == data.PICK:
        stone = b[data.STONE]
        if stone >= data.GEMS or stones.open_around(b, stone) or w[data.CLOSED] >> stone & 1:
            return "a slot is picked at a large stone that is surrounded and not yet closed (MH-046)"
    if phase == data.OVER and len(_monsters(b)) != boards.HEXES[b[data.BOARD]]:
        return "the game is over when every free hex holds a monster (MH-060)"
    return ""


def _captures(b, w) -> str:
    # what play brings about, and a test need not
    board = b[data.BOARD]
    for stone in stones_of(board).values():
        around = stones.open_around(b, stone)
        if w[data.CLOSED] >> stone & 1 and around:
            return f"{stone_name(board, stone)} is closed only when it is surrounded (MH-040)"
        if not w[data.CLOSED] >> stone & 1 and not around and b[data.PHASE] in (data.TILE, data.OVER):
            return f"{stone_name(board, stone)} is surrounded, so it is closed (MH-040)"
    if b[data.PHASE] in (data.TILE, data.OVER) and stones.due_temps(b):
        return "a temporary stone that is surrounded has been taken away (MH-054)"
    if b[data.PHASE] == data.OVER and any(rules.score((b, w), seat) > 200 for seat in range(b[data.SEATS_N])):
        return "more points than the board has (MH-061)"
    return ""


_CHECKS = (
    ("faction and ability", _factions),
    ("hand, stack and monsters", _tiles),
    ("stones, struck and bounty", _stones),
    ("open, cards and deck", _cards),
    ("phase", _phase),
)
_PLAYED = (("closed and stones", _captures),)
