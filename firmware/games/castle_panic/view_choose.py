# SPDX-License-Identifier: MIT
"""Castle Panic: choosing by buttons: a tile of the strip, a target on the board, a card of a list.

Only legal actions are offered; a greyed tile answers X with the rule that forbids it.  How one is chosen stands in
games.choosing, which question is asked in view_ask and view_seats.
"""


from core import loading
from games import choosing
from games.castle_panic import rules, view_log
from games.castle_panic.data import COLOUR
from games.castle_panic.opening import opening_left
from games.castle_panic.pieces import hand_start
from games.castle_panic.view_icons import card_tile, token_tile
from games.castle_panic.view_look import Looker
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import sprites
from ui.palette import LIGHT

_DISCARD = const(2)
_TRADE = const(3)
_PLAY_CARDS = const(4)
_ASK_DROP = const(3)
_ASK_OFFER = const(6)
_LEAD_DISCARD = const(1)
_LEAD_GIVE = const(4)
_PHASE = const(0)
_ASK = const(1)
_OVERLORD = const(17)
_SWAPS = const(13)
_MONS_N = const(30)
_LORD_N = const(32)
_HAND_N = const(34)
_TOKENS = const(96)
_MONS = const(13)
_PLACE = const(0)
_SWAP = const(4)
_DROP = const(5)
_OFFER = const(7)
_GIVE = const(8)
_PLAY = const(11)
_NICE = const(12)
_SCAVENGE = const(13)
_LORD = const(16)
_TOKEN = const(17)
_BRICK = const(15)
_MORTAR = const(16)
_NICE_SHOT = const(18)
_FORTIFY = const(21)
_SCAVENGER = const(24)

# what a tile is: a castle card, 32 + an opening monster, 64 + a token, or one of these
END_TILE = const(-1)
RANDOM_TILE = const(-2)
ALL_TILE = const(-3)
MONSTER_TILE = const(32)
TOKEN_TILE = const(64)
_TOKEN_TILE = const(64)
_MONSTER_TILE = const(32)
_END_TILE = const(-1)
_RANDOM_TILE = const(-2)
_ALL_TILE = const(-3)

# what a target is: a monster, a Wall site, a space of a ring
MONSTER = const(0)
SITE = const(1)
_MONSTER = const(0)
_SITE = const(1)


class Chooser(choosing.Chooser):
    """Lets the person at a View choose."""

    def __init__(self, view):
        choosing.Chooser.__init__(self, view)
        self.legal = view.session.legal
        self.count = 0
        self.looker = Looker(view)

    def refresh(self):
        """Ask the rules what is legal now."""
        self.count = rules.legal(self.view.state, self.legal)

    def actions(self, kind, p=-1):
        """The legal actions of this kind, with operand p if it is given."""
        out = []
        for i in range(self.count):
            a = self.legal[i]
            if a >> 11 == kind and (p < 0 or a >> 5 & 63 == p):
                out.append(a)
        return out

    # --- tiles ----------------------------------------------------------------

    def hand(self):
        """The strip as it is when nothing is asked: what the seat whose turn it is holds."""
        self.hand_tiles(self.view.seat())
        self.strip(-1)

    def hand_tiles(self, seat):
        """The tiles of what a seat holds; backs where nobody may look."""
        b = self.view.state[0]
        self.clear()
        if b[_OVERLORD] == seat + 1:
            for i in range(_TOKENS + 49 - b[_LORD_N], _TOKENS + 49):
                icon, ground, mark = token_tile(b[i])
                self.add(_TOKEN_TILE + b[i], icon, ground, mark)
        else:
            i = hand_start(b, seat)
            for j in range(i, i + b[_HAND_N + seat]):
                icon, ground, mark = card_tile(b[j])
                self.add(b[j], icon, ground, mark)
        if not self.view.may_see(seat):
            back = sprites.TOKEN_BACK if b[_OVERLORD] == seat + 1 else sprites.ICON_DECK
            self.tiles = [(back, LIGHT, "") for _ in self.tiles]

    def playable(self, kind):
        """True if a legal action begins with this tile."""
        for i in range(self.count):
            if names(self.legal[i], kind):
                return True
        return False

    def choose_word(self, faded):
        """What A does with the tile; with a greyed one it says why not."""
        if faded:
            return t(words.WHY_NOT)
        b = self.view.state[0]
        if self.kinds[self.cursor] >= 0 and (b[_PHASE] == _DISCARD or b[_ASK] == _ASK_DROP):
            return t(K.PHASES + _DISCARD)
        return t(words.CHOOSE)

    def lead_word(self):
        """What is done with the tile, before its name."""
        b, w = self.view.state
        if self.kinds[self.cursor] == _RANDOM_TILE:
            return t(K.TO_PLACE, sum([opening_left(b, w, kind) for kind in range(3)])) + " "
        if self.kinds[self.cursor] < 0:
            return ""
        i = _LEAD_GIVE if b[_ASK] == _ASK_OFFER else _LEAD_DISCARD if b[_ASK] == _ASK_DROP else _LEADS[b[_PHASE]]
        return t(K.LEADS + i) + " "

    def kind_word(self, kind):
        """What a tile is, in words."""
        if kind == _END_TILE:
            phase = self.view.state[0][_PHASE]
            if phase == _PLAY_CARDS:
                return t(K.END_MOVE)
            if phase == _DISCARD:
                return t(K.KEEP_REST if self.view.state[0][_SWAPS] else K.KEEP_ALL)
            return self.end_word
        if kind == _RANDOM_TILE:
            return t(K.AT_RANDOM)
        if kind == _ALL_TILE:
            return t(K.ALL_FOR_ONE)
        if kind >= _TOKEN_TILE:
            return view_log.token(kind - _TOKEN_TILE)
        if kind >= _MONSTER_TILE:
            return t(K.MONSTERS + kind - _MONSTER_TILE)
        return t(K.CARDS + kind)

    def look(self):
        """The cursor goes round the board."""
        return self.looker.look(self.table)

    def explain(self, kind, faded):
        """X: what the tile is, and for a greyed one which rule forbids it now."""
        if kind in (_END_TILE, _RANDOM_TILE):
            self.view.help()
            return
        view_help = self.view.pages()

        if kind == _ALL_TILE:
            view_help.all_for_one(self.view)
            return

        why = ""
        if faded:
            rule = self._rule(kind)
            why = t(words.WHY_NOT) + ": " + view_help.reason(rule, "" if rule in _FAR else self._fact(kind))
        view_help.tile(self.view, kind, why)

    def _fact(self, kind):
        # what stops a card now, as far as its rule leaves that open
        state = self.view.state
        if kind >= _MONSTER_TILE or state[0][_ASK] or state[0][_PHASE] != _PLAY_CARDS:
            return ""
        return loading.passing("games.castle_panic.view_why").fact(state, kind)

    def _rule(self, kind):
        # the rule that forbids the most promising use of the tile
        rule = 0
        sites = kind in (_BRICK, _MORTAR, _FORTIFY)
        for q in range(6 if sites else max(1, self.view.state[0][_MONS_N])):
            rule = rules.why_not(self.view.state, _attempt(kind, self.view.state[0][_PHASE]) | q)
            if rule not in _FAR:
                break
        return rule

    # --- targets ----------------------------------------------------------------

    def order(self, target):
        """Clockwise from 12 o'clock, from outside to inside."""
        what, q, _action = target
        if what == _MONSTER:
            pos = self.view.state[1][_MONS + q] >> 7
            return (pos % 6) * 512 + (pos // 6) * 64 + q
        return q * 512 if what == _SITE else (q % 6) * 512 + (q // 6) * 64

    def outline(self, target, beat):
        """A monster, a Wall site or a space."""
        what, q, _action = target
        board = self.view.board
        if what == _MONSTER:
            board.ring_monster(q, beat)
        elif what == _SITE:
            board.ring_wall(q, beat)
        else:
            board.ring_space(q, beat)

    def target_word(self, target):
        """`Orc 1/2 A3`, `3G`."""
        what, q, _action = target
        if what == _MONSTER:
            m = self.view.state[1][_MONS + q]
            return self.view.points(m) + " " + view_log.short_place(m >> 7)
        return str(q % 6 + 1) + t(words.COLOUR_LETTERS + COLOUR[q % 6])

    def target_page(self, target):
        """What the target is."""
        view_help = self.view.pages()

        what, q, _action = target
        if what == _MONSTER:
            view_help.standing(self.view, self.view.state[1][_MONS + q])
        elif what == _SITE:
            view_help.site(self.view, q)
        else:
            view_help.space(self.view, q)


# rules that only say that this one target is out of reach: a monster in the Forest or the Castle, no Wall here
_FAR = (96, 97, 118)


def names(action, card):
    """Does the action use this card (in the set-up this monster, for the Overlord this token)?"""
    kind = action >> 11
    p = action >> 5 & 63
    if card >= _TOKEN_TILE:
        return kind in (_TOKEN, _LORD) and p == card - _TOKEN_TILE
    if card >= _MONSTER_TILE:
        return kind == _PLACE and p == card - _MONSTER_TILE
    if kind == _NICE:
        return card in (p, _NICE_SHOT)
    if kind == _SCAVENGE:
        return card == _SCAVENGER
    if kind == _PLAY and p == _BRICK:
        return card in (_BRICK, _MORTAR)
    return p == card and kind in (_PLAY, _SWAP, _DROP, _OFFER, _GIVE)


def _attempt(kind, phase):
    # an action that tries the tile, its target left out
    if kind >= _TOKEN_TILE:
        return _TOKEN << 11 | kind - _TOKEN_TILE << 5
    if kind >= _MONSTER_TILE:
        return _PLACE << 11 | kind - _MONSTER_TILE << 5
    if phase == _TRADE:
        return _OFFER << 11 | kind << 5
    if kind == _SCAVENGER:
        return _SCAVENGE << 11
    return _PLAY << 11 | kind << 5


# which of K.LEADS a phase has
_LEADS = bytes((0, 0, 1, 2, 3, 3, 3, 3, 3))
