# SPDX-License-Identifier: MIT
"""New game: the version, the options, the game's number."""

import os

from app import menus
from core import options as choices
from lang import keys as words
from lang import t

_SEEDS = 1000000


def random_seed():
    """A game number nobody chose: 0 .. 999999, short enough to tell a friend."""
    r = os.urandom(4)
    return (r[0] | r[1] << 8 | r[2] << 16 | (r[3] & 15) << 24) % _SEEDS


class Setup:
    """The choices for a new game of `rules`; `view` names the options in words."""

    def __init__(self, rules, view):
        self.rules = rules
        self.view = view
        self.packed = 0
        self.seed = random_seed()

    def items(self):
        """The rows: start, the options, the seed."""
        return [t(words.START)] + [self.view.option_word(o[0]) for o in self.rules.OPTIONS] + [t(words.SEED)]

    def values(self):
        """What stands on the right of the rows."""
        out = [""]
        for name, _shift, _choices in self.rules.OPTIONS:
            out.append(self.view.choice_word(name, choices.get(self.rules.OPTIONS, self.packed, name)))
        out.append(str(self.seed))
        return out

    def change(self, row, step):
        """Left or right on a row; the new values."""
        options = self.rules.OPTIONS
        if 1 <= row <= len(options):
            name, _shift, words_of = options[row - 1]
            i = words_of.index(choices.get(options, self.packed, name))
            self.packed = choices.put(options, self.packed, name, words_of[(i + step) % len(words_of)])
        elif row == len(options) + 1:
            self.seed = (self.seed + step) % _SEEDS
        return self.values()

    def run(self, shell, heading):
        """Let the person choose; False if they go back."""
        row = 0
        while True:
            shell.new_screen()
            row = menus.choose(shell, heading, self.items(), row, values=self.values(), change=self.change)
            if row == menus.BACK:
                return False
            if row == 0:
                return True
            if row == len(self.rules.OPTIONS) + 1:
                self.seed = random_seed()
            else:
                self.change(row, 1)
