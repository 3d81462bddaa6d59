# SPDX-License-Identifier: MIT
"""Every statement of a rule document has a test, or a reason why not."""

import pytest

from host_sim import rule_report
from host_sim.paths import ROOT

GAMES = sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_has_a_test_or_a_reason(game):
    found, faults = rule_report.collect(game)
    assert not faults, "\n".join(faults)
    assert found


FEATURE = "Feature: f\n  @XY-001\n  Scenario: s\n    Then x\n"


@pytest.fixture
def books(tmp_path):
    """Writes a small project and gives its faults."""

    def write(document, feature=FEATURE, untested="", code=""):
        for folder in ("docs/rules", "tests/features/g", "tests/unit"):
            (tmp_path / folder).mkdir(parents=True)
        (tmp_path / "docs/rules/g.md").write_text(document)
        (tmp_path / "tests/features/g/a.feature").write_text(feature)
        (tmp_path / "tests/features/g/untested.txt").write_text(untested)
        (tmp_path / "tests/unit/test_x.py").write_text(code)
        return rule_report.collect("g", tmp_path)[1]

    return write


def test_a_statement_without_test_is_a_fault(books):
    assert books("| XY-001 | one |\n| XY-002 | two |\n") == ["XY-002 has neither a test nor a reason: two"]


def test_a_comment_in_a_python_test_counts(books):
    assert books("| XY-001 | one |\n| XY-002 | two |\n", code="# rules: XY-001, XY-002\n") == []


def test_a_reason_counts(books):
    assert books("| XY-001 | one |\n| XY-002 | two |\n", untested="# why\nXY-002 next year\n") == []


def test_a_reason_for_what_is_tested_is_a_fault(books):
    assert len(books("| XY-001 | one |\n", untested="XY-001 next year\n")) == 1


def test_a_line_without_reason_is_a_fault(books):
    assert any("no reason" in fault for fault in books("| XY-001 | one |\n| XY-002 | two |\n", untested="XY-002\n"))


def test_a_tag_or_reason_for_nothing_is_a_fault(books):
    faults = books("| XY-002 | two |\n", untested="XY-003 next year\n", code="# rules: XY-002\n")
    assert faults == ["a: s: there is no statement XY-001", "untested.txt:1: there is no statement XY-003"]


def test_a_statement_that_stands_twice_is_a_fault(books):
    assert books("| XY-001 | one |\n| XY-001 | two |\n") == ["g.md: XY-001 stands twice"]


def test_the_printed_table(capsys):
    assert rule_report.main([GAMES[0]]) == 0
    out = capsys.readouterr().out
    assert "CP-052  trade: TS-16" in out and "CP-031  NO TEST: a hint" in out and out.endswith(" 0 open\n")


def test_no_such_game(capsys):
    assert rule_report.main(["chess"]) == 2
    assert "there are no rules 'chess'" in capsys.readouterr().err
