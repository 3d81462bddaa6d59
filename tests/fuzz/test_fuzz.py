# SPDX-License-Identifier: MIT
"""Mutilated positions, action texts, saves and replays: a sample of what `python -m host_sim.fuzz` does at length."""

from __future__ import annotations

import pytest

from core.session import Session
from host_sim import fuzz
from host_sim.errors import UserError
from host_sim.games.castle_panic import parse, validate_table

CASES = 2000
# at least so many are taken, and so many refused: else the inputs are not worth the time
TAKEN = {"positions": (CASES, 0), "texts": (60, 1000), "actions": (200, 800), "saves": (400, 400), "replays": (20, 1000)}


@pytest.mark.parametrize("kind", fuzz.KINDS)
def test_inputs_are_taken_or_refused_in_one_sentence(kind):
    taken, refused = fuzz.run(kind, CASES)
    assert taken >= TAKEN[kind][0] and refused >= TAKEN[kind][1]


def test_a_fault_is_reported(capsys):
    assert fuzz.main(["--cases", "20", "texts"]) == 0
    assert "refused" in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        fuzz.main(["--cases", "20", "songs"])
    assert left.value.code == 2 and "no kind songs" in capsys.readouterr().err


def test_another_exception_is_a_fault(monkeypatch):
    def broken(at, value, most=6):
        raise KeyError(value[:3])

    monkeypatch.setattr(parse.fields, "arcs", broken)
    with pytest.raises(fuzz.Fault, match="KeyError"):
        fuzz.run("positions", 5)


def test_a_position_that_should_have_been_refused_is_a_fault(monkeypatch):
    monkeypatch.setattr(validate_table, "_trade", lambda b, w: None)
    with pytest.raises(fuzz.Fault, match="texts, seed 0, case"):
        fuzz.run("texts", 4000)


def test_two_lines_are_no_clear_sentence(monkeypatch):
    with pytest.raises(fuzz.Fault, match="no clear sentence"):
        fuzz.clear(UserError("first line\nsecond line"))
    monkeypatch.setattr(Session, "load_replay", lambda self, data: (_ for _ in ()).throw(IndexError("out of range")))
    with pytest.raises(fuzz.Fault, match="IndexError"):
        fuzz.run("replays", 3)
