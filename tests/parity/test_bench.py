# SPDX-License-Identifier: MIT
"""The benchmark's command: it measures everything there is and says what is not."""

from __future__ import annotations

import json

import pytest

from host_sim import bench, bench_peer, bench_size, seeded_cases
from host_sim.interp import unix

EMPTY = {"date": "", "machine": "", "python": "", "games": {}, "peer": None, "mpy_bytes": None, "notes": []}


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """One short round, few games."""
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(seeded_cases, "SIGNATURE_GAMES", 10)
    monkeypatch.setattr(bench, "HEAP_GAMES", 4)


def test_the_table(tmp_path, capsys):
    target = tmp_path / "bench.json"
    assert bench.main(["--seconds", "0.02", "--json", str(target)]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = json.loads(target.read_text(encoding="utf-8"))
    assert found["date"] in lines[0] and found["python"] in lines[0]
    for name in seeded_cases.games():
        (row,) = [line for line in lines if line.startswith(f"| {name}, ")]
        game = found["games"][name]
        assert game["cpython"]["decisions"] > game["cpython"]["games"] > 0
        assert f"| {game['state_bytes']} |" in row and f"`{game['signature']}`" in row
        if unix.why_missing() is None:
            assert game["unix"]["decisions"] > 0
            assert game["heap_bytes"]["apply"] == game["heap_bytes"]["legal"] == 0
    if bench_size.why_missing() is None:
        assert any(line.startswith("| core/rng.py | ") for line in lines)


def test_what_is_absent_is_said(monkeypatch, capsys):
    monkeypatch.setattr(bench_peer, "why_missing", lambda: "the peer is absent: there is none")
    monkeypatch.setattr(unix, "command", lambda: None)
    monkeypatch.setattr(bench_size, "command", lambda: None)
    assert bench.main(["--seconds", "0.02"]) == 0
    told = capsys.readouterr().out
    assert "The peer is absent: there is none." in told
    assert "MicroPython's unix port is not here" in told
    assert "mpy-cross is not here" in told


def test_a_file_that_cannot_be_written(tmp_path, capsys, monkeypatch):
    """A missing folder is said before anything is measured, the rest after the table."""
    monkeypatch.setattr(bench, "measure", lambda seconds: {**EMPTY})
    assert bench.main(["--json", str(tmp_path)]) == 2
    assert "cannot be written" in capsys.readouterr().err
    with pytest.raises(SystemExit) as left:
        bench.main(["--json", str(tmp_path / "no" / "file.json")])
    assert left.value.code == 2
    assert "there is no folder" in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["0", "-1", "61", "soon"])
def test_seconds_out_of_range(seconds, capsys):
    with pytest.raises(SystemExit) as left:
        bench.main(["--seconds", seconds])
    assert left.value.code == 2
    assert "--seconds" in capsys.readouterr().err


def test_the_signature_follows_the_rules(monkeypatch):
    game = seeded_cases.games()[0]
    one = bench.signature(game)
    assert one == bench.signature(game)
    rules = seeded_cases.rules_of(game)
    apply = rules.apply

    def altered(state, action):
        # the same but for one byte of the generator
        apply(state, action)
        state[1][0] ^= 1

    monkeypatch.setattr(rules, "apply", altered)
    assert bench.signature(game) != one
