# SPDX-License-Identifier: MIT
"""Every screen and every question of Monster Hex, and the keys that lead there: see host_sim/places.py."""

from __future__ import annotations

from host_sim.places import Place

GAME = "monster_hex"
ALONE = b"\0\2\2\2"

# the middle of a game of four, four monsters each, one of them cursed twice
BOARD = (
    "monsters: Yellow B1 @2/-3 r2, Yellow A2 @-1/-2 r0, Yellow S1 @0/-2 r0, Red B2 @2/-2 r4, Green B1 @3/-2 r2, "
    "Red A2 @0/-1 r1 -2, Blue S1 @1/-1 r2, Green C1 @3/-1 r0, Blue B1 @-2/0 r5 -2, Green S1 @-1/0 r0, Yellow A1 @1/0 r3, "
    "Blue B3 @2/0 r3, Red A1 @-1/1 r5, Green A2 @0/1 r3, Blue C2 @-3/2 r1, Red B1 @-2/2 r4; closed: K, L4, s4; king: 3; "
    "points 1: 7; points 2: 4; points 3: 13; points 4: 24; smalls 4: 1; firsts 3: 1; colours 4: Blue, Green; "
)
AIMS = "open: Full muster, Humble; cards 1: Pincer; "
FOUR = "seats: 4; options: abilities=on, objectives=on; faction 1: {}; ability 1: {}; " + BOARD + AIMS
MIDDLE = FOUR.format("Yellow", "Confuse") + "hand 1: B2, B3, C2, C4"
PLAIN = "seats: 4; " + BOARD
SCATTER = FOUR.format("Blue", "Scatter") + "hand 1: A1, C1, C3, C4"
# the red-lettered tile on hex {2} has set the ability {1} of faction {0} off
POWER = FOUR + "phase: power; last: {}"
CONFUSE = POWER.format("Yellow", "Confuse", "2/-3")
CONFUSE_S = POWER.format("Yellow", "Confuse", "0/-2")
ENCHANT = POWER.format("Red", "Enchant", "-2/2")
BOUNTY = POWER.format("Red", "Bounty", "-2/2")
STRIKE = POWER.format("Blue", "Strike", "1/-1") + "; hand 1: A1, B2, C1; stack 1: C3, A2, C4"
SCHEME = POWER.format("Yellow", "Scheme", "2/-3")
CURSE = POWER.format("Green", "Curse", "3/-1")
PETRIFY = POWER.format("Green", "Petrify", "-1/0")
TEMPS = FOUR.format("Green", "Petrify") + "stones: 0/-3 worth 2, 1/-3 worth 1; bounty 2: 3; faction 2: Red; ability 2: Bounty"

CHOOSE = "seats: 4; options: abilities=on; phase: faction; start: 3; faction 3: Blue; faction 4: Green"
LEARN = "seats: 2; options: abilities=on; phase: ability; start: 1; faction 1: Green; faction 2: Blue"
FIRST = "seats: 2; options: abilities=on; hand 1: A1, B1, C2"
TWO = "seats: 2; monsters: Red A1 @-1/0 r0, Blue C4 @-1/1 r3; hand 1: A2, B3, C2"
THREE = "seats: 3; monsters: Red A1 @-1/2 r0, Blue C4 @-2/3 r3, Yellow S1 @1/-2 r1; hand 1: A2, B3, C2"
# no tile of the hand fits: on a starting hex, or anywhere
AT_START = "seats: 2; options: abilities=on; monsters: Red S1 @-1/0 r0 +2; hand 1: C1, C3, C4"
FREELY = "seats: 2; options: abilities=on; monsters: Red S1 @-1/0 r0 +2, Red A1 @1/0 r1 +2; hand 1: C2, C3, C4"
SLOT = "seats: 3; faction 3: Yellow; phase: pick; pick: L5; ring L5: R S1:5, R A1:4, Y B1:3, Y C2:5, B C3:2, B B2:3"
# the first place is tied, the second one chooses
SECOND = "seats: 3; faction 1: Yellow; phase: pick; pick: L4; ring L4: R S1:5, R C3:3, B A1:5, B C3:3, Y B1:4, Y C1:2"
DOMINATE = "seats: 2; faction 2: Yellow; ring L2: -, R A1:3, R B1:3, Y C1:1, Y C3:1, Y B2:3; hand 1: S1, B3, C2"
SHARED = (
    "seats: 2; options: abilities=on, objectives=on, shared=on; faction 1: Green; ability 1: Petrify; faction 2: Blue; "
    "ability 2: Strike; faction shared: Yellow; turn: {}; round: 5; monsters: Yellow S1 @2/-3 r1, Blue A1 @1/-2 r0, "
    "Blue C1 @-1/-1 r5, Green C4 @0/-1 r0, Blue B3 @1/-1 r1, Yellow B1 @-1/0 r4, Green A1 @1/0 r4, Blue B1 @-2/1 r1, "
    "Green C2 @-1/1 r4, Blue A2 @0/1 r3, Yellow B3 @1/1 r4, Green B2 @2/1 r0; points 1: 12; points 2: 9; points shared: 7; "
    "closed: K; hand shared: A1; hand 1: B1, C1, C3; open: Pincer, Kindred; cards 1: Royal watch"
)
MINE = SHARED.format("1")
ITS = SHARED.format("shared")

# one decision and, perhaps, a slot before the end
SOLO = (
    "seats: 1; options: abilities=on, objectives=on; round: 9; turn: shared; king: 1; faction 1: Yellow; ability 1: Scheme; "
    "hand 1: C1; stack 1: -; points 1: 26; smalls 1: 1; firsts 1: 3; colours 1: Red, Blue, Yellow, Green; "
    "faction shared: Blue; hand shared: C3; stack shared: A2; points shared: 1; smalls shared: 1; "
    "monsters: Yellow B2 @1/-3 r3, Blue B1 @2/-3 r1, Yellow B1 @0/-2 r4, Blue S1 @2/-2 r2, Blue C4 @0/-1 r0, "
    "Yellow B3 @1/-1 r4, Blue A1 @-2/0 r2, Blue C2 @-1/0 r0, Yellow A1 @1/0 r0, Blue B3 @2/0 r3, Yellow S1 @-3/1 r3, "
    "Yellow C2 @-1/1 r5, Yellow A2 @0/1 r0, Yellow C3 @2/1 r4, Yellow C4 @-2/2 r3, Blue B2 @0/2 r0, Blue C1 @1/2 r0; "
    "closed: K, L1, L3, s1, s3; open: Blood bond, Arc guard; cards 1: Royal watch, Humble, Trident"
)
LAST = (
    "seats: 4; options: abilities=on, objectives=on; round: 8; start: 2; turn: 1; king: {king}; "
    "faction 1: Blue; ability 1: Scatter; hand 1: A1, C3, C4; stack 1: -; points 1: {points}; colours 1: Red, Blue, Green; "
    "faction 2: Red; ability 2: Enchant; hand 2: C1, C3; stack 2: -; points 2: 8; smalls 2: 3; "
    "faction 3: Green; ability 3: Curse; hand 3: C3, C4; stack 3: -; points 3: 25; firsts 3: 4; colours 3: Blue, Yellow, Green; "
    "faction 4: Yellow; ability 4: Confuse; hand 4: C1, C3; stack 4: -; points 4: 18; smalls 4: 1; firsts 4: 3; "
    "colours 4: Red, Yellow; "
    "monsters: Red C4 @-1/-4 r0, Yellow C4 @0/-4 r1, Blue B2 @4/-4 r1, Green B3 @5/-4 r1, Red C2 @0/-3 r5, Red B1 @1/-3 r5, "
    "Yellow B1 @2/-3 r2, Blue A2 @3/-3 r2, Yellow B3 @5/-3 r3, Red S1 @-2/-2 r5 +2, Yellow A2 @-1/-2 r0, Yellow S1 @0/-2 r0, "
    "Red B2 @2/-2 r4, Green B1 @3/-2 r2, Yellow B2 @4/-2 r0, Green C2 @-2/-1 r0, Red A2 @0/-1 r1 -2, Blue S1 @1/-1 r2, "
    "Green C1 @3/-1 r0, Blue B1 @-2/0 r5 -2, Green S1 @-1/0 r0, Yellow A1 @1/0 r3, Blue B3 @2/0 r3, Green A1 @-3/1 r3, "
    "Red A1 @-1/1 r5 +1, Green A2 @0/1 r3, Green B2 @2/1 r2, Blue C2 @-3/2 r1, Red B3 @-2/2 r4, Blue C1 @0/2 r5, "
    "Yellow C2 @1/2 r3; closed: K, L2, L3, L4, L5, L6, L7, s1, s2, s3, s4, s5; "
    "open: Full muster, Humble; cards 1: Magpie; cards 2: Blood bond; cards 3: Shepherd; cards 4: Pincer"
)
LOST = LAST.format(king=3, points=8)
WON = LAST.format(king=3, points=31)
END = "a / a / a"


def place(name: str, path: str, position: str | None, levels: bytes = ALONE) -> Place:
    """One of this game's; one person against computers, unless `levels` says more."""
    return Place(name, path, position, levels=levels, game=GAME)


SET_UP = [
    place("set-up", "=New game: Monster", None),
    place("set-up alone", "=New game: Monster / down / left", None),
    place("set-up four", "=New game: Monster / down / right*2 / =Abilities / =Objectives", None),
    place("set-up shared", "=New game: Monster / =Shared", None),
    place("set-up refused", "=New game: Monster / down / right / =Shared", None),
    place("set-up refused seats", "=New game: Monster / =Shared / =Players", None),
    place("set-up abilities", "=New game: Monster / =Abilities / x", None),
    place("set-up objectives", "=New game: Monster / =Objectives / x", None),
    place("set-up shared page", "=New game: Monster / =Shared / x", None),
    place("set-up rotates", "=New game: Monster / =First / x", None),
    place("rules", "=Rules / =Monster", None),
    place("rules chapter", "=Rules / =Monster / =Placing", None),
    place("rules scrolled", "=Rules / =Monster / =The eight / down*3", None),
    place("faction", "", CHOOSE),
    place("faction taken", "?Blue / a", CHOOSE),
    place("faction page", "x", CHOOSE),
    place("ability", "", LEARN),
    place("ability page", "right / x", LEARN),
]
TILES = [
    place("first tile", "", FIRST),
    place("first hex", "a", FIRST),
    place("first elsewhere", "a / up", FIRST),
    place("first why", "a / up / a", FIRST),
    place("first turn", "a / a / right", FIRST),
    place("hand", "", MIDDLE),
    place("hand plain", "right", PLAIN),
    place("hand of two", "", TWO),
    place("hand of three", "", THREE),
    place("hand help", "x", MIDDLE),
    place("hand fits nowhere", "?Tile C3 / a", TWO.replace("A2, B3, C2", "C2, C3, C4")),
    place("hex", "a", MIDDLE),
    place("hex page", "a / x", MIDDLE),
    place("hex dimmed", "?Tile C4 / a / ?C4 does not fit here", MIDDLE),
    place("hex why", "?Tile C4 / a / ?C4 does not fit here / a", MIDDLE),
    place("turning", "a / a", MIDDLE),
    place("turning wrong", "a / a / right*2", MIDDLE),
    place("turning why", "a / a / right*2 / a", MIDDLE),
    place("scatter", "?Tile C1 / a", SCATTER),
    place("scatter turning", "?Tile C1 / a / a / right", SCATTER),
    place("starting hex", "a", AT_START),
    place("starting hex why", "a / up / a", AT_START),
    place("any hex", "a", FREELY),
    place("objectives", "?Objectives / a", MIDDLE),
    place("shared tile", "", ITS),
    place("shared tile page", "x", ITS),
    place("shared turned up", "", MINE),
]
ABILITIES = [
    place("enchant", "", ENCHANT),
    place("enchant whom", "a", ENCHANT),
    place("enchant page", "x", ENCHANT),
    place("enchant monster", "a / x", ENCHANT),
    place("keep it back", "?Keep the ability back", ENCHANT),
    place("bounty", "", BOUNTY),
    place("strike", "", STRIKE),
    place("strike end", "?Keep the ability back", STRIKE),
    place("strike hex", "a", STRIKE),
    place("confuse", "", CONFUSE),
    place("confuse whom", "a", CONFUSE),
    place("confuse why", "a / right*3 / a", CONFUSE),
    place("confuse turning", "a / a / right", CONFUSE),
    place("confuse turning none", "a / a / left", CONFUSE),
    place("confuse S", "a / down", CONFUSE_S),
    place("scheme", "x", SCHEME),
    place("curse", "a", CURSE),
    place("petrify", "a", PETRIFY),
    place("petrify why", "a / up*3 / a", PETRIFY),
    place("temporary stones", "", TEMPS),
]
SLOTS = [
    place("slot", "", SLOT),
    place("slot other", "right", SLOT),
    place("slot page", "x", SLOT),
    place("slot second", "", SECOND),
]
LOOKS = [
    place("look", "up", MIDDLE),
    place("look page", "up / x", MIDDLE),
    place("look monster", "up / right", MIDDLE),
    place("look monster page", "up / right / x", MIDDLE),
    place("look small stone page", "up / up*9 / x", MIDDLE),
    place("look seat page", "up / right*2 / down / right / x", MIDDLE),
    place("look shared page", "up / down*2 / right*3 / down / x", ITS),
    place("look round page", "up / up*3 / right / up / x", MIDDLE),
    place("look temporary page", "up / up*3 / x", TEMPS),
    place("pause", "y", MIDDLE),
    place("players", "y / =Players", MIDDLE),
    place("player", "y / =Players / down*3 / a", MIDDLE),
    place("help index", "y / =Help", MIDDLE),
    place("help now", "y / =Help / a", MIDDLE),
    place("help captures", "y / =Help / =Capturing", MIDDLE),
    place("help tile", "y / =Help / =The tiles / =B1", MIDDLE),
    place("help ability", "y / =Help / =The abilities / =Strike", MIDDLE),
    place("help objective", "y / =Help / =The objectives / =Spectrum", MIDDLE),
    place("help signs", "y / =Help / =Signs", MIDDLE),
]
PEOPLE = [
    place("cover", "", MIDDLE, b"\0\0\2\2"),
    place("cover lifted", "a", MIDDLE, b"\0\0\2\2"),
    place("slot of people", "", SLOT, b"\0\0\0"),
]
ENDS = [
    place("solo end", END + " / a", SOLO),
    place("solo slot", END, SOLO),
    place("won", END, WON),
    place("lost", END, LOST),
    place("end log", END + " / b", LOST),
]

SECTIONS = {
    "Set-up": SET_UP,
    "Placing a tile": TILES,
    "Abilities": ABILITIES,
    "Slots": SLOTS,
    "Looking round": LOOKS,
    "Several people": PEOPLE,
    "Ends": ENDS,
}
EVERYWHERE = [place for section in SECTIONS.values() for place in section]
# what the small gallery shows: one screen of each sort, in the three languages in turn
SHOWN = (
    ("faction", "en"), ("ability", "ru"), ("hand", "el"), ("hex", "en"),
    ("turning", "ru"), ("slot", "el"), ("objectives", "ru"), ("won", "en"),
)  # fmt: skip
