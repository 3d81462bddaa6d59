# SPDX-License-Identifier: MIT
"""Games of Castle Panic over the grid of players, modes and options, and invariants quick enough for thousands.

`Watch` keeps what the events tell of hands, Walls and lost tokens beside the state, and compares after each action.
"""

from __future__ import annotations

import random

from core import events
from games.castle_panic import data, pieces, rules

MODES = 4
_CARDS = bytes(sorted(k for k, n in enumerate(data.CARD_COUNT) for _ in range(n)))
_END = data.TOKENS + 49
_FULL = [data.START_POINTS, bytes(2 if k == data.KING else n for k, n in enumerate(data.START_POINTS))]
_OPENING = bytes(k for k in range(3) for _ in range(data.OPENING[k]))


def setup(i: int) -> tuple[int, int]:
    """(seats, options) number i: seats, modes, then a mix of options; each number is always the same."""
    seats = 1 + i % 6
    mode = i // 6 % MODES
    if seats == 1:
        mode &= data.COOP
    dice = random.Random(i)
    # every option and switch by itself, all off, or all on
    rest = dice.choice((0, dice.getrandbits(16), dice.getrandbits(16), dice.getrandbits(16), 0xFFFF))
    return seats, mode | rest << 2


def begun(i: int):
    """Game number i as it is set up; in every third most of the pile is gone, so that games are won, too."""
    state = rules.make()
    rules.new(state, *setup(i), i)
    if i % 3 == 2:
        b = state[0]
        n = i // 3 % 13
        b[data.TOKENS + n : data.TOKENS + b[data.PILE_N]] = bytes(b[data.PILE_N] - n)
        b[data.PILE_N] = n
    return state


class Watch:
    """What must hold in one game, looked at after each action."""

    def __init__(self, state) -> None:
        b, w = self.b, self.w = state
        self.coop = w[data.OPTS] & data.COOP
        self.full = _FULL[w[data.OPTS] >> 2 & 1]
        self.castle = pieces.castle_seats(b)
        self.hands = [bytearray(hand) for hand in self.state_hands()]
        self.walls, self.towers, self.out = b[data.WALLS], b[data.TOWERS], b[data.OUT]
        self.partner = 0
        self.gone = bytearray()
        self.trophies: list[bytes] = [b""] * 6
        self.words = [0] * 6
        self.tokens = sorted(self.held())
        self.check()

    def state_hands(self) -> list[bytearray]:
        """The cards of each seat."""
        b = self.b
        hands, i = [], data.CARDS + b[data.DECK_N]
        for n in b[data.HAND_N : data.HAND_N + b[data.SEATS_N]]:
            hands.append(b[i : i + n])
            i += n
        return hands

    def held(self) -> bytes:
        """Kinds of all tokens wherever they are (CP-012)."""
        b, w = self.b, self.w
        for seat in range(self.castle):
            word = w[data.TROPHY + seat]
            if word != self.words[seat]:
                self.words[seat] = word
                self.trophies[seat] = bytes(k for k in range(7) for _ in range(pieces.trophies(word, k)))
        board = bytes([m >> 4 & 7 for m in w[data.MONS : data.MONS + b[data.MONS_N]]])
        if b[data.PHASE] == data.SETUP and not b[data.ASK]:
            board = _OPENING
        pile, lord = b[data.TOKENS : data.TOKENS + b[data.PILE_N]], b[_END - b[data.LORD_N] : _END]
        return bytes(pile + lord) + board + self.gone + b"".join(self.trophies)

    def after(self, action: int) -> None:
        """Enter the events of an action and compare."""
        seat = self.b[data.ACTIVE]
        log = events.LOG
        for i in range(1, log[0], 2):
            self.enter(log[i] >> 8, log[i] & 255, log[i + 1], action >> 11)
        assert self.towers & self.b[data.TOWERS] == self.b[data.TOWERS], "a Tower rose (CP-157)"
        assert self.out & ~self.b[data.OUT] == 0, "somebody came back"
        self.towers, self.out = self.b[data.TOWERS], self.b[data.OUT]
        self.check()
        assert 0 <= seat < self.castle

    def enter(self, code: int, x: int, y: int, kind: int) -> None:
        """One event."""
        if code == data.EV_DRAW or code == data.EV_TAKEN:
            self.hands[y & 255].append(x)
        elif code == data.EV_PLAY or code == data.EV_DISCARD or code == data.EV_PLAGUED:
            self.hands[y & 255].remove(x)
            assert code != data.EV_PLAY or kind in (data.PLAY, data.NICE, data.SCAVENGE, data.ALL)
        elif code == data.EV_OFFER:
            self.partner = y
        elif code == data.EV_TRADED:
            assert kind == data.ACCEPT and self.partner != self.b[data.ACTIVE]
            mine, other = self.hands[self.b[data.ACTIVE]], self.hands[self.partner]
            mine.remove(x)
            other.remove(y)
            mine.append(y)
            other.append(x)
        elif code == data.EV_DESTROYED or code == data.EV_SLAIN and self.coop:
            self.gone.append(y >> 4 & 7)
        elif code == data.EV_TOKEN and x >= data.MONSTER_KINDS:
            self.gone.append(x)
        elif code == data.EV_BUILT:
            assert not self.walls & 1 << x and kind == data.PLAY
            self.walls |= 1 << x
        elif code == data.EV_WALL:
            self.walls ^= 1 << x

    def check(self) -> None:
        """CP-010 .. CP-013, and the tidiness that makes equal positions equal bytes."""
        b, w = self.b, self.w
        assert bytes(sorted(b[data.CARDS : data.TOKENS])) == _CARDS, "cards (CP-011)"
        assert b[data.DECK_N] + sum(b[data.HAND_N : data.HAND_N + 6]) + b[data.DISC_N] + b[data.GONE_N] == 49
        assert [bytearray(sorted(hand)) for hand in self.hands] == self.state_hands(), "hands"
        assert sorted(self.held()) == self.tokens, "tokens (CP-012)"
        gap = b[data.TOKENS + b[data.PILE_N] : _END - b[data.LORD_N]]
        assert not any(gap)
        assert b[data.WALLS] == self.walls
        forts = b[data.FORTS]
        assert not forts & ~b[data.WALLS] and forts & forts - 1 & (forts & forts - 1) - 1 == 0, "markers"
        words = w[data.MONS : data.MONS + b[data.MONS_N]].tolist()
        assert words == sorted(words) and not any(w[data.MONS + len(words) :])
        tars = 0
        for m in words:
            tars += m >> 1 & 1
            assert 1 <= m >> 2 & 3 <= self.full[m >> 4 & 7], "points"
            if m >> 7 >= data.CASTLE_RING and not m & 1:
                assert not b[data.TOWERS] >> (m >> 7) - data.CASTLE_RING & 1, "on a standing Tower (CP-013)"
            elif m & 1:
                assert b[data.ASK] in (data.ASK_WALL, data.ASK_TOWER)
        assert tars <= 1
        self.check_seats()

    def check_seats(self) -> None:
        """Homes, players who are out, trades, the Overlord."""
        b, w = self.b, self.w
        homes = [home for home in b[data.HOMES : data.HOMES + 6] if home]
        if homes or b[data.OUT] or b[data.CLAIMS]:
            assert w[data.OPTS] & data.HOME_RULE
            assert len(set(homes)) == len(homes)
            assert all(b[data.TOWERS] >> home - 1 & 1 for home in homes)
            for seat in range(self.castle):
                if b[data.OUT] >> seat & 1:
                    assert not b[data.HOMES + seat] and not b[data.HAND_N + seat]
                elif b[data.PHASE] not in (data.SETUP, data.OVER):
                    assert bool(b[data.HOMES + seat]) != bool(b[data.CLAIMS] >> seat & 1)
        if b[data.PHASE] == data.OVER:
            return
        assert b[data.OUT] != (1 << self.castle) - 1 and b[data.TOWERS]
        assert b[data.TRADES] <= pieces.trade_limit(b, w) and b[data.SWAPS] <= pieces.discard_limit(b)
        if b[data.OVERLORD]:
            assert b[data.HAND_N + self.castle] == 0 and b[data.PHASE] != data.NEW_TOKENS
        else:
            assert b[data.LORD_N] == 0 and b[data.PHASE] != data.LORD_PLAYS

    def end(self) -> None:
        """CP-200 .. CP-208, CP-211, CP-236: who has won, and what it was worth."""
        b, w = self.b, self.w
        everybody = (1 << self.castle) - 1
        won = rules.result((b, w))
        if b[data.OUTCOME] == data.WON:
            assert won == everybody and b[data.TOWERS]
            assert not b[data.MONS_N] + b[data.PILE_N] + b[data.LORD_N]
        else:
            assert won == (1 << self.castle if b[data.OVERLORD] else 0)
            assert not b[data.TOWERS] or b[data.OUT] == everybody
        ranks = {}
        for seat in range(self.castle):
            kinds = self.trophies[seat]
            points = 0 if b[data.OUT] >> seat & 1 else sum(data.TROPHY_POINTS[k] for k in kinds)
            assert rules.score((b, w), seat) == points
            assert not self.coop or not kinds
            if not b[data.OUT] >> seat & 1:
                ranks[seat] = points, len(kinds)
        best = sum(1 << seat for seat, rank in ranks.items() if rank == max(ranks.values()))
        assert rules.leaders((b, w)) == (best if b[data.OUTCOME] == data.WON and not self.coop else 0)
