# SPDX-License-Identifier: MIT
"""What the players are called: a name a seat, or none."""

from app import letters, menus, settings_menu
from app.settings import NAME_LENGTH, NAMES_MAX, NUMBERS
from lang import keys as words
from lang import t


def run(shell):
    """The list of the names, each of which can be written anew."""
    settings = shell.settings
    row = 0
    while True:
        shell.new_screen()
        items = [t(words.SEAT_N, i + 1) for i in range(NAMES_MAX)]
        given = [settings.name(i) for i in range(NAMES_MAX)]
        row = menus.choose(shell, t(words.SETTING_NAMES + len(NUMBERS)), items, row, values=given)
        if row == menus.BACK:
            return
        name = letters.edit(shell, items[row], given[row], NAME_LENGTH)
        if name is not None:
            settings.rename(row, name)
            settings_menu.keep(shell)
