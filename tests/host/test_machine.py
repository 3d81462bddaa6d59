# SPDX-License-Identifier: MIT
"""The stand-in machine: pins, interrupts, SPI rates."""

import machine
import micropython
import pytest
from machine import ADC, I2C, PWM, SPI, Pin

from host_sim import clock
from host_sim.chip import bus, system
from host_sim.wires import board


@pytest.fixture(autouse=True)
def power():
    board.clear()
    system.power_on()
    yield
    board.clear()
    system.power_on()


def test_a_button_pulls_its_pin_low_and_interrupts():
    told = []
    pin = Pin(18, Pin.IN, Pin.PULL_UP)
    pin.irq(lambda p: told.append((p.id, p())), Pin.IRQ_FALLING, hard=True)
    assert pin() == 1
    board.drive_outside(18, 0)
    board.drive_outside(18, 0)
    assert pin() == 0
    board.drive_outside(18, None)
    assert pin() == 1
    assert told == [(18, 0)]
    pin.irq(None)
    board.drive_outside(18, 0)
    assert len(told) == 1


def test_outputs_are_seen_outside():
    levels = []
    board.watch(5, levels.append)
    pin = Pin("GP5", Pin.OUT, value=1)
    pin.off()
    pin.toggle()
    pin(0)
    assert levels == [1, 0, 1, 0]


def test_open_drain_never_drives_high():
    pin = Pin(3, Pin.OPEN_DRAIN, Pin.PULL_UP, value=1)
    assert pin() == 1
    board.drive_outside(3, 0)
    assert pin() == 0


def test_spi_takes_its_default_miso_pin_too():
    # as rp2 does: a reset pin made before the SPI on the same number is lost
    reset = Pin(16, Pin.OUT, value=1)
    SPI(0, sck=Pin(6), mosi=Pin(7))
    with pytest.raises(RuntimeError, match="GP16 .* SPI0 MISO"):
        reset(0)
    Pin(16, Pin.OUT)(0)


@pytest.mark.parametrize(
    ("wanted", "clock_hz", "rate"),
    [
        (62_500_000, 125_000_000, 62_500_000),
        (60_000_000, 125_000_000, 31_250_000),  # the next lower one there is
        (62_500_000, 48_000_000, 24_000_000),
        (1_000_000, 48_000_000, 1_000_000),
        (400_000, 125_000_000, 398_089),
    ],
)
def test_spi_rates(wanted, clock_hz, rate):
    assert bus.spi_baudrate(wanted, clock_hz) == rate


def test_peripheral_clock_needs_both_arguments():
    machine.freq(125_000_000)
    assert SPI(0, 62_500_000, sck=6, mosi=7, miso=None).baudrate == 24_000_000
    machine.freq(125_000_000, 125_000_000)
    assert SPI(0, 62_500_000, sck=6, mosi=7, miso=None).baudrate == 62_500_000
    assert machine.freq() == 125_000_000


@pytest.mark.parametrize("pins", [{"sck": 10}, {"mosi": 6}, {"miso": 7}, {"sck": 5}])
def test_wrong_spi_pins_are_refused(pins):
    with pytest.raises(ValueError, match="bad"):
        SPI(0, **pins)


def test_other_peripherals():
    board.analog[26] = 30_000
    assert ADC(0).read_u16() == ADC(Pin(26)).read_u16() == 30_000
    with pytest.raises(ValueError):
        ADC(Pin(5))
    light = PWM(Pin(12), freq=1000, duty_u16=99)
    light.duty_u16(70_000)
    assert board.duty[12] == 65535
    i2c = I2C(0, scl=Pin(1), sda=Pin(0))
    assert i2c.scan() == []
    with pytest.raises(OSError):
        i2c.writeto(60, b"\0")
    assert len(machine.unique_id()) == 8
    with pytest.raises(clock.Reset):
        machine.reset()


def test_there_is_no_viper_so_that_the_plain_twin_is_taken():
    assert not hasattr(micropython, "viper")
    with pytest.raises(AttributeError):
        import drivers.convert_viper
    import drivers.convert
    import drivers.st7789

    assert drivers.st7789.expand is drivers.convert.expand
