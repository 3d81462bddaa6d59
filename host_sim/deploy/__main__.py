# SPDX-License-Identifier: MIT
"""`python -m host_sim.deploy to BOARD` and `python -m host_sim.deploy uf2 BOARD FIRMWARE`; make deploy, make uf2."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Optional

import typer
from rich.console import Console

from host_sim.cli import USAGE_STATUS, bounded, output, values
from host_sim.deploy.device import DOWNLOAD
from host_sim.errors import UserError

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, help="Put the game on a board.")


@app.command()
def to(
    board: str = typer.Argument(help="A folder of boards/."),
    port: Optional[str] = typer.Option(None, help="Its serial port, or socket://HOST:PORT; without it, the only board there is."),
    dry_run: bool = typer.Option(False, "--dry-run", help="Only say what would be done."),
) -> None:
    """Bring a board's files up to date over USB."""
    from host_sim.deploy import run

    run.deploy(_board(board), port, dry_run, _console())


@app.command()
def uf2(
    board: str = typer.Argument(help="A folder of boards/."),
    firmware: Path = typer.Argument(help="MicroPython's UF2 for the Raspberry Pi Pico, 1.25 or newer."),
    out: Optional[Path] = typer.Option(None, help="The file to write; without it, one in build/."),
) -> None:
    """Make one UF2 of MicroPython and the game."""
    from host_sim.deploy import run_uf2

    if str(firmware) in ("", "."):
        raise UserError(f"FIRMWARE=... is missing: MicroPython's UF2 for the Raspberry Pi Pico, from {DOWNLOAD}")
    run_uf2.make(_board(board), firmware, out, _console())


def _board(name: str) -> str:
    if not name:
        raise UserError(f"BOARD=... is missing; there are {', '.join(values.boards())}")
    return values.board(name)


def _console() -> Console:
    # a path that is longer than the terminal is wide stays one piece
    return Console(soft_wrap=True, markup=False)


def main(words: list[str] | None = None) -> int:
    """Exit status: 0, or 2 after one sentence on stderr."""
    before, out = sys.stdout, output.patient()
    try:
        app(args=words, prog_name="python -m host_sim.deploy", standalone_mode=False)
        out.flush()
    except UserError as error:
        return _complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except OSError as error:
        output.discard(out)
        where = f" '{error.filename}'" if error.filename else ""
        return _complain(f"a file{where} cannot be read or written: {error.strerror or error}")
    except Exception as error:
        # Typer's own complaints about the words
        if hasattr(error, "format_message"):
            return _complain(error.format_message())
        raise
    finally:
        sys.stdout = before
    return 0


def _complain(sentence: str) -> int:
    print("deploy: " + bounded(sentence), file=sys.stderr)
    return USAGE_STATUS


if __name__ == "__main__":
    sys.exit(main())
