# SPDX-License-Identifier: MIT
"""The work of `play`: the firmware on a simulated handheld."""

from __future__ import annotations

import sys
from pathlib import Path

from host_sim import front, handheld, paths
from host_sim.errors import UserError

DEMO_OUT = Path("demo")
# a game worth watching: a long one that is won
SHOWPIECE = 3


def run_play(
    *, game: str | None, board: str, seats: int | None, seed: int | None, options: dict[str, str], lang: str | None,
    view: str | None, keys: str | None, out: Path | None, word: str = "",
) -> int:  # fmt: skip
    """Play until the person leaves; with no screen and no terminal, play a demo game instead."""
    paths.install()
    if lang is not None:
        # what cannot be loaded is said before any window opens
        handheld.set_language(lang)
    if game is None and (seats is not None or seed is not None or options):
        raise UserError("--seats, --seed and --options need a GAME")
    preset = _preset(game, seats, seed, options)
    chosen = view or (front.choose_view() if keys is None else "headless")
    if chosen is None:
        return _demo_instead(game, seats, seed, options, out)
    # what cannot be is refused before anything is written
    front.check(board, chosen, keys)
    saves = handheld.saves_folder(out)
    with handheld.alone_in(saves):
        result = front.run(board, chosen, keys=keys, out=out, main=lambda: _main(str(saves), preset, chosen, lang, word))
    for shot in result.shots:
        print(f"picture: {shot}")
    return 0


def _preset(game, seats, seed, options):
    # (name, seats, seed, packed options) to begin with at once, or (name,) to open the game
    if game is None:
        return ()
    from host_sim import games

    handheld.check_screens(game)
    rules = games.get(game).rules
    count, packed = handheld.checked_setup(rules, seats, options)
    if seats is None and seed is None and not options:
        return (game,)
    return game, count, handheld.chosen_seed(seed), packed


def _main(saves: str, preset: tuple, view: str, lang: str | None, word: str) -> None:
    import main

    shell = main.start(saves, lang)
    # a screen that is watched, or projected, does not go dark to save a battery; a script sees what the board does
    shell.power.sleeps = view == "headless"
    if len(preset) > 1:
        # the number was made from it, and the screens say both
        shell.word = word, preset[2]
    if preset:
        _open(shell, preset, ask=view != "headless")
    if view == "headless":
        # a crash must be seen by whoever runs the script
        main.run(shell)
    main.boot(saves, str(Path(saves) / "last_crash.txt"), shell)


def _open(shell, preset: tuple, *, ask: bool) -> None:
    # a script has chosen its folder; a person is asked before a saved game is given up
    from app import home, play
    from core.session import Session

    name = preset[0]
    if len(preset) == 1:
        play.run(shell, name, home.saved(shell.store, name), home.title_of(name))
        return
    _name, count, seed, packed = preset
    game = play.Game(name)
    if ask and home.saved(shell.store, name) and not play.may_overwrite(shell):
        return
    session = Session(game.rules, shell.store)
    session.start(bytes(count), packed, seed)
    play.play(shell, game, session)


def _demo_instead(game, seats, seed, options, out) -> int:
    from host_sim.cli import values
    from host_sim.run_demo import run_demo

    print("No screen and no terminal here: the computer plays a game by itself.", file=sys.stderr)
    name = game or values.games()[0]
    return run_demo(game=name, seats=seats, seed=SHOWPIECE if seed is None else seed, options=options, out=out or DEMO_OUT)
