# SPDX-License-Identifier: MIT
"""`replay FILE`: a recorded game again."""

from __future__ import annotations

from typing import Optional

import typer

from host_sim.cli import values


def command(
    file: str = typer.Argument(help="Replay file to show."),
    view: Optional[str] = typer.Option(None, help="window, terminal or headless; without it, the best there is."),
) -> int:
    """Show a recorded game again."""
    path = values.file(file)
    chosen = None if view is None else values.view(view)
    from host_sim.run_replay import run_replay

    return run_replay(path, view=chosen)
