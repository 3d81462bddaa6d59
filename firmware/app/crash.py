# SPDX-License-Identifier: MIT
"""After an error nobody foresaw: show it, keep a report, go back to the first screen."""

import io
import sys

from lang import keys as words
from lang import t
from ui import widgets


def report_of(error):
    """The traceback as text."""
    out = io.StringIO()
    if hasattr(sys, "print_exception"):
        sys.print_exception(error, out)
    else:
        import traceback

        traceback.print_exception(type(error), error, error.__traceback__, file=out)
    return out.getvalue()


def show(shell, error, path):
    """Write the report to the file `path` and show its end until a button is pressed."""
    text = report_of(error)
    try:
        with open(path, "w") as f:
            f.write(text)
    except OSError:
        # the screen has it all the same
        pass
    shell.new_screen()
    widgets.dialog(
        shell.canvas, t(words.CRASH), t(words.CRASH_TEXT) + "\n" + text[-300:], (("A", t(words.OK)),), y=16, h=200
    )
    shell.buttons.clear()
    shell.key()
