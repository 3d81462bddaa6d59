# SPDX-License-Identifier: MIT
"""Castle Panic's events in words, with the rule behind each."""

from games.castle_panic.data import START_POINTS
from lang import keys_castle_panic as K
from lang import t
from micropython import const

_LOST = const(2)
_MONSTER_KINDS = const(7)
_EV_PHASE = const(1)
_EV_TURN = const(2)
_EV_DRAW = const(131)
_EV_SHUFFLE = const(132)
_EV_DISCARD = const(5)
_EV_PLAY = const(6)
_EV_HIT = const(7)
_EV_SLAIN = const(8)
_EV_STEP = const(9)
_EV_ATTACK = const(10)
_EV_WALL = const(11)
_EV_MARKER = const(12)
_EV_TOWER = const(13)
_EV_HURT = const(14)
_EV_DESTROYED = const(15)
_EV_BUILT = const(16)
_EV_FORTIFIED = const(17)
_EV_TARRED = const(18)
_EV_UNTARRED = const(19)
_EV_BACK = const(20)
_EV_TOKEN = const(149)
_EV_DIE = const(150)
_EV_PLACED = const(23)
_EV_HEALED = const(24)
_EV_OWED = const(25)
_EV_PLAGUED = const(26)
_EV_BOULDER = const(27)
_EV_NO_TOKENS = const(28)
_EV_LAPSED = const(29)
_EV_OVER = const(30)
_EV_TAKEN = const(31)
_EV_MOVES = const(32)
_EV_OPENING = const(161)
_EV_SET = const(34)
_EV_FIRST = const(35)
_EV_HOME = const(36)
_EV_OFFER = const(165)
_EV_GIVE = const(166)
_EV_REFUSED = const(39)
_EV_TRADED = const(40)
_EV_OUT = const(41)
_EV_REMOVED = const(42)
_EV_LORD_DRAW = const(171)
_EV_LORD_PLAY = const(172)
_EV_LORD_DONE = const(45)
_CASTLE_RING = const(24)

# a card that only its owner may see
_UNKNOWN = const(255)

# event code (without the reveal bit) -> number of the CP statement
_RULE = {
    _EV_PHASE: 50, _EV_TURN: 53, _EV_DRAW & 0x7F: 60, _EV_SHUFFLE & 0x7F: 62, _EV_DISCARD: 70, _EV_PLAY: 90,
    _EV_HIT: 93, _EV_SLAIN: 94, _EV_STEP: 141, _EV_ATTACK: 143, _EV_WALL: 150, _EV_MARKER: 120, _EV_TOWER: 153,
    _EV_HURT: 150, _EV_DESTROYED: 99, _EV_BUILT: 115, _EV_FORTIFIED: 118, _EV_TARRED: 121, _EV_UNTARRED: 123,
    _EV_BACK: 126, _EV_TOKEN & 0x7F: 161, _EV_DIE & 0x7F: 165, _EV_PLACED: 165, _EV_HEALED: 170, _EV_OWED: 162,
    _EV_PLAGUED: 179, _EV_BOULDER: 190, _EV_NO_TOKENS: 128, _EV_LAPSED: 163, _EV_OVER: 201, _EV_TAKEN: 130,
    _EV_MOVES: 140, _EV_OPENING & 0x7F: 42, _EV_SET: 42, _EV_FIRST: 45, _EV_HOME: 260, _EV_OFFER & 0x7F: 80,
    _EV_GIVE & 0x7F: 83, _EV_REFUSED: 83, _EV_TRADED: 80, _EV_OUT: 261, _EV_REMOVED: 270, _EV_LORD_DRAW & 0x7F: 223,
    _EV_LORD_PLAY & 0x7F: 224, _EV_LORD_DONE: 224,
}  # fmt: skip

# rule of a token's effect (CP-165 .. CP-190), by kind
_TOKEN_RULE = bytes((165, 165, 165, 167, 168, 169, 170, 190, 172, 172, 172, 175, 175, 179, 179, 179, 180, 182, 182))


def name(m):
    """The monster of a word, without its place."""
    return t(K.MONSTERS + (m >> 4 & 7))


def token(kind):
    """The name of a Monster token."""
    return t(K.MONSTERS + kind) if kind < _MONSTER_KINDS else t(K.TOKENS + kind - _MONSTER_KINDS)


def place(pos):
    """`Swordsman ring, arc 3`."""
    return t(K.SPACE, t(K.RINGS + pos // 6), pos % 6 + 1)


def short_place(pos):
    """`S3`."""
    return t(K.RING_LETTERS + pos // 6) + str(pos % 6 + 1)


def points(m, full=0):
    """`Orc 1/2`."""
    kind = m >> 4 & 7
    return t(K.POINTS, name(m), m >> 2 & 3, full or START_POINTS[kind])


# rule of a card by kind (CP-110 .. CP-130), and of a draw and a discard by phase
_CARD_RULE = bytes((110, 110, 110, 111) * 3 + (112, 112, 112, 115, 115, 113, 114, 121, 126, 118, 128, 129, 130))
_DRAW_RULE = bytes((44, 60, 70, 62, 129, 62, 62))
_DISCARD_RULE = (262, 70, 70, 70, 70, 180, 180, 180, 180)


def rule(code, x, y):
    """Number of the CP statement behind an event."""
    if code == _EV_PLAY:
        return _CARD_RULE[x]
    if code == _EV_DRAW:
        return _DRAW_RULE[y >> 8]
    if code == _EV_DISCARD:
        return _DISCARD_RULE[y >> 8]
    if y == 1 and code in (_EV_WALL, _EV_MARKER, _EV_TOWER):
        return 193
    if code == _EV_HURT and y >> 7 >= _CASTLE_RING:
        return 153
    if code == _EV_DESTROYED and x < 3:
        return 99
    if code & 0x7F == _EV_TOKEN & 0x7F:
        return _TOKEN_RULE[x]
    if code == _EV_OVER and x == _LOST:
        return 200
    if code == _EV_DESTROYED and x == 3:
        return 192
    return _RULE[code & 0x7F]


def seat(code, x, y, active, overlord):
    """Whose an event is; `active`: whose turn it is, `overlord`: 1 + the Overlord's seat, 0 for none."""
    if code in (_EV_DRAW, _EV_DISCARD):
        return y & 255
    if code in (_EV_PLAY, _EV_TAKEN, _EV_PLAGUED, _EV_HOME, _EV_GIVE, _EV_REFUSED, _EV_OUT):
        return y
    if code in (_EV_LORD_DRAW, _EV_LORD_PLAY, _EV_LORD_DONE):
        return overlord - 1
    return x if code == _EV_FIRST else active


def _player(i):
    return t(K.PLAYER, i + 1)


def line(code, x, y, seat_word=_player):
    """One sentence for an event, or "" for one that needs none; `seat_word(i)` is what a seat is called."""
    code &= 0x7F
    if code in (_EV_SLAIN, _EV_DESTROYED, _EV_TARRED, _EV_UNTARRED, _EV_BACK):
        return t(_KEY[code], name(y))
    if code in (_EV_HIT, _EV_HURT, _EV_HEALED):
        return t(_KEY[code], name(y), x)
    if code in (_EV_WALL, _EV_MARKER, _EV_TOWER, _EV_BUILT, _EV_FORTIFIED, _EV_BOULDER, _EV_DIE & 0x7F):
        return t(_KEY[code], x + 1)
    if x == _UNKNOWN and code == _EV_DRAW & 0x7F:
        return t(K.EV_DRAW_HIDDEN)
    if code in (_EV_DRAW & 0x7F, _EV_DISCARD, _EV_PLAY, _EV_PLAGUED, _EV_TAKEN):
        return t(_KEY[code], t(K.CARDS + x))
    if code in (_EV_SHUFFLE & 0x7F, _EV_OWED):
        return t(_KEY[code], x)
    if code == _EV_STEP:
        return t(K.EV_STEP, name(y), place(x))
    if code == _EV_ATTACK:
        return t(K.EV_ATTACK, name(y), x + 1)
    if code in (_EV_PLACED, _EV_SET, _EV_OPENING & 0x7F):
        return t(K.EV_PLACED if code == _EV_PLACED else K.EV_SET, name(y), (y >> 7) % 6 + 1)
    if code == _EV_TURN:
        return t(K.EV_TURN, y)
    if code == _EV_PHASE:
        return t(K.PHASES + x)
    if code == _EV_TOKEN & 0x7F:
        return t(K.EV_TOKEN, token(x))
    if code == _EV_MOVES:
        return t(K.EV_MOVES) if x == 0 else token(x - 1)
    if code in (_EV_FIRST, _EV_REMOVED, _EV_LORD_DRAW & 0x7F):
        return t(_KEY[code], t(K.CARDS + x) if code == _EV_REMOVED else seat_word(x) if code == _EV_FIRST else x)
    if code in (_EV_REFUSED, _EV_OUT):
        return t(_KEY[code], seat_word(y))
    if code == _EV_HOME:
        return t(K.EV_HOME, seat_word(y), x + 1)
    if code == _EV_OFFER & 0x7F:
        return t(K.EV_OFFER, t(K.CARDS + x), seat_word(y))
    if code == _EV_GIVE & 0x7F:
        return t(K.EV_GIVE, seat_word(y), t(K.CARDS + x))
    if code == _EV_TRADED:
        return t(K.EV_TRADED, t(K.CARDS + x), t(K.CARDS + y))
    if code == _EV_LORD_PLAY & 0x7F:
        return t(K.EV_LORD_SEND, token(x), y) if y else t(K.EV_LORD_PLAY, token(x))
    if code == _EV_OVER:
        return t(K.EV_OVER_LOST if x == _LOST else K.EV_OVER_WON)
    return t(_KEY[code])


_KEY = {
    _EV_SLAIN: K.EV_SLAIN, _EV_DESTROYED: K.EV_DESTROYED, _EV_TARRED: K.EV_TARRED, _EV_UNTARRED: K.EV_UNTARRED,
    _EV_BACK: K.EV_BACK, _EV_HIT: K.EV_HIT, _EV_HURT: K.EV_HURT, _EV_HEALED: K.EV_HEALED, _EV_WALL: K.EV_WALL,
    _EV_MARKER: K.EV_MARKER, _EV_TOWER: K.EV_TOWER, _EV_BUILT: K.EV_BUILT, _EV_FORTIFIED: K.EV_FORTIFIED,
    _EV_BOULDER: K.EV_BOULDER, _EV_DIE & 0x7F: K.EV_DIE, _EV_DRAW & 0x7F: K.EV_DRAW, _EV_DISCARD: K.EV_DISCARD,
    _EV_PLAY: K.EV_PLAY, _EV_PLAGUED: K.EV_PLAGUED, _EV_TAKEN: K.EV_TAKEN, _EV_SHUFFLE & 0x7F: K.EV_SHUFFLE,
    _EV_OWED: K.EV_OWED, _EV_NO_TOKENS: K.EV_NO_TOKENS, _EV_LAPSED: K.EV_LAPSED, _EV_FIRST: K.EV_FIRST,
    _EV_REMOVED: K.EV_REMOVED, _EV_LORD_DRAW & 0x7F: K.EV_LORD_DRAW, _EV_REFUSED: K.EV_REFUSED, _EV_OUT: K.EV_OUT,
    _EV_LORD_DONE: K.EV_LORD_DONE,
}  # fmt: skip
