# SPDX-License-Identifier: MIT
"""Castle Panic: looking round the board: a cursor on a space, and what stands there in words."""

from drivers.buttons import LEFT, RIGHT, UP, A, B, X, Y
from games.castle_panic import rules, view_log
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const

_SWORD_RING = const(18)
_CASTLE_RING = const(24)
_TAR_BIT = const(2)
_PHASE = const(0)
_PILE_N = const(31)
_DECK_N = const(33)
_DISC_N = const(40)
# what lies around the board: the phase, tokens, discards, deck, trophies
_EDGE = const(30)
_EDGES = const(5)


class Looker:
    """Moves a cursor over the board of a View."""

    def __init__(self, view):
        self.view = view
        self.pos = _SWORD_RING
        # the space that was left for the counters
        self.left = 0

    def look(self, strip):
        """Left and right along a ring, up outwards, down inwards, A lists what stands there; B or Y, which end it.

        Outside the Forest come the phases and the counters, clockwise.
        """
        board = self.view.board
        key = 0
        board.draw()
        while not key & (B | Y):
            edge = self.pos - _EDGE
            self.view.bar(self._count_word(edge) if edge >= 0 else view_log.place(self.pos) + ": " + self._brief())
            board.enter(self.pos)
            self.view.foot(t(words.MORE), t(words.BACK))
            key = self.view.shell.key(self._pulse)
            if key & (A | X):
                self._page(edge, key)
                strip()
                board.draw()
            else:
                board.leave(self.pos)
                self.pos = self._moved(key, edge)
        board.forget()
        return key

    def _moved(self, key, edge):
        # where a direction leads
        if key & (B | Y):
            return self.pos
        if edge >= 0:
            if key == RIGHT:
                return _EDGE + (edge + 1) % _EDGES
            return _EDGE + (edge + _EDGES - 1) % _EDGES if key == LEFT else self.left
        ring = self.pos // 6
        arc = self.pos % 6
        if key == UP and ring == 0 and hasattr(self.view.board, "edge"):
            self.left = self.pos
            return _EDGE
        if key == RIGHT:
            arc = (arc + 1) % 6
        elif key == LEFT:
            arc = (arc + 5) % 6
        elif key == UP:
            ring = max(0, ring - 1)
        else:
            ring = min(4, ring + 1)
        return ring * 6 + arc

    def _page(self, edge, key):
        # A: what stands there; X, and A where there is no monster: what the place is
        view = self.view
        first, end = view.table.at(max(0, min(self.pos, _EDGE - 1)))
        if edge < 0 and key == A and (end > first or self.pos < _SWORD_RING):
            view.shell.message(view_log.place(self.pos), self._list() or t(words.NOTHING))
            return
        view_help = view.pages()
        if edge < 0:
            view_help.space(view, self.pos)
        else:
            view_help.edge(view, edge, self._count_word(edge))

    def _count_word(self, edge):
        # a counter in words; edge 0 is the phase
        b = self.view.state[0]
        if edge == 0:
            return t(K.PHASES + b[_PHASE])
        if edge == 1:
            return t(K.PILE_COUNT, b[_PILE_N])
        if edge == 4:
            return t(K.SCORE, rules.score(self.view.state, self.view.castle_seat()))
        return t(K.DECK_COUNT, b[_DECK_N], b[_DISC_N])

    def _pulse(self, beat):
        # its own colour stays: only the rim of the space pulses
        edge = self.pos - _EDGE
        if edge < 0:
            self.view.board.rim(self.pos, beat)
        else:
            self.view.board.edge(edge, beat)

    def _brief(self):
        first, end = self.view.table.at(self.pos)
        return str(end - first) if end > first else "-"

    def _list(self):
        table = self.view.table
        first, end = table.at(self.pos)
        lines = []
        for i in range(first, end):
            m = table.monsters[i]
            word = self.view.points(m)
            lines.append(t(K.TAR_ON, word) if m & _TAR_BIT else word)
        bit = 1 << self.pos % 6
        if self.pos >= _CASTLE_RING:
            lines.append(t(K.HAS_TOWER if table.towers & bit else K.NO_TOWER))
        elif self.pos >= _SWORD_RING:
            wall = K.HAS_FORT if table.forts & bit else K.HAS_WALL
            lines.append(t(wall if table.walls & bit else K.NO_WALL))
        return "\n".join(lines)
