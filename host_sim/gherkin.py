# SPDX-License-Identifier: MIT
"""pytest plugin: collects `.feature` files from any folder and runs them with the project's steps.

Used by the test suite and by `python -m host_sim check` alike; the steps
themselves are the plugin `host_sim.steps`.
"""

from __future__ import annotations

import types
from pathlib import Path

import pytest
from pytest_bdd import scenarios

from host_sim import feature_lint


class FeatureFile(pytest.Module):
    """A feature file as a test module, made in memory, with a test for each of its scenarios."""

    def _getobj(self) -> types.ModuleType:
        feature, faults = feature_lint.parse(self.path)
        if faults or feature is None:
            raise self.CollectError("\n".join(faults))
        for tag in sorted(feature_lint.tags(feature)):
            self.config.addinivalue_line("markers", f"{tag}: a tag of the feature files")
        module = types.ModuleType(f"feature_{self.path.stem}")
        module.__file__ = str(self.path)
        # scenarios() plants a test for each scenario in the namespace it is called from
        module.__dict__["scenarios"] = scenarios
        exec(compile("scenarios(__file__)", str(self.path), "exec"), module.__dict__)
        return module


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    if file_path.suffix == ".feature":
        return FeatureFile.from_parent(parent, path=file_path)
    return None
