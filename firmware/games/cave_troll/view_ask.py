# SPDX-License-Identifier: MIT
"""Cave Troll: the questions of one seat, first what (a tile), then where (on the map).

Each gives the action chosen, or -1 when the person wants the menu.  Abilities and artifacts: view_deeds, what is asked
between: view_steps.
"""

from core import loading
from games.cave_troll import rules
from games.cave_troll import view_pictures as art
from games.cave_troll.board import NEAR, NEAR_AT
from games.cave_troll.data import RELIC_DOES
from games.cave_troll.pieces import joined
from games.cave_troll.view_choose import Chooser
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from micropython import const

_ACT = const(0)
_SECOND = const(2)
_PHASE = const(0)
_ACTIONS = const(5)
_FIG = const(16)
_CARDS = const(117)
_DECK_N = const(193)
_HAND_N = const(197)
_HELD = const(205)
_ROOMS = const(33)
_PIT = const(37)
_AREAS = const(40)
_DECK = const(19)
_CARD_CHEST = const(2)
_CARD_RELIC = const(3)
_PASS = const(0)
_DRAW = const(1)
_PLAY = const(2)
_WALK = const(3)
_MOVE = const(4)
_STRIKE = const(5)
_EXPEL = const(13)
_CHALICE = const(14)
_MENU = const(-1)
_BACK = const(-2)
_END = const(-3)
_OF_RELIC = const(3)
_T_DRAW = const(0)
_T_MOVE = const(1)
_T_ABILITY = const(2)
_T_RELIC = const(3)
_T_STOP = const(4)
_T_OTHER = const(5)


def decide(view):
    """The decision that the state asks for now."""
    asker = Asker(view)
    phase = view.state[0][_PHASE]
    if phase == _ACT:
        return asker.turn()
    if phase <= _SECOND:
        return asker.cards(phase == _SECOND)
    return loading.passing("games.cave_troll.view_steps").decide(asker)


def _deeds():
    return loading.passing("games.cave_troll.view_deeds")


class Asker(Chooser):
    """The questions of a turn."""

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
                if self._stops():
                    return _PASS << 11
                continue
            if what == _T_DRAW:
                return _DRAW << 11
            action = self.move() if what == _T_MOVE else _deeds().ability(self) if what == _T_ABILITY else _deeds().relic(self)
            if action != _BACK:
                return action

    def _stops(self):
        # the actions that are left would be lost
        shell = self.view.shell
        if shell.ask(t(K.TILES + _T_STOP), t(K.STOP_ASK, self.b[_ACTIONS])):
            return True
        self.scene()
        return False

    def _turn_tiles(self):
        b = self.b
        self.clear()
        self.tile(_T_DRAW, art.CARD, True, str(b[_DECK_N + self.seat]))
        moves = len(self.actions(_WALK)) + len(self.actions(_MOVE))
        self.tile(_T_MOVE, art.MARCH, moves)
        self.tile(_T_ABILITY, art.ABILITY, self._able())
        held = b[_HELD + self.seat]
        if held:
            kind = _CHALICE + RELIC_DOES[held - 1]
            name = t(K.RELICS + held - 1)
            self.add(art.CHALICE + held - 1, t(K.MARKS + _T_RELIC), name, _T_RELIC, self.actions(kind), (_OF_RELIC, held - 1))
        self.end(_T_STOP, t(K.TILES + _T_STOP))

    def _able(self):
        # True if an ability can be used; the Thief's long way is one
        for i in range(self.count):
            kind = self.legal[i] >> 11
            if _STRIKE <= kind <= _EXPEL:
                return True
            if kind == _MOVE and not self.alternate and self.legal[i] >> 6 & 31 == 1:
                if not joined(self.mine(1), self.legal[i] & 63):
                    return True
        return False

    def mine(self, kind):
        """Where the own figure of this kind 1 .. 7 is."""
        return self.b[_FIG + 16 * self.seat + 8 + kind]

    def _why_tile(self, what):
        # the rule that forbids a tile of the turn
        if what == _T_RELIC:
            return self.why_any(_CHALICE + RELIC_DOES[self.b[_HELD + self.seat] - 1], 128, 153)
        if what == _T_ABILITY:
            return _deeds().why(self)
        for f in range(16 * self.seat, 16 * self.seat + 16):
            if self.b[_FIG + f] < _AREAS:
                return self.why_stuck(f)
        return 70

    # --- moves --------------------------------------------------------------------

    def move(self):
        """From where, who, where to."""
        homes = self._homes()
        while True:
            area = self.start(homes)
            if area < 0:
                return area
            action = self._move_from(area)
            if action != _BACK or len(homes) == 1:
                return action

    def start(self, places):
        """Where it begins; not asked if that is clear."""
        return places[0][1] if len(places) == 1 else self.aim(places, K.ASK_FROM)

    def _homes(self):
        # the areas with own figures
        out = []
        for area in range(_AREAS):
            rule = -1
            for f in self.own(area):
                if rule:
                    rule = 0 if self.moves(f) else self.why_stuck(f)
            if rule >= 0:
                out.append((area, area, rule))
        return out

    def own(self, area):
        """One own figure of each kind in the area."""
        out = []
        last = -1
        for f in range(16 * self.seat, 16 * self.seat + 16):
            if self.b[_FIG + f] == area and (f & 15 > 8 or last < 0):
                out.append(f)
                last = f
        return out

    def moves(self, f):
        """The legal destinations of a figure, as targets."""
        area = self.b[_FIG + f]
        place = f & 15
        if place < 9:
            return [(NEAR[NEAR_AT[area] + (q & 7)], _WALK << 11 | q, 0) for q in self.actions(_WALK) if q >> 3 == area]
        return [(q & 63, _MOVE << 11 | q, 0) for q in self.actions(_MOVE) if q >> 6 == place - 8]

    def attempt(self, f, door):
        # the action that moves a figure through a door
        area = self.b[_FIG + f]
        if f & 15 < 9:
            return _WALK << 11 | area << 3 | door
        return _MOVE << 11 | (f & 15) - 8 << 6 | NEAR[NEAR_AT[area] + door]

    def why_stuck(self, f):
        """The rule that keeps a figure where it is."""
        rule = 0
        for door in range(NEAR_AT[self.b[_FIG + f] + 1] - NEAR_AT[self.b[_FIG + f]]):
            rule = rule or rules.why_not(self.view.state, self.attempt(f, door))
        return rule or 70

    def ways(self, f, far=False):
        """Where a figure may go, and behind which doors it may not; `far`: only where no door leads."""
        area = self.b[_FIG + f]
        out = self.moves(f)
        if far:
            return [target for target in out if not joined(area, target[0])]
        for door in range(NEAR_AT[area + 1] - NEAR_AT[area]):
            action = self.attempt(f, door)
            if not self.allowed(action):
                out.append((NEAR[NEAR_AT[area] + door], action, rules.why_not(self.view.state, action)))
        return out

    def _move_from(self, area):
        figures = self.own(area)
        while True:
            f = figures[0]
            if len(figures) > 1:
                self.clear()
                for f in figures:
                    self.figure(f, self.moves(f))
                f = self.pick(t(words.BACK), self.why_stuck)
                if f < 0:
                    return f
            else:
                self.alone(f)
            action = self.aim(self.ways(f), K.ASK_WHERE, self.b[_FIG + f])
            if action != _BACK or len(figures) == 1:
                return action

    def doors(self, area, action):
        """What lies behind the doors of an area, as targets; the last three bits of the action are the door."""
        out = []
        for door in range(NEAR_AT[area + 1] - NEAR_AT[area]):
            rule = 0 if self.allowed(action | door) else rules.why_not(self.view.state, action | door)
            out.append((NEAR[NEAR_AT[area] + door], action | door, rule))
        return out

    # --- cards -----------------------------------------------------------------

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
            question = K.ASK_ROOM if area < _ROOMS else K.ASK_ENTRANCE if area < _PIT else K.ASK_WHERE
            action = self.aim(targets, question, chest=card == _CARD_CHEST)
            if action != _BACK:
                return action
