# SPDX-License-Identifier: MIT
"""Monster Hex' events in words, with the rule behind each."""

from games.monster_hex.boards import AT
from lang import keys_monster_hex as K
from lang import t
from micropython import const

_BOARD = const(2)
_SEATS_N = const(1)
_FACTION_OF = const(11)
_HEX = const(116)
_NO_STONE = const(255)
_GEMS = const(8)
_TEMP = const(40)
_NOBODY = const(15)
_EV_FACTION = const(1)
_EV_SHARED = const(130)
_EV_ABILITY = const(3)
_EV_CARD = const(132)
_EV_OWN = const(133)
_EV_ROUND = const(6)
_EV_DRAW = const(135)
_EV_UP = const(136)
_EV_PLACE = const(9)
_EV_SKIP = const(10)
_EV_POWER = const(11)
_EV_BOUNTY = const(12)
_EV_STRIKE = const(13)
_EV_TURNED = const(14)
_EV_SCHEME = const(143)
_EV_STONE = const(16)
_EV_NO_TARGET = const(18)
_EV_DUE = const(19)
_EV_STRENGTH = const(20)
_EV_BEST = const(21)
_EV_NEXT = const(22)
_EV_SLOT = const(23)
_EV_DOMINANCE = const(24)
_EV_GEM = const(25)
_EV_PRIZE = const(26)
_EV_GONE = const(27)
_EV_AIM = const(156)
_EV_OVER = const(29)
_CONFUSE_A = const(4)
_CURSE = const(6)
_WAYS = bytes((30, 31, 33, 34, 105))
_ABILITY_RULE = bytes((101, 102, 103, 105, 107, 108, 109, 110))
# event code (without the reveal bit) -> number of the MH statement
_RULE = bytes((
    0, 3, 174, 14, 16, 16, 18, 20, 151, 31, 21, 101, 102, 103, 107, 108,
    110, 92, 94, 40, 11, 42, 43, 48, 51, 45, 52, 54, 130, 61,
))  # fmt: skip


def rule(code, x, y):
    """Number of the MH statement behind an event."""
    code &= 0x7F
    if code == _EV_PLACE:
        return _WAYS[y >> 10]
    if code == _EV_POWER and y >> 4 < 8:
        return 109
    if code == _EV_GEM and x >= _TEMP:
        return 114
    if code == _EV_NO_TARGET:
        return _ABILITY_RULE[x]
    return _RULE[code]


def tile(kind):
    """`S1`: the name of a tile."""
    return "SAABBBCCCC"[kind] + "1121231234"[kind]


def stone(number):
    """The name of a stone: K, L1 .., s1 .., or words for a temporary one."""
    if number >= _TEMP:
        return t(K.TEMP_STONE)
    if number == 0:
        return "K"
    return "L%d" % number if number < _GEMS else "s%d" % (number - _GEMS + 1)


def side(number):
    """The side in words: `player 2`, the shared faction, nobody."""
    return t(K.NOBODY if number == _NOBODY else K.SIDE + number)


def monster(b, at, near=False):
    """`Red S1`, the monster on a hex of the bytes `b`; `near`: `Red S1 at K, s2`."""
    piece = b[_HEX + at] - 1
    word = t(K.FACTIONS + b[_FACTION_OF + piece // 10] - 1) + " " + tile(piece % 10)
    return t(K.AT_STONES, word, stones_at(b, at)) if near else word


def stones_at(b, at):
    """`K, s2`: the stones beside a hex."""
    near = AT[b[_BOARD]]
    return ", ".join([stone(near[i] >> 3) for i in range(4 * at, 4 * at + 4) if near[i] != _NO_STONE])


def line(code, x, y, b=None, near=False):
    """One sentence for an event; with the table's bytes `b` it tells the monster, with `near` the stones beside it, too."""
    code &= 0x7F
    if code in (_EV_DUE, _EV_BEST, _EV_NEXT, _EV_DOMINANCE):
        return t((K.EV_DUE, 0, K.EV_BEST, K.EV_NEXT, 0, K.EV_DOMINANCE)[code - _EV_DUE], stone(x), side(y))
    if code in (_EV_STRENGTH, _EV_SLOT, _EV_GEM, _EV_PRIZE):
        return _at_stone(code, x, y)
    if code == _EV_PLACE:
        who = side(y >> 7 & 7)
        return t(K.EV_PLACE, who, monster(b, x, near) if b else tile(y >> 3 & 15), t(K.WAYS + (y >> 10)))
    if code == _EV_POWER:
        more = (y >> 4) - 8
        what = (monster(b, x, near) + " " if b else "") + "%+d" % more
        return t(K.EV_POWER, (y & 15) + 1, t(K.ABILITIES + (_CURSE if more < 0 else 0)), what)
    if code == _EV_STONE:
        said = t(K.EV_STONE, (y & 15) + 1, y >> 4)
        return t(K.AT_STONES, said, stones_at(b, x)) if near else said
    if code == _EV_TURNED:
        return t(K.EV_TURNED, (y & 15) + 1, t(K.ABILITIES + _CONFUSE_A), monster(b, x, near) if b else t(K.MONSTER))
    if code == _EV_OVER and b and b[_SEATS_N] == 1:
        # alone there is nobody to beat
        return t(K.PHASES + 5)
    if code == _EV_AIM & 0x7F:
        return t(K.EV_AIM, (y >> 8) + 1, t(K.OBJECTIVES + x), y & 255)
    return _rest(code, x, y)


def _at_stone(code, x, y):
    who = side(y >> 8 & 15)
    if code == _EV_STRENGTH:
        return t(K.EV_STRENGTH, stone(x), who, (y & 255) - 128)
    return t(K.EV_PRIZE if code == _EV_PRIZE else K.EV_POINTS, stone(x), who, y & 255)


def _rest(code, x, y):
    if code == _EV_FACTION:
        return t(K.EV_FACTION, y + 1, t(K.FACTIONS + x))
    if code == _EV_SHARED & 0x7F:
        return t(K.EV_SHARED, t(K.FACTIONS + x))
    if code in (_EV_ABILITY, _EV_NO_TARGET):
        return t(K.EV_ABILITY if code == _EV_ABILITY else K.EV_NO_TARGET, y + 1, t(K.ABILITIES + x))
    if code == _EV_CARD & 0x7F:
        return t(K.EV_CARD, t(K.OBJECTIVES + x))
    if code == _EV_UP & 0x7F:
        return t(K.EV_UP, tile(x), y + 1)
    if code == _EV_ROUND:
        return t(K.EV_ROUND, x, y + 1)
    if code in (_EV_DRAW & 0x7F, _EV_BOUNTY):
        return t(K.EV_BOUNTY if code == _EV_BOUNTY else K.EV_DRAW, y + 1, x)
    if code == _EV_OVER:
        return t(K.EV_OVER, ", ".join([str(seat + 1) for seat in range(4) if y >> seat & 1]))
    if code == _EV_GONE:
        return t(K.EV_GONE)
    if code == _EV_OWN & 0x7F:
        return t(K.EV_OWN, y + 1)
    if code == _EV_SCHEME & 0x7F:
        return t(K.EV_SCHEME, y + 1)
    return t(K.EV_SKIP if code == _EV_SKIP else K.EV_STRIKE if code == _EV_STRIKE else K.EV_DECLINE, y + 1)
