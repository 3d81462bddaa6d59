# SPDX-License-Identifier: MIT
"""Monster Hex' computer player.

`start` takes an observation, `step` thinks up to `budget` imagined rounds and returns NO_ACTION until
it has decided.  It sees what the seat may know and nothing else.

Level 1 takes the best of three placements that come to its mind.  Level 2 takes the best of all, by what
the stones are worth then.  Level 3 imagines for the best few of them how the others, whose tiles it
guesses, would answer until its next turn, and what it could do then.
"""

from array import array

from core import rng
from games.monster_hex.boards import ROUNDS
from games.monster_hex.flow import first_of_round, holder, side_to_place, sides, worth
from games.monster_hex.legal import placements
from games.monster_hex.observe import determinize
from games.monster_hex.rules import legal
from games.monster_hex.stones import places
from games.monster_hex.worth import aim, change, forget, gain, prepare, remember, touch, value, value_near
from micropython import const

_CHOOSE = const(0)
_LEARN = const(1)
_POWER = const(3)
_PICK = const(4)
_PHASE = const(0)
_SEATS_N = const(1)
_BOARD = const(2)
_ROUND = const(3)
_TURN = const(4)
_STONE = const(8)
_LAST = const(9)
_PLACED = const(19)
_HAND_N = const(47)
_HEX = const(116)
_TWIST = const(148)
_TEMP = const(40)
_PLACE = const(0)
_CONFUSE = const(2)
_PETRIFY = const(3)
_USE = const(4)
_DECLINE = const(5)
_SLOT = const(6)
_NO_ACTION = const(0xffff)

# by the number of answers: how many of the best placements are looked into, imagined rounds for each
_FEW = const(8)
_LOOKED = b"\x08\x08\x06\x04\x04"
_GUESSES = b"\x06\x06\x03\x02\x02"
# a second tile is placed at once if it brings so much, in twelfths of a point
_WORTH_A_STRIKE = const(18)

_b = bytearray(180)
_w = array("H", bytes(12))
_state = (_b, _w)
_out = array("H", bytes(2 * 768))
# the best placements, what they bring, the sum of what they came to
_best = array("H", bytes(2 * _FEW))
_sums = array("i", bytes(4 * _FEW))
# the sides that answer, and from 4 on the hexes where they place
_answers = bytearray(8)
_seat = 0
_side = 0
_n = 0
_guess = 0
_guesses = 0
_action = _NO_ACTION


def start(view, seat, level, seed):
    """Think about the decision of `seat` in the observation `view`; seed 0 .. 2**30 - 1 feeds its guesses."""
    global _seat, _side, _action, _guess, _guesses
    b, w = view
    _b[:] = b
    i = 0
    while i < 6:
        _w[i] = w[i]
        i += 1
    rng.seed(_w, seed)
    _seat = seat
    _guess = _guesses = 0
    phase = b[_PHASE]
    prepare(_b, _w)
    aim(_b, seat, seat)
    if phase == _CHOOSE or phase == _LEARN or phase == _POWER and level == 1:
        _action = _out[rng.rnd(_w, legal(_state, _out))]
    elif phase == _PICK:
        _action = _SLOT << 11 | _slot()
    elif phase == _POWER:
        _action = _use(legal(_state, _out))
    else:
        _side = side_to_place(_b)
        aim(_b, seat, _side)
        n = placements(_b, _side, _out, 0)
        if level == 1:
            _action = _one_of_three(n)
        elif level == 2:
            _action = _greediest(n)
        else:
            _action = _NO_ACTION
            _choose_few(n)


def step(budget):
    """Imagine up to `budget` more rounds; the action chosen, or NO_ACTION while there are more."""
    global _action, _guess
    while _action == _NO_ACTION and budget > 0:
        if _guess == _guesses:
            _action = _best_of_few()
            break
        _imagine(_guess % _n)
        _guess += 1
        budget -= 1
    return _action


def _one_of_three(n):
    best = _NO_ACTION
    most = -30000
    i = 0
    while i < 3:
        action = _out[rng.rnd(_w, n)]
        if gain(_b, action) > most:
            most = gain(_b, action)
            best = action
        i += 1
    return best


def _greediest(n):
    # of equals the first after one drawn at random
    best = _NO_ACTION
    most = -30000
    i = rng.rnd(_w, n)
    k = 0
    while k < n:
        x = gain(_b, _out[i])
        if x > most:
            most = x
            best = _out[i]
        i = i + 1 if i + 1 < n else 0
        k += 1
    return best


def _slot():
    # what it brings here, less what is left to a second place
    both = places(_b, _b[_STONE])
    first = both & 15
    second = both >> 4
    stone = _b[_STONE]
    if first != _seat or second >= _b[_SEATS_N]:
        return 1 if worth(_b, _seat, stone, 1) > worth(_b, _seat, stone, 0) else 0
    n = _b[_SEATS_N] - 1
    one = n * worth(_b, _seat, stone, 0) - worth(_b, second, stone, 1)
    other = n * worth(_b, _seat, stone, 1) - worth(_b, second, stone, 0)
    return 1 if other > one else 0


# --- abilities ----------------------------------------------------------------


def _use(n):
    # the best of the n legal actions, the last of which is to decline
    best = _DECLINE << 11
    most = 0
    i = 0
    while i < n - 1:
        x = _effect(_out[i])
        if x > most:
            most = x
            best = _out[i]
        i += 1
    return best


def _effect(action):
    # what it changes, in twelfths of a point
    kind = action >> 11
    q = action & 0x7FF
    if kind == _USE:
        return 1
    if kind == _PLACE:
        return gain(_b, q) - _WORTH_A_STRIKE
    s = (_b[_HEX + _b[_LAST]] - 1) % 10 == 0
    if kind == _PETRIFY:
        _b[_HEX + q] = _TEMP + 1 + s
        n = value(_b, _TEMP + q, 0, 0)
        _b[_HEX + q] = 0
        return n
    at = q // 6 if kind == _CONFUSE else q
    before = value_near(_b, _w, at)
    twist = _b[_TWIST + at]
    if kind == _CONFUSE:
        _b[_TWIST + at] = twist & 0xF8 | q % 6
    elif (_b[_HEX + at] - 1) // 10 == _seat:
        _b[_TWIST + at] += 8 + 8 * s
    else:
        _b[_TWIST + at] -= 8 + 8 * s
    n = value_near(_b, _w, at) - before
    _b[_TWIST + at] = twist
    return n


# --- looking ahead --------------------------------------------------------------


def _choose_few(n):
    # the best placements into _best, the best one first
    global _n, _guesses, _guess
    _n = 0
    answers = _next_sides()
    few = _LOOKED[answers]
    i = rng.rnd(_w, n)
    k = 0
    while k < n:
        x = gain(_b, _out[i])
        if _n < few or x > _sums[_n - 1]:
            if _n < few:
                _n += 1
            j = _n - 1
            while j > 0 and _sums[j - 1] < x:
                _sums[j] = _sums[j - 1]
                _best[j] = _best[j - 1]
                j -= 1
            _sums[j] = x
            _best[j] = _out[i]
        i = i + 1 if i + 1 < n else 0
        k += 1
    _guess = 0
    _guesses = _n * _GUESSES[answers] if answers and _n > 1 else 0
    if _guesses:
        remember(_b, _w)
        i = 0
        while i < _n:
            _sums[i] = 0
            i += 1


def _next_sides():
    # the sides that place until the seat does again, into _answers
    n = _b[_SEATS_N]
    count = 0
    seen = 1 << _seat
    turn = _b[_TURN] + 1
    rounds = 0
    kept = _b[_ROUND]
    while rounds < 2:
        while turn < n:
            side = (first_of_round(_b, _w) + turn) % n
            if seen >> side & 1:
                # with a rotating start player another one may come again first
                rounds = 2
                break
            seen |= 1 << side
            if _b[_PLACED + side] < ROUNDS[_b[_BOARD]]:
                _answers[count] = side
                count += 1
            turn += 1
        if rounds < 2 and turn == n and sides(_b, _w) > n and _b[_ROUND] == kept:
            # the shared tile that is turned up
            _answers[count] = n
            count += 1
        turn = 0
        rounds += 1
        _b[_ROUND] += 1
        if _b[_ROUND] >= ROUNDS[_b[_BOARD]]:
            break
    _b[_ROUND] = kept
    return count


def _imagine(i):
    # one guess at the tiles of the others, the same for each of the few; then what follows on the placement
    if i == 0:
        determinize(_state, _seat)
    _put(_best[i], _side)
    answers = _next_sides()
    k = 0
    put = 0
    while k < answers:
        side = _answers[k]
        aim(_b, holder(_b) if side == _b[_SEATS_N] else side, side)
        n = placements(_b, side, _out, 0) if _b[_HAND_N + side] else 0
        if n:
            action = _greediest(n)
            _put(action, side)
            _answers[4 + put] = action // 6 & 31
            put += 1
        k += 1
    aim(_b, _seat, _seat)
    _sums[i] += change(_b)
    if _side == _seat:
        _sums[i] += _next_tile(_best[i] // 192)
    forget()
    while put:
        put -= 1
        _take_back(_answers[4 + put])
    _take_back(_best[i] // 6 & 31)


def _next_tile(used):
    # what the best of the other tiles in hand would bring then
    n = placements(_b, _seat, _out, 0)
    most = 0
    k = 0
    while k < n:
        if _out[k] // 192 != used:
            x = gain(_b, _out[k])
            if x > most:
                most = x
        k += 1
    return most


def _put(q, side):
    at = q // 6
    tile = at >> 5
    at &= 31
    _b[_HEX + at] = 1 + 10 * side + tile
    _b[_TWIST + at] = 32 | q % 6
    _b[_PLACED + side] += 1
    touch(_b, at)


def _take_back(at):
    _b[_PLACED + (_b[_HEX + at] - 1) // 10] -= 1
    _b[_HEX + at] = 0
    _b[_TWIST + at] = 0


def _best_of_few():
    best = 0
    i = 1
    while i < _n:
        if _sums[i] > _sums[best]:
            best = i
        i += 1
    return _best[best]
