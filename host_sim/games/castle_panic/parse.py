# SPDX-License-Identifier: MIT
"""Reading a Castle Panic position text into a state; what cannot be is refused."""

from __future__ import annotations

import re

from core import rng
from games.castle_panic import data, pieces, rules
from host_sim.games import fields
from host_sim.games.castle_panic import monsters, validate
from host_sim.games.castle_panic.names import ALIASES, CARDS, MONSTERS, OUTCOMES, PHASES, TOKENS
from host_sim.games.castle_panic.position import ASKS

_KNOWN = (
    "seats", "options", "phase", "turn", "active", "first", "ask", "token", "owed", "swaps", "trades", "refused", "missing",
    "plays", "played", "home N", "out", "claims", "offer", "answer", "walls", "fortified", "towers", "monsters", "hand N",
    "discard", "removed", "deck", "pile", "overlord hand", "trophies N", "rng",
)  # fmt: skip


def field_names(seats: int) -> set[str]:
    """Names of the fields that a position of so many seats may have."""
    return {name.replace(" N", f" {i + 1}") for name in _KNOWN for i in range(seats)}


def parse_position(text: str):
    """A state from a position text; NotationError names the line and the field at fault."""
    found = fields.split(text)
    for short, name in ALIASES.items():
        at = found.take(short)
        if at and name in found.items:
            raise at.fault(f"the field '{name}' is given under two names")
        if at:
            found.items[name] = at
    state = rules.make()
    b, w = state
    seats = found.take("seats")
    b[data.SEATS_N] = fields.number(seats, seats.value, rules.SEATS[0], rules.SEATS[-1]) if seats else rules.SEATS[0]
    _options(found, b, w)
    fields.generator(found, w)
    _board(found, b, w)
    _turn(found, b, w)
    _cards(found, b, w)
    _tokens(found, b, w)
    found.end(_KNOWN)
    validate.validate(state)
    return state


def _options(found: fields.Fields, b, w) -> None:
    packed = fields.options(found, data.OPTIONS)
    if rules.setup_fault(b[data.SEATS_N], packed):
        raise fields.NotationError("position: the Overlord needs at least two seats (CP-220)")
    w[data.OPTS], w[data.OPTS_2] = packed & 0xFFFF, packed >> 16
    if packed & data.LORDLY:
        b[data.OVERLORD] = b[data.SEATS_N]


def _board(found: fields.Fields, b, w) -> None:
    walls = 0 if w[data.OPTS] & data.CONSTRUCTION else data.ALL_ARCS
    for name, place, default in (
        ("walls", data.WALLS, walls), ("fortified", data.FORTS, 0), ("towers", data.TOWERS, data.ALL_ARCS)
    ):
        at = found.take(name)
        b[place] = fields.arcs(at, at.value) if at else default
    at = found.take("monsters")
    for part in fields.words(at.value) if at else ():
        times = re.fullmatch(r"([0-9]{1,2}) *[x×]? +(.+)", part)
        n, words = (int(times[1]), times[2]) if times else (1, part)
        try:
            one = monsters.parse(words)
        except ValueError as fault:
            raise at.fault(str(fault)) from None
        full = pieces.start_points(w, one.kind)
        points = full if one.points is None else one.points
        if one.full not in (None, full) or not 1 <= points <= full:
            raise at.fault(f"a {MONSTERS[one.kind]} has 1 to {full} points, not {words.split('@')[0].split()[-1]}")
        for _ in range(n):
            if b[data.MONS_N] == data.MONS_MAX:
                raise at.fault(f"there are only {data.MONS_MAX} monsters")
            tar = data.TAR_BIT if one.tar else 0
            pieces.add_monster(b, w, one.pos << 7 | one.kind << 4 | points << 2 | tar | one.marked)


def _turn(found: fields.Fields, b, w) -> None:
    at = found.take("phase")
    phase = at.value.lower() if at else "play"
    if phase in OUTCOMES[1:]:
        b[data.PHASE], b[data.OUTCOME] = data.OVER, OUTCOMES.index(phase)
    else:
        b[data.PHASE] = fields.name_of(at, "phase", phase, PHASES) if at else data.PLAY_CARDS
        if b[data.PHASE] == data.OVER:
            raise at.fault("a game that is over is 'won' or 'lost'")
    castle = pieces.castle_seats(b)
    for name, place in (("active", data.ACTIVE), ("first", data.FIRST_SEAT)):
        at = found.take(name)
        b[place] = fields.number(at, at.value, 1, castle) - 1 if at else 0
    at = found.take("turn")
    w[data.TURNS] = fields.number(at, at.value, 0, 0xFFFF) if at else int(b[data.PHASE] != data.SETUP)
    for name, high, place in (
        ("owed", 12, data.DEBT), ("swaps", 2, data.SWAPS), ("trades", 2, data.TRADES),
        ("refused", 255, data.REFUSALS), ("plays", 12, data.PLAYS),
    ):
        at = found.take(name)
        b[place] = fields.number(at, at.value, 0, high) if at else 0
    for name, place in (("missing", data.MISSED), ("played", data.PLAYED)):
        at = found.take(name)
        b[place] = fields.name_of(at, "answer; it is yes or no", at.value, ("no", "yes")) if at else 0
    at = found.take("token")
    b[data.NOW_TOKEN] = fields.name_of(at, "token", at.value, TOKENS) + 1 if at else 0
    _table(found, b)
    _ask(found, b, w)


def _table(found: fields.Fields, b) -> None:
    # homes, who is out, a trade under way
    castle = pieces.castle_seats(b)
    for seat in range(castle):
        at = found.take(f"home {seat + 1}")
        b[data.HOMES + seat] = fields.number(at, at.value, 1, 6) if at else 0
    for name, place in (("out", data.OUT), ("claims", data.CLAIMS)):
        at = found.take(name)
        b[place] = fields.arcs(at, at.value, castle) if at else 0
    at = found.take("offer")
    if at:
        card, _, seat = at.value.rpartition(" to ")
        b[data.OFFERED] = fields.name_of(at, "castle card", card, CARDS) + 1
        b[data.PARTNER] = fields.number(at, seat, 1, castle) - 1
    at = found.take("answer")
    b[data.ANSWER] = fields.name_of(at, "castle card", at.value, CARDS) + 1 if at else 0


def _ask(found: fields.Fields, b, w) -> None:
    for i in range(data.MONS, data.MONS + b[data.MONS_N]):
        pos = w[i] >> 7
        if w[i] & 1 and pos >= data.CASTLE_RING:
            b[data.HIT_TOWERS] |= 1 << (pos - data.CASTLE_RING)
        elif w[i] & 1 and pos >= data.SWORD_RING:
            b[data.HIT_WALLS] |= 1 << (pos - data.SWORD_RING)
    at = found.take("ask")
    if not at:
        return
    what, _, where = at.value.lower().partition(" ")
    if what not in ASKS[1:]:
        raise at.fault(f"'{at.value}' is no question; one is 'wall 3', 'tower 3', 'discard 1', {', '.join(ASKS[4:])}")
    b[data.ASK] = ASKS.index(what)
    if b[data.ASK] == data.ASK_DROP:
        b[data.DROPS] = fields.arcs(at, where, b[data.SEATS_N])
    elif b[data.ASK] > data.ASK_DROP:
        if where:
            raise at.fault(f"the question '{what}' stands alone")
    else:
        b[data.ASK_ARC] = fields.number(at, where, 1, 6) - 1


# --- cards and tokens ---------------------------------------------------------


def _mixed(kinds: list[int]) -> list[int]:
    # some order, the same on every machine
    box, words = bytearray(kinds), [0, 0, 0, 0]
    rng.seed(words, 1)
    rng.shuffle(words, box, 0, len(box))
    return list(box)


def _zone(at: fields.Field, what: str, left: list[int], names) -> tuple[list[int], bool]:
    # kinds listed in a field, taken out of `left`; True if the rest follows them
    if re.fullmatch(r"[0-9]{1,2}", at.value):
        n = fields.number(at, at.value, 0, len(left))
        some = _mixed(left)[:n]
        for kind in some:
            left.remove(kind)
        return some, False
    value = re.sub(r",? *(\.\.\.|…)$", "", at.value)
    kinds = fields.counted(at, what, value, names)
    for kind in kinds:
        if kind not in left:
            raise at.fault(f"there are not so many of {names[kind]} in the game")
        left.remove(kind)
    return kinds, value != at.value


def _cards(found: fields.Fields, b, w) -> None:
    left = [k for k, n in enumerate(data.CARD_COUNT) for _ in range(n)]
    zones: dict[str, list[int]] = {}
    rest = ""
    hands = [f"hand {i + 1}" for i in range(b[data.SEATS_N])]
    given = {name: at for name in (*hands, "discard", "removed", "deck") if (at := found.take(name))}
    # exact lists first, so that a bare number cannot take what is named elsewhere
    for name in sorted(given, key=lambda name: given[name].value.isdigit()):
        zones[name], more = _zone(given[name], "castle card", left, CARDS)
        if more and rest:
            raise given[name].fault(f"the rest cannot be here and in {rest} too")
        rest = name if more else rest
    if not rest:
        rest = next(name for name in ("deck", "discard", "removed") if name not in zones or name == "removed")
    zones[rest] = zones.get(rest, []) + _mixed(left)
    deck = zones.get("deck", [])[::-1]
    out = list(deck)
    b[data.DECK_N] = len(deck)
    for i, name in enumerate(hands):
        out += sorted(zones.get(name, []))
        b[data.HAND_N + i] = len(zones.get(name, []))
    for name, place in (("discard", data.DISC_N), ("removed", data.GONE_N)):
        out += sorted(zones.get(name, []))
        b[place] = len(zones.get(name, []))
    b[data.CARDS : data.CARDS + 49] = bytes(out)


def _tokens(found: fields.Fields, b, w) -> None:
    easy = w[data.OPTS] & data.EASY
    left = [k for k, n in enumerate(data.TOKEN_COUNT) for _ in range(n - (data.EASY_LESS[k] if easy else 0))]
    used = [w[i] >> 4 & 7 for i in range(data.MONS, data.MONS + b[data.MONS_N])]
    if b[data.NOW_TOKEN] > data.MONSTER_KINDS:
        used.append(b[data.NOW_TOKEN] - 1)
    if b[data.PHASE] == data.SETUP:
        used = [k for k in range(3) for _ in range(data.OPENING[k])]
    for seat in range(b[data.SEATS_N]):
        at = found.take(f"trophies {seat + 1}")
        won = fields.counted(at, "monster", at.value, MONSTERS) if at else []
        for kind in won:
            if won.count(kind) > data.TOKEN_COUNT[kind]:
                raise at.fault(f"there are not so many of {MONSTERS[kind]} in the game")
            w[data.TROPHY + seat] += (1, 8, 128)[kind] if kind < data.KING else 1 << (kind + 8)
        used += won
    for kind in used:
        if kind not in left:
            raise fields.NotationError(f"position: there are not so many of {TOKENS[kind]} in the game")
        left.remove(kind)
    hand = _lords_hand(found, b, left)
    at = found.take("pile")
    pile, more = _zone(at, "token", left, TOKENS) if at else ([], True)
    pile += _mixed(left) if more else []
    b[data.PILE_N] = len(pile)
    b[data.TOKENS : data.TOKENS + len(pile)] = bytes(pile[::-1])
    end = data.TOKENS + 49
    b[end - len(hand) : end] = bytes(hand)


def _lords_hand(found: fields.Fields, b, left: list[int]) -> list[int]:
    at = found.take("overlord hand")
    if not at:
        return []
    if not b[data.OVERLORD]:
        raise at.fault("there is no Overlord in this mode (CP-220)")
    hand, more = _zone(at, "token", left, TOKENS)
    if more:
        raise at.fault("the rest of the tokens cannot be here")
    b[data.LORD_N] = len(hand)
    return sorted(hand)
