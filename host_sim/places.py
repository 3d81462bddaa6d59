# SPDX-License-Identifier: MIT
"""Places: screens by name, the position they begin at and the keys that lead there.

A path is words parted by ` / `: a key (`down*3`), `?Words` turns right until the header says so, `=Words` chooses the row
of a menu that begins so, `@Words` leads the cursor over a board until the header begins so. The words are English: other
languages follow with the keys that were pressed.
`host_sim/games/<game>/places.py` lists those of a game in SECTIONS, which the tests walk and the gallery shows.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from host_sim import games, paths
from host_sim.errors import UserError
from host_sim.paths import ROOT
from host_sim.puppet import Puppet, Story


class Place(NamedTuple):
    """One screen. position: None begins at power-on, "" at a new game; levels: who sits where (1: the computer)."""

    name: str
    path: str
    position: str | None = None
    coop: bool = False
    levels: bytes = b"\0"  # persons, if the position has more seats
    game: str = "castle_panic"


def module(game: str) -> ModuleType:
    """Where a game keeps its places: SECTIONS, and SHOWN, the (name, language) of what its small gallery shows."""
    if not (ROOT / "host_sim" / "games" / game / "places.py").is_file():
        raise UserError(f"no screens of {game} are listed yet (host_sim/games/{game}/places.py)")
    return importlib.import_module(f"host_sim.games.{game}.places")


def sections(game: str) -> dict[str, list[Place]]:
    """All places of a game, under the headings of its gallery."""
    return module(game).SECTIONS


def everywhere() -> list[Place]:
    """The places of all games that stand in the menu."""
    paths.install()
    names = importlib.import_module("games").NAMES
    return [place for name in names for section in sections(name).values() for place in section]


def state_of(place: Place):
    """The position as a state, or None."""
    if not place.position:
        return None
    text = ("options: mode=coop; " if place.coop else "") + place.position
    return games.get(place.game).notation.parse_position(text)


def main_of(hand: Puppet, place: Place) -> Callable[[], object]:
    """What to run to be where the place's path begins."""
    if place.position is None:
        return hand.power_on
    return lambda: hand.game(state_of(place), int(place.coop), levels=place.levels, game=place.game)


def walk(hand: Puppet, path: str) -> Story:
    """Press the keys of a path."""
    for step in path.split(" / "):
        if step.startswith("?"):
            yield from hand.to_header(step[1:])
        elif step.startswith("="):
            yield from hand.choose(step[1:])
        elif step.startswith("@"):
            yield from hand.roam(step[1:])
        elif step:
            key, _, times = step.partition("*")
            for _ in range(int(times or 1)):
                yield key
