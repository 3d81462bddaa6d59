# SPDX-License-Identifier: MIT
"""Where things stand on the round board: centre (120, 104), arc 1 just right of 12 o'clock (CP-031)."""

from array import array

from micropython import const

CX = const(120)
CY = const(104)

# outer radius of the Forest, Archer, Knight, Swordsman and Castle ring
RADIUS = bytes((88, 75, 61, 47, 31))
# radius on which the monsters of a ring stand, and how many a space shows side by side
MIDDLE = bytes((81, 68, 54, 39, 19))
ROOM = bytes((6, 5, 4, 3, 2))
# degrees between two monsters of a space
_APART = bytes((9, 11, 14, 19, 30))

# sine of 0 .. 90 degrees in 255ths
_SINE = bytes((
    0, 4, 9, 13, 18, 22, 27, 31, 35, 40, 44, 49, 53, 57, 62, 66, 70, 75, 79, 83, 87, 91, 96, 100, 104, 108, 112, 116,
    120, 124, 127, 131, 135, 139, 143, 146, 150, 153, 157, 160, 164, 167, 171, 174, 177, 180, 183, 186, 190, 192, 195,
    198, 201, 204, 206, 209, 211, 214, 216, 219, 221, 223, 225, 227, 229, 231, 233, 235, 236, 238, 240, 241, 243, 244,
    245, 246, 247, 248, 249, 250, 251, 252, 253, 253, 254, 254, 254, 255, 255, 255, 255,
))  # fmt: skip


def sine(degrees):
    """255 times the sine of whole degrees."""
    d = degrees % 360
    if d < 90:
        return _SINE[d]
    if d < 180:
        return _SINE[180 - d]
    if d < 270:
        return -_SINE[d - 180]
    return -_SINE[360 - d]


def along(radius, size):
    # radius * size / 255, rounded the same way on both sides of the centre
    v = radius * size
    return (v + 127) // 255 if v >= 0 else -((127 - v) // 255)


def x_at(degrees, radius):
    """x of the point at this angle, clockwise from 12 o'clock."""
    return CX + along(radius, sine(degrees))


def y_at(degrees, radius):
    """y of the point at this angle."""
    return CY - along(radius, sine(degrees + 90))


def _band(arc, outer, inner):
    # outline of a ring's space: along the outer edge and back along the inner one
    points = array("h")
    start = 60 * arc
    for d in range(start, start + 61, 10):
        points.append(x_at(d, outer))
        points.append(y_at(d, outer))
    if inner == 0:
        points.append(CX)
        points.append(CY)
    else:
        for d in range(start + 60, start - 1, -10):
            points.append(x_at(d, inner))
            points.append(y_at(d, inner))
    return points


def bands():
    """30 polygons, one a space, index pos."""
    out = []
    for ring in range(5):
        inner = RADIUS[ring + 1] if ring < 4 else 0
        for arc in range(6):
            out.append(_band(arc, RADIUS[ring], inner))
    return out


def wall_bands():
    """6 polygons, one a Wall site: the edge between Swordsman and Castle ring."""
    return [_band(arc, RADIUS[4] + 2, RADIUS[4] - 3) for arc in range(6)]


def spot_angle(pos, i, n):
    """Angle at which the i-th of n things in a space stands."""
    ring = pos // 6
    return 60 * (pos % 6) + 30 + (2 * i - n + 1) * _APART[ring] // 2
