# SPDX-License-Identifier: MIT
"""A second account of a game of Castle Panic, kept from its events alone.

Every card, monster, token, Wall and Tower is booked as the events tell; after each action
the account must be what the state says.  So nothing appears, vanishes or changes untold,
and whoever reads only the events (screen, log) sees all that happened.
"""

from __future__ import annotations

from collections import Counter

from games.castle_panic import data, pieces

CARDS = Counter(dict(enumerate(data.CARD_COUNT)))
PLAGUES = {data.PLAGUE_A: data.ARCHER, data.PLAGUE_K: data.KNIGHT, data.PLAGUE_S: data.SWORDSMAN}


def board(state) -> Counter:
    """The monster words on the board without their marks, counted."""
    b, w = state
    return Counter(m & 0xFFFE for m in w[data.MONS : data.MONS + b[data.MONS_N]])


def zones(state) -> dict[str, Counter]:
    """The castle cards of each place, counted by kind."""
    b = state[0]
    found, i = {}, data.CARDS
    sizes = [("deck", b[data.DECK_N])]
    sizes += [(f"hand {seat}", b[data.HAND_N + seat]) for seat in range(b[data.SEATS_N])]
    for name, n in [*sizes, ("discard", b[data.DISC_N]), ("gone", b[data.GONE_N])]:
        found[name] = Counter(b[i : i + n])
        i += n
    assert i == data.TOKENS, "the zones are not 49 cards"
    return found


def tokens(state) -> Counter:
    """All tokens of the game by kind: 49, or 38 with Easy Battles (CP-004, CP-250)."""
    less = data.EASY_LESS if state[1][data.OPTS] & data.EASY else bytes(data.TOKEN_KINDS)
    return Counter({kind: n - less[kind] for kind, n in enumerate(data.TOKEN_COUNT)})


def to_come(state) -> Counter:
    """The tokens still face down, in the pile or the Overlord's hand, counted by kind."""
    b = state[0]
    end = data.TOKENS + 49
    return Counter(b[data.TOKENS : data.TOKENS + b[data.PILE_N]]) + Counter(b[end - b[data.LORD_N] : end])


def trophies(state) -> list[Counter]:
    """Each seat's trophies, counted by kind."""
    b, w = state
    return [
        Counter({k: n for k in range(data.MONSTER_KINDS) if (n := pieces.trophies(w[data.TROPHY + seat], k))})
        for seat in range(b[data.SEATS_N])
    ]


class Ledger:
    """The account of one game, opened from a state."""

    def __init__(self, state) -> None:
        b, w = state
        self.coop = w[data.OPTS] & data.COOP
        self.tokens = tokens(state)
        self.lord = b[data.LORD_N]
        self.active, self.partner = b[data.ACTIVE], b[data.PARTNER]
        self.board = board(state)
        self.zones = zones(state)
        self.to_come = to_come(state)
        self.trophies = trophies(state)
        self.waiting = Counter(dict(enumerate(data.OPENING))) if b[data.PHASE] == data.SETUP else Counter()
        self.waiting.subtract(m >> 4 & 7 for m in self.board.elements() if self.waiting)
        held = self.to_come + self._monsters() + sum(self.trophies, Counter()) + self.waiting
        # tokens that are nowhere lie on the Monster discard (CP-012)
        self.discard = self.tokens - held
        assert held <= self.tokens
        self.structures = b[data.WALLS], b[data.FORTS], b[data.TOWERS]
        self.token = b[data.NOW_TOKEN] - 1

    def _monsters(self) -> Counter:
        return Counter(m >> 4 & 7 for m in self.board.elements())

    def book(self, told: list[tuple[int, int]]) -> None:
        """Enter the events of one action."""
        for word, y in told:
            code, x = word >> 8, word & 255
            entry = ENTRIES.get(code)
            if entry:
                entry(self, x, y)

    def compare(self, state) -> None:
        """AssertionError if the state is not what the events told (CP-011, CP-012)."""
        b = state[0]
        assert +self.board == board(state)
        assert {name: +cards for name, cards in self.zones.items()} == zones(state)
        assert sum(self.zones.values(), Counter()) == CARDS
        assert +self.to_come == to_come(state)
        assert self.lord == b[data.LORD_N]
        assert self.trophies == trophies(state)
        assert self.structures == (b[data.WALLS], b[data.FORTS], b[data.TOWERS])
        everywhere = self.to_come + self._monsters() + sum(self.trophies, Counter()) + self.waiting + self.discard
        assert everywhere == self.tokens
        for part, left in (("board", self.board), ("discard", self.discard), ("waiting", self.waiting)):
            assert not left or min(left.values()) >= 0, part

    # --- cards ------------------------------------------------------------------

    def _card(self, card: int, source: str, target: str) -> None:
        assert self.zones[source][card] > 0, f"no card {card} in {source}"
        self.zones[source][card] -= 1
        self.zones[target][card] += 1

    def draw(self, card: int, phase_and_seat: int) -> None:
        self._card(card, "deck", f"hand {phase_and_seat & 255}")

    def lose(self, card: int, phase_and_seat: int) -> None:
        self._card(card, f"hand {phase_and_seat & 255}", "discard")

    def plague(self, card: int, seat: int) -> None:
        first = PLAGUES[self.token]
        assert first <= card < first + 4, "a plague takes only its own kind (CP-179)"
        self.lose(card, seat)

    def taken(self, card: int, seat: int) -> None:
        self._card(card, "discard", f"hand {seat}")

    def offered(self, _card: int, seat: int) -> None:
        self.partner = seat

    def traded(self, card: int, gift: int) -> None:
        self._card(card, f"hand {self.active}", f"hand {self.partner}")
        self._card(gift, f"hand {self.partner}", f"hand {self.active}")

    def has_turn(self, seat: int, _turn: int) -> None:
        self.active = seat

    def reshuffle(self, n: int, _y: int) -> None:
        assert not +self.zones["deck"] and self.zones["discard"].total() == n
        self.zones["deck"], self.zones["discard"] = self.zones["discard"], Counter()

    # --- monsters ---------------------------------------------------------------

    def _change(self, old: int, new: int) -> None:
        assert self.board[old] > 0, f"no monster {old:#x} on the board"
        self.board[old] -= 1
        self.board[new] += 1

    def _remove(self, m: int) -> None:
        assert self.board[m] > 0, f"no monster {m:#x} on the board"
        self.board[m] -= 1

    def place(self, pos: int, m: int) -> None:
        self._change(m, pos << 7 | m & 0x7F)

    def points(self, left: int, m: int) -> None:
        if left:
            self._change(m, m & ~0xC | left << 2)

    def slain(self, seat: int, m: int) -> None:
        self._remove(m)
        (self.discard if self.coop else self.trophies[seat])[m >> 4 & 7] += 1

    def destroyed(self, _cause: int, m: int) -> None:
        self._remove(m)
        self.discard[m >> 4 & 7] += 1

    def tar(self, _x: int, m: int) -> None:
        self._change(m, m ^ data.TAR_BIT)

    def opening(self, _x: int, m: int) -> None:
        self.waiting[m >> 4 & 7] -= 1
        self.board[m] += 1

    def arrive(self, _x: int, m: int) -> None:
        assert m >> 4 & 7 == self.token
        self.board[m] += 1

    # --- tokens and structures --------------------------------------------------

    def reveal(self, token: int, _y: int) -> None:
        self.token = token
        assert self.to_come[token] > 0
        self.to_come[token] -= 1
        if token >= data.MONSTER_KINDS:
            self.discard[token] += 1

    def lord_draw(self, n: int, _y: int) -> None:
        self.lord += n

    def lord_play(self, token: int, arc: int) -> None:
        self.lord -= 1
        if arc:
            # sent, not revealed
            self.token = token
            assert self.to_come[token] > 0
            self.to_come[token] -= 1

    def structure(self, which: int, arc: int, stands: bool) -> None:
        bit = 1 << arc
        assert bool(self.structures[which] & bit) != stands
        self.structures = tuple(mask ^ bit if i == which else mask for i, mask in enumerate(self.structures))


ENTRIES = {
    data.EV_DRAW: Ledger.draw,
    data.EV_SHUFFLE: Ledger.reshuffle,
    data.EV_DISCARD: Ledger.lose,
    data.EV_PLAY: Ledger.lose,
    data.EV_PLAGUED: Ledger.plague,
    data.EV_TAKEN: Ledger.taken,
    data.EV_OFFER: Ledger.offered,
    data.EV_TRADED: Ledger.traded,
    data.EV_TURN: Ledger.has_turn,
    data.EV_REMOVED: lambda ledger, card, _y: ledger._card(card, "discard", "gone"),
    data.EV_LORD_DRAW: Ledger.lord_draw,
    data.EV_LORD_PLAY: Ledger.lord_play,
    data.EV_HIT: Ledger.points,
    data.EV_HURT: Ledger.points,
    data.EV_HEALED: Ledger.points,
    data.EV_SLAIN: Ledger.slain,
    data.EV_DESTROYED: Ledger.destroyed,
    data.EV_STEP: Ledger.place,
    data.EV_BACK: Ledger.place,
    data.EV_TARRED: Ledger.tar,
    data.EV_UNTARRED: Ledger.tar,
    data.EV_OPENING: Ledger.opening,
    data.EV_SET: Ledger.opening,
    data.EV_PLACED: Ledger.arrive,
    data.EV_TOKEN: Ledger.reveal,
    data.EV_WALL: lambda ledger, arc, _y: ledger.structure(0, arc, False),
    data.EV_BUILT: lambda ledger, arc, _y: ledger.structure(0, arc, True),
    data.EV_MARKER: lambda ledger, arc, _y: ledger.structure(1, arc, False),
    data.EV_FORTIFIED: lambda ledger, arc, _y: ledger.structure(1, arc, True),
    data.EV_TOWER: lambda ledger, arc, _y: ledger.structure(2, arc, False),
}
