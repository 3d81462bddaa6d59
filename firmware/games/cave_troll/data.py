# SPDX-License-Identifier: MIT
"""Cave Troll: the tables and the layout of state, actions and events.  The map: board.py.

State `(b, w)`: `b` is a bytearray of B_SIZE bytes, `w` an array('H') of W_SIZE words
(0-3 generator, OPTS options, GOLD_OF gold a seat).  Seats count from 0; areas are rooms
0 .. 32, entrances 33 .. 36, pits 37 .. 39.

    PHASE    ACT .. OVER       MOVER    the seat that decides
    ACTIVE   the seat whose turn it is, with ACTIONS left; FIRST began
    TURNS    turns begun, up to the number of seats; QUIET turns in a row without a draw
    FLAGS    of this turn: PAID, MARCHED, DREW
    POOL     hourglasses in the pool
    TROLL    1 + the room of a Cave Troll that is being fled from, else 0
    STEPS    forced steps left (RUN), steps left (CLOAK)
    WALKER, WALK_AT, START   who walks under the cloak, where it is, where it began (1 + area)
    VIEWER   1 + seat in an observation, else 0
    FIG      16 figures a seat: an area, WAITING (its card is still to come) or DEAD
             0-8 adventurers in ascending order of place, then one of each kind 1 .. 7
    COUNT    figures in each room
    CHEST    a byte a seat: a room, WAITING or DEAD
    CARDS    19 a seat: the deck (DECK_N, the next card first), the hand (HAND_N), the share
             of the pool (POOL_N), the discards; all but the deck in ascending order
    HELD     1 + artifact of a seat, 0 none;  USED a bit mask;  RELICS the deck, RELICS_N

In an observation deck and hand of another seat are one ascending row, the own deck is
ascending, artifacts that are not known are HIDDEN.

Kinds of figures: 0 Adventurer, 1 Thief or Assassin, 2 Knight or Paladin, 3 Dwarf or Giant
Slayer, 4 Barbarian or Berserker, 5 Orc or Orc Soldier, 6 Wraith or Banshee, 7 Cave Troll
or Fierce Troll.  In events the seven of the alternate game are 8 .. 14.

An action is 16 bits, `kind << 11 | q`.  A door is the index of a neighbour of an area.

    PASS                                  stop; keep the card; push, move or step no more
    DRAW                                  a card from the deck
    PLAY       q card << 6 | area         (area 0 where a card needs none)
    WALK       q area << 3 | door         an own Adventurer
    MOVE       q kind << 6 | area         another own figure
    STRIKE     q seat << 3 | kind         the Orc's victim
    PUSH       q seat << 6 | kind << 3 | door
    MURDER     q seat << 3 | kind         the Assassin's victim
    SACRIFICE  q seat                     whose Fierce Troll goes
    RAID                                  the Orc Soldier
    RAMPAGE                               the Fierce Troll
    RUN        q seat << 6 | kind << 3 | door    a figure it moves
    CALL       q seat << 6 | kind << 3 | door    a hero from behind that door
    EXPEL      q seat << 2 | pit          whose Banshee goes
    CHALICE    q kind << 2 | entrance
    CLOAK      q area << 3 | door, or 0x200 | kind << 3 | door    the first step
    BLADE      q room
    SANDALS
    BELL       q seat << 5 | kind << 2 | pit
    LENS       q room

0xFFFF is no action.
"""

from micropython import const

# phases
ACT = const(0)
CARD = const(1)
SECOND = const(2)
SHOVE = const(3)
FLEE = const(4)
RUNNING = const(5)
CLOAKED = const(6)
OVER = const(7)

# b
PHASE = const(0)
SEATS_N = const(1)
FIRST = const(2)
ACTIVE = const(3)
MOVER = const(4)
ACTIONS = const(5)
TURNS = const(6)
QUIET = const(7)
FLAGS = const(8)
POOL = const(9)
TROLL = const(10)
STEPS = const(11)
WALKER = const(12)
WALK_AT = const(13)
START = const(14)
VIEWER = const(15)
FIG = const(16)
COUNT = const(80)
CHEST = const(113)
CARDS = const(117)
DECK_N = const(193)
HAND_N = const(197)
POOL_N = const(201)
HELD = const(205)
USED = const(209)
RELICS = const(210)
RELICS_N = const(216)
B_SIZE = const(217)

# w
OPTS = const(4)
GOLD_OF = const(5)
W_SIZE = const(9)

# bits of b[FLAGS]
PAID = const(1)
MARCHED = const(2)
DREW = const(4)

ROOMS = const(33)
DOORWAY = const(33)
PIT = const(37)
AREAS = const(40)
ENTRANCES = const(4)
PITS = const(3)
WAITING = const(64)
DEAD = const(65)
HIDDEN = const(255)

LIMIT = const(5)
FULL_POOL = const(5)
TURN_ACTIONS = const(4)
GUARD_ROUNDS = const(10)
BONUS = const(3)
CHEST_GOLD = const(4)
DECK = const(19)
KINDS = const(8)
FIGURES = const(16)

# places of the single figures among the 16; heroes come before HEROES
THIEF = const(9)
KNIGHT = const(10)
DWARF = const(11)
BARBARIAN = const(12)
HEROES = const(13)
ORC = const(13)
WRAITH = const(14)
TROLLS = const(15)

# cards: 5 .. 11 bring the kinds 1 .. 7
CARD_HERO = const(0)
CARD_TIMED_HERO = const(1)
CARD_CHEST = const(2)
CARD_RELIC = const(3)
CARD_SCORE = const(4)
CARD_FIRST_KIND = const(5)
CARD_TROLL = const(11)
CARD_KINDS = const(12)
# how many of each in a deck, hourglasses on each; in the alternate game the same
CARD_COUNT = b"\x07\x02\x01\x01\x01\x01\x01\x01\x01\x01\x01\x01"
HOURGLASSES = b"\x00\x01\x01\x01\x02\x00\x00\x00\x00\x00\x00\x00"

# what an artifact does, and its gold if it was not played
DO_CHALICE = const(0)
DO_CLOAK = const(1)
DO_BLADE = const(2)
DO_SANDALS = const(3)
DO_BELL = const(4)
DO_LENS = const(5)
RELIC_COUNT = const(6)
RELIC_DOES = b"\x00\x01\x02\x03\x04\x05"
RELIC_GOLD = b"\x03\x02\x04\x02\x03\x02"

# action kinds
PASS = const(0)
DRAW = const(1)
PLAY = const(2)
WALK = const(3)
MOVE = const(4)
STRIKE = const(5)
PUSH = const(6)
MURDER = const(7)
SACRIFICE = const(8)
RAID = const(9)
RAMPAGE = const(10)
RUN = const(11)
CALL = const(12)
EXPEL = const(13)
CHALICE = const(14)
CLOAK = const(15)
BLADE = const(16)
SANDALS = const(17)
BELL = const(18)
LENS = const(19)
NO_ACTION = const(0xFFFF)

# options: (name, bit, choices); the first choice is the default
OPTIONS = (
    ("game", 0, ("base", "alternate")),
    ("dark", 1, ("off", "on")),
    ("exactly_one", 2, ("off", "on")),
    ("thief_stairs", 3, ("off", "on")),
    ("paladin_room_only", 4, ("off", "on")),
    ("first", 5, ("random", "seat1")),
)
# bits of w[OPTS]
ALTERNATE = const(1)
IN_DARK = const(2)
ONE_CARD = const(4)
STAIRS = const(8)
NEAR_PALADIN = const(16)
SEAT_ONE = const(32)

# events: code, with x and y; `path` is seat << 12 | from << 6 | to, a figure 0 .. 14
EV_TURN = const(1)  # x seat, y actions
EV_DRAW = const(0x82)  # y seat; which card is nobody's business
EV_PLAY = const(3)  # x card (12 .. 18: 5 .. 11 of the alternate game), y seat
EV_KEEP = const(4)  # y seat
EV_ENTER = const(5)  # x figure, y seat << 8 | area
EV_CHEST = const(6)  # x room, y seat
EV_FOUND = const(0x87)  # y seat; which artifact is its own business
EV_MOVE = const(8)  # x figure, y path
EV_PUSH = const(9)  # x figure, y path
EV_FLEE = const(10)  # x figure, y path
EV_RUN = const(11)  # x figure, y path
EV_CALL = const(12)  # x figure, y path
EV_EXPEL = const(13)  # x figure, y path
EV_OUT = const(14)  # x figure, y rule << 8 | seat << 6 | area: discarded
EV_CHEST_LOST = const(15)  # x room, y seat
EV_USE = const(16)  # x artifact, y seat
EV_RETURN = const(17)  # x figure, y seat << 8 | area
EV_POOL = const(18)  # x hourglasses in the pool
EV_SCORING = const(19)  # x 0 the pool is full, 1 the end
EV_ROOM = const(20)  # x room: scored alone
EV_PAID = const(21)  # x room, y gold << 8 | seat
EV_NOBODY = const(22)  # x room
EV_COIN = const(23)  # y seat: the Giant Slayer's
EV_BONUS = const(24)  # y seat whose deck ran out
EV_WORTH = const(0x99)  # x artifact, y gold << 8 | seat: never played
EV_GUARD = const(26)  # nobody draws any more
EV_STOP = const(27)  # x actions lost, y seat
EV_OVER = const(28)  # y bit mask of the winners
