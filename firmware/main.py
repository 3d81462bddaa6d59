# SPDX-License-Identifier: MIT
"""Power on: the frame buffer first, then the screens.  A crash is shown and kept."""

import sys

import board

# first of all and once: a large block is not to be had later
BUFFER = bytearray(board.WIDTH * board.HEIGHT // (8 if board.COLORS == 2 else 2))


def start(saves, language=None):
    """Switch the board on; the Shell that all screens work with.  `language` is for this run only."""
    from app.shell import Shell
    from drivers import hardware

    shell = Shell(hardware.make(board), BUFFER, saves)
    shell.settings.start(language)
    return shell


def run(shell):
    """First screen, game, first screen .. for ever."""
    from app import play

    name = ""
    while True:
        name, resumed, title = first_screen(shell, name)
        play.run(shell, name, resumed, title)


def first_screen(shell, last=""):
    """(game chosen, True to resume it, its title); `last`: the game before. Nothing of the screen stays in memory."""
    from core import loading
    from ui import labels

    shell.canvas.own = None
    loading.forget("games.")
    loading.tidy()
    labels.direct = False
    home = loading.passing("app.home")
    name, resumed = home.run(shell, last)
    return name, resumed, home.title_of(name)


def boot(saves="/saves", report="/last_crash.txt", shell=None):
    """What the board does: `run`, and after a crash a report and `run` again."""
    while True:
        try:
            shell = shell or start(saves)
            run(shell)
        except Exception as e:
            from app import crash

            crash.show(shell, e, report)


if __name__ == "__main__" and sys.implementation.name == "micropython":
    boot()
