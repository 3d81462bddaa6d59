# SPDX-License-Identifier: MIT
"""Dungeon Busters: the events of an action, shown one by one and kept for the log."""

from core import events, loading
from games.dungeon_busters import view_log
from lang import keys_dungeon_busters as K
from lang import t
from micropython import const
from ui.told import Told

_EV_HERO = const(1)
_EV_BATTLE = const(2)
_E_VILLAIN = const(3)
_EV_COMMIT = const(4)
_EV_SPEAK = const(7)
_E_SHOWN = const(8)
_EV_CANCELLED = const(9)
_EV_WIN = const(10)
_EV_LOSS = const(11)
_EV_PAID = const(12)
_EV_UNPAID = const(13)
_EV_SHARED = const(14)
_EV_GIVEN_UP = const(15)
_EV_FIRST = const(17)
_PHASE = const(0)
_SETUP = const(0)
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

    def closes(self):
        """True if the last action showed everybody's cards."""
        log = events.LOG
        for i in range(1, log[0], 2):
            if log[i] >> 8 & 0x7F == _E_SHOWN:
                return True
        return False

    def tell(self):
        """Show every event since the last action in its order."""
        self.record()
        log = events.LOG
        view = self.view
        table = view.table
        i = 1
        while i < log[0]:
            code = log[i] >> 8 & 0x7F
            x = log[i] & 255
            y = log[i + 1]
            i += 2
            if code == _E_SHOWN:
                table.follow(code, x, y)
                if i < log[0] and log[i] >> 8 & 0x7F == _E_SHOWN:
                    # all at the same moment (DB-026)
                    continue
                self._say(code, t(K.CARDS_OPEN), _LONG)
            elif code == _EV_HERO:
                table.follow(code, x, y)
                view.board.heroes(-1)
                self._say(0, view_log.line(code, x, y, view.seat_word), _SHORT)
            elif code != _EV_SPEAK:
                self._event(code, x, y)

    def _event(self, code, x, y):
        view = self.view
        if code in (_EV_PAID, _EV_SHARED, _EV_GIVEN_UP):
            view.board.told(view_log.line(code, x, y, view.seat_word))
            self._travel(code, x, y)
        if code in (_EV_FIRST, _EV_BATTLE, _E_VILLAIN):
            # the cards go to the rows, the next villain turns up
            view.table.load(view.state, view.viewer)
            view.board.clear()
            view.headline()
            view.board.draw()
        else:
            view.table.follow(code, x, y)
        view.shell.sound_of(_SOUNDS, code)
        self._say(code, view_log.line(code, x, y, view.seat_word), _SHORT if code in _QUICK else _LONG)

    def _say(self, code, line, pause):
        view = self.view
        if code:
            view.board.update(code)
        view.board.told(line)
        if self.moves and self.moves.skipped:
            # whoever ended the motion wants to go on
            self.moves.skipped = False
            view.shell.flush()
        else:
            view.shell.stand(100 * pause)

    def _travel(self, code, x, y):
        # tokens slide from where they were to where they go
        view = self.view
        if not view.shell.settings.motion or not hasattr(view.canvas, "keep"):
            return
        if not self.moves:
            from games.dungeon_busters.view_motion import Moves

            self.moves = Moves(view)
        self.moves.token(code, x, y)

    def record(self):
        """Keep the events of the last action for the log without showing them."""
        self.mark()
        log = events.LOG
        for i in range(1, log[0], 2):
            self.keep(log[i], log[i + 1], 0)

    def line(self, n):
        """`Player 2 shows 4 (DB-026)`."""
        code, x, y, _seat = self.event(n)
        return view_log.line(code, x, y, self.view.seat_word) + " (DB-%03d)" % view_log.rule(code, x, y)

    def show_log(self):
        """The events kept, with their rules; the newest at the end, which is shown first."""
        loading.passing("ui.past").show(self)


# event, effect of drivers.buzzer
_SOUNDS = bytes((_EV_CANCELLED, 3, _EV_WIN, 4, _EV_LOSS, 6, _EV_PAID, 1, _EV_SHARED, 1, _EV_GIVEN_UP, 5))

# short ones: the picture says it as well
_QUICK = (_EV_COMMIT, _EV_PAID, _EV_UNPAID, _EV_SHARED, _EV_GIVEN_UP, _EV_FIRST, _EV_BATTLE)
