# SPDX-License-Identifier: MIT
"""Dungeon Busters: the tables and the layout of state, actions and events.

State `(b, w)`: `b` is a bytearray of B_SIZE bytes, `w` an array('H') of W_SIZE words
(0-3 generator, OPTS options).  Colours are 0 red, 1 yellow, 2 blue; seats count from 0.

    PHASE    SETUP .. OVER             MOVER    the seat that decides
    FIRST    holder of the first-player card
    BATTLE   0 .. 2, FIGHT 0 .. 3: the fight going on; both stay when the game is over
    a byte a seat: HERO 1 + hero; CARD the value committed, from the reveal to the end
        of the turn the value played; SAID the announced value; TALKS announcements made
        this turn; KEPT, BROKEN how often it played what it had said, or did not
    ROW      four places a seat: the cards played in this battle, in their order
    TOKENS   r, y, b of each seat, then CENTRE and RESERVE
    DECK     15 villains, five a battle: those of the four fights in turn, then the one
             put away; a battle not yet prepared has its five in ascending order

A hand is not kept: it is the starting six without the row (a committed card is still in it).
In an observation a card committed by another seat is HIDDEN.

An action is 16 bits, `kind << 11 | q`:

    HERO      q hero      set-up: choose it (DB-010, DB-108)
    COMMIT    q value     the secret choice; again: another one (DB-023, DB-024)
    ANNOUNCE  q value     say so (DB-091)
    WITHDRAW              take back what was said (DB-091)
    SPEAK     q seat      that seat has the word now: it may announce, or choose (again)
    TAKE      q colour    a token from the centre (DB-048)
    LOSE      q colour    give up all of it (DB-062)

0xFFFF is no action.  The choice is simultaneous on the table and a row of decisions
here: the seats commit one after another, clockwise from the first player, and none sees
another's card.  SPEAK lets any seat act out of that order, until the last has committed.
"""

from micropython import const

# phases
SETUP = const(0)
CHOOSE = const(1)
PICK = const(2)
GIVE_UP = const(3)
OVER = const(4)

# b
PHASE = const(0)
SEATS_N = const(1)
FIRST = const(2)
BATTLE = const(3)
FIGHT = const(4)
MOVER = const(5)
HERO_OF = const(6)
CARD = const(11)
SAID = const(16)
TALKS = const(21)
KEPT = const(26)
BROKEN = const(31)
ROW = const(36)
TOKENS = const(56)
CENTRE = const(71)
RESERVE = const(74)
DECK = const(77)
B_SIZE = const(92)

# w
OPTS = const(4)
W_SIZE = const(5)

HIDDEN = const(255)
HEROES = const(5)
VILLAINS = const(15)
FIGHTS = const(4)
SUPPLY = const(15)
TALK_LIMIT = const(5)

# action kinds
HERO = const(0)
COMMIT = const(1)
ANNOUNCE = const(2)
WITHDRAW = const(3)
SPEAK = const(4)
TAKE = const(5)
LOSE = const(6)
NO_ACTION = const(0xFFFF)

# villains, five a battle: strength, and three slots each, a slot being r | y << 2 | b << 4
STRENGTH = b"\x04\x05\x07\x0a\x0e\x05\x06\x07\x0a\x0d\x04\x07\x08\x0a\x0e"
SLOTS = (
    b"\x10\x00\x00\x15\x00\x00\x04\x01\x00\x15\x10\x00\x02\x04\x10"
    b"\x01\x00\x00\x05\x10\x00\x15\x00\x00\x15\x01\x00\x08\x10\x01"
    b"\x15\x00\x00\x20\x00\x00\x08\x01\x00\x15\x04\x00\x20\x01\x04"
)
# the lowest and the highest card by number of seats (DB-003)
LOW_CARD = b"\x00\x00\x00\x02\x01\x01"
HIGH_CARD = b"\x00\x00\x00\x07\x06\x06"

# options: (name, bit, choices); the first choice is the default
OPTIONS = (("talk", 0, ("on", "off")),)
# bits of w[OPTS]
SILENT = const(1)

# events: code, with x and y
EV_HERO = const(1)         # x hero, y seat
EV_BATTLE = const(2)       # x battle from 1, y holder of the first-player card
EV_VILLAIN = const(0x83)   # x villain, y fight from 1 (of twelve)
EV_COMMIT = const(4)       # y seat; the card is nobody's business
EV_SAID = const(5)         # x value, y seat
EV_UNSAID = const(6)       # x value taken back, y seat
EV_SPEAK = const(7)        # x seat that has the word
EV_SHOWN = const(0x88)     # x value, y said value << 8 | seat
EV_CANCELLED = const(9)    # x value, y bit mask of seats
EV_WIN = const(10)         # x total, y strength
EV_LOSS = const(11)        # x total, y strength
EV_PAID = const(12)        # x colour, y seat: from the reserve
EV_UNPAID = const(13)      # x colour, y seat: the reserve has none
EV_SHARED = const(14)      # x colour, y count << 8 | seat: from the centre
EV_GIVEN_UP = const(15)    # x colour, y count << 8 | seat: to the centre
EV_SPARED = const(16)      # y seat: a loser with no token
EV_FIRST = const(17)       # x seat that has the first-player card now
EV_UNUSED = const(0x92)    # x villain that was put away, shown when the game is over
EV_OVER = const(19)        # y bit mask of the winners
