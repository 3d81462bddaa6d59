# SPDX-License-Identifier: MIT
"""The menu inside a game: go on, take back, what happened, help, leave."""

from app import menus
from lang import keys as words
from lang import t

STAY = 0
LEAVE = 1


def pause(shell, game, session, view):
    """Show the menu; LEAVE if the game is left (it is saved, unless given up)."""
    row = 0
    while True:
        shell.new_screen()
        items = [
            t(words.CONTINUE), t(words.UNDO), t(words.LOG), t(words.HELP), t(words.SAVE_QUIT), t(words.GIVE_UP)
        ]  # fmt: skip
        values = ["", "", "", "", "", ""]
        row = menus.choose(shell, t(words.PAUSE), items, row, values=values)
        if row in (menus.BACK, 0):
            return STAY
        # what follows stands on an empty sheet, not on half of the menu
        shell.new_screen()
        if row == 1:
            if session.undo():
                view.undone()
                return _saved(shell, session)
            shell.message(t(words.UNDO), t(words.NO_UNDO))
        elif row == 2:
            view.log()
        elif row == 3:
            view.help()
        elif row == 4:
            _saved(shell, session)
            return LEAVE
        elif shell.ask(t(words.GIVE_UP), t(words.GIVE_UP_TEXT)):
            session.forget()
            return LEAVE


def _saved(shell, session):
    from app.play import save

    save(shell, session)
    return STAY
