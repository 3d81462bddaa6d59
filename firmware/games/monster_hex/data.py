# SPDX-License-Identifier: MIT
"""Monster Hex: the tiles, the objectives and the layout of state, actions and events.  The boards: boards.py.

State `(b, w)`: `b` is a bytearray of B_SIZE bytes, `w` an array('H') of W_SIZE words
(0-3 generator, OPTS options, CLOSED a bit for each printed stone that is closed, by its number).

A *side* is a seat, or the shared faction, which comes after the last seat.  Factions are
0 Red, 1 Blue, 2 Yellow, 3 Green; tiles 0 .. 9 are S1 A1 A2 B1 B2 B3 C1 C2 C3 C4; directions
0 .. 5 are E SE SW W NW NE; a tile turned by k shows its printed edge (d - k) % 6 in direction d.

    PHASE    FACTION .. OVER           MOVER    the seat that decides
    BOARD    0 two, 1 three, 2 four factions
    ROUND    from 0                    TURN     how many turns of the round are over
    START    seat that began           KING     1 + side of the first place at K, or 0
    STONE    stone whose slot is picked, else 0
    LAST     hex of the tile whose ability is open, else 0
    STRUCK   1 if Strike was used in this round
    a byte a side: FACTION_OF 1 + faction; ABILITY_OF 1 + ability; PLACED tiles; POINTS of
        stones and Bounty; BOUNTY points for each first place; SMALLS small stones taken;
        FIRSTS first places at printed large stones; COLOURS factions of the slots taken, a
        bit each; BONUS points of objectives, when the game is over; HAND_N, STACK_N
    TILES    ten places a side: the hand in ascending order, then the stack, the next one first
    TEMPS    1 + hex of each temporary stone, the oldest first
    OPEN_N public objectives, OWN_N those of each seat, DECK_N the deck: they stand in CARDS
             in this order, the next card of the deck first
    HEX      a byte a hex: 0 empty, 1 + 10 * side + tile, or TEMP + value of a temporary stone
    TWIST    a byte a hex with a monster: turn | (modifier + 4) << 3

In an observation a tile or card of which only the kind of place is known has UNKNOWN set:
all such tiles of a side, and all such cards, stand in ascending order.

An action is 16 bits, `kind << 11 | q`:

    PLACE     q (tile * 32 + hex) * 6 + turn    place it, also as Strike's second tile
    TARGET    q hex                             Enchant or Curse the monster there
    CONFUSE   q hex * 6 + turn                  turn the monster there to that turn
    PETRIFY   q hex                             a temporary stone there
    USE                                         Bounty, Scheme
    DECLINE                                     do not use the ability
    SLOT      q 0, 1                            take that slot of the stone
    FACTION   q faction                         set-up: choose it
    ABILITY   q ability                         set-up: choose it; 2 * faction and 2 * faction + 1

0xFFFF is no action.
"""

from micropython import const

# phases
CHOOSE = const(0)
LEARN = const(1)
TILE = const(2)
POWER = const(3)
PICK = const(4)
OVER = const(5)

# b
PHASE = const(0)
SEATS_N = const(1)
BOARD = const(2)
ROUND = const(3)
TURN = const(4)
START = const(5)
MOVER = const(6)
KING = const(7)
STONE = const(8)
LAST = const(9)
STRUCK = const(10)
FACTION_OF = const(11)
ABILITY_OF = const(15)
PLACED = const(19)
POINTS = const(23)
BOUNTY = const(27)
SMALLS = const(31)
FIRSTS = const(35)
COLOURS = const(39)
BONUS = const(43)
HAND_N = const(47)
STACK_N = const(51)
TILES = const(55)
TEMPS = const(95)
OPEN_N = const(98)
OWN_N = const(99)
DECK_N = const(103)
CARDS = const(104)
HEX = const(116)
TWIST = const(148)
B_SIZE = const(180)

# w
OPTS = const(4)
CLOSED = const(5)
W_SIZE = const(6)

# numbers of stones: large ones from 0 (K), small ones from GEMS, temporary ones TEMP + hex
GEMS = const(8)
TEMP = const(40)
UNKNOWN = const(64)
NOBODY = const(15)
COMMON = const(4)
NO_HEX = const(255)

# action kinds
PLACE = const(0)
TARGET = const(1)
CONFUSE = const(2)
PETRIFY = const(3)
USE = const(4)
DECLINE = const(5)
SLOT = const(6)
FACTION = const(7)
ABILITY = const(8)
NO_ACTION = const(0xFFFF)

# abilities
ENCHANT = const(0)
BOUNTY_A = const(1)
STRIKE = const(2)
SCATTER = const(3)
CONFUSE_A = const(4)
SCHEME = const(5)
CURSE = const(6)
PETRIFY_A = const(7)

# ways to place a tile
FIRST = const(0)
MATCH = const(1)
AT_START = const(2)
FREELY = const(3)
SCATTERED = const(4)

# six edges a tile
EDGES = (
    b"\x05\x03\x05\x04\x02\x04\x05\x04\x02\x05\x01\x03\x04\x04\x01\x03\x05\x02\x05\x01\x04\x02\x03\x02"
    b"\x03\x04\x03\x02\x04\x01\x05\x05\x01\x01\x03\x01\x04\x02\x01\x03\x01\x03\x02\x03\x02\x01\x05\x01"
    b"\x03\x01\x02\x03\x01\x03\x01\x04\x01\x02\x02\x02"
)
# ranks: 3 S, 2 A, 1 B, 0 C; and the tiles with a red letter, a bit each
RANKS = b"\x03\x02\x02\x01\x01\x01\x00\x00\x00\x00"
RED = const(73)

# objectives
ARC = const(0)
PINCER = const(1)
BOND = const(2)
KINDRED = const(3)
SHEPHERD = const(4)
WATCH = const(5)
MUSTER = const(6)
TRIDENT = const(7)
MAGPIE = const(8)
BANNER = const(9)
HUMBLE = const(10)
SPECTRUM = const(11)
OBJECTIVES = const(12)
# points of each: for each configuration, or once
WORTH = b"\x02\x01\x01\x02\x02\x05\x05\x02\x04\x04\x04\x04"

# options: (name, bit, choices); the first choice is the default
OPTIONS = (
    ("abilities", 0, ("off", "on")),
    ("objectives", 1, ("off", "on")),
    ("shared", 2, ("off", "on")),
    ("rotate", 3, ("off", "on")),
)
# bits of w[OPTS]
ABLE = const(1)
AIMS = const(2)
SHARED = const(4)
ROTATE = const(8)

# events: code, with x and y.  A side in y is a seat, COMMON the shared faction, NOBODY none
EV_FACTION = const(1)       # x faction, y seat
EV_SHARED = const(0x82)     # x faction drawn for the shared tiles
EV_ABILITY = const(3)       # x ability, y seat
EV_CARD = const(0x84)       # x objective turned up
EV_OWN = const(0x85)        # y seat that got an objective of its own
EV_ROUND = const(6)         # x round from 1, y seat that begins
EV_DRAW = const(0x87)       # x tiles drawn, y seat
EV_UP = const(0x88)         # x shared tile turned up, y seat that will place it
EV_PLACE = const(9)         # x hex, y way << 10 | side << 7 | tile << 3 | turn
EV_SKIP = const(10)         # y seat without a turn
EV_POWER = const(11)        # x hex, y 8 + change << 4 | seat
EV_BOUNTY = const(12)       # x points for each first place now, y seat
EV_STRIKE = const(13)       # y seat
EV_TURNED = const(14)       # x hex, y turn << 4 | seat
EV_SCHEME = const(0x8F)     # y seat that drew an objective
EV_STONE = const(16)        # x hex, y value << 4 | seat: a temporary stone
EV_DECLINE = const(17)      # y seat
EV_NO_TARGET = const(18)    # x ability, y seat
EV_DUE = const(19)          # x stone; TEMP + hex for a temporary one
EV_STRENGTH = const(20)     # x stone as in EV_DUE, y side << 8 | strength + 128
EV_BEST = const(21)         # x stone, y side in the first place
EV_NEXT = const(22)         # x stone, y side in the second place
EV_SLOT = const(23)         # x stone, y slot << 12 | side << 8 | points
EV_DOMINANCE = const(24)    # x stone, y side
EV_GEM = const(25)          # x stone, y side << 8 | points: a small or temporary stone
EV_PRIZE = const(26)        # x stone, y side << 8 | points of Bounty
EV_GONE = const(27)         # x hex: the temporary stone is taken away
EV_AIM = const(0x9C)        # x objective, y side << 8 | points
EV_OVER = const(29)         # y bit mask of the winners
