# SPDX-License-Identifier: MIT
"""The same seeded games on CPython and on another interpreter, and where they part if they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType

from host_sim import seeded_cases
from host_sim.seeded import Player, dump

HERE = Path(__file__).parent

Job = tuple[int, int, int]


def ask(
    port: ModuleType, game: str, jobs: Sequence[Job], *what: str, files: Mapping[str, str] | None = None, **how: str
) -> list[str]:
    """What `seeded_run.py` prints on this interpreter (host_sim.interp.unix or .wasm); `how` is for the port's run."""
    given = {
        "seeded.py": (HERE / "seeded.py").read_text(encoding="utf-8"),
        "jobs.txt": "\n".join(" ".join(map(str, job)) for job in jobs) + "\n",
        **(files or {}),
    }
    return port.run((HERE / "seeded_run.py").read_text(encoding="utf-8"), given, [game, *what], **how).splitlines()


def lines_here(game: str, jobs: Sequence[Job], bot: ModuleType | None = None) -> list[str]:
    """The games as CPython plays them, by chance or by a bot, a line each."""
    player = Player(seeded_cases.rules_of(game), bot=bot)
    return [player.line(*job) for job in jobs]


def trace_here(game: str, job: Job) -> list[str]:
    """The sums after each ply of one game on CPython."""
    player = Player(seeded_cases.rules_of(game), True)
    player.game(*job)
    return [f"{player.trace[2 * i]:04x} {player.trace[2 * i + 1]:04x}" for i in range(player.plies)]


def difference(port: ModuleType, game: str, jobs: Sequence[Job], files: Mapping[str, str] | None = None) -> str:
    """Empty if all games agree, else the first ply at which they do not, with both sides in full."""
    here, there = lines_here(game, jobs), ask(port, game, jobs, "lines", files=files)
    for job, mine, other in zip(jobs, here, there):
        if mine != other:
            return "\n".join([f"CPython: {mine}", f"other:   {other}", *_parting(port, game, job, files)])
    return "" if len(here) == len(there) else f"{len(here)} games here, {len(there)} there"


def _parting(port: ModuleType, game: str, job: Job, files: Mapping[str, str] | None) -> list[str]:
    here, there = trace_here(game, job), ask(port, game, [job], "trace", files=files)
    ply = next((i for i, (a, b) in enumerate(zip(here, there)) if a != b), min(len(here), len(there)))
    player = Player(seeded_cases.rules_of(game))
    mine = dump(player, *job, ply)
    other = ask(port, game, [job], "dump", str(ply), files=files)
    found = [f"game {job} first differs at ply {ply}:"]
    for a, b in zip(mine, other):
        if a != b:
            found += [f"  CPython: {a}", f"  other:   {b}", f"  in word {_first(a.split(), b.split())}"]
    return found


def _first(a: list[str], b: list[str]) -> int:
    # index of the first number that differs; the name of the line is not counted
    return next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b))) - 1
