# SPDX-License-Identifier: MIT
"""The board's clock, real and virtual, and MicroPython's ticks."""

import time

import pytest
from machine import Timer

from host_sim import clock


@pytest.fixture
def virtual():
    timer = clock.VirtualClock()
    before = clock.use(timer)
    yield timer
    clock.use(before)


def test_ticks_wrap_as_on_the_board():
    assert time.ticks_diff(5, clock.TICKS_PERIOD - 5) == 10
    assert time.ticks_diff(clock.TICKS_PERIOD - 5, 5) == -10
    assert time.ticks_add(clock.TICKS_PERIOD - 1, 3) == 2


def test_virtual_time_passes_only_by_waiting(virtual):
    started = time.perf_counter()
    time.sleep_ms(300_000)
    assert virtual.now_us() == 300_000_000
    assert time.perf_counter() - started < 1


def test_polling_a_virtual_clock_comes_to_an_end(virtual):
    start = time.ticks_ms()
    while time.ticks_diff(time.ticks_ms(), start) < 50:
        pass
    assert 50 <= virtual.now_us() // 1000 <= 52


def test_actions_come_in_order_at_their_times(virtual):
    told = []
    virtual.after_ms(30, lambda: told.append(("b", virtual.now_us())))
    virtual.after_ms(10, lambda: told.append(("a", virtual.now_us())))
    virtual.after_ms(30, lambda: told.append(("c", virtual.now_us())))
    time.sleep_ms(29)
    assert told == [("a", 10_000)]
    time.sleep_ms(1)
    assert told == [("a", 10_000), ("b", 30_000), ("c", 30_000)]


def test_a_program_that_never_waits_for_keys_is_stopped(virtual):
    with pytest.raises(clock.Stuck, match="600 s"):
        while True:
            time.sleep_ms(1000)


def test_timers(virtual):
    told = []
    timer = Timer(period=10, callback=lambda t: told.append(virtual.now_us() // 1000))
    Timer(mode=Timer.ONE_SHOT, period=15, callback=lambda t: told.append("once"))
    time.sleep_ms(30)
    timer.deinit()
    time.sleep_ms(30)
    assert told == [10, "once", 20, 30]


def test_real_clock_lets_the_front_end_work_while_it_sleeps():
    pumped = []

    def pump(seconds):
        pumped.append(seconds)
        time.sleep(min(seconds, 0.002))

    real = clock.RealClock(pump)
    real.after_ms(5, lambda: pumped.append("due"))
    start = time.perf_counter()
    real.sleep_us(20_000)
    assert time.perf_counter() - start >= 0.02
    assert "due" in pumped and len(pumped) > 5
    assert max(s for s in pumped if s != "due") <= 0.02
