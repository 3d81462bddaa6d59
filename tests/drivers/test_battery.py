# SPDX-License-Identifier: MIT
"""The battery gauge and the LED."""

import pytest

from host_sim import clock, wires


@pytest.fixture(autouse=True)
def fresh():
    wires.board.clear()
    before = clock.use(clock.VirtualClock())
    yield
    clock.use(before)
    wires.board.clear()


@pytest.mark.parametrize(
    ("millivolts", "percent"), [(4200, 100), (4100, 100), (3450, 50), (2930, 10), (2800, 0), (2500, 0), (0, 0)]
)
def test_percent_of_a_voltage(millivolts, percent):
    from drivers.battery import Battery

    battery = Battery(26, 3, 2800, 4100)
    wires.board.analog[26] = round(millivolts / 3 * 65535 / 3300)
    assert abs(battery.millivolts() - millivolts) <= 5
    assert abs(battery.percent() - percent) <= 1


def test_the_simulated_board_shows_what_it_was_told():
    from drivers import hardware
    from host_sim.front.rig import Rig

    rig = Rig("PIMORONI_PICOSYSTEM")
    battery = hardware.make(rig.board).battery
    assert battery.percent() == 85
    for percent in (0, 9, 10, 11, 50, 99):
        rig.battery(percent)
        assert battery.percent() == percent


def test_a_board_without_the_parts_has_none():
    from drivers import hardware
    from host_sim.front.rig import Rig

    parts = hardware.make(Rig("PICO_LCD_1_3").board)
    assert parts.battery is None and parts.buzzer is None and parts.led is not None


@pytest.mark.parametrize(("pins", "lit", "dark"), [(25, 25, ()), ((14, 13, 15), 15, (14, 13))])
def test_the_led_is_faint_and_of_one_colour(pins, lit, dark):
    from drivers.led import Led

    led = Led(pins)
    assert wires.board.duty[lit] == 0
    led.show(True)
    assert 0 < wires.board.duty[lit] < 6554
    assert all(wires.board.level(pin) == 0 for pin in dark)
    led.show(False)
    assert wires.board.duty[lit] == 0
