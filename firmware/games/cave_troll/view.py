# SPDX-License-Identifier: MIT
"""Cave Troll's screen: the map of the cave, everybody's gold above it, what is asked below.

The parts: view_board (on 128x64 view_small) draws a view_table, view_ask asks for a decision, view_tell shows
events, view_log puts them into words, view_look goes round the map.

Of the help pages, view_help, the others ask for `option(shell, i, heading, packed)` (the i-th of data.OPTIONS, among
these choices), `tile(view, i, heading, rule)` (0 draw, 1 move, 2 ability, 3 artifact, 4 end of the turn, 5 the tile that
ends another question), `card(view, card, heading, rule)`, `figure(view, shown, heading, rule)` (0 .. 14, as events name
it), `relic(view, relic, heading, rule)`, `area(view, n, rule)`, `seat(view, seat)`, `pool(view)`: each a page, and
`rule`, if it is not 0, forbids what is under the cursor; `reason(rule)` is a sentence, `seat_text(view, seat)` a text,
`summary(view)` the lines of the end, `browse(view)` the index of all pages.
"""

from core import loading
from games.cave_troll import rules
from games.cave_troll.data import OPTIONS
from games.cave_troll.view_ask import decide
from games.cave_troll.view_table import Table
from games.cave_troll.view_tell import Teller
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from micropython import const

_OVER = const(7)
_PHASE = const(0)
_SEATS_N = const(1)
_ACTIVE = const(3)
_MOVER = const(4)
_HELD = const(205)
_OPTS = const(4)
_IN_DARK = const(2)
# letters of the header beside the actions that are left
_BAR = const(31)

# a viewer from whom nothing is hidden: who watches a recorded game
EVERYTHING = const(-2)
_EVERYTHING = const(-2)
# how many of OPTIONS stand in the set-up's menu itself: the rest are rulings
MAIN_OPTIONS = const(2)

_PAGES = "games.cave_troll.view_help"


def option_word(name):
    """The name of a set-up option in the player's language."""
    return t(K.OPTIONS + _option(name))


def choice_word(name, choice):
    """The name of a choice."""
    i = _option(name)
    k = OPTIONS[i][2].index(choice)
    if i == 0:
        return t(K.GAMES + k)
    if choice == "random":
        return t(K.DRAWN)
    return t(K.PLAYER, 1) if choice == "seat1" else t(words.ON if k else words.OFF)


def _option(name):
    i = 0
    while OPTIONS[i][0] != name:
        i += 1
    return i


def seat_name(seat, seats, packed):
    """What a seat of a game to come is called."""
    return t(K.PLAYER, seat + 1)


def option_page(shell, name, seats, packed):
    """What a set-up option is."""
    loading.passing(_PAGES).option(shell, _option(name), option_word(name), packed)


def reason(rule):
    """Why something is not possible: the rule's sentence and its id."""
    return loading.passing(_PAGES).reason(rule)


class View:
    """The screen of one session; see app/play.py for what it must offer."""

    def __init__(self, shell, session):
        self.shell = shell
        self.session = session
        self.canvas = shell.canvas
        self.state = session.state
        self.table = Table()
        if shell.kit.SMALL:
            from games.cave_troll import view_art_small as art
            from games.cave_troll.view_small import Board
        else:
            from games.cave_troll import view_art as art
            from games.cave_troll.view_board import Board
        self.canvas.own = art
        self.board = Board(self.canvas, self.table)
        self.teller = Teller(self)
        # the seat at the screen, -1 for all together: what only one may see is shown to nobody else
        self.viewer = -1
        # tile of the turn that was chosen last, thing that was looked at last
        self.row = 0
        self.looked = 0
        # area that was aimed at last
        self.last = -1

    # --- the contract ---------------------------------------------------------

    def show(self):
        """The whole screen as the state stands."""
        self.table.load(self.state, self.eyes())
        self.board.clear()
        self.board.draw()
        self.bar(t(K.PHASES + self.state[0][_PHASE]))
        self.board.foot(())

    def choose(self):
        """The person's decision: an action, or -1 for the menu."""
        return decide(self)

    def tell(self):
        """The events of the last action, one by one; then the state as it stands."""
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
        """True if seats hold what others may not see (CT-262) and the question may show it: a flight shows no hand."""
        b, w = self.state
        if b[_PHASE] == _OVER or b[_MOVER] != b[_ACTIVE]:
            return False
        if not w[_OPTS] & _IN_DARK:
            return True
        for seat in range(b[_SEATS_N]):
            # what a computer holds is on no screen
            if b[_HELD + seat] and not self.session.seats[seat]:
                return True
        return False

    def eyes(self):
        """Who looks at the screen now, as Table.load takes it: nobody of several persons while nothing is covered."""
        if self.viewer < 0 or self.hidden() or self.session.seats.count(b"\0") < 2:
            return self.viewer
        return -1

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
        """No statistics of turns."""
        return 0

    def summary(self):
        """How it ended, as lines for the end screen."""
        return self.pages().summary(self)

    def picture(self, y):
        """Who won; the y below it."""
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
        return loading.passing(_PAGES)

    def reworded(self):
        """The language is another one."""
        self.board.reword()

    # --- parts that the others draw -------------------------------------------

    def bar(self, left):
        """The header: who must decide, what is selected or asked, and how many actions are left."""
        seat = rules.to_move(self.state)
        who = ""
        if seat >= 0:
            who = self.name(seat) + ": "
            if len(who) == 2 or len(who + left) > _BAR or self.shell.kit.SMALL:
                who = t(K.SEAT_SHORT, seat + 1) + " "
        self.board.bar(who + left)

    def headline(self):
        """The header while events are told: whose turn it is."""
        self.board.bar(self.seat_word(self.table.b[_ACTIVE]))

    def foot(self, a, b):
        """The footer of a question: what A and B do (b may be "": nothing); X helps, Y opens the menu."""
        pairs = [("A", a), ("X", t(words.HELP)), ("Y", t(words.MENU))]
        if b:
            pairs.insert(1, ("B", b))
        self.board.foot(pairs)
