# SPDX-License-Identifier: MIT
"""Looking at a recorded game: forward with its events, back, to either end."""

from array import array

from drivers.buttons import DOWN, LEFT, RIGHT, UP, B, X
from lang import keys as words
from lang import t
from ui import widgets


def watch(shell, game, session):
    """Show the session (which stands at its end) from its first decision on, until B."""
    actions = array("H", session.actions[: session.plies])
    total = session.plies
    session.restore(0)
    view = game.view.View(shell, session)
    view.viewer = game.view.EVERYTHING
    view.show()
    while True:
        view.bar(t(words.DECISION, session.plies, total))
        pairs = [("B", t(words.BACK)), ("X", t(words.LOG))]
        if session.plies:
            pairs.insert(0, ("←", t(words.BACKWARD)))
        if session.plies < total:
            pairs.insert(0, ("→", t(words.FORWARD)))
        widgets.footer(shell.canvas, pairs)
        key = shell.key()
        if key == RIGHT and session.plies < total:
            session.act(actions[session.plies])
            view.tell()
        elif key == LEFT and session.plies:
            session.restore(session.plies - 1)
            view.undone()
            view.show()
        elif key & (UP | DOWN):
            go_to(session, actions, 0 if key == UP else total)
            view.undone(True)
            view.show()
        elif key == X:
            view.log()
            view.show()
        elif key == B:
            return


def go_to(session, actions, ply):
    """Bring the session to the position after `ply` of the actions."""
    if ply < session.plies:
        session.restore(ply)
    while session.plies < ply:
        session.act(actions[session.plies])
