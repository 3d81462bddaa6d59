# SPDX-License-Identifier: MIT
"""Monster Hex' computer player: what the stones around a position are worth to a seat.

In twelfths of a point: its own expected points, less the mean of those of the other seats.  While
hexes around a stone are empty the strengths so far say how likely each side is to be first there.
"""

from array import array

from games.monster_hex.boards import AT, NEXT
from games.monster_hex.data import EDGES
from games.monster_hex.flow import sides, worth
from games.monster_hex.stones import RANK, SUM, after, dominates, gather, open_around, order
from micropython import const

_SEATS_N = const(1)
_BOARD = const(2)
_BOUNTY = const(27)
_TEMPS = const(95)
_HEX = const(116)
_CLOSED = const(5)
_GEMS = const(8)
_TEMP = const(40)
_NOBODY = const(15)
_NO_HEX = const(255)

_UNSET = const(-30000)
_ROWS = const(17)
_TEMP_ROW = const(14)

# e ** (-i / 16), in 255ths; how many 16ths a point of strength is by the number of empty hexes
_EXP = (
    b"\xff\xef\xe1\xd3\xc7\xbb\xaf\xa5\x9b\x91\x88\x80\x78\x71\x6a\x64\x5e\x58\x53\x4e\x49\x45\x40\x3d\x39\x35\x32\x2f\x2c\x2a"
    b"\x27\x25\x23\x20\x1e\x1d\x1b\x19\x18\x16\x15\x14\x12\x11\x10\x0f\x0e\x0e\x0d\x0c\x0b\x0a\x0a\x09\x09\x08\x08\x07\x07\x06"
    b"\x06\x06\x05\x05"
)
_STEEP = b"\x10\x0a\x07\x06\x05\x04\x04"

# points of the first and the second place at each large stone for each side, at 8 * stone + 2 * side
_prizes = bytearray(64)
# what a point of each side counts
_counts = array("h", bytes(8))
_weight = array("h", bytes(8))
_sides = 0
# for each side, what another strength of p at a stone brings, at 102 * side + 6 * row + p, in the position of
# `prepare`; the same for the side of `aim` at the stones that `touch` named; worth of each stone for the seat of `prepare`
_base = array("h", bytes(2 * 4 * 6 * _ROWS))
_gain = array("h", bytes(2 * 6 * _ROWS))
_worth = array("h", bytes(2 * _ROWS))
_side = 0
_touched = 0


def prepare(b, w):
    """Fill the prizes of a position's stones."""
    global _sides, _touched
    _sides = sides(b, w)
    _touched = 0
    i = 0
    while i < 4 * 6 * _ROWS:
        _base[i] = _UNSET
        i += 1
    stone = 0
    while 0 <= stone < _GEMS:
        side = 0
        while side < _sides:
            one = worth(b, side, stone, 0)
            other = worth(b, side, stone, 1)
            at = 8 * stone + 2 * side
            _prizes[at] = max(one, other)
            _prizes[at + 1] = min(one, other)
            side += 1
        stone = after(b[_BOARD], stone)


def aim(b, me, side):
    """See everything as the seat `me` does, for whom a tile of `side` is placed; for each side it is always the same seat."""
    global _side
    _side = side
    n = b[_SEATS_N]
    i = 0
    while i < 4:
        _counts[i] = 12 if i == me else -12 // (n - 1) if i < n else 0
        i += 1
    row = 0
    while _touched >> row:
        if _touched >> row & 1:
            i = 6 * row
            while i < 6 * row + 6:
                _gain[i] = _UNSET
                i += 1
        row += 1


def touch(b, at):
    """A tile was put on that hex since `prepare`."""
    global _touched
    near = AT[b[_BOARD]]
    i = 4 * at
    while i < 4 * at + 4 and near[i] != _NO_HEX:
        _touched |= 1 << (near[i] >> 3)
        i += 1
    i = 0
    while i < 3 and b[_TEMPS + i]:
        if _direction(b, at, b[_TEMPS + i] - 1) >= 0:
            _touched |= 1 << _TEMP_ROW + i
        i += 1


def forget():
    """The position is that of `prepare` again."""
    global _touched
    _touched = 0


def _stone_of(b, row):
    return _TEMP - 1 + b[_TEMPS + row - _TEMP_ROW] if row >= _TEMP_ROW else row


def remember(b, w):
    """Keep what every stone is worth now, for `change`."""
    stone = 0
    while stone >= 0:
        _worth[stone] = 0 if w[_CLOSED] >> stone & 1 else value(b, stone, 0, 0)
        stone = after(b[_BOARD], stone)
    i = 0
    while i < 3 and b[_TEMPS + i]:
        _worth[_TEMP_ROW + i] = value(b, _stone_of(b, _TEMP_ROW + i), 0, 0)
        i += 1


def change(b):
    """What the position has won since `remember`, by the tiles that `touch` knows of."""
    n = 0
    row = 0
    while _touched >> row:
        if _touched >> row & 1:
            n += value(b, _stone_of(b, row), 0, 0) - _worth[row]
        row += 1
    return n


def value(b, stone, side, p):
    """Worth of an open stone; with p > 0 as if `side` had put another strength of p there."""
    mask = gather(b, stone)
    n = open_around(b, stone)
    n = (n & 15) + (n >> 4)
    if p:
        SUM[side] += p
        mask |= 1 << side
        n -= 1
        if stone >= _GEMS and RANK[side] == 0:
            RANK[side] = 1
    return _expected(b, stone, n) if n > 0 else _settled(b, stone, mask)


def _settled(b, stone, mask):
    both = order(stone, mask)
    first = both & 15
    second = both >> 4
    n = 0
    if first != _NOBODY:
        n = _counts[first] * _first_prize(b, stone, first)
        if stone < _GEMS and dominates(b, first):
            return n + _counts[first] * _prizes[8 * stone + 2 * first + 1]
        if second != _NOBODY:
            n += _counts[second] * _prizes[8 * stone + 2 * second + 1]
    elif second != _NOBODY:
        n = _counts[second] * _prizes[8 * stone + 2 * second]
    return n


def _first_prize(b, stone, side):
    if stone < _GEMS:
        return _prizes[8 * stone + 2 * side] + b[_BOUNTY + side]
    if stone < _TEMP:
        return 1
    return b[_HEX + stone - _TEMP] - _TEMP + b[_BOUNTY + side]


def _expected(b, stone, n):
    # shares of the first place by strength, of the second by what is left
    steep = _STEEP[n if n < 6 else 6]
    best = SUM[0]
    side = 1
    while side < _sides:
        if SUM[side] > best:
            best = SUM[side]
        side += 1
    total = 0
    side = 0
    while side < _sides:
        i = (best - SUM[side]) * steep
        _weight[side] = _EXP[i] if i < 64 else 4
        total += _weight[side]
        side += 1
    sum_ = 0
    side = 0
    while side < _sides:
        if _counts[side]:
            mine = _weight[side]
            n = _first_prize(b, stone, side) * (256 * mine // total)
            if stone < _GEMS:
                n += _prizes[8 * stone + 2 * side + 1] * _second(side, mine, total)
            sum_ += _counts[side] * n
        side += 1
    return sum_ >> 8


def _second(side, mine, total):
    # how likely the second place is, in 256ths
    if _sides == 2:
        return 256 * _weight[1 - side] // total
    n = 0
    other = 0
    while other < _sides:
        if other != side:
            n += 256 * _weight[other] // total * mine // (total - _weight[other])
        other += 1
    return n


def value_near(b, w, at):
    """Worth of the open stones next to a hex."""
    n = 0
    near = AT[b[_BOARD]]
    i = 4 * at
    while i < 4 * at + 4 and near[i] != _NO_HEX:
        if not w[_CLOSED] >> (near[i] >> 3) & 1:
            n += value(b, near[i] >> 3, 0, 0)
        i += 1
    i = 0
    while i < 3 and b[_TEMPS + i]:
        if _direction(b, at, b[_TEMPS + i] - 1) >= 0:
            n += value(b, _TEMP - 1 + b[_TEMPS + i], 0, 0)
        i += 1
    return n


def _direction(b, at, other):
    # in which direction the other hex lies, -1 if it is no neighbour
    d = 0
    while d < 6:
        if NEXT[b[_BOARD]][6 * at + d] == other:
            return d
        d += 1
    return -1


def gain(b, q):
    """What a placement brings at once; q as in the action."""
    turn = q % 6
    at = q // 6
    edges = (at >> 5) * 6
    at &= 31
    near = AT[b[_BOARD]]
    n = 0
    i = 4 * at
    end = i + 4
    while i < end:
        x = near[i]
        if x == _NO_HEX:
            break
        n += _gain_at(b, x >> 3, EDGES[edges + ((x & 7) + 6 - turn) % 6])
        i += 1
    i = 0
    while i < 3 and b[_TEMPS + i]:
        d = _direction(b, at, b[_TEMPS + i] - 1)
        if d >= 0:
            n += _gain_at(b, _TEMP_ROW + i, EDGES[edges + (d + 6 - turn) % 6])
        i += 1
    return n


def _gain_at(b, row, p):
    # kept, as the same stones and strengths come again and again
    at = 6 * row
    table = _gain
    if not _touched >> row & 1:
        at += 6 * _ROWS * _side
        table = _base
    n = table[at + p]
    if n == _UNSET:
        stone = _stone_of(b, row)
        if table[at] == _UNSET:
            table[at] = value(b, stone, 0, 0)
        n = table[at + p] = value(b, stone, _side, p) - table[at]
    return n
