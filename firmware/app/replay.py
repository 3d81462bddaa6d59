# SPDX-License-Identifier: MIT
"""Looking at a recorded game: forward with its events, back, to either end."""

from array import array

from app.play import show_end
from drivers.buttons import DOWN, LEFT, RIGHT, UP, A, B, X
from lang import keys as words
from lang import t


def watch(shell, game, session):
    """Show the session (which stands at its end) from its first decision on, until B; up and down go to the ends."""
    actions = array("H", session.actions[: session.plies])
    total = session.plies
    session.restore(0)
    view = game.view.View(shell, session)
    view.viewer = game.view.EVERYTHING
    view.show()
    while True:
        view.bar(t(words.DECISION, session.plies, total))
        pairs = [("B", t(words.BACK)), ("X", t(words.LOG_SHORT))]
        if session.plies:
            pairs.insert(0, ("←", t(words.BACKWARD)))
        if session.plies < total:
            pairs.insert(0, ("A", t(words.FORWARD)))
        view.board.foot(pairs)
        key = shell.key()
        if key & (A | RIGHT) and session.plies < total:
            session.act(actions[session.plies])
            view.tell()
            if session.is_over():
                show_end(shell, game, session, view)
                view.show()
        elif key == LEFT and session.plies:
            session.restore(session.plies - 1)
            view.undone()
            view.show()
        elif key & (UP | DOWN):
            shell.busy(t(words.PLEASE_WAIT))
            session.restore(0)
            view.undone(True)
            while key == DOWN and session.plies < total:
                session.act(actions[session.plies])
                view.teller.record()
            view.show()
        elif key == X:
            view.log()
            view.show()
        elif key == B:
            return

