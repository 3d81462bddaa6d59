# SPDX-License-Identifier: MIT
"""Which games there are and which set-ups of them are worth playing: for tests and measurements."""

from __future__ import annotations

import hashlib
import importlib
import itertools
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


def fits(rules: ModuleType, seats: int, options: int) -> bool:
    """True if the game takes these options with so many seats."""
    try:
        rules.new(rules.make(), seats, options, 0)
    except ValueError:
        return False
    return True


def samples(rules: ModuleType) -> list[tuple[int, int]]:
    """(seats, options): the defaults for each number of seats, then set-ups in which every two choices meet.

    Two choices (of seats, or of an option's words) that the game takes together stand together in at least
    one sample; which others go with them is always the same.
    """
    found = [(seats, 0) for seats in rules.SEATS]
    widths = [len(rules.SEATS), *(len(words) for _name, _shift, words in rules.OPTIONS)]
    met: set[tuple[int, int, int, int]] = set()
    for row in ([i, *[0] * (len(widths) - 1)] for i in range(widths[0])):
        met |= _pairs(row)
    wanted = [
        (i, x, j, y)
        for i, j in itertools.combinations(range(len(widths)), 2)
        for x, y in itertools.product(range(widths[i]), range(widths[j]))
    ]
    for pair in wanted:
        row: list[int] = [-1] * len(widths)
        row[pair[0]], row[pair[2]] = pair[1], pair[3]
        if pair not in met and _taken(rules, row):
            _fill(rules, row, widths, met)
            met |= _pairs(row)
            found.append(_set_up(rules, row))
    return found


def _pairs(row: list[int]) -> set[tuple[int, int, int, int]]:
    # all two choices of a row; -1 is not chosen yet
    chosen = [(i, x) for i, x in enumerate(row) if x >= 0]
    return {(*one, *two) for one, two in itertools.combinations(chosen, 2)}


def _fill(rules: ModuleType, row: list[int], widths: list[int], met: set) -> None:
    # each other place gets the choice that meets most others for the first time; the last of several
    for i, width in enumerate(widths):
        if row[i] < 0:
            best = (-1, 0)
            for x in range(width):
                row[i] = x
                if _taken(rules, row):
                    best = max(best, (len(_pairs(row) - met), x))
            row[i] = best[1]


def _set_up(rules: ModuleType, row: list[int]) -> tuple[int, int]:
    packed = 0
    for (name, _shift, words), x in zip(rules.OPTIONS, row[1:]):
        packed = choices.put(rules.OPTIONS, packed, name, words[max(0, x)])
    return rules.SEATS[row[0]], packed


def _taken(rules: ModuleType, row: list[int]) -> bool:
    # with seats still open the greatest number must do
    return fits(rules, *_set_up(rules, row))


def cases() -> Iterator[Case]:
    """Every game at each of its sampled set-ups."""
    for name in games():
        for seats, options in samples(rules_of(name)):
            yield Case(name, seats, options)


def signature(lines: list[str]) -> str:
    """A short name for what a set of seeded games came to: it changes when any rule's effect does."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def signature_jobs(name: str, count: int | None = None) -> list[tuple[int, int, int]]:
    """(seats, options, seed) of the games a signature is made of: the cases of the game by turns."""
    count = SIGNATURE_GAMES if count is None else count
    mine = [case for case in cases() if case.game == name]
    return [(mine[i % len(mine)].seats, mine[i % len(mine)].options, i) for i in range(count)]
