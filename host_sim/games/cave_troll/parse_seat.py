# SPDX-License-Identifier: MIT
"""One seat of a Cave Troll position text: its figures and its nineteen cards.

What is not named is filled in: the cards of figures that are on the map or discarded, of
a chest that lies somewhere and of an artifact that was found are out, all others are in
the deck.  A figure that is not on the map waits if its card is in deck or hand, else it
was discarded.
"""

from __future__ import annotations

from collections import Counter

from games.cave_troll import data
from host_sim.games import fields
from host_sim.games.cave_troll.names import AREAS, cards, figures

_FRESH = [card for card in range(data.CARD_KINDS) for _ in range(data.CARD_COUNT[card])]
_HERO_CARDS = (data.CARD_HERO, data.CARD_TIMED_HERO)


def kind_of(card: int) -> int:
    """The kind of figure a card brings, -1 if none."""
    return 0 if card in _HERO_CARDS else card - 4 if card >= data.CARD_FIRST_KIND else -1


class Seat:
    """The fields of one seat, read; `write` puts them into the state."""

    def __init__(self, found: fields.Fields, b, w, seat: int) -> None:
        self.b, self.w, self.seat = b, w, seat
        self.where: list[tuple[int, int]] = []
        self.left = Counter(_FRESH)
        self.deck: list[int] = []
        self.rest: list[int] = []
        self.open = True
        n = seat + 1
        at = found.take(f"gold {n}")
        w[data.GOLD_OF + seat] = fields.number(at, at.value, 0, 60_000) if at else 0
        self._figures(found.take(f"figures {n}"))
        self.hand = self._cards(found.take(f"hand {n}"))
        self.pool = self._cards(found.take(f"pool {n}"))
        self.rest = self._cards(found.take(f"discards {n}"))
        at = found.take(f"deck {n}")
        few = -1
        if at and at.value.isdecimal():
            few = fields.number(at, at.value, 0, data.DECK)
        elif at:
            self.open = at.value.endswith("...")
            value = at.value.removesuffix("...").strip().removesuffix(",")
            self.deck = self._cards(fields.Field(at.name, value, at.line))
        dead_at = found.take(f"dead {n}")
        self.dead = fields.counted(dead_at, "figure", dead_at.value, figures(w)) if dead_at else []
        self._out(found.take(f"chest {n}"))
        if few >= 0:
            self._keep(at, few)
        self.dead_at = dead_at

    def _figures(self, at: fields.Field | None) -> None:
        for entry in fields.words(at.value) if at else ():
            parts = entry.split()
            count = parts.pop(0) if len(parts) == 3 else "1"
            if len(parts) != 2 or not at:
                raise fields.NotationError(f"position (figures {self.seat + 1}): '{entry}' is not of the form Kni R08")
            kind = fields.name_of(at, "figure of this game", parts[0], figures(self.w))
            area = fields.name_of(at, "area", parts[1], AREAS)
            self.where += [(kind, area)] * fields.number(at, count, 1, 9)
        have = Counter(kind for kind, _area in self.where)
        if at and any(n > (9 if kind == 0 else 1) for kind, n in have.items()):
            raise at.fault("a seat has nine Adventurers and one of each other figure (CT-002)")

    def _cards(self, at: fields.Field | None) -> list[int]:
        found = fields.counted(at, "card of this game", at.value, cards(self.w)) if at else []
        for card in found:
            if not self.left[card] and at:
                raise at.fault(f"there are not so many cards {cards(self.w)[card]} in a deck (CT-003)")
            self.left[card] -= 1
        return found

    def is_out(self, card: int) -> bool:
        """Take a card out of the deck to be; False if it is not there."""
        if not self.left[card]:
            return False
        self.left[card] -= 1
        self.rest.append(card)
        return True

    def to_pool(self, card: int) -> bool:
        """The same, to the pool; only where the deck was left open."""
        if not self.left[card] or not self.open:
            return False
        self.left[card] -= 1
        self.pool.append(card)
        return True

    def has_played(self, card: int) -> bool:
        """True if the card is in the pool or among the discards, or will be."""
        return card in self.pool or card in self.rest or (not self.open and self.left[card] > 0)

    def _out(self, at: fields.Field | None) -> None:
        # the cards of what is on the map or was discarded
        played = Counter(kind_of(card) for card in self.pool + self.rest)
        for kind in [kind for kind, _area in self.where] + self.dead:
            if played[kind]:
                played[kind] -= 1
            elif kind == 0:
                _ = self.is_out(data.CARD_HERO) or self.is_out(data.CARD_TIMED_HERO)
            else:
                self.is_out(kind + 4)
        chest = data.WAITING
        if at and at.value != "-":
            chest = data.DEAD if at.value == "lost" else fields.name_of(at, "room", at.value, AREAS[: data.ROOMS])
            if data.CARD_CHEST not in self.pool + self.rest:
                self.is_out(data.CARD_CHEST)
        self.b[data.CHEST + self.seat] = chest

    def _keep(self, at: fields.Field | None, few: int) -> None:
        # a deck of so many cards, the artifact last to go
        left = [card for card in sorted(self.left.elements(), key=lambda card: (card != data.CARD_RELIC, card))]
        if few > len(left) and at:
            raise at.fault(f"there are {len(left)} cards that are nowhere else")
        self.deck = left[:few]
        self.left.subtract(self.deck)
        self.open = False

    def write(self) -> None:
        """Cards and figures into the state."""
        b, seat = self.b, self.seat
        left = sorted(self.left.elements())
        if self.open:
            self.deck = self.deck + left
        else:
            self.rest += left
        row = [*self.deck, *sorted(self.hand), *sorted(self.pool), *sorted(self.rest)]
        at = data.CARDS + data.DECK * seat
        b[at : at + data.DECK] = bytes(row)
        b[data.DECK_N + seat], b[data.HAND_N + seat], b[data.POOL_N + seat] = len(self.deck), len(self.hand), len(self.pool)
        waiting = Counter(kind_of(card) for card in self.deck + self.hand)
        gone = [card for card in self.pool + self.rest if card == data.CARD_CHEST]
        if gone and b[data.CHEST + seat] == data.WAITING:
            b[data.CHEST + seat] = data.DEAD
        at = data.FIG + data.FIGURES * seat
        areas = sorted(area for kind, area in self.where if kind == 0)
        areas += [data.WAITING] * waiting[0]
        b[at : at + 9] = bytes((areas + [data.DEAD] * 9)[:9])
        if len(areas) > 9:
            raise fields.NotationError(f"position (figures {seat + 1}): a card waits for each figure not yet played (CT-003)")
        for kind in range(1, data.KINDS):
            there = [area for one, area in self.where if one == kind]
            if there and waiting[kind]:
                raise fields.NotationError(f"position (figures {seat + 1}): the card of {figures(self.w)[kind]} is not played")
            b[at + 8 + kind] = there[0] if there else data.WAITING if waiting[kind] else data.DEAD
        self._check_dead()

    def _check_dead(self) -> None:
        at = data.FIG + data.FIGURES * self.seat
        found = [max(0, i - 8) for i in range(data.FIGURES) if self.b[at + i] == data.DEAD]
        if self.dead_at and sorted(found) != sorted(self.dead):
            raise self.dead_at.fault("discarded is who is neither on the map nor still a card in deck or hand")
