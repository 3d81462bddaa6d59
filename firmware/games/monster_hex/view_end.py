# SPDX-License-Identifier: MIT
"""What Monster Hex' end screen says; loaded when a game is over."""

from games.monster_hex import rules
from games.monster_hex.flow import sides
from games.monster_hex.objectives import points
from games.monster_hex.piles import own_cards
from lang import keys_monster_hex as K
from lang import keys_monster_hex_book as H
from lang import t
from micropython import const

_SEATS_N = const(1)
_POINTS = const(23)
_BONUS = const(43)
_OPEN_N = const(98)
_CARDS = const(104)


def summary(view):
    """Who won, everybody's points (those of objectives apart), what decided a tie, what the shared faction has."""
    b, w = view.state
    n = b[_SEATS_N]
    mask = rules.result(view.state)
    total = [rules.score(view.state, seat) for seat in range(n)]
    lines = []
    if n == 1:
        lines.append(t(H.ALONE_TEXT, _objectives(b, 0, total[0])))
        if view.canvas.text_lines(lines[0], view.canvas.width - 32) > 2 and not view.shell.kit.SMALL:
            # many objectives
            lines = [t(H.ALONE_TEXT, _sum(b, 0, total[0])), t(H.SUM_IS)]
    else:
        winners = [seat for seat in range(n) if mask >> seat & 1]
        lines.append(_won(view, [view.seat_word(seat) for seat in winners], max(total)))
        if view.canvas.text_lines(lines[0], view.canvas.width - 32) > 2:
            # long names of many
            lines[0] = _won(view, [t(K.SEAT_SHORT, seat + 1) for seat in winners], max(total))
        lines += _scores(view, b, total)
        if len(winners) < len([points_ for points_ in total if points_ == max(total)]):
            lines.append(t(H.KING_DECIDES))
    if sides(b, w) > n:
        lines.append(t(H.SHARED_HAS, b[_POINTS + n]))
    return lines


def _won(view, names, most):
    return t(H.SHARED_TEXT if len(names) > 1 else H.WON_TEXT, ", ".join(names), most)


def _scores(view, b, total):
    # whose score is made of what: a line for each seat with its objectives by name, if there is room
    seats = range(b[_SEATS_N])
    if not any(b[_BONUS : _BONUS + len(seats)]):
        return ["  ".join([t(H.SEAT_SCORE, seat + 1, total[seat]) for seat in seats])]
    lines = [t(H.SEAT_SCORE, seat + 1, _objectives(b, seat, total[seat])) for seat in seats]
    high = [view.canvas.text_lines(line, view.canvas.width - 32) for line in lines]
    if view.shell.kit.SMALL or max(high) < 3 and sum(high) < 5:
        return lines
    return [t(H.SUM_IS), "  ".join([t(H.SEAT_SCORE, seat + 1, _sum(b, seat, total[seat])) for seat in seats])]


def _objectives(b, seat, total):
    # `20 + Humble 4 + Magpie 4 = 28`
    cards = list(b[_CARDS : _CARDS + b[_OPEN_N]]) + list(b[own_cards(b, seat) : own_cards(b, seat + 1)])
    parts = [(card, points(b, card, seat)) for card in cards]
    said = "".join([" + %s %d" % (t(K.OBJECTIVES + card), worth) for card, worth in parts if worth])
    return "%d%s = %d" % (b[_POINTS + seat], said, total) if said else str(total)


def _sum(b, seat, total):
    # objectives are told apart
    return "%d+%d=%d" % (b[_POINTS + seat], b[_BONUS + seat], total) if b[_BONUS + seat] else str(total)
