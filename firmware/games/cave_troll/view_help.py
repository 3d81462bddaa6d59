# SPDX-License-Identifier: MIT
"""Cave Troll's help pages: what a thing is, how it stands, and its rules with their ids.

Loaded when the first page is asked for.  What they say of a seat is what the table of the view shows: an observation.
"""

from games.cave_troll import rules, scoring, view_log
from games.cave_troll import view_pictures as art
from games.cave_troll.board import GOLD
from games.cave_troll.data import HOURGLASSES, RELIC_GOLD
from games.cave_troll.view_rules import label, sentence
from lang import keys as words
from lang import keys_cave_troll as K
from lang import keys_cave_troll_book as H
from lang import t
from micropython import const

_PHASE = const(0)
_SEATS_N = const(1)
_POOL = const(9)
_FIG = const(16)
_CHEST = const(113)
_CARDS = const(117)
_DECK_N = const(193)
_HAND_N = const(197)
_HELD = const(205)
_USED = const(209)
_OPTS = const(4)
_GOLD_OF = const(5)
_ROOMS = const(33)
_DOORWAY = const(33)
_PIT = const(37)
_AREAS = const(40)
_WAITING = const(64)
_DEAD = const(65)
_HIDDEN = const(255)
_EVERYTHING = const(-2)
_DECK = const(19)
_ALL_FIGURES = const(15)
_ALTERNATES = const(8)
_CAVE_TROLL = const(7)
_SHOWN_BARBARIAN = const(4)
_SHOVE = const(3)
_IN_DARK = const(2)
_DRAWING = const(7)
_NO_USE = const(153)
_BONUS = const(3)
_CARD_CHEST = const(2)
_CARD_RELIC = const(3)
_CARD_FIRST_KIND = const(5)
_CARD_KINDS = const(12)
_ALTERNATE = const(1)
_OVER = const(7)
_END_TILE = const(5)
_NO_TARGET = const(35)
_NO_WAY = const(70)
_MONSTERS = (5, 6, 7, 12, 13, 14)

# numbers of the statements behind each page (some are above 255)
_FIGURE_RULES = (
    (100,), (101, 102), (103, 104, 105, 106, 107, 108), (109, 110), (111, 112), (125, 126),
    (130, 131, 132, 133, 134, 135, 272), (140, 141, 142, 143, 144, 145, 146, 79, 273), (207, 208), (205, 206), (209, 210, 274),
    (211, 212, 213), (220,), (230, 231), (225, 226, 227, 228, 275),
)  # fmt: skip
_HERO_RULES = (55, 73)
_MONSTER_RULES = (56, 120, 121)
_CARD_RULES = ((), (), (58, 59, 162), (61, 150, 152), (60, 160, 161, 162))
_GLASS_RULES = (63, 64)
_RELIC_RULES = (150, 151, 152)
_SPECIAL = {1: (276,), 3: (277,), 5: (277,)}
_TILES = (
    (50, 51, 52, 53, 54, 180), (70, 71, 73, 74, 75, 76, 36), (32, 35, 121), (150, 151, 152, 279), (34,),
)  # fmt: skip
# draw and play in the dark; the rules which say on whom a skill works; the words for artifacts that find nothing to work on
_DARK_DRAW = (250, 251, 63, 65, 180)
_VICTIMS = (126, 132, 206, 207, 210, 220, 227, 231)
_NEEDS = b"\x00\x01\x02\x00\x03\x00"
# what the tile that ends a question rests on, by phase
_ENDS = ((34,), (50, 52), (51, 270), (130, 133), (141, 144), (227, 228), (276,), (180,))
_ROOM_RULES = (7, 71, 160, 161, 162)
_AREA_KINDS = (_ROOM_RULES, (76, 145, 146, 282), (8, 55, 72, 74, 108), (8, 56, 72, 73, 121), (58, 59, 110, 144))
_POOL_RULES = (63, 64, 164, 271)
_SEAT_RULES = (54, 262)
_OPTIONS = ((20, 200, 201), (250, 251), (51,), (101, 102), (205,), (24,))
_CHAPTERS = (
    (62, 63, 64, 160, 161, 162, 163, 164, 165, 166, 271), (30, 31, 32, 33, 34, 35, 36, 37), (50, 51, 52, 53, 54, 65),
    (70, 71, 72, 73, 74, 75, 76, 77, 78), (180, 181, 182, 183, 184, 261),
)  # fmt: skip


def reason(rule, said=""):
    """Why not: what the rule says (or better, the fact that is `said`), and which it is."""
    said = said or sentence(rule)
    cited = t(words.RULE, "CT", "%03d" % rule)
    return said + " (" + cited + ")" if said else cited


def _cite(numbers, but=0):
    # each rule in a line of its own; not one that was said already
    return "\n".join([sentence(n) + " (" + label(n) + ")" for n in numbers if n != but])


def _page(view, heading, rule, body, numbers, icon=-1, fact=""):
    # why not, what it is, its rules
    why = t(words.WHY_NOT) + ": " + reason(rule, fact) + "\n" if rule else ""
    view.shell.message(heading, why + body + ("\n" if body else "") + _cite(numbers, 0 if fact else rule), icon)


# --- set-up options ---------------------------------------------------------------

_OPTION_ONE_CARD = const(2)
_OPTION_STAIRS = const(3)
_OPTION_PALADIN = const(4)


def idle(i, packed):
    """The rule because of which option i changes nothing with these choices, 0 if it does."""
    if i == _OPTION_ONE_CARD:
        return 250 if packed & 2 else 0
    if i == _OPTION_STAIRS:
        return 200 if packed & 1 else 0
    return 200 if i == _OPTION_PALADIN and not packed & 1 else 0


def option(shell, i, heading, packed):
    """A set-up option, and whether it changes anything with these choices."""
    rule = idle(i, packed)
    shell.message(heading, (t(H.OPTION_IDLE, reason(rule)) + "\n" if rule else "") + _cite(_OPTIONS[i]))


# --- tiles: what to do, cards, figures, artifacts -----------------------------------


def _dark(view):
    return view.table.w[_OPTS] & _IN_DARK


def _fact(rule):
    # the rule tells what could be a victim: none is there
    return t(H.NO_VICTIM) if rule in _VICTIMS else ""


def tile(view, i, heading, rule):
    """A tile of the strip; `rule` forbids it now."""
    phase = view.state[0][_PHASE]
    body = "" if rule or 0 < i < _END_TILE else t(K.HELP_PHASES + phase) + ("" if i else "\n" + t(K.LOOK_HINT))
    fact = _fact(rule)
    if rule == _NO_TARGET or rule == _NO_WAY and not _mine_there(view):
        # the rule alone is too general
        fact = t(H.NO_FIGURE if rule == _NO_WAY else H.NO_ABILITY)
    numbers = _ENDS[phase] if i == _END_TILE else _DARK_DRAW if i == 0 and _dark(view) else _TILES[i]
    _page(view, heading, rule, body, numbers, fact=fact)


def _mine_there(view):
    # does the seat that is asked have a figure on the map?
    b = view.table.b
    at = _FIG + 16 * rules.to_move(view.state)
    return min(b[at : at + 16]) < _AREAS


def figure(view, shown, heading="", rule=0):
    """A kind of figure, 0 .. 14; `rule` forbids to choose it."""
    body = _facts(shown)
    phase = view.state[0][_PHASE]
    if heading and _SHOVE <= phase < _OVER:
        # why it is asked about
        body = t(K.HELP_PHASES + phase) + "\n" + body
    _page(view, heading or view_log.figure(shown), rule, body, _rules_of(shown), art.ADVENTURER + shown, _fact(rule))


def _facts(shown):
    return t(H.MONSTER_FACTS) if shown in _MONSTERS else t(H.HERO_FACTS, 2 if shown == _SHOWN_BARBARIAN else 1)


def _rules_of(shown):
    if shown == _CAVE_TROLL:
        return _FIGURE_RULES[shown]
    return _FIGURE_RULES[shown] + (_MONSTER_RULES if shown in _MONSTERS else _HERO_RULES)


def card(view, kind, heading="", rule=0):
    """A card of a deck, 0 .. 11: what it brings, its hourglasses."""
    shown = _shown(view, kind)
    body = t(H.GLASSES, HOURGLASSES[kind]) if HOURGLASSES[kind] else ""
    if shown < 0:
        numbers = _CARD_RULES[kind]
        icon = (art.TREASURE, art.RELIC, art.SURVEY)[kind - _CARD_CHEST]
    else:
        body = _facts(shown) + (" " + body if body else "")
        numbers = _rules_of(shown)
        icon = art.ADVENTURER + shown
    _page(view, heading or card_word(view, kind), rule, body, numbers + _GLASS_RULES if HOURGLASSES[kind] else numbers, icon)


def _shown(view, kind):
    # the figure that a card brings, as events name it, or -1
    if kind < _CARD_CHEST:
        return 0
    if kind < _CARD_FIRST_KIND:
        return -1
    return kind + 3 if view.table.w[_OPTS] & _ALTERNATE else kind - 4


def card_word(view, kind):
    """The name of a card of this game."""
    return view_log.card(kind + 7 if kind >= _CARD_FIRST_KIND and view.table.w[_OPTS] & _ALTERNATE else kind)


def relic(view, i, heading="", rule=0):
    """An artifact: what it does, its gold."""
    body = t(H.RELIC_TEXTS + i) + "\n" + t(H.RELIC_GOLD, RELIC_GOLD[i])
    fact = t(H.NO_RELIC + _NEEDS[i]) if rule == _NO_USE else ""
    _page(view, heading or t(K.RELICS + i), rule, body, _RELIC_RULES + _SPECIAL.get(i, ()), art.CHALICE + i, fact)


# --- the table ----------------------------------------------------------------------


def _counted(kinds, name):
    # equal ones together, or a dash
    lines = []
    for kind in sorted(set(kinds)):
        n = kinds.count(kind)
        lines.append(t(K.TIMES, name(kind), n) if n > 1 else name(kind))
    return ", ".join(lines) or "-"


def area_word(n):
    """`Room R05`, `Entrance E1`."""
    return t(H.PIT, n - _PIT + 1) if n >= _PIT else t(H.ROOM if n < _ROOMS else H.ENTRANCE, view_log.area(n))


def area(view, n, rule=0, chest=False):
    """An area: its gold, who and what is there, who would be paid; `rule` keeps out of it; a `chest` is to lie there."""
    table = view.table
    b = table.b
    lines = [t(H.CHEST_NOTE)] if chest else []
    closed = table.closed(n)
    heading = area_word(n)
    if closed:
        lines.append(t(H.DEAD_ROOM))
    elif n < _ROOMS:
        heading = t(K.AREA_GOLD, heading, GOLD[n])
    for seat in range(b[_SEATS_N]):
        kinds = [table.kind(f) for f in range(16 * seat, 16 * seat + 16) if b[_FIG + f] == n]
        if kinds:
            lines.append(t(H.HERE, view.seat_word(seat), _counted(kinds, view_log.figure)))
    for seat in range(b[_SEATS_N]):
        if b[_CHEST + seat] == n:
            lines.append(t(H.CHEST_OF, view.seat_word(seat)))
    if len(lines) == chest:
        lines.append(t(words.NOTHING))
    if n < _ROOMS and not closed:
        lines.append(_worth(view, n))
    kind = 1 if closed else 0 if n < _ROOMS else 2 if n < _PIT else 3
    _page(view, heading, rule, "\n".join(lines), _AREA_KINDS[kind])


def _worth(view, room):
    # who would be paid for the room as it stands
    table = view.table
    scoring.tally(table.b, table.w)
    seat = scoring.winner(room)
    if seat < 0:
        return t(H.SCORE_NOBODY)
    n = scoring.worth(room)
    other = scoring.SHARER[room] - 1
    if other < 0 or other == seat:
        return t(H.SCORE_NOW, t(H.SEAT_PLUS, view.seat_word(seat), n))
    both = [t(H.SEAT_PLUS, view.seat_word(s), n >> 1) for s in (seat, other)]
    return t(H.SCORE_NOW, ", ".join(both))


def seat(view, seat):
    """A seat."""
    numbers = _SEAT_RULES[_dark(view) >> 1 :]
    _page(view, view.seat_word(seat), 0, seat_text(view, seat), numbers, art.SEAT_DISC + seat)


def seat_text(view, seat):
    """All that may be known of a seat."""
    b = view.table.b
    at = _CARDS + _DECK * seat
    deck = b[_DECK_N + seat]
    hand = b[_HAND_N + seat]
    lines = [t(H.SEAT_STOCK, view.table.w[_GOLD_OF + seat], deck, hand)]

    def name(kind):
        return card_word(view, kind)

    if hand and view.eyes() in (seat, _EVERYTHING):
        lines.append(t(H.SEAT_HAND, _counted(list(b[at + deck : at + deck + hand]), name)))
    held = b[_HELD + seat]
    if held:
        lines.append(t(H.SEAT_HOLDS) if held == _HIDDEN else t(H.SEAT_RELIC, t(K.RELICS + held - 1)))
    figures = [b[_FIG + f] for f in range(16 * seat, 16 * seat + 16)]
    lines.append(t(H.SEAT_MAP, len([1 for place in figures if place < _AREAS]), figures.count(_WAITING)))
    lost = [view.table.kind(i) for i in range(16) if figures[i] == _DEAD]
    if lost:
        lines.append(t(H.SEAT_LOST, _counted(lost, view_log.figure)))
    lines.append(t(H.SEAT_PLAYED, _counted(list(b[at + deck + hand : at + _DECK]), name)))
    return "\n".join(lines)


def pool(view):
    """The pool of hourglasses, and the artifacts that were played."""
    b = view.table.b
    body = t(H.POOL, b[_POOL])
    used = [i for i in range(6) if b[_USED] >> i & 1]
    if used:
        body += "\n" + t(H.RELICS_USED, ", ".join([t(K.RELICS + i) for i in used]))
    _page(view, t(H.HELP_INDEX + 5), 0, body, _POOL_RULES, art.HOURGLASS)


# --- all pages --------------------------------------------------------------------


def browse(view):
    """The index of all pages."""
    _several(view, t(words.HELP), [t(H.HELP_INDEX + i) for i in range(11)], _chapter)


def _chapter(view, i):
    heading = t(H.HELP_INDEX + i)
    if i == 0:
        view.help()
    elif i == 1:
        _several(view, heading, [view_log.figure(k) for k in _figures(view)], _figure_page)
    elif i == 2:
        _several(view, heading, [card_word(view, k) for k in range(_CARD_KINDS)], card)
    elif i == 3:
        _several(view, heading, [t(K.RELICS + k) for k in range(6)], relic)
    elif i == 4:
        _several(view, heading, [t(H.AREA_KINDS + k) for k in range(5)], _kind_page)
    elif i < 10:
        numbers = _DARK_DRAW if _dark(view) and i == _DRAWING else _CHAPTERS[i - 5]
        view.shell.message(heading, _cite(numbers))
    else:
        view.shell.message(heading, _signs(view))


def _figures(view):
    # those of the game that is played first
    first = list(range(_ALTERNATES))
    other = list(range(_ALTERNATES, _ALL_FIGURES))
    return first[:1] + other + first[1:] if view.table.w[_OPTS] & _ALTERNATE else first + other


def _figure_page(view, i):
    figure(view, _figures(view)[i])


def _kind_page(view, i):
    view.shell.message(t(H.AREA_KINDS + i), _cite(_AREA_KINDS[i]))


def _signs(view):
    small = view.shell.kit.SMALL
    letters = ", ".join([t(K.LETTERS + k) + " " + view_log.figure(k) for k in _figures(view)[:_ALTERNATES]])
    text = t(H.SIGNS_SMALL if small else H.SIGNS_TEXT) + "\n" + letters + "."
    return text + "\n" + t(words.HELD) if small else text


def _several(view, heading, items, show):
    # a menu of pages
    i = 0
    while True:
        i = view.shell.choose(heading, items, cursor=i)
        if i < 0:
            return
        view.shell.new_screen()
        show(view, i)


# --- the end ----------------------------------------------------------------------


def summary(view):
    """Who won, everybody's gold."""
    state = view.state
    n = rules.seats(state)
    mask = rules.result(state)
    names = [view.seat_word(seat) for seat in range(n) if mask >> seat & 1]
    gold = [rules.score(state, seat) for seat in range(n)]
    scores = "  ".join(["%s: %d" % (view.seat_word(seat), gold[seat]) for seat in range(n)])
    if view.canvas.text_lines(scores, view.canvas.width - 32) > 1:
        scores = "  ".join([t(H.SEAT_SCORE, seat + 1, gold[seat]) for seat in range(n)])
    word = H.SHARED_TEXT if len(names) > 1 else H.WON_TEXT
    said = t(word, ", ".join(names), max(gold))
    if view.canvas.text_lines(said, view.canvas.width - 32) > 2:
        # long names of many
        names = [t(K.SEAT_SHORT, seat + 1) for seat in range(n) if mask >> seat & 1]
        said = t(word, ", ".join(names), max(gold))
    last = _last_gold(state[0], n)
    # a large screen has the gold in boxes
    lines = [said, scores] if view.shell.kit.SMALL else [said]
    return lines + [t(H.LAST_GOLD, last)] if last else lines


def _last_gold(b, n):
    # what came when the game was over: for artifacts, for an empty deck
    out = []
    for seat in range(n):
        held = b[_HELD + seat]
        plus = (0 if b[_DECK_N + seat] else _BONUS) + (RELIC_GOLD[held - 1] if held else 0)
        if plus:
            out.append(t(H.SEAT_PLUS, t(K.SEAT_SHORT, seat + 1), plus))
    return ", ".join(out)
