# SPDX-License-Identifier: MIT
"""Running the firmware's code on the other interpreters: MicroPython's unix port and its WebAssembly port.

Both modules have the same few functions:

* `why_missing()`: None if the interpreter is there, else one sentence that says what is missing;
* `run(script, files={}, args=())`: runs the text of a script, with `firmware` importable, and returns what
  it printed; raises `InterpreterError` with the interpreter's own message if the script failed.
"""


class InterpreterError(Exception):
    """A script failed on another interpreter; the text holds what that interpreter said."""
