# SPDX-License-Identifier: MIT
"""The golden transcripts are what the rules still say, line for line."""

from __future__ import annotations

import pytest

from host_sim import golden
from host_sim.errors import UserError

CASES = golden.cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_is_told_as_before(case):
    assert golden.differences(case) == [], "python -m host_sim.golden --write writes it anew, if that is meant"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_transcript_is_a_whole_game(case):
    text = case.path.read_text(encoding="utf-8")
    # alone, Monster Hex is over after two dozen decisions
    assert len(golden.decisions(text)) > (20 if case.game == "monster_hex" else 40)
    assert text.rstrip("\n").split("\n")[-1].startswith(("Won", "Lost."))


def test_each_mode_is_kept_and_nothing_else():
    modes = {case.options.get("mode", "standard") for case in CASES if case.game == "castle_panic"}
    assert modes == {"standard", "coop", "overlord", "overlord_coop"}
    assert {case.seats for case in CASES if case.game == "castle_panic"} >= {1, 3, 4, 5}
    assert sorted(golden.FOLDER.rglob("*.txt")) == sorted(case.path for case in CASES)


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """One transcript in another folder."""
    case = CASES[0]
    text = case.path.read_text(encoding="utf-8")
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "cases", lambda: [case])
    case.path.parent.mkdir()
    case.path.write_text(text, encoding="utf-8")
    return case, text


def test_a_changed_line_is_found_and_written_right_again(copied, capsys):
    case, text = copied
    lines = text.split("\n")
    at = next(i for i, line in enumerate(lines) if "[CP-" in line)
    case.path.write_text("\n".join([*lines[:at], *lines[at + 1 :]]), encoding="utf-8")
    assert f"+{lines[at]}" in golden.differences(case)
    assert golden.main([]) == 1 and "differs" in capsys.readouterr().out
    assert golden.main(["--write"]) == 0 and "written" in capsys.readouterr().out
    assert case.path.read_text(encoding="utf-8") == text
    assert golden.main([]) == 0 and "agrees" in capsys.readouterr().out


def test_decisions_that_lack_are_said_and_decided_when_writing(copied):
    case, text = copied
    some = golden.decisions(text)[:20]
    with pytest.raises(UserError, match="decision 21 is missing"):
        golden.transcript(case, some)
    with pytest.raises(UserError, match="decision 3 is missing or not possible"):
        golden.transcript(case, [*some[:2], "play Tar on Orc @C9"])
    case.path.unlink()
    assert golden.differences(case) and golden.write(case) and golden.differences(case) == []
