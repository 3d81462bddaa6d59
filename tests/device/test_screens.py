# SPDX-License-Identifier: MIT
"""The emulated board shows what the simulator shows, pixel for pixel."""

from __future__ import annotations

from host_sim.device import images
from tests.device import both

PICOSYSTEM = "PIMORONI_PICOSYSTEM"


def second_chapter(hand):
    """The rule book of the first game, its second chapter, one statement on."""
    from games import NAMES
    from lang import keys, t

    yield from hand.choose(t(keys.RULE_BOOK))
    if len(NAMES) > 1:
        yield "a"
    yield from ("down", "a", "down")


def test_the_rule_book_in_other_letters(chip, tmp_path):
    saves = tmp_path / "saves"
    saves.mkdir()
    (saves / "settings").write_text("1 lang=el\n")
    before = images.saved(saves)
    keys, expected = both.simulated(PICOSYSTEM, tmp_path, second_chapter)
    shown = both.emulated(PICOSYSTEM, chip, before, keys)
    assert len(set(expected)) == len(expected), "each key changes the picture"
    assert [a == b for a, b in zip(shown, expected)] == [True] * len(expected)
