# SPDX-License-Identifier: MIT
"""The settings on the screen; what is changed holds at once."""

from app import menus
from app.settings import LANGUAGES, NUMBERS
from core import loading
from lang import keys as words
from lang import t
from micropython import const

_NAMES = const(5)


def items():
    """The words of the rows."""
    return [t(words.LANGUAGE)] + [t(words.SETTING_NAMES + i) for i in range(len(NUMBERS) + 1)]


def values(settings):
    """What stands on the right of the rows; nothing beside the names, which have a screen of their own."""
    out = [t(words.LANGUAGES + LANGUAGES.index(settings.language)), t(words.VOLUMES + settings.volume)]
    out += [t(words.SWITCHED + (not settings.motion)), t(words.SPEEDS + settings.speed)]
    return out + ["%d/%d" % (settings.brightness, NUMBERS[3][2]), ""]


def change(shell, row, step):
    """Left or right on a row: the next value, which is used and kept.  The new values, or None if every word is new."""
    settings = shell.settings
    if row == 0:
        i = (LANGUAGES.index(settings.language) + step) % len(LANGUAGES)
        settings.choose_language(LANGUAGES[i])
    else:
        name, least, greatest, _default = NUMBERS[row - 1]
        setattr(settings, name, (getattr(settings, name) - least + step) % (greatest - least + 1) + least)
        if name == "brightness":
            shell.display.brightness(settings.light())
    return values(settings) if keep(shell) and row else None


def keep(shell):
    """Keep the settings; False after saying that it failed: then they hold until the board is switched off."""
    try:
        shell.settings.keep()
        return True
    except OSError as e:
        shell.new_screen()
        shell.message(t(words.NOT_SAVED), t(words.SETTINGS_NOT_KEPT, e))
        return False


def run(shell):
    """The menu of the settings."""
    at = 0

    def turn(row, step):
        nonlocal at
        at = row
        return change(shell, row, step)

    def why(row):
        shell.message(items()[row], t(words.SETTING_HELP + row))

    while True:
        shell.new_screen()
        row = menus.choose(shell, t(words.SETTINGS), items(), at, values=values(shell.settings), change=turn, why=why)
        if row == menus.BACK:
            return
        if row == _NAMES:
            loading.passing("app.names").run(shell)
            at = row
        elif row >= 0:
            turn(row, 1)


def tell_lost(shell):
    """Say once that the settings could not be read."""
    shell.new_screen()
    shell.message(t(words.SETTINGS), t(words.SETTINGS_BAD, shell.settings.lost))
    shell.settings.lost = ""
