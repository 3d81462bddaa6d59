# SPDX-License-Identifier: MIT
"""A game whose view is still to come: what needs a screen says so, the rest works."""

from __future__ import annotations

import pytest

from core.session import Session
from host_sim import cli, handheld, seeded_cases

GAME = "dungeon_busters"


@pytest.fixture
def no_screens(monkeypatch):
    monkeypatch.setattr(handheld, "has_screens", lambda game: False)


@pytest.mark.parametrize("command", ["play", "demo", "gallery"])
def test_what_needs_a_screen_says_so(no_screens, command, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert cli.main([command, GAME]) == 2
    assert capsys.readouterr().err == f"host_sim: {GAME} has no screens yet; 'arena', 'position' and 'check' know it\n"


def test_a_replay_is_told_as_text(no_screens, capsys, tmp_path):
    session = Session(seeded_cases.rules_of(GAME))
    session.start(bytes(3), 0, 5)
    session.act(0)
    path = tmp_path / "game.replay"
    path.write_bytes(session.replay())
    assert cli.main(["replay", str(path), "--view", "terminal"]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"{GAME}: 3 seats, seed 5\n") and "hero Cook" in told and "[DB-010]" in told


def test_a_game_with_a_view_has_screens():
    assert handheld.has_screens("castle_panic")
    handheld.check_screens("castle_panic")
