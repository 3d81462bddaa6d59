# SPDX-License-Identifier: MIT
"""The house's plan as import-linter contracts: who may import whom under firmware/.

Written out from the folders themselves, so that a new game, or a new file of one, is under the contracts at once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

# from top to bottom; packages in one row do not see each other
ROWS = (("app",), ("games",), ("ui", "drivers"), ("lang", "core"))
# only files of this name may draw
DRAWING = "view"
HARDWARE = ("machine", "framebuf", "rp2", "displayio", "adafruit_display_text")


def contracts(firmware: Path) -> dict[str, object]:
    """import-linter's settings, as its TOML file would hold them."""
    there = [name for row in ROWS for name in row if (firmware / name / "__init__.py").exists()]
    rows = [" | ".join(name for name in row if name in there) for row in ROWS]
    games = sorted(f"games.{path.parent.name}" for path in (firmware / "games").glob("*/__init__.py"))
    thinking = sorted(
        f"{game}.{path.stem}"
        for game in games
        for path in (firmware / game.replace(".", "/")).glob("*.py")
        if not path.stem.startswith((DRAWING, "__"))
    )
    above = [name for name in ("app", "games", "ui", "drivers") if name in there]
    pc = ["host_sim", "pygame", "typer", "rich", "pytest"]
    return {
        "root_packages": there,
        "include_external_packages": True,
        "contracts": [
            {"name": "imports point down", "type": "layers", "layers": [row for row in rows if row]},
            {"name": "no game sees another", "type": "independence", "modules": games},
            {
                "name": "rules, tables and computer players know no screen, button or chip",
                "type": "forbidden",
                "source_modules": thinking,
                "forbidden_modules": [n for n in above if n != "games"] + [n for n in ("lang",) if n in there] + [*HARDWARE],
            },
            {
                "name": "the core knows no screen, button or chip",
                "type": "forbidden",
                "source_modules": ["core"],
                "forbidden_modules": above + [*HARDWARE],
            },
            {"name": "nothing on the board knows the PC", "type": "forbidden", "source_modules": there, "forbidden_modules": pc},
        ],
    }


def broken(firmware: Path, place: Path) -> tuple[list[str], str]:
    """Names of the contracts that the firmware in this folder breaks, and the linter's whole report."""
    plan = contracts(firmware)
    config = place / "contracts.toml"
    config.write_text(_toml(plan), encoding="utf-8")
    command = [str(Path(sys.executable).with_name("lint-imports")), "--config", str(config), "--no-cache"]
    env = {**os.environ, "PYTHONPATH": str(firmware), "COLUMNS": "200", "NO_COLOR": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, cwd=place, timeout=120)
    report = done.stdout + done.stderr
    names = [str(contract["name"]) for contract in plan["contracts"]]  # type: ignore[union-attr, index]
    told = [name for name in names if f"{name} BROKEN" in report]
    kept = [name for name in names if f"{name} KEPT" in report]
    if len(told) + len(kept) != len(names) or bool(told) != bool(done.returncode):
        raise AssertionError(f"import-linter did not answer for every contract:\n{report}")
    return told, report


def _toml(plan: dict[str, object]) -> str:
    # JSON's strings, lists and booleans are TOML's too
    lines = ["[tool.importlinter]"]
    lines += [f"{key} = {json.dumps(value)}" for key, value in plan.items() if key != "contracts"]
    for contract in plan["contracts"]:  # type: ignore[union-attr, attr-defined]
        lines += ["[[tool.importlinter.contracts]]"] + [f"{key} = {json.dumps(value)}" for key, value in contract.items()]
    return "\n".join(lines) + "\n"
