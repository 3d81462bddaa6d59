# SPDX-License-Identifier: MIT
"""`arena GAME`: computer players against each other, counted."""

from __future__ import annotations

from typing import Optional

import typer

from host_sim.cli import values


def command(
    game: str = typer.Argument(help="Game to play."),
    seats: str = typer.Option(..., metavar="L,L,...", help="A level for each seat: 1 to 3; 0 draws among the legal actions."),
    games: str = typer.Option("100", metavar="N", help="How many games; the seats move on from game to game."),
    seed: str = typer.Option("1", metavar="S", help="Seed of the first game."),
    options: str = typer.Option("", metavar="K=V,...", help="Set-up choices of the game."),
    jobs: Optional[str] = typer.Option(None, metavar="N", help="Processes; without it, one for each processor."),
) -> int:
    """Let computer players of several levels play each other, and show who wins how often."""
    wanted = dict(
        game=values.game(game),
        levels=values.levels(seats),
        count=values.games_to_play(games),
        seed=values.seed(seed),
        options=values.options(options),
        jobs=values.jobs(jobs),
    )
    from host_sim.run_arena import run_arena

    return run_arena(**wanted)
