# SPDX-License-Identifier: MIT
"""The work of `arena`: games in several processes, a progress bar, a table."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from host_sim import arena, games, handheld

# games that a process is given at a time
_BATCH = 10


def run_arena(*, game: str, levels: tuple[int, ...], count: int, seed: int, options: dict[str, str], jobs: int) -> int:
    """Play `count` games and print what each level came to."""
    handheld.set_language("en")
    rules = games.get(game).rules
    _, packed = handheld.checked_setup(rules, len(levels), options)
    match = arena.Match(game, levels, packed, seed)
    outcomes: list[arena.Outcome] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(game, total=count)
        for some in _batches(match, count, jobs):
            outcomes += some
            progress.advance(bar, len(some))
    Console().print(table(match, outcomes))
    return 0


def _batches(match: arena.Match, count: int, jobs: int) -> Iterator[list[arena.Outcome]]:
    # the outcomes in the order of the games, whoever played them
    parts = [range(i, min(i + _BATCH, count)) for i in range(0, count, _BATCH)]
    if jobs == 1:
        for part in parts:
            yield arena.play_some(match, part)
        return
    # a fresh interpreter in each process: the same on every system
    with ProcessPoolExecutor(min(jobs, len(parts)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(arena.play_some, [match] * len(parts), parts)


def table(match: arena.Match, outcomes: list[arena.Outcome]) -> Table:
    """A row a level: how often a seat of it won, its share of the victories, its points, with 95 % intervals."""
    levels = ",".join(map(str, match.levels))
    fair = 100 / len(match.levels)
    found = Table(
        title=f"{match.game}, seats {levels}: {len(outcomes)} games, seed {match.seed}",
        caption=f"95 % intervals; an even share is {fair:.1f} %; level 0 draws among the legal actions",
    )
    for name in ("level", "seats", "won, %", "share of victories, %", "points"):
        found.add_column(name, justify="right", no_wrap=True)
    for row in arena.rows(match, outcomes):
        numbers = [_number(*value, scale) for value, scale in ((row.won, 100), (row.share, 100), (row.points, 1))]
        found.add_row(str(row.level), str(row.seats), *numbers)
    return found


def _number(mean: float, half: float, scale: int) -> str:
    return f"{mean * scale:.1f} ± {half * scale:.1f}"
