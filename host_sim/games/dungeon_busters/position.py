# SPDX-License-Identifier: MIT
"""Dungeon Busters' position text: fields `name: value`, one a line or parted by `;`.

    seats: 4           phase: choose        first: 1          mover: 2
    met: V1-5          villain: V1-3        deck: V1-1, V1-4, V1-2
    hero 1: Cook       row 1: 4, 2          card 1: 3         said 1: 6
    tokens 1: 2/1/0    centre: 0/0/1        reserve: 9/10/10  rng: 0001 0000 9e37 0001

Tokens are red/yellow/blue.  `met` are the villains of earlier fights in their order,
`deck` those of this battle still face down, the next one first; the last of them is put
away unseen.  `card` is what a seat has committed, or played while tokens are picked or
given up (`?` where an observer sees only that there is one).  `talks`: announcements made
this turn; `kept`, `broken`: how often a seat played what it had said, or did not.
"""

from __future__ import annotations

from games.dungeon_busters import data
from host_sim.games.dungeon_busters.names import HEROES, PHASES, VILLAINS


def triple(b, at: int) -> str:
    """Three counts as `r/y/b`."""
    return "/".join(str(n) for n in b[at : at + 3])


def shown(b) -> int:
    """How many villains of this battle have been turned up."""
    phase = b[data.PHASE]
    return 0 if phase == data.SETUP else b[data.FIGHT] + 1


def position_text(state) -> str:
    """The one canonical text of a state, a field a line."""
    b, w = state
    out = [f"seats: {b[data.SEATS_N]}"]
    if w[data.OPTS] & data.SILENT:
        out.append("options: talk=off")
    out += [f"phase: {PHASES[b[data.PHASE]]}", f"first: {b[data.FIRST] + 1}"]
    if b[data.PHASE] != data.OVER:
        out.append(f"mover: {b[data.MOVER] + 1}")
    out += _villain_lines(b)
    for seat in range(b[data.SEATS_N]):
        out += _seat_lines(b, seat)
    out += [f"centre: {triple(b, data.CENTRE)}", f"reserve: {triple(b, data.RESERVE)}"]
    out.append("rng: " + " ".join(f"{x:04x}" for x in w[0:4]))
    return "\n".join(out)


def _named(villains) -> str:
    return ", ".join(VILLAINS[v] for v in villains) or "-"


def _villain_lines(b) -> list[str]:
    battle, over = b[data.BATTLE], b[data.PHASE] == data.OVER
    up = shown(b)
    met: list[int] = []
    for i in range(battle + 1):
        at = data.DECK + 5 * i
        met += b[at : at + (4 if i < battle or over else max(0, up - 1))]
    out = [f"met: {_named(met)}"]
    if over:
        return out
    at = data.DECK + 5 * battle
    if up:
        out.append(f"villain: {VILLAINS[b[at + up - 1]]}")
    return [*out, f"deck: {_named(b[at + up : at + 5])}"]


def _seat_lines(b, seat: int) -> list[str]:
    n = seat + 1
    out = []
    if b[data.HERO_OF + seat]:
        out.append(f"hero {n}: {HEROES[b[data.HERO_OF + seat] - 1]}")
    row = [str(card) for card in b[data.ROW + 4 * seat : data.ROW + 4 * seat + 4] if card]
    if row:
        out.append(f"row {n}: {', '.join(row)}")
    card = b[data.CARD + seat]
    if card:
        out.append(f"card {n}: {'?' if card == data.HIDDEN else card}")
    for name, at in (("said", data.SAID), ("talks", data.TALKS), ("kept", data.KEPT), ("broken", data.BROKEN)):
        if b[at + seat]:
            out.append(f"{name} {n}: {b[at + seat]}")
    return [*out, f"tokens {n}: {triple(b, data.TOKENS + 3 * seat)}"]
