# SPDX-License-Identifier: MIT
"""Castle Panic: the questions that several seats bring: who begins, homes, trades, the Overlord."""

from games.castle_panic.view_choose import TOKEN_TILE
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const

_TRADE = const(3)
_ASK_FIRST = const(4)
_ASK_HOME = const(5)
_ASK_OFFER = const(6)
_ASK_ANSWER = const(7)
_ASK_CLAIM = const(8)
_PHASE = const(0)
_ASK = const(1)
_ACTIVE = const(4)
_OFFERED = const(20)
_PARTNER = const(21)
_ANSWER = const(22)
_HAND_N = const(34)
_HOME = const(2)
_FIRST = const(3)
_PASS = const(6)
_OFFER = const(7)
_GIVE = const(8)
_REFUSE = const(9)
_ACCEPT = const(10)
_LORD = const(16)
_TOKEN = const(17)
_CASTLE_RING = const(24)

_SPACE = const(2)
_END_TILE = const(-1)


def decide(ch):
    """The decision asked for, from the Chooser `ch`; None for the menu."""
    b = ch.view.state[0]
    ask = b[_ASK]
    if ask == _ASK_FIRST:
        return _first(ch)
    if ask in (_ASK_HOME, _ASK_CLAIM):
        return _home(ch)
    if ask == _ASK_OFFER:
        return _give(ch)
    if ask == _ASK_ANSWER:
        return _consent(ch)
    return _offer(ch) if b[_PHASE] == _TRADE else _lord(ch)


def _first(ch):
    # the players choose who goes first (CP-045)
    actions = ch.actions(_FIRST)
    i = ch.list([ch.view.seat_word(a & 31) for a in actions], K.ASK_FIRST, words.MENU)
    return None if i < 0 else actions[i]


def _home(ch):
    # a Tower of one's own (CP-260)
    ch.hand_tiles(ch.view.seat())
    ch.strip(-1)
    ch.cursor = -1
    return ch.aim([(_SPACE, _CASTLE_RING + (a & 31), a) for a in ch.actions(_HOME)], K.ASK_HOME, False)


def _offer(ch):
    # one's own card, then whom to ask (CP-080)
    ch.hand_tiles(ch.view.seat())
    ch.add_end(t(K.NO_TRADE), t(K.PASS_MARK))
    ch.cursor = len(ch.tiles) - 1
    while True:
        card = ch.pick()
        if card is None:
            return None
        if card == _END_TILE:
            ch.cursor = 0
            return _PASS << 11
        actions = ch.actions(_OFFER, card)
        while True:
            i = ch.list([_partner_word(ch, a & 31) for a in actions], K.ASK_PARTNER)
            if i < 0:
                break
            seat = actions[i] & 31
            if ch.view.shell.ask(ch.view.seat_word(seat), _offered(ch.view, seat, card)):
                return actions[i]
        ch.table()


def _offered(view, seat, card):
    # what the partner has to give, then the question; a count that is all one may see speaks for itself
    held = view.holding(seat)
    if view.may_see(seat):
        held = t(K.HOLDS, view.seat_word(seat), held)
    return held + "\n" + t(K.OFFER_IT, t(K.CARDS + card))


def _partner_word(ch, seat):
    return ch.view.seat_word(seat) + ": " + t(K.CARD_COUNT, ch.view.state[0][_HAND_N + seat])


def _give(ch):
    # the partner's card, or a refusal (CP-083)
    b = ch.view.state[0]
    ch.hand_tiles(b[_PARTNER])
    ch.add_end(t(K.REFUSE), t(K.NO_MARK))
    ch.cursor = len(ch.tiles) - 1
    if ch.view.may_see(b[_PARTNER]):
        asked = t(K.ASKED_FOR, ch.view.seat_word(b[_ACTIVE]), t(K.CARDS + b[_OFFERED] - 1))
        ch.view.shell.message(ch.view.seat_word(b[_PARTNER]), asked)
        ch.view.scene()
    card = ch.pick()
    if card is None:
        return None
    return _REFUSE << 11 if card == _END_TILE else _GIVE << 11 | card << 5


def _consent(ch):
    # the active seat has the last word
    b = ch.view.state[0]
    text = t(K.CONSENT, t(K.CARDS + b[_OFFERED] - 1), t(K.CARDS + b[_ANSWER] - 1), ch.view.seat_word(b[_PARTNER]))
    return (_ACCEPT if ch.view.shell.ask(ch.view.seat_word(b[_ACTIVE]), text) else _REFUSE) << 11


def _lord(ch):
    # the Overlord's tokens: way A into an arc, or way B by the die (CP-224)
    ch.hand_tiles(ch.view.seat())
    if ch.actions(_PASS):
        ch.add_end(t(K.END))
    while True:
        kind = ch.pick()
        if kind is None:
            return None
        if kind == _END_TILE:
            ch.cursor = 0
            return _PASS << 11
        token = kind - TOKEN_TILE
        arcs = ch.actions(_LORD, token)
        if not arcs:
            return _TOKEN << 11 | token << 5
        i = ch.list([t(K.BY_DIE), t(K.BY_CHOICE)], K.ASK_WAY)
        if i == 0:
            return _TOKEN << 11 | token << 5
        if i == 1:
            action = ch.aim([(_SPACE, a & 31, a) for a in arcs], K.ASK_ARC)
            if action is None or action >= 0:
                return action

