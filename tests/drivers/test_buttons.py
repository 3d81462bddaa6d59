# SPDX-License-Identifier: MIT
"""Buttons: latched presses, bounce, repeat, and long presses on boards of six."""

import pytest

from host_sim import clock, wires

PINS = (23, 20, 22, 21, 18, 19, 17, 16)
SIX = PINS[:6] + (None, None)
UP, DOWN, LEFT, RIGHT, A, B, X, Y = (1 << i for i in range(8))


@pytest.fixture(autouse=True)
def virtual():
    wires.board.clear()
    timer = clock.VirtualClock()
    before = clock.use(timer)
    clock.sleep_ms(100)
    yield timer
    clock.use(before)
    wires.board.clear()


def make(pins=PINS):
    from drivers.buttons import Buttons

    return Buttons(pins)


def down(bit):
    wires.board.drive_outside(PINS[bit.bit_length() - 1], 0)


def up(bit):
    wires.board.drive_outside(PINS[bit.bit_length() - 1], None)


def tap(bit, ms=40):
    down(bit)
    clock.sleep_ms(ms)
    up(bit)
    clock.sleep_ms(30)


def take_all(buttons, ms, every=10):
    """What take() gives within so many ms: (bit, ms since the start)."""
    taken = []
    for at in range(0, ms + 1, every):
        bit = buttons.take()
        if bit:
            taken.append((bit, at))
        clock.sleep_ms(every)
    return taken


def test_a_press_while_interrupts_are_held_back_counts():
    """Erasing flash holds them back for 45 ms: both edges of a short press then come as one."""
    import machine

    buttons = make()
    state = machine.disable_irq()
    tap(A, 20)
    assert buttons.any() == 0
    machine.enable_irq(state)
    assert buttons.take() == A and buttons.take() == 0
    clock.sleep_ms(50)
    tap(A, 20)
    assert buttons.take() == A


def test_letting_go_while_interrupts_are_held_back_is_no_press():
    import machine

    buttons = make()
    down(A)
    assert buttons.take() == A
    clock.sleep_ms(50)
    state = machine.disable_irq()
    up(A)
    clock.sleep_ms(30)
    machine.enable_irq(state)
    assert buttons.take() == 0 and buttons.held() == 0


def test_bits_are_those_of_the_constants():
    from drivers import buttons

    names = (buttons.UP, buttons.DOWN, buttons.LEFT, buttons.RIGHT, buttons.A, buttons.B, buttons.X, buttons.Y)
    assert names == (UP, DOWN, LEFT, RIGHT, A, B, X, Y)


def test_presses_wait_in_the_latch_lowest_first():
    buttons = make()
    for bit in (Y, A, UP):
        tap(bit)
    assert buttons.any() == UP | A | Y
    assert [buttons.take() for _ in range(4)] == [UP, A, Y, 0]
    assert buttons.any() == 0


def test_held_tells_what_is_down_now():
    buttons = make()
    down(LEFT)
    down(B)
    assert buttons.held() == LEFT | B
    up(LEFT)
    assert buttons.held() == B


def test_clear_forgets():
    buttons = make()
    tap(X)
    down(DOWN)
    buttons.take()
    buttons.clear()
    assert buttons.any() == 0
    assert take_all(buttons, 1000) == []


def test_bouncing_contacts_are_one_press():
    buttons = make()
    for _ in range(3):
        down(A)
        clock.sleep_ms(2)
        up(A)
        clock.sleep_ms(3)
    down(A)
    assert buttons.take() == A
    clock.sleep_ms(50)
    for _ in range(3):
        up(A)
        clock.sleep_ms(2)
        down(A)
        clock.sleep_ms(3)
    up(A)
    assert buttons.take() == 0
    clock.sleep_ms(20)
    tap(A)
    assert buttons.take() == A


def test_fast_presses_all_count():
    buttons = make()
    taken = []
    for _ in range(10):
        tap(RIGHT, ms=20)
        taken.append(buttons.take())
    assert taken == [RIGHT] * 10


def test_a_held_direction_repeats():
    buttons = make()
    down(DOWN)
    taken = take_all(buttons, 800)
    assert [bit for bit, _ in taken] == [DOWN] * 5
    times = [at for _, at in taken]
    assert times[0] == 0
    assert 390 <= times[1] <= 420
    assert all(110 <= b - a <= 140 for a, b in zip(times[1:], times[2:]))
    up(DOWN)
    assert take_all(buttons, 500) == []


def test_other_buttons_do_not_repeat_and_end_a_repeat():
    buttons = make()
    down(A)
    assert [bit for bit, _ in take_all(buttons, 1500)] == [A]
    up(A)
    down(UP)
    assert buttons.take() == UP
    tap(B)
    assert buttons.take() == B
    assert take_all(buttons, 1000) == []


def test_repeats_do_not_pile_up_while_nobody_asks():
    buttons = make()
    down(LEFT)
    assert buttons.take() == LEFT
    clock.sleep_ms(2000)
    assert [buttons.take(), buttons.take()] == [LEFT, 0]


@pytest.mark.parametrize(("button", "long_one"), [(A, Y), (B, X)])
def test_long_press_on_a_board_of_six(button, long_one):
    buttons = make(SIX)
    down(button)
    taken = take_all(buttons, 1500)
    assert [bit for bit, _ in taken] == [long_one] and 590 <= taken[0][1] <= 620
    up(button)
    assert take_all(buttons, 500) == []
    down(button)
    assert take_all(buttons, 200) == []
    assert buttons.any() == button
    up(button)
    assert buttons.take() == button
    assert buttons.take() == 0


def test_long_and_short_presses_that_ended_before_anyone_asked():
    buttons = make(SIX)
    tap(A)
    clock.sleep_ms(5000)
    assert [buttons.take(), buttons.take()] == [A, 0]
    tap(B, ms=700)
    clock.sleep_ms(5000)
    assert [buttons.take(), buttons.take()] == [X, 0]


def test_eight_buttons_know_no_long_press():
    buttons = make()
    down(A)
    assert buttons.take() == A
    assert take_all(buttons, 1000) == []


def test_the_menu_is_wanted_by_y_or_on_six_buttons_by_any_long_press():
    eight, six = make(), make(SIX)
    assert not eight.menu() and not six.menu()
    down(A)
    clock.sleep_ms(700)
    assert six.menu() and not eight.menu(), "with a Y of its own, A is A"
    up(A)
    clock.sleep_ms(30)
    assert not six.menu()
    for bit in (B, LEFT):
        down(bit)
        clock.sleep_ms(300)
        assert not six.menu(), "not long yet"
        clock.sleep_ms(400)
        assert six.menu()
        up(bit)
        clock.sleep_ms(30)
    tap(Y)
    assert eight.menu()
    eight.clear()
    assert not eight.menu()
