# SPDX-License-Identifier: MIT
"""Castle Panic's help pages: what a thing is, what it does, and its rules with their ids.

Loaded when the first page is asked for.
"""

from games.castle_panic import rules, view_log
from games.castle_panic.data import COLOUR, TROPHY_POINTS
from games.castle_panic.pieces import discard_start
from games.castle_panic.view_icons import card_icon, token_icon
from games.castle_panic.view_rules import label, sentence
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import sprites

_MONSTER_TILE = const(32)
_TOKEN_TILE = const(64)
_MONSTER_KINDS = const(7)
_TOKEN_KINDS = const(19)
_CARD_KINDS = const(25)
_PHASES = const(9)
_DISC_N = const(40)
_TAR = const(19)
_TAR_BIT = const(2)
_SWORD_RING = const(18)
_CASTLE_RING = const(24)
_RING = const(6)

# numbers of the statements behind each page (those above 255 need more than bytes)
_MONSTERS = ((), (), (), (166, 167), (166, 168, 174), (166, 169, 174), (166, 170))
_EVERY_MONSTER = (141, 165, 205)
_COLOUR_MOVE = (172, 173, 174)
_SIDEWAYS = (175, 176, 177)
_TOKENS = (
    (190, 191, 192, 193, 196), _COLOUR_MOVE, _COLOUR_MOVE, _COLOUR_MOVE, _SIDEWAYS, _SIDEWAYS,
    (179,), (179,), (179,), (180, 181), (182, 162), (182, 162),
)  # fmt: skip
_RINGS = ((165, 96, 196), (110, 92, 96), (110, 92), (110, 142, 143), (97, 144, 153, 158))
_WALL = (143, 150, 152, 26)
_FORT = (120, 119)
_NO_WALL = (142, 115, 116)
_TOWER = (153, 154, 157)
_RUIN = (159, 157, 200)
_TARRED = (121, 122, 123, 100)
_EDGES = ((), (9, 161, 163), (9, 62), (9, 60, 62), (98, 99, 205))
_PHASE = (
    (40, 41, 42, 46), (60, 62), (70, 71, 72), (80, 81, 83, 84), (90, 91, 92, 93), (140, 141, 143, 144, 145),
    (160, 161, 165), (200, 201, 203), (223, 224, 225, 227),
)  # fmt: skip
_CARDS = (
    (110, 92, 93), (110, 92, 93), (110, 92, 93), (111, 93), (110, 92, 93), (110, 92, 93), (110, 92, 93), (111, 93),
    (110, 92, 93), (110, 92, 93), (110, 92, 93), (111, 93), (112, 92, 254), (112, 92, 254), (112, 92, 254),
    (115, 116, 117), (115, 116, 117), (113, 97), (114,), (121, 122, 123, 125), (126, 127), (118, 119, 120),
    (128, 133), (129,), (130, 131),
)  # fmt: skip


def reason(rule, said=""):
    """Why not: what the rule (or better, the fact that is `said`) says, and which it is."""
    said = said or sentence(rule)
    cited = t(words.RULE, "CP", "%03d" % rule)
    return said + " (" + cited + ")" if said else cited


def _cite(rules):
    # each rule in a line of its own
    return "\n".join([sentence(n) + " (" + label(n) + ")" for n in rules])


def _ids(rules):
    return t(K.RULE_IDS, ", ".join([label(n) for n in rules]))


# --- set-up options ---------------------------------------------------------------

# behind each of data.OPTIONS
_OPTIONS = (
    (210, 211, 220), (5,), (250, 251), (252, 253), (254,), (260, 261, 262), (270, 271), (280,), (151, 153), (72,), (62,),
    (222,), (231,), (261, 260), (253,), (271,), (8,),
)  # fmt: skip
_LORDLY = const(2)
# those that need another one: (option, its bit, the rule that says so)
NEEDS = ((11, _LORDLY, 220), (12, _LORDLY, 220), (13, 64, 260), (14, 16, 252), (15, 128, 270))
_KING_ROW = const(1)
_SOLO_DISCARDS = const(9)
_CLOSED_HANDS = const(16)


def idle(i, seats, packed):
    """The rule because of which option i changes nothing in such a game, 0 if it does."""
    if i == _SOLO_DISCARDS:
        return 72 if seats > 1 else 0
    if i == _CLOSED_HANDS:
        return 87 if seats < 2 else 0
    for option_, bit, rule in NEEDS:
        if option_ == i:
            return 0 if packed & bit else rule
    return 0


def option(shell, i, heading, seats, packed):
    """A set-up option."""
    rule = idle(i, seats, packed)
    body = (t(K.KING_2) + "\n" if i == _KING_ROW else "") + _cite(_OPTIONS[i])
    shell.message(heading, t(K.OPTION_IDLE, reason(rule)) + "\n" + body if rule else body)


# --- what a page says -----------------------------------------------------------


def monster(view, kind, lead="", after=""):
    """A kind of monster; `lead` stands before it, `after` behind it."""
    body = t(K.MONSTER_TEXTS + kind) + " " + t(K.MONSTER_FACTS, view.full[kind], TROPHY_POINTS[kind])
    if _MONSTERS[kind]:
        body += "\n" + _cite(_MONSTERS[kind])
    _show(view, t(K.MONSTERS + kind), lead + body + "\n" + _ids(_EVERY_MONSTER) + after, token_icon(kind))


def token(view, kind, why="", after=""):
    """A Monster token; `why` stands before it, `after` behind it."""
    if why:
        why += "\n"
    if kind < _MONSTER_KINDS:
        monster(view, kind, why, after)
        return
    _show(view, view_log.token(kind), why + _cite(_TOKENS[kind - _MONSTER_KINDS]) + after, token_icon(kind))


def card(view, kind, why="", after=""):
    """A castle card; `why` stands below what it does, `after` behind all."""
    body = t(K.CARD_TEXTS + kind)
    if why:
        body += "\n" + why
    _show(view, t(K.CARDS + kind), body + "\n" + _ids(_CARDS[kind]) + after, card_icon(kind))


def tile(view, kind, why=""):
    """A tile of the strip: a card, a monster of the set-up, a token; and what is to be done with the tiles now."""
    after = "\n" + t(words.WHAT_NOW, view.now())
    if kind >= _TOKEN_TILE:
        token(view, kind - _TOKEN_TILE, why, after)
    elif kind >= _MONSTER_TILE:
        token(view, kind - _MONSTER_TILE, why, after)
    else:
        card(view, kind, why, after)


def all_for_one(view):
    """Three cards played together."""
    _show(view, t(K.ALL_FOR_ONE), _cite((252, 253)), -1)


def standing(view, m):
    """A monster on the board, from its word."""
    lead = view.points(m) + ": " + view_log.place(m >> 7)
    lead = (t(K.TAR_ON, lead) if m & _TAR_BIT else lead) + "\n"
    if m & _TAR_BIT:
        lead += _cite((122,)) + "\n"
    monster(view, m >> 4 & 7, lead)


def site(view, arc):
    """The Wall site of an arc, 0 .. 5."""
    bit = 1 << arc
    heading = t(K.WALL_SITE, arc + 1)
    if not view.table.walls & bit:
        _show(view, heading, t(K.NO_WALL) + "\n" + _cite(_NO_WALL), -1)
    elif view.table.forts & bit:
        _show(view, heading, t(K.HAS_FORT) + "\n" + _cite(_FORT), sprites.WALL_FORTIFIED)
    else:
        _show(view, heading, t(K.HAS_WALL) + "\n" + _cite(_WALL), sprites.WALL)


def space(view, pos):
    """A space of the board: its ring, and what is built there."""
    body = t(K.SPACE_COLOUR, t(words.COLOURS + COLOUR[pos % _RING])) + "\n" + _cite(_RINGS[pos // _RING])
    bit = 1 << pos % _RING
    if pos >= _CASTLE_RING:
        up = view.table.towers & bit
        body = t(K.HAS_TOWER if up else K.NO_TOWER) + "\n" + _cite((153,) if up else (159,)) + "\n" + body
    elif pos >= _SWORD_RING:
        wall = t(K.HAS_FORT if view.table.forts & bit else K.HAS_WALL) if view.table.walls & bit else t(K.NO_WALL)
        body = wall + "\n" + body
    _show(view, view_log.place(pos), body, -1)


def edge(view, i, heading):
    """What lies around the board: 0 the phases, 1 the tokens, 2 the discards, 3 the deck, 4 the trophies."""
    state = view.state
    b = state[0]
    body = _cite(_EDGES[i])
    if i == 0:
        marks = ["%d. %s%s" % (n, t(K.PHASES + n), " ◀" if n == b[0] else "") for n in range(1, 7)]
        body = "\n".join(marks) + "\n" + _cite(_PHASE[b[0]])
    elif i == 2:
        first = discard_start(b)
        body = t(K.IN_DISCARD) + "\n" + _counted(b, first, first + b[_DISC_N]) + "\n" + body
    elif i == 4:
        seat = view.castle_seat()
        body = t(K.TROPHIES, rules.slain(state, seat), rules.score(state, seat)) + "\n" + body
    _show(view, heading, body, -1)


def _counted(b, first, end):
    # the cards there, equal ones together, or a dash
    lines = []
    i = first
    while i < end:
        n = 1
        while i + n < end and b[i + n] == b[i]:
            n += 1
        lines.append(t(K.CARDS + b[i]) + (" x%d" % n if n > 1 else ""))
        i += n
    return ", ".join(lines) or "-"


def _show(view, heading, body, icon):
    view.shell.message(heading, body, icon)


# --- all pages --------------------------------------------------------------------


def _ring_page(view, ring):
    word = t(K.RINGS + ring) + ": " + t(K.RING_LETTERS + ring)
    _show(view, t(K.RING_NAME, t(K.RINGS + ring)), word + "\n" + _cite(_RINGS[ring]), -1)


def _phase_page(view, phase):
    _show(view, t(K.PHASES + phase), _cite(_PHASE[phase]), -1)


def _things():
    return (
        (t(K.HAS_WALL), _WALL, sprites.WALL), (t(K.HAS_FORT), _FORT, sprites.WALL_FORTIFIED), (t(K.NO_WALL), _NO_WALL, -1),
        (t(K.HAS_TOWER), _TOWER, sprites.TOWER), (t(K.NO_TOWER), _RUIN, sprites.RUIN),
        (t(K.CARDS + _TAR), _TARRED, card_icon(_TAR)),
    )  # fmt: skip


def _thing_page(view, i):
    heading, rules, icon = _things()[i]
    _show(view, heading, _cite(rules), icon)


def _token_page(view, i):
    token(view, i + _MONSTER_KINDS)


def _several(view, heading, items, show):
    # a menu of pages
    i = 0
    while True:
        i = view.shell.choose(heading, items, cursor=i)
        if i < 0:
            return
        view.shell.new_screen()
        show(view, i)


def _list(key, first, end):
    return [t(key + i) for i in range(first, end)]


def browse(view):
    """The index of all pages."""
    _several(view, t(words.HELP), _list(K.HELP_INDEX, 0, 8), _chapter)


def _chapter(view, i):
    heading = t(K.HELP_INDEX + i)
    if i == 0:
        view.help()
    elif i == 1:
        _several(view, heading, _list(K.MONSTERS, 0, _MONSTER_KINDS), monster)
    elif i == 2:
        _several(view, heading, _list(K.TOKENS, 0, _TOKEN_KINDS - _MONSTER_KINDS), _token_page)
    elif i == 3:
        _several(view, heading, _list(K.CARDS, 0, _CARD_KINDS), card)
    elif i == 4:
        _several(view, heading, _list(K.RINGS, 0, 5), _ring_page)
    elif i == 5:
        _several(view, heading, [thing[0] for thing in _things()], _thing_page)
    elif i == 6:
        _several(view, heading, _list(K.PHASES, 0, _PHASES), _phase_page)
    else:
        small = view.shell.kit.SMALL
        _show(view, heading, t(K.SIGNS_SMALL) + "\n" + t(words.HELD) if small else t(K.SIGNS_TEXT), -1)
