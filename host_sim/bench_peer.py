# SPDX-License-Identifier: MIT
"""The peer measured beside our games: RLCard's uno, which is Python as well.

It is measured the same way: list the legal actions, choose one, apply it.
"""

from __future__ import annotations

import time
from importlib.metadata import PackageNotFoundError, version

NAME = "RLCard uno, 2 players"


def why_missing() -> str | None:
    """None if the peer is installed, else a sentence that says why there is none."""
    try:
        import rlcard.games.uno  # noqa: F401

        version("rlcard")
    except (ImportError, PackageNotFoundError) as fault:
        return f"the peer is absent: RLCard cannot be imported ({fault}); it comes with `pip install '.[bench]'`"
    return None


def title() -> str:
    """The peer's name with its version."""
    return f"{NAME} (rlcard {version('rlcard')})"


def play(seconds: float) -> tuple[int, int, int]:
    """Random games for about so many seconds: (decisions, games, microseconds)."""
    from rlcard.games.uno import Game

    game = Game(num_players=2)
    game.np_random.seed(1)
    decisions = games = 0
    x = 1
    began = time.time_ns() // 1000
    passed = 0
    while passed < seconds * 1000000:
        games += 1
        game.init_game()
        while not game.is_over():
            actions = game.get_legal_actions()
            x = (x * 75 + 74) % 65537
            game.step(actions[x * len(actions) >> 16 if x < 65536 else 0])
            decisions += 1
        passed = time.time_ns() // 1000 - began
    return decisions, games, passed
