# SPDX-License-Identifier: MIT
"""Monster Hex' screen: the board of hexes with everybody's score in its corners, the hand below.

The parts: view_board (on 128x64 view_small) draws a view_table, view_ask asks for a decision, view_tell shows
events, view_log puts them into words.  view_help is loaded for a moment only, and offers:

    option(shell, name)             page of a set-up option, by its name in OPTIONS
    reason(rule)                    why something is not possible: the rule's sentence and its id
    tile(view, side, tile, rule)    page of a tile in hand; rule: 0, or the one by which it fits nowhere
    thing_word(view, target)        what a target of the board is (view_board), in at most 30 letters
    thing(view, target)             its page: hex with its monster, stone, seat, round and objectives
    faction(view, faction, rule)    page of a faction in the set-up; rule: 0, or why it cannot be chosen
    ability(view, ability)          page of an ability
    now(view)                       what to do now
    objectives(view)                the public objectives, and those of view.viewer if view.hidden()
    seat_text(view, seat)           all that may be known of a seat, never its hand or its objectives
    browse(view)                    the index of help

So are view_fit (about the tile that is held over a hex), view_end (the lines of the end screen) and view_stats.
"""

from array import array

from core import loading
from games.monster_hex import rules
from games.monster_hex.boards import ROUNDS
from games.monster_hex.data import OPTIONS
from games.monster_hex.flow import side_to_place
from games.monster_hex.view_ask import decide
from games.monster_hex.view_table import Table
from games.monster_hex.view_tell import Teller
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from micropython import const

_CHOOSE = const(0)
_LEARN = const(1)
_TILE = const(2)
_POWER = const(3)
_PICK = const(4)
_OVER = const(5)
_PHASE = const(0)
_BOARD = const(2)
_ROUND = const(3)
_HAND_N = const(47)
_TILES = const(55)
_UNKNOWN = const(64)
# letters of the header beside the number of the round
_BAR = const(32)

# a viewer from whom nothing is hidden: who watches a recorded game
EVERYTHING = const(-2)
# how many of OPTIONS stand in the set-up's menu itself
MAIN_OPTIONS = const(4)


def option_word(name):
    """The name of a set-up option in the player's language."""
    return t(K.OPTIONS + [option[0] for option in OPTIONS].index(name))


def choice_word(name, choice):
    """The name of a choice."""
    return t(words.ON if choice == "on" else words.OFF)


def seat_name(seat, seats, packed):
    """What a seat of a game to come is called."""
    return t(K.PLAYER, seat + 1)


def option_page(shell, name, seats, packed):
    """What a set-up option is."""
    loading.passing("games.monster_hex.view_help").option(shell, name)


def reason(rule):
    """Why something is not possible: the rule's sentence and its id."""
    return loading.passing("games.monster_hex.view_help").reason(rule)


class View:
    """The screen of one session; see app/play.py for what it must offer."""

    def __init__(self, shell, session):
        self.shell = shell
        self.session = session
        self.canvas = shell.canvas
        self.state = session.state
        self.table = Table()
        # who asks at the board, and what can be decided there
        self.asker = None
        self.legal = array("H", bytes(2 * rules.MAX_ACTIONS))
        if shell.kit.SMALL:
            from games.monster_hex import view_art_small as art
            from games.monster_hex.view_small import Board
        else:
            from games.monster_hex import view_art as art
            from games.monster_hex.view_board import Board
        self.canvas.own = art
        self.board = Board(self.canvas, self.table)
        self.teller = Teller(self)
        # the seat at the screen, -1 for all together: what only one may see is shown to nobody else
        self.viewer = -1

    # --- the contract ---------------------------------------------------------

    def show(self):
        """The whole screen as the state stands."""
        self.scene()
        self.bar(t(K.PHASES + self.state[0][_PHASE]))
        self.board.foot(())

    def scene(self):
        """All but the header; the strip shows the hand, if this viewer may see one."""
        self.table.load(self.state, self.viewer)
        board = self.board
        board.clear()
        phase = self.state[0][_PHASE]
        if phase == _CHOOSE:
            board.factions(-1)
        elif phase == _LEARN:
            board.abilities(-1)
        else:
            board.draw()
            board.strip(self.hand(), -1, 0)

    def hand(self):
        """The tiles of the hand that this viewer may see, as tiles of the strip."""
        b = self.table.b
        side = self.viewer if self.viewer >= 0 else side_to_place(b)
        if self.viewer == -1 or b[_PHASE] == _OVER or self.persons() > 1 and not self.hidden():
            return ()
        first = _TILES + 10 * side
        return [(0, 10 * side + b[i], "") for i in range(first, first + b[_HAND_N + side]) if b[i] < _UNKNOWN]

    def choose(self):
        """The person's decision: an action, or -1 for the menu."""
        return decide(self)

    def tell(self):
        """The events of the last action, one by one; then the state as it stands."""
        self.headline()
        self.teller.tell()
        self.asker = None
        self.show()
        self.shell.flush()
        self.shell.settle()

    # --- seats ------------------------------------------------------------------

    def persons(self):
        """How many seats are persons."""
        n = 0
        for level in self.session.seats:
            n += not level
        return n

    def seat_word(self, seat):
        """What a seat is called."""
        return self.name(seat) or t(K.PLAYER, seat + 1)

    def name(self, seat):
        """What the person on a seat is called by the settings, or ""; the computer goes without."""
        return "" if self.session.seats[seat] else self.shell.settings.name(seat)

    def hidden(self):
        """True while the seat that decides sees its hand, which others may not (MH-017)."""
        return self.state[0][_PHASE] in (_TILE, _POWER)

    def seat_details(self, seat):
        """All that may be known of a seat."""
        return self.pages().seat_text(self, seat)

    def undone(self, all_of_it=False):
        """The last action (or everything) was taken back: the log forgets it."""
        self.teller.forget(all_of_it)
        if self.hidden() and rules.to_move(self.state) != self.viewer:
            # whoever chose a slot is not the one who holds the hand that comes back
            self.viewer = min(self.viewer, -1)

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
        """No statistics of turns: all games of a board have the same number."""
        return 0

    def unopposed(self):
        """Who plays alone has nobody to beat (MH-162)."""
        return len(self.session.seats) == 1

    def summary(self):
        """How it ended, as lines for the end screen."""
        return loading.passing("games.monster_hex.view_end").summary(self)

    def picture(self, y):
        """The monsters of those who won; the y below them."""
        return self.board.ending(rules.result(self.state), y)

    def log(self):
        """What happened, newest last."""
        self.teller.show_log()

    def help(self):
        """What to do now."""
        self.pages().now(self)

    def help_pages(self):
        """All help pages, to choose from."""
        self.pages().browse(self)

    def pages(self):
        """The module of the help pages."""
        return loading.passing("games.monster_hex.view_help")

    def reworded(self):
        """The language is another one."""
        self.board.reword()

    # --- parts that the others draw -------------------------------------------

    def bar(self, left, lead=""):
        """The header: who must decide, what is selected or asked (after `lead`, if there is room), and the round."""
        seat = rules.to_move(self.state)
        who = ""
        if seat >= 0:
            who = self.name(seat) + ": "
            if len(who) == 2 or len(who + lead + left) > _BAR or self.shell.kit.SMALL:
                who = t(K.SEAT_SHORT, seat + 1) + " "
        if len(who + lead + left) > _BAR:
            lead = ""
        self.board.bar(who + lead + left, self.round())

    def headline(self):
        """The header while something is told: nobody is to decide."""
        self.board.bar(t(K.NAME), self.round())

    def round(self):
        """`3/10`: number of the round, and of all rounds; nothing before the first."""
        b = self.table.b
        return "" if b[_PHASE] < _TILE else "%d/%d" % (b[_ROUND] + 1, ROUNDS[b[_BOARD]])

    def foot(self, a, b, turning=False):
        """The footer of a question: what A and B (unless b is "") do; X helps, Y opens the menu, the arrows turn if `turning`."""
        # there is no room for all words; a small screen sees to that itself
        menu = "" if turning and not self.shell.kit.SMALL else t(words.MENU)
        pairs = [("A", a), ("X", t(words.HELP)), ("Y", menu)]
        if b:
            pairs.insert(1, ("B", b))
        if turning:
            pairs.insert(2, ("←→", ""))
        self.board.foot(pairs)
