# SPDX-License-Identifier: MIT
"""`make device-bench`: what the firmware costs on the emulated board, in its own time, against the budgets.

125 MHz, the flash cache modelled, files as .mpy.  Exit status 1 if a budget is missed.
"""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.table import Table

from host_sim.device import bench_games, images
from host_sim.device.board import Handheld
from host_sim.device.chip import SECOND, Chip
from host_sim.device.figure import PRESS_US, Figure, answer
from host_sim.device.pieces import Missing

BOARD = os.environ.get("BOARD", "PIMORONI_PICOSYSTEM")
# what the panel gets before the pixels: window and command
HEADER_BYTES = 11


def figures(chip: Chip) -> list[Figure]:
    """All measurements."""
    return [*_by_the_board(chip), *_from_outside(chip), *_heap(chip), *bench_games.figures(chip, BOARD)]


def _told(text: str) -> dict[str, list[list[int]]]:
    told: dict[str, list[list[int]]] = {}
    for words in map(str.split, text.splitlines()):
        if len(words) > 1 and all(word.isdigit() for word in words[1:]):
            told.setdefault(words[0], []).append([int(word) for word in words[1:]])
    return told


def _by_the_board(chip: Chip) -> list[Figure]:
    with Handheld(BOARD, chip) as hand:
        hand.power_on(images.of_board(BOARD, "bench"), xip=True)
        told = _told(chip.until("END", 120 * SECOND))
        board = hand.board
        hand.look()
        hz = max(hand.rates) if hand.rates else 62_500_000
    pixels = board.WIDTH * board.HEIGHT * 2

    def limit(size: int) -> float:
        return (size + HEADER_BYTES) * 8 / hz * 1000

    average, worst, count = told["decision"][0]
    row = pixels * 16 // board.HEIGHT
    return [
        Figure(f"legal + apply, average of {count}", average / 1000, "ms", 5),
        Figure("legal + apply, worst", worst / 1000, "ms", 40),
        Figure("heap used by legal + apply", told["garbage"][0][0], "bytes", 0),
        Figure("computer's decision, average", told["thinking"][0][0] / 1000, "ms"),
        Figure("computer's decision, worst", told["thinking"][0][1] / 1000, "ms"),
        Figure("decision made and saved, worst of 8", max(one[0] for one in told["save"]) / 1000, "ms"),
        Figure("whole screen drawn and sent", told["screen"][0][0] / 1000, "ms", 60),
        Figure(f"whole screen converted and sent (bus: {limit(pixels):.1f} ms)", told["send_all"][0][0] / 1000, "ms", 30),
        Figure(f"16 rows converted and sent (bus: {limit(row):.2f} ms)", told["send_row"][0][0] / 1000, "ms", 3),
        Figure("heap of the game's code", told["game_code"][0][0] / 1024, "KB"),
    ]


def _from_outside(chip: Chip) -> list[Figure]:
    with Handheld(BOARD, chip) as hand:
        hand.power_on(images.of_board(BOARD), xip=True)
        hand.settle()
        found = [Figure("power-on to menu", hand.last_us / 1000, "ms", 1500)]
        menu = max(answer(hand, key) for key in ("down", "down", "up", "up"))
        for key in ("a", "a"):
            hand.press(key, PRESS_US)
            # the game is loaded in some seconds, now and then in silence
            hand.run(4 * SECOND)
        cursor = max(answer(hand, key) for key in ("right", "right", "left"))
        first = answer(hand, "x")
        answer(hand, "b")
        again = answer(hand, "x")
        return [
            *found,
            Figure("press to pixels, menu", menu, "ms", 50),
            Figure("press to pixels, game", cursor, "ms", 50),
            Figure("help page, the first one", first, "ms", 100),
            Figure("help page, the next one", again, "ms", 100),
        ]


def _heap(chip: Chip) -> list[Figure]:
    with Handheld(BOARD, chip) as hand:
        hand.power_on(images.of_board(BOARD, "probe", {"seed.txt": b"4711"}))
        chip.until("KEY")
        menu = int(chip.until("\n").split()[0])
        # a new game; from the tile "At random" to the Goblin, which is set on the first arc
        for key in ("a", "a", "right", "a", "a"):
            hand.press(key, PRESS_US)
            chip.run(2 * PRESS_US)
            chip.until("KEY")
        game = int(chip.until("\n").split()[0])
        hand.press("x", PRESS_US)
        chip.until("KEY")
        page = int(chip.until("\n").split()[0])
    return [
        Figure("heap free in the menu", menu / 1024, "KB"),
        Figure("heap free with the game open", game / 1024, "KB", 80, least=True),
        Figure("heap free with a help page open", page / 1024, "KB"),
    ]


def table(lines: list[Figure]) -> Table:
    """The figures as they are printed."""
    made = Table(title=f"{BOARD}, emulated RP2040 at 125 MHz, flash cache modelled, .mpy")
    for name, side in (("", "left"), ("measured", "right"), ("budget", "right"), ("", "left")):
        made.add_column(name, justify=side)  # type: ignore[arg-type]
    for line in lines:
        sign = "at least " if line.least else ""
        budget = "" if line.budget is None else f"{sign}{line.budget:g} {line.unit}"
        verdict = "" if line.budget is None else "met" if line.met else "MISSED"
        made.add_row(line.name, f"{line.value:.{0 if line.unit == 'bytes' else 1}f} {line.unit}", budget, verdict)
    return made


def main() -> int:
    console = Console(width=None if sys.stdout.isatty() else 110)
    try:
        with Chip() as chip:
            lines = figures(chip)
    except Missing as missing:
        console.print(str(missing))
        return 2
    console.print(table(lines))
    missed = [line.name for line in lines if not line.met]
    if missed:
        console.print("Budgets missed: " + "; ".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
