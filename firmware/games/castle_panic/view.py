# SPDX-License-Identifier: MIT
"""Castle Panic's screen: the round board, the hand below it, and what is asked.

The parts: view_board (on 128x64 view_small) draws, view_choose asks for a decision, view_tell shows
events, view_log puts them into words.
"""

import sys

from core import loading
from games.castle_panic import rules, view_log
from games.castle_panic.data import OPTIONS
from games.castle_panic.pieces import castle_seats, hand_start, start_points
from games.castle_panic.view_ask import decide
from games.castle_panic.view_choose import Chooser
from games.castle_panic.view_table import Table
from games.castle_panic.view_tell import Teller
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const

_LORD_PLAYS = const(8)
_PLAYS = const(18)
_PHASE = const(0)
_ASK = const(1)
_SEATS_N = const(3)
_ACTIVE = const(4)
_TOWERS = const(8)
_OVERLORD = const(17)
_OUT = const(23)
_HOMES = const(24)
_PILE_N = const(31)
_LORD_N = const(32)
_DECK_N = const(33)
_HAND_N = const(34)
_DISC_N = const(40)
_OUTCOME = const(42)
_TOKENS = const(96)
_OPTS = const(4)
_OPTS_2 = const(5)
_TURNS = const(6)
_WON = const(1)
_MONSTER_KINDS = const(7)
_COOP = const(1)
_LORDLY = const(2)
_CLOSED = const(2)
# letters of the header beside the squares of the phases
_BAR = const(30)

# a viewer from whom nothing is hidden: who watches a recorded game
EVERYTHING = const(-2)
_EVERYTHING = const(-2)

# how many of OPTIONS are the game's own; the rest are rulings and house rules (T9)
MAIN_OPTIONS = const(8)

_PAGES = "games.castle_panic.view_help"


def option_word(name):
    """The name of a set-up option in the player's language."""
    return t(K.OPTIONS + _option(name))


def choice_word(name, choice):
    """The name of a choice."""
    i = _option(name)
    k = OPTIONS[i][2].index(choice)
    if name == "mode":
        return t(K.MODES + k)
    if OPTIONS[i][2][0] == "off":
        return t(words.ON if k else words.OFF)
    return t(K.RULINGS + 2 * (i - MAIN_OPTIONS) + k)


def seat_name(seat, seats, packed):
    """What a seat of a game to come is called."""
    if packed & _LORDLY and seat == seats - 1 and seats > 1:
        return t(K.OVERLORD)
    return t(K.PLAYER, seat + 1)


def option_page(shell, name, seats, packed):
    """What a set-up option is, and whether it changes anything in a game of so many seats with these options."""
    loading.passing(_PAGES).option(shell, _option(name), option_word(name), seats, packed)


def reason(rule):
    """Why something is not possible: the rule's sentence and its id."""
    return loading.passing(_PAGES).reason(rule)


def _option(name):
    i = 0
    while OPTIONS[i][0] != name:
        i += 1
    return i


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
        if shell.kit.SMALL:
            from games.castle_panic.view_small import Board
        else:
            from games.castle_panic.view_board import Board
        self.board = Board(self.canvas, self.table, full)
        self.chooser = Chooser(self)
        self.teller = Teller(self)
        # the phase that the screen shows
        self.phase = 0
        # the events of a turn are told: the header names whose it is, not who comes next
        self.tells = False
        # the seat at the screen, -1 for all together: what only one may see is shown to nobody else
        self.viewer = 0

    # --- the contract ---------------------------------------------------------

    def show(self):
        """The whole screen as the state stands."""
        self.scene()
        self.phase = self.state[0][_PHASE]
        self.bar(t(K.PHASES + self.phase))
        self.chooser.hand()
        self.board.foot(())

    def scene(self):
        """All but the header and the hand."""
        self.board.clear()
        self.table.load(self.state)
        self.board.draw()
        self.counts()

    def choose(self):
        """The person's decision: an action, or -1 for the menu."""
        action = decide(self.chooser)
        return -1 if action is None else action

    def tell(self):
        """The events of the last action, one by one; then the state as it stands."""
        self.tells = True
        self.bar(t(K.PHASES + self.phase), self.phase)
        self.teller.tell()
        self.tells = False
        self.show()
        self.shell.flush()
        self.shell.settle()

    # --- seats ------------------------------------------------------------------

    def seat(self):
        """Whose things the strip shows: who must decide, else who was active."""
        seat = rules.to_move(self.state)
        return seat if seat >= 0 else self.state[0][_ACTIVE]

    def seat_word(self, seat):
        """What a seat is called."""
        if self.state[0][_OVERLORD] == seat + 1:
            return t(K.OVERLORD)
        return self.name(seat) or t(K.PLAYER, seat + 1)

    def name(self, seat):
        """What the person on a seat is called by the settings, or ""; the computer goes without."""
        return "" if self.session.seats[seat] else self.shell.settings.name(seat)

    def hidden(self):
        """True if seats hold what others may not see (CP-008, CP-221)."""
        b, w = self.state
        return bool(b[_OVERLORD] or w[_OPTS_2] & _CLOSED)

    def may_see(self, seat):
        """True if what this seat holds may be shown now."""
        b, w = self.state
        if b[_OVERLORD] == seat + 1 or w[_OPTS_2] & _CLOSED:
            return self.viewer in (seat, _EVERYTHING)
        return True

    def holding(self, seat):
        """What a seat holds, in words; only how much where nobody may look."""
        b = self.state[0]
        lord = b[_OVERLORD] == seat + 1
        if lord:
            kinds = [b[i] for i in range(_TOKENS + 49 - b[_LORD_N], _TOKENS + 49)]
        else:
            i = hand_start(b, seat)
            kinds = [b[j] for j in range(i, i + b[_HAND_N + seat])]
        if not kinds or not self.may_see(seat):
            return t(K.CARD_COUNT, len(kinds))
        out = []
        for kind in range(64):
            n = kinds.count(kind)
            if n:
                word = view_log.token(kind) if lord else t(K.CARDS + kind)
                out.append(word + (" x" + str(n) if n > 1 else ""))
        return ", ".join(out)

    def seat_details(self, seat):
        """All that may be known of a seat."""
        b = self.state[0]
        lines = [self.holding(seat)]
        if b[_OVERLORD] != seat + 1:
            lines.append(t(K.TROPHIES, rules.slain(self.state, seat), rules.score(self.state, seat)))
        if b[_HOMES + seat]:
            lines.append(t(K.LIVES_IN, b[_HOMES + seat]))
        if b[_OUT] & 1 << seat:
            lines.append(t(K.IS_OUT))
        return "\n".join(lines)

    def undone(self, all_of_it=False):
        """The last action (or everything) was taken back: the log forgets it."""
        self.teller.forget(all_of_it)

    def thinking(self):
        """The computer is to move."""
        self.bar(t(words.THINKING))
        self.shell.flush()

    def refuse(self, rule):
        """Say why an action is not possible."""
        self.shell.message(t(words.WHY_NOT), self.pages().reason(rule))
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
        out = [t(self._end_text())]
        if w[_OPTS] & _COOP:
            out.append(t(K.NO_TROPHIES))
        else:
            out += self._scores()
        towers = 0
        for arc in range(6):
            towers += b[_TOWERS] >> arc & 1
        out.append(t(K.TOWERS_LEFT, towers))
        out.append(t(K.TURNS_TAKEN, w[_TURNS]))
        return out

    def _end_text(self):
        b = self.state[0]
        if b[_OUTCOME] == _WON:
            return K.WON_TEXT
        if b[_TOWERS]:
            return K.LOST_HOMES_TEXT
        return K.LORD_WON_TEXT if b[_OVERLORD] else K.LOST_TEXT

    def _scores(self):
        # one seat in full; several in short, and who is the Master Slayer (CP-206)
        n = castle_seats(self.state[0])
        if n == 1:
            return [t(K.TROPHIES, rules.slain(self.state, 0), rules.score(self.state, 0))]
        points = [rules.score(self.state, seat) for seat in range(n)]
        line = "  ".join(["%s: %d" % (self.seat_word(seat), points[seat]) for seat in range(n)])
        if self.canvas.text_lines(line, self.canvas.width - 32) > 2:
            line = "  ".join([t(K.SEAT_SCORE, seat + 1, points[seat]) for seat in range(n)])
        out = [line]
        best = rules.leaders(self.state)
        if best:
            names = [self.seat_word(seat) for seat in range(n) if best & 1 << seat]
            out.append(t(K.MASTER_SLAYER, ", ".join(names)))
        return out

    def picture(self, y):
        """What stands at the end; the y below it."""
        b = self.state[0]
        return self.board.ending(b[_TOWERS], b[_OUTCOME] == _WON, y)

    def log(self):
        """What happened, newest last."""
        self.teller.show_log()

    def now(self):
        """What to do now, in a few sentences."""
        b = self.state[0]
        return t(_HELP_ASK[b[_ASK]] if b[_ASK] else _HELP_PHASE[b[_PHASE]])

    def help(self):
        """What to do now, and how."""
        self.shell.message(t(words.HELP), self.now() + "\n" + t(K.HELP_BOARD) + "\n" + t(K.LOOK_HINT))

    def help_pages(self):
        """All help pages, to choose from."""
        self.pages().browse(self)

    def pages(self):
        """The module of the help pages; while it is loaded a sign says so."""
        if _PAGES not in sys.modules:
            self.shell.busy(t(words.PLEASE_WAIT))
        return loading.passing(_PAGES)

    def reworded(self):
        """The language is another one."""
        self.board.reword()

    # --- parts that the others draw -------------------------------------------

    def bar(self, left, phase=-1, lead=""):
        """The header: who must decide, what is selected or asked, and where the turn stands.

        `lead` stands before it if there is room.
        """
        who = ""
        if self.state[0][_SEATS_N] > 1:
            seat = self.seat()
            if self.tells:
                seat = self.state[0][_OVERLORD] - 1 if phase == _LORD_PLAYS else self.teller.active
            who = self.name(seat) + ": "
            if len(who) == 2 or len(who + left) > _BAR or self.state[0][_OVERLORD] == seat + 1:
                who = t(K.SEAT_SHORT, seat + 1) + " "
        if phase < 0:
            phase = self.state[0][_PHASE]
        self.board.bar(who, lead, left, 6 if phase == _LORD_PLAYS else phase)

    def foot(self, a, b):
        """The footer of a question: what A and B do (b may be "": nothing); X helps, Y opens the menu."""
        pairs = [("A", a), ("X", t(words.HELP)), ("Y", t(words.MENU))]
        if b:
            pairs.insert(1, ("B", b))
        self.board.foot(pairs)

    def counts(self):
        """Trophies, tokens to come, deck, discards."""
        b, w = self.state
        plays = b[_PLAYS] if b[_PHASE] == _LORD_PLAYS else 0
        score = rules.score(self.state, self.castle_seat())
        self.board.counts(score, b[_PILE_N], b[_DECK_N], b[_DISC_N], w[_TURNS], plays)

    def castle_seat(self):
        """Whose trophies are counted: who must decide, for the Overlord who was active."""
        b = self.state[0]
        seat = self.seat()
        return b[_ACTIVE] if b[_OVERLORD] == seat + 1 else seat

    def points(self, m):
        """`Orc 1/2`."""
        return view_log.points(m, self.full[m >> 4 & 7])


# help by phase and by question
_HELP_PHASE = (
    K.HELP_SETUP, K.HELP_BOARD, K.HELP_DISCARD, K.HELP_TRADE, K.HELP_PLAY, K.HELP_BOARD, K.HELP_BOARD, K.HELP_BOARD,
    K.HELP_LORD,
)  # fmt: skip
_HELP_ASK = (
    K.HELP_BOARD, K.HELP_DAMAGE, K.HELP_DAMAGE, K.HELP_DROP, K.HELP_FIRST, K.HELP_HOME, K.HELP_GIVE, K.HELP_GIVE,
    K.HELP_HOME,
)  # fmt: skip
