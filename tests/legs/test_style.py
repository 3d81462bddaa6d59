# SPDX-License-Identifier: MIT
"""ruff over everything, and the promises about the code that ruff does not know."""

import ast
import subprocess
import sys

import pytest

from host_sim.paths import FIRMWARE, ROOT

MOST_LINES = 450
# what MicroPython lacks, or what costs too much there
FORBIDDEN_MODULES = {"typing", "dataclasses", "enum", "functools", "abc", "logging", "unittest", "__future__"}
FORBIDDEN_METHODS = {
    *("bit_length", "bit_count", "zfill", "ljust", "rjust", "title", "swapcase", "capitalize", "casefold"),
    *("removeprefix", "removesuffix", "expandtabs", "translate", "isidentifier", "isnumeric", "isdecimal", "format_map"),
}
# a small int of the RP2040 has 31 bits with its sign; anything more is an object on the heap
SMALL_INT_LIMIT = 1 << 30

FIRMWARE_FILES = sorted(FIRMWARE.rglob("*.py"))
SOURCES = sorted(
    path
    for folder in ("firmware", "host_sim", "boards", "tests", "tools")
    for path in (ROOT / folder).rglob("*.py")
    if "__pycache__" not in path.parts
)


def named(path) -> str:
    return path.relative_to(ROOT).as_posix()


def faults(source: str) -> list[str]:
    """What in a piece of firmware would not run, or not run well, on the board."""
    found = []
    for node in ast.walk(ast.parse(source)):
        line = getattr(node, "lineno", 0)
        modules = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or ""]
        for module in modules:
            if module.partition(".")[0] in FORBIDDEN_MODULES:
                found.append(f"{line}: imports {module}")
        if isinstance(node, ast.Match):
            found.append(f"{line}: match statement")
        if isinstance(node, ast.Attribute) and node.attr in FORBIDDEN_METHODS:
            found.append(f"{line}: MicroPython has no .{node.attr}")
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value >= SMALL_INT_LIMIT:
            found.append(f"{line}: {node.value} is no small int on the RP2040")
    return found


def test_ruff():
    done = subprocess.run([sys.executable, "-m", "ruff", "check", "."], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", FIRMWARE_FILES, ids=named)
def test_firmware_uses_what_the_board_has(path):
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    ["import typing", "from functools import reduce", "x = 1073741824", "y = (5).bit_length()", "match x:\n  case 1: pass"],
)
def test_the_check_finds_a_fault(source):
    assert len(faults(source)) == 1


@pytest.mark.parametrize("path", SOURCES, ids=named)
def test_file_is_short_and_names_its_licence(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST_LINES, f"{len(lines)} lines: split it by subject"
    assert not lines or "SPDX-License-Identifier: MIT" in lines[0] + lines[min(1, len(lines) - 1)]
