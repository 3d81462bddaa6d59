# SPDX-License-Identifier: MIT
"""Monster Hex: the game contract.  Layout of state and actions: data.py.

One to four seats; alone, or as two who want it, with a shared faction.  The rules by their
numbers: docs/rules/monster_hex.md.
"""

from array import array

from core import options as choices
from core import rng
from core.events import emit
from games.monster_hex.abilities import ability_of, no_use, usable, use, uses
from games.monster_hex.data import B_SIZE, OPTIONS, W_SIZE
from games.monster_hex.flow import begin, pick, settle, side_to_place, sides, who, winners
from games.monster_hex.legal import no_place, placements, way_used
from games.monster_hex.observe import determinize, observe
from games.monster_hex.piles import draw_card, open_card, put_down
from micropython import const

_CHOOSE = const(0)
_LEARN = const(1)
_TILE = const(2)
_POWER = const(3)
_PICK = const(4)
_OVER = const(5)
_PHASE = const(0)
_SEATS_N = const(1)
_BOARD = const(2)
_START = const(5)
_MOVER = const(6)
_LAST = const(9)
_STRUCK = const(10)
_FACTION_OF = const(11)
_ABILITY_OF = const(15)
_PLACED = const(19)
_POINTS = const(23)
_BONUS = const(43)
_STACK_N = const(51)
_TILES = const(55)
_DECK_N = const(103)
_CARDS = const(104)
_HEX = const(116)
_TWIST = const(148)
_OPTS = const(4)
_PLACE = const(0)
_TARGET = const(1)
_DECLINE = const(5)
_SLOT = const(6)
_FACTION = const(7)
_ABILITY = const(8)
_SCATTER = const(3)
_RED = const(73)
_OBJECTIVES = const(12)
_ABLE = const(1)
_AIMS = const(2)
_SHARED = const(4)
_ROTATE = const(8)
_EV_FACTION = const(1)
_EV_SHARED = const(130)
_EV_ABILITY = const(3)
_EV_CARD = const(132)
_EV_OWN = const(133)
_EV_PLACE = const(9)
_EV_STRIKE = const(13)
_EV_NO_TARGET = const(18)

NAME = "monster_hex"
RULE_PREFIX = "MH"
GAME_ID = const(4)
RULES_VERSION = const(1)
SIZE = B_SIZE + 2 * W_SIZE
MAX_ACTIONS = const(768)
MAX_EVENTS = const(160)
SEATS = (1, 2, 3, 4)
SEATS_DEFAULT = const(2)
LEVELS = const(3)

_NO_BYTES = bytes(B_SIZE)
_NO_WORDS = array("H", bytes(2 * W_SIZE))


def make():
    """A new, empty state: `(bytearray, array('H'))`."""
    return bytearray(B_SIZE), array("H", bytes(2 * W_SIZE))


def new(state, seats, options, seed):
    """Fill the state with a freshly set-up game (MH-012 .. MH-016).

    seats is one of SEATS, options an int as OPTIONS packs it, seed 0 .. 2**32 - 1.
    """
    if seats not in SEATS:
        raise ValueError("this game takes 1 to 4 seats, not %d" % seats)
    if not choices.valid(OPTIONS, options):
        raise ValueError("options %d do not exist in this game" % options)
    if setup_fault(seats, options):
        raise ValueError("not with %d seats (MH-%03d)" % (seats, setup_fault(seats, options)))
    b, w = state
    b[:] = _NO_BYTES
    w[:] = _NO_WORDS
    rng.seed(w, seed)
    w[_OPTS] = options
    b[_SEATS_N] = seats
    n = sides(b, w)
    b[_BOARD] = n - 2
    b[_START] = b[_MOVER] = rng.rnd(w, seats)
    for side in range(n):
        for i in range(10):
            b[_TILES + 10 * side + i] = i
        rng.shuffle(w, b, _TILES + 10 * side, 10)
        b[_STACK_N + side] = 10
    if options & (_ABLE | _AIMS):
        b[_DECK_N] = _OBJECTIVES
        for i in range(_OBJECTIVES):
            b[_CARDS + i] = i
        rng.shuffle(w, b, _CARDS, _OBJECTIVES)


def setup_fault(seats, options):
    """Number of the rule that forbids these options with so many seats, or 0."""
    if options & _SHARED and seats != 2:
        return 160 if seats == 1 else 150
    return 176 if options & _ROTATE and seats == 1 else 0


def to_move(state):
    """The seat that must decide now, or -1 when the game is over."""
    b = state[0]
    return -1 if b[_PHASE] == _OVER else b[_MOVER]


def seats(state):
    """How many seats the game has."""
    return state[0][_SEATS_N]


def result(state):
    """-1 while the game runs, else the bit mask of the seats that won (MH-061, MH-062); alone: 1 (MH-162)."""
    b = state[0]
    return winners(b) if b[_PHASE] == _OVER else -1


def score(state, seat):
    """Points of stones and Bounty; when the game is over those of objectives, too (MH-061)."""
    b = state[0]
    return b[_POINTS + seat] + b[_BONUS + seat]


def free_factions(b):
    """Bit mask of the factions nobody has (MH-003)."""
    mask = 15
    side = 0
    while side < 4:
        mask &= ~(1 << b[_FACTION_OF + side] >> 1)
        side += 1
    return mask


def legal(state, out):
    """Write the legal actions into the array('H') `out` (MAX_ACTIONS words); return how many."""
    b, w = state
    phase = b[_PHASE]
    if phase == _TILE:
        return placements(b, side_to_place(b), out, 0)
    if phase == _POWER:
        return uses(b, w, out)
    n = 0
    if phase == _PICK:
        out[0] = _SLOT << 11
        out[1] = _SLOT << 11 | 1
        n = 2
    elif phase == _CHOOSE:
        q = 0
        while q < 4:
            if free_factions(b) >> q & 1:
                out[n] = _FACTION << 11 | q
                n += 1
            q += 1
    elif phase == _LEARN:
        q = 2 * b[_FACTION_OF + b[_MOVER]] - 2
        out[0] = _ABILITY << 11 | q
        out[1] = _ABILITY << 11 | q + 1
        n = 2
    return n


def why_not(state, action):
    """0 if the action is legal now, else the number n of the rule MH-n that forbids it."""
    b, w = state
    kind = action >> 11
    q = action & 0x7FF
    phase = b[_PHASE]
    if phase == _OVER:
        return 60
    if phase == _CHOOSE:
        return 19 if kind != _FACTION else 0 if q < 4 and free_factions(b) >> q & 1 else 3
    if phase == _LEARN:
        return 19 if kind != _ABILITY else 0 if q < 8 and q >> 1 == b[_FACTION_OF + b[_MOVER]] - 1 else 14
    if kind == _FACTION or kind == _ABILITY:
        return 14 if kind == _ABILITY else 3
    if phase == _PICK:
        return 41 if kind != _SLOT else 0 if q < 2 else 10
    if kind == _SLOT:
        return 46
    if phase == _POWER:
        return no_use(b, w, kind, q)
    if kind == _PLACE:
        return no_place(b, side_to_place(b), q)
    return 90 if _TARGET <= kind <= _DECLINE else 19


def apply(state, action):
    """Make a legal action happen, with all that follows from it, up to the next decision."""
    b, w = state
    kind = action >> 11
    q = action & 0x7FF
    if kind == _PLACE:
        _place(b, w, q)
    elif kind == _SLOT:
        pick(b, w, q)
    elif kind == _FACTION:
        _choose(b, w, q)
    elif kind == _ABILITY:
        b[_ABILITY_OF + b[_MOVER]] = (q & 1) + 1
        emit(_EV_ABILITY, q, b[_MOVER])
        b[_MOVER] = (b[_MOVER] + 1) % b[_SEATS_N]
        if b[_MOVER] == b[_START]:
            _deal(b, w)
    else:
        use(b, kind, q)
        b[_LAST] = 0
        settle(b, w)


def _place(b, w, q):
    turn = q % 6
    at = q // 6
    tile = at >> 5
    at &= 31
    side = side_to_place(b)
    second = b[_PHASE] == _POWER
    way = way_used(b, side, tile, at, turn)
    put_down(b, side, tile)
    b[_HEX + at] = 1 + 10 * side + tile
    b[_TWIST + at] = 32 | turn
    b[_PLACED + side] += 1
    if second:
        b[_STRUCK] = 1
        b[_LAST] = 0
        emit(_EV_STRIKE, 0, side)
    emit(_EV_PLACE, at, way << 10 | who(b, side) << 7 | tile << 3 | turn)
    # the second tile of a Strike sets nothing off (MH-103), nor does a shared one (MH-153)
    if not second and _RED >> tile & 1 and side < b[_SEATS_N] and b[_ABILITY_OF + side]:
        b[_LAST] = at
        if usable(b, w):
            b[_PHASE] = _POWER
            return
        if ability_of(b, side) != _SCATTER:
            emit(_EV_NO_TARGET, ability_of(b, side), side)
        b[_LAST] = 0
    settle(b, w)


def _choose(b, w, faction):
    # clockwise; the last of four has no choice, the shared faction is drawn (MH-173, MH-174)
    n = b[_SEATS_N]
    seat = b[_MOVER]
    b[_FACTION_OF + seat] = faction + 1
    emit(_EV_FACTION, faction, seat)
    seat = (seat + 1) % n
    free = free_factions(b)
    if seat != b[_START] and free & (free - 1) == 0:
        b[_FACTION_OF + seat] = _bit(free, 0) + 1
        emit(_EV_FACTION, _bit(free, 0), seat)
        seat = (seat + 1) % n
    b[_MOVER] = seat
    if seat != b[_START]:
        return
    if sides(b, w) > n:
        faction = _bit(free, rng.rnd(w, 4 - n))
        b[_FACTION_OF + n] = faction + 1
        emit(_EV_SHARED, faction, 0)
    if w[_OPTS] & _ABLE:
        b[_PHASE] = _LEARN
    else:
        _deal(b, w)


def _bit(mask, r):
    # the set bit before which there are r others
    i = 0
    while True:
        if mask >> i & 1:
            if r == 0:
                return i
            r -= 1
        i += 1


def _deal(b, w):
    # objectives, then the hands with the first round (MH-015, MH-016)
    n = b[_SEATS_N]
    if w[_OPTS] & _AIMS:
        k = 0
        while k < n:
            seat = (b[_START] + k) % n
            draw_card(b, seat)
            emit(_EV_OWN, 0, seat)
            k += 1
        emit(_EV_CARD, open_card(b), 0)
        emit(_EV_CARD, open_card(b), 0)
    begin(b, w)
