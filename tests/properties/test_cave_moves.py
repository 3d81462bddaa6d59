# SPDX-License-Identifier: MIT
"""Cave Troll: the moves the rules list, against those a plain reading of the rule book allows."""

from __future__ import annotations

from array import array

import pytest

from core import rng
from core.rng import by_kind
from games.cave_troll import data, rules
from host_sim.games.cave_troll.names import neighbours

ROOMS = range(data.ROOMS)
PITS = range(data.PIT, data.AREAS)
HEROES = ("Adv", "Thf", "Kni", "Dwa", "Bar", "Asn", "Pal", "GSl", "Bsk")
NAMES = (
    ["Adv"] * 9 + ["Thf", "Kni", "Dwa", "Bar", "Orc", "Wra", "CTr"],
    ["Adv"] * 9 + ["Asn", "Pal", "GSl", "Bsk", "OrS", "Ban", "FTr"],
)


class Board:
    """All figures as (seat, name, area)."""

    def __init__(self, state) -> None:
        b, w = state
        names = NAMES[w[data.OPTS] & data.ALTERNATE]
        self.stairs = bool(w[data.OPTS] & data.STAIRS)
        self.marched = bool(b[data.FLAGS] & data.MARCHED)
        self.figures = [
            (seat, names[i], b[data.FIG + data.FIGURES * seat + i])
            for seat in range(b[data.SEATS_N])
            for i in range(data.FIGURES)
            if b[data.FIG + data.FIGURES * seat + i] < data.AREAS
        ]

    def others(self, area: int, me: tuple) -> list[tuple]:
        """Who is in the area, but for one figure."""
        here = [one for one in self.figures if one[2] == area]
        if me in here:
            here.remove(me)
        return here

    def closed(self, me: tuple, area: int) -> bool:
        """True if rules other than the limit keep the figure out."""
        if area in PITS:
            return me[1] in HEROES
        here = self.others(area, me)
        return area in ROOMS and (
            any(name == "CTr" for _seat, name, _area in here)
            or me[1] != "Kni" and any(name == "Kni" and seat != me[0] for seat, name, _area in here)
            or me[1] == "Bsk" and any(name == "Bsk" for _seat, name, _area in here)
        )

    def enters(self, me: tuple, area: int) -> bool:
        """May the figure come into the area?"""
        if self.closed(me, area):
            return False
        n = len(self.others(area, me))
        if area not in ROOMS or n < 5:
            return True
        return me[1] == "Bsk" and n == 5 or me[1] == "Wra" and self.pushes(me, area)

    def pushes(self, wraith: tuple, room: int) -> bool:
        """Could the Wraith, having come into the room, push somebody out of it?"""
        for seat, name, area in self.figures:
            if area == room and name in HEROES and name != "Bar":
                for to in neighbours(room):
                    foes = [one for one in self.others(to, wraith) if one[1] == "Kni" and one[0] != seat]
                    trolls = [one for one in self.others(to, wraith) if one[1] == "CTr"]
                    if to in ROOMS and not foes and not trolls and len(self.others(to, wraith)) < 5:
                        return True
        return False

    def goals(self, me: tuple) -> set[int]:
        """Where one move action may take the figure."""
        _seat, name, area = me
        near = {to for to in neighbours(area) if self.enters(me, to)}
        if name == "CTr" or name == "FTr" and self.marched:
            return set()
        if name == "Thf":
            far = [*ROOMS, *(range(data.DOORWAY, data.PIT) if self.stairs else ())]
            near |= {to for to in far if self.enters(me, to)}
        if name == "Ban":
            near |= {to for between in near for to in neighbours(between) if self.enters(me, to)}
        return near - {area}


def listed(state, out, n: int) -> set[tuple[str, int, int]]:
    """The moves among the legal actions: name, from, to."""
    b, w = state
    names = NAMES[w[data.OPTS] & data.ALTERNATE]
    found = set()
    for action in out[:n]:
        kind, q = action >> 11, action & 0x7FF
        if kind == data.WALK:
            found.add(("Adv", q >> 3, neighbours(q >> 3)[q & 7]))
        elif kind == data.MOVE:
            place = 8 + (q >> 6)
            found.add((names[place], b[data.FIG + data.FIGURES * b[data.MOVER] + place], q & 63))
    return found


# rules: CT-070, CT-071, CT-072, CT-073, CT-074, CT-075, CT-076, CT-079, CT-101, CT-102, CT-133, CT-213, CT-226, CT-230
@pytest.mark.parametrize("options", [0, data.STAIRS, data.ALTERNATE])
@pytest.mark.parametrize("seats", [2, 4])
def test_moves_against_the_model(seats, options):
    state = rules.make()
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    chance = array("H", bytes(8))
    looked_at = 0
    for seed in range(12):
        rules.new(state, seats, options, seed)
        rng.seed(chance, seed ^ 0x77)
        while n := rules.legal(state, out):
            if state[0][data.PHASE] == data.ACT:
                board = Board(state)
                mine = [one for one in board.figures if one[0] == state[0][data.MOVER]]
                wanted = {(name, area, to) for seat, name, area in mine for to in board.goals((seat, name, area))}
                assert listed(state, out, n) == wanted
                looked_at += len(wanted)
            rules.apply(state, by_kind(chance, out, n))
    assert looked_at > 5000
