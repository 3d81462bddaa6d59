# SPDX-License-Identifier: MIT
"""Castle Panic's guided first game: the steps of the worked example turn (TS-60), and the hand that points.

Loaded when the guide is opened; app/guide.py says what such a module must have.
"""

from core import events
from drivers.buttons import B
from games.castle_panic.view_choose import Chooser, names
from lang import keys_castle_panic as K
from lang import t
from micropython import const

_DRAW_UP = const(1)
_PHASE = const(0)
_PASS = const(6)
_RED_SWORDSMAN = const(8)
_EV_DRAW = const(131)
_END_TILE = const(-1)

# decisions in their order, of the learner and of the partner; the texts are K.GUIDE + 3 and so on
STEPS = (
    0x2040,  # discard Blue Archer
    0x3901,  # offer Red Swordsman to player 2
    0x4020,  # player 2 gives Green Archer
    0x5000,  # agree
    0x5820,  # Green Archer on the Orc
    0x5820,  # and once more
    0x58C0,  # Blue Knight on the Troll
    0x59E1,  # Brick and Mortar: Wall 2
    0x3000,  # the monsters move
)
_FIRST_TEXT = const(3)
_PARTNERS_STEP = const(2)


class Guided(Chooser):
    """A Chooser that points at what is wanted and refuses the rest with a sentence."""

    def __init__(self, view, wanted, refuse):
        Chooser.__init__(self, view)
        self.wanted = wanted
        self.refuse = refuse
        self._beat = 0

    def pick(self):
        """As Chooser.pick, for the wanted tile or the menu."""
        while True:
            kind = Chooser.pick(self)
            if kind is None or self._fits(kind):
                return kind
            self.refuse()
            # A once more is right
            self.cursor = 0
            while not self._fits(self.kinds[self.cursor]):
                self.cursor += 1
            self.table()

    def aim(self, targets, question, back=True):
        """As Chooser.aim, for the wanted target, the menu or back."""
        while True:
            action = Chooser.aim(self, targets, question, back)
            if action is None or action in (-1, self.wanted):
                return action
            self.refuse()
            self.table()

    def list(self, items, question, cancel=0):
        """The row of the wanted action is under the cursor at once, and the only one that can be chosen."""
        row = self.actions(self.wanted >> 11, self.wanted >> 5 & 63).index(self.wanted)
        while True:
            i = self.view.shell.choose(t(question), items, cursor=row)
            if i in (-1, row):
                self.table()
                return i
            self.refuse()

    def _fits(self, kind):
        return self.wanted >> 11 == _PASS if kind == _END_TILE else names(self.wanted, kind)

    def strip(self, cursor):
        """The tiles, with an arrow on the wanted ones."""
        Chooser.strip(self, cursor)
        if cursor >= 0:
            self._point()

    def pulse(self, beat):
        """The arrows beckon."""
        self._beat = beat
        self._point()

    def _point(self):
        n = len(self.kinds)
        for i in range(n):
            if self._fits(self.kinds[i]):
                self.view.board.point(n, i, self._beat)


def heading(session):
    """What a step's sheet is called: the phase and its number."""
    phase = session.state[0][_PHASE]
    return t(K.GUIDE_HEAD, phase, t(K.PHASES + phase))


def opening(view):
    """Before the first step: what it is about, the buttons, and phase 1, which the position has behind it."""
    phase = t(K.PHASES + _DRAW_UP)
    i = 0
    while i < _FIRST_TEXT:
        view.show()
        view.bar(phase, _DRAW_UP)
        heading = t(K.GUIDE_HEAD, _DRAW_UP, phase) if i == 2 else t(K.NAME)
        # B leads to the sheet before
        back = view.shell.message(heading, _words(view, i), back=i > 0, whole=True) == B
        i += -1 if back else 1
    view.show()
    events.clear()
    events.emit(_EV_DRAW, _RED_SWORDSMAN, _DRAW_UP << 8)
    view.phase = _DRAW_UP
    view.tell()


def _words(view, i):
    # the first sheet explains the board, the second the buttons: both are others on a small screen
    return t((K.GUIDE_SMALL if view.shell.kit.SMALL and i < 2 else K.GUIDE) + i)


def text(step):
    """What is said before a step."""
    return t(K.GUIDE + _FIRST_TEXT + step)


def wish(step):
    """The step in one sentence: what to choose."""
    return t(K.GUIDE_WISHES + step - (step > _PARTNERS_STEP))


def closing():
    """What the turn was."""
    return t(K.GUIDE + _FIRST_TEXT + len(STEPS))
