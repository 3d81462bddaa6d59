# SPDX-License-Identifier: MIT
"""Castle Panic: which picture stands for which card and token."""

from lang import keys as words
from lang import keys_castle_panic as K
from lang import t
from micropython import const
from ui import sprites
from ui.palette import BLUE_L, GREEN_L, LIGHT, PAPER, RED_L, YELLOW_L

_BOULDER = const(7)
_MOVE_RED = const(8)
_CLOCKWISE = const(11)
_COUNTER = const(12)
_PLAGUE_S = const(15)
_DISCARD_1 = const(16)
_MONSTER_KINDS = const(7)
_HERO = const(12)
_BRICK = const(15)

_GROUNDS = (RED_L, GREEN_L, BLUE_L, YELLOW_L)


def card_tile(card):
    """(icon, ground, mark) of a castle card for ui.pieces."""
    if card < _HERO:
        colour = card & 3
        mark = t(words.COLOUR_LETTERS + colour) if colour < 3 else "***"
        return card_icon(card), _GROUNDS[colour], mark + t(K.RING_LETTERS + 1 + card // 4)
    if card < _BRICK:
        return card_icon(card), _GROUNDS[card - _HERO], t(words.COLOUR_LETTERS + card - _HERO)
    return card_icon(card), LIGHT, ""


def card_icon(card):
    """The picture of a castle card; a back for 255, one that may not be seen."""
    if card == 255:
        return sprites.ICON_DECK
    if card < _HERO:
        return sprites.CARD_ARCHER + card // 4
    if card < _BRICK:
        return sprites.CARD_HERO
    return sprites.CARD_BRICK + card - _BRICK


def token_tile(token):
    """(icon, ground, mark) of a Monster token: whose colour moves, whom the plague takes is a letter."""
    mark = ""
    if _MOVE_RED <= token < _CLOCKWISE:
        mark = t(words.COLOUR_LETTERS + token - _MOVE_RED)
    elif _PLAGUE_S - 2 <= token <= _PLAGUE_S:
        mark = t(K.RING_LETTERS + 3 + token - _PLAGUE_S)
    return token_icon(token), PAPER, mark


def token_icon(token):
    """The picture of a Monster token."""
    if token < _MONSTER_KINDS:
        return sprites.GOBLIN + token
    if token == _BOULDER:
        return sprites.BOULDER
    if token <= _COUNTER:
        return sprites.MOVE_RED + token - _MOVE_RED
    if token <= _PLAGUE_S:
        return sprites.PLAGUE
    return sprites.DISCARD + token - _DISCARD_1
