# SPDX-License-Identifier: MIT
"""Castle Panic's screen: the round board, the hand below it, and what is asked.

The parts: view_board draws the board, view_choose asks for a decision, view_tell shows
events, view_log puts them into words.
"""

from core.options import get
from games.castle_panic import rules, view_log
from games.castle_panic.data import OPTIONS
from games.castle_panic.pieces import start_points, trophies
from games.castle_panic.view_board import Board, Table
from games.castle_panic.view_choose import Chooser
from games.castle_panic.view_tell import Teller
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import pieces, sprites, text, widgets
from ui.palette import INK, PAPER

_SETUP = const(0)
_DISCARD = const(2)
_PLAY_CARDS = const(4)
_ASK_DROP = const(3)
_PHASE = const(0)
_ASK = const(1)
_TOWERS = const(8)
_PILE_N = const(31)
_DECK_N = const(33)
_DISC_N = const(40)
_OUTCOME = const(42)
_OPTS = const(4)
_OPTS_2 = const(5)
_TURNS = const(6)
_TROPHY = const(7)
_WON = const(1)
_MONSTER_KINDS = const(7)


def option_word(name):
    """The name of a set-up option in the player's language."""
    return t(K.MODE if name == "mode" else K.KING_2)


def choice_word(name, choice):
    """The name of a choice."""
    if name == "mode":
        return t(K.MODES + (1 if choice == "coop" else 0))
    return t(words.ON if choice == "on" else words.OFF)


class View:
    """The screen of one session; see app/play.py for what it must offer."""

    def __init__(self, shell, session):
        self.shell = shell
        self.session = session
        self.canvas = shell.canvas
        self.state = session.state
        self.table = Table()
        full = bytes([start_points(session.state[1], k) for k in range(_MONSTER_KINDS)])
        self.full = full
        self.board = Board(self.canvas, self.table, full)
        self.chooser = Chooser(self)
        self.teller = Teller(self)
        # code of the event on the screen, 0 for none; the phase that the screen shows
        self.telling = 0
        self.phase = 0

    # --- the contract ---------------------------------------------------------

    def show(self):
        """The whole screen as the state stands."""
        self.scene()
        self.phase = self.state[0][_PHASE]
        self.bar(t(K.PHASES + self.phase))
        self.chooser.hand()
        widgets.footer(self.canvas, ())

    def scene(self):
        """All but the header and the hand."""
        self.canvas.clear(PAPER)
        self.table.load(self.state)
        self.board.draw()
        self.counts()

    def choose(self):
        """The person's decision: an action, or -1 for the menu."""
        action = self.chooser.decide()
        return -1 if action is None else action

    def tell(self):
        """The events of the last action, one by one; then the state as it stands."""
        self.bar(t(K.PHASES + self.phase), self.phase)
        self.teller.tell()
        self.telling = 0
        self.show()

    def undone(self, all_of_it=False):
        """The last action (or everything) was taken back: the log forgets it."""
        self.teller.forget(all_of_it)

    def thinking(self):
        """The computer is to move."""
        self.bar(t(words.THINKING))
        self.shell.flush()

    def refuse(self, rule):
        """Say why an action is not possible."""
        self.shell.message(t(words.WHY_NOT), t(words.RULE, rules.RULE_PREFIX, "%03d" % rule))
        self.show()

    def heading(self):
        """The game's name."""
        return t(K.NAME)

    def turn(self):
        """Number of the turn."""
        return self.state[1][_TURNS]

    def summary(self):
        """How it ended, as lines for the end screen."""
        b, w = self.state
        out = [t(K.WON_TEXT if b[_OUTCOME] == _WON else K.LOST_TEXT)]
        if get(OPTIONS, w[_OPTS] | w[_OPTS_2] << 16, "mode") == "coop":
            out.append(t(K.NO_TROPHIES))
        else:
            out.append(t(K.TROPHIES, rules.slain(self.state, 0), rules.score(self.state, 0)))
        towers = 0
        for arc in range(6):
            towers += b[_TOWERS] >> arc & 1
        out.append(t(K.TOWERS_LEFT, towers))
        out.append(t(K.TURNS_TAKEN, w[_TURNS]))
        return out

    def picture(self, won, y):
        """What stands at the end: a row of towers, or of the monsters that are left."""
        c = self.canvas
        shown = [sprites.TOWER] * 6 if won else [sprites.GOBLIN + k for k in range(_MONSTER_KINDS)]
        if won:
            for i in range(6):
                if not self.state[0][_TOWERS] >> i & 1:
                    shown[i] = sprites.RUIN
        x = (c.width - 20 * len(shown)) // 2
        for number in shown:
            c.sprite(number, x, y)
            x += 20
        return y + 24

    def log(self):
        """What happened, newest last."""
        self.teller.show_log()

    def help(self):
        """What to do now."""
        b = self.state[0]
        key = K.HELP_BOARD
        if b[_ASK] == _ASK_DROP:
            key = K.HELP_DROP
        elif b[_ASK]:
            key = K.HELP_DAMAGE
        elif b[_PHASE] == _SETUP:
            key = K.HELP_SETUP
        elif b[_PHASE] == _DISCARD:
            key = K.HELP_DISCARD
        elif b[_PHASE] == _PLAY_CARDS:
            key = K.HELP_PLAY
        self.shell.message(t(words.HELP), t(key) + "\n" + t(K.HELP_BOARD))

    # --- parts that the others draw -------------------------------------------

    def bar(self, left, phase=-1):
        """The header: what is selected or asked, and the six phases (CP-050) as squares."""
        widgets.header(self.canvas, left, "")
        if phase < 0:
            phase = self.state[0][_PHASE]
        if 1 <= phase <= 6:
            pieces.steps(self.canvas, phase - 1, 6, self.canvas.width - 50, 5)

    def foot(self, a, b):
        """The footer of a question: what A and B do (b may be "": nothing); X helps, Y opens the menu."""
        pairs = [("A", a), ("X", t(words.HELP)), ("Y", t(words.MENU))]
        if b:
            pairs.insert(1, ("B", b))
        widgets.footer(self.canvas, pairs)

    def counts(self):
        """The corners: trophies, tokens to come, deck, discards."""
        b, w = self.state
        c = self.canvas
        self._count(sprites.ICON_TROPHY, rules.score(self.state, 0), 2, 20)
        self._count(sprites.ICON_PILE, b[_PILE_N], 202, 20)
        self._count(sprites.ICON_DECK, b[_DECK_N], 2, 172)
        self._count(sprites.ICON_DISCARD, b[_DISC_N], 202, 172)
        c.text(t(K.TURN, w[_TURNS]), 2, 38, INK, text.small_font())

    def _count(self, icon, number, x, y):
        self.canvas.rect(x, y, 38, 17, PAPER)
        pieces.counter(self.canvas, icon, number, x, y)

    def points(self, m):
        """`Orc 1/2`."""
        return view_log.points(m, self.full[m >> 4 & 7])

    def won_by_kind(self, seat, kind):
        """How many trophies of a kind a seat has."""
        return trophies(self.state[1][_TROPHY + seat], kind)
