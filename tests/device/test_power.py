# SPDX-License-Identifier: MIT
"""The slow clock on the chip itself: after a rest the panel is driven at full speed again, and at once."""

from __future__ import annotations

import pytest

from host_sim.device import disk, files
from host_sim.device.board import Handheld
from host_sim.device.chip import SECOND, Chip
from host_sim.device.pieces import why_missing
from tests.device import simulated
from tests.settings_file import settings_file

pytestmark = pytest.mark.skipif(why_missing() is not None, reason=str(why_missing()))

FULL_HZ = 62_500_000


@pytest.fixture(scope="module")
def hand():
    with Chip() as chip, Handheld("PICO_LCD_1_3", chip) as hand:
        hand.power_on(disk.image(files.of_board("PICO_LCD_1_3")))
        hand.settle()
        yield hand


def test_the_panel_runs_at_full_speed_after_a_rest(hand):
    before = hand.picture()
    hand.run(3 * SECOND)
    pressed = hand.chip.state["us"]
    hand.press("down")
    hand.chip.run(0.3 * SECOND)
    events = hand.chip.ask("events")["events"]
    sent = [(us, hz) for us, what, _bus, hz, *_ in (event for event in events if event[1] == "spi")]
    assert {int(hz) for _, hz in sent} == {FULL_HZ}
    # the budget of a press (design: 50 ms), a nap and the change of clocks included
    assert 0 < sent[0][0] - pressed < 50_000
    hand.press("up")
    hand.settle()
    assert hand.picture() == before


def test_a_press_in_a_nap_is_not_lost(hand):
    hand.run(3 * SECOND)
    before = hand.picture()
    hand.press("down", 2_000)
    hand.settle()
    assert hand.picture() != before


def test_the_small_parts_of_the_picosystem_on_the_chip(tmp_path):
    """Piezo (PWM and timer), battery (ADC) and LED: the gauge is right, and keys that sound are keys as ever."""
    board = "PIMORONI_PICOSYSTEM"
    with Chip() as chip, Handheld(board, chip) as hand:
        hand.power_on(disk.image(files.of_board(board) | {"saves/settings": settings_file("volume=3")}))
        chip.ask("adc", channel=0, value=simulated.battery_reading(hand.board))
        hand.settle()
        first = hand.picture()
        for key, same in (("down", False), ("up", True)):
            hand.press(key)
            hand.settle()
            assert (hand.picture() == first) is same
    assert first == simulated.first_screen(board, tmp_path)
