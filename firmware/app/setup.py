# SPDX-License-Identifier: MIT
"""New game: how many play, who they are, the version, the options, the game's number."""

import os

from app import menus
from core import loading
from core import options as choices
from lang import keys as words
from lang import t
from micropython import const

_SEEDS = 1000000
_PERSON = const(0)
# the computer's level where there are several
_USUAL = const(2)

# what a row is
_START = const(0)
_SEATS = const(1)
_SEAT = const(2)
_OPTION = const(3)
_RULINGS = const(4)
_SEED = const(5)


def random_seed():
    """A game number nobody chose: 0 .. 999999, short enough to tell a friend."""
    r = os.urandom(4)
    return (r[0] | r[1] << 8 | r[2] << 16 | (r[3] & 15) << 24) % _SEEDS


def who(rules, level, name=""):
    """Who sits at a seat in words: a person (its name), or the computer with its level where the game has several."""
    if not level:
        return name or t(words.PERSON)
    return t(words.COMPUTER) + (" " + str(level) if rules.LEVELS > 1 else "")


class Setup:
    """The choices for a new game of `rules`; `view` names the options in words, `names` (the Settings) the players.

    `view.MAIN_OPTIONS` of them stand in the menu itself, the others in one of their own.
    """

    def __init__(self, rules, view, names):
        self.rules = rules
        self.names = names
        self.view = view
        self.packed = 0
        self.seed = random_seed()
        # what the number was made from
        self.word = ""
        # one person begins; who else sits there is the computer
        self.computer = min(_USUAL, rules.LEVELS)
        self.levels = [_PERSON] + [self.computer] * (rules.SEATS_DEFAULT - 1)
        self._rows = []
        self._at = 0
        # number of the rule that such seats with such options would break
        self._fault = 0

    def seats(self):
        """Who sits where, as a session wants it."""
        return bytes(self.levels)

    def _lay_out(self, rulings):
        # (what, which) for each row
        options = self.rules.OPTIONS
        main = self.view.MAIN_OPTIONS
        if rulings:
            self._rows = [(_OPTION, i) for i in range(main, len(options))]
            return
        self._rows = [(_START, 0)]
        if len(self.rules.SEATS) > 1:
            self._rows.append((_SEATS, 0))
        self._rows += [(_SEAT, i) for i in range(len(self.levels))]
        self._rows += [(_OPTION, i) for i in range(min(main, len(options)))]
        if len(options) > main:
            self._rows.append((_RULINGS, 0))
        self._rows.append((_SEED, 0))

    def _item(self, what, i):
        if what == _SEAT:
            return self.view.seat_name(i, len(self.levels), self.packed)
        if what == _OPTION:
            return self.view.option_word(self.rules.OPTIONS[i][0])
        return t((words.START, words.SEATS, 0, 0, words.RULINGS_MENU, words.SEED)[what])

    def _value(self, what, i):
        if what == _SEATS:
            return str(len(self.levels))
        if what == _SEAT:
            return who(self.rules, self.levels[i], self.names.name(i))
        if what == _OPTION:
            name = self.rules.OPTIONS[i][0]
            return self.view.choice_word(name, choices.get(self.rules.OPTIONS, self.packed, name))
        return self.word + "=" * (self.word != "") + str(self.seed) if what == _SEED else ""

    def items(self):
        """The words of the rows."""
        return [self._item(what, i) for what, i in self._rows]

    def values(self):
        """What stands on the right of the rows."""
        return [self._value(what, i) for what, i in self._rows]

    def change(self, row, step):
        """Left or right on a row; the new values, or None if with other seats there are other rows now."""
        before = len(self.levels)
        self._at = row
        what, i = self._rows[row]
        if what == _SEATS:
            self._change_seats(step)
        elif what == _SEAT:
            self.levels[i] = (self.levels[i] + step) % (self.rules.LEVELS + 1)
        elif what == _OPTION:
            name, _shift, known = self.rules.OPTIONS[i]
            k = known.index(choices.get(self.rules.OPTIONS, self.packed, name))
            self._fit(choices.put(self.rules.OPTIONS, self.packed, name, known[(k + step) % len(known)]))
        elif what == _SEED:
            self.seed = (self.seed + step) % _SEEDS
            self.word = ""
        return self.values() if len(self.levels) == before and not self._fault else None

    def _change_seats(self, step):
        seats = self.rules.SEATS
        n = seats[(seats.index(len(self.levels)) + step) % len(seats)]
        self._fault = self.rules.setup_fault(n, self.packed)
        if not self._fault:
            self.levels = (self.levels + [self.levels[-1]] * n)[:n]

    def _fit(self, packed):
        # options that want more seats get them; where fewer are wanted, somebody would have to go: they are refused
        for n in self.rules.SEATS:
            if n >= len(self.levels) and not self.rules.setup_fault(n, packed):
                self.levels = (self.levels + [self.computer] * n)[:n]
                self.packed = packed
                return
        self._fault = self.rules.setup_fault(len(self.levels), packed)

    def _write_seed(self, shell):
        # a number or a word; nothing is a number by chance
        letters = loading.passing("app.letters")
        seeds = loading.passing("core.seeds")
        word = self.word or str(self.seed)
        while True:
            word = letters.edit(shell, t(words.SEED_OR_WORD), word, seeds.LENGTH, False, t(words.BY_CHANCE))
            if word is None:
                return
            try:
                self.seed = seeds.seed_of(word) if word else random_seed()
                self.word = "" if word.isdigit() else word
                return
            except ValueError:
                shell.message(t(words.SEED), t(words.SEED_TOO_LARGE, seeds.LIMIT))

    def _tell_fault(self, shell):
        if self._fault:
            shell.new_screen()
            shell.message(t(words.WHY_NOT), self.view.reason(self._fault))
            self._fault = 0

    def run(self, shell, heading, rulings=False):
        """Let the person choose; False if they go back."""
        row = 0
        while True:
            self._lay_out(rulings)
            shell.new_screen()
            explained = 0
            for i in range(len(self._rows)):
                explained |= (self._rows[i][0] != _START) << i

            def why(row):
                what, i = self._rows[row]
                if what == _OPTION:
                    self.view.option_page(shell, self.rules.OPTIONS[i][0], len(self.levels), self.packed)
                else:
                    shell.message(self._item(what, i), t(words.SETUP_HELP + what - _SEATS - (what > _OPTION)))

            row = menus.choose(
                shell, heading, self.items(), row, values=self.values(), change=self.change, why=why, explained=explained
            )  # fmt: skip
            if row == menus.BACK:
                return False
            if row == menus.AGAIN:
                row = self._at
                self._tell_fault(shell)
                continue
            what = self._rows[row][0]
            if what == _START:
                return True
            if what == _RULINGS:
                self.run(shell, t(words.RULINGS_MENU), True)
            elif what == _SEED:
                self._write_seed(shell)
            else:
                self.change(row, 1)
                self._tell_fault(shell)
