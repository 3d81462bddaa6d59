# SPDX-License-Identifier: MIT
"""Generator words whose next draws are the dice a scenario wants."""

from __future__ import annotations

from collections.abc import Sequence

from host_sim import paths

MOST_DICE = 8


def words_for(dice: Sequence[int]) -> list[int]:
    """The four words of the game's generator from which these dice (1 .. 6) come next.

    Found by running one stream until the dice appear in a row: about 6 ** len(dice) draws.
    """
    paths.install()
    from core import rng

    if len(dice) > MOST_DICE:
        raise AssertionError(f"at most {MOST_DICE} dice can be given, not {len(dice)}")
    if any(not 1 <= die <= 6 for die in dice):
        raise AssertionError(f"a die shows 1 to 6, not {', '.join(map(str, dice))}")
    wanted = [die - 1 for die in dice]
    w = [0, 0, 0, 0]
    rng.seed(w, 1)
    words: list[list[int]] = []
    shown: list[int] = []
    while shown != wanted:
        words.append(w[:])
        shown.append(rng.rnd(w, 6))
        if len(shown) > len(wanted):
            del shown[0], words[0]
    return words[0]
