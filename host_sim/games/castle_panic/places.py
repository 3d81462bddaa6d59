# SPDX-License-Identifier: MIT
"""Every screen and every question of the handheld for one seat, and the keys that lead there: see host_sim/places.py."""

from __future__ import annotations

from host_sim.games.castle_panic.places_guide import LESSON, around
from host_sim.games.castle_panic.places_table import TABLE, TABLE_ENDS
from host_sim.places import Place

CARDS = (
    "Red Archer", "Green Archer", "Blue Archer", "Any Color Archer", "Red Knight", "Green Knight", "Blue Knight",
    "Any Color Knight", "Red Swordsman", "Green Swordsman", "Blue Swordsman", "Any Color Swordsman", "Red Hero",
    "Green Hero", "Blue Hero", "Brick", "Mortar", "Barbarian", "Nice Shot", "Tar", "Drive Him Back!", "Fortify Wall",
    "Missing", "Draw 2 Cards", "Scavenge",
)  # fmt: skip

# one monster of each kind in reach, a broken Wall, a fallen Tower
CROWD = (
    "phase: play; turn: 4; walls: 1,2,4..6; fortified: 5; towers: 1..5; "
    "monsters: Goblin @F1, Orc 1/2 @A1, Troll @A2, Goblin King 2/3 @K3, Orc Warlord @K4 +tar, Troll Mage @S5, "
    "Healer 1/2 @S6, Goblin @C6; pile: Troll, Orc, ...; "
)
HAND = CROWD + (
    "discard: Red Hero, 2 Mortar; trophies 1: Goblin, Troll; hand 1: Red Archer, Brick, Mortar, Nice Shot, Fortify Wall, Scavenge"
)
# 26 monsters, most spaces with more than they have room for
MOB = (
    "phase: play; turn: 12; walls: -; fortified: -; towers: 3; hand 1: Barbarian, Tar, Drive Him Back!; "
    "monsters: 2 Goblin @F1, 2 Orc @F1, Troll @F1, Troll 2/3 @F1, Troll 1/3 @F1, 4 Orc @A2, 2 Troll @A2, "
    "2 Orc 1/2 @K3, 3 Troll @K3, 2 Troll 1/3 @S4, Goblin @S4, Healer @S4, 2 Orc 1/2 @C5, Goblin King @C5, "
    "Orc Warlord @C6 +tar, Troll Mage @C1"
)
WALL = "phase: tokens; token: Troll Mage; owed: 1; ask: wall 2; monsters: Orc @S2 !, Troll 2/3 @S2 !"
TOWER = "phase: tokens; token: Blue Monsters Move 1; walls: -; ask: tower 5; monsters: Orc @C5 !, Troll 2/3 @C5 !"
DROP = "phase: tokens; token: All Players Discard 1 Card; ask: discard 1; hand 1: Tar, 2 Brick; monsters: Orc @F1"
EMPTY = "phase: play; monsters: -; walls: -; hand 1: Red Archer, Blue Hero, Barbarian, Tar, Drive Him Back!, Fortify Wall"


PLACES = [
    Place("title", ""),
    Place("about", "=About"),
    Place("rules", "=Rules / =Castle Panic"),
    Place("rules chapter", "=Rules / =Castle Panic / =The cards"),
    Place("rules scrolled", "=Rules / =Castle Panic / =The cards / down*3"),
    Place("rules short", "=Rules / =Castle Panic / =Versions"),
    Place("settings", "=Settings"),
    Place("set-up", "=New game"),
    Place("set-up version", "=New game / =Version / right"),
    Place("set-up king", "=New game / =Goblin King:"),
    Place("settings volume", "=Settings / =Sound / left*2"),
    Place("statistics empty", "=Statistics"),
    Place("names", "=Settings / =Player names"),
    Place("name", "=Settings / =Player names / a / a / right / down"),
    Place("name done", "=Settings / =Player names / a / a / down / up*2"),
    Place("set-up number", "=New game / up / left"),
    Place("set-up word", "=New game / up / a / right"),
    Place("set-up by chance", "=New game / up / a / up"),
    Place("set-up option help", "=New game / =Easy / x"),
    Place("set-up ruling help", "=New game / =Rulings / =Two / x"),
    Place("set-up too few", "=New game / =Version / right / right / =Players / left"),
    Place("title with a save", "=New game / =Start / ?At random / a / y / =Save"),
    Place("overwrite", "=New game / =Start / ?At random / a / y / =Save / =New game / =Start"),
    Place("resumed", "=New game / =Start / ?At random / a / y / =Save / =Resume"),
    Place("opening", "", ""),
    Place("opening help", "x", ""),
    Place("opening arc", "?Place: Orc / a", ""),
    Place("opening arc help", "?Place: Orc / a / x", ""),
    Place("opening random", "?At random", ""),
    Place("opening three set", "?Place: Goblin / a / a / ?Place: Orc / a / right*2 / a / ?Place: Troll / a / a", ""),
    Place("discard phase", "?At random / a", ""),
    Place("discard a card", "?At random / a / right", ""),
    Place("discard help", "?At random / a / x", ""),
    Place("hand", "", HAND),
    Place("hand end", "?End: Monsters move", HAND),
    Place("hand end help", "?End: Monsters move / x", HAND),
    Place("hand greyed", "", EMPTY),
    Place("hand greyed why", "a", EMPTY),
    Place("hand empty", "", CROWD + "hand 1: -"),
    Place("hand of ten", "right*3", CROWD + "hand 1: Red Archer, 2 Brick, 2 Mortar, Barbarian, Missing, Tar, 2 Blue Knight"),
    Place("target", "?Red Archer / a", HAND),
    Place("target help", "?Red Archer / a / x", HAND),
    Place("target with tar", "?Barbarian / a / ?On whom? Orc Warlord 3/3 K4 / x", CROWD + "hand 1: Barbarian"),
    Place("wall site", "?Brick / a", HAND),
    Place("wall site help", "?Mortar / a / x", HAND),
    Place("fortify site", "?Fortify Wall / a / right", HAND),
    Place("nice shot with", "?Nice Shot / a", HAND),
    Place("nice shot target", "?Nice Shot / a / a", HAND),
    Place("scavenge", "?Scavenge / a", HAND),
    Place("scavenge many", "?Scavenge / a / up", EMPTY.replace("Tar", "Scavenge") + "; deck: 2 Brick; pile: Troll, ..."),
    Place("damage at a wall", "", WALL),
    Place("damage at a wall help", "x", WALL),
    Place("damage at a tower", "right", TOWER),
    Place("all discard one", "", DROP),
    Place("all discard one help", "?Discard: Brick / x", DROP),
    Place("look", "up", HAND),
    Place("look forest", "up / up*3", HAND),
    Place("look castle", "up / down*2", HAND),
    Place("look list", "up / right / right / right / up / a", HAND),
    Place("look wall", "up / a", HAND),
    Place("look gone wall", "up / right*2 / a", HAND),
    Place("look nothing", "up / up*2 / left / a", EMPTY),
    Place("mob", "", MOB),
    Place("mob target", "a / right*5", MOB),
    Place("mob forest", "?Tar / a / right*4", MOB),
    Place("mob list", "up / up*3 / a", MOB),
    Place("coop", "", CROWD + "hand 1: 2 Brick", coop=True),
    Place("pause", "y", HAND),
    Place("pause log empty", "y / =What", HAND),
    Place("log", "?Red Archer / a / a / y / =What", HAND),
    Place("log scrolled", "?End: Monsters move / a / y / =What / up*9", HAND),
    Place("pause help", "y / =Help", HAND),
    Place("help monsters", "y / =Help / =Monsters", HAND),
    Place("help token", "y / =Help / =Other tokens / =Giant Boulder", HAND),
    Place("help signs", "y / =Help / =Signs", HAND),
    Place("pause rules", "y / =Rules / down / a", HAND),
    Place("pause settings", "y / =Settings", HAND),
    Place("pause number", "y / =Game number", HAND),
    Place("no undo", "y / =Take back", HAND),
    Place("give up", "y / =Give up", HAND),
]  # fmt: skip
EXPLAINED = [Place(f"card {card}", f"?{card} / x", CROWD + f"hand 1: {card}") for card in CARDS]
GREYED = [
    Place(f"greyed {card}", f"?{card} / x", f"phase: play; walls: -; monsters: -; discard: -; missing: yes; hand 1: {card}")
    for card in CARDS
    if card != "Draw 2 Cards"
]

LAST = "phase: play; pile: -; monsters: Orc @A1; hand 1: Barbarian"
LOSING = "phase: play; turn: 9; walls: -; towers: 2; monsters: 2 Orc @S2; pile: Troll, ...; hand 1: -"
ENDS = [
    Place("won", "?Barbarian / a / a", LAST + "; trophies 1: 2 Goblin, Troll"),
    Place("won in co-op", "?Barbarian / a / a", LAST, coop=True),
    Place("lost", "?End: Monsters move / a", LOSING),
    Place("end log", "?End: Monsters move / a / b", LOSING),
]  # fmt: skip

SECTIONS = {
    "One player": PLACES + ENDS + around(HAND),
    "The first game": LESSON,
    "Several players": TABLE + TABLE_ENDS,
    "The cards explained": EXPLAINED,
    "Why not": GREYED,
}
EVERYWHERE = [place for section in SECTIONS.values() for place in section]
# what the small gallery shows: one screen of each sort, in the three languages in turn
SHOWN = (
    ("title", "en"), ("opening arc", "ru"), ("hand", "en"), ("target", "el"),
    ("mob", "ru"), ("trade", "el"), ("overlord", "en"), ("look list", "ru"),
    ("card Barbarian", "el"), ("log", "en"), ("set-up", "el"), ("won by six", "ru"),
)  # fmt: skip
