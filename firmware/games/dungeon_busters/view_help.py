# SPDX-License-Identifier: MIT
"""Dungeon Busters' help pages: what a thing is, how it stands, and its rules with their ids.

Loaded when the first page is asked for.
"""

from games.dungeon_busters import rules
from games.dungeon_busters import view_pictures as art
from games.dungeon_busters.data import HIGH_CARD, LOW_CARD, SLOTS, STRENGTH
from games.dungeon_busters.view_look import PICTURES
from games.dungeon_busters.view_rules import label, sentence
from lang import keys as words
from lang import keys_dungeon_busters as K
from lang import t
from micropython import const

_CHOOSE = const(1)
_OVER = const(4)
_PHASE = const(0)
_SEATS_N = const(1)
_FIRST = const(2)
_BATTLE = const(3)
_HERO_OF = const(6)
_CARD = const(11)
_SAID = const(16)
_ROW = const(36)
_TOKENS = const(56)
_CENTRE = const(71)
_RESERVE = const(74)
_DECK = const(77)
_HEROES = const(5)
_VILLAINS = const(15)
_COLOUR_TILE = const(5)

# numbers of the statements behind each page
_VILLAIN_RULES = (33, 41, 42, 43)
_FIVE_RULES = (9, 20, 80)
_CENTRE_RULES = (46, 47, 65, 74)
_RESERVE_RULES = (4, 44, 45)
_SEAT_RULES = (76, 82)
_TILES = ((23, 24, 30, 33), (91, 90, 92), (91, 95), (90, 91, 95), (24, 104), (48, 76), (61, 62))
_CHAPTERS = ((20, 21, 22, 23), (30, 31, 32, 33, 34), (40, 41, 42, 43, 46, 47), (60, 61, 62, 63, 65), (90, 91, 92, 93), (76, 78))


def reason(rule):
    """Why not: what the rule says, and which it is."""
    said = sentence(rule)
    cited = t(words.RULE, "DB", "%03d" % rule)
    return said + " (" + cited + ")" if said else cited


def _cite(numbers):
    # each rule in a line of its own
    return "\n".join([sentence(n) + " (" + label(n) + ")" for n in numbers])


def option(shell, heading):
    """The set-up option: table talk."""
    shell.message(heading, _cite((90, 91, 92)))


# --- things on the table ----------------------------------------------------------


def tokens(b, at):
    """`red 2, yellow 0, blue 1`."""
    return ", ".join([t(K.GEM_COLOURS + i) + " " + str(b[at + i]) for i in range(3)])


def chests(kind):
    """A line for each chest of a villain."""
    lines = []
    for slot in range(3):
        reward = SLOTS[3 * kind + slot]
        if reward:
            names = []
            for colour in range(3):
                names += [t(K.GEM_COLOURS + colour)] * (reward >> 2 * colour & 3)
            lines.append(t(K.CHEST, slot + 1, ", ".join(names)))
    return "\n".join(lines)


def villain(view, kind, lead=""):
    """A villain."""
    body = lead + t(K.STRENGTH, STRENGTH[kind]) + "\n" + chests(kind)
    view.shell.message(t(K.VILLAINS + kind), body + "\n" + _cite(_VILLAIN_RULES), PICTURES[kind])


def _five(view):
    table = view.table
    first = 5 * table.b[_BATTLE]
    lines = []
    for kind in range(first, first + 5):
        state = K.MET if table.met(kind) else K.IN_PLAY if kind == table.villain() else K.TO_COME
        lines.append(t(K.VILLAIN_LINE, t(K.VILLAINS + kind), STRENGTH[kind], t(state)))
    return "\n".join(lines)


def thing_word(view, i):
    """What thing i of the table is: 0 the villain, 1 the five, 2 the centre, 3 the reserve, 4 .. the seats."""
    if i == 0:
        return t(K.VILLAINS + view.table.villain())
    if i < 4:
        return t((K.POSSIBLE, K.CENTRE, K.RESERVE)[i - 1])
    hero = view.table.b[_HERO_OF + i - 4]
    return view.seat_word(i - 4) + ": " + t(K.HEROES + hero - 1)


def thing(view, i):
    """Its page."""
    b = view.table.b
    heading = thing_word(view, i)
    if i == 0:
        villain(view, view.table.villain())
    elif i == 1:
        view.shell.message(heading, _five(view) + "\n" + _cite(_FIVE_RULES))
    elif i == 2:
        view.shell.message(heading, tokens(b, _CENTRE) + "\n" + _cite(_CENTRE_RULES))
    elif i == 3:
        view.shell.message(heading, tokens(b, _RESERVE) + "\n" + _cite(_RESERVE_RULES))
    else:
        seat = i - 4
        icon = art.COOK + b[_HERO_OF + seat] - 1
        view.shell.message(heading, seat_text(view, seat, False) + "\n" + _cite(_SEAT_RULES), icon)


def seat_text(view, seat, named=True):
    """All that may be known of a seat; its hero first, if that is to be `named`."""
    b = view.table.b
    if not b[_HERO_OF + seat]:
        return t(K.NO_HERO)
    lines = [t(K.HEROES + b[_HERO_OF + seat] - 1)] if named else []
    lines.append(t(K.SEAT_TOKENS, tokens(b, _TOKENS + 3 * seat), rules.score(view.table.seen, seat)))
    row = [str(card) for card in b[_ROW + 4 * seat : _ROW + 4 * seat + 4] if card]
    lines.append(t(K.SEAT_ROW, ",".join(row) or "-"))
    mask = rules.hand(b, seat)
    n = b[_SEATS_N]
    values = [str(value) for value in range(LOW_CARD[n], HIGH_CARD[n] + 1) if mask >> value & 1]
    lines.append(t(K.SEAT_OPEN, ",".join(values)))
    if b[_PHASE] == _CHOOSE:
        lines.append(t(K.SEAT_DONE if b[_CARD + seat] else K.SEAT_NOT))
        if b[_SAID + seat]:
            lines.append(t(K.SEAT_SAID, b[_SAID + seat]))
    if b[_FIRST] == seat:
        lines.append(t(K.SEAT_FIRST))
    return "\n".join(lines)


def hero(view, i, rule=0):
    """One of the heroes; `rule` forbids to choose it."""
    body = _cite((2, 10, 108))
    if rule:
        body = t(words.WHY_NOT) + ": " + reason(rule) + "\n" + _cite((2, 108))
    view.shell.message(t(K.HEROES + i), body, art.COOK + i)


def tile(view, what, heading, rule):
    """A tile of the strip; `rule` forbids it now."""
    numbers = _TILES[what] if what < _COLOUR_TILE else _TILES[_COLOUR_TILE + (view.state[0][_PHASE] == 3)]
    why = t(words.WHY_NOT) + ": " + reason(rule) + "\n" if rule else ""
    if what == 0 and not rule:
        why = t(K.HELP_PHASES + _CHOOSE) + "\n" + t(K.LOOK_HINT) + "\n"
    view.shell.message(heading, why + _cite([n for n in numbers if n != rule]))


# --- all pages --------------------------------------------------------------------


def browse(view):
    """The index of all pages."""
    shell = view.shell
    i = 0
    while True:
        items = [t(K.HELP_INDEX + k) for k in range(10)]
        i = shell.choose(t(words.HELP), items, cursor=i)
        if i < 0:
            return
        shell.new_screen()
        if i == 0:
            view.help()
        elif i < 7:
            shell.message(items[i], _cite(_CHAPTERS[i - 1]))
        elif i == 7:
            _several(view, items[i], K.VILLAINS, _VILLAINS, villain)
        elif i == 8:
            _several(view, items[i], K.HEROES, _HEROES, hero)
        else:
            small = shell.kit.SMALL
            shell.message(items[i], t(K.SIGNS_SMALL) + "\n" + t(words.HELD) if small else t(K.SIGNS_TEXT))


def _several(view, heading, key, count, show):
    # a menu of pages
    i = 0
    while True:
        i = view.shell.choose(heading, [t(key + k) for k in range(count)], cursor=i)
        if i < 0:
            return
        view.shell.new_screen()
        show(view, i)


# --- the end ----------------------------------------------------------------------


def summary(view):
    """Who won, everybody's points, and the three villains that were put away (A-15)."""
    state = view.state
    b = state[0]
    n = b[_SEATS_N]
    mask = rules.result(state)
    names = [view.seat_word(seat) for seat in range(n) if mask >> seat & 1]
    points = [rules.score(state, seat) for seat in range(n)]
    scores = "  ".join(["%s: %d" % (view.seat_word(seat), points[seat]) for seat in range(n)])
    if view.canvas.text_lines(scores, view.canvas.width - 32) > 1:
        scores = "  ".join([t(K.SEAT_SCORE, seat + 1, points[seat]) for seat in range(n)])
    word = K.SHARED_TEXT if len(names) > 1 else K.WON_TEXT
    said = t(word, ", ".join(names), max(points))
    if view.canvas.text_lines(said, view.canvas.width - 32) > 2:
        # long names of many
        names = [t(K.SEAT_SHORT, seat + 1) for seat in range(n) if mask >> seat & 1]
        said = t(word, ", ".join(names), max(points))
    away = ", ".join([t(K.VILLAINS + b[_DECK + 5 * battle + 4]) for battle in range(3)])
    return [said, scores, t(K.EV_UNUSED, away)]
