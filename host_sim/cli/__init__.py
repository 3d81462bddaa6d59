# SPDX-License-Identifier: MIT
"""The command line: one module a command, each loading its work only when it is run."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from host_sim.errors import UserError

PROGRAM = "python -m host_sim"
USAGE_STATUS = 2
INTERRUPTED_STATUS = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status; errors become one sentence on stderr."""
    try:
        import typer
    except ImportError:
        return _complain("the command line needs the package 'typer': pip install '.[play]' installs it")
    from host_sim.cli.app import app

    _speak_utf8()
    words = list(sys.argv[1:] if argv is None else argv) or ["--help"]
    try:
        status = app(args=words, prog_name=PROGRAM, standalone_mode=False)
    except UserError as error:
        return _complain(str(error))
    except typer.Exit as leaving:
        return leaving.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED_STATUS
    except BrokenPipeError:
        # the reader (head, less) has seen enough: say nothing more to it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        # Typer's own complaints about the words; its base class moved between releases
        if hasattr(error, "format_message"):
            return _complain(_sentence(error.format_message()))
        raise
    return status if isinstance(status, int) else 0


def _complain(sentence: str) -> int:
    print(f"host_sim: {sentence}", file=sys.stderr)
    return USAGE_STATUS


def _sentence(text: str) -> str:
    return " ".join(text.split())


def _speak_utf8() -> None:
    """Russian and Greek must not break a pipe or a Windows console that is set to another code page."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
