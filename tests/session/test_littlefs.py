# SPDX-License-Identifier: MIT
"""Power cuts on littlefs, as it is on the board: every block operation of real games, on MicroPython."""

from __future__ import annotations

from pathlib import Path

import pytest

from host_sim.interp import unix
from tests.session import lines

HERE = Path(__file__).parent
BLOCKS = 32

pytestmark = pytest.mark.skipif(unix.why_missing() is not None, reason=str(unix.why_missing()))


def swept(way: str, game: list[str]) -> tuple[int, int, int, int, int]:
    """(Operations, mounts tried, bad ones, file systems lost, times the history was filed)."""
    script = (HERE / "mp_power_cut.py").read_text(encoding="utf-8")
    helper = (HERE / "mp_lines.py").read_text(encoding="utf-8")
    files = {"mp_lines.py": helper, "lines.txt": "\n".join(game)}
    told = unix.run(script, files, [way, str(BLOCKS)], heap="64M").split()
    operations, tried, bad, lost, filed = map(int, told)
    return operations, tried, bad, lost, filed


def test_a_whole_game_cut_at_every_operation():
    """With undo in it, restored and played on, then a new game over it."""
    first, second = (list(lines.whole_game(seed)) for seed in lines.LONG_SEEDS[:2])
    game = [*first, *lines.again_from(lines.LONG_SEEDS[0], 40), *second]
    operations, tried, bad, lost, filed = swept("sessions", game)
    assert (bad, lost) == (0, 0)
    assert tried == 4 * operations + 1 and operations > len(game) and filed >= 5


WEAKER = ["single-slot-removed", "single-slot-flushed", "single-history-removed", "single-history-flushed"]


@pytest.mark.parametrize("way", WEAKER)
def test_a_weaker_way_to_save_is_caught(way):
    game = list(lines.whole_game(lines.LONG_SEEDS[2]))[: 50 if "slot" in way else 155]
    _operations, tried, bad, _lost, _filed = swept(way, game)
    assert 0 < bad < tried
