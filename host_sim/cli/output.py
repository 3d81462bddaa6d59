# SPDX-License-Identifier: MIT
"""Standard output that outlives its reader."""

from __future__ import annotations

import os
import sys
from typing import Any, TextIO


class Output:
    """A text stream; once its reader (head, less) has gone, what is written goes nowhere.

    A command then still finishes its work.  Other faults, a full disk say, are raised.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        try:
            return self._stream.write(text)
        except BrokenPipeError:
            self._abandon()
            return len(text)

    def flush(self) -> None:
        try:
            self._stream.flush()
        except BrokenPipeError:
            self._abandon()

    def _abandon(self) -> None:
        # the interpreter flushes the stream once more when it ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), self._stream.fileno())


def discard(stream: Any) -> None:
    """Let what is still in the stream's buffer go nowhere."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        pass


def patient() -> Output:
    """Put an Output in the place of sys.stdout."""
    sys.stdout = Output(sys.stdout)  # type: ignore[assignment]
    return sys.stdout  # type: ignore[return-value]
