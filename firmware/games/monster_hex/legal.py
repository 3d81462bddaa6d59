# SPDX-License-Identifier: MIT
"""Monster Hex: where a tile may be placed (MH-030 .. MH-036, MH-105, MH-106).  Nothing here allocates."""

from games.monster_hex.boards import HEXES, NEXT, STARTS
from games.monster_hex.data import EDGES
from micropython import const

_BOARD = const(2)
_FACTION_OF = const(11)
_ABILITY_OF = const(15)
_PLACED = const(19)
_HAND_N = const(47)
_TILES = const(55)
_HEX = const(116)
_TWIST = const(148)
_TEMP = const(40)
_NO_HEX = const(255)
_FIRST = const(0)
_MATCH = const(1)
_AT_START = const(2)
_FREELY = const(3)
_SCATTERED = const(4)
_RED = const(73)

_ALL_TURNS = const(63)

# the turns, a bit each, that make tile t show power v in direction d, at 36 * t + 6 * d + v; v = 0 is never matched
_FITS = bytes(
    [
        sum([1 << k for k in range(6) if v and EDGES[6 * t + (d - k) % 6] == v])
        for t in range(10)
        for d in range(6)
        for v in range(6)
    ]
)
# where to look in _FITS for the neighbours that can be matched: 6 * direction + the power they show
_spots = bytearray(6)
# did any tile match anywhere?
_matched = False


def _look(b, at):
    # fill _spots; 0 if no monster is next to the hex, else 1 + the number of them that can be matched
    # (power() is written out: this is asked most often)
    n = 0
    next_ = NEXT[b[_BOARD]]
    at *= 6
    d = 0
    while d < 6:
        other = next_[at + d]
        if other != _NO_HEX:
            x = b[_HEX + other]
            if 0 < x <= _TEMP:
                if n == 0:
                    n = 1
                twist = b[_TWIST + other]
                x = EDGES[(x - 1) % 10 * 6 + (d + 3 - (twist & 7)) % 6] + (twist >> 3) - 4
                if 0 < x < 6:
                    _spots[n - 1] = 6 * d + x
                    n += 1
        d += 1
    return n


def _turns(tile, near):
    # bit mask of the turns that match somewhere, `near` being what _look said
    at = 36 * tile
    mask = 0
    i = 1
    while i < near:
        mask |= _FITS[at + _spots[i - 1]]
        i += 1
    return mask


def is_empty(b):
    """True before the first tile of the game."""
    return b[_PLACED] + b[_PLACED + 1] + b[_PLACED + 2] + b[_PLACED + 3] == 0


def way_of(b, side):
    """How this side must place now: FIRST, MATCH, AT_START or FREELY."""
    if is_empty(b):
        return _FIRST
    start = _TILES + 10 * side
    end = start + b[_HAND_N + side]
    at = HEXES[b[_BOARD]] - 1
    while at >= 0:
        if b[_HEX + at] == 0:
            near = _look(b, at)
            i = start
            while i < end and near > 1:
                if _turns(b[i], near):
                    return _MATCH
                i += 1
        at -= 1
    return _fallback(b)


def _fallback(b):
    starts = STARTS[b[_BOARD]]
    return _AT_START if b[_HEX + starts[0]] == 0 or b[_HEX + starts[1]] == 0 else _FREELY


def way_used(b, side, tile, at, turn):
    """How a tile is placed there in that turn, which is legal: one of the ways of way_of, or SCATTERED."""
    if is_empty(b):
        way = _FIRST
    elif _turns(tile, _look(b, at)) >> turn & 1:
        return _MATCH
    else:
        way = way_of(b, side)
    return way if turns_at(b, tile, at, way, 0) >> turn & 1 else _SCATTERED


def _scatterer(b, side):
    # Blue's second ability
    return b[_FACTION_OF + side] == 2 and b[_ABILITY_OF + side] == 2


def scatters(b, side, tile):
    """May this tile be scattered?  0 no, 1 next to a monster, 2 anywhere (MH-105)."""
    if not _RED >> tile & 1 or not _scatterer(b, side):
        return 0
    return 1 if tile else 2


def turns_at(b, tile, at, way, free):
    """Bit mask of the turns in which the tile may be placed on that hex.

    `way` is way_of, `free` is scatters, or 0 to see where it may be placed without that.
    """
    if b[_HEX + at]:
        return 0
    return _turns_there(b, tile, at, way, free, _look(b, at))


def _turns_there(b, tile, at, way, free, near):
    if way == _FREELY or free and (near or free == 2):
        return _ALL_TURNS
    if way == _MATCH:
        return _turns(tile, near)
    starts = STARTS[b[_BOARD]]
    return _ALL_TURNS if at == starts[0] or at == starts[1] else 0


def placements(b, side, out, n):
    """Write the legal placements of the side into `out` from index n on; the new n."""
    if is_empty(b):
        return _all(b, side, out, n, _FIRST)
    m = _all(b, side, out, n, _MATCH)
    # scattering is not looked at when this is decided (MH-036)
    return m if _matched else _all(b, side, out, n, _fallback(b))


def _all(b, side, out, n, way):
    # the placements in one way, and those that scatter; sets _matched
    global _matched
    _matched = False
    start = _TILES + 10 * side
    end = start + b[_HAND_N + side]
    blue = _scatterer(b, side)
    at = HEXES[b[_BOARD]]
    while at:
        at -= 1
        if b[_HEX + at] == 0:
            near = _look(b, at)
            if near < 2 and way == _MATCH and not blue:
                continue
            one = _spots[0]
            other = _spots[1]
            i = start
            while i < end:
                tile = b[i]
                # the commonest numbers of neighbours written out
                if near == 2:
                    mask = _FITS[36 * tile + one]
                elif near == 3:
                    mask = _FITS[36 * tile + one] | _FITS[36 * tile + other]
                else:
                    mask = _turns(tile, near)
                if mask:
                    _matched = True
                free = scatters(b, side, tile) if blue else 0
                if free or way != _MATCH:
                    mask = _turns_there(b, tile, at, way, free, near)
                action = (tile << 5 | at) * 6
                while mask:
                    if mask & 1:
                        out[n] = action
                        n += 1
                    mask >>= 1
                    action += 1
                i += 1
    return n


def in_hand(b, side, tile):
    """True if the tile is in that side's hand."""
    i = _TILES + 10 * side
    end = i + b[_HAND_N + side]
    while i < end:
        if b[i] == tile:
            return True
        i += 1
    return False


def no_place(b, side, q):
    """0 if the placement q is legal for that side, else the number of the rule against it."""
    turn = q % 6
    at = q // 6
    tile = at >> 5
    at &= 31
    if tile > 9:
        return 4
    if at >= HEXES[b[_BOARD]]:
        return 8
    if not in_hand(b, side, tile):
        return 18
    if b[_HEX + at] > _TEMP:
        return 35
    if b[_HEX + at]:
        return 31
    way = way_of(b, side)
    free = scatters(b, side, tile)
    if turns_at(b, tile, at, way, free) >> turn & 1:
        return 0
    if way == _FIRST:
        return 106 if free else 30
    if way == _AT_START:
        return 33
    return 105 if free else 31
