# SPDX-License-Identifier: MIT
"""What `check` prints: a line a failed scenario with the step and the reason, and the sum."""

from __future__ import annotations

from typing import Any

import pytest


class Report:
    """A pytest plugin that takes the place of pytest's own terminal report."""

    def __init__(self) -> None:
        self._passed = 0
        self._failures: list[str] = []
        self._reason: dict[str, str] = {}

    def pytest_bdd_step_error(self, request: pytest.FixtureRequest, scenario: Any, step: Any, exception: Exception) -> None:
        self._note(request, scenario, step, str(exception) or type(exception).__name__)

    def pytest_bdd_step_func_lookup_error(self, request: pytest.FixtureRequest, scenario: Any, step: Any) -> None:
        self._note(request, scenario, step, "no step of the project reads like this")

    def _note(self, request: pytest.FixtureRequest, scenario: Any, step: Any, reason: str) -> None:
        place = f"{scenario.feature.filename}:{step.line_number}"
        head = f"{place}: {scenario.name}: {step.keyword.strip()} {step.name}"
        self._reason[request.node.nodeid] = head + "".join(f"\n    {line}" for line in reason.splitlines())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failures.append(self._reason.pop(report.nodeid, None) or report.longreprtext)
        elif report.when == "call" and report.passed:
            self._passed += 1

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._failures.append(report.longreprtext)

    def tell(self) -> None:
        """Print the failures, then how many scenarios passed and failed."""
        for failure in self._failures:
            print(f"FAILED {failure}")
        print(f"{self._passed} passed, {len(self._failures)} failed")
