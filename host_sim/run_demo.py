# SPDX-License-Identifier: MIT
"""The work of `demo`: the computer plays every seat; a log with rule ids, pictures, a replay."""

from __future__ import annotations

from pathlib import Path

from host_sim import clock, games, handheld, paths, story
from host_sim.errors import UserError

LEVEL = 1


def run_demo(*, game: str, seats: int | None, seed: int | None, options: dict[str, str], out: Path | None) -> int:
    """Play a whole game and tell it; pictures and the replay go to `out` (default: ./demo)."""
    handheld.set_language("en")
    handheld.check_screens(game)
    one = games.get(game)
    count, packed = handheld.checked_setup(one.rules, seats, options)
    number = handheld.chosen_seed(seed)
    folder = out or Path("demo")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"nothing can be written to '{folder}': {error.strerror}") from None
    print(f"{game}: {count} seat{'s' if count > 1 else ''}, seed {number}")
    before = clock.use(clock.VirtualClock())
    try:
        show = _Show(one, folder)
        show.play(bytes([LEVEL] * count), packed, number)
    finally:
        clock.use(before)
    path = folder / f"{game}-{number}.replay"
    path.write_bytes(show.session.replay())
    print(story.outcome(one, show.session.state))
    print(f"{len(show.rig.shots)} pictures in {folder}, replay: {path}")
    return 0


class _Show:
    """A handheld that nobody holds: the game's own screens, a picture of each turn."""

    def __init__(self, game: games.Game, out: Path) -> None:
        from host_sim.front.rig import Rig

        self.game = game
        self.rig = Rig("PIMORONI_PICOSYSTEM", out)
        paths.install()
        import main
        from app import home, play
        from core.session import Session

        self.play_module = play
        self.shell = main.start(str(handheld.saves_folder(out)), "en")
        home.draw(self.shell)
        self._shot("title")
        self.parts = play.Game(game.name)
        self.session = Session(game.rules)
        self._seen: set[int] = set()
        # code of the event on the screen, 0 for none
        self._telling = 0

    def _shot(self, name: str) -> None:
        self.shell.flush()
        self.rig.shot(name)

    def play(self, seats: bytes, packed: int, seed: int) -> None:
        session, parts, play = self.session, self.parts, self.play_module
        session.start(seats, packed, seed)
        view = parts.view.View(self.shell, session)
        view.viewer = parts.view.EVERYTHING
        view.show()
        self._shot("start")
        self._watch_waits()
        bot = parts.bot()
        while not session.is_over():
            action = play.think(parts, session, bot, view)
            print(story.decision_line(self.game, session, action))
            session.act(action)
            for line in story.event_lines(self.game):
                print(line)
            view.tell()
            self._telling = 0
            self._shot_of_turn(view)
        play.draw_end(self.shell, parts, session, view)
        self._shot("end")

    def _shot_of_turn(self, view) -> None:
        turn = view.turn()
        if turn not in self._seen:
            self._seen.add(turn)
            self._shot(f"turn-{turn:02}")

    def _watch_waits(self) -> None:
        # the first picture of each kind of event is worth keeping; a view of any game asks for the sound of each
        wait, sound_of, kinds = self.shell.wait, self.shell.sound_of, set()

        def heard(table: bytes, event: int) -> None:
            self._telling = event
            sound_of(table, event)

        def watched(ms: int) -> bool:
            pressed = wait(ms)
            if self._telling not in kinds:
                kinds.add(self._telling)
                self.rig.shot(f"event-{len(kinds):02}")
            return pressed

        self.shell.wait, self.shell.sound_of = watched, heard
