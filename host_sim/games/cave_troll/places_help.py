# SPDX-License-Identifier: MIT
"""Cave Troll: the screens of the set-up and the rules, the help pages, what is seen when looking round."""

from __future__ import annotations

from host_sim.games.cave_troll.places_table import ALTERNATE, MIDDLE, place

SET_UP = [
    place("set-up", "=New game: Cave Troll", None),
    place("set-up two", "=New game: Cave Troll / down / left*2", None),
    place("set-up alternate", "=New game: Cave Troll / =Game / right / x", None),
    place("set-up dark", "=New game: Cave Troll / =In the Dark / right / x", None),
    place("rulings", "=New game: Cave Troll / =Rulings", None),
    place("rulings idle", "=New game: Cave Troll / =Rulings / =Paladin / x", None),
    place("rulings first", "=New game: Cave Troll / =Rulings / =First / right", None),
    place("rules", "=Rules / =Cave Troll", None),
    place("rules chapter", "=Rules / =Cave Troll / =Movement", None),
    place("rules scrolled", "=Rules / =Cave Troll / =The alternate game / down*4", None),
]
HELP = [
    place("help index", "y / =Help", MIDDLE),
    place("help now", "y / =Help / a", MIDDLE),
    place("help figures", "y / =Help / =The figures", MIDDLE),
    place("help knight", "y / =Help / =The figures / =Knight", MIDDLE),
    place("help barbarian", "y / =Help / =The figures / =Barbarian", MIDDLE),
    place("help cave troll", "y / =Help / =The figures / =Cave Troll", MIDDLE),
    place("help alternate figures", "y / =Help / =The figures", ALTERNATE),
    place("help banshee", "y / =Help / =The figures / =Banshee", ALTERNATE),
    place("help cards", "y / =Help / =The cards", MIDDLE),
    place("help alternate cards", "y / =Help / =The cards / down*7", ALTERNATE),
    place("help treasure", "y / =Help / =The cards / =Treasure", MIDDLE),
    place("help artifacts", "y / =Help / =The artifacts", MIDDLE),
    place("help cloak", "y / =Help / =The artifacts / =Cloak", MIDDLE),
    place("help areas", "y / =Help / =Rooms", MIDDLE),
    place("help room", "y / =Help / =Rooms / a", MIDDLE),
    place("help scoring", "y / =Help / =Hourglasses", MIDDLE),
    place("help turn", "y / =Help / =A turn", MIDDLE),
    place("help draw", "y / =Help / =Draw", MIDDLE),
    place("help moving", "y / =Help / =Moving", MIDDLE),
    place("help end", "y / =Help / =The end", MIDDLE),
    place("help signs", "y / =Help / =Signs", MIDDLE),
    place("help signs scrolled", "y / =Help / =Signs / down*9", ALTERNATE),
]
LOOKS = [
    place("look", "down", MIDDLE),
    place("look room page", "down / x", MIDDLE),
    place("look full room", "down / @R15", MIDDLE),
    place("look full room page", "down / @R15 / x", MIDDLE),
    place("look six", "down / @R20", ALTERNATE),
    place("look six page", "down / @R20 / x", ALTERNATE),
    place("look dead room page", "down / @R11 / x", MIDDLE),
    place("look entrance page", "down / @E1 / x", MIDDLE),
    place("look pit page", "down / @Pit 1 / x", MIDDLE),
    place("look seat", "down / @Player 3", MIDDLE),
    place("look seat page", "down / @Player 1 / x", MIDDLE),
    place("look other seat page", "down / @Player 3 / x", MIDDLE),
    place("look pool", "down / @Hourglasses", MIDDLE),
    place("look pool page", "down / @Hourglasses / x", MIDDLE),
]
