# SPDX-License-Identifier: MIT
"""After an error nobody foresaw: show it, keep a report, go back to the first screen."""

import io
import sys

from lang import keys as words
from lang import t
from micropython import const

_LONGEST = const(150)


def report_of(error):
    """The traceback as text."""
    out = io.StringIO()
    if hasattr(sys, "print_exception"):
        # the stubs know only files here, MicroPython takes any stream
        sys.print_exception(error, out)  # pyright: ignore[reportArgumentType]
    else:
        import traceback

        traceback.print_exception(type(error), error, error.__traceback__, file=out)
    return out.getvalue()  # pyright: ignore[reportAttributeAccessIssue]


def brief(report):
    """What the screen has room for: the error, and where it was."""
    lines = [line.strip() for line in report.strip().split("\n")]
    where = [line for line in lines if line.startswith("File ")]
    return "\n".join([line[-_LONGEST:] for line in lines[-1:] + where[-1:]])


def show(shell, error, path):
    """Write the report to the file `path` and show what it was until A is pressed; without a `shell` raise it again."""
    text = report_of(error)
    try:
        with open(path, "w") as f:
            f.write(text)
    except OSError:
        # the screen has it all the same
        pass
    if not shell:
        raise error
    shell.new_screen()
    shell.buttons.clear()
    shell.sheet(t(words.CRASH), t(words.CRASH_TEXT) + "\n" + brief(text), (("A", t(words.OK)),), high=True)
