# SPDX-License-Identifier: MIT
"""A cursor that moves on leaves no trace: the board is not drawn again for it, yet looks as if it were."""

from __future__ import annotations

import random
from array import array

import pytest

from core.session import Session
from games.castle_panic import rules
from tests.app.handheld import BOARD, SMALL, Handheld

UP, DOWN, LEFT, RIGHT, A, B = 1, 2, 4, 8, 16, 32


def a_board(seed: int, turns: int) -> Session:
    """A game after so many decisions at random."""
    session = Session(rules)
    session.start(b"\0", 0, seed)
    pick = random.Random(seed)
    legal = array("H", bytes(2 * rules.MAX_ACTIONS))
    for _ in range(turns):
        if session.is_over():
            break
        session.act(legal[pick.randrange(rules.legal(session.state, legal))])
    return session


@pytest.fixture(params=[BOARD, SMALL])
def shell(request, monkeypatch, tmp_path):
    hand = Handheld(monkeypatch, tmp_path, board=request.param)
    import main  # once there is a board

    return main.start(str(hand.saves))


def view_of(shell, session):
    from games.castle_panic.view import EVERYTHING, View

    view = View(shell, session)
    view.viewer = EVERYTHING
    view.show()
    return view


class Keys:
    """Answers the shell's questions for a key: the picture of each is kept first."""

    def __init__(self, shell, keys) -> None:
        self.shell = shell
        self.keys = list(keys)
        self.seen: list[bytes] = []

    def __call__(self, pulse=None):
        self.seen.append(bytes(self.shell.canvas.buf))
        return self.keys.pop(0)


ROUND = [RIGHT] * 6 + [UP] + [LEFT] * 2 + [UP] * 2 + [RIGHT] * 5 + [UP] + [RIGHT] * 6 + [LEFT, DOWN] * 2 + [DOWN] * 4


@pytest.mark.parametrize("turns", [0, 40, 90])
def test_looking_round_leaves_no_trace(shell, monkeypatch, turns):
    """Wherever the cursor goes, also to the counters: the same as if it had been there from the start."""
    view = view_of(shell, a_board(turns + 1, turns))
    looker = view.chooser.looker
    keys = Keys(shell, [*ROUND, B])
    monkeypatch.setattr(shell, "key", keys)
    places = []
    move = looker._moved
    monkeypatch.setattr(looker, "_moved", lambda *given: places.append(looker.pos) or move(*given))
    view.scene()
    looker.look(view.chooser.table)
    assert len(set(places)) > 20
    for pos, picture in zip(list(places), keys.seen, strict=True):
        looker.pos = pos
        view.scene()
        there = Keys(shell, [B])
        monkeypatch.setattr(shell, "key", there)
        looker.look(view.chooser.table)
        assert there.seen == [picture], pos


def targets_of(view):
    from games.castle_panic.view_choose import MONSTER, SITE

    count = view.state[0][30]
    return {
        "monsters": [(MONSTER, i, i) for i in range(count)],
        "sites": [(SITE, i, i) for i in range(6)],
        "spaces": [(2, 6 + i, i) for i in range(6)],
    }


@pytest.mark.parametrize("what", ["monsters", "sites", "spaces"])
def test_a_target_that_is_left_pulses_as_before(shell, monkeypatch, what):
    """Once round and back: the picture of a target does not depend on the way to it."""
    from lang import keys_castle_panic as K

    view = view_of(shell, a_board(5, 60))
    targets = targets_of(view)[what]
    n = len(targets)
    assert n > 3
    keys = Keys(shell, [RIGHT] * n + [LEFT] * n + [A])
    monkeypatch.setattr(shell, "key", keys)
    assert view.chooser.aim(list(targets), K.ASK_TARGET) is not None
    there, back = keys.seen[:n], keys.seen[n:]
    assert len(set(there)) == n
    assert back == [there[-i % n] for i in range(n + 1)]
