# SPDX-License-Identifier: MIT
"""`check PATH...`: run feature files written by anybody."""

from __future__ import annotations

import typer


def command(
    paths: list[str] = typer.Argument(metavar="PATH...", help="Gherkin feature files, or folders of them."),
) -> int:
    """Run Gherkin feature files from anywhere with the project's steps."""
    from host_sim.run_check import run_check

    return run_check(paths)
