# SPDX-License-Identifier: MIT
"""Castle Panic: the events of an action, shown one by one and kept for the log."""

from core import events, loading
from games.castle_panic import view_log
from games.castle_panic.view_icons import card_icon, token_icon
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import sprites
from ui.told import Told

_EV_PHASE = const(1)
_EV_TURN = const(2)
_EV_DRAW = const(131)
_EV_SHUFFLE = const(132)
_EV_DISCARD = const(5)
_EV_PLAY = const(6)
_EV_HIT = const(7)
_EV_SLAIN = const(8)
_EV_STEP = const(9)
_EV_WALL = const(11)
_EV_MARKER = const(12)
_EV_TOWER = const(13)
_EV_HURT = const(14)
_EV_DESTROYED = const(15)
_EV_BUILT = const(16)
_EV_FORTIFIED = const(17)
_EV_TARRED = const(18)
_EV_UNTARRED = const(19)
_EV_BACK = const(20)
_EV_TOKEN = const(149)
_EV_DIE = const(150)
_EV_PLACED = const(23)
_EV_HEALED = const(24)
_EV_PLAGUED = const(26)
_EV_BOULDER = const(27)
_EV_NO_TOKENS = const(28)
_EV_LAPSED = const(29)
_EV_OVER = const(30)
_EV_TAKEN = const(31)
_EV_MOVES = const(32)
_EV_OPENING = const(161)
_EV_SET = const(34)
_EV_ATTACK = const(10)
_EV_HOME = const(36)
_EV_OFFER = const(165)
_EV_GIVE = const(166)
_EV_REFUSED = const(39)
_EV_TRADED = const(40)
_EV_OUT = const(41)
_EV_REMOVED = const(42)
_EV_LORD_PLAY = const(172)
_TAR_BIT = const(2)
_SEATS_N = const(3)
_ACTIVE = const(4)
_OVERLORD = const(17)

_NO_ICON = const(255)
_UNKNOWN = const(255)
# how long an event stands, in 100 ms
_SHORT = const(4)
_LONG = const(9)


class Teller(Told):
    """Shows core.events.LOG on a View and remembers the last events."""

    def __init__(self, view):
        Told.__init__(self)
        self.view = view
        # whose turn it is in what is told
        self.active = view.state[0][_ACTIVE]
        self.icon = _NO_ICON
        # loaded when motion is first wanted
        self.moves = None
        # the strip shows a hand yet, no sentence
        self.hand = False

    def tell(self):
        """Show every event since the last action in its order."""
        self.mark()
        log = events.LOG
        end = log[0]
        i = 1
        told = 0
        if not self.moves and self.view.shell.settings.motion and hasattr(self.view.canvas, "keep"):
            from games.castle_panic.view_motion import Moves

            self.moves = Moves(self.view)
        self.icon = _NO_ICON
        self.hand = True
        while i < end:
            code = log[i] >> 8
            x = log[i] & 255
            y = log[i + 1]
            i += 2
            self._keep(code << 8 | x, y)
            x = self._seen(code, x, y)
            if code == _EV_STEP:
                if i > told:
                    told = self._march(log, i - 2, end)
                continue
            if code in (_EV_SLAIN, _EV_BACK) and self._moving():
                self.moves.leave(y)
            changed = self._apply(code, x, y)
            if code == _EV_PHASE:
                self.view.bar(t(K.PHASES + x), x)
                continue
            if code in (_EV_HIT, _EV_HURT) and x == 0:
                # the next event says that it is gone
                continue
            self._say(code, x, y, changed)

    def record(self):
        """Keep the events of the last action for the log without showing them."""
        self.mark()
        log = events.LOG
        for i in range(1, log[0], 2):
            self._keep(self._seen(log[i] >> 8, log[i] & 255, log[i + 1]) | log[i] & 0xFF00, log[i + 1])

    def _seen(self, code, x, y):
        # a card drawn by a seat that the viewer may not look at is unknown
        return _UNKNOWN if code == _EV_DRAW and not self.view.may_see(y & 255) else x

    def _keep(self, word, y):
        if word >> 8 == _EV_TURN:
            self.active = word & 255
        seat = view_log.seat(word >> 8, word & 255, y, self.active, self.view.state[0][_OVERLORD])
        self.keep(word, y, seat)

    def forget(self, all_of_it):
        """The last action never happened, or none did: its events leave the log."""
        Told.forget(self, all_of_it)
        self.active = self.view.state[0][_ACTIVE]

    def _moving(self):
        return self.moves and self.moves.wanted()

    def _march(self, log, at, end):
        # the steps of a move, from index `at` of the log on, are taken at once (CP-145); the index after them
        table = self.view.table
        i = at
        while i < end and log[i] >> 8 in (_EV_STEP, _EV_ATTACK):
            i += 2
        moving = self._moving() and self.moves.set_out(log, at, i)
        for j in range(at, i, 2):
            if log[j] >> 8 == _EV_STEP:
                m = log[j + 1] & 0xFFFE
                to = (log[j] & 255) << 7 | m & 0x7F
                if table.remove(m | 1):
                    table.add(to | 1)
                elif table.remove(m):
                    table.add(to)
        self.view.board.draw()
        self.view.shell.sound_of(_SOUNDS, _EV_STEP)
        if moving:
            self.moves.walk()
        self._stand(_LONG)
        return i

    def _say(self, code, x, y, changed):
        pause = _SHORT if code in _QUICK else _LONG
        self.view.shell.sound_of(_SOUNDS, code)
        self._pick_icon(code, x, y)
        moves = self.moves
        moving = self._moving()
        flown = moving and self.hand and code in (_EV_PLAY, _EV_DISCARD) and moves.hand_to_pile(x)
        self.hand = False
        moving = moving and not moves.skipped
        comes = moving and code in (_EV_TOKEN, _EV_DRAW, _EV_TAKEN)
        self.view.board.told(self.icon, view_log.line(code, x, y, self.view.seat_word), comes)
        if moving:
            moves.before(code, x, y)
        if changed < 0:
            pass
        elif changed >= 64:
            self.view.board.arc(changed - 64)
        else:
            self.view.board.space(changed)
        if moving and not flown and not moves.skipped:
            moves.after(code, x, y, self.icon)
        self._stand(pause)

    def _stand(self, pause):
        # whoever ended the motion wants to go on
        if self.moves and self.moves.skipped:
            self.moves.skipped = False
            self.view.shell.flush()
        else:
            self.view.shell.stand(100 * pause)

    def _pick_icon(self, code, x, y):
        # what has none of its own (the die) goes with the picture before it
        if code in (_EV_TOKEN, _EV_LORD_PLAY):
            self.icon = token_icon(x)
        elif code in _OF_CARDS:
            self.icon = card_icon(x)
        elif code in _OF_MONSTERS:
            self.icon = y >> 4 & 7
        elif code in (_EV_WALL, _EV_BUILT):
            self.icon = sprites.WALL
        elif code in (_EV_MARKER, _EV_FORTIFIED):
            self.icon = sprites.WALL_FORTIFIED
        elif code in (_EV_TOWER, _EV_OUT):
            self.icon = sprites.RUIN
        elif code == _EV_HOME:
            self.icon = sprites.TOWER
        elif code == _EV_BOULDER:
            self.icon = sprites.BOULDER
        elif code in _OF_NOTHING:
            self.icon = _NO_ICON

    def _apply(self, code, x, y):
        # bring the shown table up to date: the space to draw again, 64 + the arc, or -1
        table = self.view.table
        m = y & 0xFFFE
        if code == _EV_BACK:
            if table.remove(m):
                table.add(x << 7 | m & 0x7F)
            return 64 + x % 6
        if code in (_EV_SLAIN, _EV_DESTROYED):
            # a hit or a hurt before it may have taken the last point already: not its twin goes, but it
            if not table.remove(m & 0xFFF2):
                table.remove(m)
            return m >> 7
        if code in (_EV_HIT, _EV_HURT, _EV_HEALED):
            # of points the two bits are the lower ones of the word
            if table.remove(m):
                table.add(m & 0xFFF2 | x << 2)
            return m >> 7
        if code in (_EV_TARRED, _EV_UNTARRED):
            if table.remove(m):
                table.add(m ^ _TAR_BIT)
            return m >> 7
        if code in (_EV_PLACED, _EV_SET, _EV_OPENING):
            table.add(m)
            return m >> 7
        if code == _EV_WALL:
            table.walls &= ~(1 << x)
        elif code == _EV_BUILT:
            table.walls |= 1 << x
        elif code == _EV_MARKER:
            table.forts &= ~(1 << x)
        elif code == _EV_FORTIFIED:
            table.forts |= 1 << x
        elif code == _EV_TOWER:
            table.towers &= ~(1 << x)
        else:
            return -1
        return 64 + x

    # --- the log --------------------------------------------------------------

    def event(self, n):
        """(code, x, y, seat) of the n-th event, as the viewer may know it."""
        code, x, y, seat = Told.event(self, n)
        return code, self._seen(code, x, y), y, seat

    def line(self, n):
        """`P2: Orc is slain! (CP-094)`; the seat, or who sits there, only where there are several."""
        code, x, y, seat = self.event(n)
        said = view_log.line(code, x, y, self.view.seat_word) + " (CP-%03d)" % view_log.rule(code, x, y)
        if self.view.state[0][_SEATS_N] < 2:
            return said
        return (self.view.name(seat) or t(K.SEAT_SHORT, seat + 1)) + ": " + said

    def show_log(self):
        """The events kept, with their rules; the newest at the end, which is shown first."""
        loading.passing("ui.past").show(self)


# event, effect of drivers.buzzer: 3 hit, 4 slain, 5 wall, 6 tower
_SOUNDS = bytes((
    _EV_HIT, 3, _EV_SLAIN, 4, _EV_HURT, 3, _EV_DESTROYED, 4, _EV_WALL, 5, _EV_MARKER, 5, _EV_TOWER, 6, _EV_BOULDER, 5,
))  # fmt: skip

# short ones: another sentence says the rest
_QUICK = (
    _EV_TURN, _EV_DIE, _EV_HURT, _EV_PLAY, _EV_SHUFFLE, _EV_DRAW, _EV_DISCARD, _EV_SET, _EV_OPENING, _EV_TAKEN
)  # fmt: skip

# the picture beside the sentence: of the card x, of the monster y, or none
_OF_CARDS = (
    _EV_PLAY, _EV_DRAW, _EV_DISCARD, _EV_TAKEN, _EV_PLAGUED, _EV_OFFER, _EV_GIVE, _EV_TRADED, _EV_REMOVED
)  # fmt: skip
_OF_MONSTERS = (
    _EV_HIT, _EV_SLAIN, _EV_ATTACK, _EV_HURT, _EV_DESTROYED, _EV_TARRED, _EV_UNTARRED, _EV_BACK, _EV_PLACED, _EV_HEALED,
    _EV_OPENING, _EV_SET,
)  # fmt: skip
_OF_NOTHING = (_EV_TURN, _EV_SHUFFLE, _EV_NO_TOKENS, _EV_LAPSED, _EV_OVER, _EV_MOVES, _EV_REFUSED)
