# SPDX-License-Identifier: MIT
"""A game at one set-up, played at random with everything in sight: for tests on CPython."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType

from core.rng import by_kind
from host_sim import seeded_cases
from host_sim.seeded import MAX_PLIES

from core import events, rng  # isort: skip

_SENTINEL = 0xBEEF
_MARGIN = 8


def pack(state) -> bytes:
    """All bytes of a state."""
    return bytes(state[0]) + state[1].tobytes()


def clone(state):
    """An independent copy of a state."""
    return bytearray(state[0]), array("H", state[1])


def reseeded(state, seed: int):
    """A copy of a state with another generator."""
    copy = clone(state)
    rng.seed(copy[1], seed)
    return copy


@dataclass
class Table:
    """A game at one set-up."""

    case: seeded_cases.Case

    def __post_init__(self) -> None:
        self.rules: ModuleType = seeded_cases.rules_of(self.case.game)
        self.notation: ModuleType = seeded_cases.notation_of(self.case.game)

    def new(self, seed: int):
        """A freshly set-up game."""
        state = self.rules.make()
        self.rules.new(state, self.case.seats, self.case.options, seed)
        return state

    def legal(self, state) -> list[int]:
        """The legal actions; AssertionError if more than MAX_ACTIONS words were written."""
        limit = self.rules.MAX_ACTIONS
        out = array("H", [_SENTINEL] * (limit + _MARGIN))
        n = self.rules.legal(state, out)
        assert 0 <= n <= limit
        assert list(out[limit:]) == [_SENTINEL] * _MARGIN
        return list(out[:n])

    def apply(self, state, action: int) -> list[tuple[int, int]]:
        """Make an action happen; the events it left, as (code << 8 | x, y)."""
        events.clear()
        self.rules.apply(state, action)
        return list(zip(events.LOG[1 : events.LOG[0] : 2], events.LOG[2 : events.LOG[0] : 2]))

    def plies(self, seed: int) -> Iterator[tuple]:
        """Play a random game: (state, legal actions, the one that happens next) at each ply, (state, [], None)
        at the end.  The state is the game's own and moves on after each step."""
        return self.onwards(self.new(seed), seed)

    def onwards(self, state, seed: int) -> Iterator[tuple]:
        """As `plies`, from a given state."""
        choice = array("H", bytes(8))
        rng.seed(choice, seed + 77)
        for _ in range(MAX_PLIES):
            found = self.legal(state)
            if not found:
                yield state, found, None
                return
            if hasattr(self.rules, "BY_KIND"):
                action = by_kind(choice, found, len(found))
                yield state, found, action
                self.apply(state, action)
                continue
            # odd seeds mostly prefer anything to the first action, which is often to pass
            skip = 1 if seed & 1 and len(found) > 1 and rng.rnd(choice, 4) else 0
            action = found[skip + rng.rnd(choice, len(found) - skip)]
            yield state, found, action
            self.apply(state, action)
        raise AssertionError(f"game {seed} does not end in {MAX_PLIES} decisions")
