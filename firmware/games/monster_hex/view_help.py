# SPDX-License-Identifier: MIT
"""Monster Hex' help pages: what a thing is, how it stands, and its rules with their ids.

Loaded when the first page is asked for.  A *target* is a place of the board: view_board.
"""

from games.monster_hex import view_log
from games.monster_hex import view_pictures as art
from games.monster_hex.boards import AT, LARGE, ROUNDS, SLOTS, STARTS
from games.monster_hex.data import EDGES, OPTIONS, RED
from games.monster_hex.flow import first_of_round
from games.monster_hex.objectives import points
from games.monster_hex.piles import own_cards
from games.monster_hex.stones import SUM, gather, open_around, power
from games.monster_hex.view_rules import label, sentence
from lang import keys as words
from lang import keys_monster_hex as K
from lang import keys_monster_hex_book as H
from lang import t
from micropython import const

_TILE = const(2)
_PHASE = const(0)
_SEATS_N = const(1)
_BOARD = const(2)
_ROUND = const(3)
_TURN = const(4)
_KING = const(7)
_FACTION_OF = const(11)
_ABILITY_OF = const(15)
_PLACED = const(19)
_POINTS = const(23)
_BOUNTY = const(27)
_SMALLS = const(31)
_FIRSTS = const(35)
_COLOURS = const(39)
_BONUS = const(43)
_HAND_N = const(47)
_STACK_N = const(51)
_TILES = const(55)
_OPEN_N = const(98)
_OWN_N = const(99)
_CARDS = const(104)
_HEX = const(116)
_TWIST = const(148)
_OPTS = const(4)
_CLOSED = const(5)
_GEMS = const(8)
_TEMP = const(40)
_UNKNOWN = const(64)
_ABLE = const(1)
# targets
_STONES = const(32)
_CORNERS = const(48)
_CLOCK = const(52)

# numbers of the statements behind each page
_ABILITIES = ((101, 96), (102, 52), (103, 104), (105, 106), (107, 175), (108, 135), (109, 96), (110, 111, 112, 113, 114))
_OPTION = ((2, 14, 90, 92), (16, 130, 131, 132), (150, 151, 152, 154), (176, 13))
_KING_RULES = (53, 62)
_LARGE_RULES = (40, 42, 43, 46, 47, 48)
_SMALL_RULES = (40, 42, 44, 45)
_TEMP_RULES = (113, 114, 112, 35)
_EMPTY_RULES = (31, 32)
_START_RULES = (30, 33)
_MONSTER_RULES = (7, 11)
_TILE_RULES = (5, 6, 31)
_FACTION_RULES = (3, 4, 48)
_SEAT_RULES = (17, 61)
_SHARED_RULES = (151, 152, 153, 154)
_ROUND_RULES = (12, 13, 18, 20)
_AIM_RULES = (130, 131, 132, 133, 134)
_PHASES = ((3, 173), (14, 92), (31, 33), (92, 93, 94), (46, 47, 48), (60,))
_CHAPTERS = (
    (30, 31, 32, 33, 34, 36), (40, 11, 46, 47, 48, 45, 54), (42, 43, 44, 49, 50, 51), (), (), (),
    (150, 151, 152, 153, 154, 155, 156), (160, 161, 162), (60, 61, 62),
)  # fmt: skip


def reason(rule):
    """Why not: what the rule says, and which it is."""
    said = sentence(rule)
    cited = t(words.RULE, "MH", "%03d" % rule)
    return said + " (" + cited + ")" if said else cited


def cite(numbers, but=0):
    """These statements but one, with their ids, each in a line of its own."""
    return "\n".join([sentence(n) + " (" + label(n) + ")" for n in numbers if n != but])


def _why(rule):
    return t(words.WHY_NOT) + ": " + reason(rule) + "\n" if rule else ""


def option(shell, name):
    """A set-up option: one of data.OPTIONS by its name."""
    i = [known[0] for known in OPTIONS].index(name)
    shell.message(t(K.OPTIONS + i), cite(_OPTION[i]))


# --- tiles ------------------------------------------------------------------------


def powers(numbers):
    """`5/3/5/4/2/4`."""
    return "/".join([str(power_) for power_ in numbers])


def _printed(kind):
    line = t(H.RANK_IS, "SAABBBCCCC"[kind], powers(EDGES[6 * kind : 6 * kind + 6]))
    return line + "\n" + t(H.RED_IS) if RED >> kind & 1 else line


def tile(view, side, kind, rule):
    """A tile in hand of a side; rule: 0, or the one by which it fits nowhere."""
    b = view.table.b
    faction = b[_FACTION_OF + side] - 1
    body = _why(rule) + _printed(kind)
    if RED >> kind & 1 and side < b[_SEATS_N] and b[_ABILITY_OF + side]:
        power_ = 2 * faction + b[_ABILITY_OF + side] - 1
        body += "\n" + cite(_ABILITIES[power_][:1])
    heading = t(K.FACTIONS + faction) + ": " + view_log.tile(kind)
    view.shell.message(heading, body + "\n" + cite(_TILE_RULES, rule), art.MONSTER_RED + faction)


def _kind(view, i):
    # a tile of whatever faction
    view.shell.message(view_log.tile(i), _printed(i) + "\n" + cite((5, 91) if RED >> i & 1 else (5,)))


# --- what can be pointed at on the board ------------------------------------------


def side_word(view, side):
    """`Player 2`, `shared faction`."""
    seats = view.table.b[_SEATS_N]
    return view.seat_word(side) if side < seats else view_log.side(4)


def name(stone):
    """`Large stone L3`."""
    kind = 0 if stone == 0 else 1 if stone < _GEMS else 2
    return t(H.KINDS + kind) + (" " + view_log.stone(stone) if kind else "")


def thing_word(view, target):
    """What a target is."""
    b = view.table.b
    if target >= _CLOCK:
        return t(H.ROUND_OF, b[_ROUND] + 1, ROUNDS[b[_BOARD]])
    if target >= _CORNERS:
        side = target - _CORNERS
        faction = b[_FACTION_OF + side]
        return side_word(view, side) + (": " + t(K.FACTIONS + faction - 1) if faction else "")
    if target >= _STONES:
        return name(target - _STONES)
    x = b[_HEX + target]
    if x > _TEMP:
        return t(H.KINDS + 3)
    if x:
        side = (x - 1) // 10
        faction = t(K.FACTIONS + b[_FACTION_OF + side] - 1)
        return faction + " " + view_log.tile((x - 1) % 10) + ", " + side_word(view, side)
    return t(H.START_HEX if target in STARTS[b[_BOARD]] else H.EMPTY_HEX)


def thing(view, target):
    """Its page."""
    if target >= _CLOCK:
        _round(view)
    elif target >= _CORNERS:
        _corner(view, target - _CORNERS)
    elif target >= _STONES:
        _stone(view, target - _STONES)
    else:
        _hex(view, target)


def _hex(view, at):
    b = view.table.b
    x = b[_HEX + at]
    heading = thing_word(view, at)
    near = [n for n in AT[b[_BOARD]][4 * at : 4 * at + 4] if n != 255]
    if x > _TEMP:
        lines = [t(H.SLOT_IS, 1, x - _TEMP)] + strengths(view, _TEMP + at)
        view.shell.message(heading, "\n".join(lines) + "\n" + cite(_TEMP_RULES), art.STONE_TEMP)
    elif x:
        more = (b[_TWIST + at] >> 3) - 4
        lines = [t(H.RANK_IS, "SAABBBCCCC"[(x - 1) % 10], powers([power(b, at, d) for d in range(6)]))]
        if more:
            lines.append(t(H.CHANGED, "%+d" % more))
        lines.append(t(H.FACES, ", ".join([view_log.stone(n >> 3) + " " + str(power(b, at, n & 7)) for n in near])))
        icon = art.MONSTER_RED + b[_FACTION_OF + (x - 1) // 10] - 1
        view.shell.message(heading, "\n".join(lines) + "\n" + cite(_MONSTER_RULES), icon)
    else:
        numbers = _START_RULES + _EMPTY_RULES[:1] if at in STARTS[b[_BOARD]] else _EMPTY_RULES
        body = t(H.BESIDE, ", ".join([view_log.stone(n >> 3) for n in near]))
        view.shell.message(heading, body + "\n" + cite(numbers))


def _colours(mask):
    return ", ".join([t(K.FACTIONS + q) for q in range(4) if mask >> q & 1])


def strengths(view, stone):
    """A line for each side that takes part at a stone, as the screen's table stands."""
    b = view.table.b
    mask = gather(b, stone)
    lines = []
    for side in range(4):
        if mask >> side & 1:
            who = t(K.FACTIONS + b[_FACTION_OF + side] - 1) + ", " + side_word(view, side)
            lines.append(t(H.HAS_STRENGTH, who, SUM[side]))
    return lines or [t(H.NO_MONSTER)]


def _stone(view, stone):
    b, w = view.table.seen
    lines = []
    if stone < _GEMS:
        for slot in range(2):
            at = 4 * stone + 2 * slot
            value, mask = SLOTS[b[_BOARD]][at : at + 2]
            lines.append(t(H.SLOT_IS, slot + 1, "%d (%s: %d)" % (value, _colours(mask), value + 2) if mask else value))
        numbers = _LARGE_RULES if stone else _KING_RULES + _LARGE_RULES
        icon = art.STONE_LARGE if stone else art.STONE_KING
        if b[_BOARD] == 0:
            numbers += (51,)
    else:
        lines.append(t(H.SLOT_IS, 1, 1))
        numbers = _SMALL_RULES
        icon = art.GEM_SMALL
    around = open_around(b, stone)
    if w[_CLOSED] >> stone & 1:
        lines.append(t(H.IS_CLOSED))
    elif around:
        lines.append(t(H.WAITS, (around & 15) + (around >> 4)))
    body = "\n".join(lines + strengths(view, stone))
    view.shell.message(name(stone), body + "\n" + cite(numbers), icon)


def _corner(view, side):
    b = view.table.b
    numbers = _SEAT_RULES if side < b[_SEATS_N] else _SHARED_RULES
    icon = art.MONSTER_RED + b[_FACTION_OF + side] - 1 if b[_FACTION_OF + side] else -1
    view.shell.message(thing_word(view, _CORNERS + side), seat_text(view, side) + "\n" + cite(numbers), icon)


def seat_text(view, seat):
    """All that may be known of a seat or of the shared faction; never what a hand or an objective is."""
    b, w = view.table.seen
    faction = b[_FACTION_OF + seat]
    if not faction:
        return t(H.NO_FACTION)
    lines = [t(H.SEAT_IS, t(K.FACTIONS + faction - 1), b[_POINTS + seat] + b[_BONUS + seat])]
    if b[_ABILITY_OF + seat]:
        lines.append(t(H.SEAT_ABILITY, t(K.ABILITIES + 2 * faction + b[_ABILITY_OF + seat] - 3)))
    lines.append(t(H.SEAT_TILES, b[_PLACED + seat], b[_HAND_N + seat], b[_STACK_N + seat]))
    lines.append(t(H.SEAT_TAKEN, b[_SMALLS + seat], b[_FIRSTS + seat]))
    if b[_COLOURS + seat]:
        lines.append(t(H.SEAT_COLOURS, _colours(b[_COLOURS + seat])))
    if b[_BOUNTY + seat]:
        lines.append(t(H.SEAT_BOUNTY, "+%d" % b[_BOUNTY + seat]))
    if b[_KING] == seat + 1:
        lines.append(t(H.SEAT_KING))
    if seat < b[_SEATS_N]:
        if b[_OWN_N + seat]:
            lines.append(t(H.SEAT_OWN, b[_OWN_N + seat]))
    elif b[_HAND_N + seat]:
        lines.append(t(H.SHARED_UP, view_log.tile(b[_TILES + 10 * seat])))
    return "\n".join(lines)


def _round(view):
    b, w = view.table.seen
    body = t(H.BEGINS, view.seat_word(first_of_round(b, w)))
    if b[_OPEN_N]:
        body += "\n" + _aims(view)
    view.shell.message(thing_word(view, _CLOCK), body + "\n" + cite(_ROUND_RULES))


# --- set-up, abilities, objectives ------------------------------------------------


def faction(view, q, rule):
    """A faction of the set-up; rule: 0, or why it cannot be chosen."""
    b, w = view.table.seen
    own = []
    for stone in range(LARGE[b[_BOARD]]):
        for slot in range(2):
            at = 4 * stone + 2 * slot
            if SLOTS[b[_BOARD]][at + 1] >> q & 1:
                own.append("%d (%s)" % (SLOTS[b[_BOARD]][at], view_log.stone(stone)))
    body = _why(rule) + t(H.COLOUR_SLOTS, ", ".join(own))
    if w[_OPTS] & _ABLE:
        body += "\n" + "\n".join([sentence(_ABILITIES[2 * q + i][0]) for i in range(2)])
    view.shell.message(t(K.FACTIONS + q), body + "\n" + cite(_FACTION_RULES, rule), art.MONSTER_RED + q)


def ability(view, i):
    """One of the eight abilities."""
    body = cite(_ABILITIES[i]) + "\n" + cite((90, 91, 92))
    view.shell.message(t(K.ABILITIES + i), body, art.ABILITY_ENCHANT + i)


def _now(view, card, seats):
    # what the objective would bring these seats as things stand
    b = view.table.b
    if b[_SEATS_N] == 1:
        return t(H.AIM_NOW, points(b, card, 0))
    return t(H.AIM_NOW, ", ".join([t(K.SEAT_SHORT, i + 1) + ":" + str(points(b, card, i)) for i in seats]))


def _aim(view, card, seats):
    return t(K.OBJECTIVES + card) + ". " + t(H.OBJECTIVE_TEXTS + card) + " " + _now(view, card, seats)


def _aims(view):
    # the objectives that this viewer may know
    b = view.table.b
    seats = range(b[_SEATS_N])
    lines = []
    if b[_OPEN_N]:
        lines.append(t(H.FOR_ALL) + ":")
        lines += [_aim(view, b[_CARDS + i], seats) for i in range(b[_OPEN_N])]
    for seat in seats:
        at = own_cards(b, seat)
        own = [b[i] for i in range(at, at + b[_OWN_N + seat]) if not b[i] & _UNKNOWN]
        if own:
            lines.append(view.seat_word(seat) + ":")
            lines += [_aim(view, card, (seat,)) for card in own]
    return "\n".join(lines) or t(H.AIMS_NONE)


def objectives(view):
    """The public objectives, and those that the viewer may know."""
    view.shell.message(t(K.OPTIONS + 1), _aims(view) + "\n" + cite(_AIM_RULES), art.OBJECTIVE)


def _objective(view, card):
    numbers = (131, 133) if card < 8 else (132, 134)
    view.shell.message(t(K.OBJECTIVES + card), t(H.OBJECTIVE_TEXTS + card) + "\n" + cite(numbers), art.OBJECTIVE)


# --- all pages --------------------------------------------------------------------


def now(view):
    """What to do now."""
    b = view.table.b
    said = t(K.HELP_PHASES + b[_PHASE])
    if b[_PHASE] == _TILE:
        if not any(b[_PLACED : _PLACED + 4]):
            said = t(K.HELP_FIRST)
        elif b[_TURN] == b[_SEATS_N]:
            said = t(K.HELP_SHARED)
    if b[_SEATS_N] == 1:
        # what for
        said += "\n" + t(K.ALONE_AIM)
    view.shell.message(t(words.HELP), said + "\n" + t(K.LOOK_HINT) + "\n" + cite(_PHASES[b[_PHASE]]))


def browse(view):
    """The index of all pages."""
    shell = view.shell
    i = 0
    while True:
        items = [t(H.HELP_INDEX + k) for k in range(11)]
        i = shell.choose(t(words.HELP), items, cursor=i)
        if i < 0:
            return
        shell.new_screen()
        if i == 0:
            now(view)
        elif i == 4:
            _several(view, items[i], [view_log.tile(k) for k in range(10)], _kind)
        elif i == 5:
            _several(view, items[i], [t(K.ABILITIES + k) for k in range(8)], ability)
        elif i == 6:
            _several(view, items[i], [t(K.OBJECTIVES + k) for k in range(12)], _objective)
        elif i == 10:
            small = shell.kit.SMALL
            shell.message(items[i], t(H.SIGNS_SMALL) + "\n" + t(words.HELD) if small else t(H.SIGNS_TEXT))
        else:
            shell.message(items[i], cite(_CHAPTERS[i - 1]))


def _several(view, heading, items, show):
    # a menu of pages
    i = 0
    while True:
        i = view.shell.choose(heading, items, cursor=i)
        if i < 0:
            return
        view.shell.new_screen()
        show(view, i)
