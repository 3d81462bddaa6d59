# SPDX-License-Identifier: MIT
"""`demo GAME`: the computer plays every seat, and tells what happened."""

from __future__ import annotations

from typing import Optional

import typer

from host_sim.cli import values


def command(
    game: str = typer.Argument(help="Game to play."),
    seats: Optional[str] = typer.Option(None, metavar="N", help="Number of players."),
    seed: Optional[str] = typer.Option(None, metavar="S", help="Seed of the game, a word or a number; without it, a new one."),
    options: str = typer.Option("", metavar="K=V,...", help="Set-up choices of the game."),
    out: Optional[str] = typer.Option(None, metavar="DIR", help="Folder for the pictures and the replay."),
) -> int:
    """Let the computer play a whole game: a log with rule ids, pictures and a replay."""
    wanted = dict(
        game=values.game(game),
        seats=None if seats is None else values.seats(seats),
        seed=None if seed is None else values.seed(seed),
        options=values.options(options),
        out=None if out is None else values.folder(out),
    )
    from host_sim.run_demo import run_demo

    return run_demo(**wanted)
