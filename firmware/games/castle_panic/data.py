# SPDX-License-Identifier: MIT
"""Castle Panic: the tables and the layout of state, actions and events.

State `(b, w)`: `b` is a bytearray of B_SIZE bytes, `w` an array('H') of W_SIZE words.

    b   scalars, one byte each (PHASE .. REFUSALS below), then
        CARDS   49 castle cards, zones end to end: deck (top last), hand of seat
                0 .. 5, discard pile, removed from the game; all but the deck ascending
        TOKENS  49 places: the Monster pile from the left (next token last),
                the Overlord's hand from the right end, ascending to the left
    w   0-3 generator, OPTS options, TURNS turns begun, TROPHY a word a seat,
        MONS 31 monsters, ascending, MONS_N of them in use, the rest 0

A monster is one word, so its order is by place:

    pos << 7 | kind << 4 | points << 2 | tar << 1 | mark

pos is ring * 6 + arc (ring 0 Forest .. 4 Castle; arc 0 .. 5 for arcs 1 .. 6).  mark says
that it attacked a Wall or entered a Castle space in the move being settled (CP-155).

A trophy word: goblins (3 bits), orcs << 3 (4), trolls << 7 (4), then one bit for each
Boss from bit 11 (King, Warlord, Mage, Healer).

An action is 16 bits, `kind << 11 | p << 5 | q`:

    PLACE     p monster kind, q arc      set-up: put one of the six there (CP-042)
    SCATTER                              set-up: the rest at random (CP-042)
    HOME      q arc                      choose a home Tower (CP-260)
    FIRST     q seat                     who begins (CP-045)
    SWAP      p card                     phase 2: discard it, draw one (CP-070)
    DROP      p card                     All Players Discard 1 Card (CP-180)
    PASS                                 end phase 2, 3 or 4 (CP-051)
    OFFER     p card, q seat             GIVE p card, REFUSE, ACCEPT: trading (CP-080)
    PLAY      p card, q target           a monster's place in MONS for hit cards, Barbarian,
                                         Tar, Drive Him Back!; an arc for Brick (with
                                         Mortar) and Fortify Wall; 0 for Missing, Draw 2
    NICE      p hit card, q monster      the hit card with Nice Shot (CP-114)
    SCAVENGE  p card                     Scavenge, taking p (CP-130)
    ALL       p colour << 3 | any, q     All for One! (CP-252); bits of any: 1 Archer,
                                         2 Knight, 4 Swordsman is the Any Color one
    DAMAGE    q monster                  who loses the point (CP-151, CP-153)
    LORD      p token, q arc             Overlord, way A (CP-224)
    TOKEN     p token                    Overlord, way B (CP-224)

0xFFFF is no action.
"""

from micropython import const

# phases; 1 .. 6 are those of CP-050
SETUP = const(0)
DRAW_UP = const(1)
DISCARD = const(2)
TRADE = const(3)
PLAY_CARDS = const(4)
MOVE = const(5)
NEW_TOKENS = const(6)
OVER = const(7)
LORD_PLAYS = const(8)

# what is asked inside a phase (b[ASK])
ASK_PHASE = const(0)
ASK_WALL = const(1)
ASK_TOWER = const(2)
ASK_DROP = const(3)
ASK_FIRST = const(4)
ASK_HOME = const(5)
ASK_OFFER = const(6)
ASK_ANSWER = const(7)
ASK_CLAIM = const(8)

# b
PHASE = const(0)
ASK = const(1)
ASK_ARC = const(2)
SEATS_N = const(3)
ACTIVE = const(4)
FIRST_SEAT = const(5)
WALLS = const(6)
FORTS = const(7)
TOWERS = const(8)
HIT_WALLS = const(9)
HIT_TOWERS = const(10)
DEBT = const(11)
MISSED = const(12)
SWAPS = const(13)
TRADES = const(14)
DROPS = const(15)
NOW_TOKEN = const(16)
OVERLORD = const(17)
PLAYS = const(18)
PLAYED = const(19)
OFFERED = const(20)
PARTNER = const(21)
ANSWER = const(22)
OUT = const(23)
HOMES = const(24)
MONS_N = const(30)
PILE_N = const(31)
LORD_N = const(32)
DECK_N = const(33)
HAND_N = const(34)
DISC_N = const(40)
GONE_N = const(41)
OUTCOME = const(42)
CLAIMS = const(43)
REFUSALS = const(44)
CARDS = const(47)
TOKENS = const(96)
B_SIZE = const(145)

# w
OPTS = const(4)
OPTS_2 = const(5)
TURNS = const(6)
TROPHY = const(7)
MONS = const(13)
W_SIZE = const(44)
MONS_MAX = const(31)

# outcomes
RUNNING = const(0)
WON = const(1)
LOST = const(2)

# action kinds
PLACE = const(0)
SCATTER = const(1)
HOME = const(2)
FIRST = const(3)
SWAP = const(4)
DROP = const(5)
PASS = const(6)
OFFER = const(7)
GIVE = const(8)
REFUSE = const(9)
ACCEPT = const(10)
PLAY = const(11)
NICE = const(12)
SCAVENGE = const(13)
ALL = const(14)
DAMAGE = const(15)
LORD = const(16)
TOKEN = const(17)
NO_ACTION = const(0xFFFF)

# monster and token kinds (T2); the first seven are monsters
GOBLIN = const(0)
ORC = const(1)
TROLL = const(2)
KING = const(3)
WARLORD = const(4)
MAGE = const(5)
HEALER = const(6)
BOULDER = const(7)
MOVE_RED = const(8)
MOVE_GREEN = const(9)
MOVE_BLUE = const(10)
CLOCKWISE = const(11)
COUNTER = const(12)
PLAGUE_A = const(13)
PLAGUE_K = const(14)
PLAGUE_S = const(15)
DISCARD_1 = const(16)
DRAW_3 = const(17)
DRAW_4 = const(18)
TOKEN_KINDS = const(19)
MONSTER_KINDS = const(7)

TOKEN_COUNT = b"\x06\x0b\x0a\x01\x01\x01\x01\x04\x02\x02\x02\x01\x01\x01\x01\x01\x01\x01\x01"
START_POINTS = b"\x01\x02\x03\x03\x03\x03\x02"
TROPHY_POINTS = b"\x01\x02\x03\x04\x04\x04\x04"
OPENING = b"\x03\x02\x01"

# castle cards (T1): coloured kinds are base + colour, colour 3 being Any Color
ARCHER = const(0)
KNIGHT = const(4)
SWORDSMAN = const(8)
HERO = const(12)
BRICK = const(15)
MORTAR = const(16)
BARBARIAN = const(17)
NICE_SHOT = const(18)
TAR = const(19)
DRIVE = const(20)
FORTIFY = const(21)
MISSING = const(22)
DRAW_2 = const(23)
SCAVENGER = const(24)
CARD_KINDS = const(25)
HIT_KINDS = const(15)

CARD_COUNT = b"\x03\x03\x03\x01\x03\x03\x03\x01\x03\x03\x03\x01\x01\x01\x01\x04\x04\x01\x01\x01\x01\x01\x01\x01\x01"
HAND_SIZE = b"\x00\x06\x06\x05\x05\x05\x04"
TRADE_LIMIT = b"\x00\x00\x01\x01\x01\x01\x02"

# colour of an arc (0 .. 5): arcs 1, 2 red; 3, 4 green; 5, 6 blue (CP-021)
COLOUR = b"\x00\x00\x01\x01\x02\x02"
# arcs of a colour as a bit mask
SECTOR = b"\x03\x0c\x30"
ALL_ARCS = const(0x3F)

# the 30 spaces a card reaches, bit pos (T7); index is the card kind
REACH = (
    0x3 << 6, 0xC << 6, 0x30 << 6, 0x3F << 6,
    0x3 << 12, 0xC << 12, 0x30 << 12, 0x3F << 12,
    0x3 << 18, 0xC << 18, 0x30 << 18, 0x3F << 18,
    0x030C3 << 6, 0x0C30C << 6, 0x30C30 << 6,
    0, 0,
    0xFFFFFF << 6, 0, 0x3FFFFFFF, 0xFFFFFF << 6,
    0, 0, 0, 0,
)

# options: (name, bit, choices); the first choice is the default.  From `damage` on they are rulings (T9).
_OFF_ON = ("off", "on")
OPTIONS = (
    ("mode", 0, ("standard", "coop", "overlord", "overlord_coop")),
    ("king_2", 2, _OFF_ON),
    ("easy", 3, _OFF_ON),
    ("all_for_one", 4, _OFF_ON),
    ("heroic", 5, _OFF_ON),
    ("home", 6, _OFF_ON),
    ("dwindling", 7, _OFF_ON),
    ("construction", 8, _OFF_ON),
    ("damage", 9, ("chosen", "automatic")),
    ("solo_discards", 10, ("one_by_one", "together")),
    ("reshuffle", 11, ("needed", "at_once")),
    ("overlord_hands", 12, ("castle", "all")),
    ("overlord_king", 13, ("hand", "resolve")),
    ("spare_towers", 14, ("nothing", "claim")),
    ("any_color_joins", 15, ("yes", "no")),
    ("first_dwindle", 16, _OFF_ON),
    ("closed_hands", 17, _OFF_ON),
)
# bits of w[OPTS]
COOP = const(1)
LORDLY = const(2)
KING_2 = const(4)
EASY = const(8)
ALL_FOR_ONE = const(16)
HEROIC = const(32)
HOME_RULE = const(64)
DWINDLING = const(128)
CONSTRUCTION = const(256)
AUTO_DAMAGE = const(512)
TOGETHER = const(1024)
AT_ONCE = const(2048)
ROW_OF_ALL = const(4096)
KING_RESOLVES = const(8192)
CLAIM = const(16384)
NO_ANY_COLOR = const(32768)
# bits of w[OPTS_2]
FIRST_DWINDLE = const(1)
CLOSED = const(2)

# tokens that Easy Battles leaves out (CP-250), by kind
EASY_LESS = b"\x00\x00\x00\x00\x01\x01\x00\x03\x01\x01\x01\x00\x00\x00\x01\x01\x00\x00\x01"

# events: code, with x and y
EV_PHASE = const(1)        # x phase, y seat
EV_TURN = const(2)         # x seat, y turn number
EV_DRAW = const(0x83)      # x card, y phase << 8 | seat
EV_SHUFFLE = const(0x84)   # x cards in the new deck
EV_DISCARD = const(5)      # x card, y phase << 8 | seat; phase 0: the hand of one who is out
EV_PLAY = const(6)         # x card, y seat
EV_HIT = const(7)          # x points left, y monster as it was
EV_SLAIN = const(8)        # x seat, y monster as it was
EV_STEP = const(9)         # x new pos, y monster as it was
EV_ATTACK = const(10)      # x arc, y monster
EV_WALL = const(11)        # x arc, y 1 if a Boulder did it (also the next two)
EV_MARKER = const(12)      # x arc
EV_TOWER = const(13)       # x arc
EV_HURT = const(14)        # x points left, y monster as it was
EV_DESTROYED = const(15)   # x cause (CAUSE_*), y monster as it was
EV_BUILT = const(16)       # x arc
EV_FORTIFIED = const(17)   # x arc
EV_TARRED = const(18)      # y monster as it was
EV_UNTARRED = const(19)    # y monster as it was
EV_BACK = const(20)        # x new pos, y monster as it was
EV_TOKEN = const(0x95)     # x token
EV_DIE = const(0x96)       # x arc rolled (0 .. 5)
EV_PLACED = const(23)      # y monster
EV_HEALED = const(24)      # x points now, y monster as it was
EV_OWED = const(25)        # x tokens added
EV_PLAGUED = const(26)     # x card, y seat
EV_BOULDER = const(27)     # x arc it starts in
EV_NO_TOKENS = const(28)   # phase 6 skipped (Missing)
EV_LAPSED = const(29)      # x tokens owed that the pile could not give
EV_OVER = const(30)        # x outcome
EV_TAKEN = const(31)       # x card taken by Scavenge, y seat
EV_MOVES = const(32)       # x cause (token + 1, 0 for phase 5): a move begins
EV_OPENING = const(0xA1)   # y monster: one of the six was set at random
EV_SET = const(34)         # y monster: one of the six was set by the player
EV_FIRST = const(35)       # x seat that begins
EV_HOME = const(36)        # x arc of the home Tower, y seat
EV_OFFER = const(0xA5)       # x card offered, y seat asked
EV_GIVE = const(0xA6)        # x card given for it, y seat that gives
EV_REFUSED = const(39)     # y seat that refused
EV_TRADED = const(40)      # x card given by the active seat, y card it got
EV_OUT = const(41)         # y seat that is out of the game (CP-261)
EV_REMOVED = const(42)     # x card taken out of the game (CP-270)
EV_LORD_DRAW = const(0xAB)  # x tokens drawn into the Overlord's hand
EV_LORD_PLAY = const(0xAC)   # x token, y 1 + arc for way A, 0 for way B
EV_LORD_DONE = const(45)   # the Overlord plays no more

CAUSE_WALL = const(1)
CAUSE_TOWER = const(2)
CAUSE_BOULDER = const(3)

# derived numbers the rules use often
ARCHER_RING = const(6)
SWORD_RING = const(18)
CASTLE_RING = const(24)
STEP = const(768)
TAR_BIT = const(2)
