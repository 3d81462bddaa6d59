# SPDX-License-Identifier: MIT
"""What all position texts share: `name: value` fields, lists, counts and clear faults."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from host_sim.errors import UserError


class NotationError(UserError):
    """A position or action text that cannot be, with the place where it went wrong."""


@dataclass
class Field:
    """One field of a position text: its name, its value, the line it stands on."""

    name: str
    value: str
    line: int

    def fault(self, what: str) -> NotationError:
        """An error that names this field's place."""
        return NotationError(f"position, line {self.line} ({self.name}): {what}")


@dataclass
class Fields:
    """The fields of a text, taken out one by one; what is left at the end is a fault."""

    items: dict[str, Field] = field(default_factory=dict)

    def take(self, name: str) -> Field | None:
        """The field of this name, now used up, or None."""
        return self.items.pop(name, None)

    def end(self, known: Iterable[str]) -> None:
        """Refuse fields nobody asked for."""
        for left in self.items.values():
            raise left.fault(f"there is no such field; there are {', '.join(known)}")


def split(text: str) -> Fields:
    """Read `name: value` fields, one a line or parted by `;`; `#` starts a comment. `W`, `FW`, `T` also take `=`."""
    found = Fields()
    for number, whole in enumerate(text.splitlines(), 1):
        for part in whole.partition("#")[0].split(";"):
            part = part.strip()
            if not part:
                continue
            # the rules' own short names, W={1..6}, keep their sign
            found_field = re.fullmatch(r"([A-Za-z0-9_ ]+?) *:(.*)|([A-Z]{1,2}) *=(.*)", part)
            if not found_field:
                raise NotationError(f"position, line {number}: '{part}' is not of the form NAME: VALUE")
            name, value = " ".join((found_field[1] or found_field[3]).lower().split()), found_field[2] or found_field[4] or ""
            if name in found.items:
                raise NotationError(f"position, line {number}: the field '{name}' stands twice")
            found.items[name] = Field(name, " ".join(value.split()), number)
    return found


def words(value: str) -> list[str]:
    """The parts of a comma list; `-` and nothing are the empty list."""
    if value in ("", "-", "none"):
        return []
    return [part.strip() for part in value.split(",")]


def number(at: Field, value: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    if not re.fullmatch(r"[0-9]{1,9}", value) or not low <= int(value) <= high:
        raise at.fault(f"'{value}' is not a whole number from {low} to {high}")
    return int(value)


def name_of(at: Field, what: str, value: str, names: Sequence[str]) -> int:
    """Index of a name in `names`, in any case of letters."""
    for i, known in enumerate(names):
        if known.lower() == value.lower():
            return i
    raise at.fault(f"'{value}' is no {what}")


def counted(at: Field, what: str, value: str, names: Sequence[str]) -> list[int]:
    """Indexes for a comma list of names, each with an optional count: `2 Brick, Tar`."""
    found = []
    for part in words(value):
        times = re.fullmatch(r"([0-9]{1,2}) *[x×]? +(.+)", part)
        n, name = (int(times[1]), times[2]) if times else (1, part)
        found += [name_of(at, what, name, names)] * n
    return found


def listed(kinds: Sequence[int], names: Sequence[str]) -> str:
    """A comma list of names with equal neighbours counted; `-` if empty."""
    parts: list[tuple[int, int]] = []
    for kind in kinds:
        if parts and parts[-1][0] == kind:
            parts[-1] = kind, parts[-1][1] + 1
        else:
            parts.append((kind, 1))
    return ", ".join(names[kind] if n == 1 else f"{n} {names[kind]}" for kind, n in parts) or "-"


def options(found: Fields, known: Sequence[tuple]) -> int:
    """The field `options: NAME=VALUE NAME=VALUE` packed as core.options does it; 0 if it is not there."""
    from core import options as choices

    at = found.take("options")
    if not at or at.value == "-":
        return 0
    packed = 0
    named: set[str] = set()
    for part in at.value.replace(",", " ").split():
        name, sign, value = part.partition("=")
        if not sign:
            raise at.fault(f"'{part}' is not of the form NAME=VALUE")
        if name in named:
            raise at.fault(f"'{name}' is named twice")
        named.add(name)
        try:
            packed = choices.put(known, packed, name, value)
        except ValueError as fault:
            raise at.fault(str(fault)) from None
    return packed


def options_text(known: Sequence[tuple], packed: int) -> str:
    """The choices that are not the defaults, as `options` reads them."""
    from core import options as choices

    words_of = ((name, choices.get(known, packed, name), given[0]) for name, _shift, given in known)
    return " ".join(f"{name}={value}" for name, value, default in words_of if value != default)


def generator(found: Fields, w) -> None:
    """The field `rng`, four hexadecimal words; without it those of seed 0."""
    from core import rng

    at = found.take("rng")
    if not at:
        rng.seed(w, 0)
        return
    if not re.fullmatch(r"[0-9a-f]{1,4}( [0-9a-f]{1,4}){3}", at.value):
        raise at.fault("four hexadecimal words are wanted")
    for i, word in enumerate(at.value.split()):
        w[i] = int(word, 16)


def arcs(at: Field, value: str, most: int = 6) -> int:
    """A bit mask from a set of numbers 1 .. most: `1,2,5`, `1..6`, `{1..3,5}`; `-` is empty."""
    mask = 0
    for part in words(value.strip("{} ")):
        span = re.fullmatch(r"([0-9]+)(?: ?\.\. ?([0-9]+))?", part)
        if not span:
            raise at.fault(f"'{part}' is not a number or a span like 1..{most}")
        low = number(at, span[1], 1, most)
        high = number(at, span[2] or span[1], 1, most)
        if high < low:
            raise at.fault(f"'{part}' runs backwards")
        for i in range(low, high + 1):
            mask |= 1 << (i - 1)
    return mask


def arcs_text(mask: int) -> str:
    """A bit mask as `1,2,5` or `1..4,6`; `-` if empty."""
    spans: list[list[int]] = []
    for i in range(1, 17):
        if mask >> (i - 1) & 1:
            if spans and spans[-1][1] == i - 1:
                spans[-1][1] = i
            else:
                spans.append([i, i])
    return ",".join(str(a) if a == z else f"{a}..{z}" if z > a + 1 else f"{a},{z}" for a, z in spans) or "-"
