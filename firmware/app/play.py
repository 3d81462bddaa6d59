# SPDX-License-Identifier: MIT
"""A game at the table: load it, ask who must decide, make it happen, show it, save it.

A game's `view.View(shell, session)` offers `show()` (the state as it stands), `choose()` (an
action, or -1 for the menu), `tell()` (the events of the last action, one by one), `undone()` (it was taken back), `thinking()`,
`hidden()` (seats hold what others may not see), `viewer` (the seat that looks at the screen, -1 for all of them,
EVERYTHING where nothing is hidden), `summary()` (lines for the end screen), `help_pages()`, `reworded()` (the language
is another one) and, at module level, `option_word` and `choice_word`.  Its rule book, view_rules, is described in
app/rulebook.py, what its statistics are kept of, view_stats, in app/statistics.py.
"""

import gc

from app.pause import LEAVE, pause
from app.setup import Setup
from core.records import RecordError
from core.session import Session
from drivers.buttons import A, B
from lang import keys as words
from lang import t
from micropython import const
from ui import labels, widgets
from ui.palette import HIGHLIGHT, INK

_MENU = const(-1)
_NO_ACTION = const(0xFFFF)
_BUDGET = const(4)


class Game:
    """The modules of one game, loaded when it is opened."""

    def __init__(self, name):
        self.name = name
        self.rules = self._load("rules")
        gc.collect()
        self.view = self._load("view")
        gc.collect()

    def _load(self, part):
        return __import__("games.%s.%s" % (self.name, part), None, None, ("*",))

    def bot(self):
        """The computer player, loaded when one sits down."""
        return self._load("bot")


def resume(shell, game):
    """The saved session, or None after saying why there is none."""
    session = Session(game.rules, shell.store)
    try:
        if session.load():
            return session
    except RecordError as e:
        text = t(words.BAD_SAVE_CODES + e.code - 1) + " " + t(words.SET_ASIDE)
        shell.new_screen()
        shell.message(t(words.BAD_SAVE), text)
    except OSError as e:
        shell.new_screen()
        shell.message(t(words.BAD_SAVE), t(words.UNREADABLE, e))
    return None


def begin(shell, game, heading, has_save):
    """A new session as the person sets it up, or None if they go back."""
    setup = Setup(game.rules, game.view, shell.settings)
    if not setup.run(shell, heading):
        return None
    if has_save and not may_overwrite(shell):
        return None
    session = Session(game.rules, shell.store)
    session.start(setup.seats(), setup.packed, setup.seed)
    return session


def may_overwrite(shell):
    """Ask whether a new game may take the place of the saved one."""
    shell.new_screen()
    return shell.ask(t(words.OVERWRITE), t(words.OVERWRITE_TEXT))


def play(shell, game, session):
    """Play until the game is over or the person leaves it."""
    view = game.view.View(shell, session)
    bot = None
    view.viewer = -1
    pass_on(shell, game, session, view)
    view.show()
    while not session.is_over():
        if shell.menu_asked():
            action = _MENU
        elif session.level():
            if bot is None:
                bot = game.bot()
            action = think(game, session, bot, view)
        else:
            pass_on(shell, game, session, view)
            action = view.choose()
        if action == _MENU:
            if pause(shell, game, session, view) == LEAVE:
                return
            view.show()
        else:
            _happen(shell, session, view, action)
    _end(shell, game, session, view)


def pass_on(shell, game, session, view):
    """Before a person sees what others may not: a sheet that says whose turn it is (with several persons)."""
    seat = game.rules.to_move(session.state)
    if seat < 0 or seat == view.viewer or session.level():
        return
    persons = [i for i in range(len(session.seats)) if not session.seats[i]]
    if view.hidden() and len(persons) > 1:
        shell.new_screen()
        shell.message(t(words.PASS_ON), t(words.PASS_TEXT, view.seat_word(seat)))
    view.viewer = seat
    view.show()


def _happen(shell, session, view, action):
    rule = session.act(action)
    if rule:
        view.refuse(rule)
        return
    save(shell, session)
    if view.hidden() and session.rules.to_move(session.state) != view.viewer:
        # what comes next is for all eyes
        view.viewer = lone_person(session)
    view.tell()


def lone_person(session):
    """The seat of the only person at the table, from whom nothing of its own is hidden; -1 if there are more."""
    persons = [i for i in range(len(session.seats)) if not session.seats[i]]
    return persons[0] if len(persons) == 1 else -1


def save(shell, session):
    """Save, and say so if that fails: the game itself goes on."""
    try:
        session.save()
    except OSError as e:
        shell.message(t(words.NOT_SAVED), t(words.NOT_SAVED_TEXT, e))


def think(game, session, bot, view):
    """The action of the computer player whose turn it is."""
    view.thinking()
    seen = game.rules.make()
    seat = game.rules.to_move(session.state)
    game.rules.observe(session.state, seat, seen)
    bot.start(seen, seat, session.level(), (session.seed + session.plies * 7919) & 0xFFFFFF)
    action = _NO_ACTION
    while action == _NO_ACTION:
        action = bot.step(_BUDGET)
    return action


def verdict(winners, seats):
    """What the persons among `seats` hear of these winners (a bit mask); all seats if there are no persons."""
    n = len(seats)
    mine = [1 << i for i in range(n) if not seats[i]] or [1 << i for i in range(n)]
    won = [bit for bit in mine if winners & bit]
    if not won:
        return words.LOST
    return words.WON if len(won) == len(mine) else words.GAME_OVER


def draw_end(shell, game, session, view, news=""):
    """The sheet that says how it ended; `news` is announced below."""
    c = shell.canvas
    shell.new_screen()
    widgets.header(c, view.heading(), "%s %d" % (t(words.SEED), session.seed))
    y = 28 + labels.heading(c, t(verdict(game.rules.result(session.state), session.seats)), 8, 28, c.width - 16, INK, 2)
    y = view.picture(y + 6)
    for text in view.summary():
        y += 13 * c.text_box(text, 16, y, c.width - 32, 26, INK, center=True) + 3
    if news:
        c.text_box(news, 16, y, c.width - 32, 26, HIGHLIGHT, center=True)
    widgets.footer(c, (("A", t(words.OK)), ("B", t(words.LOG))))


def _end(shell, game, session, view):
    from app import statistics

    news = statistics.finish(shell, game, session, view)
    # the finished game is no longer resumed
    session.forget()
    show_end(shell, game, session, view, news)


def show_end(shell, game, session, view, news=""):
    """How it ended, until that is left."""
    key = 0
    while key != A:
        draw_end(shell, game, session, view, news)
        key = shell.key()
        if key == B:
            shell.new_screen()
            view.log()


def run(shell, name, resumed, heading):
    """From the first screen into a game and back."""
    shell.busy(t(words.LOADING))
    game = Game(name)
    has_save = resumed
    if resumed:
        session = resume(shell, game)
    else:
        from app.home import saved

        has_save = saved(shell.store, name)
        session = begin(shell, game, heading, has_save)
    if session:
        play(shell, game, session)
