# SPDX-License-Identifier: MIT
"""Dungeon Busters' screen: the villain with its chests, everybody's tokens and rows, the hand below.

The parts: view_board (on 128x64 view_small) draws a view_table, view_ask asks for a decision, view_tell shows
events, view_log puts them into words.
"""

from core import loading
from games.dungeon_busters import rules
from games.dungeon_busters.data import OPTIONS
from games.dungeon_busters.view_ask import decide
from games.dungeon_busters.view_table import Table
from games.dungeon_busters.view_tell import Teller
from lang import keys as words
from lang import keys_dungeon_busters as K
from lang import t
from micropython import const

_SETUP = const(0)
_CHOOSE = const(1)
_OVER = const(4)
_PHASE = const(0)
_SEATS_N = const(1)
_FIRST = const(2)
_BATTLE = const(3)
_FIGHT = const(4)
_HERO_OF = const(6)
_CARD = const(11)
_SAID = const(16)
_ROW = const(36)
_TOKENS = const(56)
_DECK = const(77)
# letters of the header beside the number of the fight
_BAR = const(32)

# a viewer from whom nothing is hidden: who watches a recorded game
EVERYTHING = const(-2)
# how many of OPTIONS stand in the set-up's menu itself
MAIN_OPTIONS = const(1)


def option_word(name):
    """The name of a set-up option in the player's language."""
    return t(K.OPTIONS)


def choice_word(name, choice):
    """The name of a choice."""
    return t(words.ON if choice == OPTIONS[0][2][0] else words.OFF)


def seat_name(seat, seats, packed):
    """What a seat of a game to come is called."""
    return t(K.PLAYER, seat + 1)


def option_page(shell, name, seats, packed):
    """What a set-up option is."""
    loading.passing("games.dungeon_busters.view_help").option(shell, option_word(name))


def reason(rule):
    """Why something is not possible: the rule's sentence and its id."""
    return loading.passing("games.dungeon_busters.view_help").reason(rule)


class View:
    """The screen of one session; see app/play.py for what it must offer."""

    def __init__(self, shell, session):
        self.shell = shell
        self.session = session
        self.canvas = shell.canvas
        self.state = session.state
        self.table = Table()
        if shell.kit.SMALL:
            from games.dungeon_busters import view_art_small as art
            from games.dungeon_busters.view_small import Board
        else:
            from games.dungeon_busters import view_art as art
            from games.dungeon_busters.view_board import Board
        self.canvas.own = art
        self.board = Board(self.canvas, self.table)
        self.teller = Teller(self)
        # the seat at the screen, -1 for all together: what only one may see is shown to nobody else
        self.viewer = -1

    # --- the contract ---------------------------------------------------------

    def show(self):
        """The whole screen as the state stands."""
        self.table.load(self.state, self.viewer)
        self.board.clear()
        phase = self.state[0][_PHASE]
        if phase == _SETUP:
            self.board.heroes(-1)
        else:
            self.board.draw()
        self.bar(t(K.PHASES + phase))
        self.board.foot(())

    def choose(self):
        """The person's decision: an action, or -1 for the menu."""
        return decide(self)

    def tell(self):
        """The events of the last action, one by one; then the state as it stands."""
        if self.state[0][_PHASE] != _CHOOSE or self.teller.closes():
            # the cards are on the table: what follows is for all eyes
            self.viewer = min(self.viewer, -1)
        # the question that was answered says too much
        if self.table.open or self.teller.closes():
            self.headline()
        else:
            self.bar(t(K.PHASES + self.table.b[_PHASE]))
        self.teller.tell()
        self.show()
        self.shell.flush()
        self.shell.settle()

    # --- seats ------------------------------------------------------------------

    def seat_word(self, seat):
        """What a seat is called."""
        return self.name(seat) or t(K.PLAYER, seat + 1)

    def name(self, seat):
        """What the person on a seat is called by the settings, or ""; the computer goes without."""
        return "" if self.session.seats[seat] else self.shell.settings.name(seat)

    def hidden(self):
        """True while people choose their cards, which others may not see (DB-025)."""
        return self.state[0][_PHASE] == _CHOOSE

    def seat_details(self, seat):
        """All that may be known of a seat."""
        return self.pages().seat_text(self, seat)

    def undone(self, all_of_it=False):
        """The last action (or everything) was taken back: the log forgets it."""
        self.teller.forget(all_of_it)

    def thinking(self):
        """The computer is to move."""
        self.bar(t(words.THINKING))
        self.shell.flush()

    def refuse(self, rule):
        """Say why an action is not possible."""
        self.shell.message(t(words.WHY_NOT), reason(rule))
        self.show()

    def heading(self):
        """The game's name."""
        return t(K.NAME)

    def turn(self):
        """No statistics of turns: all games have twelve."""
        return 0

    def summary(self):
        """How it ended, as lines for the end screen."""
        return self.pages().summary(self)

    def picture(self, y):
        """The heroes who won; the y below them."""
        return self.board.ending(rules.result(self.state), y)

    def log(self):
        """What happened, newest last."""
        self.teller.show_log()

    def help(self):
        """What to do now."""
        b = self.state[0]
        self.shell.message(t(words.HELP), t(K.HELP_PHASES + b[_PHASE]) + "\n" + t(K.LOOK_HINT))

    def help_pages(self):
        """All help pages, to choose from."""
        self.pages().browse(self)

    def pages(self):
        """The module of the help pages."""
        return loading.passing("games.dungeon_busters.view_help")

    def reworded(self):
        """The language is another one."""
        self.board.reword()

    # --- parts that the others draw -------------------------------------------

    def bar(self, left):
        """The header: who must decide, what is selected or asked, and which of the twelve fights it is."""
        b = self.state[0]
        seat = rules.to_move(self.state)
        who = ""
        if seat >= 0:
            who = self.name(seat) + ": "
            if len(who) == 2 or len(who + left) > _BAR or self.shell.kit.SMALL:
                who = t(K.SEAT_SHORT, seat + 1) + " "
        right = "" if b[_PHASE] == _SETUP else "%d/12" % self.fight()
        self.board.bar(who + left, right)

    def headline(self):
        """The header while a fight is told: nobody is to decide."""
        self.board.bar(t(K.VILLAINS + self.table.villain()), "%d/12" % self.fight())

    def fight(self):
        """Number of the fight on the screen, from 1."""
        b = self.table.b
        return 4 * b[_BATTLE] + b[_FIGHT] + 1

    def foot(self, a, b):
        """The footer of a question: what A and B do (b may be "": nothing); X helps, Y opens the menu."""
        pairs = [("A", a), ("X", t(words.HELP)), ("Y", t(words.MENU))]
        if b:
            pairs.insert(1, ("B", b))
        self.board.foot(pairs)
