# SPDX-License-Identifier: MIT
"""What must hold in every state of Dungeon Busters: the invariants of the rule book."""

from __future__ import annotations

from games.dungeon_busters import data, fight, rules
from host_sim.games.dungeon_busters.names import COLOURS
from host_sim.games.fields import NotationError


def validate(state) -> None:
    """NotationError with the first thing that cannot be (DB-110 .. DB-115 and the turn's own)."""
    for place, check in _CHECKS:
        fault = check(*state)
        if fault:
            raise NotationError(f"position, {place}: {fault}")


def _seats(b) -> range:
    return range(b[data.SEATS_N])


def _row(b, seat: int) -> list[int]:
    return [card for card in b[data.ROW + 4 * seat : data.ROW + 4 * seat + 4] if card]


def _tokens(b, w) -> str:
    for colour, name in enumerate(COLOURS):
        held = sum(b[data.TOKENS + 3 * seat + colour] for seat in _seats(b))
        if held + b[data.CENTRE + colour] + b[data.RESERVE + colour] != data.SUPPLY:
            return f"seats, centre and reserve must have {data.SUPPLY} {name} tokens together (DB-110)"
    return ""


def _heroes(b, w) -> str:
    chosen = [b[data.HERO_OF + seat] for seat in _seats(b) if b[data.HERO_OF + seat]]
    if len(set(chosen)) != len(chosen):
        return "two seats have the same hero (DB-010)"
    if b[data.PHASE] != data.SETUP:
        return "" if len(chosen) == b[data.SEATS_N] else "every seat has a hero (DB-010)"
    n = b[data.SEATS_N]
    order = [(b[data.FIRST] + k) % n for k in range(n)]
    if any(b[data.HERO_OF + seat] for seat in order[len(chosen) :]) or order[len(chosen) % n] != b[data.MOVER]:
        return "heroes are chosen clockwise from the first player (DB-108)"
    if len(chosen) > min(n - 1, data.HEROES - 2):
        return "there is no hero left to choose (DB-115)"
    return ""


def _cards(b, w) -> str:
    low, high = data.LOW_CARD[b[data.SEATS_N]], data.HIGH_CARD[b[data.SEATS_N]]
    length = 4 if b[data.PHASE] == data.OVER else b[data.FIGHT]
    for seat in _seats(b):
        row = _row(b, seat)
        played = [card for card in (*row, b[data.CARD + seat]) if card]
        if len(row) != length:
            return f"in this fight every row has {length} cards, seat {seat + 1}'s has {len(row)} (DB-113)"
        if any(not low <= card <= high for card in played):
            return f"the cards of {b[data.SEATS_N]} seats are {low} to {high} (DB-003)"
        if len(set(played)) != len(played):
            return f"seat {seat + 1} has each card once in a battle (DB-027)"
        said = b[data.SAID + seat]
        if said and not rules.hand(b, seat) >> said & 1:
            return f"seat {seat + 1} can announce only a card of its hand (DB-091)"
        if said and (not b[data.TALKS + seat] or w[data.OPTS] & data.SILENT):
            return f"seat {seat + 1} has announced nothing (DB-095)"
    return _talk(b, w)


def _talk(b, w) -> str:
    done = 4 * b[data.BATTLE] + b[data.FIGHT] + (b[data.PHASE] in (data.PICK, data.GIVE_UP, data.OVER))
    silent = w[data.OPTS] & data.SILENT
    for seat in _seats(b):
        if b[data.KEPT + seat] + b[data.BROKEN + seat] > (0 if silent else done):
            return f"seat {seat + 1} kept or broke its word in more fights than there were (DB-093)"
        if b[data.TALKS + seat] > (0 if silent or b[data.PHASE] in (data.SETUP, data.OVER) else data.TALK_LIMIT):
            return f"seat {seat + 1} has announced nothing now (DB-090)"
    return ""


def _phase(b, w) -> str:
    phase = b[data.PHASE]
    cards = [b[data.CARD + seat] for seat in _seats(b)]
    if phase == data.SETUP:
        return _set_up(b, cards)
    if phase == data.OVER:
        return "when the game is over no card lies before a seat (DB-075)" if any(cards) else ""
    if phase == data.CHOOSE:
        return "when every seat has committed the cards are shown (DB-024)" if all(cards) else ""
    if not all(cards):
        return "every seat has played a card when tokens are picked or given up (DB-023)"
    won = fight.total(b) >= data.STRENGTH[fight.villain(b)]
    mine = b[data.CARD + b[data.MOVER]]
    if phase == data.PICK:
        alone = [seat for seat in _seats(b) if cards.count(cards[seat]) == 1]
        if not won or b[data.MOVER] not in alone:
            return "only survivors of a fight that the heroes win pick (DB-047)"
        if len(alone) < 2 or fight.colours(b, data.CENTRE) < 2:
            return "a pick is asked for only where it matters (DB-049)"
        return ""
    if won or mine != fight.lowest(b):
        return "only those with the lowest card of a lost fight give up tokens (DB-060)"
    mask = fight.most(b, data.TOKENS + 3 * b[data.MOVER])
    return "" if mask & (mask - 1) else "a colour is asked for only where two or three tie for the most (DB-062)"


def _set_up(b, cards: list[int]) -> str:
    n = b[data.SEATS_N]
    fresh = bytes([1] * (3 * n) + [0] * (15 - 3 * n) + [0] * 3 + [data.SUPPLY - n] * 3)
    if any(cards) or b[data.BATTLE] or bytes(b[data.TOKENS : data.DECK]) != fresh:
        return "nothing has been played before the heroes are chosen (DB-004, DB-005)"
    return ""


def _decks(b, w) -> str:
    for battle in range(3):
        at = data.DECK + 5 * battle
        if sorted(b[at : at + 5]) != list(range(5 * battle, 5 * battle + 5)):
            return f"battle {battle + 1} has its five villains once each (DB-009)"
    return ""


_CHECKS = (
    ("tokens", _tokens),
    ("hero", _heroes),
    ("row, card and said", _cards),
    ("phase", _phase),
    ("met, villain and deck", _decks),
)
