# SPDX-License-Identifier: MIT
"""Things that move over a picture: where they are when, and that they leave it as it was."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from ui import motion, palette, scene
from ui.canvas import Canvas
from ui.motion import Motion, ease


class Time:
    """Counted milliseconds; a frame takes `cost` of them."""

    def __init__(self, cost: int) -> None:
        self.now = 0
        self.cost = cost

    def ticks_ms(self) -> int:
        return self.now

    @staticmethod
    def ticks_diff(end: int, start: int) -> int:
        return end - start

    def sleep_ms(self, ms: int) -> None:
        self.now += ms


class Shell:
    """A screen with a picture on it; `frames`: (ms, what it showed); a button is pressed after `until` frames."""

    def __init__(self, time: Time, until: int = 1000) -> None:
        self.time = time
        self.until = until
        self.canvas = Canvas(bytearray(240 * 120), 240, 240)
        scene.draw(self.canvas, 8, 24)
        self.picture = bytes(self.canvas.buf)
        self.settings = SimpleNamespace(motion=1)
        self.frames: list[tuple[int, bytes]] = []

    def flush(self) -> None:
        self.frames.append((self.time.now, bytes(self.canvas.buf)))
        self.time.now += self.time.cost

    def pressed(self) -> bool:
        return len(self.frames) >= self.until


class Squares(Motion):
    """Squares of 8 pixels; notes where each was drawn."""

    def __init__(self, shell) -> None:
        Motion.__init__(self, shell, 5 * 8 * 3, 4)
        self.drawn: list[tuple[int, int, int]] = []

    def draw(self, i, p):
        self.drawn.append((i, self.x, self.y))
        self.canvas.rect(self.x, self.y, 8, 8, palette.RED + i)


@pytest.fixture
def squares(monkeypatch):
    def make(cost: int = 6, until: int = 1000) -> Squares:
        time = Time(cost)
        monkeypatch.setattr(motion, "time", time)
        made = Squares(Shell(time, until))
        made.begin(8, 8)
        return made

    return make


def test_it_is_slow_at_both_ends():
    way = [ease(p) for p in range(257)]
    assert way[0] == 0 and way[128] == 128 and way[256] == 256 and way == sorted(way)
    assert way[16] < 4 and 256 - way[240] < 4


def test_it_goes_from_one_place_to_the_other_over_a_picture_that_stays(squares):
    one = squares()
    one.add(10, 40, 200, 90)
    assert one.run() is False and not one.skipped
    assert bytes(one.canvas.buf) == one.shell.picture
    where = [(x, y) for _, x, y in one.drawn]
    assert where[0] == (10, 40) and where == sorted(where) and where[-1][0] > 190
    # each frame shows the square once, at its place alone
    for _, picture in one.shell.frames:
        changed = sum(a != b for a, b in zip(picture, one.shell.picture, strict=True))
        assert 0 < changed <= 40


@pytest.mark.parametrize("cost", [1, 6, 19, 33, 45])
def test_it_takes_its_time_however_long_a_frame_takes(squares, cost):
    one = squares(cost)
    one.add(0, 0, 100, 0)
    one.run()
    assert 200 <= one.shell.time.now <= 200 + max(20, cost)
    assert len(one.shell.frames) >= 200 // max(20, cost)


def test_things_that_cross_leave_nothing_behind(squares):
    one = squares()
    for ends in (40, 60, 80, 60), (80, 60, 40, 60), (60, 40, 60, 80):
        one.add(*ends)
    one.run()
    assert bytes(one.canvas.buf) == one.shell.picture


def test_they_leave_the_screen_and_come_back(squares):
    one = squares()
    one.add(-20, 40, 60, -20)
    one.add(230, 230, 260, 260)
    one.run()
    assert bytes(one.canvas.buf) == one.shell.picture


def test_a_button_ends_it_at_once(squares):
    one = squares(until=3)
    one.add(0, 0, 100, 0)
    assert one.run() is True and one.skipped
    assert len(one.shell.frames) == 3 and one.shell.time.now <= 60
    assert bytes(one.canvas.buf) == one.shell.picture


def test_there_is_room_for_so_many(squares):
    one = squares()
    assert one.room(3) and not one.room(4)
    one.begin(8, 4)
    assert one.room(4) and not one.room(5)


def test_it_is_wanted_where_the_person_wants_it_and_the_screen_can(squares):
    one = squares()
    assert one.wanted()
    one.shell.settings.motion = 0
    assert not one.wanted()
    one.shell.settings.motion = 1
    one.canvas = object()
    assert not one.wanted()


def test_nothing_takes_no_time(squares):
    one = squares()
    assert one.run() is False and one.shell.time.now == 0 and not one.shell.frames
