# SPDX-License-Identifier: MIT
"""The work of `replay`: a recorded game, looked at on the handheld or told as text."""

from __future__ import annotations

from pathlib import Path

from host_sim import front, games, handheld, paths, story
from host_sim.cli import values
from host_sim.errors import UserError


def run_replay(path: Path, *, view: str | None) -> int:
    """Show the replay; headless (or with no screen) it is told as text."""
    handheld.set_language("en")
    from core.records import RecordError

    data = values.bytes_of(path)
    try:
        game, session = _load(data)
    except RecordError as error:
        raise UserError(f"'{path}': {error}") from None
    chosen = view or front.choose_view()
    if chosen in (None, "headless") or not handheld.has_screens(game.name):
        _tell(game, session)
        return 0
    front.run(values.DEFAULT_BOARD, chosen, main=lambda: _watch(game.name, session))
    return 0


def _load(data: bytes):
    from core.records import FOREIGN, RecordError, unpack_replay
    from core.session import Session

    header, _actions = unpack_replay(data)
    for name in values.games():
        game = games.get(name)
        if game.rules.GAME_ID == header.game_id:
            session = Session(game.rules)
            session.load_replay(data)
            return game, session
    raise RecordError(FOREIGN, f"this record is of a game that is not here (number {header.game_id})")


def _tell(game: games.Game, session) -> None:
    actions = list(session.actions[: session.plies])
    seats = len(session.seats)
    print(f"{game.name}: {seats} seat{'s' if seats > 1 else ''}, seed {session.seed}")
    session.restore(0)
    for action in actions:
        print(story.decision_line(game, session, action))
        session.act(action)
        for line in story.event_lines(game):
            print(line)
    print(story.outcome(game, session.state))


def _watch(name: str, session) -> None:
    paths.install()
    import main
    from app import play, replay

    shell = main.start(str(handheld.saves_folder(None)))
    replay.watch(shell, play.Game(name), session)
