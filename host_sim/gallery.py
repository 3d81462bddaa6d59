# SPDX-License-Identifier: MIT
"""Pictures of every place of a game in every language, taken from the firmware on a headless handheld."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from host_sim import paths
from host_sim.errors import UserError
from host_sim.places import Place, main_of, walk
from host_sim.puppet import Patches, Puppet

# a game to come has this seed: the pictures are the same each time
SEED = 4711
WALKED = "en"  # the words of the paths are in this language

Picture = tuple[int, int, bytes]  # width, height, red green blue


def take(place: Place, board: str, languages: Sequence[str]) -> dict[str, Picture]:
    """The place's picture in each language. UserError if its path does not lead there."""
    paths.install()
    import lang
    from app import setup

    patches = Patches()
    patches.setattr(setup, "random_seed", lambda: SEED)
    try:
        with tempfile.TemporaryDirectory() as folder:
            return dict(_walk(place, board, languages, Path(folder), patches))
    finally:
        patches.undo()
        lang.load(WALKED)


def _walk(place: Place, board: str, languages: Sequence[str], folder: Path, patches: Patches) -> Iterator[tuple[str, Picture]]:
    # always walked in English first; the others press the same keys
    pressed: list[str] = []
    for code in [WALKED, *(c for c in languages if c != WALKED)]:
        inner = Patches()
        hand = Puppet(inner, board, folder / code, code)

        way = walk(hand, place.path) if code == WALKED else iter(pressed)
        try:
            if not hand.run(way.__iter__, main_of(hand, place)):
                raise UserError(f"the way to '{place.name}' leads out of the game")
        except AssertionError as error:
            raise UserError(f"the way to '{place.name}' is blocked on {board}: {error}") from None
        finally:
            inner.undo()
        pressed = pressed or hand.pressed
        if code in languages:
            yield code, (*hand.rig.size, hand.picture())


def take_all(places: Sequence[Place], board: str, languages: Sequence[str], jobs: int | None = None) -> list[dict[str, Picture]]:
    """The pictures of many places, in their order, by several processes at a time."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        return [take(place, board, languages) for place in places]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(take, places, [board] * len(places), [tuple(languages)] * len(places), chunksize=4))
