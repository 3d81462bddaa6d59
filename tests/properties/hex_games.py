# SPDX-License-Identifier: MIT
"""Random games of Monster Hex in all modes, and what must hold in them: `python -m tests.properties.hex_games 5000`."""

from __future__ import annotations

import sys
from array import array
from collections import Counter
from collections.abc import Iterator

from host_sim import paths

paths.install()

from core import events, rng  # noqa: E402
from games.monster_hex import boards, data, flow, rules, stones  # noqa: E402

# seats and the option of a shared faction
MODES = ((1, 0), (2, 0), (2, data.SHARED), (3, 0), (4, 0))


def games(seats: int, options: int, seeds: range) -> Iterator[tuple]:
    """(state, action, events) after each decision of each game; action None at its start."""
    state = rules.make()
    out = array("H", bytes(2 * rules.MAX_ACTIONS))
    chance = array("H", bytes(8))
    for seed in seeds:
        rules.new(state, seats, options, seed)
        rng.seed(chance, seed ^ 0xABC)
        yield state, None, []
        while rules.to_move(state) >= 0:
            n = rules.legal(state, out)
            assert n, "a turn without a legal action (MH-037)"
            action = out[rng.rnd(chance, n)]
            events.clear()
            rules.apply(state, action)
            log = events.LOG
            yield state, action, [(log[i] >> 8, log[i] & 255, log[i + 1]) for i in range(1, log[0], 2)]


def check_end(state) -> None:
    """AssertionError if a finished game is not what MH-022, MH-037, MH-054 and MH-060 say."""
    b, w = state
    board = b[data.BOARD]
    hexes = boards.HEXES[board]
    assert all(0 < x <= data.TEMP for x in b[data.HEX : data.HEX + hexes])
    assert not any(b[data.HEX + hexes : data.TWIST]) and not any(b[data.TEMPS : data.TEMPS + 3])
    stone, count = 0, 0
    while stone >= 0:
        assert w[data.CLOSED] >> stone & 1
        count += 1
        stone = stones.after(board, stone)
    assert count == boards.LARGE[board] + boards.SMALL[board] == bin(w[data.CLOSED]).count("1")
    sides = flow.sides(b, w)
    assert list(b[data.PLACED : data.PLACED + 4]) == [boards.ROUNDS[board]] * sides + [0] * (4 - sides)
    assert b[data.ROUND] == boards.ROUNDS[board] - 1


def play(count: int) -> Counter:
    """So many games in turns of all modes, abilities and objectives on; how tiles were placed."""
    ways: Counter = Counter()
    for number in range(count):
        seats, options = MODES[number % len(MODES)]
        options |= data.ABLE | data.AIMS | (data.ROTATE if number // len(MODES) % 2 and seats > 1 else 0)
        for state, _action, told in games(seats, options, range(number, number + 1)):
            ways.update(y >> 10 for code, _x, y in told if code == data.EV_PLACE)
            if rules.to_move(state) < 0:
                check_end(state)
                ways["games"] += 1
    return ways


if __name__ == "__main__":
    print(dict(play(int(sys.argv[1]))))
