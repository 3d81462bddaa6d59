# SPDX-License-Identifier: MIT
"""Monster Hex: choosing a hex, and how a tile is turned on it; looking round the board.

Every spot can be reached; those that cannot be chosen are out of the question, and A or X says why.
"""

from core import loading
from drivers.buttons import DOWN, RIGHT, UP, A, B, X, Y
from games.choosing import Chooser
from games.monster_hex import rules
from games.monster_hex.boards import HEXES, LARGE, NEXT, SMALL
from games.monster_hex.data import EDGES
from games.monster_hex.stones import is_monster, power
from games.monster_hex.view_log import tile as tile_word
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from micropython import const
from ui import pointer

_BOARD = const(2)
_HEX = const(116)
_TWIST = const(148)
_NO_HEX = const(255)
_GEMS = const(8)
_STONES = const(32)
_CORNERS = const(48)
_AT_ROUND = const(52)
_MENU = const(-1)
_BACK = const(-2)
_REFUSE = const(2)


class Aimer(Chooser):
    """A Chooser whose targets lie on the board of hexes.

    spots: the hexes the cursor goes over; turns: a byte a hex, bits of the turns that are legal, 0: it cannot be chosen;
    piece: 10 * side + the tile that is laid, -1 if none is; now: the target under the cursor; turn: how the tile is turned;
    turning: the monster there is turned; question: what stands before a target's name
    """

    def __init__(self, view):
        Chooser.__init__(self, view)
        self.b = view.state[0]
        self.spots = ()
        self.turns = bytearray(32)
        self.piece = -1
        self.now = 0
        self.turn = 0
        self.turning = False
        self.question = ""

    def action(self, at, turn):
        """What A does with that hex and that turn."""
        return 0

    def _light(self):
        lit = self.view.table.lit
        for at in self.spots:
            lit[at] = 1 if self.turns[at] else 2
        self._show_light()

    def _show_light(self):
        # monsters that are out of the question are pale
        board = self.view.board
        if self.spots and is_monster(self.b, self.spots[0]):
            board.draw()
        else:
            board.light()

    def walk(self):
        """The cursor goes over the spots: the action, -2 to go back, -1 for the menu."""
        view = self.view
        board = view.board
        places = [board.place(at) for at in self.spots]
        i = self._nearest(places)
        self._light()
        action = _BACK
        named = -1
        while True:
            at = self.now = self.spots[i]
            ok = self.turns[at] != 0
            board.see(at)
            if self.piece >= 0:
                self._fit(at)
                board.ghost(at, self.piece, self.turn, ok)
            self._pulse(1)
            view.bar(self._spot_word(at), self.question)
            if ok != named:
                view.foot(t(words.CHOOSE if ok else words.WHY_NOT), t(words.BACK))
                named = ok
            key = view.shell.key(self._pulse)
            if key == Y:
                action = _MENU
                break
            if key == B:
                break
            if key == A and ok:
                action = self._turn(at) if self.piece >= 0 or self.turning else self.action(at, 0)
                if action != _BACK:
                    break
                named = -1
            elif key & (A | X):
                self._page(key, at, ok, -1)
                named = -1
            else:
                board.hex(at)
                i = pointer.step(places, i, key)
        board.hex(self.now)
        view.table.unlight()
        self._show_light()
        return action

    def _nearest(self, places):
        # the spot that is chosen at first: of those that can be, the one nearest to the last cursor
        best = 0
        least = 1 << 29
        x0, y0 = self.view.board.place(self.now)
        for i in range(len(places)):
            x, y = places[i]
            far = (x - x0) * (x - x0) + (y - y0) * (y - y0)
            if self.turns[self.spots[i]] and far < least:
                best = i
                least = far
        return best

    def _fit(self, at):
        # the turn in which the tile is shown there: the next one that is legal
        mask = self.turns[at]
        if mask:
            while not mask >> self.turn & 1:
                self.turn = (self.turn + 1) % 6

    def _pulse(self, beat):
        board = self.view.board
        if self.piece < 0:
            for at in self.spots:
                # an empty hex is lit anyway
                if self.turns[at] and at != self.now and is_monster(self.b, at):
                    board.edge(at, 1 + beat)
        board.edge(self.now, 0)

    def _spot_word(self, at):
        if self.piece < 0:
            return self.view.pages().thing_word(self.view, at)
        n = 0
        for turn in range(6):
            n += self.turns[at] >> turn & 1
        word = tile_word(self.piece % 10)
        return t(K.FITS, word, n) if n else t(K.NO_FIT, word)

    def _page(self, key, at, ok, turn):
        # what is there or would be, or why not; turn -1: none is chosen yet
        view = self.view
        if key == A:
            view.shell.sound(_REFUSE)
        if ok:
            if turn < 0:
                view.pages().thing(view, at)
            else:
                piece = self.piece if self.piece >= 0 else self.b[_HEX + at] - 1
                loading.passing("games.monster_hex.view_fit").laid(view, at, piece, turn)
        else:
            rule = rules.why_not(view.state, self.action(at, max(turn, 0)))
            loading.passing("games.monster_hex.view_fit").unfit(view, at, rule, self.piece, turn)
        self.table()
        self._light()

    def _turn(self, at):
        # left and right turn the tile, up and down to the next turn that is legal
        view = self.view
        board = view.board
        piece = self.piece
        if piece < 0:
            # Confuse: the monster that is there
            piece = self.b[_HEX + at] - 1
            self.turn = self.b[_TWIST + at] & 7
            self._fit(at)
        named = -1
        while True:
            ok = self.turns[at] >> self.turn & 1
            board.see(at)
            board.ghost(at, piece, self.turn, ok)
            board.edge(at, 0)
            view.bar(self._turn_word(at, piece))
            if ok != named:
                view.foot(t((K.PUT if self.piece >= 0 else K.PUT_TURNED) if ok else words.WHY_NOT), t(words.BACK), True)
                named = ok
            key = view.shell.key()
            if key == Y:
                return _MENU
            if key == B:
                board.hex(at)
                return _BACK
            if key == A and ok:
                return self.action(at, self.turn)
            if key & (A | X):
                self._page(key, at, ok, self.turn)
                named = -1
            else:
                step = 1 if key & (RIGHT | DOWN) else 5
                self.turn = (self.turn + step) % 6
                while key & (UP | DOWN) and not self.turns[at] >> self.turn & 1:
                    self.turn = (self.turn + step) % 6

    def _turn_word(self, at, piece):
        if self.piece < 0:
            return t(K.ASK_TURN)
        b = self.b
        n = 0
        for d in range(6):
            other = NEXT[b[_BOARD]][6 * at + d]
            if other != _NO_HEX and is_monster(b, other):
                n += power(b, other, (d + 3) % 6) == EDGES[piece % 10 * 6 + (d - self.turn) % 6]
        word = tile_word(piece % 10)
        if n == 0 and self.turns[at] >> self.turn & 1:
            # it need not match
            return t(K.ASK_TURN)
        return t(K.MATCHING, word, n) if n else t(K.NO_MATCH, word)

    # --- looking around -------------------------------------------------------------------

    def look(self):
        """The cursor goes over all there is: A and X say what it is; the key that ended it."""
        view = self.view
        board = view.board
        b = self.b
        large = LARGE[b[_BOARD]]
        targets = list(range(HEXES[b[_BOARD]])) + [_STONES + i for i in range(large)]
        targets += [_STONES + _GEMS + i for i in range(SMALL[b[_BOARD]])]
        targets += [_CORNERS + side for side in range(view.table.sides())] + [_AT_ROUND]
        places = [board.place(target) for target in targets]
        i = HEXES[b[_BOARD]]
        while True:
            target = targets[i]
            board.see(target)
            view.bar(view.pages().thing_word(view, target))
            view.foot(t(words.MORE), t(words.BACK))
            board.edge(target, 0)
            key = view.shell.key()
            if key & (B | Y):
                return key
            if key & (A | X):
                view.pages().thing(view, target)
                self.table()
                continue
            if target < _STONES:
                board.hex(target)
            else:
                board.draw()
            i = pointer.step(places, i, key)
