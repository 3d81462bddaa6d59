# SPDX-License-Identifier: MIT
"""The Gherkin steps of the project, as a pytest plugin (`-p host_sim.steps`)."""
