# SPDX-License-Identifier: MIT
"""The four directions on a map: from one place to the next that lies that way."""

from micropython import const

# buttons, as drivers.buttons numbers them
_UP = const(1)
_LEFT = const(4)
_RIGHT = const(8)
_FAR = const(0x1FFFFFFF)


def step(points, now, key):
    """Index of the place that `key` (UP, DOWN, LEFT or RIGHT) leads to from place number `now`.

    points: a sequence of (x, y) in pixels, no two alike.  It is the nearest one in the quarter of the plane that the
    key points to; if that is empty, the next one (LEFT, UP: the one before) in the order of reading, round and round.
    """
    x0, y0 = points[now]
    back = key & (_LEFT | _UP)
    best = now
    least = _FAR
    for i in range(len(points)):
        x, y = points[i]
        along = x - x0 if key & (_LEFT | _RIGHT) else y - y0
        across = y - y0 if key & (_LEFT | _RIGHT) else x - x0
        if back:
            along = -along
        if along > 0 and -along <= across <= along:
            far = along * along + across * across
            if far < least:
                least = far
                best = i
    return best if best != now else _next(points, now, -1 if back else 1)


def _next(points, now, way):
    # the next in the order of reading, or the first of all
    here = _read(points[now]) * way
    best = first = now
    least = lowest = _FAR
    for i in range(len(points)):
        at = _read(points[i]) * way
        if here < at < least:
            least = at
            best = i
        if at < lowest:
            lowest = at
            first = i
    return best if best != now else first


def _read(point):
    return point[1] * 512 + point[0]
