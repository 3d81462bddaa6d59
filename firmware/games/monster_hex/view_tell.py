# SPDX-License-Identifier: MIT
"""Monster Hex: the events of an action, shown one by one and kept for the log."""

from core import events, loading
from games.monster_hex import view_log
from games.monster_hex.view_log import line, stone
from lang import keys_monster_hex as K
from lang import t
from micropython import const
from ui.told import Told

_EV_ABILITY = const(3)
_E_OWN = const(5)
_EV_ROUND = const(6)
_E_DRAW = const(7)
_EV_PLACE = const(9)
_EV_SKIP = const(10)
_EV_POWER = const(11)
_EV_BOUNTY = const(12)
_EV_TURNED = const(14)
_EV_STONE = const(16)
_EV_DUE = const(19)
_EV_STRENGTH = const(20)
_EV_BEST = const(21)
_EV_NEXT = const(22)
_EV_SLOT = const(23)
_EV_DOMINANCE = const(24)
_EV_GEM = const(25)
_EV_PRIZE = const(26)
_EV_GONE = const(27)
_E_AIM = const(28)
_NOBODY = const(15)
_PHASE = const(0)
_SEATS_N = const(1)
_SETUP = const(2)
# how long an event stands, in 100 ms
_SHORT = const(4)
_LONG = const(9)


class Teller(Told):
    """Shows core.events.LOG on a View and remembers the last events."""

    def __init__(self, view):
        Told.__init__(self)
        self.view = view
        # loaded when motion is first wanted
        self.moves = None

    def tell(self):
        """Show every event since the last action in its order."""
        self.record()
        log = events.LOG
        setup = self.view.table.b[_PHASE] < _SETUP
        i = 1
        while i < log[0]:
            code = log[i] >> 8 & 0x7F
            x = log[i] & 255
            y = log[i + 1]
            i += 2
            more = i < log[0] and log[i] >> 8 & 0x7F == code
            if code <= _EV_ABILITY:
                self._chosen(code, x, y)
                continue
            if setup:
                # the set-up is over: what was dealt is told at the board
                setup = False
                self.view.show()
            self._event(code, x, y, more)

    def _chosen(self, code, x, y):
        # set-up: a faction or an ability, on the sheet it was chosen on
        view = self.view
        view.table.follow(code, x, y)
        if code != _EV_ABILITY:
            view.board.factions(-1)
        view.board.bar(line(code, x, y), "")
        view.shell.stand(100 * _LONG)

    def _event(self, code, x, y, more):
        view = self.view
        table = view.table
        before = table.due
        table.follow(code, x, y)
        if code == _EV_PLACE and not view.asker:
            # who has chosen its hex saw it there
            self._travel(x, y)
        if code not in _AT_STONE and before >= 0:
            # the stone is done with
            table.clear_due(-1)
            view.board.clear()
            view.headline()
            view.board.draw()
        else:
            view.board.update(code, x, y)
        view.shell.sound_of(_SOUNDS, code)
        if code == _EV_STRENGTH:
            # all at the same moment
            if not more:
                self._say(t(K.STRENGTHS, stone(x)), _LONG)
        elif code == _EV_BEST:
            self._say(self._first(x, y), _LONG)
        elif code == _EV_NEXT and table.second == _NOBODY:
            # nothing to say
            return
        elif code in (_E_OWN, _E_DRAW):
            if not more:
                self._say(t(K.ALL_OWN if code == _E_OWN else K.ALL_DRAW), _SHORT)
        elif code == _EV_ROUND and x == 1 and table.b[_SEATS_N] == 1:
            self._say(t(K.ALONE_AIM), 3 * _LONG)
        else:
            quick = code in _QUICK or code == _E_AIM and y & 255 == 0
            self._say(line(code, x, y, table.b), _SHORT if quick else _LONG)

    def _first(self, number, y):
        # who is in the first place, and by what (MH-042, MH-044)
        table = self.view.table
        side = table.first
        if side == _NOBODY:
            return t(K.TIED, stone(number)) if table.part else line(_EV_BEST, number, y)
        for other in range(4):
            if other != side and table.part >> other & 1 and table.sums[other] == table.sums[side]:
                return t(K.BY_RANK, stone(number), view_log.side(y))
        return line(_EV_BEST, number, y)

    def _say(self, words, pause):
        view = self.view
        view.board.told(words)
        if self.moves and self.moves.skipped:
            # whoever ended the motion wants to go on
            self.moves.skipped = False
            view.shell.flush()
        else:
            view.shell.stand(100 * pause)

    def _travel(self, at, y):
        # the tile slides from the strip to its hex
        view = self.view
        if not view.shell.settings.motion or not hasattr(view.canvas, "keep"):
            return
        if not self.moves:
            from games.monster_hex.view_motion import Moves

            self.moves = Moves(view)
        self.moves.tile(at, y)

    def record(self):
        """Keep the events of the last action for the log without showing them."""
        self.mark()
        log = events.LOG
        for i in range(1, log[0], 2):
            self.keep(log[i], log[i + 1], 0)

    def line(self, n):
        """`Blue strikes: a second tile (MH-103)`."""
        code, x, y, _seat = self.event(n)
        return line(code, x, y, self.view.state[0], True) + " (MH-%03d)" % view_log.rule(code, x, y)

    def show_log(self):
        """The events kept, with their rules; the newest at the end, which is shown first."""
        loading.passing("ui.past").show(self)


# event, effect of drivers.buzzer
_SOUNDS = bytes((_EV_PLACE, 1, _EV_POWER, 1, _EV_TURNED, 1, _EV_DUE, 3, _EV_SLOT, 4, _EV_GEM, 4, _EV_PRIZE, 4, _E_AIM, 4))

# told while the strengths at a stone are shown
_AT_STONE = (_EV_DUE, _EV_STRENGTH, _EV_BEST, _EV_NEXT, _EV_SLOT, _EV_DOMINANCE, _EV_GEM, _EV_PRIZE)
# short ones: the picture says it as well
_QUICK = (_EV_SKIP, _EV_PLACE, _EV_DUE, _EV_GONE)
