# SPDX-License-Identifier: MIT
"""Which games there are and which set-ups of them are worth playing: for tests and measurements."""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Iterator
from types import ModuleType
from typing import NamedTuple

from host_sim import paths

paths.install()

from core import options as choices  # noqa: E402

SIGNATURE_GAMES = 1000


class Case(NamedTuple):
    """A way to set up a game: its name, number of seats, packed options."""

    game: str
    seats: int
    options: int

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.options:x}"


def games() -> list[str]:
    """Names of all games of the firmware."""
    return sorted(path.parent.name for path in (paths.FIRMWARE / "games").glob("*/rules.py"))


def rules_of(name: str) -> ModuleType:
    """The rules module of a game."""
    return importlib.import_module(f"games.{name}.rules")


def bot_of(name: str) -> ModuleType:
    """The computer player of a game."""
    return importlib.import_module(f"games.{name}.bot")


def notation_of(name: str) -> ModuleType:
    """The notation module of a game."""
    return importlib.import_module(f"host_sim.games.{name}.notation")


def options_samples(rules: ModuleType) -> list[int]:
    """Packed options: the defaults, each other choice alone, and all last choices together."""
    found = [0]
    last = 0
    for name, _shift, words in rules.OPTIONS:
        found += [choices.put(rules.OPTIONS, 0, name, word) for word in words[1:]]
        last = choices.put(rules.OPTIONS, last, name, words[-1])
    return list(dict.fromkeys([*found, last]))


def cases() -> Iterator[Case]:
    """Every game with every number of seats and each options sample that the game takes so."""
    for name in games():
        rules = rules_of(name)
        state = rules.make()
        for seats in rules.SEATS:
            for options in options_samples(rules):
                try:
                    rules.new(state, seats, options, 0)
                except ValueError:
                    # options may want more seats; the defaults must fit any number
                    if options == 0:
                        raise
                    continue
                yield Case(name, seats, options)


def signature(lines: list[str]) -> str:
    """A short name for what a set of seeded games came to: it changes when any rule's effect does."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def signature_jobs(name: str, count: int | None = None) -> list[tuple[int, int, int]]:
    """(seats, options, seed) of the games a signature is made of: the cases of the game by turns."""
    count = SIGNATURE_GAMES if count is None else count
    mine = [case for case in cases() if case.game == name]
    return [(mine[i % len(mine)].seats, mine[i % len(mine)].options, i) for i in range(count)]
