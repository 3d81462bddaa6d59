# SPDX-License-Identifier: MIT
"""The command line: one module a command, each loading its work only when it is run."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from host_sim.errors import UserError

PROGRAM = "python -m host_sim"
USAGE_STATUS = 2
INTERRUPTED_STATUS = 130
LONGEST = 400


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status; errors become one sentence on stderr."""
    try:
        import typer
    except ImportError:
        return _complain("the command line needs the package 'typer': pip install '.[play]' installs it")
    from host_sim.cli import output
    from host_sim.cli.app import app

    _speak_utf8()
    before, out = sys.stdout, output.patient()
    words = list(sys.argv[1:] if argv is None else argv) or ["--help"]
    try:
        status = app(args=words, prog_name=PROGRAM, standalone_mode=False)
        out.flush()
    except UserError as error:
        return _complain(str(error))
    except typer.Exit as leaving:
        return leaving.exit_code
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED_STATUS
    except OSError as error:
        output.discard(out)
        where = f" '{str(error.filename)[:200]}'" if error.filename else ""
        return _complain(f"a file{where} cannot be read or written: {error.strerror or error}")
    except Exception as error:
        # Typer's own complaints about the words; its base class moved between releases
        if hasattr(error, "format_message"):
            return _complain(_sentence(error.format_message()) + _commands(error, app))
        raise
    finally:
        sys.stdout = before
    return status if isinstance(status, int) else 0


def bounded(sentence: str) -> str:
    """A complaint with no endless line: what was given may be endless, the sentence about it need not be."""
    return "\n".join(
        line if len(line) <= LONGEST else f"{line[: LONGEST // 2]} ... {line[-LONGEST // 2 :]}" for line in sentence.split("\n")
    )


def _complain(sentence: str) -> int:
    print("host_sim: " + bounded(sentence), file=sys.stderr)
    return USAGE_STATUS


def _commands(error: Exception, app) -> str:
    # which there are, where one was named that is none
    if "No such command" not in error.format_message():  # type: ignore[attr-defined]
        return ""
    return f" There is {', '.join(command.name for command in app.registered_commands)}."


def _sentence(text: str) -> str:
    return " ".join(text.split())


def _speak_utf8() -> None:
    """Russian and Greek must not break a pipe or a Windows console that is set to another code page."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace")
