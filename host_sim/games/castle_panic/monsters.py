# SPDX-License-Identifier: MIT
"""Monsters in the notation of the rule book: `Orc 1/2 @S3 +tar`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from games.castle_panic import data, pieces
from host_sim.games.castle_panic.names import MONSTERS, RINGS


def text(w, m: int) -> str:
    """The monster word m as text; `!` marks one that is being settled (CP-155)."""
    pos, kind = m >> 7, m >> 4 & 7
    tail = (" +tar" if m & data.TAR_BIT else "") + (" !" if m & 1 else "")
    return f"{MONSTERS[kind]} {m >> 2 & 3}/{pieces.start_points(w, kind)} @{RINGS[pos // 6]}{pos % 6 + 1}{tail}"


@dataclass(frozen=True)
class Described:
    """A monster as somebody wrote it; None where nothing was said."""

    kind: int
    points: int | None
    full: int | None
    pos: int
    tar: bool
    marked: bool

    def fits(self, m: int) -> bool:
        """True if the monster word m may be the one meant."""
        return (
            m >> 7 == self.pos
            and m >> 4 & 7 == self.kind
            and self.points in (None, m >> 2 & 3)
            and (not self.tar or bool(m & data.TAR_BIT))
        )


_FORM = re.compile(
    r"(?P<kind>[A-Za-z ]+?) *(?:(?P<points>\d)(?:/(?P<full>\d))?)? *"
    r"@ *(?P<ring>[FAKSCfaksc])(?P<arc>[1-6])(?P<tar> *\+ *tar)?(?P<mark> *!)?"
)


def parse(words: str) -> Described:
    """Read one monster; ValueError says in one sentence what is wrong."""
    found = _FORM.fullmatch(words.strip())
    if not found:
        raise ValueError(f"'{words}' is not a monster like 'Orc 1/2 @S3'")
    names = [name.lower() for name in MONSTERS]
    kind = " ".join(found["kind"].lower().split())
    if kind not in names:
        raise ValueError(f"'{found['kind']}' is no monster")
    return Described(
        names.index(kind),
        int(found["points"]) if found["points"] else None,
        int(found["full"]) if found["full"] else None,
        RINGS.index(found["ring"].upper()) * 6 + int(found["arc"]) - 1,
        bool(found["tar"]),
        bool(found["mark"]),
    )
