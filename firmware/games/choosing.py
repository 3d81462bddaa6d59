# SPDX-License-Identifier: MIT
"""Choosing by buttons in any game: first a tile of the strip, then a target on the board, or a word of a list.

A game's Chooser adds what its tiles and targets are: `playable`, `kind_word`, `explain` for tiles, `order`, `outline`,
`target_word`, `target_page` for targets, and if it wants `choose_word`, `lead_word` and `look`. Its view offers `shell`,
`scene()` (all but header and strip), `bar(words, lead=)`, `foot(a, b)`, `help()` and `board` with `draw()` and
`strip(tiles, cursor, faded)`; on 240x240 and 128x64 those are other code with the same names.
"""

from drivers.buttons import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from lang import keys as words
from lang import t
from micropython import const
from ui import sprites
from ui.palette import PAPER

# the tile that ends a question; others a game has may be below it, what can be played is 0 or more
END_TILE = const(-1)
_END_TILE = const(-1)
# the buzzer's effect of what is not possible
_REFUSE = const(2)


class Chooser:
    """Lets the person at a view choose."""

    # called while a tile is asked for, as Shell.key says; a guide points by it
    pulse = None

    def __init__(self, view):
        self.view = view
        self.tiles = []
        self.kinds = []
        self.cursor = 0
        self.end_word = ""
        # bit i: tile i cannot be chosen; found out once a question, as it takes longer than drawing
        self.faded = 0

    # --- what a game adds -------------------------------------------------------

    def playable(self, _kind) -> bool:
        """True if a legal action begins with a tile of this kind (0 or more)."""
        return True

    def kind_word(self, _kind):
        """What a tile is, in words."""
        return self.end_word

    def choose_word(self, faded):
        """What A does with the tile under the cursor; with a greyed one it says why not."""
        return t(words.WHY_NOT if faded else words.CHOOSE)

    def lead_word(self) -> str:
        """What stands before the tile's name, if there is room."""
        return ""

    def explain(self, _kind, _faded):
        """X on a tile, or A on a greyed one: what it is, and why it cannot be chosen."""
        self.view.help()

    def look(self) -> int:
        """Up or down: look round the board; the key that ended it (Y opens the menu)."""
        return B

    def order(self, target):
        """A number by which targets come one after the other."""
        return target[1]

    def outline(self, target, beat):
        """Outline a target on the board: 0 it is the chosen one; 1, 2, 1 .. it can be, and pulses."""

    def target_word(self, _target) -> str:
        """What a target is, in words."""
        return ""

    def target_page(self, _target):
        """X on a target."""
        self.view.help()

    # --- tiles ------------------------------------------------------------------

    def clear(self):
        """An empty strip."""
        self.kinds = []
        self.tiles = []
        self.end_word = ""

    def add(self, kind, icon, ground, mark=""):
        """One more tile on the right: picture, colour of its ground, at most four letters."""
        self.kinds.append(kind)
        self.tiles.append((icon, ground, mark))

    def add_end(self, word, mark=""):
        """The tile that ends the question, last of all; B leads to it.  `mark`: four letters at most."""
        self.end_word = word
        self.add(_END_TILE, sprites.TOKEN_BACK, PAPER, mark or word)

    def strip(self, cursor):
        """Draw the tiles."""
        self.view.board.strip(self.tiles, cursor, self.faded if cursor >= 0 else 0)

    def table(self):
        """The board and the strip again, after a sheet lay over them."""
        self.view.scene()
        self.strip(self.cursor)

    def _faded(self):
        # bit i: no legal action begins with tile i
        mask = 0
        for i in range(len(self.kinds)):
            if self.kinds[i] >= 0 and not self.playable(self.kinds[i]):
                mask |= 1 << i
        return mask

    def _b_word(self):
        # what B leads to: the tile that ends the question, if it is not chosen already
        return "" if self.kinds[self.cursor] == _END_TILE else self.end_word

    # --- choosing one of several --------------------------------------------------

    def list(self, items, question, cancel=words.BACK):
        """A word from a list over the board: its index, or -1 (B, which does what the word `cancel` says)."""
        i = self.view.shell.choose(t(question), items, cancel)
        self.table()
        return i

    def pick(self):
        """A tile of the strip: what it is, or None for the menu."""
        view = self.view
        faded = self.faded = self._faded()
        self.cursor = max(0, min(self.cursor, len(self.tiles) - 1))
        while True:
            kind = self.kinds[self.cursor]
            self.strip(self.cursor)
            view.bar(self.kind_word(kind), lead=self.lead_word())
            view.foot(self.choose_word(faded >> self.cursor & 1), self._b_word())
            key = view.shell.key(self.pulse)
            if key == LEFT:
                self.cursor = (self.cursor - 1) % len(self.tiles)
            elif key == RIGHT:
                self.cursor = (self.cursor + 1) % len(self.tiles)
            elif key == B and self._b_word():
                self.cursor = len(self.tiles) - 1
            elif key == Y:
                return None
            elif key == A and not faded >> self.cursor & 1:
                return kind
            elif key & (UP | DOWN):
                if self.look() == Y:
                    return None
                view.scene()
            elif key & (A | X):
                if key == A:
                    view.shell.sound(_REFUSE)
                self.explain(kind, faded >> self.cursor & 1)
                view.scene()

    def aim(self, targets, question, back=True):
        """One of the targets, (what, number, action) each, on the board: its action.

        -1 to go back (where that is possible), None for the menu.
        """
        view = self.view
        if not targets:
            return -1
        targets.sort(key=self.order)
        now = 0

        def pulse(beat):
            for j in range(len(targets)):
                self.outline(targets[j], 0 if j == now else 1 + beat)

        view.board.draw()
        while True:
            # the chosen one is told first, which other is chosen no more; and drawn last, over its neighbours
            self.outline(targets[now], 0)
            pulse(1)
            self.outline(targets[now], 0)
            view.bar(self.target_word(targets[now]), lead=t(question) + " ")
            view.foot(t(words.CHOOSE), t(words.BACK) if back else "")
            key = view.shell.key(pulse)
            if key & (RIGHT | DOWN):
                now = (now + 1) % len(targets)
            elif key & (LEFT | UP):
                now = (now - 1) % len(targets)
            elif key == A:
                view.board.draw()
                return targets[now][2]
            elif key == B and back:
                view.board.draw()
                return -1
            elif key == Y:
                return None
            elif key == X:
                self.target_page(targets[now])
                self.table()
                view.board.draw()
