# SPDX-License-Identifier: MIT
"""The same seeded games, state by state, on CPython and on MicroPython with 64-bit and with 32-bit words.

Whole games run under a locked heap, where an allocation is a MemoryError: with 32-bit words
(WebAssembly, as on the RP2040) so is any number that is no small int of 31 bits.
"""

from __future__ import annotations

import pytest

from host_sim import seeded_cases, seeded_compare
from host_sim.interp import InterpreterError, unix, wasm
from host_sim.paths import FIRMWARE

# seeded games of each game, over all its set-ups
GAMES = {unix: 1000, wasm: 400}
BOT_GAMES = 24
# where many actions are legal a game takes longer, and fewer say as much
LONG = {"cave_troll": 5}


@pytest.fixture(params=[unix, wasm], ids=["unix", "wasm"])
def port(request):
    """Each other interpreter that is here."""
    missing = request.param.why_missing()
    if missing:
        pytest.skip(missing)
    return request.param


@pytest.fixture(params=seeded_cases.games())
def game(request) -> str:
    """Every game."""
    return request.param


def jobs_of(game: str, count: int) -> list[seeded_compare.Job]:
    """Seeded games of every set-up of a game, and the greatest seeds."""
    mine = [case for case in seeded_cases.cases() if case.game == game]
    count //= LONG.get(game, 1)
    seeds = [*range(max(2, count // len(mine) - 3)), 0xFFFF, 0x10000, 0x3FFFFFFF]
    return [(case.seats, case.options, seed) for case in mine for seed in seeds]


def test_games_agree(port, game):
    assert seeded_compare.difference(port, game, jobs_of(game, GAMES[port])) == ""


def test_the_computer_plays_the_same(port, game):
    """Games decided by the computer, which also reach won ends: the same on every interpreter, and no memory."""
    jobs = jobs_of(game, BOT_GAMES)
    here = seeded_compare.lines_here(game, jobs, seeded_cases.bot_of(game))
    assert seeded_compare.ask(port, game, jobs, "bot") == here


def test_nothing_is_allocated(game):
    """Bytes of heap asked for by one call, at every ply: none."""
    if unix.why_missing():
        pytest.skip(unix.why_missing())
    most = dict(line.split() for line in seeded_compare.ask(unix, game, jobs_of(game, 80), "heap", heap="200k"))
    assert {"legal", "apply", "why_not", "observe", "determinize"} <= set(most)
    assert {name: n for name, n in most.items() if n != "0"} == {}


def altered(path: str, old: str, new: str) -> dict[str, str]:
    """The firmware's rules and core with one change."""
    files = {}
    for source in [*(FIRMWARE / "core").rglob("*.py"), *(FIRMWARE / "games").rglob("*.py")]:
        name = source.relative_to(FIRMWARE).as_posix()
        files[name] = source.read_text(encoding="utf-8")
    assert old in files[path]
    return {**files, path: files[path].replace(old, new)}


def test_a_difference_is_found_where_it_is(port):
    files = altered("games/castle_panic/move.py", "(pos - _CASTLE_RING + 1) % 6", "(pos - _CASTLE_RING + 5) % 6")
    told = seeded_compare.difference(port, "castle_panic", [(1, 0, seed) for seed in range(10)], files)
    assert "first differs at ply" in told
    assert "CPython: events" in told


def test_an_allocation_is_found(port):
    files = altered("games/castle_panic/play.py", "    kind = action >> 11\n", "    kind = [action >> 11][0]\n")
    with pytest.raises(InterpreterError, match="MemoryError"):
        seeded_compare.ask(port, "castle_panic", [(1, 0, 1)], "lines", files=files)


def test_a_number_of_31_bits_is_found():
    """It is a small int where words have 64 bits, and memory where they have 32."""
    if wasm.why_missing():
        pytest.skip(wasm.why_missing())
    bigger = "    kind = (action + 0x3FFFFFFF) - 0x3FFFFFFF >> 11\n"
    files = altered("games/castle_panic/play.py", "    kind = action >> 11\n", bigger)
    with pytest.raises(InterpreterError, match="MemoryError"):
        seeded_compare.ask(wasm, "castle_panic", [(1, 0, 1)], "lines", files=files)
