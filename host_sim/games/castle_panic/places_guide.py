# SPDX-License-Identifier: MIT
"""The guided first game, and what lies around the board, as places.py has the rest."""

from __future__ import annotations

from host_sim.places import Place

FIRST = "=First game"
LESSON = [
    Place("lesson", FIRST),
    Place("lesson buttons", f"{FIRST} / a"),
    Place("lesson phases", f"{FIRST} / a*2"),
    Place("lesson discard", f"{FIRST} / a*3"),
    Place("lesson discard asked", f"{FIRST} / a*4"),
    Place("lesson refused", f"{FIRST} / a*5"),
    Place("lesson discard chosen", f"{FIRST} / a*6"),
    Place("lesson menu", f"{FIRST} / a*4 / y"),
    Place("lesson trade", f"{FIRST} / a*7"),
    Place("lesson partner", f"{FIRST} / a*11"),
    Place("lesson offer", f"{FIRST} / a*12"),
    Place("lesson cards", f"{FIRST} / a*16"),
    Place("lesson target", f"{FIRST} / a*18"),
    Place("lesson target hit", f"{FIRST} / a*19"),
]


def around(hand: str) -> list[Place]:
    """What a look beyond the Forest shows; hand: a position to look at."""
    edge = "up / up*4"
    return [
        Place("look phases", edge, hand),
        Place("look tokens", f"{edge} / right", hand),
        Place("look discards", f"{edge} / right*2", hand),
        Place("look deck", f"{edge} / right*3", hand),
        Place("look trophies", f"{edge} / right*4", hand),
        Place("look phases help", f"{edge} / x", hand),
        Place("look discards help", f"{edge} / right*2 / a", hand),
        Place("look deck help", f"{edge} / right*3 / a", hand),
    ]
