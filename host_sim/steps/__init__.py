# SPDX-License-Identifier: MIT
"""The Gherkin steps of the project, as a pytest plugin (`-p host_sim.steps`).

tests/features/README.md lists them with an example each.  Those of one game alone stand in
host_sim/games/GAME/steps.py.
"""

from pathlib import Path

_OWN = sorted(path.parent.name for path in (Path(__file__).parents[1] / "games").glob("*/steps.py"))

pytest_plugins = [
    "host_sim.steps.given",
    "host_sim.steps.when",
    "host_sim.steps.then",
    *(f"host_sim.games.{name}.steps" for name in _OWN),
]
