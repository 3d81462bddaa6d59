# SPDX-License-Identifier: MIT
"""Castle Panic: the questions of one seat, first what (a tile), then where (a target).

Each gives the action chosen, or None when the person wants the menu.
"""

from games.castle_panic.data import REACH
from games.castle_panic.opening import opening_left, opening_taken
from games.castle_panic.view_choose import MONSTER, MONSTER_TILE, RANDOM_TILE, SITE
from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import sprites
from ui.palette import GREEN_L, LIGHT, PAPER

_SETUP = const(0)
_DISCARD = const(2)
_TRADE = const(3)
_LORD_PLAYS = const(8)
_ASK_WALL = const(1)
_ASK_TOWER = const(2)
_ASK_DROP = const(3)
_PHASE = const(0)
_ASK = const(1)
_PLACE = const(0)
_SCATTER = const(1)
_SWAP = const(4)
_DROP = const(5)
_PASS = const(6)
_PLAY = const(11)
_NICE = const(12)
_SCAVENGE = const(13)
_ALL = const(14)
_DAMAGE = const(15)
_BRICK = const(15)
_MORTAR = const(16)
_NICE_SHOT = const(18)
_MISSING = const(22)
_DRAW_2 = const(23)
_SCAVENGER = const(24)
_ARCHER_RING = const(6)

_SPACE = const(2)
_END_TILE = const(-1)
_RANDOM_TILE = const(-2)
_ALL_TILE = const(-3)
_MONSTER_TILE = const(32)


def decide(ch):
    """The decision that the state asks for now, from the Chooser `ch`."""
    b = ch.view.state[0]
    ch.refresh()
    ask = b[_ASK]
    if ask == _ASK_DROP:
        return discard(ch, _DROP, "")
    if ask in (_ASK_WALL, _ASK_TOWER):
        return hurt(ch)
    if ask or b[_PHASE] in (_TRADE, _LORD_PLAYS):
        from games.castle_panic import view_seats

        return view_seats.decide(ch)
    if b[_PHASE] == _SETUP:
        return opening(ch)
    if b[_PHASE] == _DISCARD:
        return discard(ch, _SWAP, t(K.KEEP))
    return play(ch)


def discard(ch, kind, end):
    """Which card goes; with `end` none needs to."""
    ch.hand_tiles(ch.view.seat())
    ch.cursor = 0
    if end:
        ch.add_end(end)
        ch.cursor = len(ch.tiles) - 1
    card = ch.pick()
    if card is None:
        return None
    return passed(ch) if card == _END_TILE else kind << 11 | card << 5


def passed(ch):
    """End the phase; the next question does not begin on its end: A pressed twice must not skip it."""
    ch.cursor = 0
    return _PASS << 11


def hurt(ch):
    """Who loses the point (CP-151, CP-153)."""
    targets = [(MONSTER, a & 31, a) for a in ch.actions(_DAMAGE)]
    ch.hand_tiles(ch.view.seat())
    ch.cursor = -1
    ch.strip(-1)
    return ch.aim(targets, K.ASK_HURT, False)


def opening(ch):
    """Which monster, then into which arc (CP-041)."""
    b, w = ch.view.state
    ch.clear()
    for kind in range(3):
        n = opening_left(b, w, kind)
        if n:
            ch.add(MONSTER_TILE + kind, sprites.GOBLIN + kind, PAPER, "x" + str(n))
    ch.add(RANDOM_TILE, sprites.CARD_MISSING, LIGHT)
    if not opening_taken(b, w):
        # whoever does not care needs only A
        ch.cursor = len(ch.tiles) - 1
    while True:
        kind = ch.pick()
        if kind is None:
            return None
        if kind == _RANDOM_TILE:
            return _SCATTER << 11
        targets = [(_SPACE, _ARCHER_RING + (a & 31), a) for a in ch.actions(_PLACE, kind - _MONSTER_TILE)]
        action = ch.aim(targets, K.ASK_ARC)
        if action is None or action >= 0:
            return action


def play(ch):
    """Phase 4: a card and its target, or the end of it."""
    ch.hand_tiles(ch.view.seat())
    if ch.actions(_ALL):
        ch.add(_ALL_TILE, sprites.CARD_HERO, GREEN_L, t(K.ALL_MARK))
    ch.add_end(t(K.END))
    while True:
        card = ch.pick()
        if card is None:
            return None
        if card == _END_TILE:
            return passed(ch)
        action = _use(ch, card)
        if action is None or action >= 0:
            return action


def _use(ch, card):
    # the action of a card, -1 to choose another, None for the menu
    if card == _ALL_TILE:
        return _all_for_one(ch)
    if card == _NICE_SHOT:
        return _nice(ch)
    if card == _SCAVENGER:
        return _scavenge(ch)
    if card in (_MISSING, _DRAW_2):
        return _PLAY << 11 | card << 5
    if card in (_BRICK, _MORTAR):
        card = _BRICK
    return _target(ch, _PLAY, card)


def _target(ch, kind, p):
    what = MONSTER if kind != _PLAY or REACH[p] else SITE
    targets = [(what, a & 31, a) for a in ch.actions(kind, p)]
    return ch.aim(targets, K.ASK_TARGET if what == MONSTER else K.ASK_SITE)


def _operands(ch, kind):
    # the different first operands of the legal actions of a kind
    out = []
    for a in ch.actions(kind):
        if (a >> 5 & 63) not in out:
            out.append(a >> 5 & 63)
    return out


def _nice(ch):
    # which hit card goes with it, then on whom
    cards = _operands(ch, _NICE)
    i = ch.list([t(K.CARDS + card) for card in cards], K.ASK_WITH)
    return -1 if i < 0 else _target(ch, _NICE, cards[i])


def _scavenge(ch):
    cards = _operands(ch, _SCAVENGE)
    i = ch.list([t(K.CARDS + card) for card in cards], K.ASK_TAKE)
    return -1 if i < 0 else _SCAVENGE << 11 | cards[i] << 5


def _all_for_one(ch):
    # which three cards, where there are several ways, then on whom (CP-252)
    ways = _operands(ch, _ALL)
    i = 0
    if len(ways) > 1:
        i = ch.list([_way_word(p) for p in ways], K.ASK_WITH)
    return -1 if i < 0 else _target(ch, _ALL, ways[i])


def _way_word(p):
    # "R: Archer Knight* Swordsman": the colour, and by a star which cards are Any Color ones
    names = [t(K.RINGS + 1 + k) + ("*" if p & 1 << k else "") for k in range(3)]
    return t(words.COLOUR_LETTERS + (p >> 3)) + ": " + " ".join(names)
