# SPDX-License-Identifier: MIT
"""Dungeon Busters: the questions of one seat; each gives the action chosen, or -1 when the person wants the menu.

A card is chosen by two presses: the second closes the choice, so a lone person's first one does not (DB-109).
"""

from array import array

from drivers.buttons import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from games.dungeon_busters import rules
from lang import keys as words
from lang import keys_dungeon_busters as K
from lang import t
from micropython import const

_SETUP = const(0)
_CHOOSE = const(1)
_PICK = const(2)
_PHASE = const(0)
_SEATS_N = const(1)
_CARD = const(11)
_SAID = const(16)
_TOKENS = const(56)
_CENTRE = const(71)
_HERO_OF = const(6)
_OPTS = const(4)
_HERO = const(0)
_COMMIT = const(1)
_ANNOUNCE = const(2)
_WITHDRAW = const(3)
_SPEAK = const(4)
_TAKE = const(5)
_LOSE = const(6)
_SILENT = const(1)
_MENU = const(-1)
_BACK = const(-2)
# the buzzer's effect of what is not possible
_REFUSE = const(2)

# what a tile is (view_board)
_CARD_TILE = const(0)
_SAID_TILE = const(1)
_UNSAID_TILE = const(2)
_SAY_TILE = const(3)
_OTHER_TILE = const(4)
_COLOUR_TILE = const(5)


def decide(view):
    """The decision that the state asks for now."""
    phase = view.state[0][_PHASE]
    if phase == _SETUP:
        return _hero(view)
    asker = Asker(view)
    if phase == _CHOOSE:
        return asker.card()
    return asker.colour(_TAKE if phase == _PICK else _LOSE)


def _hero(view):
    # one of the five (DB-010)
    shell = view.shell
    free = rules.free_heroes(view.state[0])
    i = 0
    while not free >> i & 1:
        i += 1
    while True:
        view.board.heroes(i)
        view.bar(t(K.PHASES) + ": " + t(K.HEROES + i))
        view.foot(t(words.CHOOSE), "")
        key = shell.key()
        if key == Y:
            return _MENU
        if key & (UP | LEFT):
            i = (i + 4) % 5
        elif key & (DOWN | RIGHT):
            i = (i + 1) % 5
        elif key == A and free >> i & 1:
            return _HERO << 11 | i
        elif key & (A | X):
            if key == A:
                shell.sound(_REFUSE)
            shell.new_screen()
            view.pages().hero(view, i, 0 if free >> i & 1 else 10)
            view.show()


class Asker:
    """Lets the person at a View choose."""

    def __init__(self, view):
        self.view = view
        self.legal = array("H", bytes(2 * rules.MAX_ACTIONS))
        self.count = rules.legal(view.state, self.legal)
        self.seat = rules.to_move(view.state)
        self.tiles = []
        self.faded = 0
        self.cursor = 0
        self.thing = 0

    def allowed(self, action):
        """True if the action is legal."""
        for i in range(self.count):
            if self.legal[i] == action:
                return True
        return False

    # --- which card ---------------------------------------------------------------

    def card(self):
        """Which card is played, or what is said of it, or who goes first."""
        b = self.view.state[0]
        self.cursor = 0
        mine = self._mine()
        hand = rules.hand(b, self.seat)
        if mine:
            for value in range(1, mine):
                self.cursor += hand >> value & 1
        while True:
            self._hand(hand)
            i = self.pick("")
            if i < 0:
                return _MENU
            what, value = self.tiles[i]
            action = _BACK
            if what == _CARD_TILE:
                action = self._sure(value)
            elif what == _SAY_TILE:
                action = self._say(hand)
            else:
                action = self._other()
            if action != _BACK:
                return action

    def _mine(self):
        # the card that this person has chosen before and may see
        return self.view.table.b[_CARD + self.seat] & 7 if self.view.viewer == self.seat else 0

    def _hand(self, hand):
        self.faded = 0
        self.tiles = [(_CARD_TILE, value) for value in range(1, 8) if hand >> value & 1]
        if not self.view.state[1][_OPTS] & _SILENT:
            self.tiles.append((_SAY_TILE, 0))
        self.tiles.append((_OTHER_TILE, 0))

    def _sure(self, value):
        # the second press
        view = self.view
        while True:
            view.board.strip((self.tiles[self.cursor],), 0, 0)
            view.bar(t(K.SURE, value))
            view.foot(t(words.YES), t(words.NO))
            key = view.shell.key()
            if key == A:
                return _COMMIT << 11 | value
            if key == Y:
                return _MENU
            if key == X:
                self._page()
            else:
                if key & (LEFT | RIGHT):
                    self._step(key)
                return _BACK

    def _say(self, hand):
        # which card is announced (DB-091)
        kept = self.cursor
        self.cursor = 0
        self.tiles = [(_SAID_TILE, value) for value in range(1, 8) if hand >> value & 1]
        if self.view.state[0][_SAID + self.seat]:
            self.tiles.append((_UNSAID_TILE, 0))
        self.faded = 0
        for i in range(len(self.tiles)):
            self.faded |= (not self.allowed(self._action(self.tiles[i]))) << i
        i = self.pick(t(words.BACK))
        if i >= 0:
            return self._action(self.tiles[i])
        self.cursor = kept
        return i

    def _other(self):
        # another seat acts before this one (DB-024)
        view = self.view
        others = [seat for seat in range(view.state[0][_SEATS_N]) if seat != self.seat]
        i = view.shell.choose(t(K.OTHERS_HEAD), [view.seat_word(seat) for seat in others])
        if i >= 0:
            return _SPEAK << 11 | others[i]
        view.show()
        return _BACK

    # --- which colour -------------------------------------------------------------

    def colour(self, kind):
        """Which colour is taken from the centre (DB-048) or given up (DB-062)."""
        b = self.view.state[0]
        at = _CENTRE if kind == _TAKE else _TOKENS + 3 * self.seat
        self.tiles = [(_COLOUR_TILE + i, b[at + i]) for i in range(3)]
        self.kind = kind
        self.faded = 0
        for i in range(3):
            self.faded |= (not self.allowed(kind << 11 | i)) << i
        self.cursor = 0
        while self.faded >> self.cursor & 1:
            self.cursor += 1
        i = self.pick("")
        return _MENU if i < 0 else kind << 11 | i

    # --- tiles --------------------------------------------------------------------

    def _action(self, tile):
        what, value = tile
        if what == _SAID_TILE:
            return _ANNOUNCE << 11 | value
        if what == _UNSAID_TILE:
            return _WITHDRAW << 11
        if what == _CARD_TILE:
            return _COMMIT << 11 | value
        return self.kind << 11 | (what - _COLOUR_TILE)

    def word(self, tile):
        """What a tile is, in words."""
        what, value = tile
        if what == _CARD_TILE:
            return t(K.PLAY_CARD, value)
        if what == _SAID_TILE:
            return t(K.SAY_IT, value)
        if what < _COLOUR_TILE:
            return t((K.TAKE_BACK, K.SAY, K.OTHERS)[what - _UNSAID_TILE])
        return t(K.TAKE_TOKEN if self.kind == _TAKE else K.LOSE_TOKENS, t(K.GEM_COLOURS + what - _COLOUR_TILE), value)

    def pick(self, back):
        """Index of the tile chosen; -1 for the menu, -2 for B, which does what the word `back` says ("": nothing)."""
        view = self.view
        shell = view.shell
        while True:
            self._strip()
            view.bar(self.word(self.tiles[self.cursor]))
            view.foot(t(words.CHOOSE), back)
            key = shell.key()
            if key == Y:
                return _MENU
            if key == B:
                if back:
                    return _BACK
            elif key & (LEFT | RIGHT):
                self._step(key)
            elif key & (UP | DOWN):
                if self._look(key):
                    return _MENU
            elif key == A and not self.faded >> self.cursor & 1:
                return self.cursor
            else:
                if key == A:
                    shell.sound(_REFUSE)
                self._page()

    def _strip(self):
        self.view.board.strip(self.tiles, self.cursor, self.faded, self._mine())

    def _step(self, key):
        n = len(self.tiles)
        self.cursor = (self.cursor + (1 if key == RIGHT else n - 1)) % n

    def _page(self):
        # what the tile is, and which rule forbids it
        view = self.view
        tile = self.tiles[self.cursor]
        rule = 0
        if self.faded >> self.cursor & 1:
            rule = rules.why_not(view.state, self._action(tile))
        view.pages().tile(view, tile[0], self.word(tile), rule)
        view.show()

    # --- looking around -----------------------------------------------------------

    def _look(self, key):
        # the cursor goes over what lies on the table: A and X say what it is; True for the menu
        view = self.view
        n = view.board.things + view.state[0][_SEATS_N]
        self.thing = n - 1 if key == UP else 0
        while True:
            # the outlines stick out of what they are around
            view.board.clear()
            view.board.draw()
            self._strip()
            view.bar(view.pages().thing_word(view, self.thing))
            view.foot(t(words.MORE), t(words.BACK))
            view.board.edge(self.thing, 0)
            key = view.shell.key(self._pulse)
            if key & (B | Y):
                view.show()
                return key == Y
            if key & (A | X):
                view.pages().thing(view, self.thing)
                view.show()
            else:
                self.thing = (self.thing + (1 if key & (DOWN | RIGHT) else n - 1)) % n

    def _pulse(self, beat):
        self.view.board.edge(self.thing, beat)
