# SPDX-License-Identifier: MIT
"""One list of keys for the simulator and for the emulated board, and what both panels show after each."""

from __future__ import annotations

from pathlib import Path

from host_sim.device import images
from host_sim.device.board import Handheld
from host_sim.device.chip import Chip
from host_sim.puppet import Patches, Puppet


def simulated(board: str, folder: Path, keys: list[str], seed: int = 4711) -> list[bytes]:
    """What the simulator's panel shows at power-on and after each key; its saves are in `folder`/saves."""
    patches = Patches()
    hand = Puppet(patches, board, folder)
    from app import setup

    patches.setattr(setup, "random_seed", lambda: seed)
    shown: list[bytes] = []

    def story():
        for key in keys:
            shown.append(hand.rig.panel.picture())
            yield key
        shown.append(hand.rig.panel.picture())

    try:
        assert hand.run(story)
    finally:
        patches.undo()
    return shown


def emulated(board: str, chip: Chip, saves: dict[str, bytes], keys: list[str]) -> list[bytes]:
    """The same of the emulated board, with these saves in its flash."""
    with Handheld(board, chip) as hand:
        hand.power_on(images.of_board(board, more=saves))
        hand.settle()
        shown = [hand.picture()]
        for key in keys:
            hand.press(key)
            hand.settle()
            shown.append(hand.picture())
        return shown
