# SPDX-License-Identifier: MIT
"""Dungeon Busters' actions as text.

    hero Scout     commit 4     announce 6     withdraw
    speak 2        take red     lose blue

`speak 2`: seat 2 has the word now, to announce something or to choose (again).
"""

from __future__ import annotations

import re

from games.dungeon_busters import data
from host_sim.games.dungeon_busters.names import COLOURS, HEROES
from host_sim.games.fields import NotationError

_WORDS = {
    "hero": (data.HERO, HEROES), "take": (data.TAKE, COLOURS), "lose": (data.LOSE, COLOURS),
}  # fmt: skip
_NUMBERS = {"commit": (data.COMMIT, 0), "announce": (data.ANNOUNCE, 0), "speak": (data.SPEAK, 1)}
BEGINNINGS = ("hero", "commit", "announce", "withdraw", "speak", "take", "lose")


def action_text(state, action: int) -> str:
    """The text of an action."""
    kind, q = action >> 11, action & 0x7FF
    if kind == data.WITHDRAW and q == 0:
        return "withdraw"
    for word, (known, names) in _WORDS.items():
        if kind == known and q < len(names):
            return f"{word} {names[q]}"
    for word, (known, first) in _NUMBERS.items():
        if kind == known and q < 9:
            return f"{word} {q + first}"
    raise NotationError(f"0x{action:04x} is no action of this game")


def parse_action(state, text: str) -> int:
    """The action a text means, legal or not; NotationError if it means none."""
    words = " ".join(text.split())
    low = words.lower()
    if low == "withdraw":
        return data.WITHDRAW << 11
    word, _, what = low.partition(" ")
    if word in _WORDS:
        kind, names = _WORDS[word]
        known = [name.lower() for name in names]
        if what not in known:
            raise NotationError(f"'{what}' is none of {', '.join(names)}")
        return kind << 11 | known.index(what)
    if word in _NUMBERS and re.fullmatch("[0-9]", what):
        kind, first = _NUMBERS[word]
        if int(what) < first:
            raise NotationError(f"'{words}': seats are counted from 1")
        return kind << 11 | int(what) - first
    raise NotationError(f"'{words}' is no action; one begins with {', '.join(BEGINNINGS)}")
