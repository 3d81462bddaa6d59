# SPDX-License-Identifier: MIT
"""A game by buttons on the emulated board: the same keys, the same saves as on the PC, also after a reset."""

from __future__ import annotations

from host_sim.device import disk, images
from host_sim.device.board import Handheld
from host_sim.device.chip import SECOND
from host_sim.puppet import Patches
from tests.app import handheld, player
from tests.settings_file import settings_file

BOARD = "PIMORONI_PICOSYSTEM"
SEED = 4711
DECISIONS = 12
PRESS_US = 20_000
MOST_US = 30 * SECOND
# fast, and nothing moves: what is told takes a fraction of a second
SETTINGS = settings_file("lang=en motion=0 speed=2")


def on_the_pc(folder) -> tuple[list[str], dict[str, bytes]]:
    """Keys of a game's first decisions, and the saves they leave."""
    from app import setup
    from core.session import Session
    from games.castle_panic import rules

    patches = Patches()
    hand = handheld.Handheld(patches, folder)
    hand.dark(patches)
    patches.setattr(setup, "random_seed", lambda: SEED)
    (hand.saves / "settings").write_bytes(SETTINGS)
    shadow = Session(rules)
    shadow.start(b"\0", 0, SEED)

    def story():
        yield from player.new_game(hand)
        yield from player.play(hand, shadow, player.at_random(5), DECISIONS)

    try:
        assert hand.run(story) and shadow.plies >= DECISIONS
    finally:
        patches.undo()
    return hand.pressed, images.saved(hand.saves)


def answer(hand: Handheld, keys: list[str]) -> None:
    """Press these keys, each when the firmware waits for one, and wait until it does again."""
    for key in keys:
        hand.press(key, PRESS_US)
        # it must be up before the next one goes down
        hand.chip.run(2 * PRESS_US)
        hand.chip.until("KEY", MOST_US)


def read_state(saves: dict[str, bytes]) -> tuple[int, bytes]:
    """Decisions and packed state of the newest save."""
    from core import records

    slots = [records.unpack_slot(data) for name, data in saves.items() if name[-2:] in (".0", ".1")]
    newest = max(slots, key=lambda slot: slot.number)
    return newest.plies, newest.state


def saves_of(chip) -> dict[str, bytes]:
    return {path.lstrip("/"): data for path, data in disk.contents(chip.disk(), "/saves").items()}


def test_a_scripted_game_and_its_saves_after_a_reset(chip, tmp_path):
    keys, saves = on_the_pc(tmp_path)
    assert len(keys) > 2 * DECISIONS and "saves/castle_panic.0" in saves
    more = {"saves/settings": SETTINGS, "seed.txt": str(SEED).encode()}
    with Handheld(BOARD, chip) as hand:
        hand.power_on(images.of_board(BOARD, "probe", more))
        chip.until("KEY")
        answer(hand, keys)
        assert saves_of(chip) == saves
        # the reset: what is in flash is all that is left
        hand.power_on()
        chip.until("KEY")
        answer(hand, ["a"])
        # resumed, and left by the menu, which saves: the same once more, with the next number
        state = read_state(saves)
        answer(hand, ["y", *["up"] * 2, "a"])
        assert read_state(saves_of(chip)) == state
