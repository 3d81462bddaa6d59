# SPDX-License-Identifier: MIT
"""What Monster Hex' end screen says; loaded when a game is over."""

from games.monster_hex import rules
from games.monster_hex.flow import sides
from lang import keys_monster_hex as K
from lang import keys_monster_hex_book as H
from lang import t
from micropython import const

_SEATS_N = const(1)
_POINTS = const(23)
_BONUS = const(43)


def summary(view):
    """Who won, everybody's points (those of objectives apart), what decided a tie, what the shared faction has."""
    b, w = view.state
    n = b[_SEATS_N]
    mask = rules.result(view.state)
    total = [rules.score(view.state, seat) for seat in range(n)]
    lines = []
    if n == 1:
        lines.append(t(H.ALONE_TEXT, _sum(b, 0, total[0])))
    else:
        winners = [seat for seat in range(n) if mask >> seat & 1]
        lines.append(_won(view, [view.seat_word(seat) for seat in winners], max(total)))
        if view.canvas.text_lines(lines[0], view.canvas.width - 32) > 2:
            # long names of many
            lines[0] = _won(view, [t(K.SEAT_SHORT, seat + 1) for seat in winners], max(total))
        lines.append("  ".join([t(H.SEAT_SCORE, seat + 1, _sum(b, seat, total[seat])) for seat in range(n)]))
        if any(b[_BONUS : _BONUS + n]):
            lines.append(t(H.SUM_IS))
        if len(winners) < len([points_ for points_ in total if points_ == max(total)]):
            lines.append(t(H.KING_DECIDES))
    if sides(b, w) > n:
        lines.append(t(H.SHARED_HAS, b[_POINTS + n]))
    return lines


def _won(view, names, most):
    return t(H.SHARED_TEXT if len(names) > 1 else H.WON_TEXT, ", ".join(names), most)


def _sum(b, seat, total):
    # objectives are told apart
    return "%d+%d=%d" % (b[_POINTS + seat], b[_BONUS + seat], total) if b[_BONUS + seat] else str(total)
