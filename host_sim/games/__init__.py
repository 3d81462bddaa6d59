# SPDX-License-Identifier: MIT
"""The PC's side of each game: its notation, beside the rules module from firmware/.

`get(name)` gives a `Game`; a new game adds a folder here with `notation.py`, which
offers `position_text`, `parse_position`, `field_names`, `action_text`, `parse_action`, `BEGINNINGS`
(the first words of actions) and `validate`; `wording.py` (its fields and events as the steps of scenarios spell them)
and `golden.py` (games kept as transcripts). Where it needs them: `steps.py`, steps of its own, and `phases.py`, phases
that pass alone. Its log, `view_log.py`, is the firmware's.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from types import ModuleType

from host_sim import paths


@dataclass(frozen=True)
class Game:
    """A game: its name, its rules module (the contract) and its notation module."""

    name: str
    rules: ModuleType
    notation: ModuleType
    bot: ModuleType
    log: ModuleType


def get(name: str) -> Game:
    """The game of this name (a folder of firmware/games and of host_sim/games)."""
    paths.install()
    return Game(
        name,
        importlib.import_module(f"games.{name}.rules"),
        importlib.import_module(f"host_sim.games.{name}.notation"),
        importlib.import_module(f"games.{name}.bot"),
        importlib.import_module(f"games.{name}.view_log"),
    )
