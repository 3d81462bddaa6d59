# SPDX-License-Identifier: MIT
"""`gallery [GAME]`: contact sheets of every screen in every language."""

from __future__ import annotations

from typing import Optional

import typer

from host_sim.cli import values


def command(
    game: str = typer.Argument("castle_panic", help="Game to show."),
    board: str = typer.Option(values.DEFAULT_BOARD, help="Board to be: a folder of boards/."),
    lang: str = typer.Option(",".join(values.LANGUAGES), metavar="L,...", help="Languages of the screens."),
    out: Optional[str] = typer.Option(None, metavar="DIR", help="Folder for the sheets; without it, build/gallery."),
    readme: bool = typer.Option(False, "--readme", help="Also draw the small sheet that the README shows."),
) -> int:
    """Draw contact sheets of all screens."""
    wanted = dict(
        game=values.game(game),
        board=values.board(board),
        languages=[values.lang(code.strip()) for code in lang.split(",")],
        out=None if out is None else values.folder(out),
    )
    from host_sim import run_gallery

    return run_gallery.run_gallery(**wanted, small=run_gallery.README_PICTURE if readme else None)
