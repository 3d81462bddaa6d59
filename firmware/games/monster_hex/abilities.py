# SPDX-License-Identifier: MIT
"""Monster Hex: the abilities of red-lettered tiles (MH-090 .. MH-115).  Nothing here allocates.

The ability that is open is that of the seat MOVER; it was set off by the tile on hex LAST.
"""

from core.events import emit
from games.monster_hex.boards import AT, HEXES, NEXT, ROUNDS
from games.monster_hex.legal import no_place, placements
from games.monster_hex.piles import draw_card
from games.monster_hex.stones import is_monster, open_around
from micropython import const

_BOARD = const(2)
_MOVER = const(6)
_LAST = const(9)
_STRUCK = const(10)
_FACTION_OF = const(11)
_ABILITY_OF = const(15)
_PLACED = const(19)
_BOUNTY = const(27)
_HAND_N = const(47)
_TEMPS = const(95)
_DECK_N = const(103)
_HEX = const(116)
_TWIST = const(148)
_CLOSED = const(5)
_TEMP = const(40)
_NO_HEX = const(255)
_PLACE = const(0)
_TARGET = const(1)
_CONFUSE = const(2)
_PETRIFY = const(3)
_USE = const(4)
_DECLINE = const(5)
_ENCHANT = const(0)
_BOUNTY_A = const(1)
_STRIKE = const(2)
_CONFUSE_A = const(4)
_SCHEME = const(5)
_CURSE = const(6)
_PETRIFY_A = const(7)
_EV_POWER = const(11)
_EV_BOUNTY = const(12)
_EV_TURNED = const(14)
_EV_SCHEME = const(143)
_EV_STONE = const(16)
_EV_DECLINE = const(17)


def ability_of(b, seat):
    """The ability of a seat, -1 if it has none."""
    return 2 * b[_FACTION_OF + seat] - 3 + b[_ABILITY_OF + seat] if b[_ABILITY_OF + seat] else -1


def ability(b):
    """The ability of the seat that decides."""
    return ability_of(b, b[_MOVER])


def at_s(b):
    """1 if the activating tile has rank S (MH-091), else 0."""
    return (b[_HEX + b[_LAST]] - 1) % 10 == 0


def _opponent(b, at):
    return is_monster(b, at) and (b[_HEX + at] - 1) // 10 != b[_MOVER]


def _touching(b, at, other):
    # are the two hexes neighbours?
    i = 6 * at
    end = i + 6
    while i < end:
        if NEXT[b[_BOARD]][i] == other:
            return True
        i += 1
    return False


def no_stone(b, w, at):
    """0 if a temporary stone may lie on that hex, else the number of the rule against it (MH-110, MH-111)."""
    if b[_HEX + at]:
        return 110
    i = 4 * at
    near = AT[b[_BOARD]]
    end = i + 4
    while i < end and near[i] != _NO_HEX:
        stone = near[i] >> 3
        if not w[_CLOSED] >> stone & 1 and open_around(b, stone) & 15 < 2:
            return 111
        i += 1
    i = 6 * at
    end = i + 6
    while i < end:
        other = NEXT[b[_BOARD]][i]
        if other != _NO_HEX and b[_HEX + other] > _TEMP and open_around(b, _TEMP + other) & 15 < 2:
            return 111
        i += 1
    return 0


def _is_target(b, w, what, at):
    # may the ability be aimed at this hex?
    if what == _ENCHANT:
        return is_monster(b, at) and (b[_HEX + at] - 1) // 10 == b[_MOVER]
    if what == _CURSE:
        return _opponent(b, at)
    if what == _CONFUSE_A:
        return _opponent(b, at) and (at_s(b) or _touching(b, b[_LAST], at))
    return what == _PETRIFY_A and no_stone(b, w, at) == 0


def strikes(b):
    """May the seat that decides place a second tile now? (MH-103)"""
    seat = b[_MOVER]
    if b[_STRUCK] or b[_HAND_N + seat] == 0 or b[_PLACED + seat] >= ROUNDS[b[_BOARD]]:
        return False
    at = HEXES[b[_BOARD]] - 1
    while at >= 0:
        if b[_HEX + at] == 0:
            return True
        at -= 1
    return False


def usable(b, w):
    """Is there anything the ability could do?  Without a target it does nothing (MH-094)."""
    what = ability(b)
    if what == _BOUNTY_A:
        return True
    if what == _SCHEME:
        return b[_DECK_N] > 0
    if what == _STRIKE:
        return strikes(b)
    at = HEXES[b[_BOARD]] - 1
    while at >= 0:
        if _is_target(b, w, what, at):
            return True
        at -= 1
    return False


def uses(b, w, out):
    """Write the legal actions while an ability is open; how many."""
    what = ability(b)
    n = 0
    if what == _STRIKE:
        n = placements(b, b[_MOVER], out, 0)
    elif what == _BOUNTY_A or what == _SCHEME:
        out[0] = _USE << 11
        n = 1
    else:
        at = 0
        while at < HEXES[b[_BOARD]]:
            if _is_target(b, w, what, at):
                n = _aims(b, what, at, out, n)
            at += 1
    out[n] = _DECLINE << 11
    return n + 1


def _aims(b, what, at, out, n):
    if what != _CONFUSE_A:
        out[n] = (_PETRIFY if what == _PETRIFY_A else _TARGET) << 11 | at
        return n + 1
    turn = 0
    while turn < 6:
        if turn != b[_TWIST + at] & 7:
            out[n] = _CONFUSE << 11 | at * 6 + turn
            n += 1
        turn += 1
    return n


def no_use(b, w, kind, q):
    """0 if the action is legal while an ability is open, else the number of the rule against it."""
    what = ability(b)
    if kind == _DECLINE:
        return 92 if q else 0
    if kind == _PLACE:
        return 18 if what != _STRIKE else no_place(b, b[_MOVER], q)
    if kind == _USE:
        return 0 if q == 0 and (what == _BOUNTY_A or what == _SCHEME) else 90
    if kind == _CONFUSE:
        if what != _CONFUSE_A or q >= 6 * HEXES[b[_BOARD]] or not _is_target(b, w, what, q // 6):
            return 107
        return 175 if q % 6 == b[_TWIST + q // 6] & 7 else 0
    if kind == _PETRIFY:
        return 110 if what != _PETRIFY_A or q >= HEXES[b[_BOARD]] else no_stone(b, w, q)
    if kind == _TARGET:
        if q < HEXES[b[_BOARD]] and (what == _ENCHANT or what == _CURSE) and _is_target(b, w, what, q):
            return 0
        return 109 if what == _CURSE else 101
    return 19


def use(b, kind, q):
    """Make the chosen effect happen; Strike's placement is made by the caller."""
    seat = b[_MOVER]
    more = 2 if at_s(b) else 1
    if kind == _TARGET:
        if ability(b) == _CURSE:
            more = -more
        b[_TWIST + q] += 8 * more
        emit(_EV_POWER, q, 8 + more << 4 | seat)
    elif kind == _CONFUSE:
        at = q // 6
        b[_TWIST + at] = b[_TWIST + at] & 0xF8 | q % 6
        emit(_EV_TURNED, at, q % 6 << 4 | seat)
    elif kind == _PETRIFY:
        b[_HEX + q] = _TEMP + more
        i = 0
        while b[_TEMPS + i]:
            i += 1
        b[_TEMPS + i] = q + 1
        emit(_EV_STONE, q, more << 4 | seat)
    elif kind == _DECLINE:
        emit(_EV_DECLINE, 0, seat)
    elif ability(b) == _BOUNTY_A:
        b[_BOUNTY + seat] += more
        emit(_EV_BOUNTY, b[_BOUNTY + seat], seat)
    else:
        draw_card(b, seat)
        emit(_EV_SCHEME, 0, seat)
