# SPDX-License-Identifier: MIT
"""Castle Panic: monsters on the move, what they break, and the Giant Boulder.

One move follows CP-146: all shift at once, then each attacked Wall and each entered
Tower is settled, arc 1 to 6, asking where several monsters could take the damage.
"""

from core.events import emit
from games.castle_panic.pieces import (
    castle_seats, change_monster, discard, hand_start, remove_monster, sort_monsters, start_points,
)  # fmt: skip
from games.castle_panic.data import COLOUR
from micropython import const

_ASK_WALL = const(1)
_ASK_TOWER = const(2)
_ASK = const(1)
_ASK_ARC = const(2)
_WALLS = const(6)
_FORTS = const(7)
_TOWERS = const(8)
_HIT_WALLS = const(9)
_HIT_TOWERS = const(10)
_OUT = const(23)
_HOMES = const(24)
_MONS_N = const(30)
_HAND_N = const(34)
_CLAIMS = const(43)
_OPTS = const(4)
_MONS = const(13)
_AUTO_DAMAGE = const(0x200)
_CLAIM = const(0x4000)
_EV_DISCARD = const(5)
_EV_STEP = const(9)
_EV_ATTACK = const(10)
_EV_WALL = const(11)
_EV_MARKER = const(12)
_EV_TOWER = const(13)
_EV_HURT = const(14)
_EV_DESTROYED = const(15)
_EV_UNTARRED = const(19)
_EV_HEALED = const(24)
_EV_BOULDER = const(27)
_EV_OUT = const(41)
_CAUSE_WALL = const(1)
_CAUSE_TOWER = const(2)
_CAUSE_BOULDER = const(3)
_SWORD_RING = const(18)
_CASTLE_RING = const(24)
_STEP = const(0x300)
_TAR_BIT = const(2)


def inward(b, w, arcs):
    """Every monster without Tar in these arcs (bit mask) makes one inward step (CP-140 .. CP-145)."""
    walls = b[_WALLS]
    towers = b[_TOWERS]
    hit_walls = 0
    hit_towers = 0
    # the arcs in all five rings at once: bit pos
    spaces = arcs * 0x1041041
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        m = w[i]
        pos = m >> 7
        if spaces >> pos & 1 and not m & _TAR_BIT:
            if pos < _SWORD_RING:
                w[i] = m + _STEP
                emit(_EV_STEP, pos + 6, m)
            elif pos < _CASTLE_RING:
                bit = 1 << (pos - _SWORD_RING)
                if walls & bit:
                    w[i] = m | 1
                    hit_walls |= bit
                    emit(_EV_ATTACK, pos - _SWORD_RING, m)
                else:
                    hit_towers |= _enter(w, i, pos + 6, towers)
            else:
                hit_towers |= _enter(w, i, _CASTLE_RING + (pos - _CASTLE_RING + 1) % 6, towers)
        i += 1
    b[_HIT_WALLS] = hit_walls
    b[_HIT_TOWERS] = hit_towers
    sort_monsters(b, w)


def sideways(b, w, step):
    """Every monster without Tar goes `step` arcs along its ring: 1 clockwise, 5 counter-clockwise (CP-175)."""
    towers = b[_TOWERS]
    hit_towers = 0
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        m = w[i]
        if not m & _TAR_BIT:
            pos = m >> 7
            arc = pos % 6
            to = pos - arc + (arc + step) % 6
            if pos < _CASTLE_RING:
                w[i] = to << 7 | m & 0x7F
                emit(_EV_STEP, to, m)
            else:
                hit_towers |= _enter(w, i, to, towers)
        i += 1
    b[_HIT_TOWERS] = hit_towers
    sort_monsters(b, w)


def _enter(w, i, to, towers):
    # into a Castle space; the Tower's bit if one stands there to be settled
    m = w[i]
    emit(_EV_STEP, to, m)
    bit = towers & 1 << (to - _CASTLE_RING)
    w[i] = to << 7 | m & 0x7F | (1 if bit else 0)
    return bit


def settle(b, w):
    """Settle attacked Walls, then entered Towers; True if a player must choose who is hurt (CP-150 .. CP-156)."""
    arc = 0
    while b[_HIT_WALLS]:
        if b[_HIT_WALLS] & 1 << arc:
            i = _candidate(b, w, _SWORD_RING + arc)
            if i < 0:
                b[_ASK] = _ASK_WALL
                b[_ASK_ARC] = arc
                return True
            hurt(b, w, i, arc, False)
        arc += 1
    arc = 0
    while b[_HIT_TOWERS]:
        if b[_HIT_TOWERS] & 1 << arc:
            i = _candidate(b, w, _CASTLE_RING + arc)
            if i < 0:
                b[_ASK] = _ASK_TOWER
                b[_ASK_ARC] = arc
                return True
            hurt(b, w, i, arc, True)
        arc += 1
    return False


def _candidate(b, w, pos):
    # index of the only kind of monster that can be hurt at pos, or -1 if there is a choice;
    # with automatic damage (T9), and when nobody is left to choose, the first
    auto = w[_OPTS] & _AUTO_DAMAGE or b[_OUT] == (1 << castle_seats(b)) - 1
    found = -1
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        m = w[i]
        if m & 1 and m >> 7 == pos:
            if found < 0:
                found = i
            elif w[found] != m and not auto:
                return -1
        i += 1
    return found


def hurt(b, w, i, arc, tower):
    """The structure of this arc falls and the monster at index i of w loses a point (CP-120, CP-150, CP-153)."""
    bit = 1 << arc
    if tower:
        b[_HIT_TOWERS] ^= bit
        _breaks_tower(b, w, arc, 0)
        pos = _CASTLE_RING + arc
    else:
        b[_HIT_WALLS] ^= bit
        _breaks_wall(b, arc, 0)
        pos = _SWORD_RING + arc
    m = w[i] & 0xFFFE
    points = (m >> 2 & 3) - 1
    emit(_EV_HURT, points, m)
    if points:
        change_monster(b, w, i, m - 4)
    else:
        emit(_EV_DESTROYED, _CAUSE_TOWER if tower else _CAUSE_WALL, m)
        remove_monster(b, w, i)
    _unmark(b, w, pos)


def _unmark(b, w, pos):
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        if w[i] >> 7 == pos:
            w[i] &= 0xFFFE
        i += 1


def boulder(b, w, arc):
    """Roll a Giant Boulder from this arc (0 .. 5) across the board (CP-190 .. CP-198)."""
    emit(_EV_BOULDER, arc, 0)
    far = (arc + 3) % 6
    ring = 0
    while ring < 4:
        _crush(b, w, ring * 6 + arc)
        ring += 1
    if _breaks_wall(b, arc, 1):
        return
    _crush(b, w, _CASTLE_RING + arc)
    if _breaks_tower(b, w, arc, 1):
        return
    _crush(b, w, _CASTLE_RING + far)
    if _breaks_tower(b, w, far, 1) or _breaks_wall(b, far, 1):
        return
    while ring > 0:
        ring -= 1
        _crush(b, w, ring * 6 + far)


def _breaks_wall(b, arc, by):
    # the Wall or its marker falls, if there is one; by: 0 a monster, 1 a Boulder
    bit = 1 << arc
    if not b[_WALLS] & bit:
        return False
    if b[_FORTS] & bit:
        b[_FORTS] ^= bit
        emit(_EV_MARKER, arc, by)
    else:
        b[_WALLS] ^= bit
        emit(_EV_WALL, arc, by)
    return True


def _breaks_tower(b, w, arc, by):
    bit = 1 << arc
    if not b[_TOWERS] & bit:
        return False
    b[_TOWERS] ^= bit
    emit(_EV_TOWER, arc, by)
    lose_home(b, w, arc)
    return True


def lose_home(b, w, arc):
    """A Tower fell: who has the home there is out, or may claim another one (CP-261, T9)."""
    n = castle_seats(b)
    seat = 0
    while seat < n:
        if b[_HOMES + seat] == arc + 1:
            b[_HOMES + seat] = 0
            if w[_OPTS] & _CLAIM:
                b[_CLAIMS] |= 1 << seat
            else:
                put_out(b, seat)
        seat += 1


def put_out(b, seat):
    """The seat is out of the game; its hand goes to the discard pile (CP-262)."""
    b[_OUT] |= 1 << seat
    emit(_EV_OUT, 0, seat)
    while b[_HAND_N + seat]:
        card = b[hand_start(b, seat)]
        discard(b, seat, card)
        emit(_EV_DISCARD, card, seat)


def spare_towers(b):
    """Standing Towers (bit mask) that are nobody's home."""
    mask = b[_TOWERS]
    seat = 0
    while seat < 6:
        if b[_HOMES + seat]:
            mask &= ~(1 << b[_HOMES + seat] - 1)
        seat += 1
    return mask


def _crush(b, w, pos):
    i = _MONS
    while i < _MONS + b[_MONS_N]:
        if w[i] >> 7 == pos:
            emit(_EV_DESTROYED, _CAUSE_BOULDER, w[i])
            remove_monster(b, w, i)
        else:
            i += 1


def untar(b, w):
    """Take the Tar marker off, wherever it is (CP-123)."""
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        m = w[i]
        if m & _TAR_BIT:
            emit(_EV_UNTARRED, 0, m)
            change_monster(b, w, i, m ^ _TAR_BIT)
            return
        i += 1


def heal(b, w):
    """Every damaged monster regains one point (CP-170)."""
    i = _MONS
    end = _MONS + b[_MONS_N]
    while i < end:
        m = w[i]
        points = m >> 2 & 3
        if points < start_points(w, (m >> 4) & 7):
            emit(_EV_HEALED, points + 1, m)
            w[i] = m + 4
        i += 1
    sort_monsters(b, w)


def sector_of(arc):
    """The two arcs of this arc's colour as a bit mask (CP-168)."""
    return 3 << 2 * COLOUR[arc]
