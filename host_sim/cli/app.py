# SPDX-License-Identifier: MIT
"""The commands gathered into one Typer application."""

from __future__ import annotations

import typer

from host_sim.cli import arena, check, demo, gallery, play, position, replay

app = typer.Typer(
    help="Pocket Tabletop: board games for RP2040 handhelds, here on a PC.",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

for command in (play, demo, replay, position, check, arena, gallery):
    app.command(name=command.__name__.rpartition(".")[2])(command.command)
