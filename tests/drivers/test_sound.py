# SPDX-License-Identifier: MIT
"""The buzzer: what is heard, at which volume, and that nothing waits for it."""

import pytest

from host_sim import clock, wires
from host_sim.panels.piezo import Piezo

PIN = 11


@pytest.fixture
def heard():
    """(buzzer, piezo) on a board whose clock runs in no time."""
    wires.board.clear()
    before = clock.use(clock.VirtualClock())
    from drivers.buzzer import Buzzer

    piezo = Piezo(PIN)
    yield Buzzer(PIN), piezo
    clock.use(before)
    wires.board.clear()


def tones(piezo):
    return [(tone.hz, tone.milliseconds) for tone in piezo.tones]


def test_silent_until_something_is_played(heard):
    _buzzer, piezo = heard
    clock.sleep_ms(1000)
    assert piezo.sounding is None and piezo.tones == []


def test_an_effect_is_its_tones_one_after_the_other(heard):
    from drivers import buzzer as effects

    buzzer, piezo = heard
    start = clock.ticks_ms()
    buzzer.play(effects.SLAIN, 2)
    assert clock.ticks_ms() - start <= 1 and buzzer.busy()
    clock.sleep_ms(500)
    assert tones(piezo) == [(1200, 30), (900, 30), (600, 60)]
    assert piezo.sounding is None and not buzzer.busy()


def test_a_pause_is_silent(heard):
    from drivers import buzzer as effects

    buzzer, piezo = heard
    buzzer.play(effects.REFUSE, 3)
    clock.sleep_ms(60)
    assert piezo.sounding is None and buzzer.busy()
    clock.sleep_ms(500)
    assert tones(piezo) == [(600, 50), (600, 50)]


def test_louder_means_wider_pulses(heard):
    from drivers import buzzer as effects

    buzzer, piezo = heard
    for volume in (1, 2, 3):
        buzzer.play(effects.KEY, volume)
        clock.sleep_ms(50)
    duties = [tone.duty for tone in piezo.tones]
    assert duties == sorted(set(duties)) and duties[-1] == 32768


def test_a_new_effect_takes_the_place_of_the_old_one(heard):
    from drivers import buzzer as effects

    buzzer, piezo = heard
    buzzer.play(effects.LOSE, 1)
    clock.sleep_ms(70)
    buzzer.play(effects.KEY, 1)
    clock.sleep_ms(2000)
    assert tones(piezo) == [(780, 70), (2000, 10)]


def test_stop_ends_it_at_once(heard):
    from drivers import buzzer as effects

    buzzer, piezo = heard
    buzzer.play(effects.WIN, 1)
    clock.sleep_ms(20)
    buzzer.stop()
    assert piezo.sounding is None and not buzzer.busy()
    clock.sleep_ms(2000)
    assert len(piezo.tones) == 1


def test_every_effect_is_short_and_within_hearing():
    from drivers import buzzer as effects

    names = "KEY CHOOSE REFUSE HIT SLAIN WALL TOWER WIN LOSE".split()
    assert [getattr(effects, name) for name in names] == list(range(len(effects.EFFECTS)))
    for name, effect in zip(names, effects.EFFECTS):
        assert len(effect) % 2 == 0
        assert all(pitch == 0 or 100 <= 20 * pitch <= 5000 for pitch in effect[::2])
        assert 10 <= 10 * sum(effect[1::2]) <= (1000 if name in ("WIN", "LOSE") else 400)
    assert len(set(effects.EFFECTS)) == len(effects.EFFECTS)


def test_numbers_of_effects_are_the_same_everywhere():
    from app import shell
    from drivers import buzzer
    from games import choosing
    from games.castle_panic import view_tell

    assert (shell._KEY, shell._CHOOSE) == (buzzer.KEY, buzzer.CHOOSE)
    assert (shell.REFUSE, shell.WIN, shell.LOSE) == (buzzer.REFUSE, buzzer.WIN, buzzer.LOSE)
    assert choosing._REFUSE == buzzer.REFUSE
    table = dict(zip(view_tell._SOUNDS[::2], view_tell._SOUNDS[1::2]))
    assert len(table) == len(view_tell._SOUNDS) // 2
    expected = {view_tell._EV_HIT: buzzer.HIT, view_tell._EV_SLAIN: buzzer.SLAIN, view_tell._EV_WALL: buzzer.WALL}
    assert expected.items() <= table.items() and table[view_tell._EV_TOWER] == buzzer.TOWER
