# SPDX-License-Identifier: MIT
"""The first screen: resume, new game, first game, rules, statistics, settings, about."""

from app import menus
from core import loading
from games import GUIDED, NAMES
from lang import keys as words
from lang import t


def saved(store, name):
    """True if there is something to resume for this game."""
    try:
        return bool(store.read(name + ".0") or store.read(name + ".1"))
    except OSError:
        # there is one: why it cannot be read is said when it is resumed
        return True


def draw(shell):
    """The title; the y below it."""
    shell.new_screen()
    top = shell.kit.front_page(shell.canvas, t(words.TITLE))
    shell.gauge(True)
    return top


def title_of(name):
    """A game's name in the player's language, without loading the game."""
    keys = __import__("lang.keys_" + name, None, None, ("NAME",))
    return t(keys.NAME)


def run(shell, last=""):
    """Show the first screen until a game is chosen: (name, True to resume).  The cursor begins at the game `last`."""
    if shell.settings.lost:
        loading.passing("app.settings_menu").tell_lost(shell)
    shell.warn_battery()
    row = 0
    while True:
        top = draw(shell)
        items = []
        actions = []
        for name in NAMES:
            if saved(shell.store, name):
                items.append(t(words.RESUME) + " " + title_of(name))
                actions.append((name, True))
        for name in NAMES:
            items.append(t(words.NEW_GAME) + ": " + title_of(name))
            actions.append((name, False))
        if last:
            row = actions.index((last, (last, True) in actions))
            last = ""
        # a lesson, if any of the games has one
        guided = any([name in GUIDED for name in NAMES])
        items += [t(words.FIRST_GAME)] if guided else []
        items += [t(words.RULE_BOOK), t(words.STATISTICS), t(words.SETTINGS), t(words.ABOUT)]
        row = menus.choose(shell, "", items, row, top, cancel=0)
        i = row - len(actions)
        if i < 0:
            return actions[i]
        i += not guided
        if i == 0:
            loading.passing("app.guide").pick(shell)
        elif i == 1:
            rules(shell)
        elif i == 2:
            loading.passing("app.statistics").run(shell, title_of)
        elif i == 3:
            loading.passing("app.settings_menu").run(shell)
        else:
            shell.message(t(words.ABOUT), about(shell))


def about(shell):
    """What this is; on a board of six buttons, also what stands for the other two."""
    text = t(words.ABOUT_TEXT)
    return t(words.HELD) + "\n" + text if shell.kit.SMALL else text


def rules(shell):
    """The rule book of a game; which game, is asked if there are several."""
    rulebook = loading.passing("app.rulebook")
    titles = [title_of(name) for name in NAMES]
    i = shell.choose(t(words.RULE_BOOK), titles) if len(titles) > 1 else 0
    if i >= 0:
        rulebook.browse(shell, rulebook.open_book(NAMES[i]))
