# SPDX-License-Identifier: MIT
"""Cave Troll: looking round the map with a cursor; A or X says who stands there, what a seat has, what the pool is."""

from drivers.buttons import A, B, X, Y
from games.cave_troll.view_choose import area_word
from lang import keys as words
from lang import keys_cave_troll as K
from lang import t
from micropython import const
from ui import pointer

_AREAS = const(40)
_POOL_THING = const(44)
_POOL = const(9)


def look(asker):
    """Go round the areas, the seats in the line above and the pool; the key that ended it, B or Y."""
    view = asker.view
    board = view.board
    table = view.table
    things = list(range(_AREAS + table.seats())) + [_POOL_THING]
    points = [board.point(n) for n in things]
    # on what the tile under the cursor is about, else where one looked last
    now = max(asker.homes[asker.cursor], 0) or view.looked

    def pulse(_beat):
        board.edge(things[now], 0)

    while True:
        n = things[now]
        board.see(n)
        view.bar(_word(view, n))
        view.foot(t(words.MORE), t(words.BACK))
        board.edge(n, 0)
        key = view.shell.key(pulse)
        if key & (A | X):
            pages = view.pages()
            if n < _AREAS:
                pages.area(view, n, 0)
            elif n < _POOL_THING:
                pages.seat(view, n - _AREAS)
            else:
                pages.pool(view)
            asker.scene()
            continue
        board.area(n) if n < _AREAS else board.update(0, 0, 0)
        if key & (B | Y):
            view.looked = now
            return key
        now = pointer.step(points, now, key)


def _word(view, n):
    # what the thing is, for the header
    if n < _AREAS:
        table = view.table
        count = sum([table.many[i] for i in range(table.gather(n))])
        return area_word(n) + (", " + t(K.STAND_THERE, count) if count else "")
    if n == _POOL_THING:
        return t(K.EV_POOL, view.table.b[_POOL])
    return view.seat_word(n - _AREAS)
