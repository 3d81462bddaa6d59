# SPDX-License-Identifier: MIT
"""The menu inside a game: go on, take back, what happened, help, rules, settings, leave."""

from app import menus
from core import loading
from lang import keys as words
from lang import t
from micropython import const

STAY = 0
LEAVE = 1
_UNDO = const(1)


def pause(shell, game, session, view):
    """Show the menu; LEAVE (true) if the game is left (it is saved, unless given up)."""
    row = 0
    while True:
        shell.new_screen()
        items = [
            t(words.CONTINUE), t(words.UNDO), t(words.LOG), t(words.HELP), t(words.RULE_BOOK), t(words.SEATS_MENU),
            t(words.SETTINGS), t(words.SEED), t(words.SAVE_QUIT), t(words.GIVE_UP),
        ]  # fmt: skip
        values = [""] * len(items)
        values[7] = shell.numbered(session.seed)
        none = 0 if session.can_take_back() else 1 << _UNDO
        # a lesson cannot be begun anew by its number
        numbered = 0 if session.rules is game.rules else 1 << 7

        def why(_row):
            shell.message(t(words.UNDO), t(words.NO_UNDO))

        row = menus.choose(
            shell, t(words.PAUSE), items, row, disabled=none | numbered, values=values, why=why, explained=none
        )
        if row in (menus.BACK, 0):
            return STAY
        # what follows stands on an empty sheet, not on half of the menu
        shell.new_screen()
        if row == _UNDO:
            for _ in range(session.take_back()):
                view.undone()
            if view.hidden() and session.rules.to_move(session.state) != view.viewer:
                # no hand before its cover: whoever was asked last without one is at the screen
                view.viewer = -1
            return _saved(shell, session)
        elif row == 2:
            view.log()
        elif row == 3:
            view.help_pages()
        elif row == 4:
            rulebook = loading.passing("app.rulebook")
            rulebook.browse(shell, rulebook.open_book(game.name))
        elif row == 5:
            seats(shell, session, view)
        elif row == 6:
            loading.passing("app.settings_menu").run(shell)
            view.reworded()
        elif row == 7:
            shell.message(t(words.SEED), t(words.SEED_TEXT, shell.numbered(session.seed)))
        elif row == 8:
            _saved(shell, session)
            shell.busy(t(words.SAVED))
            return LEAVE
        elif shell.ask(t(words.GIVE_UP), t(words.GIVE_UP_TEXT)):
            session.forget()
            return LEAVE


def seats(shell, session, view):
    """Who sits where; a person hands a seat to the computer (of any level) or takes it back, at any time.

    The levels are in the header of save and replay. What was decided stands in the actions, so a replay is the
    same game whoever sat there when; the header says who sat there last.
    """
    who = loading.passing("app.setup").who
    row = 0

    def values():
        return [who(session.rules, level) for level in session.seats]

    def change(seat, step):
        session.sit(seat, (session.seats[seat] + step) % (session.rules.LEVELS + 1))
        return values()

    while True:
        shell.new_screen()
        items = [view.seat_word(i) for i in range(len(session.seats))]
        row = menus.choose(shell, t(words.SEATS_MENU), items, row, values=values(), change=change)
        if row == menus.BACK:
            _saved(shell, session)
            return
        shell.new_screen()
        shell.message(view.seat_word(row), view.seat_details(row))


def _saved(shell, session):
    from app.play import save

    save(shell, session)
    return STAY
