# SPDX-License-Identifier: MIT
"""The other games on the emulated board: a game of four persons that was left is opened and looked at."""

from __future__ import annotations

import importlib
import tempfile
from array import array
from pathlib import Path

from host_sim import paths
from host_sim.device import images
from host_sim.device.board import Handheld
from host_sim.device.chip import SECOND, Chip
from host_sim.device.figure import PRESS_US, Figure, answer

SEATS = b"\0\0\0\0"
SEED = 4711
DECISIONS = 30
OPEN_US = 8 * SECOND
DRAWN_US = 900_000


def figures(chip: Chip, board: str) -> list[Figure]:
    """Heap, the cursor and the whole screen of every game but the first, which has a table of its own."""
    paths.install()
    names = importlib.import_module("games").NAMES
    return [figure for name in names[1:] for figure in _of(chip, board, name)]


def left_game(name: str) -> dict[str, bytes]:
    """The saves of a game that was left after some decisions drawn by kind."""
    from core import rng
    from core.session import Session
    from core.storage import Storage

    rules = importlib.import_module(f"games.{name}.rules")
    stream, out = array("H", bytes(8)), array("H", bytes(2 * rules.MAX_ACTIONS))
    rng.seed(stream, SEED)
    with tempfile.TemporaryDirectory() as folder:
        session = Session(rules, Storage(folder))
        session.start(SEATS, 0, SEED)
        for _ in range(DECISIONS):
            if session.is_over():
                raise ValueError(f"{name} is over after {session.plies} decisions")
            session.act(rng.by_kind(stream, out, rules.legal(session.state, out)))
        session.save()
        return images.saved(Path(folder))


def _of(chip: Chip, board: str, name: str) -> list[Figure]:
    saves = left_game(name)
    with Handheld(board, chip) as hand:
        hand.power_on(images.of_board(board, "probe", saves))
        chip.until("KEY")
        # resumed; and what lies over the hand is taken away
        for key in ("a", "a"):
            hand.press(key, PRESS_US)
            chip.run(2 * PRESS_US)
            chip.until("KEY")
        free = int(chip.until("\n").split()[0])
    with Handheld(board, chip) as hand:
        hand.power_on(images.of_board(board, more=saves), xip=True)
        hand.settle()
        for key in ("a", "a"):
            hand.press(key, PRESS_US)
            hand.run(OPEN_US)
        cursor = max(answer(hand, key) for key in ("right", "left"))
        answer(hand, "x", DRAWN_US)
        screen = answer(hand, "b", DRAWN_US)
    return [
        Figure(f"{name}: heap free with the game open", free / 1024, "KB"),
        Figure(f"{name}: press to pixels, cursor", cursor, "ms", 50),
        Figure(f"{name}: press to pixels, whole screen", screen, "ms"),
    ]
