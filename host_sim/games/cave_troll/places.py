# SPDX-License-Identifier: MIT
"""Every screen and every question of Cave Troll, and the keys that lead there: see host_sim/places.py."""

from __future__ import annotations

from host_sim.games.cave_troll.places_help import HELP, LOOKS, SET_UP
from host_sim.games.cave_troll.places_table import (
    ALTERNATE,
    CLOAK,
    FLIGHT,
    FULL,
    LOST,
    MIDDLE,
    MUST,
    NOBODY,
    PUSH,
    RUN,
    SHARED,
    START,
    TWO_CARDS,
    WON,
    hand,
    holding,
    place,
)

TURN = [
    place("turn", "", MIDDLE),
    place("first turn", "", START),
    place("turn help", "x", MIDDLE),
    place("nobody to move", "right / a", START),
    place("no ability", "right*2 / a", NOBODY),
    place("artifact", "?Banishing Bell", MIDDLE),
    place("artifact help", "?Banishing Bell / x", MIDDLE),
    place("end of the turn", "left", MIDDLE),
    place("end of the turn help", "left / x", MIDDLE),
    place("pause", "y", MIDDLE),
    place("players", "y / =Players", MIDDLE),
    place("player", "y / =Players / a", MIDDLE),
    place("other player", "y / =Players / down*2 / a", MIDDLE),
]
MOVES = [
    place("move", "right / a", MIDDLE),
    place("move who", "right / a / @From? E1 / a", MIDDLE),
    place("move help", "right / a / @From? E1 / a / x", MIDDLE),
    place("move where", "right / a / @From? R08: gold 1 / a", MIDDLE),
    place("move to a troll", "right / a / @From? R10: gold 3 / a / @Where to? R11: gold 4", MIDDLE),
    place("move refused", "right / a / @From? R10: gold 3 / a / @Where to? R11: gold 4 / a", MIDDLE),
    place("move to a knight", "right / a / @From? E1 / a / ?Adventurer x2 / a / @Where to? R02: gold 1 / a", MIDDLE),
]
ABILITIES = [
    place("abilities", "right*2 / a", MIDDLE),
    place("ability help", "right*2 / a / x", MIDDLE),
    place("thief", "right*2 / a / ?Thief: to any room / a", MIDDLE),
    place("orc", "right*2 / a / ?Orc: discard a hero / a", MIDDLE),
    place("wraith", "right*2 / a / ?Wraith: push a hero / a", MIDDLE),
    place("wraith where", "right*2 / a / ?Wraith: push a hero / a / a", MIDDLE),
    place("other abilities", "right*2 / a", ALTERNATE),
    place("assassin", "right*2 / a / ?Assassin: strike / a", ALTERNATE),
    place("paladin", "right*2 / a / ?Paladin: banish / a", ALTERNATE),
    place("slayer", "right*2 / a / ?Giant Slayer: sacrifice / a", ALTERNATE),
    place("banshee", "right*2 / a / ?Banshee: call a hero / a", ALTERNATE),
    place("banshee whom", "right*2 / a / ?Banshee: call a hero / a / a", ALTERNATE),
    place("raid", "right*2 / a / ?Orc Soldier: raid", ALTERNATE),
    place("rampage help", "right*2 / a / ?Fierce Troll: rampage / x", ALTERNATE),
]
ARTIFACTS = [
    place("chalice", "right*3 / a", holding("Chalice")),
    place("chalice where", "right*3 / a / a", holding("Chalice")),
    place("chalice for nobody", "right*3 / a", holding("Chalice").replace("dead 1: Dwa, Orc; ", "")),
    place("cloak", "right*3 / a", holding("Cloak")),
    place("cloak step", "right*3 / a / @From? R08: gold 1 / a", holding("Cloak")),
    place("blade", "right*3 / a", holding("Blade")),
    place("sandals", "right*3", holding("Sandals")),
    place("bell", "right*3 / a", holding("Bell")),
    place("bell where", "right*3 / a / a", holding("Bell")),
    place("lens", "right*3 / a", holding("Lens")),
]
CARDS = [
    place("card", "", hand("Kni")),
    place("card help", "x", hand("Kni")),
    place("entrance", "a", hand("Kni")),
    place("pit", "a", hand("Wra")),
    place("room for a chest", "a", hand("Chest")),
    place("room for the troll", "a", hand("CTr")),
    place("score a room", "a", hand("Score")),
    place("score card help", "x", hand("Score")),
    place("two cards", "right", TWO_CARDS),
    place("second card", "", TWO_CARDS.replace("phase: card", "phase: second").replace("Artifact, Adv*", "Adv*")),
    place("keep", "left", TWO_CARDS.replace("phase: card", "phase: second").replace("Artifact, Adv*", "Adv*")),
]
BETWEEN = [
    place("push", "", PUSH),
    place("push nobody", "left", PUSH),
    place("push where", "a", PUSH),
    place("push must", "", MUST),
    place("push help", "x", MUST),
    place("flight", "", FLIGHT),
    place("flight where", "a", FLIGHT),
    place("flight help", "x", FLIGHT),
    place("all stay", "left / x", FLIGHT),
    place("run", "", RUN),
    place("run where", "a", RUN),
    place("under the cloak", "", CLOAK),
    place("stop under the cloak", "left", CLOAK),
]
PEOPLE = [
    place("cover", "", MIDDLE, b"\0\0\1\1"),
    place("cover lifted", "a", MIDDLE, b"\0\0\1\1"),
    place("next cover", "a / left / a / a", MIDDLE, b"\0\0\1\1"),
    place("flight of a person", "", FLIGHT, b"\0\1\1\0"),
]
TOLD = [
    place("drawn", "a", MIDDLE),
    place("all rooms were scored", "?Treasure / a / a", FULL),
    place("log of a scoring", "?Treasure / a / a / y / =What", FULL),
    place("log", "right*2 / a / ?Orc: discard a hero / a / a / y / =What", MIDDLE),
]
ENDS = [
    place("won", "a / a", WON),
    place("lost", "a / a", LOST),
    place("shared", "a / a", SHARED),
    place("end log", "a / a / b", WON),
]

SECTIONS = {
    "Set-up": SET_UP,
    "A turn": TURN + MOVES,
    "Abilities": ABILITIES,
    "Artifacts": ARTIFACTS,
    "Cards": CARDS,
    "Pushes and flights": BETWEEN,
    "Help": HELP,
    "Looking round": LOOKS,
    "Several people": PEOPLE,
    "Scoring and ends": TOLD + ENDS,
}
EVERYWHERE = [place for section in SECTIONS.values() for place in section]
# what the small gallery shows: one screen of each sort, in the three languages in turn
SHOWN = (
    ("turn", "en"), ("move where", "ru"), ("abilities", "el"), ("room for the troll", "en"),
    ("flight", "ru"), ("look full room page", "el"), ("log of a scoring", "en"), ("won", "en"),
)  # fmt: skip
