# SPDX-License-Identifier: MIT
"""The guided first game: a prepared position, a few words before each decision, then a game of one's own.

A game named in games.GUIDED has two more modules.  `lesson`: the contract of its rules with a start of its
own, a NAME to save under, and LEVELS (who sits where; the learner is seat 0).  `view_guide`: STEPS (the
actions in their order; those of computers happen by themselves), `Guided(view, action, refuse)` (a chooser
that points at the action), and the words: `opening(view)`, `heading(session)`, `text(step)`, `wish(step)`,
`closing()`.  Nothing is saved before the learner plays on.
"""

import sys

from app import menus, play
from app.home import saved
from app.setup import random_seed
from core import loading
from core.session import Session
from lang import keys as words
from lang import t
from micropython import const

_MENU = const(-1)


def run(shell, name):
    """From the first screen into the guide, or on with the game that came of it, and back."""
    shell.busy(t(words.LOADING))
    game = play.Game(name)
    lesson = game.part("lesson")
    has_save = saved(shell.store, lesson.NAME)
    if has_save:
        i = shell.choose(t(words.FIRST_GAME), [t(words.RESUME_FIRST), t(words.GUIDE_AGAIN)])
        if i < 0:
            return
        if i == 0:
            session = play.resume(shell, lesson)
            if session:
                play.play(shell, game, session)
            return
    session = Session(lesson)
    session.start(lesson.LEVELS, 0, random_seed())
    if not _taught(shell, game, session):
        return
    if has_save:
        shell.new_screen()
        if not shell.ask(t(words.OVERWRITE), t(words.OVERWRITE_TEXT)):
            return
    session.store = shell.store
    play.play(shell, game, session)


def _taught(shell, game, session):
    # True if the learner wants to play on
    guide = game.part("view_guide")
    view = game.view.View(shell, session)
    view.viewer = 0
    view.show()
    guide.opening(view)
    for step in range(len(guide.STEPS)):
        if not _step(shell, session, view, guide, step):
            return False
    shell.message(t(words.FIRST_GAME), guide.closing(), back=False, whole=True)
    on = shell.choose(t(words.FIRST_GAME), [t(words.PLAY_ON), t(words.LEAVE_GUIDE)]) == 0
    # its words are not needed in the game
    sys.modules.pop(guide.__name__, None)
    return on


def _step(shell, session, view, guide, step):
    # one decision, explained and made; False to leave
    action = guide.STEPS[step]
    body = guide.text(step)
    heading = guide.heading(session)
    shell.message(heading, body, back=False, whole=True)
    view.show()
    if not session.level():
        view.chooser = guide.Guided(view, action, lambda: shell.message(t(words.GUIDE_NOT), guide.wish(step)))
        while True:
            chosen = view.choose()
            if chosen == action:
                break
            if chosen != _MENU:
                shell.message(t(words.GUIDE_NOT), guide.wish(step))
            elif not _pause(shell, view, heading, body):
                return False
            view.show()
    session.act(action)
    view.tell()
    return True


def _pause(shell, view, heading, body):
    # the menu; False to leave
    items = [t(words.CONTINUE), t(words.GUIDE_SAID), t(words.HELP), t(words.LEAVE_GUIDE)]
    i = shell.choose(t(words.PAUSE), items)
    shell.new_screen()
    if i == 1:
        shell.message(heading, body, back=False, whole=True)
    elif i == 2:
        view.help_pages()
    return i != len(items) - 1


def offered():
    """Names of the games that can be learned so."""
    import games

    return [name for name in games.NAMES if name in games.GUIDED]


def pick(shell):
    """Which game, if there are several; then its guide."""
    from app.home import title_of

    names = offered()
    i = shell.choose(t(words.FIRST_GAME), [title_of(name) for name in names]) if len(names) > 1 else 0
    if i != menus.BACK:
        run(shell, names[i])
        # what was loaded for it goes, as after any game
        loading.forget("games.")
