# SPDX-License-Identifier: MIT
"""Where fetched and built pieces are kept: outside of git."""

from host_sim.paths import ROOT

STORE = ROOT / ".device"
