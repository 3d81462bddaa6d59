# SPDX-License-Identifier: MIT
"""`play [GAME]`: the handheld, in a window, in the terminal or headless."""

from __future__ import annotations

from typing import Optional

import typer

from host_sim.cli import values


def command(
    game: Optional[str] = typer.Argument(None, help="Game to open at once; without it, the handheld's own menu."),
    board: str = typer.Option(values.DEFAULT_BOARD, help="Board to be: a folder of boards/."),
    seats: Optional[str] = typer.Option(None, metavar="N", help="Number of players."),
    seed: Optional[str] = typer.Option(None, metavar="S", help="Seed of the game, a word or a number; without it, a new one."),
    options: str = typer.Option("", metavar="K=V,...", help="Set-up choices of the game."),
    lang: Optional[str] = typer.Option(None, help="Language of the screens for this run: en, ru or el."),
    view: Optional[str] = typer.Option(None, help="window, terminal or headless; without it, the best there is."),
    keys: Optional[str] = typer.Option(None, metavar="SCRIPT", help="Keys to press, as in 'down*2 a wait:500 shot gif quit'."),
    out: Optional[str] = typer.Option(None, metavar="DIR", help="Folder for saves and screenshots."),
) -> int:
    """Open the handheld and play."""
    wanted = dict(
        game=None if game is None else values.game(game),
        board=values.board(board),
        seats=None if seats is None else values.seats(seats),
        seed=None if seed is None else values.seed(seed),
        word="" if seed is None or seed.isdigit() else seed,
        options=values.options(options),
        lang=None if lang is None else values.lang(lang),
        view=None if view is None else values.view(view),
        keys=None if keys is None else values.keys(keys),
        out=None if out is None else values.folder(out),
    )
    from host_sim.run_play import run_play

    return run_play(**wanted)
