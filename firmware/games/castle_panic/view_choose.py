# SPDX-License-Identifier: MIT
"""Castle Panic: asking for a decision by buttons: first what (a tile of the strip), then where.

Only legal actions are offered; a greyed tile answers X with the rule that forbids it.
"""

from array import array

from drivers.buttons import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from games.castle_panic import rules, view_log
from games.castle_panic.data import COLOUR, REACH
from games.castle_panic.opening import opening_left
from games.castle_panic.pieces import hand_start
from games.castle_panic.view_icons import card_icon, card_tile
from games.castle_panic.view_look import Looker
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import pieces, sprites
from ui.palette import LIGHT, PAPER

_SETUP = const(0)
_DISCARD = const(2)
_PLAY_CARDS = const(4)
_ASK_DROP = const(3)
_PHASE = const(0)
_ASK = const(1)
_ACTIVE = const(4)
_MONS_N = const(30)
_HAND_N = const(34)
_MONS = const(13)
_PLACE = const(0)
_SCATTER = const(1)
_SWAP = const(4)
_DROP = const(5)
_PASS = const(6)
_PLAY = const(11)
_NICE = const(12)
_SCAVENGE = const(13)
_BRICK = const(15)
_MORTAR = const(16)
_NICE_SHOT = const(18)
_MISSING = const(22)
_DRAW_2 = const(23)
_SCAVENGER = const(24)
_TAR_BIT = const(2)
_ARCHER_RING = const(6)

_HAND_Y = const(192)
_END_TILE = const(-1)
_RANDOM_TILE = const(-2)

# what a target is
_MONSTER = const(0)
_SITE = const(1)
_ARC = const(2)


class Chooser:
    """Asks the person at a View."""

    def __init__(self, view):
        self.view = view
        self.legal = array("H", bytes(2 * rules.MAX_ACTIONS))
        self.count = 0
        self.tiles = []
        self.kinds = []
        self.cursor = 0
        self.looker = Looker(view)

    # --- tiles ----------------------------------------------------------------

    def hand(self):
        """The strip as it is when nothing is asked: the hand of the seat at the board."""
        self._hand_tiles(0, "")
        self._strip(-1, 0)

    def _hand_tiles(self, seat, end):
        b = self.view.state[0]
        i = hand_start(b, seat)
        self.kinds = [b[j] for j in range(i, i + b[_HAND_N + seat])]
        self.tiles = [card_tile(card) for card in self.kinds]
        if end:
            self.kinds.append(_END_TILE)
            self.tiles.append((sprites.TOKEN_BACK, PAPER, end))

    def _strip(self, cursor, faded):
        pieces.card_strip(self.view.canvas, self.tiles, cursor, _HAND_Y, faded=faded)

    def _table(self):
        # the board and the strip again, after a sheet lay over them
        self.view.scene()
        self._strip(self.cursor, self._faded())

    def _faded(self):
        # bit i: no legal action begins with tile i
        mask = 0
        for i in range(len(self.kinds)):
            if self.kinds[i] >= 0 and not self._playable(self.kinds[i]):
                mask |= 1 << i
        return mask

    def _playable(self, card):
        for i in range(self.count):
            if _names(self.legal[i], card):
                return True
        return False

    # --- the questions --------------------------------------------------------

    def decide(self):
        """The action chosen, or None for the menu."""
        b = self.view.state[0]
        self.count = rules.legal(self.view.state, self.legal)
        if b[_ASK] == _ASK_DROP:
            return self._discard(_DROP, "")
        if b[_ASK]:
            return self._hurt()
        if b[_PHASE] == _SETUP:
            return self._opening()
        if b[_PHASE] == _DISCARD:
            return self._discard(_SWAP, t(K.KEEP))
        return self._play()

    def _discard(self, kind, end):
        self._hand_tiles(rules.to_move(self.view.state), end)
        self.cursor = len(self.tiles) - 1 if end else 0
        while True:
            i = self._pick()
            if i < 0:
                return None
            if self.kinds[i] == _END_TILE:
                return self._end()
            return kind << 11 | self.kinds[i] << 5

    def _hurt(self):
        targets = [(_MONSTER, a & 31, a) for a in self.legal[: self.count]]
        self._hand_tiles(0, "")
        self.cursor = -1
        self._strip(-1, 0)
        i = self._aim(targets, K.ASK_HURT, False)
        return targets[i][2] if i >= 0 else None

    def _opening(self):
        b, w = self.view.state
        self.kinds = []
        self.tiles = []
        for kind in range(3):
            n = opening_left(b, w, kind)
            if n:
                self.kinds.append(kind)
                self.tiles.append((sprites.GOBLIN + kind, PAPER, "x" + str(n)))
        self.kinds.append(_RANDOM_TILE)
        self.tiles.append((sprites.CARD_MISSING, LIGHT, ""))
        self.cursor = min(self.cursor, len(self.tiles) - 1)
        while True:
            i = self._pick()
            if i < 0:
                return None
            if self.kinds[i] == _RANDOM_TILE:
                return _SCATTER << 11
            targets = []
            for a in self.legal[: self.count]:
                if a >> 11 == _PLACE and a >> 5 & 63 == self.kinds[i]:
                    targets.append((_ARC, a & 31, a))
            j = self._aim(targets, K.ASK_ARC)
            if j >= 0:
                return targets[j][2]
            if j == -2:
                return None

    def _play(self):
        self._hand_tiles(self.view.state[0][_ACTIVE], t(K.END))
        self.cursor = max(0, min(self.cursor, len(self.tiles) - 1))
        while True:
            i = self._pick()
            if i < 0:
                return None
            card = self.kinds[i]
            if card == _END_TILE:
                return self._end()
            action = self._use(card)
            if action is None:
                return None
            if action >= 0:
                return action

    def _end(self):
        # the next question does not begin on its end: A pressed twice must not skip it
        self.cursor = 0
        return _PASS << 11

    def _use(self, card):
        # the action of a card, -1 to choose another, None for the menu
        if card == _NICE_SHOT:
            return self._nice()
        if card == _SCAVENGER:
            return self._scavenge()
        if card in (_MISSING, _DRAW_2):
            return _PLAY << 11 | card << 5
        if card in (_BRICK, _MORTAR):
            card = _BRICK
        return self._target(_PLAY, card)

    def _target(self, kind, card):
        targets = []
        what = _MONSTER if REACH[card] else _SITE
        for a in self.legal[: self.count]:
            if a >> 11 == kind and a >> 5 & 63 == card:
                targets.append((what, a & 31, a))
        i = self._aim(targets, K.ASK_TARGET if what == _MONSTER else K.ASK_SITE)
        if i >= 0:
            return targets[i][2]
        return None if i == -2 else -1

    def _nice(self):
        # which hit card goes with it, then on whom
        cards = []
        for a in self.legal[: self.count]:
            if a >> 11 == _NICE and (a >> 5 & 63) not in cards:
                cards.append(a >> 5 & 63)
        card = self._list(cards, K.ASK_WITH)
        return card if card is None or card < 0 else self._target(_NICE, card)

    def _scavenge(self):
        cards = [a >> 5 & 63 for a in self.legal[: self.count] if a >> 11 == _SCAVENGE]
        card = self._list(cards, K.ASK_TAKE)
        return card if card is None or card < 0 else _SCAVENGE << 11 | card << 5

    # --- choosing one of several ----------------------------------------------

    def _list(self, cards, question):
        # a card from a list over the board; -1 to go back
        i = self.view.shell.choose(t(question), [t(K.CARDS + card) for card in cards])
        self._table()
        return cards[i] if i >= 0 else -1

    def _pick(self):
        # a tile of the strip; -1 for the menu
        view = self.view
        faded = self._faded()
        while True:
            self._strip(self.cursor, faded)
            view.bar(self._tile_word())
            view.foot(self._choose_word(), self._end_word())
            key = view.shell.key()
            if key == LEFT:
                self.cursor = (self.cursor - 1) % len(self.tiles)
            elif key == RIGHT:
                self.cursor = (self.cursor + 1) % len(self.tiles)
            elif key == B and self._end_word():
                self.cursor = len(self.tiles) - 1
            elif key == Y:
                return -1
            elif key == A and not faded >> self.cursor & 1:
                return self.cursor
            elif key & (UP | DOWN):
                if self.looker.look(self._table) == Y:
                    return -1
                view.scene()
            elif key & (A | X):
                self._explain(faded >> self.cursor & 1)
                view.scene()

    def _choose_word(self):
        # what A does with the tile
        b = self.view.state[0]
        if self.kinds[self.cursor] >= 0 and (b[_PHASE] == _DISCARD or b[_ASK] == _ASK_DROP):
            return t(K.PHASES + _DISCARD)
        return t(words.CHOOSE)

    def _end_word(self):
        # what B leads to: the tile that ends the phase, if it is not chosen already
        if self.kinds[-1] != _END_TILE or self.kinds[self.cursor] == _END_TILE:
            return ""
        return t(K.END if self.view.state[0][_PHASE] == _PLAY_CARDS else K.KEEP)

    def _tile_word(self):
        kind = self.kinds[self.cursor]
        if kind == _END_TILE:
            return t(K.END_MOVE if self.view.state[0][_PHASE] == _PLAY_CARDS else K.KEEP_ALL)
        if kind == _RANDOM_TILE:
            return t(K.AT_RANDOM)
        if self.view.state[0][_PHASE] == _SETUP:
            return t(K.MONSTERS + kind)
        return t(K.CARDS + kind)

    def _explain(self, faded):
        # X: what the tile is, and for a greyed one which rule forbids it now
        kind = self.kinds[self.cursor]
        if kind < 0 or self.view.state[0][_PHASE] == _SETUP:
            self.view.help()
            return
        body = t(K.CARD_TEXTS + kind)
        if faded:
            body += "\n" + t(words.WHY_NOT) + ": " + self._reason(kind)
        self.view.shell.message(t(K.CARDS + kind), body, card_icon(kind))

    def _reason(self, card):
        # the rule that forbids the most promising use of the card
        rule = 0
        for q in range(max(1, self.view.state[0][_MONS_N])):
            rule = rules.why_not(self.view.state, _attempt(card) | q)
            if rule not in (96, 97):
                break
        return t(words.RULE, rules.RULE_PREFIX, "%03d" % rule)

    def _aim(self, targets, question, back=True):
        # one of the targets on the board; -1 to go back (where that is possible), -2 for the menu
        view = self.view
        if not targets:
            return -1
        targets.sort(key=self._clock)
        now = 0

        def pulse(beat):
            for j in range(len(targets)):
                self._outline(targets[j], beat if j != now else 2 * beat)

        while True:
            view.board.draw()
            pulse(1)
            self._outline(targets[now], 0)
            view.bar(t(question) + " " + self._word(targets[now]))
            view.foot(t(words.CHOOSE), t(words.BACK) if back else "")
            key = view.shell.key(pulse)
            if key & (RIGHT | DOWN):
                now = (now + 1) % len(targets)
            elif key & (LEFT | UP):
                now = (now - 1) % len(targets)
            elif key == A:
                view.board.draw()
                return now
            elif key == B and back:
                view.board.draw()
                return -1
            elif key == Y:
                return -2
            elif key == X:
                view.shell.message(t(words.HELP), self._details(targets[now]))
                self._table()

    def _clock(self, target):
        # clockwise from 12 o'clock, from outside to inside
        what, q, _action = target
        if what == _MONSTER:
            pos = self.view.state[1][_MONS + q] >> 7
            return (pos % 6) * 512 + (pos // 6) * 64 + q
        return q * 512

    def _outline(self, target, beat):
        what, q, _action = target
        board = self.view.board
        if what == _MONSTER:
            board.ring_monster(q, beat)
        elif what == _SITE:
            board.ring_wall(q, beat)
        else:
            board.ring_space(_ARCHER_RING + q, beat)

    def _word(self, target):
        what, q, _action = target
        if what == _MONSTER:
            m = self.view.state[1][_MONS + q]
            return self.view.points(m) + " " + view_log.short_place(m >> 7)
        return str(q + 1) + t(words.COLOUR_LETTERS + COLOUR[q])

    def _details(self, target):
        what, q, _action = target
        if what == _MONSTER:
            m = self.view.state[1][_MONS + q]
            word = self.view.points(m) + ": " + view_log.place(m >> 7)
            return t(K.TAR_ON, word) if m & _TAR_BIT else word
        return t(K.WALL_SITE, q + 1) if what == _SITE else view_log.place(_ARCHER_RING + q)


def _names(action, card):
    # does the action use this card (or, in the set-up, this monster)?
    kind = action >> 11
    p = action >> 5 & 63
    if kind == _NICE:
        return card in (p, _NICE_SHOT)
    if kind == _SCAVENGE:
        return card == _SCAVENGER
    if kind == _PLAY and p == _BRICK:
        return card in (_BRICK, _MORTAR)
    return p == card and kind in (_PLAY, _SWAP, _DROP, _PLACE)


def _attempt(card):
    # an action that tries the card, its target left out
    if card == _SCAVENGER:
        return _SCAVENGE << 11
    return _PLAY << 11 | card << 5
