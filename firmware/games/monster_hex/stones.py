# SPDX-License-Identifier: MIT
"""Monster Hex: the stones, who is strongest around them, which are due.  Nothing here allocates.

A stone is a number: the large ones of the board from 0 (K), the small ones from GEMS,
TEMP + hex for a temporary one.
"""

from array import array

from games.monster_hex.boards import GEM, LARGE, NEXT, RING, SMALL
from games.monster_hex.data import EDGES, RANKS
from micropython import const

_BOARD = const(2)
_TEMPS = const(95)
_HEX = const(116)
_TWIST = const(148)
_GEMS = const(8)
_TEMP = const(40)
_NOBODY = const(15)
_NO_HEX = const(255)

# of each side at the stone last gathered: strength, highest rank
SUM = array("h", bytes(8))
RANK = bytearray(4)


def power(b, at, d):
    """Current power of the monster on hex `at` in direction d (MH-006, MH-007)."""
    twist = b[_TWIST + at]
    return EDGES[(b[_HEX + at] - 1) % 10 * 6 + (d - (twist & 7)) % 6] + (twist >> 3) - 4


def is_monster(b, at):
    """True if a monster is on that hex."""
    return 0 < b[_HEX + at] <= _TEMP


def after(board, stone):
    """The printed stone after this one, in the order of MH-041; -1 after the last."""
    stone += 1
    if stone == LARGE[board]:
        stone = _GEMS
    return stone if stone < _GEMS + SMALL[board] else -1


def gather(b, stone):
    """Fill SUM and RANK; the bit mask of the sides that take part (MH-011)."""
    SUM[0] = SUM[1] = SUM[2] = SUM[3] = 0
    RANK[0] = RANK[1] = RANK[2] = RANK[3] = 0
    board = b[_BOARD]
    mask = 0
    if _GEMS <= stone < _TEMP:
        gem = GEM[board]
        i = 4 * (stone - _GEMS)
        end = i + 4
        while i < end:
            if is_monster(b, gem[i]):
                mask |= _add(b, gem[i], gem[i + 1])
            i += 2
        return mask
    ring = RING[board]
    i = 6 * stone
    if stone >= _TEMP:
        ring = NEXT[board]
        i -= 6 * _TEMP
    d = 0
    while d < 6:
        at = ring[i + d]
        if at != _NO_HEX and is_monster(b, at):
            mask |= _add(b, at, (d + 3) % 6)
        d += 1
    return mask


def _add(b, at, d):
    x = b[_HEX + at] - 1
    side = x // 10
    SUM[side] += power(b, at, d)
    rank = RANKS[x % 10]
    if rank > RANK[side]:
        RANK[side] = rank
    return 1 << side


def places(b, stone):
    """`first | second << 4` of a stone, NOBODY where there is none; SUM is filled (MH-042 .. MH-045)."""
    return order(stone, gather(b, stone))


def order(stone, mask):
    """As `places`, from SUM, RANK and the sides that take part."""
    small = _GEMS <= stone < _TEMP
    first = second = _NOBODY
    best = below = -1000
    side = 0
    while mask >> side:
        if mask >> side & 1:
            n = 4 * SUM[side]
            if small:
                n += RANK[side]
            if n > best:
                below = best
                second = first
                best = n
                first = side
            elif n == best:
                first = _NOBODY
            elif n > below:
                below = n
                second = side
            elif n == below:
                second = _NOBODY
        side += 1
    return first | (second if stone < _GEMS else _NOBODY) << 4


def dominates(b, first):
    """Is the first place, SUM being filled, so strong that it takes both slots? (MH-051)"""
    if b[_BOARD]:
        return False
    other = SUM[1 - first]
    return SUM[first] >= 1 and SUM[first] >= 2 * other


def open_around(b, stone):
    """How many hexes next to the stone are empty, + 16 for each that holds a temporary stone."""
    board = b[_BOARD]
    ring = RING[board]
    i = 6 * stone
    end = i + 6
    step = 1
    if stone >= _TEMP:
        ring = NEXT[board]
        i -= 6 * _TEMP
        end = i + 6
    elif stone >= _GEMS:
        ring = GEM[board]
        i = 4 * (stone - _GEMS)
        end = i + 4
        step = 2
    n = 0
    while i < end:
        if ring[i] != _NO_HEX:
            x = b[_HEX + ring[i]]
            if x == 0:
                n += 1
            elif x > _TEMP:
                n += 16
        i += step
    return n


def is_due(b, stone):
    """True if every hex next to a printed stone holds a monster (MH-040): asked for all of them in every turn."""
    if stone < _GEMS:
        ring = RING[b[_BOARD]]
        i = 6 * stone
        end = i + 6
        while i < end:
            if not 0 < b[_HEX + ring[i]] <= _TEMP:
                return False
            i += 1
        return True
    gem = GEM[b[_BOARD]]
    i = 4 * (stone - _GEMS)
    return 0 < b[_HEX + gem[i]] <= _TEMP and 0 < b[_HEX + gem[i + 2]] <= _TEMP


def due_temps(b):
    """Bit mask over TEMPS of the temporary stones whose group is surrounded (MH-113)."""
    free = 0
    there = 0
    i = 0
    while i < 3 and b[_TEMPS + i]:
        there |= 1 << i
        if open_around(b, _TEMP - 1 + b[_TEMPS + i]) & 15:
            free |= 1 << i
        i += 1
    # a group with an empty hex anywhere waits as a whole
    rounds = 0
    while rounds < 2 and free:
        i = 0
        while i < 3:
            if there >> i & 1 and not free >> i & 1 and _joined(b, i, free):
                free |= 1 << i
            i += 1
        rounds += 1
    return there & ~free


def _joined(b, i, free):
    # is temporary stone i next to one of those of the mask?
    j = 0
    at = b[_TEMPS + i] - 1
    while j < 3:
        if free >> j & 1:
            d = 6 * at
            while d < 6 * at + 6:
                if NEXT[b[_BOARD]][d] == b[_TEMPS + j] - 1:
                    return True
                d += 1
        j += 1
    return False
