# SPDX-License-Identifier: MIT
"""Castle Panic's position text: fields `name: value`, one a line or parted by `;`.

    seats: 1                     phase: play             turn: 3
    options: mode=coop           walls: 1..6             fortified: 2
    towers: 1..6                 monsters: Orc 1/2 @S3 +tar, 2 Goblin @F1
    hand 1: Red Archer, 2 Brick  discard: Tar            deck: Mortar, ...
    pile: Goblin King, Orc, ...  trophies 1: Troll       rng: 0001 0000 9e37 0001

Only what matters need be said.  The deck and the pile are listed with the next one
first; `...` at the end stands for all the rest in some order, a bare number for that
many of them.  The cards that no field names go to the deck, else to the discard pile,
else out of the game; such tokens to the pile, else to the Monster discard.
`W=`, `FW=` and `T=` do for walls, fortified and towers.
"""

from __future__ import annotations

from games.castle_panic import data, pieces
from host_sim.games import fields
from host_sim.games.castle_panic import monsters
from host_sim.games.castle_panic.names import CARDS, MONSTERS, OUTCOMES, PHASES, TOKENS

ASKS = ("", "wall", "tower", "discard", "first", "home", "offer", "answer", "claim")


def position_text(state) -> str:
    """The one canonical text of a state, a field a line."""
    b, w = state
    out = [f"seats: {b[data.SEATS_N]}"]
    options = fields.options_text(data.OPTIONS, w[data.OPTS] | w[data.OPTS_2] << 16)
    if options:
        out.append(f"options: {options}")
    out += _turn_lines(b, w)
    out += [
        f"walls: {fields.arcs_text(b[data.WALLS])}",
        f"fortified: {fields.arcs_text(b[data.FORTS])}",
        f"towers: {fields.arcs_text(b[data.TOWERS])}",
        "monsters: " + (", ".join(_monsters(w, w[data.MONS : data.MONS + b[data.MONS_N]])) or "-"),
    ]
    i = data.CARDS + b[data.DECK_N]
    deck = bytes(b[data.CARDS : i])[::-1]
    for seat in range(b[data.SEATS_N]):
        n = b[data.HAND_N + seat]
        out.append(f"hand {seat + 1}: {fields.listed(b[i : i + n], CARDS)}")
        i += n
    n = b[data.DISC_N]
    out.append(f"discard: {fields.listed(b[i : i + n], CARDS)}")
    if b[data.GONE_N]:
        out.append(f"removed: {fields.listed(b[i + n : data.TOKENS], CARDS)}")
    out.append(f"deck: {fields.listed(deck, CARDS)}")
    pile = bytes(b[data.TOKENS : data.TOKENS + b[data.PILE_N]])[::-1]
    out.append(f"pile: {fields.listed(pile, TOKENS)}")
    if b[data.LORD_N]:
        end = data.TOKENS + 49
        out.append(f"overlord hand: {fields.listed(b[end - b[data.LORD_N] : end], TOKENS)}")
    for seat in range(b[data.SEATS_N]):
        if w[data.TROPHY + seat]:
            won = [k for k in range(len(MONSTERS)) for _ in range(pieces.trophies(w[data.TROPHY + seat], k))]
            out.append(f"trophies {seat + 1}: {fields.listed(won, MONSTERS)}")
    out.append("rng: " + " ".join(f"{x:04x}" for x in w[0:4]))
    return "\n".join(out)


def _turn_lines(b, w) -> list[str]:
    phase = PHASES[b[data.PHASE]]
    out = [f"phase: {OUTCOMES[b[data.OUTCOME]] if phase == 'over' else phase}", f"turn: {w[data.TURNS]}"]
    if b[data.SEATS_N] > 1:
        out += [f"active: {b[data.ACTIVE] + 1}", f"first: {b[data.FIRST_SEAT] + 1}"]
    if b[data.ASK] == data.ASK_DROP:
        out.append(f"ask: discard {fields.arcs_text(b[data.DROPS])}")
    elif b[data.ASK] in (data.ASK_WALL, data.ASK_TOWER):
        out.append(f"ask: {ASKS[b[data.ASK]]} {b[data.ASK_ARC] + 1}")
    elif b[data.ASK]:
        out.append(f"ask: {ASKS[b[data.ASK]]}")
    out += _table_lines(b)
    if b[data.NOW_TOKEN]:
        out.append(f"token: {TOKENS[b[data.NOW_TOKEN] - 1]}")
    for name, at in (
        ("owed", data.DEBT), ("swaps", data.SWAPS), ("trades", data.TRADES), ("refused", data.REFUSALS),
        ("plays", data.PLAYS),
    ):  # fmt: skip
        if b[at]:
            out.append(f"{name}: {b[at]}")
    for name, at in (("missing", data.MISSED), ("played", data.PLAYED)):
        if b[at]:
            out.append(f"{name}: yes")
    return out


def _table_lines(b) -> list[str]:
    # what several seats bring with them: homes, who is out, a trade under way
    out = []
    for seat in range(b[data.SEATS_N]):
        if b[data.HOMES + seat]:
            out.append(f"home {seat + 1}: {b[data.HOMES + seat]}")
    for name, at in (("out", data.OUT), ("claims", data.CLAIMS)):
        if b[at]:
            out.append(f"{name}: {fields.arcs_text(b[at])}")
    if b[data.OFFERED]:
        out.append(f"offer: {CARDS[b[data.OFFERED] - 1]} to {b[data.PARTNER] + 1}")
    if b[data.ANSWER]:
        out.append(f"answer: {CARDS[b[data.ANSWER] - 1]}")
    return out


def _monsters(w, words) -> list[str]:
    out: list[list] = []
    for m in words:
        if out and out[-1][0] == m:
            out[-1][1] += 1
        else:
            out.append([m, 1])
    return [(f"{n} " if n > 1 else "") + monsters.text(w, m) for m, n in out]
