# SPDX-License-Identifier: MIT
"""The game's random generator: sfc16, four 16-bit words that live inside a state.

The words are `w[0:4]` of every state, so a copy, a save or a replay carries the
stream with it.  No value reaches 2**30, so nothing is allocated on a 32-bit board.
Seeds in a row (1, 2, 3 ...) behave as independent after the twelve warm-up calls.
"""

from micropython import const

_WARM_UP = const(12)
_WEYL = const(0x9E37)


def seed(w, number):
    """Start the stream of `w` from `number` (0 .. 2**32 - 1)."""
    w[0] = number & 0xFFFF
    w[1] = (number >> 16) & 0xFFFF
    w[2] = _WEYL
    w[3] = 1
    for _ in range(_WARM_UP):
        rnd(w, 2)


def rnd(w, n):
    """Return a number in 0 .. n - 1 (n up to 16384) and step the stream."""
    a = w[0]
    b = w[1]
    c = w[2]
    t = w[3]
    w[3] = (t + 1) & 0xFFFF
    t = (t + a + b) & 0xFFFF
    w[0] = b ^ (b >> 5)
    w[1] = (c + (c << 3)) & 0xFFFF
    w[2] = ((c << 6 | c >> 10) + t) & 0xFFFF
    return (t * n) >> 16


def shuffle(w, a, start, count):
    """Mix `a[start : start + count]` in place; every order equally likely."""
    # rnd written out: the words stay in locals, and a call for each card costs more than the rest
    s0 = w[0]
    s1 = w[1]
    s2 = w[2]
    s3 = w[3]
    k = start + count - 1
    while k > start:
        t = (s0 + s1 + s3) & 0xFFFF
        s3 = (s3 + 1) & 0xFFFF
        s0 = s1 ^ (s1 >> 5)
        s1 = (s2 + (s2 << 3)) & 0xFFFF
        s2 = ((s2 << 6 | s2 >> 10) + t) & 0xFFFF
        j = start + (t * (k - start + 1) >> 16)
        x = a[j]
        a[j] = a[k]
        a[k] = x
        k -= 1
    w[0] = s0
    w[1] = s1
    w[2] = s2
    w[3] = s3


def by_kind(w, out, n):
    """An action of out[:n]: each kind (its upper five bits) equally likely, then each action of the kind."""
    mask = 0
    i = 0
    while i < n:
        mask |= 1 << (out[i] >> 11)
        i += 1
    r = 0
    i = mask
    while i:
        r += i & 1
        i >>= 1
    r = rnd(w, r)
    kind = 0
    while r or not mask >> kind & 1:
        r -= mask >> kind & 1
        kind += 1
    r = 0
    i = 0
    while i < n:
        r += out[i] >> 11 == kind
        i += 1
    r = rnd(w, r)
    i = 0
    while r or out[i] >> 11 != kind:
        r -= out[i] >> 11 == kind
        i += 1
    return out[i]
