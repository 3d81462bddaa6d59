# SPDX-License-Identifier: MIT
"""`check`: feature files from a folder that has nothing to do with the project."""

import os
import subprocess
import sys

import pytest

from host_sim.paths import ROOT

STEPS = '''
from pytest_bdd import given, parsers, then, when

@given(parsers.parse("{n:d} apples"), target_fixture="apples")
def apples(n):
    return [n]

@when(parsers.parse("{n:d} are eaten"))
@when(parsers.parse("съедено {n:d}"))
def eaten(apples, n):
    apples[0] -= n

@then(parsers.parse("{n:d} apples are left"))
@then(parsers.parse("осталось {n:d}"))
def left(apples, n):
    assert apples[0] == n, f"{apples[0]} apples are left, not {n}"
'''

GOOD = """Feature: eating
  @CP-150
  Scenario: some
    Given 5 apples
    When 2 are eaten
    Then 3 apples are left

  Scenario Outline: any
    Given <had> apples
    When <ate> are eaten
    Then <kept> apples are left
    Examples:
      | had | ate | kept |
      | 1   | 1   | 0    |
      | 9   | 2   | 7    |
"""

RUSSIAN = """# language: ru
Функция: еда
  Сценарий: немного
    Дано 5 apples
    Когда съедено 2
    Тогда осталось 3
"""


@pytest.fixture
def check(tmp_path):
    """Runs `check` in a folder of its own, with steps of its own, and gives status, stdout and stderr."""
    # a hostile neighbourhood: settings and a conftest that must not matter
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    (tmp_path / "conftest.py").write_text("raise SystemExit('loaded')\n")
    (tmp_path / "apple_steps.py").write_text(STEPS, encoding="utf-8")
    code = "import sys, apple_steps; sys.modules['host_sim.steps'] = apple_steps\nfrom host_sim.cli import main\nsys.exit(main())"

    def run(*paths, **files):
        for name, content in files.items():
            data = content if isinstance(content, bytes) else content.encode()
            (tmp_path / f"{name}.feature").write_bytes(data)
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(tmp_path)]), "PYTEST_ADDOPTS": "--nonsense"}
        words = [sys.executable, "-c", code, "check", *(paths or ("a.feature",))]
        done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, encoding="utf-8", timeout=60)
        return done.returncode, done.stdout, done.stderr

    return run


def test_all_pass(check):
    assert check(a=GOOD) == (0, "3 passed, 0 failed\n", "")


def test_a_folder_and_a_file_in_it_run_once_each(check, tmp_path):
    assert check(str(tmp_path), "a.feature", a=GOOD, b=RUSSIAN) == (0, "4 passed, 0 failed\n", "")


def test_a_failure_names_file_line_step_and_reason(check, tmp_path):
    status, out, _ = check(a=GOOD.replace("Then 3", "Then 4"))
    assert status == 1
    place = tmp_path / "a.feature"
    assert out == (
        f"FAILED {place}:6: some: Then 4 apples are left\n    3 apples are left, not 4\n2 passed, 1 failed\n"
    )


def test_an_unknown_step_fails(check):
    status, out, _ = check(a=GOOD.replace("2 are eaten", "2 are sold"))
    assert status == 1
    assert "a.feature:5: some: When 2 are sold" in out and "no step of the project" in out and "2 passed, 1 failed" in out


REFUSED = {
    "duplicate name": (GOOD + "  Scenario: some\n    Then 1 apples are left\n", "a.feature:16: scenario 'some' has the name"),
    "no Then": (GOOD.replace("    Then 3 apples are left\n", ""), "a.feature:3: scenario 'some' has no Then"),
    "no steps": ("Feature: f\n  Scenario: s\n", "a.feature:2: scenario 's' has no steps"),
    "no scenario": ("Feature: f\n", "a.feature:1: feature 'f' has no scenarios"),
    "no name": ("Feature: f\n  Scenario:\n    Then x\n", "a.feature:2: a scenario has no name"),
    "no feature": ("", "the file has no Feature"),
    "no row": (GOOD[: GOOD.index("      | 1 ")], "a.feature:12: outline 'any' has examples without a row"),
    "no examples": (GOOD[: GOOD.index("    Examples")], "a.feature:8: outline 'any' has no examples"),
    "malformed": ("Feature: f\n  Scenario: s\n    Then x\n  nonsense\n", "a.feature:4: malformed Gherkin"),
    "unknown language": ("# language: xx\nFeature: f\n", "a.feature:1: malformed Gherkin"),
    "not text": (b"Feature: \xff\n", "not UTF-8"),
    "mark": (b"\xef\xbb\xbf" + GOOD.encode(), "byte order mark"),
}


@pytest.mark.parametrize("content, said", REFUSED.values(), ids=REFUSED)
def test_what_would_pass_unchecked_is_refused_before_anything_runs(check, content, said):
    status, out, err = check("a.feature", "b.feature", a=content, b=RUSSIAN)
    assert (status, out) == (2, "")
    assert said in err


def test_a_missing_path(check):
    assert check("gone")[::2] == (2, "host_sim: there is no file or folder 'gone'\n")


def test_a_folder_without_features(check, tmp_path):
    (tmp_path / "empty").mkdir()
    assert check("empty")[::2] == (2, "host_sim: no feature file lies in the folder 'empty'\n")


def test_a_file_of_another_kind(check):
    assert check("apple_steps.py")[0] == 2
