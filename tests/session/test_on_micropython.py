# SPDX-License-Identifier: MIT
"""Saves and replays are the same bytes on CPython and on both MicroPythons, and each reads the others'."""

from __future__ import annotations

from binascii import crc32
from functools import cache
from pathlib import Path

import pytest

from core.session import Session
from games.castle_panic import rules
from host_sim.interp import unix, wasm
from tests.session import lines
from tests.session.disk import Box, Files
from tests.session.mp_lines import do, facts

HERE = Path(__file__).parent
# seeds and check sums above 2**30 are no small ints on a 32-bit machine
SEED = 0xFEDCBA98


@pytest.fixture(params=[unix, wasm], ids=["unix", "wasm"])
def port(request):
    """Each other interpreter that is here."""
    missing = request.param.why_missing()
    if missing:
        pytest.skip(missing)
    return request.param


@cache
def game() -> tuple[str, ...]:
    """A long game with undo in it and a restore behind it, and the beginning of one with a great seed."""
    great = lines.whole_game(SEED, 5)
    return (*lines.whole_game(lines.LONG_SEEDS[0]), *lines.again_from(lines.LONG_SEEDS[0], 30), *great[:25])


def saved_here(count: int | None = None) -> tuple[list[str], Session, Files]:
    """The check sum of all files after each line, the session, its files."""
    store = Box()
    session = Session(rules, store)
    sums = []
    for line in game()[:count]:
        do(session, line)
        session.save()
        total = 0
        for name in sorted(store.files):
            total = crc32(store.files[name], total)
        sums.append(f"{total:08x}")
    return sums, session, store.files


def asked(port, what: str, files: dict[str, str | bytes]) -> list[str]:
    """What the script prints there."""
    script = (HERE / "mp_files.py").read_text(encoding="utf-8")
    return port.run(script, {"mp_lines.py": (HERE / "mp_lines.py").read_text(encoding="utf-8"), **files}, [what]).splitlines()


def told(session: Session) -> list[str]:
    """As the script tells of a session."""
    state, plies = facts(session)
    about = f"{state.hex()} {plies} {session.fixed} {session.options} {session.seed} {session.seats.hex()}"
    return [about, session.replay().hex()]


def test_files_are_the_same_after_every_save(port):
    sums, _session, files = saved_here()
    there = asked(port, "save", {"lines.txt": "\n".join(game())})
    assert there[: len(sums)] == sums
    assert there[len(sums) :] == [f"{name} {data.hex()}" for name, data in sorted(files.items())]
    assert len(files) == 4
    # and what was made there is resumed here
    made = {name: bytes.fromhex(data) for name, data in (line.split() for line in there[len(sums) :])}
    session = Session(rules, Box(made))
    assert session.load() and session.seed == SEED


@pytest.mark.parametrize("count", [1, 60, 150, 200, None])
def test_saves_made_here_are_resumed_there(port, count):
    _sums, session, files = saved_here(count)
    assert asked(port, "load", {f"saves/{name}": data for name, data in files.items()}) == told(session)


def test_replays_made_here_are_played_there(port):
    for count in (200, None):
        _sums, session, _files = saved_here(count)
        assert asked(port, "replay", {"given.replay": session.replay()}) == told(session)
