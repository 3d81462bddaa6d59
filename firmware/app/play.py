# SPDX-License-Identifier: MIT
"""A game at the table: load it, ask who must decide, make it happen, show it, save it.

A game's `view.View(shell, session)` offers `show()` (the state as it stands), `choose()` (an
action, or -1 for the menu), `tell()` (the events of the last action, one by one), `undone()` (it was taken back), `thinking()`,
`hidden()` (seats hold what others may not see), `viewer` (the seat that looks at the screen, -1 for all of them,
EVERYTHING where nothing is hidden), `summary()` (lines for the end screen), `help_pages()`, `reworded()` (the language
is another one) and, at module level, `option_word` and `choice_word`, `option_page(shell, name, seats, packed)` (what
an option is) and `reason(rule)` (why something is not possible, in a sentence).  Its rule book, view_rules, is described in
app/rulebook.py, what its statistics are kept of, view_stats, in app/statistics.py.
The app also asks it for `seat_word(seat)`, `seat_details(seat)`, `refuse(rule)`, `heading()` (the game's name), `turn()`
(number of the turn, 0 if that tells nothing), `picture(y)` (of the end; the y below it), `log()`, `bar(words)` (the
header), `board.foot(pairs)` and `teller.record()` (the events go into the log untold: see ui.told); the module for
`seat_name(seat, seats, packed)` and MAIN_OPTIONS.  Pictures of its own it gives to shell.canvas.own.

Several persons share one handheld: while `hidden()` is true a cover (pass_on) lies before each of them who is asked, and
between two of them `viewer` is nobody, so that what is told then is for all eyes.  Where all choose in secret at the same time
the rules ask them one after another.  Who sits where may change at any time (app/pause.py): the header of save and replay
keeps who sits there last; the decisions stand in the actions, so a replay is the same game whoever made them.

Where nobody can win a view offers `unopposed()`, true then: the end claims no victory (a game without it always has one).

What an event sounds like is the view's: shell.sound_of(table, event) with bytes of events and effects (drivers.buzzer).
"""

import gc
import sys

from app.shell import LOSE, REFUSE, WIN
from core import loading
from core.records import UNREADABLE, RecordError
from core.session import Session
from drivers.buttons import DOWN, UP, A, B
from lang import keys as words
from lang import t
from micropython import const

_MENU = const(-1)
_NO_ACTION = const(0xFFFF)
_BUDGET = const(4)


class Game:
    """The modules of one game, loaded when it is opened."""

    def __init__(self, name):
        self.name = name
        # room first: nothing of the first screen is needed now
        labels = sys.modules.get("ui.labels")
        if labels:
            # a small screen has none
            labels.direct = True  # pyright: ignore[reportAttributeAccessIssue]
        loading.tidy()
        self.rules = self.part("rules")
        self.view = self.part("view")

    def part(self, part):
        """One of the game's modules."""
        module = loading.load("games.%s.%s" % (self.name, part))
        gc.collect()
        return module

    def bot(self):
        """The computer player, loaded when one sits down."""
        return self.part("bot")


def resume(shell, rules):
    """The saved session of a game's `rules` (or its lesson), or None after saying why there is none."""
    session = Session(rules, shell.store)
    try:
        if session.load():
            return session
    except RecordError as e:
        text = t(words.UNREADABLE, e) if e.code == UNREADABLE else t(words.BAD_SAVE_CODES + e.code - 1)
        if e.kept:
            text += "\n" + t(words.SET_ASIDE)
        shell.new_screen()
        shell.message(t(words.BAD_SAVE), text)
    return None


def begin(shell, game, heading, has_save):
    """A new session as the person sets it up, or None if they go back."""
    setup = loading.passing("app.setup").Setup(game.rules, game.view, shell.settings)
    if not setup.run(shell, heading):
        return None
    if has_save and not may_overwrite(shell):
        return None
    shell.busy(t(words.PLEASE_WAIT))
    session = Session(game.rules, shell.store)
    session.start(setup.seats(), setup.packed, setup.seed)
    shell.word = setup.word, setup.seed
    return session


def may_overwrite(shell):
    """Ask whether a new game may take the place of the saved one."""
    shell.new_screen()
    return shell.ask(t(words.OVERWRITE), t(words.OVERWRITE_TEXT))


def play(shell, game, session):
    """Play until the game is over or the person leaves it."""
    view = game.view.View(shell, session)
    bot = None
    if session.plies:
        # the log of a game that is resumed: what a lone person saw of it
        view.viewer = lone_person(session)
        session.again(lambda: view.undone(True), view.teller.record)
    view.viewer = -1
    # the person who was asked last: who holds the handheld, even if the seat is the computer's by now
    view.holder = -1
    pass_on(shell, game, session, view)
    view.show()
    while not session.is_over():
        if shell.menu_asked():
            action = _MENU
        elif session.level():
            if bot is None:
                bot = game.bot()
            shell.working(True)
            action = think(game, session, bot, view)
            shell.working(False)
        else:
            if shell.warn_battery():
                view.show()
            pass_on(shell, game, session, view)
            action = view.choose()
        if action == _MENU:
            if loading.passing("app.pause").pause(shell, game, session, view):
                return
            view.show()
        else:
            loading.tidy()
            _happen(shell, session, view, action)
    _end(shell, game, session, view)


def pass_on(shell, game, session, view):
    """Before a person sees what others may not: a sheet that says whose turn it is (with several persons, or after one left)."""
    seat = game.rules.to_move(session.state)
    if seat < 0 or seat == view.viewer or session.level():
        return
    persons = [i for i in range(len(session.seats)) if not session.seats[i]]
    if view.hidden() and (len(persons) > 1 or _is_stranger(view, seat)):
        shell.new_screen()
        shell.message(t(words.PASS_ON), t(words.PASS_TEXT, view.seat_word(seat)), back=False)
    view.viewer = view.holder = seat
    view.show()


def _is_stranger(view, seat):
    # somebody else holds the handheld
    return view.holder not in (-1, seat)


def _happen(shell, session, view, action):
    # no cover lay before a question that hides nothing: whoever answered it is no more at the screen than the others
    bare = not view.hidden()
    rule = session.act(action)
    if rule:
        shell.sound(REFUSE)
        view.refuse(rule)
        return
    save(shell, session)
    if view.hidden() and (bare or session.rules.to_move(session.state) != view.viewer):
        # what comes next is for all eyes
        alone = lone_person(session)
        view.viewer = -1 if _is_stranger(view, alone) else alone
    view.tell()


def lone_person(session):
    """The seat of the only person at the table, from whom nothing of its own is hidden; -1 if there are more."""
    persons = [i for i in range(len(session.seats)) if not session.seats[i]]
    return persons[0] if len(persons) == 1 else -1


def save(shell, session):
    """Save, and say so if that fails: the game itself goes on."""
    shell.working(True)
    try:
        session.save()
        shell.working(False)
    except OSError as e:
        shell.working(False)
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


def outcome(game, session, view):
    """The word for how it ended; no victory where there is nobody to beat."""
    if hasattr(view, "unopposed") and view.unopposed():
        return words.GAME_OVER
    return verdict(game.rules.result(session.state), session.seats)


def draw_end(shell, game, session, view, news="", first=0):
    """The sheet that says how it ended, with what else is to be announced; on a small screen it scrolls: as kit.dialog."""
    shell.new_screen()
    said = t(outcome(game, session, view))
    pairs = (("A", t(words.OK)), ("B", t(words.LOG)))
    texts = view.summary()
    name = view.heading()
    if session.rules is game.rules:
        number = "%s: %d" % (t(words.SEED), session.seed)
        if shell.kit.SMALL:
            texts.append(number)
        else:
            name += ". " + number
    if news:
        texts.insert(0, news)
    return shell.kit.ending(shell.canvas, name, said, texts, view.picture, pairs, first)


def _end(shell, game, session, view):
    news = loading.passing("app.statistics").finish(shell, game, session, view)
    # the finished game is no longer resumed
    session.forget()
    shell.sound(LOSE if outcome(game, session, view) == words.LOST else WIN)
    show_end(shell, game, session, view, news)


def show_end(shell, game, session, view, news=""):
    """How it ended, until that is left."""
    key = 0
    first = 0
    while key != A:
        lines, shown = draw_end(shell, game, session, view, news, first)
        key = shell.key()
        if key == B:
            shell.new_screen()
            view.log()
        elif key == DOWN and first + shown < lines:
            first += 1
        elif key == UP and first:
            first -= 1


def run(shell, name, resumed, heading):
    """From the first screen into a game and back."""
    shell.busy(t(words.LOADING))
    game = Game(name)
    has_save = resumed
    if resumed:
        session = resume(shell, game.rules)
    else:
        has_save = loading.passing("app.home").saved(shell.store, name)
        session = begin(shell, game, heading, has_save)
    if session:
        play(shell, game, session)
