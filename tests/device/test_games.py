# SPDX-License-Identifier: MIT
"""Every game on the emulated board: a game that was left is resumed and played on, pixel for pixel as in the simulator."""

from __future__ import annotations

import importlib

import pytest

from core.session import Session
from games import NAMES
from host_sim.device import images
from host_sim.device.board import Handheld
from host_sim.device.chip import SECOND
from host_sim.puppet import Patches
from tests.app import handheld
from tests.settings_file import settings_file

COLOUR, OLED = "PIMORONI_PICOSYSTEM", "PICO_OLED"
# who plays it by buttons, with all that can be switched on, and after how many decisions it was left
PLAYERS = {"dungeon_busters": ("busters", 0, 12), "cave_troll": ("trolls", 1, 160), "monster_hex": ("hexes", 3, 30)}
SEATS = b"\0\0\0\0"
DECISIONS = 2
#: keys that change nothing: help, a look round, the menu
ROUND = {COLOUR: ("x", "b", "down", "right", "b", "y", "b"), OLED: ("right", "left")}
PRESS_US = 20_000
MOST_US = 30 * SECOND
#: bytes of heap without which a game does not run for sure
LEAST_FREE = 24 * 1024
SETTINGS = settings_file("lang=en motion=0 speed=2")


def left_game(game: str, folder, plies: int, options: int):
    """A game of four persons that was left after so many decisions, in a folder of saves; the like of it without a store."""
    from core.storage import Storage

    rules = importlib.import_module(f"games.{game}.rules")
    choose = importlib.import_module(f"tests.app.{PLAYERS[game][0]}").of_any_kind(3)
    (folder / "settings").write_bytes(SETTINGS)
    saved, shadow = Session(rules, Storage(str(folder))), Session(rules)
    for session in (saved, shadow):
        session.start(SEATS, options, 4711)
    for _ in range(plies):
        action = choose(saved)
        saved.act(action)
        shadow.act(action)
    assert not saved.is_over()
    saved.save()
    return shadow


def on_the_pc(game: str, board: str, folder):
    """The keys of a few decisions in that game, the saves they begin with, the picture before each and after the last."""
    player = importlib.import_module(f"tests.app.{PLAYERS[game][0]}")
    _, options, plies = PLAYERS[game]
    patches, shown = Patches(), []
    hand = handheld.Handheld(patches, folder, board)
    shadow = left_game(game, folder / "saves", plies, options)
    before = images.saved(hand.saves)

    def keys():
        yield "a"
        if hand.covered:
            yield "a"
        yield from ROUND[board]
        yield from player.play(hand, shadow, player.of_any_kind(9), DECISIONS)

    def watched():
        for key in keys():
            if not key.startswith("wait:"):
                shown.append(hand.rig.panel.picture())
            yield key
        shown.append(hand.rig.panel.picture())

    try:
        assert hand.run(watched)
    finally:
        patches.undo()
    return hand.pressed, before, shown


@pytest.mark.parametrize("board", [COLOUR, OLED])
@pytest.mark.parametrize("game", [name for name in NAMES if name in PLAYERS])
def test_a_game_looks_the_same_on_the_board(chip, tmp_path, game, board):
    keys, before, expected = on_the_pc(game, board, tmp_path / "pc")
    shown, free = [], []
    with Handheld(board, chip) as hand:
        hand.power_on(images.of_board(board, "probe", before))
        chip.until("KEY", MOST_US)
        for key in [*keys, None]:
            free.append(int(chip.until("\n").split()[0]))
            hand.look()
            shown.append(hand.picture())
            if key:
                hand.press(key, PRESS_US)
                chip.run(2 * PRESS_US)
                chip.until("KEY", MOST_US)
    # the panel is switched on once the first picture stands
    assert [a == b for a, b in zip(shown[1:], expected[1:], strict=True)] == [True] * len(keys)
    assert min(free) > LEAST_FREE
