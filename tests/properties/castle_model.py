# SPDX-License-Identifier: MIT
"""Phases 5 and 6 of Castle Panic a second time, written from the rules with sets and lists.

`Model.turn` is a generator: it stops where players must choose and is told their choice.
The die is read from a queue that the game's own events fill.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from games.castle_panic import data

FOREST, ARCHER, KNIGHT, SWORDSMAN, CASTLE = range(5)
ALL = frozenset(range(6))
FULL = {data.GOBLIN: 1, data.ORC: 2, data.TROLL: 3, data.KING: 3, data.WARLORD: 3, data.MAGE: 3, data.HEALER: 2}
OWED = {data.KING: 3, data.DRAW_3: 3, data.DRAW_4: 4}
PLAGUES = {
    data.PLAGUE_A: range(data.ARCHER, data.KNIGHT),
    data.PLAGUE_K: range(data.KNIGHT, data.SWORDSMAN),
    data.PLAGUE_S: range(data.SWORDSMAN, data.HERO),
}

Question = tuple[str, int, Counter]


@dataclass(eq=False)
class Monster:
    """One monster on the board."""

    kind: int
    points: int
    ring: int
    arc: int
    tar: bool = False

    def key(self) -> tuple:
        """What makes it equal to another (CP-156)."""
        return self.kind, self.points, self.ring, self.arc, self.tar


def arcs_of(mask: int) -> set[int]:
    """The arcs 0 .. 5 of a bit mask."""
    return {arc for arc in range(6) if mask >> arc & 1}


@dataclass
class Model:
    """The board, the pile (next token last), the only player's hand and the dice to come."""

    monsters: list[Monster]
    walls: set[int]
    forts: set[int]
    towers: set[int]
    pile: list[int]
    hand: list[int]
    full: dict[int, int]
    dice: deque = field(default_factory=deque)

    @classmethod
    def of(cls, state) -> Model:
        """The model of a state."""
        b, w = state
        words = w[data.MONS : data.MONS + b[data.MONS_N]]
        monsters = [
            Monster(m >> 4 & 7, m >> 2 & 3, (m >> 7) // 6, (m >> 7) % 6, bool(m & data.TAR_BIT)) for m in words
        ]
        full = {**FULL, data.KING: 2} if w[data.OPTS] & data.KING_2 else FULL
        structures = (arcs_of(b[at]) for at in (data.WALLS, data.FORTS, data.TOWERS))
        pile = list(b[data.TOKENS : data.TOKENS + b[data.PILE_N]])
        start = data.CARDS + b[data.DECK_N]
        hand = list(b[start : start + b[data.HAND_N]])
        return cls(monsters, *structures, pile, hand, full)

    def seen(self) -> tuple:
        """All that can be compared with another model."""
        return Counter(m.key() for m in self.monsters), self.walls, self.forts, self.towers, self.pile

    def ended(self) -> str:
        """'lost', 'won' or '' (CP-200, CP-201, CP-204)."""
        if not self.towers:
            return "lost"
        return "" if self.monsters or self.pile else "won"

    def turn(self, missing: bool) -> Generator[Question, Any, str]:
        """Phases 5 and 6; returns how the game ended, or 'next' for the next turn."""
        yield from self.inward(ALL)
        owed = 0 if missing else 2
        while not (end := self.ended()) and owed and self.pile:
            owed -= 1
            owed += yield from self.token(self.pile.pop())
        if end:
            return end
        for m in self.monsters:
            m.tar = False
        return "next"

    def token(self, token: int) -> Generator[Question, Any, int]:
        """One token; returns how many more are owed for it."""
        if token < data.MONSTER_KINDS:
            arc = self.dice.popleft()
            self.monsters.append(Monster(token, self.full[token], FOREST, arc))
            if token == data.WARLORD:
                yield from self.inward({arc // 2 * 2, arc // 2 * 2 + 1})
            elif token == data.MAGE:
                yield from self.inward(ALL)
            elif token == data.HEALER:
                for m in self.monsters:
                    m.points = min(m.points + 1, self.full[m.kind])
        elif token == data.BOULDER:
            self.boulder(self.dice.popleft())
        elif token in (data.MOVE_RED, data.MOVE_GREEN, data.MOVE_BLUE):
            first = 2 * (token - data.MOVE_RED)
            yield from self.inward({first, first + 1})
        elif token in (data.CLOCKWISE, data.COUNTER):
            yield from self.sideways(1 if token == data.CLOCKWISE else -1)
        elif token in PLAGUES:
            self.hand = [card for card in self.hand if card not in PLAGUES[token]]
        elif token == data.DISCARD_1 and self.hand:
            self.hand.remove((yield "drop", 0, Counter(set(self.hand))))
        return OWED.get(token, 0)

    def inward(self, arcs) -> Generator[Question, Any, None]:
        """All of these arcs without Tar make an inward step at once (CP-140 .. CP-145)."""
        attacks: dict[int, list[Monster]] = {}
        goals: list[tuple[Monster, int, int]] = []
        for m in self.monsters:
            if m.tar or m.arc not in arcs:
                continue
            if m.ring == SWORDSMAN and m.arc in self.walls:
                attacks.setdefault(m.arc, []).append(m)
            elif m.ring == CASTLE:
                goals.append((m, CASTLE, (m.arc + 1) % 6))
            else:
                goals.append((m, m.ring + 1, m.arc))
        yield from self.settle(attacks, self.shift(goals))

    def sideways(self, step: int) -> Generator[Question, Any, None]:
        """All without Tar go along their rings (CP-175 .. CP-177)."""
        goals = [(m, m.ring, (m.arc + step) % 6) for m in self.monsters if not m.tar]
        yield from self.settle({}, self.shift(goals))

    def shift(self, goals: list[tuple[Monster, int, int]]) -> dict[int, list[Monster]]:
        """Move them; who entered a Castle space with a Tower, by arc."""
        entered: dict[int, list[Monster]] = {}
        for m, ring, arc in goals:
            m.ring, m.arc = ring, arc
            if ring == CASTLE and arc in self.towers:
                entered.setdefault(arc, []).append(m)
        return entered

    def settle(self, attacks, entered) -> Generator[Question, Any, None]:
        """Walls first, then Towers, arc 1 to 6 (CP-146); a choice only among unequal ones."""
        for name, group in (("wall", attacks), ("tower", entered)):
            for arc in sorted(group):
                chosen = group[arc][0].key()
                if len({m.key() for m in group[arc]}) > 1:
                    chosen = yield name, arc, Counter({m.key(): 1 for m in group[arc]})
                victim = next(m for m in group[arc] if m.key() == chosen)
                self.remove(name, arc)
                victim.points -= 1
                if not victim.points:
                    self.monsters.remove(victim)

    def remove(self, name: str, arc: int) -> None:
        """A Wall (first its marker) or a Tower goes."""
        group = self.towers if name == "tower" else self.forts if arc in self.forts else self.walls
        group.remove(arc)

    def boulder(self, start: int) -> None:
        """Across the board up to the first structure (CP-191 .. CP-194)."""
        far = (start + 3) % 6
        path: list[tuple] = [(ring, start) for ring in range(CASTLE)]
        path += ["wall", (CASTLE, start), "tower", (CASTLE, far), "tower", "wall"]
        path += [(ring, far) for ring in range(SWORDSMAN, -1, -1)]
        for part in path:
            if isinstance(part, tuple):
                self.monsters = [m for m in self.monsters if (m.ring, m.arc) != part]
                arc = part[1]
            elif arc in (self.walls if part == "wall" else self.towers):
                self.remove(part, arc)
                return
