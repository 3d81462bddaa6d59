# SPDX-License-Identifier: MIT
"""Rows of the 16-colour frame buffer to panel pixels: the plain twin of convert_viper."""


def expand(src, start, dst, table, count):
    """Write table[b] for `count` bytes of `src` from index `start` on to the beginning of `dst`.

    table: 1024 bytes, four (two big-endian RGB565 pixels) for each byte of two 4-bit colours.
    count: a multiple of 4. `dst` must hold 4 * count bytes.
    """
    to = 0
    for i in range(start, start + count):
        at = src[i] << 2
        dst[to] = table[at]
        dst[to + 1] = table[at + 1]
        dst[to + 2] = table[at + 2]
        dst[to + 3] = table[at + 3]
        to += 4
