# SPDX-License-Identifier: MIT
"""Key scripts: the grammar, its errors, and what the player does with them."""

import pytest

from host_sim import clock
from host_sim.front.keys import LONG_MS, PRESS_MS, Gif, Player, Press, Quit, Shot, Wait, parse


def test_every_step():
    assert parse("up DOWN*2 b+ a+*2\n wait:250 shot shot:end-1 gif gif:all quit") == [
        Press("up"),
        Press("down"),
        Press("down"),
        Press("b", LONG_MS),
        Press("a", LONG_MS),
        Press("a", LONG_MS),
        Wait(250),
        Shot(),
        Shot("end-1"),
        Gif(),
        Gif("all"),
        Quit(),
    ]
    assert parse("  ") == []


@pytest.mark.parametrize(
    ("script", "place", "word"),
    [
        ("up dwon", 2, "dwon"),
        ("a*", 1, "a*"),
        ("a a a*0", 3, "a*0"),
        ("a*-1", 1, "a*-1"),
        ("wait", 1, "wait"),
        ("wait:", 1, "wait:"),
        ("wait:x", 1, "wait:x"),
        ("wait:99999999999", 1, "wait:99999999999"),
        ("b shot:../up", 2, "shot:../up"),
        ("shot:", 1, "shot:"),
        ("gif:a/b", 1, "gif:a/b"),
        ("quit:1", 1, "quit:1"),
        ("a+b", 1, "a+b"),
        ("a²", 1, "a²"),
    ],
)
def test_an_error_names_the_word_and_its_place(script, place, word):
    with pytest.raises(ValueError) as error:
        parse(script)
    assert str(error.value).startswith(f"word {place} of the key script, '{word}', ")
    assert "\n" not in str(error.value)


def test_player_does_one_thing_after_the_other():
    timer = clock.VirtualClock()
    before = clock.use(timer)
    told = []

    def over():
        raise clock.Finished

    def press(key, milliseconds):
        told.append((timer.now_us() // 1000, key, milliseconds))
        return milliseconds

    player = Player(
        parse("a shot wait:100 b+ shot:x"),
        press,
        lambda name: told.append((timer.now_us() // 1000, "shot", name)),
        over,
    )
    timer.on_idle = player.on_idle
    try:
        with pytest.raises(clock.Finished):
            while True:
                timer.idle()
    finally:
        clock.use(before)
    assert told == [(0, "a", PRESS_MS), (60, "shot", None), (160, "b", LONG_MS), (880, "shot", "x")]
