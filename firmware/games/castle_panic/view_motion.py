# SPDX-License-Identifier: MIT
"""Castle Panic in motion: monsters walk, cards fly, Walls fall, the Boulder rolls.

All of it passes over the picture and leaves it as it was: what the event changed is drawn before or afterwards.
"""

from array import array

from games.castle_panic import view_geometry as geo
from games.castle_panic.view_icons import card_tile
from micropython import const
from ui import pieces, sprites
from ui.canvas import SAME
from ui.motion import Motion
from ui.palette import GREY, INK, LIGHT, PAPER, PURPLE

_EV_PLAY = const(6)
_EV_DISCARD = const(5)
_EV_SLAIN = const(8)
_EV_STEP = const(9)
_EV_WALL = const(11)
_EV_MARKER = const(12)
_EV_TOWER = const(13)
_EV_BUILT = const(16)
_EV_FORTIFIED = const(17)
_EV_BACK = const(20)
_EV_PLACED = const(23)
_EV_PLAGUED = const(26)
_EV_BOULDER = const(27)
_EV_SET = const(34)
_EV_DRAW = const(131)
_EV_TOKEN = const(149)
_EV_TAKEN = const(31)
_EV_OPENING = const(161)
_CASTLE_RING = const(24)

# what moves
_WALKERS = const(0)  # monsters along their rings: degrees and radius
_FLYERS = const(1)  # monsters straight on
_ICON = const(2)
_CARD = const(3)
_STONES = const(4)
_TOWER = const(5)
_BALL = const(6)

_MOST = const(16)
_UNDER = const(2048)  # so many monsters, or one card
_STONES_N = const(6)
# ms: a Wall or Tower falls; the Boulder goes a hundred pixels, at least and at most
_FALL_MS = const(240)
_HAND_Y = const(196)
# corners of the screen: where tokens, castle cards, discarded ones and trophies lie, and the picture in the strip
_PILE_X = const(202)
_LEFT_X = const(2)
_HIGH_Y = const(20)
_LOW_Y = const(172)
_STRIP_X = const(8)
_STRIP_Y = const(200)


class Moves(Motion):
    """The motions of one View."""

    def __init__(self, view):
        Motion.__init__(self, view.shell, _UNDER, _MOST)
        self.view = view
        self.words = array("H", bytes(2 * _MOST))
        self.what = _WALKERS
        self.icon = 0
        self.tile = None
        # where the monster stood that an event is about: degrees and radius
        self.angle = self.radius = 0

    # --- monsters ---------------------------------------------------------------

    def _stand(self, index):
        # degrees and radius of the monster at this index of the table
        pos, i, n = self.view.board.spot(index)
        self.angle = geo.spot_angle(pos, i, n)
        self.radius = geo.MIDDLE[pos // 6]

    def leave(self, m):
        """Remember where this monster stands, before an event takes it away."""
        table = self.view.table
        # if the last point went before, the table has it so
        i = table.find(m & 0xFFF2)
        if i < 0:
            i = table.find(m & 0xFFFE)
        if i >= 0:
            self._stand(i)

    def set_out(self, log, at, end):
        """Before the steps from index `at` of the log to `end` are taken: all monsters that take them leave the board.

        False, and nothing happens, if that are too many.
        """
        self.what = _WALKERS
        self.begin(14, 16, -7, -8)
        if not self.room((end - at) // 2):
            return False
        table = self.view.table
        for j in range(at, end, 2):
            if log[j] >> 8 == _EV_STEP:
                index = table.find(log[j + 1] & 0xFFFE)
                if index >= 0:
                    self._stand(index)
                    table.monsters[index] |= 1
                    self.words[self.add(self.angle, self.radius, 0, 0)] = (log[j] & 255) << 7 | log[j + 1] & 0x7E | 1
        return True

    def walk(self):
        """After that: they walk to where they stand now, of those that look alike the last one to the last place."""
        words = self.words
        table = self.view.table
        for i in range(self.count):
            index = table.find(words[i])
            for j in range(i):
                index -= words[j] == words[i]
            self._stand(index)
            self._to(i)
        self.run()
        table.arrive()
        self.view.board.things()

    def _to(self, i):
        # thing i walks to where self.angle and self.radius are, the shorter way round
        path = self.path
        start = path[4 * i]
        path[4 * i + 2] = start + (self.angle - start + 180) % 360 - 180
        path[4 * i + 3] = self.radius

    def _back(self, m, arc):
        # driven back from where leave() saw it: the table has it in the Forest
        self.what = _WALKERS
        self.begin(14, 16, -7, -8)
        if not self._hide(arc << 7 | m & 0x7E):
            return
        self.add(self.angle, self.radius, 0, 0)
        self._stand(self.view.table.find(self.words[0]))
        self._to(0)
        self.view.board.arc(arc)
        self.run()
        self.view.table.arrive()

    def _placed(self, m):
        # out of the strip on to the board
        board = self.view.board
        self.what = _FLYERS
        self.begin(14, 16, -1, -2)
        if not self._hide(m):
            return
        self._stand(self.view.table.find(self.words[0]))
        self.add(_STRIP_X + 2, _STRIP_Y, geo.x_at(self.angle, self.radius) - 6, geo.y_at(self.angle, self.radius) - 6)
        board.space(m >> 7)
        self.run()
        self.view.table.arrive()

    def _hide(self, m):
        # thing 0 is this monster of the table, which is on its way from now on; False if it is not there
        index = self.view.table.find(m & 0xFFFE)
        if index >= 0:
            self.view.table.monsters[index] |= 1
            self.words[0] = m | 1
        return index >= 0

    def _slain(self, m):
        # to the trophies, from where leave() saw it
        self.what = _FLYERS
        self.begin(14, 16, -1, -2)
        self.words[0] = m & 0x70
        self.add(geo.x_at(self.angle, self.radius) - 6, geo.y_at(self.angle, self.radius) - 6, _LEFT_X, _HIGH_Y)
        self.run()

    # --- what each event shows --------------------------------------------------

    def hand_to_pile(self, card):
        """A card flies from the hand in the strip to the discarded ones, and is no longer there; True if it was."""
        chooser = self.view.chooser
        n = len(chooser.tiles)
        i = 0
        while i < n and chooser.kinds[i] != card:
            i += 1
        if i == n:
            return False
        left = pieces.strip_x(n, i)
        chooser.kinds.pop(i)
        chooser.tiles.pop(i)
        chooser.strip(-1)
        self.what = _CARD
        self.tile = card_tile(card)
        self.begin(pieces.CARD_W, pieces.CARD_H)
        self.add(left, _HAND_Y, _PILE_X - 4, _LOW_Y - 8)
        self.run()
        return True

    def before(self, code, x, y):
        """The motion that ends with what the event changes."""
        if code == _EV_BACK:
            self._back(y, x)
        elif code in (_EV_PLACED, _EV_SET, _EV_OPENING):
            self._placed(y)
        elif code == _EV_BUILT:
            self._stones(x, GREY, True)
        elif code == _EV_FORTIFIED:
            self._stones(x, PURPLE, True)
        elif code == _EV_BOULDER:
            self._roll(x)

    def after(self, code, x, y, icon):
        """The motion over what the event changed; `icon` is its picture."""
        self.icon = icon
        if code == _EV_SLAIN:
            self._slain(y)
        elif code == _EV_WALL:
            self._stones(x, GREY, False)
        elif code == _EV_MARKER:
            self._stones(x, PURPLE, False)
        elif code == _EV_TOWER:
            self._tower(x)
        elif code == _EV_TOKEN:
            self._come(_PILE_X, _HIGH_Y)
        elif code == _EV_DRAW:
            self._come(_LEFT_X, _LOW_Y)
        elif code == _EV_TAKEN:
            self._come(_PILE_X, _LOW_Y)
        elif code in (_EV_PLAY, _EV_DISCARD, _EV_PLAGUED):
            self._fly(_STRIP_X, _STRIP_Y, _PILE_X, _LOW_Y)

    def _come(self, x, y):
        # from there to its place beside the sentence
        self._fly(x, y, _STRIP_X, _STRIP_Y)
        self.canvas.sprite(self.icon, _STRIP_X, _STRIP_Y)

    def _fly(self, x0, y0, x1, y1):
        self.what = _ICON
        self.begin(16, 16)
        self.add(x0, y0, x1, y1)
        self.run()

    def _stones(self, arc, colour, joined):
        # a Wall bursts into stones, or is put together from them
        self.what = _STONES
        self.icon = colour
        self.begin(6, 5)
        for k in range(_STONES_N):
            degrees = 60 * arc + 5 + 10 * k
            x = geo.x_at(degrees, 30) - 2
            y = geo.y_at(degrees, 30) - 2
            far = 40 + 7 * (k & 1)
            x1 = geo.x_at(degrees, far) - 2
            y1 = geo.y_at(degrees, far) + 4
            if joined:
                self.add(x1, y1, x, y)
            else:
                self.add(x, y, x1, y1)
        self.run(_FALL_MS)

    def _tower(self, arc):
        # sinks into the ground
        x = geo.x_at(60 * arc + 30, geo.MIDDLE[4]) - 6
        y = geo.y_at(60 * arc + 30, geo.MIDDLE[4]) - 6
        self.what = _TOWER
        self.begin(14, 12, -1, 0)
        self.add(x, y, x, y + 12)
        self.run(_FALL_MS)

    def _roll(self, arc):
        # from the edge to the first Wall or Tower in its way, or out on the other side (CP-190)
        table = self.view.table
        angle = 60 * arc + 30
        far = (arc + 3) % 6
        if table.walls >> arc & 1:
            stop = 38
        elif table.towers >> arc & 1:
            stop = 19
        elif table.towers >> far & 1:
            stop = -19
        elif table.walls >> far & 1:
            stop = -24
        else:
            stop = -84
        self.what = _BALL
        self.begin(15, 15, -7, -7)
        self.add(geo.x_at(angle, 84), geo.y_at(angle, 84), geo.x_at(angle, stop), geo.y_at(angle, stop))
        self.run(240 + 3 * (84 - stop))

    # --- a frame ----------------------------------------------------------------

    def place(self, i, p):
        """Where thing i is now: monsters on the board walk in degrees and radius."""
        Motion.place(self, i, p)
        if self.what == _WALKERS:
            x = self.x
            self.x = geo.x_at(x, self.y)
            self.y = geo.y_at(x, self.y)

    def draw(self, i, p):
        """Draw thing i at (self.x, self.y)."""
        c = self.canvas
        x = self.x
        y = self.y
        what = self.what
        if what == _WALKERS:
            self.view.board.monster(self.words[i], x - 6, y - 6)
        elif what == _FLYERS:
            self.view.board.monster(self.words[i], x, y)
        elif what == _ICON:
            c.sprite(self.icon, x, y)
        elif what == _CARD:
            pieces.card(c, self.tile[0], self.tile[1], self.tile[2], x, y)
        elif what == _STONES:
            c.rect(x, y, 6, 5, INK)
            c.rect(x + 1, y + 1, 4, 3, self.icon)
        elif what == _TOWER:
            # it trembles
            cut = y - self.path[1]
            c.sprite(sprites.TOWER_12, x + (p >> 5 & 1), y, SAME, cut)
        else:
            self._ball(x, y, 2 * p)

    def _ball(self, x, y, turn):
        # the light stays, the cracks go round
        c = self.canvas
        c.ellipse(x, y, 7, 7, INK, True)
        c.ellipse(x, y, 6, 6, LIGHT, True)
        c.rect(x - 3, y - 4, 3, 2, PAPER)
        for k in range(3):
            c.rect(geo.x_at(turn + 120 * k, 4) - geo.CX + x - 1, geo.y_at(turn + 120 * k, 4) - geo.CY + y - 1, 3, 2, GREY)
