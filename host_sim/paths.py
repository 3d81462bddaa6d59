# SPDX-License-Identifier: MIT
"""Where things lie in the checkout, and making CPython look like MicroPython to the firmware."""

from __future__ import annotations

import gc
import sys
import time
from pathlib import Path

from host_sim import clock

ROOT = Path(__file__).resolve().parent.parent
FIRMWARE = ROOT / "firmware"
STANDINS = ROOT / "host_sim" / "standins"
BOARDS = ROOT / "boards"

# in the order they must have on sys.path: our machine, framebuf, micropython win over any installed ones
IMPORT_ROOTS = (STANDINS, FIRMWARE / "lib", FIRMWARE)


def install() -> None:
    """Let `import machine`, `from core import ...` and time.ticks_ms() work; harmless when repeated."""
    wanted = [str(root) for root in IMPORT_ROOTS]
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    sys.path[:] = wanted + [entry for entry in sys.path if entry not in wanted]
    for name in ("ticks_ms", "ticks_us", "ticks_add", "ticks_diff", "sleep_ms", "sleep_us"):
        setattr(time, name, getattr(clock, name))
    # CPython has no fixed heap, so there is nothing to count
    for name in ("mem_free", "mem_alloc"):
        setattr(gc, name, lambda: 0)
