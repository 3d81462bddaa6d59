# SPDX-License-Identifier: MIT
"""What happens while nobody presses anything, and the sounds, the LED and the battery on the screens."""

from __future__ import annotations

import pytest

from app.power import DARK, DIM, LIT
from host_sim import wires
from host_sim.chip import system
from host_sim.games.castle_panic.places import CROWD, HAND
from host_sim.places import Place, state_of, walk
from lang import keys as words
from lang import t
from tests.app.handheld import Handheld
from tests.settings_file import settings_file

FAST, SLOW = 125_000_000, 48_000_000


def idle(hand, seconds):
    """Press nothing for so long; returns (light, state of the screen) after each second."""
    seen = []
    for _ in range(seconds):
        yield "wait:1"
        seen.append((hand.rig.backlight(), hand.shell.power.state))
    return seen


def test_dim_after_half_a_minute_off_after_a_minute(hand):
    def story():
        seen = yield from idle(hand, 70)
        full = seen[0][0]
        assert full == 65025
        assert {light for light, _ in seen[:28]} == {full}
        dim = {light for light, _ in seen[31:57]}
        assert len(dim) == 1 and 0 < dim.pop() < full // 4
        assert {light for light, _ in seen[61:]} == {0}
        assert [state for _, state in seen][20::20] == [LIT, DIM, DARK]
        yield "down"

    assert hand.run(story)


@pytest.mark.parametrize("seconds", [40, 70])
def test_the_press_that_wakes_does_only_that(hand, seconds):
    def story():
        first = hand.row
        yield from idle(hand, seconds)
        yield "down"
        assert hand.shell.power.state == LIT and hand.rig.backlight() == 65025
        assert hand.row == first
        yield "down"
        assert hand.row != first

    assert hand.run(story)


def test_the_light_is_that_of_the_settings(hand):
    (hand.saves / "settings").write_bytes(settings_file("brightness=2"))

    def story():
        light = hand.rig.backlight()
        assert light == 130 * 130
        yield from idle(hand, 70)
        yield "down"
        assert hand.rig.backlight() == light

    assert hand.run(story)


def test_the_clock_is_slow_while_waiting_and_fast_while_drawing(hand, monkeypatch):
    from drivers.st7789 import ST7789

    speeds = []
    show = ST7789.show

    def watched(*args):
        speeds.append((system.freq(), system.peripheral_hz()))
        return show(*args)

    monkeypatch.setattr(ST7789, "show", watched)

    def story():
        for key in ("a", "x", "right", "b"):
            yield from idle(hand, 3)
            assert (system.freq(), system.peripheral_hz()) == (SLOW, SLOW)
            yield key

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))
    assert len(speeds) > 10 and set(speeds) == {(FAST, FAST)}


def test_a_pulsing_screen_pulses_on_until_it_is_dark(hand):
    def story():
        yield from walk(hand, "a")
        frames = hand.rig.panel.frames
        yield "left"
        assert hand.rig.panel.frames > frames

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))


# --- sounds -----------------------------------------------------------------


def loud(hand, volume=3):
    (hand.saves / "settings").write_bytes(settings_file(f"volume={volume}"))


def heard(hand):
    """Which effects were heard: the first tone of each."""
    from drivers.buzzer import EFFECTS

    first = {20 * effect[0]: number for number, effect in enumerate(EFFECTS)}
    return [first[tone.hz] for tone in hand.rig.piezo.tones if tone.hz in first]


def test_quiet_unless_it_is_wanted(hand):
    def story():
        yield from walk(hand, "down / up / a / b")

    assert hand.run(story)
    assert hand.rig.piezo.tones == [] and hand.rig.piezo.sounding is None


def test_keys_and_choices_are_heard(hand):
    from drivers import buzzer

    loud(hand)

    def story():
        yield from walk(hand, "down / a / b")
        yield "down"

    assert hand.run(story)
    assert heard(hand)[:3] == [buzzer.KEY, buzzer.CHOOSE, buzzer.KEY]
    # at the pitch they were meant to have, whatever the clock does
    assert {tone.hz for tone in hand.rig.piezo.tones} <= {2000, 1600, 2400}


def test_a_tone_keeps_its_pitch_while_the_board_waits(hand):
    loud(hand)

    def story():
        yield "down"
        hand.shell.sound(8)
        seen = yield from idle(hand, 3)
        assert seen
        yield "down"

    assert hand.run(story)
    assert [tone.hz for tone in hand.rig.piezo.tones][1:5] == [780, 700, 620, 520]


def test_what_is_not_possible_is_refused_aloud(hand):
    from drivers import buzzer

    loud(hand)
    place = Place("", "?Brick / a", "phase: play; walls: 1..6; monsters: -; hand 1: Brick")

    def story():
        yield from walk(hand, place.path)
        yield "a"

    assert hand.run(story, lambda: hand.game(state_of(place)))
    assert buzzer.REFUSE in heard(hand)


def test_a_monster_slain_is_heard(hand):
    from drivers import buzzer

    loud(hand)
    place = Place("", "?Barbarian / a / a", CROWD + "hand 1: Barbarian")

    def story():
        yield from walk(hand, place.path)
        yield "right"

    assert hand.run(story, lambda: hand.game(state_of(place)))
    assert buzzer.SLAIN in heard(hand)


@pytest.mark.parametrize(
    ("position", "path", "effect"),
    [
        ("phase: play; pile: -; monsters: Orc @A1; hand 1: Barbarian", "?Barbarian / a / a", 7),
        ("phase: play; turn: 9; walls: -; towers: 2; monsters: 2 Orc @S2; pile: Troll, ...; hand 1: -",
         "?End: Monsters move / a", 8),
    ],
)  # fmt: skip
def test_the_end_has_its_melody(hand, position, path, effect):
    loud(hand)
    place = Place("", path, position)

    def story():
        yield from walk(hand, path)
        yield from idle(hand, 2)
        yield "a"

    hand.run(story, lambda: hand.game(state_of(place)))
    assert effect in heard(hand)


# --- LED and battery --------------------------------------------------------------


def test_the_led_is_lit_while_saving_and_dark_after_it(hand, monkeypatch):
    from core.session import Session

    lit = []
    save = Session.save

    def watched(session):
        lit.append(wires.board.duty[15])
        return save(session)

    monkeypatch.setattr(Session, "save", watched)

    def story():
        yield from walk(hand, "?End: Monsters move / a")
        yield "right"

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))
    assert lit and all(lit) and wires.board.duty[15] == 0


def test_the_battery_stands_on_the_first_screen_and_in_the_menu(hand):
    hand.rig.battery(62)

    def story():
        assert "62%" in hand.lines
        yield from walk(hand, "a / b")

    assert hand.run(story)

    def game():
        hand.rig.battery(35)
        yield "y"
        assert hand.heading == t(words.PAUSE) and "35%" in hand.lines

    assert hand.run(game, lambda: hand.game(state_of(Place("", "", HAND))))


def test_a_low_battery_is_said_once(hand):
    def story():
        hand.rig.battery(7)
        yield from walk(hand, "?End: Monsters move / a")
        assert hand.heading == t(words.BATTERY_LOW) and "7 %" in hand.text
        yield "a"
        assert t(words.BATTERY_LOW) not in hand.lines
        yield from walk(hand, "y / b")
        assert t(words.BATTERY_LOW) not in hand.lines

    assert hand.run(story, lambda: hand.game(state_of(Place("", "", HAND))))


def test_an_oled_is_dimmed_and_switched_off_too(monkeypatch, tmp_path):
    hand = Handheld(monkeypatch, tmp_path, "PICO_OLED")

    def story():
        panel = hand.rig.panel
        assert panel.on and panel.contrast == 255
        yield from idle(hand, 35)
        assert panel.on and panel.contrast < 64
        yield from idle(hand, 30)
        assert not panel.on
        first = hand.row
        yield "a"
        assert panel.on and panel.contrast == 255 and hand.row == first

    assert hand.run(story)
