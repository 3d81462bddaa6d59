# SPDX-License-Identifier: MIT
"""Cave Troll: the questions of one seat, first what (a tile), then where (on the map).

Each gives the action chosen, or -1 when the person wants the menu.  What cannot be chosen is greyed, and A or X on it says
which rule forbids it.
"""

from array import array

from core import loading
from drivers.buttons import LEFT, RIGHT, A, B, X, Y
from games.cave_troll import rules, view_log
from games.cave_troll.board import GOLD, NEAR, NEAR_AT
from games.cave_troll.data import HOURGLASSES, RELIC_DOES
from games.cave_troll.pieces import joined
from games.cave_troll import view_pictures as art
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from micropython import const
from ui import pointer

_ACT = const(0)
_CARD = const(1)
_SECOND = const(2)
_SHOVE = const(3)
_FLEE = const(4)
_RUNNING = const(5)
_PHASE = const(0)
_SEATS_N = const(1)
_ACTIVE = const(3)
_TROLL = const(10)
_WALKER = const(12)
_WALK_AT = const(13)
_FIG = const(16)
_CARDS = const(117)
_DECK_N = const(193)
_HAND_N = const(197)
_HELD = const(205)
_OPTS = const(4)
_ALTERNATE = const(1)
_ROOMS = const(33)
_DOORWAY = const(33)
_PIT = const(37)
_AREAS = const(40)
_DECK = const(19)
_CARD_CHEST = const(2)
_CARD_RELIC = const(3)
_CARD_SCORE = const(4)
_CARD_FIRST_KIND = const(5)
_PASS = const(0)
_DRAW = const(1)
_PLAY = const(2)
_WALK = const(3)
_MOVE = const(4)
_STRIKE = const(5)
_PUSH = const(6)
_MURDER = const(7)
_SACRIFICE = const(8)
_RAID = const(9)
_RAMPAGE = const(10)
_RUN = const(11)
_CALL = const(12)
_EXPEL = const(13)
_CHALICE = const(14)
_CLOAK = const(15)
_BLADE = const(16)
_BELL = const(18)
_LENS = const(19)
_FIGURE = const(256)
_MENU = const(-1)
_BACK = const(-2)
_END = const(-3)
# letters of the header behind the seat
_WIDE = const(30)
# the buzzer's effect of what is not possible
_REFUSE = const(2)

# what a page is about
_OF_TILE = const(0)
_OF_FIGURE = const(1)
_OF_CARD = const(2)
_OF_RELIC = const(3)

# tiles of a turn
_T_DRAW = const(0)
_T_MOVE = const(1)
_T_ABILITY = const(2)
_T_RELIC = const(3)
_T_STOP = const(4)
_T_OTHER = const(5)

# kind of figure, kind of its ability, its word: of the base game, of the alternate one
_DEEDS = (
    ((1, _MOVE, 9), (5, _STRIKE, 0), (6, _PUSH, 1)),
    (
        (1, _MURDER, 2), (2, _EXPEL, 8), (3, _SACRIFICE, 3), (5, _RAID, 4), (6, _CALL, 7), (7, _RAMPAGE, 5),
    ),
)  # fmt: skip


def decide(view):
    """The decision that the state asks for now."""
    asker = Asker(view)
    phase = view.state[0][_PHASE]
    if phase == _ACT:
        return asker.turn()
    if phase <= _SECOND:
        return asker.cards(phase == _SECOND)
    if phase == _SHOVE:
        return asker.push(t(K.PUSH_NOBODY))
    if phase == _FLEE:
        return asker.flee()
    return asker.run() if phase == _RUNNING else asker.walk_on()


class Asker:
    """Lets the person at a View choose."""

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

    # --- a turn -------------------------------------------------------------------

    def turn(self):
        """What to do with an action."""
        view = self.view
        while True:
            self._turn_tiles()
            self.cursor = min(view.row, len(self.tiles) - 1)
            what = self.pick("", self._why_tile)
            if what == _MENU:
                return _MENU
            view.row = self.cursor
            if what == _END:
                view.row = 0
                return _PASS << 11
            if what == _T_DRAW:
                return _DRAW << 11
            action = self.move() if what == _T_MOVE else self.ability() if what == _T_ABILITY else self.relic()
            if action != _BACK:
                return action

    def _turn_tiles(self):
        b = self.b
        self.clear()
        self.tile(_T_DRAW, art.CARD, True, str(b[_DECK_N + self.seat]))
        moves = len(self.actions(_WALK)) + len(self.actions(_MOVE))
        self.tile(_T_MOVE, art.MARCH, moves)
        self.tile(_T_ABILITY, art.ABILITY, self._deeds(True))
        held = b[_HELD + self.seat]
        if held:
            kind = _CHALICE + RELIC_DOES[held - 1]
            name = t(K.RELICS + held - 1)
            self.add(art.CHALICE + held - 1, "", name, _T_RELIC, self.actions(kind), (_OF_RELIC, held - 1))
        self.end(_T_STOP, t(K.TILES + _T_STOP))

    def _why_tile(self, what):
        # the rule that forbids a tile of the turn
        if what == _T_RELIC:
            return self._why_any(_CHALICE + RELIC_DOES[self.b[_HELD + self.seat] - 1], 128, 153)
        if what == _T_ABILITY:
            for kind, _deed, _word in _DEEDS[self.alternate]:
                if self._mine(kind) < _AREAS:
                    return self._why_deed(kind)
            return 35
        for f in range(16 * self.seat, 16 * self.seat + 16):
            if self.b[_FIG + f] < _AREAS:
                return self._why_stuck(f)
        return 70

    def _why_any(self, kind, count, default):
        # the most telling of the rules that forbid all actions of a kind
        for q in range(count):
            rule = rules.why_not(self.view.state, kind << 11 | q)
            if rule and rule != default:
                return rule
        return default

    # --- moves --------------------------------------------------------------------

    def move(self):
        """From where, who, where to."""
        homes = self._homes()
        while True:
            area = self._from(homes)
            if area < 0:
                return area
            action = self._move_from(area)
            if action != _BACK or len(homes) == 1:
                return action

    def _from(self, places):
        # where it begins; not asked if that is clear
        return places[0][1] if len(places) == 1 else self.aim(places, K.ASK_FROM)

    def _homes(self):
        # the areas with own figures
        out = []
        for area in range(_AREAS):
            rule = -1
            for f in self._own(area):
                if rule:
                    rule = 0 if self._moves(f) else self._why_stuck(f)
            if rule >= 0:
                out.append((area, area, rule))
        return out

    def _own(self, area):
        # one own figure of each kind there
        out = []
        last = -1
        for f in range(16 * self.seat, 16 * self.seat + 16):
            if self.b[_FIG + f] == area and (f & 15 > 8 or last < 0):
                out.append(f)
                last = f
        return out

    def _moves(self, f):
        # the legal destinations, with the actions
        area = self.b[_FIG + f]
        place = f & 15
        if place < 9:
            return [(NEAR[NEAR_AT[area] + (q & 7)], _WALK << 11 | q, 0) for q in self.actions(_WALK) if q >> 3 == area]
        return [(q & 63, _MOVE << 11 | q, 0) for q in self.actions(_MOVE) if q >> 6 == place - 8]

    def _attempt(self, f, door):
        # the action that moves a figure through a door
        area = self.b[_FIG + f]
        if f & 15 < 9:
            return _WALK << 11 | area << 3 | door
        return _MOVE << 11 | (f & 15) - 8 << 6 | NEAR[NEAR_AT[area] + door]

    def _why_stuck(self, f):
        rule = 0
        for door in range(NEAR_AT[self.b[_FIG + f] + 1] - NEAR_AT[self.b[_FIG + f]]):
            rule = rule or rules.why_not(self.view.state, self._attempt(f, door))
        return rule or 70

    def _ways(self, f, far=False):
        # where a figure may go, and behind which doors it may not
        area = self.b[_FIG + f]
        out = self._moves(f)
        if far:
            return [target for target in out if not joined(area, target[0])]
        for door in range(NEAR_AT[area + 1] - NEAR_AT[area]):
            action = self._attempt(f, door)
            if not self.allowed(action):
                out.append((NEAR[NEAR_AT[area] + door], action, rules.why_not(self.view.state, action)))
        return out

    def _move_from(self, area):
        figures = self._own(area)
        while True:
            f = figures[0]
            if len(figures) > 1:
                self.clear()
                for f in figures:
                    self.figure(f, self._moves(f))
                f = self.pick(t(words.BACK), self._why_stuck)
                if f < 0:
                    return f
            else:
                self.alone(f)
            action = self.aim(self._ways(f), K.ASK_WHERE, self.b[_FIG + f])
            if action != _BACK or len(figures) == 1:
                return action

    # --- abilities ----------------------------------------------------------------

    def _mine(self, kind):
        return self.b[_FIG + 16 * self.seat + 8 + kind]

    def _deed_actions(self, kind, deed):
        if deed == _MOVE:
            # the Thief's long way
            return self._ways(16 * self.seat + 8 + kind, True) if self._mine(kind) < _AREAS else []
        return self.actions(deed)

    def _deeds(self, ask=False):
        # tiles of the own figures with an ability; or only whether any can be used
        for kind, deed, word in _DEEDS[self.alternate]:
            able = self._deed_actions(kind, deed)
            if ask and able:
                return True
            if not ask and self._mine(kind) < _AREAS:
                shown = self.shown(kind)
                icon = _FIGURE + 16 * self.seat + shown
                self.add(icon, "", t(K.DEEDS + word), kind, able, (_OF_FIGURE, shown))
        return False

    def _why_deed(self, kind):
        for one, deed, _word in _DEEDS[self.alternate]:
            if one == kind:
                if deed == _MOVE:
                    return 102
                return self._why_any(deed, _TRIES[deed - _STRIKE], _USUAL[deed - _STRIKE])
        return 35

    def ability(self):
        """Whose ability, and on whom."""
        at = 0
        while True:
            self.clear()
            self._deeds()
            self.cursor = at
            kind = self.pick(t(words.BACK), self._why_deed)
            if kind < 0:
                return kind
            at = self.cursor
            action = self._deed(kind)
            if action != _BACK:
                return action

    def _deed(self, kind):
        for one, deed, _word in _DEEDS[self.alternate]:
            if one != kind:
                continue
            if deed == _MOVE:
                self.alone(16 * self.seat + 8 + kind)
                return self.aim(self._ways(16 * self.seat + 8 + kind, True), K.ASK_WHERE, self._mine(kind))
            if deed in (_STRIKE, _MURDER):
                return self._victim(deed)
            if deed == _PUSH:
                return self.push("")
            if deed == _CALL:
                return self._call()
            if deed == _SACRIFICE:
                return self._troll(deed, 7, 0)
            if deed == _EXPEL:
                return self._troll(deed, 6, 2)
            return deed << 11
        return _BACK

    def _victim(self, deed):
        # of whom: seat << 3 | kind; others come before the own ones
        self.clear()
        for q in self._others_first(self.actions(deed), 3):
            self.other(q >> 3, q & 7, q)
        q = self.pick(t(words.BACK))
        return q if q < 0 else deed << 11 | q

    def _others_first(self, actions, shift):
        return [q for q in actions if q >> shift != self.seat] + [q for q in actions if q >> shift == self.seat]

    def _troll(self, deed, kind, shift):
        # whose figure of this kind; for the Banshee then which pit
        actions = self.actions(deed)
        seats = [seat for seat in range(self.b[_SEATS_N]) if seat in [q >> shift for q in actions]]
        while True:
            seat = seats[0]
            if len(seats) > 1 or not shift:
                self.clear()
                for seat in seats:
                    self.other(seat, kind, seat)
                seat = self.pick(t(words.BACK))
                if seat < 0 or not shift:
                    return seat if seat < 0 else deed << 11 | seat
            pits = [(_PIT + (q & 3), deed << 11 | q, 0) for q in actions if q >> 2 == seat]
            action = self.aim(pits, K.ASK_PIT)
            if action != _BACK or len(seats) == 1:
                return action

    def _call(self):
        # behind which door, and which hero there (CT-231)
        room = self._mine(6)
        actions = self.actions(_CALL)
        doors = {}
        for q in actions:
            doors[q & 7] = doors.get(q & 7, 0) + 1
        while True:
            door = self.aim([(NEAR[NEAR_AT[room] + door], door, 0) for door in doors], K.ASK_FROM)
            if door < 0:
                return door
            self.clear()
            for q in actions:
                if q & 7 == door:
                    self.other(q >> 6, q >> 3 & 7, q)
            q = self.pick(t(words.BACK))
            if q != _BACK:
                return q if q < 0 else _CALL << 11 | q

    def push(self, end):
        """Whom the Wraith pushes, and where; `end`: what nobody is, if it need not push."""
        room = self._mine(6)
        actions = self._others_first(self.actions(_PUSH), 6)
        at = 0
        while True:
            self.clear()
            last = -1
            for q in actions:
                if q >> 3 != last:
                    last = q >> 3
                    self.other(q >> 6, q >> 3 & 7, last)
            self._may_end(end)
            self.cursor = at
            who = self.pick("" if self.b[_PHASE] == _SHOVE else t(words.BACK))
            if who < 0:
                return _PASS << 11 if who == _END else who
            at = self.cursor
            action = self.aim(self._doors(room, _PUSH << 11 | who << 3), K.ASK_WHERE, room)
            if action != _BACK:
                return action

    def _doors(self, area, action):
        # what lies behind the doors of an area; the last three bits of the action are the door
        out = []
        for door in range(NEAR_AT[area + 1] - NEAR_AT[area]):
            rule = 0 if self.allowed(action | door) else rules.why_not(self.view.state, action | door)
            out.append((NEAR[NEAR_AT[area] + door], action | door, rule))
        return out

    # --- artifacts ----------------------------------------------------------------

    def relic(self):
        """The artifact that is held."""
        kind = _CHALICE + RELIC_DOES[self.b[_HELD + self.seat] - 1]
        actions = self.actions(kind)
        if kind == _CHALICE:
            return self._chalice(actions)
        if kind == _CLOAK:
            return self._cloak(actions)
        if kind == _BELL:
            return self._bell(actions)
        if kind in (_BLADE, _LENS):
            return self.aim([(q, kind << 11 | q, 0) for q in actions], K.ASK_ROOM)
        return kind << 11

    def _chalice(self, actions):
        # which hero comes back, and where
        while True:
            self.clear()
            for q in actions:
                if q & 3 == 0:
                    self.other(self.seat, q >> 2, q >> 2)
            kind = self.pick(t(words.BACK))
            if kind < 0:
                return kind
            targets = [(_DOORWAY + (q & 3), _CHALICE << 11 | q, 0) for q in actions if q >> 2 == kind]
            action = self.aim(targets, K.ASK_ENTRANCE)
            if action != _BACK:
                return action

    def _cloak(self, actions):
        # from where, who, and the first step
        while True:
            starts = {}
            for q in actions:
                starts[q >> 3] = self._mine(q >> 3 & 7) if q >> 9 else q >> 3
            places = []
            for area in starts.values():
                if (area, area, 0) not in places:
                    places.append((area, area, 0))
            area = self._from(places)
            if area < 0:
                return area
            here = [start for start in starts if starts[start] == area]
            action = self._cloak_from(area, here)
            if action != _BACK or len(places) == 1:
                return action

    def _cloak_from(self, area, here):
        while True:
            start = here[0]
            if len(here) > 1:
                self.clear()
                for start in here:
                    self.other(self.seat, start & 7 if start >> 6 else 0, start)
                start = self.pick(t(words.BACK))
                if start < 0:
                    return start
            action = self.aim(self._doors(area, _CLOAK << 11 | start << 3), K.ASK_WHERE, area)
            if action != _BACK or len(here) == 1:
                return action

    def _bell(self, actions):
        # which monster, into which pit
        while True:
            self.clear()
            for q in actions:
                if q & 3 == 0:
                    self.other(q >> 5, q >> 2 & 7, q)
            q = self.pick(t(words.BACK))
            if q < 0:
                return q
            action = self.aim([(_PIT + pit, _BELL << 11 | q | pit, 0) for pit in range(3)], K.ASK_PIT)
            if action != _BACK:
                return action

    # --- cards, flight, steps -----------------------------------------------------

    def cards(self, second):
        """Which card of the hand, and where it goes (CT-051 .. CT-058)."""
        b = self.b
        start = _CARDS + _DECK * self.seat + b[_DECK_N + self.seat]
        at = 0
        while True:
            self.clear()
            last = -1
            for i in range(start, start + b[_HAND_N + self.seat]):
                if b[i] != last:
                    last = b[i]
                    self.card(last)
            if second:
                self.end(_T_OTHER, t(K.KEEP))
            self.cursor = at
            card = self.pick("")
            if card < 0:
                return _PASS << 11 if card == _END else card
            at = self.cursor
            if card == _CARD_RELIC:
                return _PLAY << 11 | card << 6
            targets = [(q & 63, _PLAY << 11 | q, 0) for q in self.actions(_PLAY) if q >> 6 == card]
            area = targets[0][0]
            action = self.aim(targets, K.ASK_ROOM if area < _ROOMS else K.ASK_ENTRANCE if area < _PIT else K.ASK_PIT)
            if action != _BACK:
                return action

    def flee(self):
        """Who flees from the Cave Troll (CT-141)."""
        return self._steps(self._own(self.b[_TROLL] - 1), self.b[_TROLL] - 1, K.STAY)

    def walk_on(self):
        """One more step below the cloak (CT-276)."""
        at = self.b[_WALK_AT]
        kind = self.b[_WALKER]
        return self._steps([f for f in self._own(at) if max(0, (f & 15) - 8) == kind], at, K.STAND)

    def _steps(self, figures, area, end):
        at = 0
        while True:
            self.clear()
            for f in figures:
                self.figure(f, self._moves(f))
            self._may_end(t(end))
            self.cursor = at
            f = self.pick("", self._why_stuck)
            if f < 0:
                return _PASS << 11 if f == _END else f
            at = self.cursor
            action = self.aim(self._ways(f), K.ASK_WHERE, self.b[_FIG + f])
            if action != _BACK:
                return action

    def run(self):
        """Who runs from the Fierce Troll, and where (CT-227)."""
        room = self.b[_FIG + 16 * self.b[_ACTIVE] + 15]
        actions = self.actions(_RUN)
        at = 0
        while True:
            self.clear()
            last = -1
            for q in actions:
                if q >> 3 != last:
                    last = q >> 3
                    self.other(q >> 6, q >> 3 & 7, last)
            self.cursor = at
            who = self.pick("")
            if who < 0:
                return who
            at = self.cursor
            action = self.aim(self._doors(room, _RUN << 11 | who << 3), K.ASK_WHERE, room)
            if action != _BACK:
                return action

    # --- tiles --------------------------------------------------------------------

    def clear(self):
        """An empty strip."""
        self.tiles = []
        # of each tile: what it is in words, what it stands for, (what, which) its page is about
        self.names = []
        self.values = []
        self.subjects = []
        self.faded = 0
        self.cursor = 0

    def add(self, icon, mark, name, value, able, subject, glasses=0):
        """One more tile on the right; not `able` greys it."""
        if not able:
            self.faded |= 1 << len(self.tiles)
        self.tiles.append((icon, mark, glasses))
        self.names.append(name)
        self.values.append(value)
        self.subjects.append(subject)

    def tile(self, what, icon, able, mark=""):
        """A tile of the turn."""
        self.add(icon, mark or t(K.MARKS + what), t(K.TILES + what), what, able, (_OF_TILE, what))

    def end(self, what, name):
        """The tile that ends the question; B leads to it."""
        mark = t(K.MARKS + what if what == _T_STOP else K.PASS_MARK)
        self.add(art.STOP, mark, name, _END, True, (_OF_TILE, what))

    def _may_end(self, name):
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
        self.add(_FIGURE + 16 * self.seat + shown, "", name, f, able, (_OF_FIGURE, shown))

    def other(self, seat, kind, value):
        """A figure of any seat."""
        shown = self.shown(kind)
        name = view_log.figure(shown)
        if seat != self.seat:
            name = t(K.OF_SEAT, name, t(K.SEAT_SHORT, seat + 1))
        self.add(_FIGURE + 16 * seat + shown, "", name, value, True, (_OF_FIGURE, shown))

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
        """What stands in the header: before a tile's name the question, if that is not the turn's and there is room."""
        phase = self.b[_PHASE]
        lead = ""
        if phase != _ACT:
            lead = t(K.PHASES + phase)
            lead += " " if lead[-1] in "?;" else ": "
        return lead + name if len(lead + name) <= _WIDE and self.values[self.cursor] != _END else name

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
            view.board.strip(self.tiles, i, self.faded)
            view.bar(self.said(self.names[i]))
            short = self.tiles[last][1] if end and i < last else ""
            view.foot(t(words.WHY_NOT if pale else words.CHOOSE), back or short)
            key = shell.key()
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

    def aim(self, targets, question, start=-1):
        """One of the targets on the map, (area, value, rule that forbids it or 0) each: its value, _BACK or _MENU.

        `start`: the area that something comes from, or -1.
        """
        view = self.view
        board = view.board
        if not targets:
            return _BACK
        targets.sort()
        points = [board.point(target[0]) for target in targets]
        now = 0
        while now < len(targets) - 1 and targets[now][2]:
            now += 1
        if targets[now][2]:
            now = 0

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
                return _BACK if key == B else value
            if key & (A | X):
                if key == A:
                    view.shell.sound(_REFUSE)
                view.pages().area(view, area, rule)
                self.scene()
            else:
                board.area(area)
                now = pointer.step(points, now, key)


def area_word(area):
    """`R14: gold 2`, `E1`."""
    name = view_log.area(area)
    return t(K.AREA_GOLD, name, GOLD[area]) if area < _ROOMS else name


# how many operands of an ability are tried for the reason, and the reason that tells least
_TRIES = (32, 256, 32, 4, 1, 1, 0, 256, 16)
_USUAL = (126, 132, 207, 210, 220, 227, 0, 231, 206)
