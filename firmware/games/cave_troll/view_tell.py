# SPDX-License-Identifier: MIT
"""Cave Troll: the events of an action, shown one by one and kept for the log.

A full scoring goes room by room; any button goes on to its end, a sheet of who got how much.
"""

from core import events, loading
from games.cave_troll import view_log
from games.cave_troll import view_pictures as art
from lang import keys_cave_troll as K
from lang import t
from micropython import const
from ui.told import Told

_ACT = const(0)
_OVER = const(7)
_PHASE = const(0)
_ACTIONS = const(5)
_HELD = const(205)
_ROOMS = const(33)
_WAITING = const(64)
_DEAD = const(65)
_FIG = const(16)
_FIGURE = const(256)
_HIDDEN = const(255)
_CARD_FIRST_KIND = const(5)
_EVERYTHING = const(-2)
_EV_TURN = const(1)
_E_DRAW = const(2)
_EV_PLAY = const(3)
_EV_KEEP = const(4)
_EV_ENTER = const(5)
_EV_CHEST = const(6)
_E_FOUND = const(7)
_EV_MOVE = const(8)
_EV_EXPEL = const(13)
_EV_OUT = const(14)
_EV_CHEST_LOST = const(15)
_EV_USE = const(16)
_EV_RETURN = const(17)
_EV_POOL = const(18)
_EV_SCORING = const(19)
_EV_ROOM = const(20)
_EV_PAID = const(21)
_EV_NOBODY = const(22)
_EV_COIN = const(23)
_EV_BONUS = const(24)
_E_WORTH = const(25)
_EV_STOP = const(27)
_EV_OVER = const(28)
# how long an event stands, in 100 ms
_SHORT = const(5)
_MIDDLE = const(8)
_LONG = const(10)
_SHEET = const(30)
# where a figure comes in from: the picture beside the sentence
_FROM = (22, 218)


class Teller(Told):
    """Shows core.events.LOG on a View and remembers the last events."""

    def __init__(self, view):
        Told.__init__(self)
        self.view = view
        # loaded when motion is first wanted
        self.moves = None
        # the rest of the scoring is not told room by room
        self.hurry = False
        self.scoring = False
        self.gains = bytearray(4)
        self.head = ""

    def tell(self):
        """Show every event since the last action in its order."""
        self.record()
        log = events.LOG
        table = self.view.table
        self.scoring = False
        code = log[1] >> 8 & 0x7F if log[0] > 1 else 0
        if table.b[_PHASE] == _ACT and table.b[_ACTIONS] and code != _EV_STOP:
            table.b[_ACTIONS] -= 1
        view = self.view
        view.headline()
        i = 1
        while i < log[0]:
            code = log[i] >> 8 & 0x7F
            if self.scoring and code != _EV_PAID:
                self._sheet()
            self._event(code, log[i] & 255, log[i + 1])
            i += 2
        if self.scoring:
            self._sheet()

    def _event(self, code, x, y):
        view = self.view
        board = view.board
        table = view.table
        line = view_log.line(code, x, y)
        view.shell.sound_of(_SOUNDS, code)
        if code == _EV_SCORING:
            self._begin(line)
        elif code == _EV_PAID and self.scoring:
            self._paid(line, x, y)
            return
        icon = self._icon(code, x, y)
        if code == _E_FOUND and view.eyes() in (y & 255, _EVERYTHING):
            # whose it is, and who sees everything, may know which
            held = view.state[0][_HELD + (y & 255)]
            if held:
                icon = art.CHALICE + held - 1
                line += ": " + t(K.RELICS + held - 1)
        board.told(line, icon)
        area = self._area(code, x, y)
        if area >= 0:
            board.see(area)
        if code == _EV_OUT:
            f = table.find(y >> 6 & 3, x, area)
            if f >= 0:
                board.struck(f)
            self._stand(_SHORT)
            table.follow(code, x, y)
            board.update(code, x, y)
            return
        self._change(code, x, y)
        came = y >> 6 & 63 if _EV_MOVE <= code <= _EV_EXPEL else -1
        if came >= 0:
            board.edge(came, 3)
        if area >= 0:
            board.edge(area, 0)
        self._stand(_SHORT if code in _QUICK else _MIDDLE if code in (_EV_MOVE, _EV_PLAY) else _LONG)
        if came >= 0:
            board.area(came)
        if area >= 0:
            board.area(area)

    def _change(self, code, x, y):
        # the table follows; a figure slides
        view = self.view
        table = view.table
        start = None
        seat = 0
        moving = _EV_MOVE <= code <= _EV_EXPEL
        if moving or code in (_EV_ENTER, _EV_RETURN):
            seat = y >> 12 if moving else y >> 8
            if self._wanted():
                start = _FROM
                if moving:
                    f = table.find(seat, x, y >> 6 & 63)
                    start = view.board.place(f) if f >= 0 else None
        table.follow(code, x, y)
        if code == _E_FOUND and view.eyes() in (y & 255, _EVERYTHING):
            table.b[_HELD + (y & 255)] = view.state[0][_HELD + (y & 255)]
        if start:
            f = self._newest(seat, x, y & 63)
            table.moving = f
            view.board.update(code, x, y)
            self.moves.slide(seat, x, start, view.board.place(f))
            table.moving = -1
        view.board.update(code, x, y)
        if code == _EV_TURN:
            # whose turn begins has not chosen any tile
            view.row = 0
            view.headline()

    def _newest(self, seat, shown, area):
        # of figures that look alike the last one
        table = self.view.table
        f = table.find(seat, shown, area)
        while not shown and f & 15 < 8 and table.b[_FIG + f + 1] == area:
            f += 1
        return f

    def _wanted(self):
        if not self.view.shell.settings.motion or not hasattr(self.view.canvas, "keep"):
            return False
        if not self.moves:
            from games.cave_troll.view_motion import Moves

            self.moves = Moves(self.view)
        return True

    def _stand(self, pause):
        # whoever ended the motion wants to go on; True if a button was pressed
        if self.moves and self.moves.skipped:
            self.moves.skipped = False
            self.view.shell.flush()
            return True
        return self.view.shell.stand(100 * pause)

    # --- scoring ------------------------------------------------------------------

    def _begin(self, line):
        self.scoring = True
        self.hurry = False
        self.head = line
        for seat in range(4):
            self.gains[seat] = 0

    def _paid(self, line, x, y):
        # a room of a full scoring
        view = self.view
        seat = y & 255
        self.gains[seat] += y >> 8
        view.table.follow(_EV_PAID, x, y)
        if self.hurry:
            return
        view.board.told(line, self._icon(_EV_PAID, x, y))
        view.board.see(x)
        view.board.edge(x, 0)
        view.board.update(_EV_PAID, x, y)
        self.hurry = self._stand(_SHORT)
        view.board.area(x)

    def _sheet(self):
        # all rooms are told
        view = self.view
        self.scoring = False
        view.board.update(_EV_PAID, 0, 0)
        view.board.paid(t(K.SCORED), self.gains)
        view.board.told(self.head, art.SURVEY)
        view.shell.stand(100 * _SHEET)
        view.board.draw()

    # --- pictures and places ------------------------------------------------------

    def _icon(self, code, x, y):
        # the picture beside the sentence, as a tile has it
        if _EV_MOVE <= code <= _EV_EXPEL:
            return _FIGURE + 16 * (y >> 12) + x
        if code in (_EV_ENTER, _EV_RETURN):
            return _FIGURE + 16 * (y >> 8) + x
        if code == _EV_OUT:
            return _FIGURE + 16 * (y >> 6 & 3) + x
        if code == _EV_PLAY:
            if x == 0 or x == 1 or x >= _CARD_FIRST_KIND:
                return _FIGURE + 16 * (y & 255) + max(0, x - 4)
            return art.TREASURE if x == 2 else art.RELIC if x == 3 else art.SURVEY
        if code in (_EV_CHEST, _EV_CHEST_LOST):
            return art.TREASURE
        if code in (_EV_USE, _E_WORTH):
            return art.CHALICE + x
        if code in (_E_DRAW, _EV_KEEP):
            return art.CARD
        if code == _E_FOUND:
            return art.RELIC
        if code in (_EV_SCORING, _EV_ROOM, _EV_NOBODY):
            return art.SURVEY
        if code in (_EV_PAID, _EV_COIN, _EV_BONUS):
            return art.SEAT_DISC_16 + (y & 255)
        if code == _EV_TURN:
            return art.SEAT_DISC_16 + x
        return art.STOP if code == _EV_STOP else -1

    def _area(self, code, x, y):
        # the area that an event is about, or -1
        if code == _EV_OUT or code in (_EV_ENTER, _EV_RETURN) or _EV_MOVE <= code <= _EV_EXPEL:
            return y & 63
        return x if code in _OF_ROOMS else -1

    # --- the log ------------------------------------------------------------------

    def record(self):
        """Keep the events of the last action for the log without showing them."""
        self.mark()
        log = events.LOG
        for i in range(1, log[0], 2):
            self.keep(log[i], log[i + 1], 0)

    def line(self, n):
        """`Player 2 draws a card (CT-050)`."""
        code, x, y, _seat = self.event(n)
        return view_log.line(code, x, y) + " (CT-%03d)" % view_log.rule(code, x, y)

    def show_log(self):
        """The events kept, with their rules; the newest at the end, which is shown first."""
        loading.passing("ui.past").show(self)


# event, effect of drivers.buzzer
_SOUNDS = bytes((_EV_MOVE, 1, _EV_OUT, 4, _EV_PAID, 1, _EV_CHEST_LOST, 5, _EV_SCORING, 6))

# short ones: the next one or the picture says it as well
_QUICK = (_EV_TURN, _E_DRAW, _EV_KEEP, _EV_POOL, _EV_ROOM)
_OF_ROOMS = (_EV_CHEST, _EV_CHEST_LOST, _EV_ROOM, _EV_PAID, _EV_NOBODY, _EV_COIN)
