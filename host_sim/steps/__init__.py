# SPDX-License-Identifier: MIT
"""The Gherkin steps of the project, as a pytest plugin (`-p host_sim.steps`).

tests/features/README.md lists them with an example each.
"""

pytest_plugins = ["host_sim.steps.given", "host_sim.steps.when", "host_sim.steps.then"]
