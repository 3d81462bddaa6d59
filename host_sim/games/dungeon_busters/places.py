# SPDX-License-Identifier: MIT
"""Every screen and every question of Dungeon Busters, and the keys that lead there: see host_sim/places.py."""

from __future__ import annotations

from host_sim.places import Place

GAME = "dungeon_busters"
ALONE = b"\0\2\2\2\2"

# the middle of a game of four: a first player who is not the first seat, words, unequal tokens
MIDDLE = (
    "seats: 4; phase: choose; first: 4; mover: 1; hero 1: Smith; hero 2: Cook; hero 3: Scholar; hero 4: Scout; "
    "met: V1-4, V1-1, V1-2, V1-5, V2-3, V2-1; villain: V2-5; deck: V2-4; "
    "row 1: 4, 2; row 2: 1, 5; row 3: 6, 2; row 4: 3, 6; card 4: 5; said 4: 2; "
    "tokens 1: 3/0/2; tokens 2: 1/4/0; tokens 3: 0/0/1; tokens 4: 2/1/2; centre: 2/0/1"
)
THREE = "seats: 3; phase: choose; first: 1; met: -; villain: V1-5; tokens 1: 3/1/1"
FIVE = (
    "seats: 5; phase: choose; first: 2; mover: 1; met: V1-4, V1-1, V1-2, V1-5, V2-3, V2-1, V2-2, V2-4, V3-3, V3-2, V3-5; "
    "villain: V3-1; row 1: 4, 2, 5; row 2: 1, 5, 2; row 3: 6, 2, 1; row 4: 3, 6, 4; row 5: 2, 1, 6; "
    "card 2: 3; card 3: 4; card 4: 1; card 5: 4; said 1: 1; said 2: 6; said 3: 3; said 5: 4; "
    "tokens 1: 12/0/2; tokens 2: 1/10/0; tokens 3: 0/0/10; tokens 4: 0/1/0; tokens 5: 0/1/0; centre: 2/1/1"
)
PICK = (
    "seats: 4; phase: pick; first: 1; mover: 1; met: V1-4; villain: V1-2; row 1: 1; row 2: 2; row 3: 3; row 4: 4; "
    "card 1: 3; card 2: 6; card 3: 2; card 4: 2; tokens 1: 2/1/1; centre: 2/0/2"
)
LOSE = (
    "seats: 4; phase: lose; first: 1; mover: 1; met: -; villain: V1-5; card 1: 2; card 2: 2; card 3: 4; card 4: 6; "
    "said 1: 5; tokens 1: 3/1/3"
)
# all but the first seat have chosen: two presses close the choice
CLOSE = "card 2: 2; card 3: 4; card 4: 5"
WIN = f"seats: 4; phase: choose; met: V1-4; villain: V1-2; row 1: 1; row 2: 3; row 3: 3; row 4: 4; {CLOSE}; centre: 1/0/2"
LOSS = f"seats: 4; phase: choose; first: 1; met: -; villain: V1-5; {CLOSE}; tokens 1: 3/1/0"
MOST = "seats: 4; phase: choose; first: 1; met: -; villain: V1-5; said 1: 3; talks 1: 5"
SILENT = "options: talk=off; seats: 3; phase: choose; first: 1; met: -; villain: V1-5"
LAST = (
    "seats: {n}; phase: choose; first: 1; met: V1-4, V1-1, V1-2, V1-5, V2-3, V2-1, V2-2, V2-4, V3-3, V3-2, V3-4; "
    "villain: V3-5; row 1: 4, 3, 5; row 2: 5, 3, 6; row 3: 6, 3, 5; row 4: 6, 3, 4; "
    "card 2: 2; card 3: 4; card 4: 5; tokens 1: {one}; tokens 2: 4/3/5; tokens 3: 2/2/2; tokens 4: 1/0/3"
)
WON = LAST.format(n=4, one="5/5/4")
LOST = LAST.format(n=4, one="1/1/3")
SHARED = LAST.format(n=4, one="6/5/3")


def place(name: str, path: str, position: str | None, levels: bytes = ALONE) -> Place:
    """One of this game's; one person against computers, unless `levels` says more."""
    return Place(name, path, position, levels=levels, game=GAME)


SET_UP = [
    place("set-up", "=New game: Dungeon", None),
    place("set-up five", "=New game: Dungeon / down / right", None),
    place("set-up levels", "=New game: Dungeon / down*3 / left*2", None),
    place("set-up talk", "=New game: Dungeon / =Table talk / right / x", None),
    place("rules", "=Rules / =Dungeon", None),
    place("rules chapter", "=Rules / =Dungeon / =Equal", None),
    place("rules scrolled", "=Rules / =Dungeon / =The heroes win / down*2", None),
]
HEROES = [
    place("heroes", "", "seats: 4; phase: heroes; first: 3; mover: 1; hero 3: Scout; hero 4: Cook"),
    place("hero taken", "right / a", "seats: 4; phase: heroes; first: 3; mover: 1; hero 3: Scout; hero 4: Cook"),
    place("hero page", "right / x", "seats: 3; phase: heroes; first: 1"),
]
QUESTIONS = [
    place("hand", "", MIDDLE),
    place("hand of three", "", THREE),
    place("hand of five", "", FIVE),
    place("hand help", "x", MIDDLE),
    place("sure", "?Play the 3 / a", MIDDLE),
    place("say", "?Say what you will play / a", MIDDLE),
    place("say again", "?Say what you will play / a / right", MOST),
    place("say too often", "?Say what you will play / a / a", MOST),
    place("take back", "?Say what you will play / a / ?Take back your word", MOST),
    place("silent", "?Let another go first", SILENT),
    place("say help", "?Say what you will play / x", MIDDLE),
    place("others", "?Let another go first / a", MIDDLE),
    place("others help", "?Let another go first / x", MIDDLE),
    place("pick", "", PICK),
    place("pick none there", "right / a", PICK),
    place("pick help", "x", PICK),
    place("lose", "right*2", LOSE),
    place("lose refused", "right / a", LOSE),
    place("pause", "y", MIDDLE),
    place("players", "y / =Players", MIDDLE),
    place("player", "y / =Players / down*3 / a", MIDDLE),
    place("help index", "y / =Help", MIDDLE),
    place("help chapter", "y / =Help / =When the heroes", MIDDLE),
    place("help villain", "y / =Help / =The villains / =Elder", MIDDLE),
    place("help signs", "y / =Help / =Signs", MIDDLE),
]
LOOKS = [
    place("look villain", "down", MIDDLE),
    place("look villain page", "down / x", MIDDLE),
    place("look five", "down*2", MIDDLE),
    place("look five page", "down*2 / x", MIDDLE),
    place("look centre", "down*3", MIDDLE),
    place("look centre page", "down*3 / x", MIDDLE),
    place("look reserve page", "down*4 / x", MIDDLE),
    place("look seat", "up", MIDDLE),
    place("look seat page", "up / x", MIDDLE),
    place("look last of five", "up", FIVE),
]
PEOPLE = [
    place("cover", "", MIDDLE, b"\0\0\2\2"),
    place("cover lifted", "a", MIDDLE, b"\0\0\2\2"),
    place("next cover", "a / a / a", MIDDLE, b"\0\0\2\2"),
]
TOLD = [
    place("log", "a / a / y / =What", WIN),
    place("after a win", "a / a", WIN),
    place("after a loss", "a / a", LOSS),
]
ENDS = [
    place("won", "?Play the 6 / a / a", WON),
    place("lost", "?Play the 6 / a / a", LOST),
    place("shared", "?Play the 6 / a / a", SHARED),
    place("end log", "?Play the 6 / a / a / b", WON),
]

SECTIONS = {
    "Set-up": SET_UP + HEROES,
    "Questions": QUESTIONS,
    "Looking round": LOOKS,
    "Several people": PEOPLE,
    "Fights and ends": TOLD + ENDS,
}
EVERYWHERE = [place for section in SECTIONS.values() for place in section]
# what the small gallery shows: one screen of each sort, in the three languages in turn
SHOWN = (
    ("heroes", "en"), ("hand", "ru"), ("hand of five", "en"), ("say", "el"),
    ("pick", "en"), ("look five page", "ru"), ("cover", "el"), ("won", "en"),
)  # fmt: skip
