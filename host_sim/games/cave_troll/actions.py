# SPDX-License-Identifier: MIT
"""Cave Troll's actions as text.

    pass                      draw                       play Adv E1, play Score R11, play Artifact
    move Adv R08 to R09       move Thf to R20            strike 2 Adv            push 2 Adv to R08
    murder 2 OrS              sacrifice 2                raid                    rampage
    run 1 Adv to R21          call 1 Adv from R09        expel 2 to P1
    chalice Kni E1            cloak Adv R08 to R09       cloak Kni to R09        blade R14
    sandals                   bell 2 Orc to P1           lens R11

Areas are R01 .. R33, E1 .. E4, P1 .. P3; a number is a seat.
"""

from __future__ import annotations

import re

from games.cave_troll import data
from host_sim.games.cave_troll.names import AREAS, cards, figures, neighbours
from host_sim.games.fields import NotationError

_BARE = {"pass": data.PASS, "draw": data.DRAW, "raid": data.RAID, "rampage": data.RAMPAGE, "sandals": data.SANDALS}
_VICTIM = {"strike": data.STRIKE, "murder": data.MURDER}
_DOOR = {"push": data.PUSH, "run": data.RUN, "call": data.CALL}
_ROOM = {"blade": data.BLADE, "lens": data.LENS}
BEGINNINGS = (*_BARE, "play", "move", *_VICTIM, *_DOOR, "sacrifice", "expel", "chalice", "cloak", *_ROOM, "bell")
# a door that is nowhere
_NO_DOOR = 7


def _at(state, kind: int, seat: int | None = None) -> int:
    # the area of a single figure
    b, _w = state
    return b[data.FIG + data.FIGURES * (b[data.MOVER] if seat is None else seat) + 8 + kind]


def _base_of(state, kind: int) -> int:
    # the area whose doors an action of this kind counts
    return _at(state, 7, state[0][data.ACTIVE]) if kind == data.RUN else _at(state, 6)


def action_text(state, action: int) -> str:
    """The text of an action."""
    kind, q = action >> 11, action & 0x7FF
    try:
        text = _text(state, kind, q)
    except IndexError:
        text = ""
    if not text:
        raise NotationError(f"0x{action:04x} is no action of this game")
    return text


def _text(state, kind: int, q: int) -> str:
    b, w = state
    names = figures(w)
    for word, known in _BARE.items():
        if kind == known:
            return word if q == 0 else ""
    if kind == data.PLAY:
        card = cards(w)[q >> 6]
        if q >> 6 == data.CARD_RELIC:
            return "" if q & 63 else f"play {card}"
        return f"play {card} {AREAS[q & 63]}"
    if kind == data.WALK:
        return f"move Adv {AREAS[q >> 3]} to {AREAS[neighbours(q >> 3)[q & 7]]}"
    if kind == data.MOVE:
        return f"move {names[q >> 6]} to {AREAS[q & 63]}" if q >> 6 else ""
    for word, known in _VICTIM.items():
        if kind == known:
            return f"{word} {_seat(q >> 3)} {names[q & 7]}"
    for word, known in _DOOR.items():
        if kind == known:
            there = AREAS[neighbours(_base_of(state, kind))[q & 7]]
            return f"{word} {_seat(q >> 6)} {names[q >> 3 & 7]} {'from' if kind == data.CALL else 'to'} {there}"
    for word, known in _ROOM.items():
        if kind == known:
            return f"{word} {AREAS[q]}"
    if kind == data.SACRIFICE:
        return f"sacrifice {_seat(q)}"
    if kind == data.EXPEL:
        return f"expel {_seat(q >> 2)} to {AREAS[data.PIT + (q & 3)]}"
    if kind == data.CHALICE:
        return f"chalice {names[q >> 2]} {AREAS[data.DOORWAY + (q & 3)]}"
    if kind == data.BELL:
        return f"bell {_seat(q >> 5)} {names[q >> 2 & 7]} to {AREAS[data.PIT + (q & 3)]}"
    if kind == data.CLOAK and q >> 9 == 1 and 0 < q >> 3 & 63 < 8:
        figure = q >> 3 & 63
        return f"cloak {names[figure]} to {AREAS[neighbours(_at(state, figure))[q & 7]]}"
    if kind == data.CLOAK:
        return f"cloak Adv {AREAS[q >> 3]} to {AREAS[neighbours(q >> 3)[q & 7]]}"
    return ""


def _seat(seat: int) -> int:
    if seat > 3:
        raise IndexError
    return seat + 1


def parse_action(state, text: str) -> int:
    """The action a text means, legal or not; NotationError if it means none."""
    words = text.split()
    word = words[0].lower() if words else ""
    if word not in BEGINNINGS:
        raise NotationError(f"'{' '.join(words)}' is no action; one begins with {', '.join(BEGINNINGS)}")
    reader = _Reader(state, words)
    action = reader.bare() if word in _BARE else getattr(reader, _READ[word])()
    if reader.left:
        raise NotationError(f"'{' '.join(words)}' is no action: nothing comes behind '{words[-len(reader.left) - 1]}'")
    return action


_READ = {
    "play": "play", "move": "move", "strike": "victim", "murder": "victim", "push": "door", "run": "door", "call": "door",
    "sacrifice": "sacrifice", "expel": "expel", "chalice": "chalice", "cloak": "cloak", "blade": "room", "lens": "room",
    "bell": "bell",
}  # fmt: skip


class _Reader:
    """The words of an action text, taken one by one."""

    def __init__(self, state, words: list[str]) -> None:
        self.state = state
        self.word = words[0].lower()
        self.whole = " ".join(words)
        self.left = words[1:]

    def take(self) -> str:
        if not self.left:
            raise NotationError(f"'{self.whole}' is no action: something is missing at its end")
        return self.left.pop(0)

    def one_of(self, what: str, names, first: int = 0) -> int:
        found = self.take()
        known = [name.lower() for name in names]
        if found.lower() not in known[first:]:
            raise NotationError(f"'{self.whole}': '{found}' is no {what}; there are {', '.join(names[first:])}")
        return known.index(found.lower(), first)

    def area(self, first: int = 0, end: int = data.AREAS) -> int:
        return first + self.one_of("area", AREAS[first:end])

    def figure(self) -> int:
        return self.one_of("figure of this game", figures(self.state[1]))

    def seat(self) -> int:
        found = self.take()
        if not re.fullmatch("[1-4]", found):
            raise NotationError(f"'{self.whole}': '{found}' is no seat; seats are 1 to 4")
        return int(found) - 1

    def small(self, word: str) -> None:
        found = self.take()
        if found.lower() != word:
            raise NotationError(f"'{self.whole}': '{word}' is wanted where '{found}' stands")

    def bare(self) -> int:
        return _BARE[self.word] << 11

    def play(self) -> int:
        card = self.one_of("card of this game", cards(self.state[1]))
        return data.PLAY << 11 | card << 6 | (0 if card == data.CARD_RELIC else self.area())

    def _from_to(self, kind: int) -> tuple[int, int]:
        # where a figure stands and where it goes
        start = self.area() if kind == 0 else _at(self.state, kind)
        self.small("to")
        return start, self.area()

    def move(self) -> int:
        kind = self.figure()
        start, to = self._from_to(kind)
        return data.MOVE << 11 | kind << 6 | to if kind else data.WALK << 11 | start << 3 | _door(start, to)

    def cloak(self) -> int:
        kind = self.figure()
        start, to = self._from_to(kind)
        return data.CLOAK << 11 | (0x200 | kind << 3 if kind else start << 3) | _door(start, to)

    def victim(self) -> int:
        return _VICTIM[self.word] << 11 | self.seat() << 3 | self.figure()

    def door(self) -> int:
        kind = _DOOR[self.word]
        q = self.seat() << 6 | self.figure() << 3
        self.small("from" if kind == data.CALL else "to")
        return kind << 11 | q | _door(_base_of(self.state, kind), self.area())

    def sacrifice(self) -> int:
        return data.SACRIFICE << 11 | self.seat()

    def pit(self) -> int:
        self.small("to")
        return self.area(data.PIT) - data.PIT

    def expel(self) -> int:
        return data.EXPEL << 11 | self.seat() << 2 | self.pit()

    def bell(self) -> int:
        return data.BELL << 11 | self.seat() << 5 | self.figure() << 2 | self.pit()

    def chalice(self) -> int:
        return data.CHALICE << 11 | self.figure() << 2 | self.area(data.DOORWAY, data.PIT) - data.DOORWAY

    def room(self) -> int:
        return _ROOM[self.word] << 11 | self.area()


def _door(start: int, to: int) -> int:
    near = neighbours(start)
    return near.index(to) if to in near else _NO_DOOR
