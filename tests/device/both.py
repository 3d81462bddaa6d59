# SPDX-License-Identifier: MIT
"""One list of keys for the simulator and for the emulated board, and what both panels show after each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from host_sim.device import images
from host_sim.device.board import Handheld
from host_sim.device.chip import Chip
from host_sim.puppet import Patches, Puppet, Story


def simulated(board: str, folder: Path, story: Callable[[Puppet], Story]) -> tuple[list[str], list[bytes]]:
    """The keys of a story, and what the simulator's panel shows at power-on and after each; its saves: `folder`/saves."""
    patches = Patches()
    hand = Puppet(patches, board, folder)
    shown: list[bytes] = []

    def watched():
        for key in story(hand):
            shown.append(hand.rig.panel.picture())
            yield key
        shown.append(hand.rig.panel.picture())

    try:
        assert hand.run(watched)
    finally:
        patches.undo()
    return hand.pressed, shown


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
