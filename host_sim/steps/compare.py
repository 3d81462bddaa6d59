# SPDX-License-Identifier: MIT
"""Fields of a position text compared with what a scenario expects, in one spelling."""

from __future__ import annotations

import re
from collections import Counter

from host_sim.games import fields
from host_sim.steps.table import Table

_SPAN = re.compile(r"(\d+) ?\.\. ?(\d+)")
_TIMES = re.compile(r"(\d{1,2}) *[x×]? +(.+)")
_REST = re.compile(r"(?:^|,) *(?:\.\.\.|…)$")


def found_fields(table: Table, state=None) -> dict[str, str]:
    """Name and value of each field of the canonical text of a state."""
    text = table.notation.position_text(state or table.state)
    return {name: field.value for name, field in fields.split(text).items.items()}


def check(table: Table, text: str, state=None) -> None:
    """Raise AssertionError with expected and found for the fields of `text` that differ."""
    found = found_fields(table, state)
    known = table.notation.field_names(table.rules.seats(state or table.state))
    wrong = []
    for name, field in fields.split(text).items.items():
        name = table.wording.ALIASES.get(name, name)
        if name not in known:
            raise AssertionError(f"there is no field '{name}'; there are {', '.join(sorted(known))}")
        said = difference(table, name, field.value, found.get(name, "-"))
        if said:
            wrong.append(said)
    if wrong:
        raise AssertionError("\n".join(wrong))


def difference(table: Table, name: str, expected: str, found: str) -> str:
    """Empty if the values of the field `name` mean the same, else a sentence with both."""
    head = f"{name}: expected '{expected}', found '{found}'"
    have = _items(table, name, found)
    if re.fullmatch(r"\d+", expected) and not re.fullmatch(r"\d+", found):
        if _base(name) in table.wording.NUMBERS or found == "-" and expected != "0":
            pass
        elif int(expected) == len(have):
            return ""
        else:
            return f"{name}: expected {expected} of them, found {len(have)}: '{found}'"
    more = bool(_REST.search(expected))
    want = _items(table, name, _REST.sub("", expected))
    if _base(name) in table.wording.ORDERED:
        if (have[: len(want)] if more else have) == want:
            return ""
        return head
    missing, extra = Counter(want) - Counter(have), Counter(have) - Counter(want)
    if not missing and (more or not extra):
        return ""
    if missing:
        head += f"\n  missing: {', '.join(missing.elements())}"
    if extra and not more:
        head += f"\n  not expected: {', '.join(extra.elements())}"
    return head


def _base(name: str) -> str:
    # `row 1` is a row
    return name.rstrip(" 0123456789")


def _items(table: Table, name: str, value: str) -> list[str]:
    # the list with spans and counts written out, in the spelling of the game
    out: list[str] = []
    for part in fields.words(value.strip("{} ")):
        if span := _SPAN.fullmatch(part):
            out += [str(i) for i in range(int(span[1]), int(span[2]) + 1)]
            continue
        times = _TIMES.fullmatch(part)
        n, word = (int(times[1]), times[2]) if times else (1, part)
        out += [table.wording.item(table.state, name, word).lower()] * n
    return out
