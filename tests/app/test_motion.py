# SPDX-License-Identifier: MIT
"""Castle Panic in motion: it ends with the very picture that comes without it, at any button, and can be turned off."""

from __future__ import annotations

import os
import subprocess

import pytest

from core import events
from core.session import Session
from games.castle_panic import data, rules
from host_sim import clock
from host_sim.front.keys import PRESS_MS
from host_sim.interp import unix
from host_sim.paths import FIRMWARE, ROOT
from tests.app import player

KEYS = ("up", "down", "left", "right", "a", "b", "x", "y")
GOBLIN, ORC, TROLL = 0, 1, 2


class Stage:
    """A View told events of the test's choice, in counted time; `seen`: the frame buffer each time an event stands.

    frames: (ms, rows sent) of every picture sent to the panel; stands: how long each event stood, 0 if it was skipped.
    """

    def __init__(self, hand, monkeypatch, motion: int = 1, state=None, session: Session | None = None) -> None:
        import main
        from drivers.st7789 import ST7789
        from games.castle_panic.view import EVERYTHING, View

        self.hand = hand
        self.timer = clock.VirtualClock()
        self.frames: list[tuple[int, int]] = []
        self.seen: list[bytes] = []
        self.pictures: list[bytes] = []
        monkeypatch.setattr(ST7789, "show", self._show)
        monkeypatch.setattr(clock, "_current", self.timer)
        self.shell = main.start(str(hand.saves))
        self.shell.settings.motion = motion
        self.session = session or Session(rules)
        if session is None:
            self.session.start(b"\0", 0, 1)
        if state is not None:
            from tests.app.handheld import put

            put(self.session, state)
        self.view = View(self.shell, self.session)
        self.view.viewer = EVERYTHING
        self.view.show()
        self.shell.flush()
        self._watch(monkeypatch)

    def _show(self, buf, top, bottom) -> None:
        self.frames.append((self.timer.now_us() // 1000, bottom - top))
        self.pictures.append(bytes(buf))

    def _watch(self, monkeypatch) -> None:
        def stand(pause) -> None:
            self.seen.append(bytes(self.shell.canvas.buf))
            real(pause)

        real = self.view.teller._stand
        monkeypatch.setattr(self.view.teller, "_stand", stand)
        # nothing told yet: it loads what it needs
        self.tell()

    @property
    def moves(self):
        return self.view.teller.moves

    def tell(self, *told: tuple[int, int, int]) -> None:
        """Show these events (code, x, y)."""
        events.clear()
        for code, x, y in told:
            events.emit(code, x, y)
        self.frames.clear()
        self.pictures.clear()
        self.view.teller.tell()

    def put(self, *monsters: int) -> None:
        """Only these monsters stand on the shown board."""
        self.view.table.count = 0
        for m in monsters:
            self.view.table.add(m)
        self.view.board.draw()
        self.shell.flush()


def word(kind: int, ring: int, arc: int, points: int = 1) -> int:
    return (ring * 6 + arc) << 7 | kind << 4 | points << 2


@pytest.fixture
def stage(hand, monkeypatch):
    return lambda motion=1, **kinds: Stage(hand, monkeypatch, motion, **kinds)


STANDING = (word(GOBLIN, 1, 0), word(GOBLIN, 1, 0), word(ORC, 1, 0, 2), word(TROLL, 3, 2, 3), word(ORC, 4, 5, 1))

# what can move, and what it needs: one telling each
TELLINGS = {
    "step": [(data.EV_STEP, 12, STANDING[0]), (data.EV_STEP, 12, STANDING[1]), (data.EV_STEP, 24, STANDING[4])],
    "round": [(data.EV_STEP, 11, word(TROLL, 1, 0, 3))],
    "back": [(data.EV_BACK, 2, STANDING[3])],
    "placed": [(data.EV_PLACED, 0, word(TROLL, 0, 4, 3))],
    "set": [(data.EV_SET, 0, word(ORC, 1, 0, 2))],
    "slain": [(data.EV_SLAIN, 0, STANDING[0])],
    "wall": [(data.EV_WALL, 3, 0)],
    "marker": [(data.EV_MARKER, 1, 0)],
    "tower": [(data.EV_TOWER, 4, 0)],
    "built": [(data.EV_WALL, 3, 0), (data.EV_BUILT, 3, 0)],
    "fortified": [(data.EV_FORTIFIED, 0, 0)],
    "boulder": [(data.EV_BOULDER, 2, 0)],
    "token": [(data.EV_TOKEN, 7, 0)],
    "draw": [(data.EV_DRAW, 3, 1 << 8)],
    "discard": [(data.EV_DISCARD, 3, 2 << 8)],
    "plagued": [(data.EV_PLAGUED, 3, 0)],
    "taken": [(data.EV_TAKEN, 3, 0)],
}


def played(one: Stage, name: str) -> Stage:
    one.put(*STANDING, word(TROLL, 1, 0, 3))
    one.tell(*TELLINGS[name])
    return one


@pytest.mark.parametrize("name", TELLINGS)
def test_each_motion_ends_with_the_picture_that_comes_without_it(stage, name):
    moved, still = (played(stage(motion), name) for motion in (1, 0))
    assert moved.seen == still.seen
    assert len(moved.frames) >= len(still.frames) + 8
    # in between it is another picture: something moves, and each frame shows it elsewhere
    assert len(set(moved.pictures)) >= len(set(still.pictures)) + 8


@pytest.mark.parametrize("name", ["step", "round", "back", "placed", "set", "slain", "token", "discard", "taken"])
def test_a_slide_takes_a_fifth_of_a_second(stage, name):
    one = stage()
    spans: list[int] = []
    run = one.moves.run

    def timed(*ms) -> bool:
        before = one.timer.now_us()
        pressed = run(*ms)
        spans.append((one.timer.now_us() - before) // 1000)
        return pressed

    one.moves.run = timed
    played(one, name)
    assert len(spans) == 1 and 150 <= spans[0] <= 260


@pytest.mark.parametrize("name", ["back", "placed", "slain", "token", "discard", "tower", "boulder"])
def test_a_frame_sends_only_the_bands_that_something_leaves_and_enters(stage, name):
    one = stage()
    sent: list[int] = []
    run = one.moves.run

    def watched(*ms) -> bool:
        one.shell.flush()
        first = len(one.frames)
        pressed = run(*ms)
        rows: dict[int, int] = {}
        for at, count in one.frames[first:]:
            rows[at] = rows.get(at, 0) + count
        sent.extend(rows.values())
        return pressed

    one.moves.run = watched
    played(one, name)
    # 24 rows for what stands still, up to 24 more for a token on its way across the whole screen
    assert len(sent) >= 8 and max(sent) <= 48


@pytest.mark.parametrize("key", KEYS)
def test_any_button_ends_a_motion_and_its_event_at_once(stage, key):
    still = played(stage(0), "step")
    one = stage()
    one.put(*STANDING, word(TROLL, 1, 0, 3))
    begun = one.timer.now_us()
    one.timer.after_ms(50, lambda: one.hand.rig.press(key, PRESS_MS))
    one.tell(*TELLINGS["step"])
    assert (one.timer.now_us() - begun) // 1000 <= 50 + 30
    assert one.seen == still.seen and one.pictures[-1] == still.seen[-1]
    # Y is remembered for the menu, nothing else answers the next question
    assert one.shell.menu_asked() == (key == "y")
    assert not one.shell.buttons.any()


def test_turned_off_nothing_moves(stage):
    one = stage(0)
    for name in TELLINGS:
        played(one, name)
        # one picture an event, and the one before them
        assert len(one.frames) <= 4 * len(TELLINGS[name])
    assert one.moves is None
    one.shell.settings.motion = 1
    assert len(played(one, "step").frames) >= 8
    one.shell.settings.motion = 0
    assert len(played(one, "step").frames) <= 4


def test_more_than_can_move_at_once_go_without_motion(stage):
    crowd = [word(kind, ring, arc) for kind in (GOBLIN, ORC) for ring in (0, 1, 2) for arc in range(5)]
    steps = [(data.EV_STEP, (m >> 7) + 6, m) for m in sorted(crowd)]
    seen = []
    for motion in 1, 0:
        one = stage(motion)
        one.put(*crowd)
        one.tell(*steps)
        assert len(one.frames) < 8
        seen.append(one.seen)
    assert len(steps) > 16 and seen[0] == seen[1]


def test_a_played_card_flies_from_its_place_in_the_hand(stage):
    one = stage()
    hand = list(one.view.chooser.kinds)
    one.moves.hand_to_pile(hand[2])
    assert one.view.chooser.kinds == hand[:2] + hand[3:] and len(one.frames) >= 8
    assert one.moves.hand_to_pile(77) is False


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_show_the_same_pictures_with_and_without_motion(stage, seed):
    shows = []
    for motion in 1, 0:
        session = Session(rules)
        session.start(b"\0", 0, seed)
        one = stage(motion, session=session)
        choose = player.with_care if seed % 2 else player.of_any_kind(seed)
        while not session.is_over() and session.plies < 30:
            session.act(choose(session))
            one.view.tell()
        shows.append(one.seen)
        assert list(one.view.table.monsters[: one.view.table.count]) == sorted(
            m & 0xFFFE for m in session.state[1][data.MONS : data.MONS + session.state[0][data.MONS_N]]
        )
    assert len(shows[0]) > 60 and shows[0] == shows[1]


@pytest.mark.skipif(unix.why_missing() is not None, reason=str(unix.why_missing()))
def test_no_frame_allocates(tmp_path):
    path = os.pathsep.join([".frozen", str(FIRMWARE), str(FIRMWARE / "lib")])
    done = subprocess.run(
        [unix.command(), str(ROOT / "tests" / "app" / "mp_motion.py")],
        capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "MICROPYPATH": path}, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    shown = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    assert len(shown) == 16
    for code, frames, same in shown:
        assert frames >= 10
        # the only traces: a token beside its sentence, a card that left the hand, a monster that came, went or stepped
        assert same or code in (data.EV_TOKEN, data.EV_PLAY, data.EV_PLACED, data.EV_BACK, data.EV_STEP)
