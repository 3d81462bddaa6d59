# SPDX-License-Identifier: MIT
"""The PC as one more board: the firmware of Pocket Tabletop on CPython."""
