# SPDX-License-Identifier: MIT
"""Monster Hex: what a tile would do where it is held over the board, and why it cannot lie there.

Loaded when the page is asked for.
"""

from games.monster_hex import view_log
from games.monster_hex import view_pictures as art
from games.monster_hex.boards import AT, NEXT
from games.monster_hex.stones import is_monster, power
from games.monster_hex.view_help import cite, name, powers, reason, strengths
from lang import keys as words
from lang import keys_monster_hex as K
from lang import keys_monster_hex_book as H
from lang import t
from micropython import const

_BOARD = const(2)
_FACTION_OF = const(11)
_HEX = const(116)
_TWIST = const(148)
_NO_HEX = const(255)


def laid(view, at, piece, turn):
    """Monster `piece` on that hex, turned so: its powers, and the strengths at the stones beside it then."""
    b = view.table.b
    old = b[_HEX + at], b[_TWIST + at]
    b[_HEX + at] = piece + 1
    b[_TWIST + at] = (old[1] & 0xF8 if old[0] else 32) | turn
    lines = [t(H.IF_SO), t(H.FACES_ALL, powers([power(b, at, d) for d in range(6)]))]
    for n in AT[b[_BOARD]][4 * at : 4 * at + 4]:
        if n != _NO_HEX:
            lines.append(t(H.STONE_HAS, name(n >> 3), "; ".join(strengths(view, n >> 3))))
    b[_HEX + at], b[_TWIST + at] = old
    heading = t(K.FACTIONS + b[_FACTION_OF + piece // 10] - 1) + " " + view_log.tile(piece % 10)
    icon = art.MONSTER_RED + b[_FACTION_OF + piece // 10] - 1
    view.shell.message(heading, "\n".join(lines) + "\n" + cite((7, 11)), icon)


def unfit(view, at, rule, piece, turn):
    """Why a piece (-1: none) cannot lie on that hex, turned so (-1: however it is turned)."""
    b = view.table.b
    body = reason(rule)
    if rule == 31 and piece >= 0:
        near = NEXT[b[_BOARD]][6 * at : 6 * at + 6]
        monsters = any([n != _NO_HEX and is_monster(b, n) for n in near])
        said = t(H.NO_NEIGHBOUR) if not monsters else t(H.NO_EQUAL if turn < 0 else H.NOT_SO, view_log.tile(piece % 10))
        body = said + "\n" + body
    view.shell.message(t(words.WHY_NOT), body)
