# SPDX-License-Identifier: MIT
"""Monster Hex: the questions of one seat; each gives the action chosen, or -1 when the person wants the menu.

A placement is chosen in three steps: a tile here, then hex and turn (view_aim).
"""

from drivers.buttons import DOWN, LEFT, RIGHT, UP, A, X, Y
from games.monster_hex import rules
from games.monster_hex.abilities import ability, at_s
from games.monster_hex.boards import HEXES, SLOTS
from games.monster_hex.flow import side_to_place, worth
from games.monster_hex.stones import is_monster
from games.monster_hex.view_aim import Aimer
from games.monster_hex.view_log import stone as stone_word
from games.monster_hex.view_log import tile as tile_word
from lang import keys as words
from lang import keys_monster_hex as K
from lang import t
from micropython import const

_CHOOSE = const(0)
_LEARN = const(1)
_TILE = const(2)
_POWER = const(3)
_PHASE = const(0)
_SEATS_N = const(1)
_BOARD = const(2)
_MOVER = const(6)
_STONE = const(8)
_FACTION_OF = const(11)
_HAND_N = const(47)
_TILES = const(55)
_OPEN_N = const(98)
_OWN_N = const(99)
_HEX = const(116)
_PLACE = const(0)
_TARGET = const(1)
_CONFUSE = const(2)
_PETRIFY = const(3)
_USE = const(4)
_DECLINE = const(5)
_SLOT = const(6)
_FACTION = const(7)
_ABILITY = const(8)
_BOUNTY_A = const(1)
_STRIKE = const(2)
_CONFUSE_A = const(4)
_SCHEME = const(5)
_PETRIFY_A = const(7)
_STONES = const(32)
_HAND_TILE = const(0)
_AIM_TILE = const(1)
_POWER_TILE = const(2)
_SLOT_TILE = const(3)
_END_TILE = const(4)
_AIMS_KIND = const(16)
_POWER_KIND = const(17)
_SLOTS = const(18)
_END = const(-1)
_MENU = const(-1)
_BACK = const(-2)
_REFUSE = const(2)


def decide(view):
    """The decision that the state asks for now."""
    phase = view.state[0][_PHASE]
    if phase == _CHOOSE:
        return _faction(view)
    if phase == _LEARN:
        return _learn(view)
    asker = view.asker = Asker(view)
    if phase == _TILE:
        return asker.tile()
    return asker.power() if phase == _POWER else asker.slot()


def _faction(view):
    # one of those nobody has (MH-003)
    shell = view.shell
    free = rules.free_factions(view.state[0])
    i = 0
    while not free >> i & 1:
        i += 1
    while True:
        view.board.factions(i)
        view.bar(t(K.FACTIONS + i), t(K.PHASES) + ": ")
        view.foot(t(words.CHOOSE), "")
        key = shell.key()
        if key == Y:
            return _MENU
        if key & (UP | LEFT):
            i = (i + 3) % 4
        elif key & (DOWN | RIGHT):
            i = (i + 1) % 4
        elif key == A and free >> i & 1:
            return _FACTION << 11 | i
        elif key & (A | X):
            if key == A:
                shell.sound(_REFUSE)
            shell.new_screen()
            view.pages().faction(view, i, 0 if free >> i & 1 else 3)
            view.show()


def _learn(view):
    # one of the two of the faction (MH-014)
    b = view.state[0]
    first = 2 * (b[_FACTION_OF + b[_MOVER]] - 1)
    i = 0
    while True:
        view.board.abilities(i)
        view.bar(t(K.ABILITIES + first + i), t(K.PHASES + 1) + ": ")
        view.foot(t(words.CHOOSE), "")
        key = view.shell.key()
        if key == Y:
            return _MENU
        if key & (UP | DOWN | LEFT | RIGHT):
            i ^= 1
        elif key == A:
            return _ABILITY << 11 | first + i
        elif key == X:
            view.shell.new_screen()
            view.pages().ability(view, first + i)
            view.show()


class Asker(Aimer):
    """Lets the person at a View choose."""

    def __init__(self, view):
        Aimer.__init__(self, view)
        self.count = rules.legal(view.state, view.legal)
        self.side = side_to_place(self.b)
        self.what = ability(self.b) if self.b[_PHASE] == _POWER else -1
        self.turning = self.what == _CONFUSE_A

    # --- the strip ------------------------------------------------------------------

    def playable(self, kind):
        """True if a tile of the hand fits anywhere."""
        if kind >= _AIMS_KIND:
            return True
        for i in range(self.count):
            action = self.view.legal[i]
            if action >> 11 == _PLACE and action // 192 == kind:
                return True
        return False

    def kind_word(self, kind):
        """What a tile of the strip is, in words."""
        if kind == _END:
            return t(K.DECLINE)
        if kind < _AIMS_KIND:
            return t(K.SHARED_TILE if self.side == self.b[_SEATS_N] else K.TILE, tile_word(kind))
        if kind == _AIMS_KIND:
            return t(K.OPTIONS + 1)
        if kind == _POWER_KIND:
            return t(K.USE, t(K.ABILITIES + self.what))
        slot = kind - _SLOTS
        at = self.b[_STONE]
        value = SLOTS[self.b[_BOARD]][4 * at + 2 * slot]
        return t(K.TAKE_SLOT, stone_word(at), value, worth(self.b, self.b[_MOVER], at, slot))

    def lead_word(self):
        """Before the second tile of a Strike: what it is placed for."""
        return t(K.ABILITIES + _STRIKE) + ": " if self.what == _STRIKE else ""

    def explain(self, kind, faded):
        """X on a tile, or A on one that fits nowhere."""
        view = self.view
        pages = view.pages()
        if kind == _END or kind == _POWER_KIND:
            pages.ability(view, self.what)
        elif kind == _AIMS_KIND:
            pages.objectives(view)
        elif kind >= _SLOTS:
            pages.thing(view, _STONES + self.b[_STONE])
        else:
            pages.tile(view, self.side, kind, self._rule(kind) if faded else 0)

    def _rule(self, tile):
        # why a tile fits nowhere: what forbids it on the first empty hex
        for at in range(HEXES[self.b[_BOARD]]):
            if not self.b[_HEX + at]:
                return rules.why_not(self.view.state, self._place(tile, at, 0))
        return 31

    def _hand(self):
        b = self.b
        first = _TILES + 10 * self.side
        for i in range(first, first + b[_HAND_N + self.side]):
            self._add(b[i], _HAND_TILE, 10 * self.side + b[i], "")

    def _aims(self):
        b = self.b
        n = b[_OPEN_N] + b[_OWN_N + b[_MOVER]]
        if n:
            self._add(_AIMS_KIND, _AIM_TILE, n, str(n))

    def _add(self, kind, what, value, mark):
        self.kinds.append(kind)
        self.tiles.append((what, value, mark))

    def _add_end(self):
        self.end_word = t(K.DECLINE_SHORT)
        self._add(_END, _END_TILE, 0, self.end_word)

    # --- questions --------------------------------------------------------------------

    def tile(self, struck=False):
        """Which tile is placed, where, and how it is turned (MH-031); `struck`: the second one of a Strike, or none."""
        self._hand()
        self._aims()
        if struck:
            self._add_end()
        while True:
            kind = self.pick()
            if kind is None:
                return _MENU
            if kind == _END:
                return _DECLINE << 11
            action = self._aims_shown() if kind == _AIMS_KIND else self._lay(kind)
            if action != _BACK:
                return action

    def _aims_shown(self):
        self.view.pages().objectives(self.view)
        self.view.scene()
        return _BACK

    def power(self):
        """What the ability does, or that it is kept back (MH-092)."""
        if self.what == _STRIKE:
            return self.tile(True)
        self._add(_POWER_KIND, _POWER_TILE, self.what, "S" if at_s(self.b) else "")
        self._aims()
        self._add_end()
        while True:
            kind = self.pick()
            if kind is None:
                return _MENU
            action = _BACK
            if kind == _END:
                action = _DECLINE << 11
            elif kind == _AIMS_KIND:
                action = self._aims_shown()
            elif self.what in (_BOUNTY_A, _SCHEME):
                action = _USE << 11
            else:
                action = self._aim()
            if action != _BACK:
                return action

    def slot(self):
        """Which slot of the stone is taken (MH-046)."""
        b = self.b
        at = b[_STONE]
        for slot in range(2):
            self._add(_SLOTS + slot, _SLOT_TILE, 2 * at + slot, "=%d" % worth(b, b[_MOVER], at, slot))
        self.cursor = 1 if worth(b, b[_MOVER], at, 1) > worth(b, b[_MOVER], at, 0) else 0
        kind = self.pick()
        return _MENU if kind is None else _SLOT << 11 | kind - _SLOTS

    # --- on the board -------------------------------------------------------------------

    def _place(self, tile, at, turn):
        return _PLACE << 11 | (tile << 5 | at) * 6 + turn

    def _lay(self, tile):
        # a hex for the tile, then its turn
        b = self.b
        self.piece = 10 * self.side + tile
        for at in range(32):
            self.turns[at] = 0
        for i in range(self.count):
            q = self.view.legal[i]
            if q >> 11 == _PLACE and q // 192 == tile:
                self.turns[q // 6 & 31] |= 1 << q % 6
        self.spots = [at for at in range(HEXES[b[_BOARD]]) if not is_monster(b, at)]
        self.question = ""
        return self.walk()

    def _aim(self):
        # a target for the ability, for Confuse its new turn as well
        b = self.b
        for i in range(self.count):
            kind = self.view.legal[i] >> 11
            q = self.view.legal[i] & 0x7FF
            if kind == _CONFUSE:
                self.turns[q // 6] |= 1 << q % 6
            elif kind in (_TARGET, _PETRIFY):
                self.turns[q] = 1
        stone = self.what == _PETRIFY_A
        self.piece = -1
        self.spots = [at for at in range(HEXES[b[_BOARD]]) if is_monster(b, at) != stone]
        self.question = t(K.ASK_HEX if stone else K.ASK_MONSTER, t(K.ABILITIES + self.what)) + " "
        return self.walk()

    def action(self, at, turn):
        """What A does with that hex and that turn."""
        if self.turning:
            return _CONFUSE << 11 | at * 6 + turn
        if self.piece >= 0:
            return self._place(self.piece % 10, at, turn)
        return (_PETRIFY if self.what == _PETRIFY_A else _TARGET) << 11 | at
