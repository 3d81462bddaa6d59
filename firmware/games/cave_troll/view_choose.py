# SPDX-License-Identifier: MIT
"""Cave Troll: choosing by buttons - a tile of the strip, an area of the map.

What cannot be chosen is greyed, and A or X on it says which rule forbids it.
"""

from array import array

from core import loading
from drivers.buttons import LEFT, RIGHT, A, B, X, Y
from games.cave_troll import rules, view_log
from games.cave_troll import view_pictures as art
from games.cave_troll.board import GOLD
from games.cave_troll.data import HOURGLASSES
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from micropython import const
from ui import pointer

_ACT = const(0)
_PHASE = const(0)
_FIG = const(16)
_OPTS = const(4)
_ALTERNATE = const(1)
_ROOMS = const(33)
_AREAS = const(40)
_CARD_CHEST = const(2)
_CARD_RELIC = const(3)
_CARD_FIRST_KIND = const(5)
_PASS = const(0)
_FIGURE = const(256)
_MENU = const(-1)
_BACK = const(-2)
_END = const(-3)
_WIDE = const(30)
_REFUSE = const(2)
_OF_TILE = const(0)
_OF_FIGURE = const(1)
_OF_CARD = const(2)
_T_STOP = const(4)
_T_OTHER = const(5)


class Chooser:
    """Lets the person at a View choose: first a tile of the strip, then an area of the map.

    `b`, `w` are the state, `seat` who is asked; `legal` has the `count` legal actions.
    """

    def __init__(self, view):
        self.view = view
        self.b, self.w = view.state
        self.legal = array("H", bytes(2 * rules.MAX_ACTIONS))
        self.count = rules.legal(view.state, self.legal)
        self.seat = rules.to_move(view.state)
        self.alternate = self.w[_OPTS] & _ALTERNATE
        self.clear()

    def actions(self, kind):
        """The legal actions of a kind, without the kind."""
        return [a & 0x7FF for a in self.legal[: self.count] if a >> 11 == kind]

    def allowed(self, action):
        """True if the action is legal."""
        for i in range(self.count):
            if self.legal[i] == action:
                return True
        return False

    def shown(self, kind):
        """The figure of this kind 0 .. 7 as events name it."""
        return kind + 7 if kind and self.alternate else kind

    def why_any(self, kind, count, default):
        """The most telling of the rules that forbid all actions of a kind: not `default`, if there is another."""
        for q in range(count):
            rule = rules.why_not(self.view.state, kind << 11 | q)
            if rule and rule != default:
                return rule
        return default

    # --- tiles --------------------------------------------------------------------

    def clear(self):
        """An empty strip."""
        self.tiles = []
        # of each tile: what it is in words, what it stands for, (what, which) its page is about
        self.names = []
        self.values = []
        self.subjects = []
        # where on the map it stands, or -1
        self.homes = []
        self.faded = 0
        self.cursor = 0

    def add(self, icon, mark, name, value, able, subject, glasses=0, home=-1):
        """One more tile on the right; not `able` greys it; it stands in the area `home`, or nowhere."""
        if not able:
            self.faded |= 1 << len(self.tiles)
        self.tiles.append((icon, mark, glasses))
        self.names.append(name)
        self.values.append(value)
        self.subjects.append(subject)
        self.homes.append(home if home < _AREAS else -1)

    def tile(self, what, icon, able, mark=""):
        """A tile of the turn."""
        self.add(icon, mark or t(K.MARKS + what), t(K.TILES + what), what, able, (_OF_TILE, what))

    def end(self, what, name):
        """The tile that ends the question; B leads to it."""
        mark = t(K.MARKS + what if what == _T_STOP else K.PASS_MARKS + self.b[_PHASE] - 2)
        self.add(art.STOP, mark, name, _END, True, (_OF_TILE, what))

    def may_end(self, name):
        """The same, if the question may be ended."""
        if name and self.allowed(_PASS << 11):
            self.end(_T_OTHER, name)

    def figure(self, f, able):
        """An own figure, and how many there are."""
        shown = self.view.table.kind(f)
        name = view_log.figure(shown)
        n = 0
        for i in range(16 * self.seat, 16 * self.seat + 9):
            n += self.b[_FIG + i] == self.b[_FIG + f]
        if f & 15 < 9 and n > 1:
            name = t(K.TIMES, name, n)
        self.add(_FIGURE + 16 * self.seat + shown, "", name, f, able, (_OF_FIGURE, shown), 0, self.b[_FIG + f])

    def other(self, seat, kind, value, home=-1):
        """A figure of any seat; `home`: where an Adventurer stands, of the others that is known."""
        shown = self.shown(kind)
        name = view_log.figure(shown)
        if kind:
            home = self.b[_FIG + 16 * seat + 8 + kind]
        if seat != self.seat:
            name = t(K.OF_SEAT, name, t(K.SEAT_SHORT, seat + 1))
        self.add(_FIGURE + 16 * seat + shown, "", name, value, True, (_OF_FIGURE, shown), 0, home)

    def card(self, card):
        """A card of the hand."""
        if card < _CARD_CHEST or card >= _CARD_FIRST_KIND:
            icon = _FIGURE + 16 * self.seat + self.shown(max(0, card - 4))
        else:
            icon = art.TREASURE if card == _CARD_CHEST else art.RELIC if card == _CARD_RELIC else art.SURVEY
        seen = card + 7 if self.alternate and card >= _CARD_FIRST_KIND else card
        self.add(icon, "", view_log.card(seen), card, True, (_OF_CARD, card), HOURGLASSES[card])

    def alone(self, f):
        """Only this own figure is in the strip, chosen."""
        self.clear()
        self.figure(f, True)
        self.view.board.strip(self.tiles, 0, 0)

    def said(self, name):
        """What stands in the header: before a tile's name the question, in a word where room is scarce."""
        phase = self.b[_PHASE]
        if phase == _ACT or self.values[self.cursor] == _END:
            return name
        lead = t(K.PHASES + phase)
        lead += " " if lead[-1] in "?;" else ": "
        if self.view.shell.kit.SMALL or len(lead + name) > _WIDE:
            lead = t(K.LEADS + phase - 1) + ": "
        return lead + name

    def pick(self, back, why=None):
        """What the chosen tile stands for; _MENU; _BACK for B, which does what the word `back` says; _END.

        Without `back` B leads to the tile that ends the question.  `why(value)` gives the rule that greys a tile.
        """
        view = self.view
        shell = view.shell
        last = len(self.tiles) - 1
        end = self.names[last] if self.values[last] == _END else ""
        self.cursor = min(self.cursor, last)
        while True:
            i = self.cursor
            pale = self.faded >> i & 1
            home = self.homes[i]
            if home >= 0:
                view.board.see(home)
                view.board.edge(home, 0)
            view.board.strip(self.tiles, i, self.faded)
            view.bar(self.said(self.names[i]))
            short = self.tiles[last][1] if end and i < last else ""
            view.foot(t(words.WHY_NOT if pale else words.CHOOSE), back or short)
            key = shell.key()
            if home >= 0:
                view.board.area(home)
            if key == Y:
                return _MENU
            if key == B:
                if back:
                    return _BACK
                if end:
                    self.cursor = last
            elif key & (LEFT | RIGHT):
                self.cursor = (i + (1 if key == RIGHT else last)) % (last + 1)
            elif key == A and not pale:
                return self.values[i]
            elif key & (A | X):
                if key == A:
                    shell.sound(_REFUSE)
                self._page(why(self.values[i]) if pale and why else 0)
            elif loading.passing("games.cave_troll.view_look").look(self) == Y:
                return _MENU

    def scene(self):
        """The map and the strip again, after a sheet lay over them."""
        board = self.view.board
        board.clear()
        board.draw()
        board.strip(self.tiles, self.cursor, self.faded)

    def _page(self, rule):
        # what the tile is, and which rule forbids it
        pages = self.view.pages()
        what, which = self.subjects[self.cursor]
        show = (pages.tile, pages.figure, pages.card, pages.relic)[what]
        show(self.view, which, self.names[self.cursor], rule)
        self.scene()

    # --- the map ------------------------------------------------------------------

    def aim(self, targets, question, start=-1, chest=False):
        """One of the targets on the map, (area, value, rule that forbids it or 0) each: its value, _BACK or _MENU.

        `start`: the area that something comes from, or -1; `chest`: it is a chest's place.
        """
        view = self.view
        board = view.board
        if not targets:
            return _BACK
        targets.sort()
        points = [board.point(target[0]) for target in targets]
        # it begins where a figure went last, else on the first that can be chosen
        now = 0
        for j in range(len(targets) - 1, -1, -1):
            if not targets[j][2] and (targets[now][0] != view.last or targets[now][2]):
                now = j

        def pulse(beat):
            if start >= 0:
                board.edge(start, 3)
            for j in range(len(targets)):
                if j != now and not targets[j][2]:
                    board.edge(targets[j][0], 1 + beat)
            # the chosen one over its neighbours
            board.edge(targets[now][0], 0)

        while True:
            area, value, rule = targets[now]
            board.see(area)
            pulse(1)
            view.bar(t(question) + " " + area_word(area))
            view.foot(t(words.WHY_NOT if rule else words.CHOOSE), t(words.BACK))
            key = view.shell.key(pulse)
            if key == Y:
                return _MENU
            if key == B or key == A and not rule:
                for target in targets:
                    board.area(target[0])
                if start >= 0:
                    board.area(start)
                if key == B:
                    return _BACK
                view.last = area
                return value
            if key & (A | X):
                if key == A:
                    view.shell.sound(_REFUSE)
                view.pages().area(view, area, rule, chest)
                self.scene()
            else:
                board.area(area)
                now = pointer.step(points, now, key)


def area_word(area):
    """`R14: gold 2`, `E1`."""
    name = view_log.area(area)
    return t(K.AREA_GOLD, name, GOLD[area]) if area < _ROOMS else name
