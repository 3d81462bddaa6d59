# SPDX-License-Identifier: MIT
"""Where the random games of Castle Panic begin, for one player: set-ups, set-ups with a short pile, positions out of the blue.

Random players hardly ever see the end of the pile; the last two kinds of start lead to won games, to
the Castle ring and to reshuffles with a few cards.
"""

from __future__ import annotations

import random

from games.castle_panic import data, rules
from games.castle_panic.pieces import start_points

OPTIONS = (0, data.COOP, data.KING_2, data.COOP | data.KING_2)


def fresh(seed: int):
    """A game as it is set up; the options go round with the seed."""
    state = rules.make()
    rules.new(state, 1, OPTIONS[seed % 4], seed)
    return state


def short(seed: int):
    """A set-up with 0 to 12 tokens in the pile, the others gone before."""
    state = fresh(seed)
    b = state[0]
    n = seed // 4 % 13
    b[data.PILE_N] = n
    for i in range(data.TOKENS + n, data.B_SIZE):
        b[i] = 0
    return state


def odd(seed: int):
    """A position in phase 2 or 4 with monsters, structures and cards anywhere they may be."""
    dice = random.Random(seed)
    state = fresh(seed)
    b, w = state
    b[data.PHASE] = dice.choice((data.DISCARD, data.PLAY_CARDS))
    w[data.TURNS] = dice.randint(1, 30)
    b[data.WALLS] = dice.randrange(64)
    b[data.TOWERS] = dice.randint(1, 63)
    walls = [arc for arc in range(6) if b[data.WALLS] >> arc & 1]
    b[data.FORTS] = sum(1 << arc for arc in dice.sample(walls, min(len(walls), dice.randint(0, 2))))
    _cards(b, dice)
    kinds = [kind for kind, n in enumerate(data.TOKEN_COUNT) for _ in range(n)]
    dice.shuffle(kinds)
    monsters = [kind for kind in kinds if kind < data.MONSTER_KINDS][: dice.randint(1, 20)]
    for kind in monsters:
        kinds.remove(kind)
    _board(b, w, monsters, dice)
    n = dice.randint(0, min(len(kinds), 10))
    b[data.PILE_N] = n
    for i in range(data.TOKENS, data.B_SIZE):
        b[i] = kinds[i - data.TOKENS] if i < data.TOKENS + n else 0
    return state


def crowded(seed: int, token: int):
    """Phase 4 with weak and strong Orcs and Trolls in two spaces, one of them tarred where the others come to,
    this token next, and then one that asks for a card, so that the board is seen before the turn ends."""
    dice = random.Random(seed)
    state = fresh(seed)
    b, w = state
    b[data.PHASE] = data.PLAY_CARDS
    w[data.TURNS] = 1
    b[data.WALLS] = dice.randrange(64)
    b[data.TOWERS] = dice.randint(1, 63)
    inner = dice.randrange(6, 24)
    words = [inner << 7 | data.TROLL << 4 | dice.randint(1, 3) << 2 | data.TAR_BIT]
    for kind in dice.choices((data.ORC, data.TROLL), k=10):
        pos = inner - dice.choice((0, 6))
        words.append(pos << 7 | kind << 4 | dice.randint(1, start_points(w, kind)) << 2)
    b[data.MONS_N] = len(words)
    for i, m in enumerate(sorted(words)):
        w[data.MONS + i] = m
    tokens = (token,) if token == data.DISCARD_1 else (data.DISCARD_1, token)
    b[data.PILE_N] = len(tokens)
    b[data.TOKENS : data.B_SIZE] = bytes(tokens) + bytes(data.B_SIZE - data.TOKENS - len(tokens))
    return state


def _cards(b, dice: random.Random) -> None:
    cards = [kind for kind, n in enumerate(data.CARD_COUNT) for _ in range(n)]
    dice.shuffle(cards)
    hand = dice.randint(0, 12)
    deck = dice.choice((0, 1, dice.randint(0, 49 - hand)))
    b[data.DECK_N], b[data.HAND_N], b[data.DISC_N] = deck, hand, 49 - hand - deck
    parts = cards[:deck], sorted(cards[deck : deck + hand]), sorted(cards[deck + hand :])
    b[data.CARDS : data.TOKENS] = bytes(card for part in parts for card in part)


def _board(b, w, monsters: list[int], dice: random.Random) -> None:
    spaces = [pos for pos in range(30) if pos < data.CASTLE_RING or not b[data.TOWERS] >> pos % 6 & 1]
    if dice.randrange(2):
        # crowds, so that equal and nearly equal monsters meet
        spaces = dice.sample(spaces, 2)
    words = []
    for kind in monsters:
        points = dice.randint(1, start_points(w, kind))
        words.append(dice.choice(spaces) << 7 | kind << 4 | points << 2)
    if dice.randrange(2):
        words[dice.randrange(len(words))] |= data.TAR_BIT
    b[data.MONS_N] = len(words)
    for i, m in enumerate(sorted(words)):
        w[data.MONS + i] = m


STARTS = {"fresh": fresh, "short": short, "odd": odd}
