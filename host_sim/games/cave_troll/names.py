# SPDX-License-Identifier: MIT
"""The names that Cave Troll's notation uses; the index is the number in the rules."""

from __future__ import annotations

from games.cave_troll import data
from games.cave_troll.board import NEAR, NEAR_AT

AREAS = (
    *(f"R{n:02}" for n in range(1, data.ROOMS + 1)),
    *(f"E{n}" for n in range(1, data.ENTRANCES + 1)),
    *(f"P{n}" for n in range(1, data.PITS + 1)),
)
FIGURES = (
    ("Adv", "Thf", "Kni", "Dwa", "Bar", "Orc", "Wra", "CTr"),
    ("Adv", "Asn", "Pal", "GSl", "Bsk", "OrS", "Ban", "FTr"),
)
# a card with an hourglass that looks like another one has a star
_COMMON = ("Adv", "Adv*", "Chest", "Artifact", "Score")
CARDS = (_COMMON + FIGURES[0][1:], _COMMON + FIGURES[1][1:])
# as events number them: the alternate ones behind the others
ALL_FIGURES = FIGURES[0] + FIGURES[1][1:]
ALL_CARDS = CARDS[0] + FIGURES[1][1:]
RELICS = ("Chalice", "Cloak", "Blade", "Sandals", "Bell", "Lens")
PHASES = ("act", "card", "second", "push", "flee", "run", "cloak", "over")
FLAGS = ("paid", "marched", "drew")


def figures(w) -> tuple[str, ...]:
    """Names of the kinds in this game."""
    return FIGURES[w[data.OPTS] & data.ALTERNATE]


def cards(w) -> tuple[str, ...]:
    """Names of the cards in this game."""
    return CARDS[w[data.OPTS] & data.ALTERNATE]


def neighbours(area: int) -> list[int]:
    """The areas behind the doors of one, in the order of the doors."""
    return list(NEAR[NEAR_AT[area] : NEAR_AT[area + 1]]) if area < data.AREAS else []
