# SPDX-License-Identifier: MIT
"""`position GAME`: read a position text and say what may be done in it."""

from __future__ import annotations

from typing import Optional

import typer

from host_sim.cli import values
from host_sim.errors import UserError


def command(
    game: str = typer.Argument(help="Game the position is of."),
    text: Optional[str] = typer.Option(None, metavar="T", help="The position text itself."),
    file: Optional[str] = typer.Option(None, metavar="F", help="A file with the position text."),
) -> int:
    """Check a position text; print its canonical form and every legal action."""
    name = values.game(game)
    if (text is None) == (file is None):
        raise UserError("give the position by one of --text and --file")
    content = text if text is not None else values.text_of(values.file(file or ""))
    from host_sim.run_position import run_position

    return run_position(name, content)
