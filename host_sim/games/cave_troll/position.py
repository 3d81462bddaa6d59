# SPDX-License-Identifier: MIT
"""Cave Troll's position text: fields `name: value`, one a line or parted by `;`.

    seats: 3           options: game=alternate   phase: act      first: 1     active: 2     mover: 2
    actions: 4         turns: 3                  quiet: 0        flags: drew  pool: 3
    gold 1: 12         figures 1: 2 Adv R15, Kni R08             dead 1: Adv  chest 1: R10 (or lost)
    hand 1: Adv*       deck 1: Orc, 2 Adv        pool 1: Score   discards 1: Kni, 3 Adv
    artifact 1: Bell   used: Cloak               artifacts: Lens, Blade, Chalice, Sandals
    troll: R10         steps: 2                  cloak: Adv R09 from R08
    rng: 0001 0000 9e37 0001

`deck 1` and `artifacts` begin with the next one.  `turns` are those begun, up to the number
of seats; `quiet` turns in a row without a draw.  `troll` is the room of a Cave Troll that
is being fled from.  What a seat sees has `viewer` and `?` for what it may not know; the
deck of another seat then holds its hand, too.
"""

from __future__ import annotations

from games.cave_troll import data
from host_sim.games.cave_troll.names import AREAS, FLAGS, PHASES, RELICS, cards, figures
from host_sim.games.fields import listed, options_text


def placed(b, w, seat: int) -> list[str]:
    """The figures of a seat on the map, `Kni R08`, by kind and area."""
    names = figures(w)
    at = data.FIG + data.FIGURES * seat
    return [f"{names[max(0, i - 8)]} {AREAS[b[at + i]]}" for i in range(data.FIGURES) if b[at + i] < data.AREAS]


def dead(b, seat: int) -> list[int]:
    """The kinds of the discarded figures of a seat."""
    at = data.FIG + data.FIGURES * seat
    return [max(0, i - 8) for i in range(data.FIGURES) if b[at + i] == data.DEAD]


def counted(entries: list[str]) -> str:
    """A comma list with equal neighbours counted."""
    return listed([entries.index(entry) for entry in entries], entries)


def zones(b, seat: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """Deck, hand, pool share and discards of a seat."""
    at = data.CARDS + data.DECK * seat
    found = []
    for n in (b[data.DECK_N + seat], b[data.HAND_N + seat], b[data.POOL_N + seat], data.DECK):
        found.append(list(b[at : min(at + n, data.CARDS + data.DECK * (seat + 1))]))
        at += n
    return found[0], found[1], found[2], found[3]


def position_text(state) -> str:
    """The one canonical text of a state, a field a line."""
    b, w = state
    out = [f"seats: {b[data.SEATS_N]}"]
    if w[data.OPTS]:
        out.append(f"options: {options_text(data.OPTIONS, w[data.OPTS])}")
    if b[data.VIEWER]:
        out.append(f"viewer: {b[data.VIEWER]}")
    out += [f"phase: {PHASES[b[data.PHASE]]}", f"first: {b[data.FIRST] + 1}", f"active: {b[data.ACTIVE] + 1}"]
    if b[data.PHASE] != data.OVER:
        out += [f"mover: {b[data.MOVER] + 1}", f"actions: {b[data.ACTIONS]}"]
    out += [f"turns: {b[data.TURNS]}", f"quiet: {b[data.QUIET]}"]
    flags = ", ".join(name for i, name in enumerate(FLAGS) if b[data.FLAGS] >> i & 1)
    out += [f"flags: {flags or '-'}", f"pool: {b[data.POOL]}"]
    for seat in range(b[data.SEATS_N]):
        out += _seat_lines(b, w, seat)
    used = [name for i, name in enumerate(RELICS) if b[data.USED] >> i & 1]
    rest = [_relic(b[data.RELICS + i]) for i in range(b[data.RELICS_N])]
    out += [f"used: {', '.join(used) or '-'}", f"artifacts: {', '.join(rest) or '-'}"]
    if b[data.TROLL]:
        out.append(f"troll: {AREAS[b[data.TROLL] - 1]}")
    if b[data.STEPS]:
        out.append(f"steps: {b[data.STEPS]}")
    if b[data.START]:
        out.append(f"cloak: {figures(w)[b[data.WALKER]]} {AREAS[b[data.WALK_AT]]} from {AREAS[b[data.START] - 1]}")
    out.append("rng: " + " ".join(f"{x:04x}" for x in w[0:4]))
    return "\n".join(out)


def _relic(relic: int) -> str:
    return "?" if relic == data.HIDDEN else RELICS[relic]


def _seat_lines(b, w, seat: int) -> list[str]:
    n = seat + 1
    names = cards(w)
    deck, hand, pool, rest = zones(b, seat)
    foreign = b[data.VIEWER] not in (0, n)
    out = [f"gold {n}: {w[data.GOLD_OF + seat]}", f"figures {n}: {counted(placed(b, w, seat))}"]
    if dead(b, seat):
        out.append(f"dead {n}: {listed(dead(b, seat), figures(w))}")
    chest = b[data.CHEST + seat]
    if chest != data.WAITING:
        out.append(f"chest {n}: {AREAS[chest] if chest < data.ROOMS else 'lost'}")
    out.append(f"hand {n}: {counted(['?'] * len(hand)) if foreign else listed(hand, names)}")
    out.append(f"deck {n}: {listed(deck + hand if foreign else deck, names)}")
    if pool:
        out.append(f"pool {n}: {listed(pool, names)}")
    if rest:
        out.append(f"discards {n}: {listed(rest, names)}")
    held = b[data.HELD + seat]
    if held:
        out.append(f"artifact {n}: {'?' if held == data.HIDDEN else RELICS[held - 1]}")
    return out
