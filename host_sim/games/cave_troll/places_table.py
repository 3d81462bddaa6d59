# SPDX-License-Identifier: MIT
"""Positions of Cave Troll in which a certain question is asked or a certain picture is seen."""

from __future__ import annotations

from host_sim.places import Place

GAME = "cave_troll"
ALONE = b"\0\1\1\1"

# the middle of a game of four: a full room, a dead one, chests, crowds at the stairs, somebody in each pit
MIDDLE = (
    "first: 3; active: 1; actions: 3; gold 1: 12; gold 2: 9; gold 3: 15; gold 4: 7; pool: 3; "
    "figures 1: 2 Adv R15, Kni R08, Thf E1, 2 Adv E1, Orc R14, Wra R10, Bar R30; "
    "figures 2: 2 Adv R15, Dwa R15, 2 Adv E2, Kni R02, Orc P1; "
    "figures 3: CTr R11, 2 Adv R16, Wra P2, Adv R10, Thf R31; "
    "figures 4: Adv R14, Bar R24, Orc P3, 2 Adv E3, Dwa R14; "
    "dead 2: 2 Adv, Wra; chest 1: R30; chest 2: R15; hand 1: Adv*; hand 2: Chest; artifact 1: Bell; artifact 3: Lens"
)
MIDDLE = MIDDLE.replace("chest 2: R15; ", "chest 4: R15; ")
# nothing is on the map yet
START = "seats: 2; first: 1; actions: 1; turns: 1; hand 1: Orc; hand 2: Adv"
# figures, but none with an ability
NOBODY = "seats: 3; figures 1: 2 Adv R01, Kni R07; figures 2: Adv R10; hand 1: Adv"
# the alternate game: six in a room, a victim for each ability
ALTERNATE = (
    "options: game=alternate; first: 2; active: 1; gold 1: 8; gold 2: 3; gold 3: 21; gold 4: 11; pool: 2; "
    "figures 1: Pal R08, Asn R14, GSl R21, Bsk R20, OrS R19, Ban R09, FTr R16, Adv E1; "
    "figures 2: Adv R14, FTr R21, 3 Adv R20, Ban R08; figures 3: OrS R14, Adv R19, 2 Adv R20, Adv R16, FTr P2; "
    "figures 4: Adv R10, Asn R10, Adv R16, Bsk R03; hand 1: Adv; chest 1: R20; chest 3: R20"
)
PUSH = (
    "phase: push; gold 2: 4; figures 1: Wra R10, Adv R10, 2 Adv R09; figures 2: Adv R10, Bar R10; figures 3: Kni R15; hand 1: Adv"
)
MUST = (
    "seats: 3; phase: push; figures 1: Wra R10, Adv R10; figures 2: 2 Adv R10, Kni R10; figures 3: Thf R10, CTr R15; hand 1: Adv"
)
FLIGHT = (
    "phase: flee; active: 4; mover: 1; troll: R10; gold 4: 6; figures 1: Kni R10, Adv R10; figures 3: Adv R10, 4 Adv R15; "
    "figures 4: CTr R10, Adv R15; chest 1: R10; hand 1: Adv"
)
RUN = (
    "options: game=alternate; phase: run; figures 1: FTr R15, Adv R15; figures 2: 2 Adv R15, Asn R15; figures 3: 5 Adv R10; "
    "hand 1: Adv"
)
CLOAK = (
    "phase: cloak; cloak: Adv R09 from R08; figures 1: 2 Adv R09, Kni E1; figures 2: Kni R10, Adv R09; used: Cloak; hand 1: Adv"
)
TWO_CARDS = MIDDLE.replace("first: 3", "phase: card; first: 3").replace("hand 1: Adv*", "hand 1: Artifact, Adv*")
TWO_CARDS = TWO_CARDS.replace("artifact 1: Bell; ", "").replace("actions: 3", "actions: 2")
# the pool fills up: two chests, a Dwarf, a draw in a room, a dead one
FULL = TWO_CARDS.replace("Artifact, Adv*", "Chest, Adv").replace("pool: 3", "pool: 4").replace("chest 1: R30; ", "")
FULL = FULL.replace("hand 2: Chest; ", "")
LAST = (
    "seats: 3; phase: card; first: 1; gold 1: {one}; gold 2: 21; gold 3: 4; hand 1: Adv; deck 1: -; "
    "figures 1: 2 Adv R15, Dwa R15; figures 2: Adv R15, Bar R30; figures 3: Orc R15, CTr R10; chest 2: R30; "
    "artifact 3: Blade; used: Cloak"
)
WON = LAST.format(one=20)
LOST = LAST.format(one=3)
SHARED = LAST.format(one=18)


def place(name: str, path: str, position: str | None, levels: bytes = ALONE) -> Place:
    """One of this game's; one person against computers, unless `levels` says more."""
    return Place(name, path, position, levels=levels, game=GAME)


def hand(card: str) -> str:
    """The middle of a game, with one card to be played."""
    text = TWO_CARDS.replace("Artifact, Adv*", card)
    if card == "Chest":
        return text.replace("chest 1: R30; ", "")
    return text.replace("Kni R08, ", "") if card == "Kni" else text.replace("Wra R10, ", "") if card == "Wra" else text


def holding(relic: str) -> str:
    """The middle of a game, with this artifact in hand."""
    text = MIDDLE.replace("artifact 1: Bell; ", f"artifact 1: {relic}; ").replace("dead 2:", "dead 1: Dwa, Orc; dead 2:")
    return text.replace("artifact 3: Lens", "artifact 3: Bell" if relic == "Lens" else "artifact 3: Lens").replace(
        "Orc R14, ", ""
    )
