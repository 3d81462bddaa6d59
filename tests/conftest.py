# SPDX-License-Identifier: MIT
"""Makes CPython look like MicroPython to the tests, and lets them run feature files."""

from host_sim import paths

paths.install()

pytest_plugins = ["host_sim.gherkin", "host_sim.steps"]
